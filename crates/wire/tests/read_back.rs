//! What is written on one side is read on the other, unchanged.

use bohemian::Bohemian;
use engine::{Game, Seat, Turn, Viewer, chance};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::SeedableRng;
use table::{Command, Commitment, Contribution, Pace, Secret, Table};
use villagers::Villagers;
use wire::{DicePart, Request, Update, UpdateOf};

fn again<T: serde::Serialize + serde::de::DeserializeOwned>(message: &T) -> T {
    serde_json::from_str(&serde_json::to_string(message).unwrap()).unwrap()
}

/// Plays a random game and compares every view and all news with what a client reads.
fn whole_game<G: Game>(setup: &G::Setup) {
    let mut rng = Pcg32::seed_from_u64(7);
    let mut table = Table::<G>::new(setup.clone(), Pace::Unhurried, Secret::new([3; 32]));
    let seats = table.history().seats();
    for seat in Seat::all(seats) {
        let contribution = Contribution::new([seat.number(); 32]);
        table.act(Command::Sit { seat, name: "Anna".into(), contribution }, 0).unwrap();
    }
    let mut news = table.act(Command::Start, 0).unwrap();
    loop {
        for viewer in Viewer::all(seats) {
            let message: UpdateOf<G> = Update::News {
                version: table.version(),
                news: news.iter().map(|news| news.seen_by(viewer)).collect(),
                view: Some(table.view(viewer, 0)),
                moves: table.moves(viewer),
            };
            assert_eq!(again(&message), message);
        }
        let Turn::Seat(seat) = table.turn() else { break };
        let mut moves = table.view(Viewer::Seat(seat), 0).moves;
        let mv = moves.swap_remove(chance::below(&mut rng, moves.len() as u32) as usize);
        news = table.act(Command::Play { seat, mv }, 0).unwrap();
    }
}

#[test]
fn views_and_news_of_whole_games_read_back() {
    whole_game::<Bohemian>(&bohemian::Setup::new(4).unwrap());
    whole_game::<Villagers>(&villagers::Setup::players(3).unwrap());
    whole_game::<Villagers>(&villagers::Setup::solo(villagers::Level::Expert));
}

/// A table of two where both have sat down.
fn gathered() -> Table<Bohemian> {
    let mut table = Table::new(bohemian::Setup::new(2).unwrap(), Pace::Unhurried, Secret::new([3; 32]));
    for seat in Seat::all(2) {
        let contribution = Contribution::new([seat.number(); 32]);
        table.act(Command::Sit { seat, name: "Anna".into(), contribution }, 0).unwrap();
    }
    table
}

fn answer(part: &mut DicePart, table: &Table<Bohemian>, seat: u8) -> Option<Request> {
    part.answer(&table.view(Viewer::Seat(Seat::new(seat)), 0), || "a1".parse().unwrap())
}

/// Lets a seat say what its part answers.
fn answers(part: &mut DicePart, table: &mut Table<Bohemian>, seat: u8) {
    let seat_ = Seat::new(seat);
    let command = match answer(part, table, seat) {
        Some(Request::Commit { round, commitment, .. }) => {
            Command::Commit { seat: seat_, round, commitment: Commitment::from_hex(&commitment).unwrap() }
        }
        Some(Request::Reveal { round, part, .. }) => {
            Command::Reveal { seat: seat_, round, part: Contribution::from_hex(&part).unwrap() }
        }
        other => panic!("{other:?}"),
    };
    table.act(command, 0).unwrap();
}

#[test]
fn a_part_of_the_dice_is_committed_to_and_revealed_once_the_host_is_bound() {
    let mut table = gathered();
    let [mut anna, mut ben] = [1, 2].map(|seed| DicePart::new([seed; 32]));
    assert_eq!(anna.answer(&table.view(Viewer::Spectator, 0), || unreachable!()), None, "of another's view");
    answers(&mut anna, &mut table, 0);
    assert_eq!((answer(&mut anna, &table, 0), anna.commitment()), (None, None), "it is said once");
    answers(&mut ben, &mut table, 1);
    let mut reloaded = again(&anna);
    assert_eq!(answer(&mut reloaded, &table, 0), None, "and not again by the same browser after a reload");
    table.act(Command::Start, 20_000).unwrap();
    answers(&mut reloaded, &mut table, 0);
    assert_eq!(reloaded.commitment(), Some(&*table.commitment().to_hex()), "seen before it was revealed");
    answers(&mut ben, &mut table, 1);
    assert_eq!(table.stage(), table::Stage::Playing);
    while let Turn::Seat(seat) = table.turn() {
        let mv = table.view(Viewer::Seat(seat), 0).moves.swap_remove(0);
        table.act(Command::Play { seat, mv }, 0).unwrap();
    }
    let record = table.record();
    assert!(reloaded.is_kept_by(&record) && ben.is_kept_by(&record));
    assert!(anna.is_kept_by(&record), "who revealed nothing has nothing to hold against it");
    // Another whole game that agrees with itself is not the one that Ben was shown.
    let mut other = gathered();
    let [mut carl, mut dora] = [3, 2].map(|seed| DicePart::new([seed; 32]));
    answers(&mut carl, &mut other, 0);
    answers(&mut dora, &mut other, 1);
    other.act(Command::Start, 20_000).unwrap();
    answers(&mut carl, &mut other, 0);
    answers(&mut dora, &mut other, 1);
    while let Turn::Seat(seat) = other.turn() {
        let mv = other.view(Viewer::Seat(seat), 0).moves.swap_remove(0);
        other.act(Command::Play { seat, mv }, 0).unwrap();
    }
    assert!(dora.is_kept_by(&other.record()) && !ben.is_kept_by(&other.record()));
}

/// A host that asks twice for the same part, or for a part that the client has not committed to, gets nothing that it could
/// choose by.
#[test]
fn a_part_is_revealed_under_one_commitment_only() {
    let mut table = gathered();
    let [mut anna, mut ben] = [1, 2].map(|seed| DicePart::new([seed; 32]));
    answers(&mut anna, &mut table, 0);
    let committed = anna.clone();
    answers(&mut ben, &mut table, 1);
    table.act(Command::Start, 20_000).unwrap();
    let mut view = table.view(Viewer::Seat(Seat::new(0)), 20_000);
    let id = || "a1".parse().unwrap();
    let mut stranger = DicePart::new([9; 32]);
    assert_eq!(stranger.answer(&view, id), None, "that is not what it committed to");
    assert!(anna.answer(&view, id).is_some());
    let mut reloaded = again(&anna);
    assert_eq!(reloaded.answer(&view, id), again(&committed).answer(&view, id), "the answer was lost");
    view.commitment = "0".repeat(64);
    assert_eq!(again(&anna).answer(&view, id), None, "the host has thought of something better");
    let again_ = gathered().view(Viewer::Seat(Seat::new(0)), 0);
    assert_eq!(again(&anna).answer(&again_, id), None, "everybody may know the part of this round now");
}

#[test]
fn a_refusal_keeps_its_reason() {
    let json = r#"{"type":"refused","id":"m1","sentence":{"id":"not-your-turn","args":[["turn",{"seat":2}]]},"text":"It is Ben's turn."}"#;
    let message: Update<()> = serde_json::from_str(json).unwrap();
    assert_eq!(serde_json::to_string(&message).unwrap(), json);
}

#[test]
fn what_no_client_says_is_refused() {
    for json in [
        r#"{"type":"cheat"}"#,
        r#"{"type":"play","id":"a b","move":"x"}"#,
        r#"{"type":"start","id":"a","more":1}"#,
        "[]",
    ] {
        assert!(serde_json::from_str::<Request>(json).is_err(), "{json}");
    }
}
