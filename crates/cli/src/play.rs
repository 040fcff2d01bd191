//! `piazza play`: a game in the terminal, among people and against bots.

mod prompt;
mod session;

use crate::failure::{Failure, read, text};
use crate::input::Input;
use crate::records::{self, Entry};
use crate::screen::Screen;
use crate::terminal::Terminal;
use crate::{dealer, seating};
use engine::{History, Record, Setup};
use session::Session;
use std::path::PathBuf;

/// The options of `play`.
#[derive(clap::Args)]
pub(crate) struct Options<G: Terminal> {
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    #[arg(long, value_name = "WHO")]
    seat: Vec<String>,
    #[arg(long, value_name = "LEVEL", default_value = "medium")]
    bot: String,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "seat", "seed", "record"])]
    resume: Option<PathBuf>,
    #[command(flatten)]
    game: G::Options,
}

/// Plays a game.
pub(crate) fn run<G: Terminal>(options: &Options<G>, screen: &Screen) -> Result<(), Failure> {
    let input = Input::new(screen)?;
    match &options.resume {
        Some(path) => resume::<G>(path, input, screen)?.run(),
        None => begin(options, input, screen)?.run(),
    }
}

fn begin<'a, G: Terminal>(
    options: &Options<G>,
    input: Input,
    screen: &'a Screen,
) -> Result<Session<'a, G>, Failure> {
    let named = u8::try_from(options.seat.len()).ok().filter(|named| *named > 0);
    let setup = G::setup(&options.game, options.players.or(named), screen)?;
    let players = seating::players(screen, setup.seats(), &options.seat, &options.bot)?;
    let seed = options.seed.unwrap_or_else(dealer::any_seed);
    let path = options.record.clone().unwrap_or_else(|| records::default_path(G::ID, seed));
    if options.record.is_some() && path.exists() {
        let args = [("file", text(path.display()))];
        return Err(Failure::new(screen.say("cli-record-exists", &args)));
    }
    let mut record = Record::of(History::<G>::new(setup));
    seating::write(&players, &mut record);
    record.meta.push(("seed".to_owned(), seed.to_string()));
    Ok(Session::new(screen, record, players, seed, path, input))
}

fn resume<'a, G: Terminal>(
    path: &std::path::Path,
    input: Input,
    screen: &'a Screen,
) -> Result<Session<'a, G>, Failure> {
    let file = read(screen, path)?;
    let record = Entry { text: &file, before: 0 }.parse::<G>(screen, path)?;
    let players = seating::read(&record);
    let seed = record.meta.iter().find(|(key, _)| key == "seed").and_then(|(_, seed)| seed.parse().ok());
    let seed = seed.unwrap_or_else(dealer::any_seed);
    Ok(Session::new(screen, record, players, seed, path.to_owned(), input))
}
