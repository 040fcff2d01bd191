//! Whole evenings at home, as a page lives through them.

use crate::page::{ANNA, Page, hello, id};
use bohemian::Bohemian;
use engine::{Game, Record, Seat, Turn};
use games::think;
use house::{House, Kept, Order, Report};
use serde::de::DeserializeOwned;
use table::{Contribution, Expected, Fact};
use villagers::Villagers;
use wire::{Request, Update};

const BEN: Seat = Seat::new(1);

fn against_a_bot<G: Game<View: DeserializeOwned>>() -> Page<G> {
    Page::begin(Kept::new(G::ID, 2, &"5a".repeat(32)), &["easy"])
}

fn whole_game<G: Game<View: DeserializeOwned>>() {
    let mut page = against_a_bot::<G>();
    page.play_to_the_end();
    assert!(page.view().outcome.is_some() && page.view().winners.is_some());
    // Loaded again, the table is the same, and the log is told from its first line.
    let mut again = Page::<G>::resume(page.kept.clone());
    again.look(ANNA);
    assert_eq!(again.view(), page.view());
    let [Update::News { news, .. }] = &again.told[..] else { panic!("{:?}", again.told) };
    assert_eq!(news.len(), page.kept.log.len());
}

#[test]
fn a_whole_game_against_a_bot_is_kept() {
    whole_game::<Bohemian>();
    whole_game::<Villagers>();
    whole_game::<race::Race>();
}

#[test]
fn people_at_one_screen_see_their_own_hands() {
    let mut page = Page::<Villagers>::open(2);
    page.sit(ANNA, "Anna");
    page.sit(BEN, "Ben");
    page.look(ANNA);
    page.say(Request::Start { id: id("s") });
    assert_eq!(page.view().you, Some(ANNA));
    let hers = page.view().game.clone();
    page.look(BEN);
    assert_eq!(page.view().you, Some(BEN));
    assert_ne!(page.view().game, hers);
    page.play_to_the_end();
}

#[test]
fn people_at_one_screen_go_back_together() {
    let mut page = Page::<Bohemian>::open(2);
    page.sit(ANNA, "Anna");
    page.sit(BEN, "Ben");
    page.look(ANNA);
    page.say(Request::Start { id: id("s") });
    let Turn::Seat(first) = page.view().turn else { panic!("somebody begins") };
    page.look(first);
    let (plies, before) = (page.view().plies, page.view().game.clone());
    while page.view().turn == Turn::Seat(first) {
        let mv = page.view().moves[0].clone();
        page.say(Request::Play { id: id("m"), mv });
    }
    page.say(Request::Ask { id: id("a"), plies });
    assert_eq!((page.view().request.clone(), page.view().game.clone()), (None, before));
}

#[test]
fn who_has_no_seat_looks_on() {
    let mut page = against_a_bot::<Bohemian>();
    page.say(hello(BEN, None));
    assert_eq!((page.view().you, page.view().moves.len()), (None, 0));
    let told = page.say(Request::TakeBack { id: id("t") });
    assert!(matches!(told, Update::Refused { .. }));
}

#[test]
fn an_unknown_level_of_bot_is_refused() {
    let mut page = Page::<Bohemian>::open(2);
    page.look(ANNA);
    let told = page.say(Request::SeatBot { id: id("b"), seat: 2, level: "grand".into() });
    let Update::Refused { why, .. } = told else { panic!("{told:?}") };
    assert_eq!(why.sentence.id, "host-unknown");
    assert_eq!(page.kept.log, Vec::<String>::new());
}

#[test]
fn a_repeated_request_is_done_once() {
    let mut page = against_a_bot::<Bohemian>();
    page.let_bots_move();
    let request = Request::Play { id: id("m"), mv: page.view().moves[0].clone() };
    page.say(request.clone());
    let log = page.kept.log.clone();
    assert!(matches!(page.say(request), Update::Ack { .. }));
    assert_eq!(page.kept.log, log);
}

#[test]
fn a_refused_move_says_why_and_changes_nothing() {
    let mut page = against_a_bot::<Bohemian>();
    page.let_bots_move();
    let before = page.kept.clone();
    let request = id("m");
    let Update::Refused { id: asked, why } =
        page.say(Request::Play { id: request.clone(), mv: "end".into() })
    else {
        panic!("a turn can't end before a move")
    };
    assert_eq!(*asked, Some(request));
    assert_eq!((&*why.sentence.id, why.sentence.rule.as_deref()), ("bohemian-move-first", Some("B17")));
    assert_eq!(page.kept, before);
}

#[test]
fn a_move_can_be_tried_without_playing_it() {
    let mut page = against_a_bot::<Bohemian>();
    page.let_bots_move();
    let moves = page.view().moves.clone();
    let Update::Tried { trials, .. } = page.say(Request::Try { id: id("t"), moves: moves.clone() }) else {
        panic!()
    };
    assert_eq!(trials.len(), moves.len());
    assert!(trials.iter().all(|trial| trial.refused.is_none() && !trial.brings.is_empty()));
}

#[test]
fn a_bot_s_move_for_a_table_that_has_changed_is_forgotten() {
    let mut page = against_a_bot::<Bohemian>();
    while page.house.job(page.now).is_none() {
        let mv = page.view().moves[0].clone();
        page.say(Request::Play { id: id("m"), mv });
    }
    let mut other = Page::<Bohemian>::resume(page.kept.clone());
    let job = other.house.job(0).unwrap();
    other.house.thought(think(&job, &|| false).unwrap(), 0);
    other.look(ANNA);
    other.say(Request::Say { id: id("c"), text: "hm".into(), name: None });
    assert!(other.house.tick(1_000_000).is_empty(), "the table is not the one it thought about");
    assert!(other.house.job(1_000_000).is_some(), "so it thinks again");
}

#[test]
fn bots_hurry_when_told_to() {
    let mut page = against_a_bot::<Bohemian>();
    while page.view().turn == Turn::Seat(ANNA) {
        let mv = page.view().moves[0].clone();
        page.say(Request::Play { id: id("m"), mv });
    }
    let job = page.house.job(0).unwrap();
    assert!(page.house.thought(think(&job, &|| false).unwrap(), 0).is_empty());
    assert!(!page.house.hear(Order::Pace(0), 1).is_empty());
}

#[test]
fn advice_comes_with_reasons() {
    let mut page = against_a_bot::<Bohemian>();
    page.let_bots_move();
    page.order(Order::Say(Request::Hint { id: id("h") }));
    let job = page.house.job(0).unwrap();
    let reports = page.house.thought(think(&job, &|| false).unwrap(), 0);
    let Report::Tell(Update::<()>::Hints { hints, .. }) = serde_json::from_str(&reports[0]).unwrap() else {
        panic!("{reports:?}")
    };
    assert!(page.view().moves.contains(&hints[0].mv) && hints[0].purpose.id.starts_with("hint-bohemian-"));
}

#[test]
fn a_table_without_hints_gives_none() {
    let mut page = against_a_bot::<Bohemian>();
    let mut strict = Page::<Bohemian>::resume(Kept { hints: false, ..page.kept.clone() });
    for (page, allowed) in [(&mut page, true), (&mut strict, false)] {
        page.look(ANNA);
        page.let_bots_move();
        assert_eq!(page.view().hints, allowed);
        page.told.clear();
        page.order(Order::Say(Request::Hint { id: id("h") }));
        assert_eq!(page.house.job(page.now).is_some(), allowed);
        let refused = |told: &Update<_, _>| matches!(told, Update::Refused { why, .. } if why.sentence.id == "table-no-hints");
        assert_eq!(page.told.iter().any(refused), !allowed);
    }
}

#[test]
fn a_table_that_was_damaged_is_refused_with_the_place() {
    let mut page = against_a_bot::<Bohemian>();
    page.let_bots_move();
    let fault = |kept: Kept| {
        let report = House::default().hear(Order::Open(kept), 0).pop()?;
        let Ok(Report::Failed::<()>(sentence)) = serde_json::from_str(&report) else { panic!("{report}") };
        Some(sentence.id.into_owned())
    };
    let kept = page.kept.clone();
    assert_eq!(fault(kept.clone()), None);
    let broken = Kept { log: vec!["0 fly".into()], ..kept.clone() };
    assert_eq!(fault(broken).as_deref(), Some("house-line"));
    assert_eq!(fault(Kept { secret: "x".into(), ..kept.clone() }).as_deref(), Some("house-secret"));
    assert_eq!(fault(Kept { rules: 99, ..kept.clone() }).as_deref(), Some("house-rules"));
    assert_eq!(fault(Kept { players: 9, ..kept.clone() }).as_deref(), Some("house-setup"));
    assert_eq!(fault(Kept { game: "chess".into(), ..kept }).as_deref(), Some("house-game"));
}

/// Goes on from every tenth position of a game that was played: hidden things are what they were, chance is fresh, the table
/// can be loaded again, and its dice can be checked from there on.
fn goes_on_from_anywhere<G: Game<View: DeserializeOwned>>() {
    let mut page = against_a_bot::<G>();
    page.play_to_the_end();
    let record = Record::<G>::parse(&page.kept.record().unwrap()).unwrap();
    for plies in (0..record.history.plies().len()).step_by(10) {
        let seats = vec![
            Fact::Sat { seat: ANNA, name: "Anna".into(), contribution: Contribution::new([1; 32]) },
            Fact::BotSat { seat: BEN, level: "easy".parse().unwrap(), name: String::new() },
        ];
        let kept = Kept::going_on(&record, plies, seats, &"77".repeat(32), 0);
        let mut page = Page::<G>::resume(kept);
        let began = Record::<G>::parse(&page.kept.record().unwrap()).unwrap().history;
        assert_eq!(began.plies()[..plies], record.history.plies()[..plies]);
        assert_eq!(began.state_after(plies), record.history.state_after(plies));
        assert_ne!(began.state().turn(), Turn::Chance, "what is due has come");
        page.look(ANNA);
        page.play_to_the_end();
        let played = Record::<G>::parse(&page.kept.record().unwrap()).unwrap();
        let earlier = core::slice::from_ref(&record);
        let verified = table::verify(&played, &Expected { earlier, ..Expected::default() }).unwrap();
        assert_eq!(verified.earlier.len(), usize::from(plies > 0), "from ply {plies}");
        let mut again = Page::<G>::resume(page.kept.clone());
        again.look(ANNA);
        assert_eq!(again.view(), page.view());
    }
}

#[test]
fn a_game_is_played_on_from_any_position() {
    goes_on_from_anywhere::<Bohemian>();
    goes_on_from_anywhere::<Villagers>();
}

#[test]
fn a_review_tells_something_at_once_and_all_in_the_end() {
    let mut page = against_a_bot::<Bohemian>();
    page.play_to_the_end();
    let record = page.kept.record().unwrap();
    let head: Vec<&str> = record.lines().take_while(|line| !line.starts_with("result")).collect();
    let short = head[..head.iter().position(|line| line.is_empty()).unwrap() + 7].join("\n");
    let mut told = Vec::new();
    games::review(&short, || true, |reviewed| told.push(reviewed));
    assert!(told.is_sorted_by(|a, b| a.done < b.done || a.looked < b.looked), "it always gets on");
    assert!(told[0].done <= 0.0 && told[told.len() - 1].done >= 1.0);
    let mut looked: Vec<(usize, usize)> =
        told.iter().map(|reviewed| (reviewed.looked, reviewed.report.plies.len())).collect();
    // It is told while it learns, too.
    looked.dedup();
    assert_eq!(looked, (0..=6).map(|looked| (looked, 6)).collect::<Vec<_>>());
    games::review("no record", || true, |_| panic!("there is nothing to tell"));
}
