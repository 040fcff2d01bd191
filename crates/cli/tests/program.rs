//! The real program, run as people run it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the program left behind.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

/// Runs the program with nothing to read.
fn piazza(args: &[&str]) -> Run {
    piazza_reading("", args)
}

/// Runs the program and types into it.
fn piazza_reading(typed: &str, args: &[&str]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_piazza"))
        .args(args)
        .env("LANG", "C")
        .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has read enough leaves the rest: no failure.
    _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

impl Run {
    #[track_caller]
    fn succeeds(self) -> String {
        assert_eq!(self.code, Some(0), "{}\n{}", self.out, self.err);
        assert_eq!(self.err, "");
        self.out
    }

    #[track_caller]
    fn fails(self, code: i32) -> String {
        assert_eq!(self.code, Some(code), "{}\n{}", self.out, self.err);
        self.err
    }
}

/// A path for a file of a test's own, where none is yet.
fn fresh(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = std::fs::remove_file(&path);
    path
}

/// A file of a test's own.
fn file(name: &str, text: &str) -> PathBuf {
    let path = fresh(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn data(name: &str) -> String {
    format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// The first legal move, more often than a game is long.
fn first_moves() -> String {
    "1\n".repeat(1_000)
}

#[test]
fn every_command_has_help_with_examples_in_every_language() {
    let commands: [&[&str]; 16] = [
        &[],
        &["play"],
        &["play", "bohemian"],
        &["play", "villagers"],
        &["simulate"],
        &["simulate", "bohemian"],
        &["simulate", "villagers"],
        &["replay"],
        &["tiles"],
        &["tiles", "check"],
        &["arena"],
        &["arena", "bohemian"],
        &["arena", "villagers"],
        &["analyse"],
        &["verify"],
        &["bench"],
    ];
    for lang in ["en", "de", "it"] {
        for command in commands {
            let help = piazza(&[command, &["--help", "--lang", lang]].concat()).succeeds();
            let examples =
                ["Examples:", "Beispiele:", "Esempi:"].into_iter().filter(|word| help.contains(word));
            assert_eq!(examples.count(), 1, "{help}");
            assert!(!help.contains("help-") && !help.contains("{$"), "a message is missing: {help}");
        }
    }
}

#[test]
fn a_wrong_command_line_is_refused() {
    assert!(piazza(&["paly"]).fails(2).contains("play"));
    assert!(
        piazza(&["play", "bohemian", "--players", "9"]).fails(2).contains("2 to 5 players, not for 9. [B1]")
    );
    assert!(piazza(&["play", "bohemian", "--first", "4"]).fails(2).contains("not a seat at this table"));
    assert!(piazza(&["play", "bohemian", "--seat", "human", "--seat", "genius"]).fails(2).contains("genius"));
    let crowd =
        ["play", "bohemian", "--players", "2", "--seat", "human", "--seat", "human", "--seat", "human"];
    assert!(piazza(&crowd).fails(2).contains("--players is only 2"));
    assert!(piazza(&["simulate", "bohemian", "--games", "0"]).fails(2).contains("--games"));
}

#[test]
fn a_whole_game_can_be_typed_and_replayed() {
    let record = fresh("whole.txt");
    let record = record.to_str().unwrap();
    let args = [
        "play",
        "bohemian",
        "--seed",
        "3",
        "--bot",
        "greedy",
        "--seat",
        "human:Anna",
        "--record",
        record,
        "--players",
        "2",
    ];
    let out = piazza_reading(&first_moves(), &args).succeeds();
    assert!(out.contains("Anna, it is your turn"));
    assert!(out.contains("Town halls") && out.contains("win"), "the score is shown");
    assert!(!out.contains('\u{1b}'), "no colours into a pipe");
    assert_eq!(
        piazza(&["replay", record, "--check"]).succeeds(),
        format!("{record}: 1 game follows the rules.\n")
    );
    let replayed = piazza(&["replay", record]).succeeds();
    assert!(replayed.contains("Anna places a figure on"));
    assert!(piazza(&["verify", record]).succeeds().contains("outcomes of chance"));
}

#[test]
fn bots_can_play_alone_and_their_dice_can_be_verified() {
    for game in ["bohemian", "villagers"] {
        let record = fresh(&format!("watched-{game}.txt"));
        let record = record.to_str().unwrap();
        let args = ["play", game, "--seat", "greedy", "--seat", "random", "--record", record];
        assert!(piazza(&args).succeeds().contains("Božena"));
        assert!(piazza(&["verify", record]).succeeds().contains("outcomes of chance"));
        let kept = std::fs::read_to_string(record).unwrap();
        let (before, secret) = kept.split_once("meta secret ").unwrap();
        let digit = if secret.starts_with('0') { '1' } else { '0' };
        let forged = file(
            &format!("watched-forged-{game}.txt"),
            &format!("{before}meta secret {digit}{}", &secret[1..]),
        );
        assert!(
            piazza(&["verify", forged.to_str().unwrap()]).fails(1).contains("not the one that was published")
        );
    }
}

/// Race has no terminal of its own, and stands in no list of this program.
#[test]
fn a_game_without_a_terminal_of_its_own_is_played_simulated_and_verified() {
    let record = fresh("race.txt");
    let record = record.to_str().unwrap();
    let args = [
        "play",
        "race",
        "--long",
        "--seed",
        "3",
        "--seat",
        "human:Anna",
        "--players",
        "2",
        "--record",
        record,
    ];
    let out = piazza_reading(&format!("?\nhint\n{}", first_moves()), &args).succeeds();
    assert!(
        out.contains("Be the first to reach the goal.") && out.contains("Anna, it is your turn"),
        "{out}"
    );
    assert!(out.contains("wins."), "{out}");
    assert!(piazza(&["verify", record]).succeeds().contains("outcomes of chance"));
    assert!(piazza(&["replay", record]).succeeds().contains("Anna goes"));
    assert!(piazza(&["simulate", "race", "--games", "20"]).succeeds().contains("Player 2 (random)"));
    assert!(
        piazza(&["arena", "race", "--bots", "random,greedy", "--games", "4"]).succeeds().contains("4 games")
    );
    for lang in ["en", "de", "it"] {
        for command in ["play", "simulate", "arena"] {
            let help = piazza(&[command, "race", "--help", "--lang", lang]).succeeds();
            assert!(help.contains("--long") && help.contains(&format!("piazza {command} race")), "{help}");
            assert!(!help.contains("help-") && !help.contains("{$"), "a message is missing: {help}");
        }
    }
}

#[test]
fn nobody_can_foresee_a_game_without_a_seed() {
    let secret = |name: &str| {
        let record = fresh(name);
        piazza(&["play", "bohemian", "--record", record.to_str().unwrap()]).succeeds();
        let kept = std::fs::read_to_string(record).unwrap();
        let line = kept.lines().find(|line| line.starts_with("meta secret ")).unwrap().to_owned();
        assert!(
            kept.contains("\nmeta contribution-1 ") && !kept.contains("\nmeta contribution-2 "),
            "{kept}"
        );
        line
    };
    assert_ne!(secret("unforeseen-1.txt"), secret("unforeseen-2.txt"));
}

/// Files of the version before verifiable dice say from which seed theirs came, and hold no secret.
#[test]
fn a_game_that_an_earlier_version_left_goes_on_with_dice_of_its_own() {
    let record = fresh("left-earlier.txt");
    std::fs::copy(data("left-earlier.txt"), &record).unwrap();
    let left = std::fs::read_to_string(&record).unwrap();
    let plies = left.split_once("\n\n").unwrap().1.trim_end();
    let args = ["play", "bohemian", "--resume", record.to_str().unwrap()];
    piazza_reading(&first_moves(), &args).succeeds();
    let kept = std::fs::read_to_string(&record).unwrap();
    assert!(kept.contains(&format!("\n\n{plies}\n")), "what was played stays: {kept}");
    assert!(kept.contains(&format!("\nmeta given {}\n", plies.lines().count())), "{kept}");
    assert!(kept.contains("\nmeta bot 2 greedy\n") && kept.contains("\nresult "), "{kept}");
    // Nobody can tell how what was played before came about.
    let refused = piazza(&["verify", record.to_str().unwrap()]).fails(1);
    assert!(refused.contains("come from an earlier game"), "{refused}");
}

#[test]
fn a_game_that_is_left_goes_on_as_if_nothing_had_happened() {
    let (whole, parts) = (fresh("uninterrupted.txt"), fresh("interrupted.txt"));
    let play = |path: &Path, typed: &str| {
        let args = ["play", "bohemian", "--seed", "5", "--bot", "greedy", "--record", path.to_str().unwrap()];
        piazza_reading(typed, &args).succeeds()
    };
    play(&whole, &first_moves());
    let out = play(&parts, "1\n1\n1\n");
    assert!(out.contains("--resume"), "it says how to go on: {out}");
    for typed in ["1\n1\nquit\n".to_owned(), first_moves()] {
        piazza_reading(&typed, &["play", "bohemian", "--resume", parts.to_str().unwrap()]).succeeds();
    }
    assert_eq!(std::fs::read_to_string(whole).unwrap(), std::fs::read_to_string(parts).unwrap());
}

#[test]
fn a_record_is_not_overwritten() {
    let record = file("kept.txt", "keep me");
    let err = piazza(&["play", "bohemian", "--record", record.to_str().unwrap()]).fails(1);
    assert!(err.contains("--resume"));
    assert_eq!(std::fs::read_to_string(record).unwrap(), "keep me");
}

#[test]
fn a_player_can_ask_and_take_back() {
    let record = fresh("asking.txt");
    let args = [
        "play",
        "bohemian",
        "--seed",
        "5",
        "--first",
        "1",
        "--players",
        "2",
        "--seat",
        "human:Anna",
        "--record",
    ];
    let typed =
        "?\n? zz\nnonsense\nwhy 1+1 bishop\nrule b22\nrule X1\nundo\n1\nundo\nlog\nhelp\nsave\nboard\n\n";
    let out = piazza_reading(typed, &[&args[..], &[record.to_str().unwrap()]].concat()).succeeds();
    for expected in [
        "Anna places a figure on the",
        "No legal move begins like that.",
        "  nonsense\n  ^ “nonsense” is not a move.",
        "[B15]",
        "B22. Kicking out: only when no building of that type is free anywhere",
        "There is no rule “X1”.",
        "There is nothing to undo",
        "Undone.",
        "Ctrl-D",
        "The game is saved in",
    ] {
        assert!(out.contains(expected), "{expected:?} is missing in {out}");
    }
    let kept = std::fs::read_to_string(record).unwrap();
    assert!(!kept.contains("\n1 "), "the move was taken back: {kept}");
}

#[test]
fn without_a_game_one_against_bots_begins() {
    let out = piazza(&["play"]).succeeds();
    assert!(out.contains("Bohemian Villages") && out.contains("--resume"), "{out}");
}

#[test]
fn a_simulation_depends_on_its_seed_alone() {
    let run = |seed| piazza(&["simulate", "bohemian", "--games", "60", "--seed", seed, "--json"]).succeeds();
    let first = run("7");
    assert_eq!(first, run("7"));
    assert_ne!(first, run("8"));
    let report: serde_json::Value = serde_json::from_str(&first).unwrap();
    assert_eq!(report["games"], 60);
    let won: f64 = report["rows"].as_array().unwrap().iter().map(|row| row["won"].as_f64().unwrap()).sum();
    assert!((won - 1.0).abs() < 1e-9, "somebody wins every game: {won}");
}

#[test]
fn simulated_records_can_be_replayed() {
    let records = fresh("simulated.txt");
    let records = records.to_str().unwrap();
    let args = [
        "simulate",
        "bohemian",
        "--games",
        "40",
        "--players",
        "4",
        "--bots",
        "random,greedy",
        "--records",
        records,
    ];
    let table = piazza(&args).succeeds();
    assert!(table.contains("▬ Player 4 (greedy)") && table.contains("figures kicked out"), "{table}");
    assert!(piazza(&["replay", records, "--check"]).succeeds().contains("40 games"));
    assert!(piazza(&["replay", records, "--game", "40", "--at", "9"]).succeeds().contains("special tiles 7"));
    assert!(piazza(&["replay", records, "--game", "41"]).fails(2).contains("it contains only 40"));
    assert!(piazza(&["replay", records, "--at", "9999"]).fails(2).contains("no ply 9999"));
    assert!(piazza(&["replay", records, "--seen-by", "5"]).fails(2).contains("1 to 4"));
}

#[test]
fn the_arena_tells_who_is_better() {
    let svg = fresh("arena.svg");
    let args =
        ["arena", "bohemian", "--bots", "random,greedy", "--games", "40", "--svg", svg.to_str().unwrap()];
    let table = piazza(&args).succeeds();
    assert!(table.contains("40 games at tables of 2"), "{table}");
    assert!(std::fs::read_to_string(&svg).unwrap().contains("greedy</text>"));
    let json = |seed| piazza(&[&args[..6], &["--json", "--seed", seed]].concat()).succeeds();
    let report: serde_json::Value = serde_json::from_str(&json("2")).unwrap();
    let share = |entrant: usize| report["standings"][entrant]["share"].as_f64().unwrap();
    assert!(share(1) > 0.8 && (share(0) + share(1) - 1.0).abs() < 1e-9, "{report}");
    assert_eq!(json("2"), json("2"));
    let alone = ["arena", "villagers", "--solo", "normal", "--bots", "random,greedy", "--games", "3"];
    assert!(piazza(&alone).succeeds().contains("6 games at tables of 1"));
    let few = ["arena", "bohemian", "--bots", "random,greedy", "--players", "3"];
    assert!(piazza(&few).fails(2).contains("3 seats but only 2 bots"));
}

#[test]
fn an_analysis_adds_up_and_is_drawn() {
    let (records, svg) = (fresh("analysed.txt"), fresh("analysed.svg"));
    let (records, svg) = (records.to_str().unwrap(), svg.to_str().unwrap());
    for game in ["bohemian", "villagers"] {
        piazza(&["simulate", game, "--games", "1", "--players", "2", "--records", records]).succeeds();
        let quick = ["analyse", records, "--moves", "3"];
        let told = piazza(&[&quick[..], &["--svg", svg]].concat()).succeeds();
        assert!(told.contains("Mistakes") && told.contains("without luck"), "{told}");
        assert!(std::fs::read_to_string(svg).unwrap().contains("<polyline"));
        let json = piazza(&[&quick[..], &["--json"]].concat()).succeeds();
        let analysis: serde_json::Value = serde_json::from_str(&json).unwrap();
        for seat in analysis["seats"].as_array().unwrap() {
            let part = |name: &str| seat[name].as_f64().unwrap();
            let sum: f64 = ["start", "luck", "own", "others", "residual"].map(part).iter().sum();
            assert!((sum - part("result")).abs() < 1e-9, "{seat}");
        }
    }
    let unfinished = file("unfinished.txt", "piazza record 1\ngame bohemian\nrules 1\nseats 2\n\n");
    assert!(piazza(&["analyse", unfinished.to_str().unwrap()]).fails(1).contains("not over"));
}

#[test]
fn dice_are_vouched_for_only_where_their_secret_is_known() {
    let records = fresh("unverified.txt");
    let records = records.to_str().unwrap();
    piazza(&["simulate", "bohemian", "--games", "1", "--records", records]).succeeds();
    assert!(piazza(&["verify", records]).fails(1).contains("where its dice came from"));
    assert!(piazza(&["verify", &data("verifiable.txt")]).succeeds().contains("outcomes of chance"));
    let forged =
        std::fs::read_to_string(data("verifiable.txt")).unwrap().replace("meta secret 0b", "meta secret 0c");
    let forged = file("forged.txt", &forged);
    assert!(
        piazza(&["verify", forged.to_str().unwrap()]).fails(1).contains("not the one that was published")
    );
}

#[test]
fn a_player_can_ask_for_a_hint() {
    let record = fresh("hint.txt");
    let out =
        piazza_reading("hint\n", &["play", "bohemian", "--record", record.to_str().unwrap()]).succeeds();
    assert_eq!(out.matches("%): ").count(), 3, "{out}");
}

#[test]
fn what_is_wrong_with_a_record_is_told_with_its_place() {
    let record = std::fs::read_to_string(data("bohemian.txt")).unwrap();
    let check = |name: &str, text: &str, expected: &str| {
        let path = file(name, text);
        let err = piazza(&["replay", path.to_str().unwrap(), "--check"]).fails(1);
        let expected = format!("{}:{expected}", path.display());
        assert!(err.starts_with(&expected), "{err} does not begin with {expected}");
    };
    check("no-record.txt", "nonsense\n", "1:1: this is not a record");
    check(
        "second.txt",
        &format!("{record}\n{}", record.replace("rules 1", "rules 99")),
        &format!("{}:7: ", record.lines().count() + 4),
    );
    check(
        "bad-key.txt",
        &record.replace("seat 1", "saet 1"),
        "5:1: A line of the header can't begin with “saet”",
    );
    assert!(
        piazza(&["replay", "no-such-file.txt"])
            .fails(1)
            .starts_with("no-such-file.txt: the file can't be read")
    );
}

#[test]
fn tile_files_are_checked() {
    let standard = format!("{}/../bohemian/data/tiles.toml", env!("CARGO_MANIFEST_DIR"));
    let out = piazza(&["tiles", "check", &standard]).succeeds();
    assert!(out.contains("9 tiles, 351 coins") && !out.contains("[B5]"), "{out}");
    let first = format!("{}/../bohemian/data/tiles-1.toml", env!("CARGO_MANIFEST_DIR"));
    let out = piazza(&["tiles", "check", &first]).succeeds();
    assert!(
        out.contains("With 2 players the sides can fall so that there are only 1 of glass factory."),
        "{out}"
    );
    let text = std::fs::read_to_string(&standard).unwrap();
    let line = 1 + text.lines().position(|line| line.contains("Nenbrad\",")).unwrap();
    let broken =
        file("broken.toml", &text.replace("\"7\", \"8\", \"9\", \"10=5\"", "\"7\", \"7\", \"9\", \"10\""));
    let err = piazza(&["tiles", "check", broken.to_str().unwrap()]).fails(1);
    let told: Vec<&str> = err.lines().collect();
    assert_eq!(told.len(), 2, "{err}");
    assert!(
        told[0].contains(&format!("broken.toml:{line}:"))
            && told[0].contains("Village N: glass factory is listed twice. [B5]")
    );
    assert!(told[1].contains("Village N: town hall needs a value"));
    let err = piazza(&["play", "bohemian", "--tiles", broken.to_str().unwrap()]).fails(1);
    assert!(err.contains("Village N"));
}

#[test]
fn the_bench_measures_every_table() {
    let run = piazza(&["bench", "--seconds", "0.02", "--json"]);
    assert_eq!(run.code, Some(0));
    let tables: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let count = |game: &str| tables.as_array().unwrap().iter().filter(|table| table["game"] == game).count();
    assert_eq!((count("bohemian"), count("villagers")), (4, 7), "2 to 5 players, and solo on three levels");
}

/// A whole game of Villagers, left and resumed.
#[track_caller]
fn check_villagers(name: &str, args: &[&str]) -> String {
    let (whole, parts) = (fresh(&format!("{name}-whole.txt")), fresh(&format!("{name}-parts.txt")));
    let play = |path: &Path, typed: &str| {
        let record = ["--seed", "4", "--record", path.to_str().unwrap()];
        piazza_reading(typed, &[&["play", "villagers"], args, &record].concat()).succeeds()
    };
    let out = play(&whole, &first_moves());
    play(&parts, &"1\n".repeat(30));
    piazza_reading(&first_moves(), &["play", "villagers", "--resume", parts.to_str().unwrap()]).succeeds();
    assert_eq!(std::fs::read_to_string(&whole).unwrap(), std::fs::read_to_string(parts).unwrap());
    let told = piazza(&["replay", whole.to_str().unwrap()]).succeeds();
    assert!(told.contains("Second"), "{told}");
    assert!(piazza(&["verify", whole.to_str().unwrap()]).succeeds().contains("outcomes of chance"));
    out
}

#[test]
fn villagers_can_be_played_against_bots() {
    let out = check_villagers("bots", &["--seat", "human:Anna", "--players", "3", "--bot", "greedy"]);
    assert!(out.contains("Anna, it is your turn") && out.contains("Coins on villagers"), "{out}");
}

#[test]
fn villagers_can_be_played_alone_against_the_countess() {
    for level in ["novice", "normal", "expert"] {
        let out = check_villagers(&format!("solo-{level}"), &["--solo", level]);
        assert!(out.contains("Countess  coins") && out.contains("wins."), "{out}");
    }
    assert!(piazza(&["play", "villagers", "--solo", "expert", "--players", "2"]).fails(2).contains("[V80]"));
    assert!(piazza(&["play", "villagers", "--players", "6"]).fails(2).contains("[V1]"));
}

#[test]
fn at_one_screen_nobody_is_shown_the_hand_of_another() {
    let record = fresh("hot-seat.txt");
    let args = [
        "play",
        "villagers",
        "--seed",
        "9",
        "--first",
        "1",
        "--seat",
        "human:Anna",
        "--seat",
        "human:Bruno",
        "--record",
    ];
    let out = piazza_reading("1\n", &[&args[..], &[record.to_str().unwrap()]].concat()).succeeds();
    let (before, behind) = out.split_once("It is ✚ Bruno's turn at the screen").unwrap();
    assert!(before.contains("Hand 5:\n"), "Anna sees her cards: {before}");
    assert!(
        behind.contains("Anna takes the Poulterer from the road."),
        "Bruno is told what happened: {behind}"
    );
    // Of Anna's hand Bruno sees the backs, in one line.
    let (annas, _) = behind.split_once("✚ Bruno  coins").unwrap();
    assert!(annas.contains("Hand 5: ") && !annas.contains("Hand 5:\n"), "{annas}");
}

#[test]
fn german_and_italian_are_spoken_throughout() {
    for (lang, turn, winner) in [("de", "du bist am Zug", "gewinnt."), ("it", "tocca a te", "Vince")] {
        let record = fresh(&format!("whole-{lang}.txt"));
        let args = [
            "play",
            "bohemian",
            "--lang",
            lang,
            "--seed",
            "8",
            "--bot",
            "greedy",
            "--record",
            record.to_str().unwrap(),
        ];
        let out = piazza_reading(&format!("?\nhelp\n{}", first_moves()), &args).succeeds();
        assert!(out.contains(turn) && out.contains(winner), "{out}");
        for missing in ["bohemian-", "cli-", "{$"] {
            assert!(!out.contains(missing), "{missing} is shown: {out}");
        }
    }
    let german = piazza(&["replay", "--lang=de", "nirgends.txt"]).fails(1);
    assert!(german.contains("nicht lesbar"), "{german}");
}

#[test]
fn the_board_is_drawn() {
    insta::assert_snapshot!(piazza(&["replay", &data("bohemian.txt"), "--at", "60"]).succeeds());
}

#[test]
fn a_replay_tells_the_whole_game() {
    insta::assert_snapshot!(piazza(&["replay", &data("bohemian.txt"), "--lang", "de"]).succeeds());
}
