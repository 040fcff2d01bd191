//! Going back: alone before anything new is known, together after that; and what was shown doesn't come again.

use super::*;

/// Plays until this seat has no more to decide for now: something new is known then.
fn turn<G: Game>(table: &mut Table<G>, seat: Seat) {
    while table.turn() == Turn::Seat(seat) {
        play_first_move(table);
    }
}

fn ask<G: Game>(table: &mut Table<G>, seat: Seat, plies: usize) -> usize {
    table.act(Command::AskTakeBack { seat, plies }, 0).unwrap();
    table.request().map_or(0, |request| request.number)
}

fn answer<G: Game>(table: &mut Table<G>, seat: Seat, request: usize, agree: bool) {
    table.act(Command::Answer { seat, request, agree }, 0).unwrap();
}

#[test]
fn beyond_the_own_last_moves_the_others_have_to_agree() {
    let mut table = started(3);
    let before = table.history().clone();
    turn(&mut table, ANNA);
    let plies = before.plies().len();
    let nobody_asked = Command::Answer { seat: BEN, request: 1, agree: true };
    assert_eq!(refused(&mut table, nobody_asked), "table-nothing-asked");
    assert_eq!(refused(&mut table, Command::AskTakeBack { seat: ANNA, plies: 999 }), "table-no-such-ply");
    assert_eq!(refused(&mut table, Command::AskTakeBack { seat: ANNA, plies: 0 }), "table-no-such-ply");
    let request = ask(&mut table, ANNA, plies);
    let own = Command::Answer { seat: ANNA, request, agree: true };
    assert_eq!(refused(&mut table, own), "table-nothing-asked");
    answer(&mut table, BEN, request, true);
    assert!(table.history().plies().len() > plies, "Carl has not answered");
    answer(&mut table, CARL, request, true);
    assert_eq!(table.history().state(), before.state());
    assert_eq!(table.history().plies(), before.plies());

    turn(&mut table, ANNA);
    let request = ask(&mut table, ANNA, plies);
    answer(&mut table, CARL, request, false);
    assert_eq!(table.request(), None);
    ask(&mut table, ANNA, plies);
    play_first_move(&mut table);
    assert_eq!(table.request(), None, "who plays on has answered");
}

#[test]
fn who_is_away_has_not_agreed() {
    let mut table = started(2);
    let plies = table.history().plies().len();
    turn(&mut table, ANNA);
    let request = ask(&mut table, ANNA, plies);
    let version = table.version();
    table.act(Command::Away { seat: BEN, level: bots::Level::Easy }, 0).unwrap();
    assert_eq!(table.version(), version + 1, "nothing followed");
    assert_eq!(table.request(), None, "the table has changed: the request lapses");
    assert!(table.history().plies().len() > plies);
    let agree = Command::Answer { seat: BEN, request, agree: true };
    assert_eq!(refused(&mut table, agree), "table-bot-plays");
    let asked = Command::AskTakeBack { seat: ANNA, plies };
    assert_eq!(refused(&mut table, asked), "table-cannot-agree", "a bot can't agree in place of a person");
    table.act(Command::Back { seat: BEN }, 0).unwrap();
    let request = ask(&mut table, ANNA, plies);
    answer(&mut table, BEN, request, true);
    assert_eq!(table.history().plies().len(), plies);
}

#[test]
fn a_time_that_runs_out_agrees_to_nothing() {
    let setup = bohemian::Setup::new(2).unwrap().with_first(Some(ANNA)).unwrap();
    let mut table = Table::<Bohemian>::new(setup, Pace::PerTurn { limit: 100 }, Secret::new([3; 32]));
    table.act(sit(ANNA, "Anna"), 0).unwrap();
    table.act(sit(BEN, "Ben"), 0).unwrap();
    table.act(Command::Start, 0).unwrap();
    let plies = table.history().plies().len();
    turn(&mut table, ANNA);
    ask(&mut table, ANNA, plies);
    let played = table.history().clone();
    table.act(Command::TimeOut { seat: BEN }, 1_000).unwrap();
    assert_eq!((table.request(), table.history()), (None, &played));
}

#[test]
fn who_has_given_up_is_not_asked() {
    let mut table = started(3);
    let plies = table.history().plies().len();
    turn(&mut table, ANNA);
    table.act(Command::Resign { seat: CARL }, 0).unwrap();
    let request = ask(&mut table, ANNA, plies);
    answer(&mut table, BEN, request, true);
    assert_eq!(table.history().plies().len(), plies);
}

#[test]
fn an_answer_is_to_the_request_that_was_read() {
    let mut table = started(2);
    let near = table.history().plies().len();
    let first = near + 1;
    turn(&mut table, ANNA);
    turn(&mut table, BEN);
    let harmless = ask(&mut table, ANNA, first);
    let other = Command::AskTakeBack { seat: BEN, plies: near };
    assert_eq!(refused(&mut table, other), "table-already-asked");
    let swapped = ask(&mut table, ANNA, near);
    assert_ne!(harmless, swapped);
    let agree = Command::Answer { seat: BEN, request: harmless, agree: true };
    assert_eq!(refused(&mut table, agree), "table-nothing-asked");
    assert!(table.history().plies().len() > near);
    answer(&mut table, BEN, swapped, true);
    assert_eq!(table.history().plies().len(), near);
}

/// The plies that follow from here when everybody makes the first move that they can.
fn follow<G: Game>(table: &mut Table<G>, seat: Seat) -> Vec<String> {
    let since = table.history().plies().len();
    let mut state = table.history().state().clone();
    turn(table, seat);
    let mut lines = Vec::new();
    for ply in &table.history().plies()[since..] {
        let mut line = String::new();
        ply.write(&state, &mut line).unwrap();
        ply.apply_unchecked(&mut state);
        lines.push(line);
    }
    lines
}

#[test]
fn dice_that_were_rolled_do_not_fall_the_same_way_again() {
    let mut table = started(2);
    let plies = table.history().plies().len();
    let rolls =
        |lines: Vec<String>| lines.into_iter().filter(|line| line.starts_with('*')).collect::<Vec<_>>();
    let mut all = vec![rolls(follow(&mut table, ANNA))];
    for _ in 0..5 {
        let request = ask(&mut table, ANNA, plies);
        answer(&mut table, BEN, request, true);
        all.push(rolls(follow(&mut table, ANNA)));
    }
    all.sort();
    all.dedup();
    assert!(all.len() > 3, "the same dice again and again: {all:?}");
    assert_eq!(table.history().rewinds().len(), 5);
}

#[test]
fn an_undo_brings_nothing_new_and_is_not_kept() {
    let mut table =
        Table::<Villagers>::new(villagers::Setup::players(2).unwrap(), Pace::Unhurried, Secret::new([4; 32]));
    for (seat, name) in [(ANNA, "Anna"), (BEN, "Ben")] {
        table.act(sit(seat, name), 0).unwrap();
    }
    table.act(Command::Start, 0).unwrap();
    let mut undone = 0;
    for _ in 0..150 {
        let Turn::Seat(seat) = table.turn() else { break };
        let (before, seed) = (table.history().clone(), table.bot_seed());
        play_first_move(&mut table);
        if table.stage() == Stage::Playing && table.view(seat.into(), 0).take_back {
            let changes = table.act(Command::TakeBack { seat }, 0).unwrap();
            assert_eq!(changes.len(), 1, "nothing is shuffled");
            assert_eq!((table.history(), table.bot_seed()), (&before, seed));
            play_first_move(&mut table);
            undone += 1;
        }
    }
    assert!(undone > 5);
}

/// Somebody who goes back and forth alone against bots learns nothing of what comes: no card that was hidden lies where it
/// lay.
#[test]
fn what_nobody_saw_is_shuffled_again() {
    let setup = villagers::Setup::players(2).unwrap();
    let mut table = Table::<Villagers>::new(setup, Pace::Unhurried, Secret::new([8; 32]));
    table.act(sit(ANNA, "Anna"), 0).unwrap();
    table.act(Command::SeatBot { seat: BEN, level: bots::Level::Easy }, 0).unwrap();
    table.act(Command::Start, 0).unwrap();
    let mut seeds = Vec::new();
    let plies = table.history().plies().len() + 4;
    for _ in 0..3 {
        while table.history().plies().len() < plies + 6 {
            play_first_move(&mut table);
        }
        let shown = table.history().state_after(plies);
        let changes = table.act(Command::AskTakeBack { seat: ANNA, plies }, 0).unwrap();
        let lines: Vec<String> = changes.iter().map(|change| change.entry.fact_line()).collect();
        assert!(lines[2].starts_with("ply * reshuffle / "), "{lines:?}");
        assert_eq!(changes.len(), 3, "asked, gone back, shuffled: bots need not agree");
        let now = table.history().state();
        assert_ne!(*now, shown);
        for viewer in Viewer::all(2) {
            assert_eq!(testkit::seen(now, viewer), testkit::seen(&shown, viewer));
        }
        seeds.push(table.bot_seed());
    }
    seeds.dedup();
    assert_eq!(seeds.len(), 3, "bots decide anew");
}

/// Where a secret is to give the same dice to everybody, it does so after going back, too: in lessons and the daily deal.
#[test]
fn in_the_first_format_the_same_dice_come_again() {
    let setup = bohemian::Setup::new(2).unwrap().with_first(Some(ANNA)).unwrap();
    let play = |name: &str| {
        let mut table = Table::<Bohemian>::new(setup.clone(), Pace::Unhurried, Secret::new([9; 32]))
            .in_format(engine::Format::First);
        table
            .act(Command::Sit { seat: ANNA, name: name.into(), contribution: Contribution::new([0; 32]) }, 0)
            .unwrap();
        table.act(Command::SeatBot { seat: BEN, level: bots::Level::Easy }, 0).unwrap();
        let started = table.act(Command::Start, 0).unwrap();
        assert_eq!(started[0].entry.to_string(), "0 start");
        let plies = table.history().plies().len();
        let first = follow(&mut table, ANNA);
        ask(&mut table, ANNA, plies);
        assert_eq!(follow(&mut table, ANNA), first);
        assert!(table.record().to_text().starts_with("piazza record 1\n"));
        first
    };
    assert_eq!(play("Anna"), play("Zoe"));
}
