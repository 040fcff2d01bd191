//! The rules, one by one. A test names the rules that it checks in its first line of documentation.
//!
//! Positions are written in one line: the number of players, the sides that lie up, then whatever differs
//! from the start of the game.
//!
//! | word | meaning |
//! |---|---|
//! | `N9:1` | seat 1 has a figure on Nenbrad's inn; `N9:1*` on an inn that is active |
//! | `coins:1=5`, `supply:1=0` | what lies in front of a seat |
//! | `bank:9`, `tiles:0`, `bishop:2`, `tile:1` | what lies in the middle, who has the bishop, who holds a tile |
//! | `turn:2`, `dice:2346` | whose turn it is, and the dice that lie there |
//! | `manual` | income is taken by hand |
//!
//! The same words say what is expected, and `N9:-` (free), `bishop:-`, `tile:-1`, `over:bank`, `over:figures`,
//! `roll`, `start`, `moved`.

mod bishop;
mod buildings;
mod examples;
mod material;
mod placing;
mod properties;
mod scoring;
mod turn;

use crate::*;
use engine::{Game, Message, Seat};

/// The file of the standard tiles.
const STANDARD: &str = include_str!("../../data/tiles.toml");

/// The sides that lie up in most tests, with all nine tiles: enough of everything, Nenbrad among them.
pub(crate) const NINE: &str = "5p ACEGIKNOS";

fn seat(text: &str) -> Seat {
    text.parse().ok().and_then(Seat::from_number).unwrap_or_else(|| panic!("no seat: {text}"))
}

fn place(game: &Bohemian, text: &str) -> (Village, Building) {
    let village = game.villages().find(|&village| text.starts_with(game.plan(village).letter()));
    let building = text[1..].parse().ok().and_then(Building::of_total);
    match (village, building) {
        (Some(village), Some(building)) if game.standing(building).contains(village) => (village, building),
        _ => panic!("no such building: {text}"),
    }
}

/// The game that a position describes.
pub(crate) fn position(text: &str) -> Bohemian {
    let mut words = text.split_whitespace();
    let players = words.next().unwrap().strip_suffix('p').unwrap().parse().unwrap();
    let sides = words.next().unwrap();
    let mut game = Bohemian::new(&Setup::new(players).unwrap().with_manual_income(text.contains("manual")));
    let sides = game.parse_chance(&format!("sides {sides} first 1")).unwrap();
    game.apply_chance(&sides, &mut ()).unwrap();
    words.for_each(|word| arrange(&mut game, word));
    game
}

fn arrange(game: &mut Bohemian, word: &str) {
    let (key, value) = word.split_once(':').unwrap_or((word, ""));
    let of_seat = || value.split_once('=').map(|(who, n)| (seat(who).index(), n)).unwrap();
    match key {
        "coins" => {
            let (who, coins) = of_seat();
            game.coins[who] = coins.parse().unwrap();
        }
        "supply" => {
            let (who, supply) = of_seat();
            game.supply[who] = supply.parse().unwrap();
        }
        "bank" => game.bank = value.parse().unwrap(),
        "tiles" => game.tiles_left = value.parse().unwrap(),
        "bishop" => game.bishop = Some(seat(value)),
        "tile" => game.tile_holders.insert(seat(value)),
        "turn" => game.turn = seat(value),
        "dice" => {
            let faces: Vec<u8> = value.bytes().map(|digit| digit - b'0').collect();
            game.dice = Dice::of(&faces).unwrap();
            game.phase = Phase::Move;
        }
        "manual" => {}
        _ => {
            let (village, building) = place(game, key);
            let owner = seat(value.trim_end_matches('*'));
            assert_eq!(game.owner(village, building), None, "two figures on {key}");
            game.figures[owner.index()][building.index()].insert(village);
            game.occupied[building.index()].insert(village);
            game.filled[village.index()].insert(building);
            game.supply[owner.index()] -= 1;
            if value.ends_with('*') {
                game.active_inns.insert(village);
            }
        }
    }
}

/// Plays moves and outcomes of chance (after a `*`), parted by semicolons, for whoever's turn it is.
pub(crate) fn play(game: &mut Bohemian, plies: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for ply in plies.split(';').map(str::trim).filter(|ply| !ply.is_empty()) {
        let played = if let Some(outcome) = ply.strip_prefix('*') {
            let outcome = game.parse_chance(outcome).unwrap_or_else(|at| panic!("{ply}: {at:?}"));
            game.apply_chance(&outcome, &mut events)
        } else {
            let mv = game.parse_move(ply).unwrap_or_else(|at| panic!("{ply}: {at:?}"));
            game.play(game.turn, mv, &mut events)
        };
        played.unwrap_or_else(|refusal| panic!("{ply}: {refusal:?}"));
    }
    events
}

/// Says what of the expected is not so.
fn expect(game: &Bohemian, expected: &str) {
    for word in expected.split_whitespace() {
        let (key, value) = word.split_once(':').unwrap_or((word, ""));
        let found = match key {
            "coins" | "supply" => {
                let who = seat(value.split_once('=').unwrap().0);
                let found = if key == "coins" { game.coins(who) } else { game.supply(who).into() };
                format!("{key}:{who}={found}")
            }
            "bank" => format!("bank:{}", game.bank()),
            "tiles" => format!("tiles:{}", game.tiles_left()),
            "bishop" => format!("bishop:{}", game.bishop().map_or("-".into(), |seat| seat.to_string())),
            "tile" => {
                let who = value.trim_start_matches('-');
                format!("tile:{}{who}", if game.holds_tile(seat(who)) { "" } else { "-" })
            }
            "turn" => format!("turn:{}", game.player()),
            "dice" => {
                format!("dice:{}", game.dice().faces().iter().map(u8::to_string).collect::<String>())
            }
            "over" => match game.phase() {
                Phase::Over(End::Bank) => "over:bank".to_owned(),
                Phase::Over(End::Figures(_)) => "over:figures".to_owned(),
                phase => format!("{phase:?}"),
            },
            "roll" => (if let Phase::Roll { .. } = game.phase() { "roll" } else { "no roll" }).to_owned(),
            "start" => (if game.phase() == Phase::Start { "start" } else { "no start" }).to_owned(),
            "moved" => (if game.has_moved() { "moved" } else { "not moved" }).to_owned(),
            _ => {
                let (village, building) = place(game, key);
                let owner = game.owner(village, building).map_or("-".into(), |seat| seat.to_string());
                let active = building == Building::Inn && game.active_inns().contains(village);
                format!("{key}:{owner}{}", if active { "*" } else { "" })
            }
        };
        assert_eq!(found, word, "in {game:?}");
    }
}

/// Set-up, act, expect.
pub(crate) fn check(set_up: &str, plies: &str, expected: &str) {
    let mut game = position(set_up);
    play(&mut game, plies);
    expect(&game, expected);
}

/// The id of the fault for which a move is refused.
pub(crate) fn refused(set_up: &str, mv: &str, expected: &str) {
    let mut game = position(set_up);
    let before = game.clone();
    let parsed = game.parse_move(mv).unwrap_or_else(|at| panic!("{mv}: {at:?}"));
    let refusal = game.play(game.turn, parsed, &mut ()).expect_err(mv);
    assert_eq!(refusal.sentence().id, format!("bohemian-{expected}"), "{mv}");
    assert_eq!(game, before, "a refused move changed the game");
    assert!(!legal(set_up).contains(&mv.to_owned()), "{mv} is listed as legal");
}

/// The legal moves of a position.
pub(crate) fn legal(set_up: &str) -> Vec<String> {
    let game = position(set_up);
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.into_iter().map(|mv| game.notation(mv)).collect()
}

/// The final scoring of a position: `coins town-halls shops churches tiles` for a seat.
pub(crate) fn score(set_up: &str, who: u8) -> Vec<i32> {
    let game = position(set_up);
    let scores: Vec<_> = game.standings().collect();
    scores[Seat::from_number(who).unwrap().index()].0.to_vec()
}
