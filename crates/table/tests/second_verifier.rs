//! The verifier in Python, which was written from `docs/notation.md`, agrees with the one in Rust.

use bohemian::Bohemian;
use bots::Level;
use engine::{Format, Game, Record, Seat, Setup as _, Turn, chance, testkit};
use std::path::{Path, PathBuf};
use std::process::Command as Program;
use table::{
    Command, Contribution, Expected, Fact, LogLine, PATIENCE, Pace, Phase, Secret, Stage, Table, VerifyFault,
    facts_of, part_of, verify,
};
use villagers::Villagers;

/// So many records of each kind of table.
const RECORDS: u64 = 200;

fn secret(seed: u64) -> Secret {
    Secret::of_words(&format!("second verifier {seed}"))
}

/// Plays on at random to the end, going back now and then, and giving up sometimes.
fn play_on<G: Game>(table: &mut Table<G>, seed: u64) {
    let mut rng = testkit::rng(seed);
    let mut rewinds = 0;
    table.go_on(0);
    while let Turn::Seat(seat) = table.turn() {
        let plies = chance::below(&mut rng, table.history().plies().len() as u32 + 1) as usize;
        let people = table.places().iter().filter(|place| place.is_present()).count();
        match chance::below(&mut rng, 40) {
            0 if rewinds < 5 && people > 0 => {
                let people: Vec<Seat> = Seat::all(table.history().seats())
                    .filter(|seat| table.places()[seat.index()].is_present())
                    .collect();
                let asked = table.act(Command::AskTakeBack { seat: people[0], plies }, 0).is_ok();
                rewinds += usize::from(asked);
                for &seat in &people {
                    let Some(request) = table.request().map(|request| request.number) else { break };
                    _ = table.act(Command::Answer { seat, request, agree: true }, 0);
                }
            }
            1 if people > 0 => _ = table.act(Command::TakeBack { seat }, 0),
            2 if seed.is_multiple_of(7) && people > 0 => _ = table.act(Command::Resign { seat }, 0),
            _ => {
                let moves = table.moves(seat.into());
                let mv = chance::pick(&mut rng, &(0..moves.len()).collect::<Vec<_>>());
                table.act(Command::Play { seat, mv: moves[mv].clone() }, 0).unwrap();
            }
        }
    }
}

fn played<G: Game>(setup: &G::Setup, format: Format, seed: u64) -> Table<G> {
    let mut table = Table::<G>::new(setup.clone(), Pace::Unhurried, secret(seed)).in_format(format);
    for (seat, name) in Seat::all(setup.seats()).zip(["Anna", "Božena", "Carl  Ö.", "D", "seat 1 x"]) {
        let sits = if seat.index() > 0 && (seed >> seat.index()) % 2 == 1 {
            Command::SeatBot { seat, level: Level::Easy }
        } else {
            let contribution = Contribution::new([seat.number() ^ seed as u8; 32]);
            Command::Sit { seat, name: name.into(), contribution }
        };
        table.act(sits, 0).unwrap();
    }
    if format == Format::Second && seed.is_multiple_of(3) {
        choose_dice(&mut table, seed);
    } else {
        table.act(Command::Start, 0).unwrap();
    }
    play_on(&mut table, seed);
    table
}

/// The people choose the dice together: now and then somebody takes no part, or is late.
fn choose_dice<G: Game>(table: &mut Table<G>, seed: u64) {
    let mut rng = testkit::rng(seed);
    let mut often = |times: u32| chance::below(&mut rng, times) > 0;
    let seed_of = |seat: Seat| Secret::of_words(&format!("{seat} of {seed}"));
    let people = Seat::all(table.history().seats()).filter(|seat| table.places()[seat.index()].is_present());
    let people: Vec<Seat> = people.collect();
    let mut now = 0;
    for &seat in people.iter().filter(|_| often(4)) {
        let commitment = part_of(seed_of(seat), 1).commitment();
        table.act(Command::Commit { seat, round: 1, commitment }, now).unwrap();
    }
    now += PATIENCE;
    table.act(Command::Start, now).unwrap();
    while let Some((round, phase)) = table.beginning() {
        for &seat in people.iter().filter(|_| often(8)) {
            let part = part_of(seed_of(seat), round);
            let command = match phase {
                Phase::Commit => Command::Commit { seat, round, commitment: part.commitment() },
                Phase::Reveal => Command::Reveal { seat, round, part },
            };
            // Only those who are asked can answer.
            _ = table.act(command, now);
        }
        now += PATIENCE;
        if table.beginning() == Some((round, phase)) {
            table.act(Command::RoundTimeOut, now).unwrap();
        }
    }
}

/// A record that goes on from an earlier one.
fn going_on<G: Game>(from: &Record<G>, seed: u64) -> Table<G> {
    let plies = from.history.plies().len() / 2;
    let history = from.history.up_to(plies);
    let person =
        |seat: Seat| Fact::Sat { seat, name: "Zoe".into(), contribution: Contribution::new([3; 32]) };
    let seats = Seat::all(history.seats()).map(person).collect();
    let mut table = Table::<G>::new(history.setup().clone(), Pace::Unhurried, secret(!seed));
    for fact in facts_of(seats, Format::Second, &history, plies) {
        table.replay(&LogLine { at: 0, fact }).unwrap();
    }
    play_on(&mut table, seed);
    table
}

fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("second-verifier");
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// What the Python program says of a file, and whether it is content. Nothing where there is no Python.
fn python(args: &[&str]) -> Option<(bool, String)> {
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/verify.py");
    match Program::new("python3").arg(program).args(args).output() {
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            Some((output.status.success(), said + &String::from_utf8_lossy(&output.stderr)))
        }
        Err(error) => {
            eprintln!("SKIPPED, for python3 can't be run: {error}");
            None
        }
    }
}

/// Another outcome of the same kind: another die, or two cards that have changed places.
fn other_outcome(line: &str) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    let last = words.len() - 1;
    match words[last] {
        "6" => words[last] = "5",
        die if die.len() == 1 => words[last] = "6",
        _ => words.swap(last, last - 1),
    }
    words.join(" ")
}

/// Has both verify the same records, and the same forgeries of them.
fn agree<G: Game>(name: &str, setups: &[G::Setup]) {
    let (mut all, mut records, mut outcomes, mut rewinds) = (String::new(), 0, 0, 0);
    let mut rounds = [0; 3];
    let mut vouched = |table: &Table<G>, earlier: &[Record<G>]| {
        assert_eq!(table.stage(), Stage::Over);
        let record = table.record();
        let verified = verify(&record, &Expected { earlier, ..Expected::default() });
        let verified = match verified {
            Ok(verified) => verified,
            // Whoever gave up in the first format is not told, and a game can end before anything is drawn.
            Err(VerifyFault::Unfinished | VerifyFault::NothingChecked) => return None,
            Err(fault) => panic!("{fault:?}\n{}", record.to_text()),
        };
        records += 1;
        outcomes += verified.outcomes;
        rewinds += verified.rewinds;
        rounds[verified.rounds.unwrap_or(0).min(2) as usize] += 1;
        Some(record)
    };
    let (mut alone, mut before) = (String::new(), String::new());
    for (setup, seed) in setups.iter().flat_map(|setup| (0..RECORDS).map(move |seed| (setup, seed))) {
        let format = if seed % 5 == 4 { Format::First } else { Format::Second };
        let Some(record) = vouched(&played::<G>(setup, format, seed), &[]) else { continue };
        if seed % 10 == 1
            && let Some(later) = vouched(&going_on(&record, seed), core::slice::from_ref(&record))
        {
            before += &record.to_text();
            alone += &later.to_text();
        }
        all += &record.to_text();
    }
    assert!(records >= RECORDS as usize * setups.len() * 9 / 10, "{records} records");
    assert!(rewinds > records / 4, "{rewinds} rewinds");
    if setups.iter().any(|setup| setup.seats() > 1) {
        assert!(rounds[1] > 20 && rounds[2] > 5, "{rounds:?}: in no round, in one, in more");
    }

    let file = |kind: &str, text: &str| {
        let path = folder().join(format!("{name}-{kind}.txt"));
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (all_file, before, later) = (file("all", &all), file("before", &before), file("later", &alone));
    let Some((content, said)) = python(&["--earlier", &before, &all_file, &later]) else { return };
    assert!(content, "{said}");
    assert_eq!(said, format!("consistent: {records} records, {outcomes} outcomes of chance\n"));
    assert!(!python(&[&later]).unwrap().0, "the earlier games are needed");

    let first = Record::<G>::parse(&played::<G>(&setups[0], Format::Second, 2).record().to_text()).unwrap();
    let text = first.to_text();
    let outcome = text.lines().rfind(|line| line.starts_with("* ") && !line.contains("reshuffle")).unwrap();
    let name_line = text.lines().find(|line| line.starts_with("seat 1 ")).unwrap();
    let plies = text.split("\nresult").next().unwrap().split("\nend ").next().unwrap();
    let forgeries = [
        text.replace(name_line, "seat 1 Nobody"),
        text.replace(outcome, &other_outcome(outcome)),
        plies.trim_end().rsplit_once('\n').unwrap().0.to_owned(),
        text.replace("meta secret", "meta given 1\nmeta secret"),
        text.replace("piazza record 2", "piazza record 1"),
        text.replace("meta contribution-1 ", "meta contribution-1 00"),
    ];
    // A record whose dice come from a round.
    let in_round = (0..).step_by(3).filter(|seed| seed % 5 != 4).map(|seed| {
        played::<G>(setups.iter().max_by_key(|setup| setup.seats()).unwrap(), Format::Second, seed)
            .record()
            .to_text()
    });
    let round = in_round.take(40).find(|text| text.contains("meta part-1 ") && text.contains("meta rounds "));
    let round = round.into_iter().flat_map(|text| {
        let part = text.lines().find(|line| line.starts_with("meta part-1 ")).unwrap().to_owned();
        let number = text.lines().find(|line| line.starts_with("meta rounds ")).unwrap().to_owned();
        [
            text.replace(&number, "meta rounds 7"),
            text.replace(&format!("{number}\n"), ""),
            text.replace(&part, &part.replace("part", "contribution")),
            text.replace(&format!("{part}\n"), ""),
            text.replace(&part, &format!("{part}\n{}", part.replace("part", "contribution"))),
        ]
    });
    let forgeries: Vec<String> = forgeries.into_iter().chain(round).collect();
    for (at, forged) in forgeries.iter().enumerate() {
        let (content, said) = python(&[&file(&format!("forged-{at}"), forged)]).unwrap();
        assert!(!content && *forged != text, "forgery {at}: {said}");
        let rust = Record::<G>::parse(forged).map(|record| verify(&record, &Expected::default()).is_ok());
        assert_ne!(rust, Ok(true), "forgery {at}");
    }
    let commitment = verify(&first, &Expected::default()).unwrap().commitment.to_hex();
    let one = file("one", &text);
    assert!(python(&["--commitment", &commitment, &one]).unwrap().1.starts_with("verified: "));
    assert!(!python(&["--commitment", &"0".repeat(64), &one]).unwrap().0);
}

#[test]
fn both_verifiers_agree_on_bohemian_villages() {
    let setups: Vec<_> = (2..=5).map(|players| bohemian::Setup::new(players).unwrap()).collect();
    agree::<Bohemian>("bohemian", &setups);
}

#[test]
fn both_verifiers_agree_on_villagers() {
    let mut setups: Vec<_> = (2..=5).map(|players| villagers::Setup::players(players).unwrap()).collect();
    setups.extend(villagers::Level::ALL.map(villagers::Setup::solo));
    agree::<Villagers>("villagers", &setups);
}
