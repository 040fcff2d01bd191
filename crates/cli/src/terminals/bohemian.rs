//! Bohemian Villages in a terminal.

use crate::failure::{Failure, read};
use crate::screen::{Screen, columns, pad, width};
use crate::terminal::{Measure, Page, Terminal};
use bohemian::{Bohemian, Building, BuildingView, Dice, End, Event, Phase, Setup, Tiles, View, VillageView};
use clap::{Arg, ArgMatches, Command, value_parser};
use std::path::{Path, PathBuf};

const TILES: &str = "tiles";

/// The terminal of Bohemian Villages.
pub(crate) struct BohemianTerminal;

impl Terminal for BohemianTerminal {
    type Game = Bohemian;

    const MEASURES: &'static [Measure] = &[
        Measure::share("bohemian-measure-end-figures"),
        Measure::share("bohemian-measure-end-bank"),
        Measure::count("bohemian-measure-kick-outs"),
        Measure::count("bohemian-measure-passes"),
        Measure::count("bohemian-measure-rerolls"),
        Measure::count("bohemian-measure-bishops"),
        Measure::count("bohemian-measure-active-inns"),
        Measure::count("bohemian-measure-mills"),
        Measure::count("bohemian-measure-glass"),
    ];

    /// With tiles of one's own (B5).
    fn with_options(command: Command) -> Command {
        command.arg(Arg::new(TILES).long(TILES).value_name("FILE").value_parser(value_parser!(PathBuf)))
    }

    fn refine(setup: Setup, options: &ArgMatches, screen: &Screen) -> Result<Setup, Failure> {
        match options.get_one::<PathBuf>(TILES) {
            Some(path) => Ok(setup.with_tiles(tiles(screen, path)?)),
            None => Ok(setup),
        }
    }

    fn picture(setup: &Setup, view: &View, page: &Page<'_>) -> Vec<String> {
        if view.villages.is_empty() {
            return Vec::new();
        }
        let mut lines = board(setup, view, page.screen);
        lines.push(String::new());
        lines.extend(seats(view, page));
        lines.push(beside_the_board(view, page.screen));
        lines
    }

    fn measure(events: &[Event], end: &Bohemian) -> Vec<i64> {
        let ended_by_bank = end.phase() == Phase::Over(End::Bank);
        let count = |kind: fn(&Event) -> bool| events.iter().filter(|&event| kind(event)).count() as i64;
        vec![
            i64::from(!ended_by_bank),
            i64::from(ended_by_bank),
            count(|event| matches!(event, Event::KickedOut { .. })),
            count(|event| matches!(event, Event::Passed { .. })),
            count(|event| matches!(event, Event::Rerolls { .. })),
            count(|event| matches!(event, Event::Bishop { .. } | Event::BishopFrom { .. })),
            count(|event| matches!(event, Event::InnActive { .. })),
            count(|event| matches!(event, Event::MillsScore)),
            count(|event| matches!(event, Event::GlassScores)),
        ]
    }
}

/// Reads a tile file, or says all that is wrong with it.
pub(crate) fn tiles(screen: &Screen, path: &Path) -> Result<Tiles, Failure> {
    Tiles::parse(&read(screen, path)?).map_err(|faults| {
        let said: Vec<String> = faults.iter().map(|at| Failure::at(screen, path, at).said).collect();
        Failure::new(said.join("\n"))
    })
}

/// The villages as columns, the kinds of building as rows: a row shows whether somebody would have to be
/// kicked out (B22), a column what a village lacks (B62).
fn board(setup: &Setup, view: &View, screen: &Screen) -> Vec<String> {
    let words = Building::ALL.map(|building| screen.text(building.id()));
    let label = words.iter().map(|word| width(word)).max().unwrap_or(0) + 8;
    // At the right the ways to reach a row with the dice, at most two of them as a rule: "1+1+1+1 2+2".
    let column = ((screen.width.saturating_sub(label + 12)) / view.villages.len()).clamp(4, 12);
    let row = |first: &str, cell: &dyn Fn(&VillageView) -> String, last: &str| {
        let cells: String = view.villages.iter().map(|village| pad(&cell(village), column)).collect();
        format!("{}{cells}{last}", pad(first, label)).trim_end().to_owned()
    };
    let name = |village: &VillageView| {
        let done = if village.complete { "✓" } else { " " };
        let name = setup.tiles().name(village.letter).unwrap_or_default();
        // A stump of a name helps nobody: narrow columns have the letter alone.
        let room = if column < 8 { 0 } else { column - 3 };
        let name: String = name.chars().take(room).collect();
        format!("{}{}", screen.bold(format_args!("{}{done}", village.letter)), screen.dim(name))
    };
    let mut lines = vec![row("", &name, "")];
    for (building, word) in Building::ALL.into_iter().zip(words) {
        let ways = ways(view, building);
        let total = building.total();
        let label = if ways.is_empty() {
            format!("   {total:>2} {word}")
        } else {
            screen.bold(format_args!(" ▸ {total:>2} {word}"))
        };
        lines.push(row(&label, &|village| cell(village, building, screen), &screen.dim(ways)));
    }
    lines
}

/// The ways to reach a building with the dice that lie there: `3+4 1+6`.
fn ways(view: &View, building: Building) -> String {
    let splits = Dice::of(&view.dice).unwrap_or(Dice::NONE).splits();
    let reaching = splits.iter().filter(|split| split.used.total() == building.total());
    reaching.map(|split| split.used.to_string()).collect::<Vec<_>>().join(" ")
}

/// A building in its village: free, or with the mark of whoever occupies it; its value; an active inn.
fn cell(village: &VillageView, building: Building, screen: &Screen) -> String {
    let Some(here) = village.buildings.iter().find(|here| here.building == building) else {
        return String::new();
    };
    let BuildingView { value, figure, active, .. } = here;
    let mark = figure.map_or_else(|| "·".to_owned(), |seat| screen.mark(seat));
    let value = value.map_or_else(String::new, |value| format!(" {value}"));
    format!("{mark}{value}{}", if *active { "*" } else { "" })
}

/// What lies in front of each player.
fn seats(view: &View, page: &Page<'_>) -> Vec<String> {
    let screen = page.screen;
    let heads = ["coins", "figures", "income", "inns", "flour", "glass", "score"];
    let mut rows = vec![vec![String::new(); 2]];
    rows[0].extend(heads.map(|head| screen.dim(screen.text(&format!("bohemian-column-{head}")))));
    for seat in &view.seats {
        let pointer = if seat.seat == view.player && !view.over { "▶" } else { "" };
        let inns = format!("{}/{}", seat.active_inns, seat.active_inns + seat.inactive_inns);
        let mut row = vec![pointer.to_owned(), screen.player(seat.seat, page.names)];
        row.extend([seat.coins.to_string(), seat.supply.to_string(), seat.income.to_string(), inns]);
        row.extend([seat.flour, seat.glass].map(|count| count.to_string()));
        row.push(seat.total.to_string());
        let held = [(seat.bishop, "bohemian-bishop"), (seat.tile, "bohemian-special-tile")];
        let held = held.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| screen.text(id));
        row.push(held.collect::<Vec<_>>().join(", "));
        rows.push(row);
    }
    columns(&rows, 2)
}

/// The dice, and what is left to take.
fn beside_the_board(view: &View, screen: &Screen) -> String {
    let args = [
        ("bank", engine::Arg::Number(view.bank.into())),
        ("flour", engine::Arg::Number(view.flour_left.into())),
        ("glass", engine::Arg::Number(view.glass_left.into())),
        ("tiles", engine::Arg::Number(view.tiles_left.into())),
    ];
    let dice = if view.dice.is_empty() {
        String::new()
    } else {
        screen.bold(format_args!("{}   ", dice(&view.dice)))
    };
    format!("  {dice}{}", screen.dim(screen.say("bohemian-beside-the-board", &args)))
}

/// Dice as people see them, with their numbers: `⚁2 ⚂3`.
fn dice(faces: &[u8]) -> String {
    const PIPS: [char; 6] = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
    let die = |&face: &u8| format!("{}{face}", PIPS[(face as usize + 5) % 6]);
    faces.iter().map(die).collect::<Vec<_>>().join("  ")
}
