//! What a record vouches for, and what it doesn't.

use super::*;
use engine::Format;

fn check<G: Game>(text: &str) -> Result<Verified, VerifyFault> {
    verify(&read::<G>(text), &Expected::default())
}

/// The record of a game between Anna and Ben that went back once.
fn played() -> (Table<Bohemian>, String) {
    let mut table = started(2);
    let plies = table.history().plies().len();
    while table.turn() == Turn::Seat(ANNA) {
        play_first_move(&mut table);
    }
    table.act(Command::AskTakeBack { seat: BEN, plies }, 0).unwrap();
    let request = table.request().unwrap().number;
    table.act(Command::Answer { seat: ANNA, request, agree: true }, 0).unwrap();
    while table.stage() == Stage::Playing {
        play_first_move(&mut table);
    }
    let text = table.record().to_text();
    (table, text)
}

#[test]
fn a_loaded_die_is_found() {
    let (table, text) = played();
    assert!(text.starts_with("piazza record 2\n") && text.contains("\nback "), "{text}");
    let verified = check::<Bohemian>(&text).unwrap();
    assert_eq!((verified.ending, verified.rewinds, verified.is_published), (Ending::Played, 1, false));
    assert_eq!(verified.commitment, table.commitment(), "which is told, to be compared");
    let secret = table.secret().unwrap().to_hex();
    let other = Secret::new([77; 32]).to_hex();
    assert_eq!(check::<Bohemian>(&text.replace(&secret, &other)), Err(VerifyFault::OtherSecret));
    let forged = text
        .replace(&secret, &other)
        .replace(&table.commitment().to_hex(), &Secret::new([77; 32]).commitment().to_hex());
    assert!(matches!(check::<Bohemian>(&forged), Err(VerifyFault::OtherOutcome { ply: 1, .. })));
    let contribution = Contribution::new([1; 32]).to_hex();
    let swapped = text.replace(&contribution, &Contribution::new([5; 32]).to_hex());
    assert!(matches!(check::<Bohemian>(&swapped), Err(VerifyFault::OtherOutcome { .. })));
    let without =
        |start: &str| text.lines().filter(|line| !line.starts_with(start)).collect::<Vec<_>>().join("\n");
    assert_eq!(check::<Bohemian>(&without("meta")), Err(VerifyFault::NoSecret));
    assert_eq!(
        check::<Bohemian>(&without("meta contribution-2")),
        Err(VerifyFault::Missing { key: "contribution-2".into() })
    );
    for key in ["commitment", "secret", "contribution-1"] {
        // Whoever adds a line of their own could have the other one checked.
        let line = text.lines().find(|line| line.starts_with(&format!("meta {key} "))).unwrap();
        let double = text.replace(line, &format!("{line}\nmeta {key} {other}"));
        assert_eq!(check::<Bohemian>(&double), Err(VerifyFault::Twice { key: key.to_owned() }));
    }
    let strange = text.replace("meta secret", &format!("meta contribution-3 {other}\nmeta secret"));
    assert!(matches!(check::<Bohemian>(&strange), Err(VerifyFault::Unreadable { .. })));
    assert!(matches!(
        check::<Bohemian>(&text.replace(&secret, "xyz")),
        Err(VerifyFault::Unreadable { key }) if key == "secret"
    ));
}

#[test]
fn only_a_published_commitment_makes_it_verified() {
    let (table, text) = played();
    let record = read::<Bohemian>(&text);
    let expected = |commitment| Expected { commitment: Some(commitment), ..Expected::default() };
    assert!(verify(&record, &expected(table.commitment())).unwrap().is_published);
    let other = Secret::new([77; 32]).commitment();
    assert!(matches!(verify(&record, &expected(other)), Err(VerifyFault::OtherCommitment { .. })));
}

#[test]
fn names_set_up_and_bots_are_bound() {
    let setup = bohemian::Setup::new(3).unwrap();
    let mut table = Table::<Bohemian>::new(setup, Pace::Unhurried, Secret::new([6; 32]));
    table.act(sit(ANNA, "Anna"), 0).unwrap();
    table.act(sit(BEN, "Ben"), 0).unwrap();
    table.act(Command::SeatBot { seat: CARL, level: bots::Level::Easy }, 0).unwrap();
    table.act(Command::Start, 0).unwrap();
    while table.stage() == Stage::Playing {
        play_first_move(&mut table);
    }
    let text = table.record().to_text();
    check::<Bohemian>(&text).unwrap();
    for (line, forged) in [
        ("seat 1 Anna\nseat 2 Ben", "seat 1 Ben\nseat 2 Anna"),
        ("seat 3 bot easy", "seat 3 Carl"),
        ("meta bot 3 easy", "meta bot 3 master"),
        ("\n\n*", "\nsetup manual-income no\n\n*"),
    ] {
        assert!(text.contains(line), "{line}");
        let forged = text.replacen(line, forged, 1);
        let found = Record::<Bohemian>::parse(&forged).map(|record| verify(&record, &Expected::default()));
        // The same set-up in other words is no forgery.
        let same = line.contains('*');
        assert!(found.is_ok_and(|found| found.is_ok() == same), "{line}");
    }
    let twice = text.replace("meta bot 3 easy", "meta bot 3 easy\nmeta bot 3 hard");
    assert_eq!(check::<Bohemian>(&twice), Err(VerifyFault::Twice { key: "bot 3".into() }));
}

#[test]
fn a_record_that_stops_early_is_not_vouched_for() {
    let (table, text) = played();
    let lines: Vec<&str> = text.lines().collect();
    let truncated = lines[..lines.len() - 12].join("\n");
    assert_eq!(check::<Bohemian>(&truncated), Err(VerifyFault::Unfinished));
    let unfinished = Expected { unfinished: true, ..Expected::default() };
    let verified = verify(&read::<Bohemian>(&truncated), &unfinished).unwrap();
    assert_eq!(verified.ending, Ending::Unfinished);
    let plies = text.find("\n\n").unwrap();
    assert_eq!(
        verify(&read::<Bohemian>(&text[..plies]), &unfinished),
        Err(VerifyFault::NothingChecked),
        "nothing is no proof"
    );
    // A way back that is left out gives other dice.
    let back = lines.iter().position(|line| line.starts_with("back ")).unwrap();
    let dropped = table.history().rewinds()[0].dropped.len();
    let straight = [&lines[..back - dropped], &lines[back + 1..]].concat().join("\n");
    assert!(matches!(check::<Bohemian>(&straight), Err(VerifyFault::OtherOutcome { .. })));
}

#[test]
fn who_gave_up_is_told() {
    let mut table = started(2);
    play_first_move(&mut table);
    table.act(Command::Resign { seat: BEN }, 0).unwrap();
    let text = table.record().to_text();
    assert!(text.ends_with("\nend resigned 2\n"), "{text}");
    let verified = check::<Bohemian>(&text).unwrap();
    assert_eq!(verified.ending, Ending::Resigned);
    assert_eq!(read::<Bohemian>(&text).resigned, Seats::from_iter([BEN]));
    let truncated = text.replace("end resigned 2\n", "");
    assert_eq!(check::<Bohemian>(&truncated), Err(VerifyFault::Unfinished));

    let mut table = started(3);
    table.act(Command::Resign { seat: BEN }, 0).unwrap();
    while table.stage() == Stage::Playing {
        play_first_move(&mut table);
    }
    let text = table.record().to_text();
    assert!(text.contains("\nend resigned 2\nresult "), "{text}");
    assert_eq!(check::<Bohemian>(&text).unwrap().ending, Ending::Played);
    let alone = text.split("\nresult").next().unwrap().lines().collect::<Vec<_>>();
    let cut = [&alone[..alone.len() - 9], &["", "end resigned 2"]].concat().join("\n");
    assert!(Record::<Bohemian>::parse(&cut).is_err(), "two were left to play");
}

/// Goes on from a record at another table, to the end.
fn going_on(from: &Record<Bohemian>, plies: usize) -> Table<Bohemian> {
    let history = from.history.up_to(plies);
    let seats = vec![
        Fact::Sat { seat: ANNA, name: "Zoe".into(), contribution: Contribution::new([3; 32]) },
        Fact::BotSat { seat: BEN, level: bots::Level::Easy, name: "Ben".into() },
    ];
    let mut table = Table::new(history.setup().clone(), Pace::Unhurried, Secret::new([21; 32]));
    for fact in facts_of(seats, Format::Second, &history, plies) {
        table.replay(&LogLine { at: 0, fact }).unwrap();
    }
    table.go_on(0);
    while table.stage() == Stage::Playing {
        play_first_move(&mut table);
    }
    table
}

#[test]
fn a_game_that_goes_on_from_another_needs_that_record() {
    let (_, text) = played();
    let earlier = read::<Bohemian>(&text);
    let record = read::<Bohemian>(&going_on(&earlier, 12).record().to_text());
    assert_eq!(verify(&record, &Expected::default()), Err(VerifyFault::NeedsEarlier { given: 12 }));
    let with = |earlier| Expected { earlier, ..Expected::default() };
    let known = [earlier.clone()];
    let verified = verify(&record, &with(&known)).unwrap();
    assert_eq!(verified.earlier, [verify(&earlier, &Expected::default()).unwrap().commitment]);
    // A game that goes on from one that went on.
    let third = read::<Bohemian>(&going_on(&record, 30).record().to_text());
    let (last, both) = ([record.clone()], [earlier, record]);
    assert_eq!(verify(&third, &with(&last)), Err(VerifyFault::NeedsEarlier { given: 12 }));
    assert_eq!(verify(&third, &with(&both)).unwrap().earlier.len(), 2);
}

#[test]
fn a_forged_deal_is_not_passed_as_given() {
    let (_, text) = played();
    let forged = text.replace("meta secret", "meta given 1\nmeta secret");
    assert!(matches!(check::<Bohemian>(&forged), Err(VerifyFault::NeedsEarlier { given: 1 })));
    // Not even if another game began so.
    let known = [read::<Bohemian>(&text)];
    let with = Expected { earlier: &known, ..Expected::default() };
    assert!(matches!(verify(&read::<Bohemian>(&forged), &with), Err(VerifyFault::OtherOutcome { .. })));
}

#[test]
fn records_of_the_first_format_still_hold() {
    let setup = bohemian::Setup::new(2).unwrap().with_first(Some(ANNA)).unwrap();
    let mut table =
        Table::<Bohemian>::new(setup, Pace::Unhurried, Secret::new([9; 32])).in_format(Format::First);
    table.act(sit(ANNA, "Anna"), 0).unwrap();
    table.act(sit(BEN, "Ben"), 0).unwrap();
    table.act(Command::Start, 0).unwrap();
    while table.stage() == Stage::Playing {
        play_first_move(&mut table);
    }
    let text = table.record().to_text();
    assert!(text.starts_with("piazza record 1\n") && !text.contains("meta bot"));
    let verified = check::<Bohemian>(&text).unwrap();
    assert_eq!(verified.format, Format::First);
    let relabelled = text.replace("piazza record 1", "piazza record 2");
    assert!(matches!(check::<Bohemian>(&relabelled), Err(VerifyFault::OtherOutcome { .. })));
}

/// Otherwise the record would not hold the plies that were given.
#[test]
fn what_was_given_is_not_undone_without_a_trace() {
    let (_, text) = played();
    let earlier = read::<Bohemian>(&text);
    let own = |ply: &engine::Ply<Bohemian>| matches!(ply, engine::Ply::Move(ANNA, _));
    let goes_on =
        |at: &usize| earlier.history.up_to(*at).take_back_line().is_some_and(|(seat, _)| seat == ANNA);
    let plies = (4..60).find(|at| own(&earlier.history.plies()[at - 1]) && goes_on(at)).unwrap();
    let history = earlier.history.up_to(plies);
    let sat = |(seat, name): (Seat, &str)| Fact::Sat {
        seat,
        name: name.into(),
        contribution: Contribution::new([4; 32]),
    };
    let seats = [(ANNA, "Anna"), (BEN, "Ben")].map(sat).to_vec();
    let mut table = Table::<Bohemian>::new(history.setup().clone(), Pace::Unhurried, Secret::new([21; 32]));
    for fact in facts_of(seats, Format::Second, &history, plies) {
        table.replay(&LogLine { at: 0, fact }).unwrap();
    }
    table.go_on(0);
    assert_eq!(refused(&mut table, Command::TakeBack { seat: ANNA }), "table-nothing-to-take-back");
    table.act(Command::AskTakeBack { seat: BEN, plies: plies - 1 }, 0).unwrap();
    let request = table.request().unwrap().number;
    table.act(Command::Answer { seat: ANNA, request, agree: true }, 0).unwrap();
    while table.stage() == Stage::Playing {
        play_first_move(&mut table);
    }
    let record = read::<Bohemian>(&table.record().to_text());
    assert_eq!(record.history.rewinds().len(), 1);
    let known = [earlier];
    assert!(verify(&record, &Expected { earlier: &known, ..Expected::default() }).is_ok());
}
