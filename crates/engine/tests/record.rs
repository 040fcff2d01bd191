//! Records: what reads back, and what is wrong with the rest.

use engine::{Format, Message, Record, Seat, game_of};
use race::Race;

const RECORD: &str = "piazza record 1
game race
rules 1
seats 2
seat 1 Anna
meta date today
setup long yes

# the deal, and the first roll
* deal 6 1
* roll 4
1 card
* roll 6
2 stay
* roll 6
1 go
* roll 2
2 go
* roll 6
1 go
* roll 5
2 card
* roll 3
1 go

result 1
score 1 steps 21 total 21
score 2 steps 3 total 3
";

fn fault(text: &str) -> (usize, usize, &'static str) {
    let at = Record::<Race>::parse(text).unwrap_err();
    let std::borrow::Cow::Borrowed(id) = at.fault.sentence().id else { panic!("made here") };
    (at.line, at.column, id)
}

#[test]
fn a_record_round_trips() {
    let record = Record::<Race>::parse(RECORD).unwrap();
    assert_eq!(record.names, ["Anna", ""]);
    assert_eq!(record.to_text(), RECORD.replace("# the deal, and the first roll\n", ""));
    assert_eq!(Record::<Race>::parse(&record.to_text()), Ok(record));
    assert_eq!(game_of(RECORD), Some("race"));
    assert_eq!(game_of("piazza record 3\ngame race"), None);
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let replace = |from, to| fault(&RECORD.replace(from, to));
    assert_eq!(fault(""), (1, 1, "record-not-a-record"));
    assert_eq!(fault("piazza record 1\n"), (2, 1, "record-missing"));
    assert_eq!(replace("game race", "game chess"), (2, 6, "record-other-game"));
    assert_eq!(replace("rules 1", "rules 7"), (3, 7, "record-other-rules"));
    assert_eq!(replace("seats 2", "seats 0"), (4, 7, "record-bad-seats"));
    assert_eq!(replace("seat 1 Anna", "seat 3 Anna"), (5, 6, "record-no-such-seat"));
    assert_eq!(replace("meta", "mata"), (6, 1, "record-unknown-key"));
    assert_eq!(replace("long", "lang"), (7, 7, "race-unreadable"));
    assert_eq!(replace("* roll 4", "* roll 7"), (11, 3, "race-not-possible"));
    assert_eq!(replace("* roll 4", "* fly"), (11, 6, "race-unreadable"));
    assert_eq!(replace("1 card", "2 card"), (12, 3, "not-your-turn"));
    assert_eq!(replace("1 card", "9 card"), (12, 1, "record-no-such-seat"));
    assert_eq!(replace("1 go\n\n", "1 go\n* roll 3\n\n"), (25, 3, "over"));
    assert_eq!(replace("1 go\n\n", "1 stay\n\n"), (26, 1, "record-not-over"));
    assert_eq!(replace("result 1", "result 2"), (26, 8, "record-wrong-result"));
    assert_eq!(replace("score 2 steps 3 total 3\n", ""), (28, 1, "record-wrong-result"));
    assert_eq!(replace("result 1", "result 1\n* roll 3"), (27, 1, "record-ply-after-result"));
}

#[test]
fn nothing_in_the_head_is_said_twice_or_half() {
    let replace = |from, to| fault(&RECORD.replace(from, to));
    assert_eq!(replace("seat 1 Anna", "seat 1 Anna\nseat 1 Ben"), (6, 1, "record-twice"));
    assert_eq!(replace("long yes", "long yes\nsetup short yes"), (8, 7, "race-unreadable"));
    assert_eq!(replace("seat 1 Anna", "seat 1 "), (5, 7, "record-no-name"));
    assert_eq!(replace("seat 1 Anna", "seat"), (5, 6, "record-no-such-seat"));
    for wrong in ["meta", "meta ", "meta date", "meta  today"] {
        assert_eq!(replace("meta date today", wrong), (6, 6, "record-bad-meta"), "{wrong}");
    }
}

#[test]
fn numbers_are_digits_and_the_words_of_the_head_are_parted_by_one_space() {
    let replace = |from, to| fault(&RECORD.replace(from, to));
    assert_eq!(replace("rules 1", "rules +1"), (3, 7, "record-other-rules"));
    assert_eq!(replace("rules 1", "rules 01"), (3, 7, "record-other-rules"));
    assert_eq!(replace("seats 2", "seats +2"), (4, 7, "record-bad-seats"));
    assert_eq!(replace("seat 1 Anna", "seat +1 Anna"), (5, 6, "record-no-such-seat"));
    assert_eq!(replace("seat 1 Anna", "seat  1 Anna"), (5, 6, "record-no-such-seat"));
    assert_eq!(replace("seat 1 Anna", " seat 1 Anna"), (5, 1, "record-unknown-key"));
    assert_eq!(replace("1 card", "+1 card"), (12, 1, "record-no-such-seat"));
    assert_eq!(replace("1 card", " 1 card"), (12, 1, "record-no-such-seat"));
}

#[test]
fn a_meta_key_may_come_back_and_blank_lines_between_plies_are_nothing() {
    let text = RECORD
        .replace("meta date today", "meta bot 1 easy\nmeta bot 2 hard")
        .replace("* roll 4\n", "* roll 4\n\n\n");
    let record = Record::<Race>::parse(&text).unwrap();
    assert_eq!(record.meta.len(), 2);
    assert_eq!(record.history.plies().len(), 15);
}

/// A game in the second format, with a way back and somebody who gave up.
const SECOND: &str = "piazza record 2
game race
rules 1
seats 3
setup long yes

* deal 6 1 2
* roll 4
1 card
* roll 6
2 stay
back 3
* roll 1
2 go

end resigned 1 3
";

#[test]
fn a_way_back_and_who_gave_up_are_kept() {
    let record = Record::<Race>::parse(SECOND).unwrap();
    assert_eq!((record.format, record.is_over()), (Format::Second, true));
    assert_eq!(record.resigned.iter().map(Seat::number).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(record.history.plies().len(), 5);
    let rewinds = record.history.rewinds();
    assert_eq!(rewinds.iter().map(|rewind| (rewind.to, rewind.dropped.len())).collect::<Vec<_>>(), [(3, 2)]);
    assert_eq!(record.to_text(), SECOND);
    let straight = record.history.up_to(5);
    assert!(straight.rewinds().is_empty());
    assert_eq!(straight.state(), record.history.state());
}

#[test]
fn several_ways_back_are_told_in_their_order() {
    let text = "piazza record 2\ngame race\nrules 1\nseats 2\n\n* deal 6 1\n* roll 2\n1 go\n* roll 1\n2 go\n* roll 3\n1 stay\n\
                back 5\n* roll 4\n1 go\nback 2\n1 stay\n* roll 5\n2 stay\nback 3\nback 2\n1 go\n* roll 6\n";
    let record = Record::<Race>::parse(text).unwrap();
    assert_eq!(record.to_text(), text);
    assert_eq!(record.history.rewinds().len(), 4);
    assert_eq!(record.history.plies().len(), 4);
}

#[test]
fn ways_back_and_ends_are_where_they_can_be() {
    let replace = |from, to| fault(&SECOND.replace(from, to));
    for wrong in ["back 0", "back 1", "back 5", "back 9", "back x", "back 03"] {
        // Before the first decision, or nowhere.
        assert_eq!(replace("back 3", wrong), (12, 1, "record-bad-back"), "{wrong}");
    }
    for wrong in ["end resigned", "end resigned 3 1", "end resigned 1 1", "end resigned 4", "end of all"] {
        assert_eq!(replace("end resigned 1 3", wrong).2, "record-bad-end", "{wrong}");
    }
    assert_eq!(replace("end resigned 1 3", "end resigned 1").2, "record-not-over", "two play on");
    assert_eq!(replace("end resigned 1 3", "end resigned 1 3\nend resigned 1 3").2, "record-bad-end");
    assert_eq!(replace("end resigned 1 3", "end resigned 1 3\n* roll 3").2, "record-ply-after-result");
    // The first format knows neither.
    let first = SECOND.replace("piazza record 2", "piazza record 1");
    assert_eq!(fault(&first).0, 12);
    assert_eq!(fault(&first.replace("back 3\n* roll 1\n2 go\n", "")).2, "record-no-such-seat");
}
