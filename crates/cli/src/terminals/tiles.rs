//! `piazza tiles check`: is a file of village tiles fit to be played with?

use super::bohemian::tiles;
use crate::failure::{Failure, text};
use crate::screen::{Screen, columns};
use bohemian::Building;
use engine::Arg;
use std::path::PathBuf;

/// The options of `tiles`.
#[derive(clap::Subcommand)]
pub(crate) enum Options {
    Check { file: PathBuf },
}

/// Checks a tile file: says what it holds, or all that is wrong with it.
pub(crate) fn run(Options::Check { file }: &Options, screen: &Screen) -> Result<(), Failure> {
    let tiles = tiles(screen, file)?;
    let args = [
        ("file", text(file.display())),
        ("tiles", Arg::Number(tiles.tiles().len() as i64)),
        ("bank", Arg::Number(tiles.bank().into())),
    ];
    screen.line(screen.say("cli-tiles-right", &args));
    let heads = ["cli-building", "cli-on-sides", "cli-at-most"];
    let mut rows = vec![heads.map(|id| screen.dim(screen.text(id))).to_vec()];
    for building in Building::ALL {
        let sides =
            tiles.tiles().iter().flatten().filter(|side| side.plan.buildings().contains(building)).count();
        let name = format!("{:>2} {}", building.total(), screen.text(building.id()));
        rows.push(vec![name, sides.to_string(), tiles.most(building).to_string()]);
    }
    screen.line(columns(&rows, 1).join("\n"));
    for warning in tiles.warnings() {
        screen.line(screen.explain(&warning, &[]));
    }
    Ok(())
}
