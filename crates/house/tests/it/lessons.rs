//! Every lesson can be done, as it is written: no rule may change without it being noticed here.

use crate::page::{ANNA, Page, id};
use bohemian::Bohemian;
use engine::{Game, Turn};
use games::think;
use house::Lesson;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use villagers::Villagers;
use wire::{Request, Update};

/// Bots play what they are to play, without a thought.
fn let_bots_move<G: Game<View: DeserializeOwned>>(page: &mut Page<G>) {
    while page.view().turn != Turn::Seat(ANNA) {
        assert!(page.house.job(page.now).is_none(), "in a lesson nobody thinks");
        assert!(page.wait(), "the lesson has a move for the bot");
    }
}

fn is_played<G: Game<View: DeserializeOwned>>(lesson: &Lesson) {
    let mut page = Page::<G>::begin(lesson.kept(), &["easy"][..usize::from(lesson.players) - 1]);
    let mut read = 0;
    loop {
        let_bots_move(&mut page);
        let at = lesson.step_at(page.view().plies, read);
        let Some(step) = lesson.steps.get(at) else { break };
        if step.plies.is_empty() {
            read = at + 1;
            continue;
        }
        let moves = page.view().moves.clone();
        let [mv] = &moves[..] else { panic!("{}: one move is offered, not {moves:?}", step.says) };
        assert!(step.plies.contains(&format!("1 {mv}").as_str()), "{}: {mv}", step.says);
        page.say(Request::Play { id: id("m"), mv: mv.clone() });
    }
    let due: Vec<&str> = lesson.plies().collect();
    let fits = |due: &str, came: &str| if due == "*" { came.starts_with("* ") } else { due == came };
    let plies = page.plies();
    for (ply, (due, came)) in due.iter().zip(&plies).enumerate() {
        assert!(fits(due, came), "{}, ply {ply}: {came} came, not {due}", lesson.id);
    }
    assert!(plies.len() >= due.len());
    // Then it is a table like any other.
    assert!(page.view().moves.len() > 1);
}

#[test]
fn every_lesson_is_played_as_it_is_written() {
    for lesson in Lesson::ALL {
        match lesson.game {
            Bohemian::ID => is_played::<Bohemian>(lesson),
            Villagers::ID => is_played::<Villagers>(lesson),
            other => panic!("no game {other}"),
        }
    }
}

#[test]
fn lessons_are_short_and_say_each_thing_once() {
    let said: Vec<&str> = Lesson::ALL.iter().flat_map(|lesson| lesson.steps).map(|step| step.says).collect();
    assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), said.len());
    for lesson in Lesson::ALL {
        let most = if lesson.id == "solo" { 5..=8 } else { 8..=12 };
        assert!(most.contains(&lesson.steps.len()), "{}", lesson.id);
        assert!(lesson.steps.last().unwrap().plies.is_empty(), "the last step says how it goes on");
    }
}

#[test]
fn another_move_is_refused_kindly_and_changes_nothing() {
    let mut page = Page::<Bohemian>::begin(Lesson::of_id("bohemian").unwrap().kept(), &["easy"]);
    let before = page.kept.log.clone();
    let told = page.say(Request::Play { id: id("m"), mv: "2+4 D6".into() });
    let Update::Refused { why, .. } = told else { panic!("{told:?}") };
    assert_eq!(why.sentence.id, "learn-not-now");
    let tried = page.say(Request::Try { id: id("t"), moves: vec!["2+4 D6".into(), "3+4 E7".into()] });
    let Update::Tried { trials, .. } = tried else { panic!("{tried:?}") };
    assert_eq!(trials[0].refused.as_ref().map(|why| &*why.id), Some("learn-not-now"));
    assert_eq!(trials[1].refused, None);
    assert_eq!(page.kept.log, before);
}

#[test]
fn a_step_can_be_taken_back_and_done_again() {
    let lesson = Lesson::of_id("bohemian").unwrap();
    let mut page = Page::<Bohemian>::begin(lesson.kept(), &["easy"]);
    for _ in 0..2 {
        page.say(Request::Play { id: id("m"), mv: "3+4 E7".into() });
        assert_eq!(lesson.step_at(page.view().plies, 1), 2);
        page.say(Request::TakeBack { id: id("u") });
        assert_eq!(lesson.step_at(page.view().plies, 1), 1);
        assert_eq!(page.view().moves, ["3+4 E7"]);
    }
}

#[test]
fn after_a_lesson_the_bot_thinks_for_itself() {
    let lesson = Lesson { steps: &[], ..*Lesson::of_id("bohemian").unwrap() };
    let mut page = Page::<Bohemian>::begin(lesson.kept(), &["easy"]);
    while page.view().turn == Turn::Seat(ANNA) {
        let mv = page.view().moves[0].clone();
        page.say(Request::Play { id: id("m"), mv });
    }
    let job = page.house.job(0).expect("nothing is written for it");
    assert!(think(&job, &|| false).is_some());
}
