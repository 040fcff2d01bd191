//! A table from the first seat taken to the last die checked.

mod going_back;
mod verifying;

use crate::*;
use bohemian::Bohemian;
use engine::{Game, Record, Seat, Seats, Turn, Viewer, chance, testkit};
use villagers::Villagers;

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CARL: Seat = Seat::new(2);

fn sit(seat: Seat, name: &str) -> Command {
    Command::Sit { seat, name: name.into(), contribution: Contribution::new([seat.number(); 32]) }
}

/// A table where everybody sits and the game has begun.
fn started(players: u8) -> Table<Bohemian> {
    let setup = bohemian::Setup::new(players).unwrap().with_first(Some(ANNA)).unwrap();
    let mut table = Table::new(setup, Pace::Unhurried, Secret::new([9; 32]));
    for (seat, name) in Seat::all(players).zip(["Anna", "Ben", "Carl", "Dora", "Emil"]) {
        table.act(sit(seat, name), 0).unwrap();
    }
    table.act(Command::Start, 0).unwrap();
    table
}

fn first_move<G: Game>(table: &Table<G>) -> (Seat, String) {
    let Turn::Seat(seat) = table.turn() else { panic!("nobody has to act") };
    (seat, table.view(Viewer::Seat(seat), 0).moves[0].clone())
}

fn play_first_move<G: Game>(table: &mut Table<G>) -> Vec<Change<G>> {
    let (seat, mv) = first_move(table);
    table.act(Command::Play { seat, mv }, 0).unwrap()
}

/// The id of the fault for which an action is refused; and nothing has changed.
fn refused<G: Game>(table: &mut Table<G>, action: Command) -> &'static str {
    let before = table.clone();
    let fault = table.act(action, 0).unwrap_err();
    assert_eq!(*table, before);
    testkit::id(&fault)
}

#[test]
fn seats_are_taken_once_and_only_before_the_game() {
    let setup = bohemian::Setup::new(2).unwrap();
    let mut table = Table::<Bohemian>::new(setup, Pace::Unhurried, Secret::new([1; 32]));
    table.act(sit(ANNA, "Anna"), 0).unwrap();
    assert_eq!(refused(&mut table, sit(ANNA, "Ben")), "table-seat-taken");
    assert_eq!(refused(&mut table, sit(CARL, "Carl")), "table-no-such-seat");
    assert_eq!(refused(&mut table, sit(BEN, " \n ")), "table-text");
    assert_eq!(refused(&mut table, Command::Start), "table-seats-open");
    assert_eq!(refused(&mut table, Command::Play { seat: ANNA, mv: "pass".into() }), "table-not-started");
    table.act(Command::SeatBot { seat: BEN, level: bots::Level::Easy }, 0).unwrap();
    table.act(Command::Leave { seat: ANNA }, 0).unwrap();
    assert_eq!(refused(&mut table, Command::Leave { seat: ANNA }), "table-not-seated");
    table.act(Command::SeatBot { seat: ANNA, level: bots::Level::Easy }, 0).unwrap();
    assert_eq!(refused(&mut table, Command::Start), "table-nobody-plays");
    table.act(Command::Leave { seat: ANNA }, 0).unwrap();
    table.act(sit(ANNA, "Anna"), 0).unwrap();
    table.act(Command::Start, 0).unwrap();
    assert_eq!(refused(&mut table, Command::Leave { seat: ANNA }), "table-started");
    assert_eq!(refused(&mut table, Command::Start), "table-started");
}

#[test]
fn a_move_is_played_in_its_turn_and_a_bad_one_says_why() {
    let mut table = started(2);
    assert_eq!(refused(&mut table, Command::Play { seat: BEN, mv: "pass".into() }), "not-your-turn");
    assert_eq!(refused(&mut table, Command::Play { seat: ANNA, mv: "fly".into() }), "bohemian-unknown-move");
    assert_eq!(refused(&mut table, Command::Play { seat: ANNA, mv: "end".into() }), "bohemian-move-first");
    let news = play_first_move(&mut table);
    assert!(matches!(&news[0].entry.fact, Fact::Ply(ply) if ply.starts_with("1 ")));
}

#[test]
fn a_move_is_taken_back_until_dice_are_rolled() {
    let mut table = started(2);
    let before = table.history().clone();
    assert_eq!(refused(&mut table, Command::TakeBack { seat: ANNA }), "table-nothing-to-take-back");
    let tile = table.view(ANNA.into(), 0).moves.into_iter().find(|mv| mv.ends_with("tile")).unwrap();
    table.act(Command::Play { seat: ANNA, mv: tile.clone() }, 0).unwrap();
    assert!(table.view(ANNA.into(), 0).take_back);
    assert_eq!(refused(&mut table, Command::TakeBack { seat: BEN }), "table-nothing-to-take-back");
    table.act(Command::TakeBack { seat: ANNA }, 0).unwrap();
    assert_eq!(*table.history(), before);
    table.act(Command::Play { seat: ANNA, mv: tile }, 0).unwrap();
    table.act(Command::Play { seat: ANNA, mv: "end".into() }, 0).unwrap();
    assert_eq!(refused(&mut table, Command::TakeBack { seat: ANNA }), "table-nothing-to-take-back");
}

#[test]
fn a_bot_stands_in_for_who_is_away_and_hands_the_seat_back() {
    let mut table = started(2);
    table.act(Command::Away { seat: ANNA, level: bots::Level::Hard }, 0).unwrap();
    assert_eq!(table.bot_to_move(), Some((ANNA, bots::Level::Hard)));
    assert_eq!(refused(&mut table, Command::TakeBack { seat: ANNA }), "table-bot-plays");
    play_first_move(&mut table);
    table.act(Command::Back { seat: ANNA }, 0).unwrap();
    assert_eq!(refused(&mut table, Command::Back { seat: ANNA }), "table-not-away");
    assert_eq!(table.bot_to_move(), None);
}

#[test]
fn who_runs_out_of_time_is_replaced_by_a_bot() {
    let setup = bohemian::Setup::new(2).unwrap().with_first(Some(ANNA)).unwrap();
    let pace = Pace::Bank { bank: 1_000, increment: 100 };
    let mut table = Table::<Bohemian>::new(setup, pace, Secret::new([3; 32]));
    table.act(sit(ANNA, "Anna"), 0).unwrap();
    table.act(sit(BEN, "Ben"), 0).unwrap();
    table.act(Command::Start, 5_000).unwrap();
    assert_eq!((table.time_left(ANNA, 5_400), table.deadline()), (Some(600), Some(6_000)));
    assert!(table.act(Command::TimeOut { seat: ANNA }, 5_999).is_err());
    assert!(table.act(Command::TimeOut { seat: BEN }, 6_000).is_err());
    table.act(Command::TimeOut { seat: ANNA }, 6_000).unwrap();
    assert!(table.bot_to_move().is_some());
    assert_eq!(table.deadline(), None, "no clock runs for a bot");
}

#[test]
fn resigning_leaves_the_win_to_the_others() {
    let mut table = started(2);
    table.act(Command::Resign { seat: ANNA }, 0).unwrap();
    assert_eq!((table.stage(), table.winners()), (Stage::Over, Some(Seats::from_iter([BEN]))));

    let mut table = started(3);
    table.act(Command::Resign { seat: BEN }, 0).unwrap();
    assert_eq!(refused(&mut table, Command::Resign { seat: BEN }), "table-has-resigned");
    assert_eq!(refused(&mut table, Command::Back { seat: BEN }), "table-has-resigned");
    while table.stage() == Stage::Playing {
        play_first_move(&mut table);
    }
    assert!(!table.winners().unwrap().contains(BEN));
    assert!(!table.winners().unwrap().is_empty());
}

#[test]
fn what_is_said_stays_one_line_of_text() {
    let mut table = started(2);
    table.act(Command::Say { from: Speaker::Seat(ANNA), text: "hello\n9 resign 2".into() }, 1).unwrap();
    table.act(Command::Say { from: Speaker::Spectator("Zoe: x".into()), text: "a: b".into() }, 2).unwrap();
    assert_eq!(table.chat()[0].2, "hello 9 resign 2");
    let long = "x".repeat(501);
    assert_eq!(refused(&mut table, Command::Say { from: Speaker::Seat(ANNA), text: long }), "table-text");
    assert_eq!(
        refused(&mut table, Command::Say { from: Speaker::Seat(CARL), text: "x".into() }),
        "table-no-such-seat"
    );
}

/// Plays a random table, with all kinds of actions, and gives its log.
fn random_table<G: Game>(setup: &G::Setup, seed: u64) -> (Table<G>, Vec<LogLine>) {
    let mut rng = testkit::rng(seed);
    let mut table = Table::<G>::new(setup.clone(), Pace::PerTurn { limit: 9 }, Secret::new([seed as u8; 32]));
    let mut log = Vec::new();
    let seats: Vec<Seat> = Seat::all(table.history().seats()).collect();
    let mut act = |table: &mut Table<G>, action, now| {
        log.extend(table.act(action, now).into_iter().flatten().map(|news| news.entry));
    };
    for &seat in &seats {
        act(&mut table, sit(seat, "Somebody"), 0);
    }
    act(&mut table, Command::Start, 0);
    for now in 1.. {
        let Turn::Seat(turn) = table.turn() else { break };
        let seat = chance::pick(&mut rng, &seats);
        let plies = table.history().plies().len();
        let action = match chance::below(&mut rng, 60) {
            0 => Command::TakeBack { seat: turn },
            1 => Command::AskTakeBack { seat, plies: plies.saturating_sub(2) },
            2 => {
                // Now and then all agree at once, and the game goes back.
                let plies = chance::below(&mut rng, plies as u32) as usize;
                act(&mut table, Command::AskTakeBack { seat, plies }, now);
                let Some(request) = table.request().map(|request| request.number) else { continue };
                for &seat in &seats {
                    act(&mut table, Command::Answer { seat, request, agree: true }, now);
                }
                continue;
            }
            3 => Command::Away { seat, level: bots::Level::Easy },
            4 => Command::Back { seat },
            5 => Command::Say { from: Speaker::Seat(seat), text: "so: so".into() },
            6 => Command::TimeOut { seat },
            _ => {
                let mv =
                    chance::pick(&mut rng, &(0..table.view(turn.into(), 0).moves.len()).collect::<Vec<_>>());
                Command::Play { seat: turn, mv: table.view(turn.into(), 0).moves[mv].clone() }
            }
        };
        act(&mut table, action, now);
    }
    (table, log)
}

fn log_gives_the_same_table<G: Game>(setup: &G::Setup, seed: u64) {
    let (table, log) = random_table::<G>(setup, seed);
    assert_eq!(table.stage(), Stage::Over);
    let mut again = Table::<G>::new(setup.clone(), table.pace(), Secret::new([seed as u8; 32]));
    for entry in &log {
        let line = entry.to_string();
        let parsed = LogLine::parse(&line).unwrap_or_else(|at| panic!("{line}: {at:?}"));
        assert_eq!(parsed, *entry);
        again.replay(&parsed).unwrap();
    }
    assert_eq!(again, table);

    let record = read::<G>(&table.record().to_text());
    assert_eq!(record, table.record());
    let published = Expected { commitment: Some(table.commitment()), ..Expected::default() };
    let verified = verify(&record, &published).unwrap();
    assert!(verified.is_published && verified.outcomes > 0);
    assert_eq!(verified.rewinds, record.history.rewinds().len());
}

fn read<G: Game>(text: &str) -> Record<G> {
    Record::parse(text).unwrap_or_else(|at| panic!("{at:?}\n{text}"))
}

#[test]
fn the_log_gives_the_same_table_and_the_dice_can_be_checked() {
    testkit::for_seeds(30, |seed| {
        log_gives_the_same_table::<Bohemian>(&bohemian::Setup::new(2 + (seed % 4) as u8).unwrap(), seed);
        log_gives_the_same_table::<Villagers>(
            &villagers::Setup::players(2 + (seed % 4) as u8).unwrap(),
            seed,
        );
    });
}

/// What a viewer is told of a whole table is the same in every world that they can't tell apart; and the secret
/// stays at home until the end.
#[test]
fn neither_views_nor_news_tell_the_secret_or_a_ply() {
    let mut table =
        Table::<Villagers>::new(villagers::Setup::players(2).unwrap(), Pace::Unhurried, Secret::new([4; 32]));
    table.act(sit(ANNA, "Anna"), 0).unwrap();
    table.act(sit(BEN, "Ben"), 0).unwrap();
    let mut news = table.act(Command::Start, 0).unwrap();
    let secret = Secret::new([4; 32]).to_hex();
    while table.stage() == Stage::Playing {
        for viewer in Viewer::all(2) {
            let view = serde_json::to_string(&table.view(viewer, 0)).unwrap();
            assert!(!view.contains(&secret));
            for news in &news {
                let seen = serde_json::to_string(&news.seen_by(viewer)).unwrap();
                assert!(!seen.contains(&secret) && !seen.contains("\"ply "), "{seen}");
                assert!(!seen.contains(&Contribution::new([1; 32]).to_hex()));
            }
        }
        news = play_first_move(&mut table);
    }
    assert_eq!(table.view(Viewer::Spectator, 0).secret, Some(secret));
}

/// Tries every legal move at every turn of a random game, then plays one: it brings what the trial said.
fn trials_tell_what_comes<G: Game>(setup: &G::Setup, seed: u64) {
    let mut rng = testkit::rng(seed);
    let mut table = Table::<G>::new(setup.clone(), Pace::Unhurried, Secret::new([seed as u8; 32]));
    for seat in Seat::all(table.history().seats()) {
        table.act(sit(seat, "Anna"), 0).unwrap();
    }
    table.act(Command::Start, 0).unwrap();
    while let Turn::Seat(seat) = table.turn() {
        let trials = table.trials(seat, table.view(Viewer::Seat(seat), 0).moves).run();
        assert!(trials.iter().all(|trial| trial.refused.is_none()));
        let Trial { mv, brings, ends, .. } =
            trials[chance::below(&mut rng, trials.len() as u32) as usize].clone();
        let state = table.history().state();
        let reveals = state.reveals(state.parse_move(&mv).unwrap());
        let news = table.act(Command::Play { seat, mv: mv.clone() }, 0).unwrap();
        let told = news[0].seen_by(Viewer::Seat(seat)).events;
        assert_eq!(ends, table.turn() != Turn::Seat(seat), "{mv}");
        if reveals {
            assert!(brings.iter().all(|sentence| told.contains(sentence)), "{mv}: {brings:?} {told:?}");
        } else {
            assert_eq!(brings, told, "{mv}");
        }
    }
}

#[test]
fn trying_a_move_tells_what_it_brings_and_nothing_hidden() {
    testkit::for_seeds(4, |seed| {
        trials_tell_what_comes::<Bohemian>(&bohemian::Setup::new(3).unwrap(), seed);
        trials_tell_what_comes::<Villagers>(&villagers::Setup::players(2).unwrap(), seed);
        trials_tell_what_comes::<Villagers>(&villagers::Setup::solo(villagers::Level::Normal), seed);
    });
}

#[test]
fn trying_what_cannot_be_played_says_why() {
    let why = |table: &Table<Bohemian>, seat, mv: &str| {
        table.trials(seat, vec![mv.into()]).run().remove(0).refused.unwrap().id.into_owned()
    };
    let table = started(2);
    let (seat, mv) = first_move(&table);
    assert_eq!(why(&table, seat.next(2), &mv), "not-your-turn");
    let (no_move, not_these_dice) = (why(&table, seat, "what?"), why(&table, seat, "6+6+6+6 N2"));
    assert!(no_move.starts_with("bohemian-") && not_these_dice.starts_with("bohemian-"));
    assert_ne!(no_move, not_these_dice);
}

#[test]
fn lines_that_are_no_facts_are_refused_with_a_place() {
    for line in [
        "",
        "x",
        "5",
        "5 fly",
        "5 sit 1 abc Anna",
        "5 bot 1 genius",
        "5 say 9",
        "5 say * x",
        "5 ask 1",
        "5 rewind x",
        "5 start 3",
        "5 start x",
    ] {
        assert!(LogLine::parse(line).is_err(), "{line}");
    }
}

/// Two tables that a seat can't tell apart get the same advice: it knows only what the seat may know.
#[test]
fn advice_does_not_depend_on_what_is_hidden() {
    let setup = villagers::Setup::players(2).unwrap();
    let mut rng = testkit::rng(5);
    let mut asked = 0;
    testkit::random_game::<Villagers>(&setup, &mut testkit::rng(4), |history, _| {
        let state = history.state();
        if let Turn::Seat(seat) = state.turn()
            && chance::below(&mut rng, 25) == 0
        {
            let other = state.resample(Viewer::Seat(seat), &mut rng);
            let advice = advise(state, seat, 7, &|| false);
            assert_eq!(advice, advise(&other, seat, 7, &|| false));
            assert!(!advice.is_empty() && advice.is_sorted_by(|a, b| a.chance >= b.chance), "{advice:?}");
            asked += 1;
        }
    });
    assert!(asked > 2);
}

#[test]
fn advice_is_for_whose_turn_it_is_where_the_table_allows_it() {
    let table = started(2);
    let (seat, _) = first_move(&table);
    let id = |table: &Table<Bohemian>, seat| table.check_advice(seat).map_err(|fault| testkit::id(&fault));
    assert_eq!(id(&table, seat), Err("table-no-hints"));
    let table = table.with_hints(true);
    assert_eq!(id(&table, seat), Ok(()));
    assert_eq!(id(&table, seat.next(2)), Err("not-your-turn"));
    assert!(table.view(Viewer::Spectator, 0).hints, "everybody sees it");
}
