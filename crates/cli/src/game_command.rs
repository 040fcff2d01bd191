//! A command that is there for every game: `play bohemian --first 2`.
//!
//! Which games there are, and what can be chosen before play, is data of the games.

use crate::failure::Failure;
use crate::screen::Screen;
use crate::terminal::{SetupOf, Terminal};
use crate::terminals::{Visitor, visit};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, Subcommand, value_parser};
use engine::{Game, OptionKind, Setup, SetupOption};
use games::Entry;

/// The game that a command line names, with the options `O` of the command.
pub(crate) struct GameCommand<O> {
    pub(crate) game: &'static Entry,
    pub(crate) options: O,
    matches: ArgMatches,
}

/// The options of a command that is there for every game.
pub(crate) trait GameOptions: Args {
    /// Does what the command is for.
    fn run<T: Terminal>(command: &GameCommand<Self>, screen: &Screen) -> Result<(), Failure>;
}

impl<O: GameOptions> GameCommand<O> {
    /// Does what the command is for.
    pub(crate) fn run(&self, screen: &Screen) -> Result<(), Failure> {
        struct Run<'a, O>(&'a GameCommand<O>, &'a Screen);
        impl<O: GameOptions> Visitor for Run<'_, O> {
            type Output = Result<(), Failure>;
            fn visit<T: Terminal>(self) -> Result<(), Failure> {
                O::run::<T>(self.0, self.1)
            }
        }
        visit(self.game.id, Run(self, screen)).unwrap_or(Ok(()))
    }

    /// The set-up that was chosen, for this many players if their number was given.
    pub(crate) fn setup<T: Terminal>(
        &self,
        players: Option<u8>,
        screen: &Screen,
    ) -> Result<SetupOf<T>, Failure> {
        let mut lines = Vec::new();
        let mut seats = self.game.info.usual_seats;
        for option in self.game.info.options {
            let Some(value) = self.chosen(option) else { continue };
            if option.solo {
                seats = 1;
            }
            lines.push((option.key, value));
        }
        let lines = lines.iter().map(|(key, value)| (*key, value.as_str()));
        let setup = SetupOf::<T>::of_lines(T::Game::RULES, players.unwrap_or(seats), lines);
        let setup = setup.map_err(|fault| Failure::usage(screen.explain(&fault, &[])))?;
        T::refine(setup, &self.matches, screen)
    }

    /// What was chosen, as in a line of the set-up.
    fn chosen(&self, option: &SetupOption) -> Option<String> {
        match option.kind {
            OptionKind::Flag => self.matches.get_flag(option.key).then(|| "yes".to_owned()),
            OptionKind::Seat => self.matches.get_one::<u8>(option.key).map(u8::to_string),
            OptionKind::Choice { .. } => self.matches.get_one::<String>(option.key).cloned(),
        }
    }
}

/// An option of the set-up as an option of the command line.
fn arg(option: &SetupOption) -> Arg {
    let arg = Arg::new(option.key).long(option.key);
    match option.kind {
        OptionKind::Flag => arg.action(ArgAction::SetTrue),
        OptionKind::Seat => arg.value_name("SEAT").value_parser(value_parser!(u8)),
        OptionKind::Choice { values, .. } => {
            arg.value_name(if option.solo { "LEVEL" } else { "CHOICE" }).value_parser(values.to_vec())
        }
    }
}

impl<O: Args> FromArgMatches for GameCommand<O> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let (id, matches) =
            matches.subcommand().ok_or_else(|| clap::Error::new(ErrorKind::MissingSubcommand))?;
        let game = games::all().iter().find(|game| game.id == id);
        let game = game.ok_or_else(|| clap::Error::new(ErrorKind::InvalidSubcommand))?;
        Ok(GameCommand { game, options: O::from_arg_matches(matches)?, matches: matches.clone() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl<O: Args> Subcommand for GameCommand<O> {
    fn augment_subcommands(command: Command) -> Command {
        struct WithOptions(Command);
        impl Visitor for WithOptions {
            type Output = Command;
            fn visit<T: Terminal>(self) -> Command {
                T::with_options(self.0)
            }
        }
        let of_game = |game: &Entry| {
            let command = O::augment_args(Command::new(game.id)).args(game.info.options.iter().map(arg));
            visit(game.id, WithOptions(command.clone())).unwrap_or(command)
        };
        command.subcommands(games::all().iter().map(of_game))
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        Self::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        games::GameId::of(name).is_some()
    }
}
