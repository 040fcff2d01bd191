//! Who chooses the dice: on trust the host can, with whoever sits down last; against one honest player nobody can.

use super::*;
use crate::{Command, Expected, Fact, LogLine, Pace, Stage, Table, VerifyFault, verify};
use bohemian::Bohemian;
use engine::{Record, Viewer, testkit};

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CARL: Seat = Seat::new(2);
const PEOPLE: [(Seat, &str); 3] = [(ANNA, "Anna"), (BEN, "Ben"), (CARL, "Carl")];
/// The roll that the issue was about.
const BEST: &str = "* 6 6 6 6";

/// Random bytes that nobody else knows.
fn seed_of(seat: Seat) -> Secret {
    Secret::of_words(&format!("seed of {seat}"))
}

fn new_table(players: u8, secret: Secret) -> Table<Bohemian> {
    let setup = bohemian::Setup::new(players).unwrap().with_first(Some(ANNA)).unwrap();
    Table::new(setup, Pace::Unhurried, secret)
}

fn sit(seat: Seat, contribution: Contribution) -> Command {
    Command::Sit { seat, name: PEOPLE[seat.index()].1.into(), contribution }
}

/// What everybody tells the host when they sit down.
fn told(seat: Seat) -> Contribution {
    Contribution::new([seat.number(); 32])
}

/// A table where so many people sit since the beginning of time, and nobody has committed.
fn gathered(players: u8) -> Table<Bohemian> {
    let mut table = new_table(players, Secret::new([9; 32]));
    for seat in Seat::all(players) {
        table.act(sit(seat, told(seat)), 0).unwrap();
    }
    table
}

fn commit(seat: Seat, round: u32) -> Command {
    Command::Commit { seat, round, commitment: part_of(seed_of(seat), round).commitment() }
}

fn reveal(seat: Seat, round: u32) -> Command {
    Command::Reveal { seat, round, part: part_of(seed_of(seat), round) }
}

/// A table whose host has bound the parts of three people: they are asked to reveal at this time.
fn bound(at: Millis) -> Table<Bohemian> {
    let mut table = gathered(3);
    for seat in Seat::all(3) {
        table.act(commit(seat, 1), 1).unwrap();
    }
    table.act(Command::Start, at).unwrap();
    assert_eq!(table.beginning(), Some((1, Phase::Reveal)));
    table
}

fn refused(table: &mut Table<Bohemian>, command: Command, now: Millis) -> &'static str {
    let before = table.clone();
    let fault = table.act(command, now).unwrap_err();
    assert_eq!(*table, before);
    testkit::id(&fault)
}

/// Plays a game to its end by first moves, and gives its record.
fn finished(mut table: Table<Bohemian>) -> String {
    while let engine::Turn::Seat(seat) = table.turn() {
        let mv = table.view(Viewer::Seat(seat), 0).moves[0].clone();
        table.act(Command::Play { seat, mv }, 0).unwrap();
    }
    assert_eq!(table.stage(), Stage::Over);
    table.record().to_text()
}

fn checked(record: &str) -> Result<Commitment, VerifyFault> {
    verify(&Record::<Bohemian>::parse(record).unwrap(), &Expected::default())
        .map(|verified| verified.commitment)
}

/// The first roll of a game, as its record writes it: the first outcome says how the tiles lie.
fn first_roll(table: &Table<Bohemian>) -> String {
    let record = table.record().to_text();
    record.lines().filter(|line| line.starts_with("* ")).nth(1).expect("a roll").to_owned()
}

fn any_bytes(number: u64) -> Contribution {
    Contribution::new(*Secret::of_words(&number.to_string()).bytes())
}

/// The attack: the host lets whoever sits down last try one contribution after the other until the first roll is the one
/// that they want.
#[test]
fn on_trust_the_host_and_whoever_sits_down_last_choose_the_dice() {
    let mut table = new_table(2, Secret::new([1; 32]));
    table.act(sit(ANNA, any_bytes(77)), 0).unwrap();
    let works = (0..20_000).any(|try_| {
        let mut table = table.clone();
        table.act(sit(BEN, any_bytes(try_)), 0).unwrap();
        table.act(Command::Start, 0).unwrap();
        assert!(!table.view(Viewer::Seat(ANNA), 0).seats[0].part, "and Anna is told that she trusts them");
        first_roll(&table) == BEST
    });
    assert!(works);
}

/// The same two against Anna, who takes part: what Ben commits to before she reveals gives any roll, and once she has
/// revealed neither he nor the host can choose again.
#[test]
fn against_one_honest_player_nobody_chooses_the_dice() {
    let mut best = 0;
    for game in 0..60_u64 {
        let secret = Secret::of_words(&format!("secret {game}"));
        let honest = any_bytes(1_000_000 + game);
        let begun = |anna: Contribution, ben: Contribution| {
            let mut table = new_table(2, secret);
            table.act(sit(ANNA, told(ANNA)), 0).unwrap();
            table.act(sit(BEN, told(BEN)), 0).unwrap();
            for (seat, part) in [(ANNA, anna), (BEN, ben)] {
                let commitment = part.commitment();
                table.act(Command::Commit { seat, round: 1, commitment }, 0).unwrap();
            }
            table.act(Command::Start, 0).unwrap();
            table
        };
        let dice = |anna, ben| {
            let mut table = begun(anna, ben);
            table.act(Command::Reveal { seat: ANNA, round: 1, part: anna }, 0).unwrap();
            table.act(Command::Reveal { seat: BEN, round: 1, part: ben }, 0).unwrap();
            table
        };
        // They know the secret, and of Anna's part only the hash: they can but guess the part.
        let guessed = any_bytes(2_000_000 + game);
        let chosen = (0..500).map(any_bytes).find(|ben| first_roll(&dice(guessed, *ben)) == BEST);
        let ben = chosen.unwrap_or(any_bytes(0));
        let mut table = begun(honest, ben);
        table.act(Command::Reveal { seat: ANNA, round: 1, part: honest }, 0).unwrap();
        // Now they know it, and it is too late for another part, and for another secret.
        let better = any_bytes(3_000_000 + game);
        let late = Command::Reveal { seat: BEN, round: 1, part: better };
        assert_eq!(refused(&mut table, late, 0), "table-other-part");
        let again = Command::Commit { seat: BEN, round: 1, commitment: better.commitment() };
        assert_eq!(refused(&mut table, again, 0), "table-no-part");
        table.act(Command::Reveal { seat: BEN, round: 1, part: ben }, 0).unwrap();
        best += usize::from(first_roll(&table) == BEST);
    }
    assert!(best <= 2, "{best} of 60 games began as they wanted");
}

#[test]
fn all_commit_before_anybody_reveals_and_then_the_game_begins() {
    let mut table = gathered(3);
    assert!(!table.view(Viewer::Seat(ANNA), 0).seats[0].part);
    let published = table.commitment();
    for seat in Seat::all(3) {
        table.act(commit(seat, 1), 1).unwrap();
        assert_eq!(refused(&mut table, reveal(seat, 1), 1), "table-no-part", "the host is not bound yet");
    }
    assert!(table.view(Viewer::Seat(ANNA), 1).seats[0].part);
    let facts = |changes: Vec<crate::Change<Bohemian>>| {
        changes.into_iter().map(|change| change.entry.fact).collect::<Vec<_>>()
    };
    let start = facts(table.act(Command::Start, 20_000).unwrap());
    assert!(matches!(start[..], [Fact::Gathered, Fact::Bound { .. }]), "nobody waits for anybody: {start:?}");
    assert_ne!(table.commitment(), published);
    let view = table.view(Viewer::Seat(BEN), 20_000);
    let round = view.round.unwrap();
    assert_eq!((round.number, round.phase, round.until), (1, Phase::Reveal, Some(30_000)));
    assert_eq!((round.awaited, view.commitment), (vec![ANNA, BEN, CARL], table.commitment().to_hex()));
    assert_eq!(round.yours, Some(part_of(seed_of(BEN), 1).commitment().to_hex()));
    for command in [Command::Leave { seat: CARL }, Command::Start] {
        assert_eq!(refused(&mut table, command, 20_000), "table-beginning");
    }
    table.act(reveal(ANNA, 1), 20_001).unwrap();
    assert_eq!(refused(&mut table, reveal(ANNA, 1), 20_002), "table-no-part");
    table.act(reveal(CARL, 1), 20_003).unwrap();
    let last = facts(table.act(reveal(BEN, 1), 20_004).unwrap());
    assert!(matches!(last[..2], [Fact::Revealed { .. }, Fact::Started { .. }]), "{last:?}");
    assert_eq!((table.stage(), table.beginning(), table.deadline()), (Stage::Playing, None, None));
    let view = table.view(Viewer::Spectator, 20_004);
    assert_eq!((view.rounds, view.round), (Some(1), None));
    assert!(view.seats.iter().all(|seat| seat.part));
    let commitment = table.commitment();
    assert_eq!(checked(&finished(table)), Ok(commitment));
}

#[test]
fn what_is_revealed_must_be_what_was_committed_to() {
    let mut table = bound(20_000);
    let forged = Command::Reveal { seat: ANNA, round: 1, part: any_bytes(5) };
    assert_eq!(refused(&mut table, forged, 20_000), "table-other-part");
    let stolen = Command::Reveal { seat: ANNA, round: 1, part: part_of(seed_of(BEN), 1) };
    assert_eq!(refused(&mut table, stolen, 20_000), "table-other-part");
    assert_eq!(refused(&mut table, reveal(ANNA, 2), 20_000), "table-no-part");
    let nobody = Command::Reveal { seat: Seat::new(4), round: 1, part: any_bytes(5) };
    assert_eq!(refused(&mut table, nobody, 20_000), "table-no-such-seat");
    table.act(reveal(ANNA, 1), 20_000).unwrap();
}

#[test]
fn whoever_is_late_loses_their_part_and_all_others_commit_anew() {
    let mut table = bound(20_000);
    let before = table.commitment();
    table.act(reveal(ANNA, 1), 21_000).unwrap();
    table.act(reveal(CARL, 1), 21_000).unwrap();
    assert_eq!(table.deadline(), Some(30_000));
    assert_eq!((table.overdue(29_999), table.overdue(30_000)), (None, Some(Command::RoundTimeOut)));
    assert_eq!(refused(&mut table, Command::RoundTimeOut, 29_999), "table-no-part");
    table.act(Command::RoundTimeOut, 30_000).unwrap();
    assert_eq!(table.beginning(), Some((2, Phase::Commit)));
    assert_eq!(table.view(Viewer::Spectator, 0).round.unwrap().awaited, [ANNA, CARL]);
    for late in [reveal(BEN, 1), commit(BEN, 2), commit(ANNA, 1)] {
        assert_eq!(refused(&mut table, late, 30_001), "table-no-part");
    }
    table.act(commit(ANNA, 2), 30_002).unwrap();
    assert_eq!(table.beginning(), Some((2, Phase::Commit)));
    table.act(commit(CARL, 2), 30_003).unwrap();
    assert_eq!(table.beginning(), Some((2, Phase::Reveal)));
    assert_ne!(table.commitment(), before, "the host has another secret");
    table.act(reveal(ANNA, 2), 30_004).unwrap();
    table.act(reveal(CARL, 2), 30_005).unwrap();
    let view = table.view(Viewer::Spectator, 30_005);
    assert_eq!((view.stage, view.rounds), (Stage::Playing, Some(2)));
    assert_eq!(view.seats.iter().map(|seat| seat.part).collect::<Vec<_>>(), [true, false, true]);
    let (commitment, record) = (table.commitment(), finished(table));
    assert!(record.contains("meta rounds 2\n"), "{record}");
    assert_eq!(checked(&record), Ok(commitment));
}

#[test]
fn a_game_begins_on_trust_if_all_are_late() {
    let mut table = bound(20_000);
    table.act(reveal(ANNA, 1), 20_001).unwrap();
    table.act(Command::RoundTimeOut, 30_000).unwrap();
    // Both others were late, and Anna does not commit again.
    assert_eq!(table.view(Viewer::Spectator, 0).round.unwrap().awaited, [ANNA]);
    assert_eq!(table.deadline(), Some(40_000));
    table.act(Command::RoundTimeOut, 40_000).unwrap();
    assert_eq!(table.stage(), Stage::Playing);
    let commitment = table.commitment();
    assert_eq!(checked(&finished(table)), Ok(commitment));
}

/// Ben plays with a client that does not take part: his contribution counts on trust, and Anna's part protects her.
#[test]
fn whoever_does_not_take_part_is_waited_for_only_if_they_have_just_sat_down() {
    let mut table = new_table(3, Secret::new([9; 32]));
    table.act(sit(ANNA, told(ANNA)), 0).unwrap();
    table.act(commit(ANNA, 1), 0).unwrap();
    table.act(sit(BEN, told(BEN)), 1_000).unwrap();
    table.act(sit(CARL, told(CARL)), 5_000).unwrap();
    table.act(Command::Start, 12_000).unwrap();
    assert_eq!(table.beginning(), Some((1, Phase::Commit)));
    let round = table.view(Viewer::Spectator, 12_000).round.unwrap();
    assert_eq!((round.awaited, round.until), (vec![CARL], Some(15_000)), "Ben sat down long ago");
    let mut in_time = table.clone();
    in_time.act(commit(CARL, 1), 14_000).unwrap();
    assert_eq!(in_time.view(Viewer::Spectator, 0).round.unwrap().awaited, [ANNA, CARL]);

    table.act(Command::RoundTimeOut, 15_000).unwrap();
    assert_eq!(table.beginning(), Some((1, Phase::Reveal)));
    table.act(reveal(ANNA, 1), 15_001).unwrap();
    let view = table.view(Viewer::Spectator, 15_001);
    assert_eq!((view.stage, view.rounds), (Stage::Playing, Some(1)));
    assert_eq!(view.seats.iter().map(|seat| seat.part).collect::<Vec<_>>(), [true, false, false]);
    let (commitment, record) = (table.commitment(), finished(table));
    assert_eq!(checked(&record), Ok(commitment));
    let (given, other) = (told(BEN).to_hex(), told(ANNA).to_hex());
    assert!(record.contains(&given));
    assert!(checked(&record.replace(&given, &other)).is_err(), "it is bound all the same");
}

#[test]
fn a_commitment_can_be_replaced_until_the_host_is_bound() {
    let mut table = gathered(2);
    let first = Command::Commit { seat: ANNA, round: 1, commitment: any_bytes(1).commitment() };
    table.act(first, 1).unwrap();
    table.act(commit(ANNA, 1), 2).unwrap();
    table.act(commit(BEN, 1), 3).unwrap();
    table.act(Command::Start, 20_000).unwrap();
    assert_eq!(refused(&mut table, commit(ANNA, 1), 20_000), "table-no-part");
    let old = Command::Reveal { seat: ANNA, round: 1, part: any_bytes(1) };
    assert_eq!(refused(&mut table, old, 20_000), "table-other-part");
    table.act(reveal(ANNA, 1), 20_000).unwrap();

    // Whoever sits down in place of somebody else has to commit themselves.
    let mut table = gathered(2);
    table.act(commit(BEN, 1), 1).unwrap();
    table.act(Command::Leave { seat: BEN }, 2).unwrap();
    table.act(sit(BEN, told(BEN)), 3).unwrap();
    assert!(!table.view(Viewer::Spectator, 3).seats[1].part);
}

#[test]
fn one_person_against_bots_needs_no_round() {
    let mut table = new_table(2, Secret::new([9; 32]));
    table.act(sit(ANNA, told(ANNA)), 0).unwrap();
    table.act(commit(ANNA, 1), 0).unwrap();
    table.act(Command::SeatBot { seat: BEN, level: bots::Level::Easy }, 0).unwrap();
    let published = table.commitment();
    table.act(Command::Start, 0).unwrap();
    assert_eq!((table.stage(), table.commitment()), (Stage::Playing, published));
    let view = table.view(Viewer::Spectator, 0);
    assert_eq!((view.rounds, view.seats[0].part, view.seats[1].part), (None, true, false));
}

#[test]
fn nobody_waits_where_nobody_takes_part() {
    let mut table = gathered(2);
    table.act(Command::Start, 1).unwrap();
    assert_eq!((table.stage(), table.view(Viewer::Spectator, 1).rounds), (Stage::Playing, None));
}

/// Whatever happens in the rounds, in any order: the log gives the same table, the game begins, and its record verifies.
#[test]
fn the_log_of_any_rounds_gives_the_same_table() {
    testkit::for_seeds(60, |seed| {
        let mut rng = testkit::rng(seed);
        let mut any = |below: u32| engine::chance::below(&mut rng, below);
        let (secret, mut now) = (Secret::of_words(&seed.to_string()), 0);
        let mut table = new_table(3, secret);
        let mut log = Vec::new();
        for seat in Seat::all(3) {
            log.extend(table.act(sit(seat, told(seat)), now).unwrap());
            now += u64::from(any(6_000));
        }
        for _ in 0..10_000 {
            now += u64::from(any(1_500));
            let (seat, round) = (Seat::new(any(3) as u8), 1 + any(3));
            let command = match any(10) {
                0 => Command::Start,
                1..4 => commit(seat, round),
                4..7 => reveal(seat, round),
                7 => Command::Leave { seat },
                8 => sit(seat, told(seat)),
                _ => table.overdue(now).unwrap_or(Command::RoundTimeOut),
            };
            log.extend(table.act(command, now).into_iter().flatten());
            if table.stage() == Stage::Playing {
                break;
            }
        }
        assert_eq!(table.stage(), Stage::Playing, "no round goes on for ever");
        let mut again = new_table(3, secret);
        for line in log.iter().map(|change| change.entry.to_string()) {
            let entry = LogLine::parse(&line).unwrap_or_else(|at| panic!("{line}: {at:?}"));
            assert_eq!(entry.to_string(), line);
            again.replay(&entry).unwrap();
        }
        assert_eq!(again, table);
        let commitment = table.commitment();
        assert_eq!(checked(&finished(table)), Ok(commitment));
    });
}

/// Nothing can be changed in a record whose dice came of a round: not its number, nor who took part, nor what they added.
#[test]
fn a_record_that_hides_a_round_or_moves_a_part_is_found() {
    let mut table = bound(20_000);
    table.act(reveal(ANNA, 1), 20_001).unwrap();
    table.act(reveal(BEN, 1), 20_001).unwrap();
    table.act(Command::RoundTimeOut, 30_000).unwrap();
    for command in [commit(ANNA, 2), commit(BEN, 2), reveal(ANNA, 2), reveal(BEN, 2)] {
        table.act(command, 30_001).unwrap();
    }
    let record = finished(table);
    assert!(checked(&record).is_ok());
    let forged = [
        record.replace("meta rounds 2\n", "meta rounds 1\n"),
        record.replace("meta rounds 2\n", "meta rounds 02\n"),
        record.replace("meta rounds 2\n", ""),
        record.replace("meta part-1 ", "meta contribution-1 "),
        record.replace("meta part-1 ", "meta part-3 "),
        record.replace(&part_of(seed_of(BEN), 2).to_hex(), &part_of(seed_of(BEN), 1).to_hex()),
    ];
    for forged in forged {
        assert_ne!(forged, record);
        assert!(checked(&forged).is_err(), "{forged}");
    }
}
