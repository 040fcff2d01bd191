//! The program `piazza`: play, simulate, replay and measure the games in a terminal.

mod analyse;
mod arena;
mod bench;
mod browser;
mod command;
mod failure;
mod game_command;
mod html;
mod input;
mod load;
mod narration;
mod play;
mod records;
mod replay;
mod screen;
mod seating;
mod serve;
mod simulate;
mod spread;
mod start;
mod svg;
mod terminal;
mod terminals;
mod verify;

use clap::{FromArgMatches, Parser, Subcommand};
use failure::Failure;
use game_command::GameCommand;
use screen::Screen;
use std::ffi::OsString;
use std::process::ExitCode;
use terminals::tiles;
use words::{Lang, Words};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The command line. Its words are in the Fluent files: see [`command`].
#[derive(Parser)]
#[command(name = "piazza", version)]
struct Options {
    /// Read before all others, by [`lang`].
    #[arg(long, global = true, value_name = "LANG", value_parser = ["en", "de", "it"])]
    #[allow(dead_code)]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Play(PlayOptions),
    #[command(subcommand)]
    Simulate(GameCommand<simulate::Options>),
    Replay(replay::Options),
    #[command(subcommand)]
    Arena(GameCommand<arena::Options>),
    Analyse(analyse::Options),
    Verify(verify::Options),
    #[command(subcommand)]
    Tiles(tiles::Options),
    Bench(bench::Options),
    Serve(serve::Options),
    Load(load::Options),
}

#[derive(clap::Args)]
struct PlayOptions {
    /// Without one, the person is asked.
    #[command(subcommand)]
    game: Option<GameCommand<play::Options>>,
}

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let screen = Screen::new(Words::of(lang(&args)));
    match parse(args, &screen).and_then(|options| run(&options, &screen)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{}", failure.said);
            ExitCode::from(failure.code)
        }
    }
}

fn parse(args: Vec<OsString>, screen: &Screen) -> Result<Options, Failure> {
    // Prints help and errors itself, with the right exit code.
    let matches = command::in_words(screen.words).get_matches_from(args);
    Options::from_arg_matches(&matches).map_err(Failure::usage)
}

fn run(options: &Options, screen: &Screen) -> Result<(), Failure> {
    match &options.command {
        // Plain `piazza` opens the house, and its page.
        None => run(&parse(serve_and_open(screen), screen)?, screen),
        Some(Command::Play(PlayOptions { game: None })) => run(&parse(start::ask(screen)?, screen)?, screen),
        Some(Command::Play(PlayOptions { game: Some(game) })) => game.run(screen),
        Some(Command::Simulate(game)) => game.run(screen),
        Some(Command::Replay(options)) => replay::run(options, screen),
        Some(Command::Arena(game)) => game.run(screen),
        Some(Command::Analyse(options)) => analyse::run(options, screen),
        Some(Command::Verify(options)) => verify::run(options, screen),
        Some(Command::Tiles(options)) => tiles::run(options, screen),
        Some(Command::Bench(options)) => bench::run(options, screen),
        Some(Command::Serve(options)) => serve::run(options, screen),
        Some(Command::Load(options)) => load::run(options, screen),
    }
}

fn serve_and_open(screen: &Screen) -> Vec<OsString> {
    let lang = format!("--lang={}", screen.words.lang().code());
    ["piazza", "serve", "--open", &lang].map(OsString::from).to_vec()
}

/// The language that the command line asks for, or the environment; English if we don't speak it.
fn lang(args: &[OsString]) -> Lang {
    let arg = |(i, arg): (usize, &OsString)| match arg.to_str()?.split_once("--lang")? {
        ("", "") => args.get(i + 1)?.to_str().map(str::to_owned),
        ("", value) => value.strip_prefix('=').map(str::to_owned),
        _ => None,
    };
    let asked = args.iter().enumerate().find_map(arg);
    // In the order in which POSIX looks for the language of messages.
    let wishes = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let wish = asked.or_else(|| wishes.into_iter().find(|wish| !wish.is_empty()));
    wish.and_then(|wish| Lang::negotiate(&wish)).unwrap_or_default()
}
