//! What is written on one side is read on the other, unchanged.

use bohemian::Bohemian;
use engine::{Game, Seat, Turn, Viewer, chance};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::SeedableRng;
use table::{Command, Contribution, Pace, Secret, Table};
use villagers::Villagers;
use wire::{Request, Update, UpdateOf};

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
