//! `piazza play`: a game in the terminal, among people and against bots.

mod prompt;
mod session;

use crate::failure::{Failure, read, text};
use crate::game_command::{GameCommand, GameOptions};
use crate::input::Input;
use crate::records::{self, Entry};
use crate::screen::Screen;
use crate::seating;
use crate::terminal::Terminal;
use engine::{Format, Game, History, Record, Setup};
use session::Session;
use std::path::PathBuf;
use table::{Contribution, DiceSource, Secret, VerifyFault};

/// The options of `play`.
#[derive(clap::Args)]
pub(crate) struct Options {
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
}

impl GameOptions for Options {
    /// Plays a game.
    fn run<T: Terminal>(command: &GameCommand<Options>, screen: &Screen) -> Result<(), Failure> {
        let input = Input::new(screen)?;
        let (record, path) = match &command.options.resume {
            Some(path) => {
                let file = read(screen, path)?;
                (Entry { text: &file, before: 0 }.parse(screen, path)?, path.clone())
            }
            None => begin::<T>(command, screen)?,
        };
        let dice = dice_of(&record).map_err(|fault| Failure::new(screen.explain(&fault, &[])))?;
        Session::<T>::new(screen, record, &dice, path, input)?.run()
    }
}

/// A game before its first ply, and where it is kept.
fn begin<T: Terminal>(
    command: &GameCommand<Options>,
    screen: &Screen,
) -> Result<(Record<T::Game>, PathBuf), Failure> {
    let options = &command.options;
    let named = u8::try_from(options.seat.len()).ok().filter(|named| *named > 0);
    let setup = command.setup::<T>(options.players.or(named), screen)?;
    let players = seating::players(screen, setup.seats(), &options.seat, &options.bot)?;
    let number = options.seed.unwrap_or_else(any_number);
    let path = options.record.clone().unwrap_or_else(|| records::default_path(T::Game::ID, number));
    if options.record.is_some() && path.exists() {
        let args = [("file", text(path.display()))];
        return Err(Failure::new(screen.say("cli-record-exists", &args)));
    }
    let mut record = Record::of(History::new(setup));
    seating::write(&players, &mut record);
    if let Some(seed) = options.seed {
        let secret = Secret::of_words(&format!("piazza seed {seed}"));
        // Nobody adds anything to the dice of a game that is to be the same again.
        let source =
            DiceSource { format: record.format, secret, contributions: Vec::new(), round: None, given: 0 };
        source.write(&mut record.meta);
    }
    Ok((record, path))
}

/// Where the dice of a game come from. A record that does not say so goes on with new ones.
fn dice_of<G: Game>(record: &Record<G>) -> Result<DiceSource, VerifyFault> {
    match DiceSource::read(record) {
        Err(VerifyFault::NoSecret) => Ok(DiceSource {
            format: Format::default(),
            secret: Secret::new(random_bytes()),
            contributions: record.names.iter().map(|_| Some(Contribution::new(random_bytes()))).collect(),
            round: None,
            given: record.history.plies().len(),
        }),
        read => read,
    }
}

fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A number for the name of a file, short enough to be typed again.
fn any_number() -> u64 {
    u64::from_le_bytes(random_bytes()) % 1_000_000_000
}
