//! A game with its past: what can be taken back, what is refused, and earlier states.

use engine::{History, Ply, Refusal, Seat};
use race::{Chance, Race, Setup, Step};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn roll(die: u8) -> Ply<Race> {
    Ply::Chance(Chance::Roll(die))
}

/// A race after the deal and these plies.
fn race(plies: &[Ply<Race>]) -> History<Race> {
    let mut history = History::new(Setup::default());
    for ply in [Ply::Chance(Chance::Deal(vec![2, 5]))].iter().chain(plies) {
        history.push(ply.clone(), &mut ()).unwrap();
    }
    history
}

#[test]
fn a_move_can_be_taken_back_until_chance_is_applied() {
    let mut history = race(&[roll(3), Ply::Move(FIRST, Step::Go)]);
    assert_eq!(history.take_back_line(), Some((FIRST, 2)));
    assert!(!history.take_back(SECOND));
    assert!(history.take_back(FIRST));
    assert_eq!(history, race(&[roll(3)]));
    assert!(!history.take_back(FIRST), "the roll stays");

    history.push(Ply::Move(FIRST, Step::Stay), &mut ()).unwrap();
    history.push(roll(2), &mut ()).unwrap();
    assert_eq!(history.take_back_line(), None);
}

#[test]
fn going_back_past_a_roll_is_remembered_and_an_undo_is_not() {
    let go = |seat| Ply::Move(seat, Step::Go);
    let mut history = race(&[roll(3), go(FIRST), roll(1), go(SECOND)]);
    assert!(history.is_undo(4) && !history.is_undo(3));
    history.forget(4);
    assert!(history.rewinds().is_empty());
    history.rewind(2);
    assert_eq!(history.rewinds().iter().map(|rewind| rewind.to).collect::<Vec<_>>(), [2]);
    assert_eq!(history.take_back_line(), None, "what was decided before the way back stays");
    history.push(go(FIRST), &mut ()).unwrap();
    assert!(history.take_back(FIRST));
    assert_eq!(history.rewinds().len(), 1);
    assert_eq!(history.steps().len(), 5, "four plies and the way back");
    assert!(!history.can_go_back(1) && !history.can_go_back(2));
}

#[test]
fn a_refused_ply_changes_nothing() {
    let mut history = race(&[roll(3)]);
    let before = history.clone();
    assert_eq!(history.push(roll(3), &mut ()), Err(Refusal::NoChanceDue { turn: FIRST }));
    assert_eq!(history.push(Ply::Move(SECOND, Step::Go), &mut ()), Err(Refusal::NotYourTurn { turn: FIRST }));
    assert_eq!(history, before);
}

#[test]
fn earlier_states_are_found_again() {
    let history = race(&[roll(3), Ply::Move(FIRST, Step::Go), roll(5)]);
    assert_eq!(history.state_after(4), *history.state());
    assert_eq!(history.state_after(2), *race(&[roll(3)]).state());
}
