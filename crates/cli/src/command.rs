//! The command line in the person's language.

use crate::Options;
use crate::failure::text as said;
use bots::Level;
use clap::{Arg, ArgAction, Command, CommandFactory};
use games::GameId;
use words::Words;

/// The command line with its help: a command `play bohemian` is described by the message
/// `help-play-bohemian`, with `help-play-bohemian-examples` below; an option `--seed` by
/// `help-option-seed`, wherever it stands. A game without such messages is described by `help-play-game`, and an option
/// of its set-up by `help-option-setup`.
pub(crate) fn in_words(words: &'static Words) -> Command {
    describe(Options::command(), words, "help")
}

fn describe(command: Command, words: &'static Words, id: &str) -> Command {
    let name = command.get_name().to_owned();
    let args = [
        ("bots", said(Level::ALL.map(Level::id).join(", "))),
        ("usual", said(GameId::of(&name).map_or(0, |game| game.info().usual_seats))),
        ("title", said(words.text(&name, &[]))),
        ("game", said(&name)),
    ];
    let text = |id: &str| words.text(id, &args);
    let headings = ["help-usage", "help-commands", "help-arguments", "help-options"].map(text);
    let [usage, commands, arguments, options] = headings;
    let template = format!("{{about}}\n\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    let flag = |name: &'static str, short, action| Arg::new(name).long(name).short(short).action(action);
    let mut command = command
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .arg(flag("help", 'h', ArgAction::Help))
        .help_template(template)
        .subcommand_help_heading(commands)
        .about(text(id));
    if id == "help" {
        command = command.disable_version_flag(true).arg(flag("version", 'V', ArgAction::Version));
    }
    let parent = id.rsplit_once('-').map_or(id, |(parent, _)| parent);
    let examples = [format!("{id}-examples"), format!("{parent}-game-examples")];
    if let Some(examples) = examples.iter().find(|id| words.has(id)) {
        command = command.after_help(text(examples));
    }
    command
        .mut_args(|arg| {
            let heading = if arg.is_positional() { arguments.clone() } else { options.clone() };
            let option = format!("option-{}", arg.get_id().as_str().replace('_', "-"));
            // Some options mean something else here than elsewhere.
            let own = format!("{id}-{option}");
            let helps = [own, format!("help-{option}"), format!("{name}-{option}-hint")];
            let help = helps.into_iter().find(|id| words.has(id));
            let help = text(help.as_deref().unwrap_or("help-option-setup"));
            let takes_values = arg.get_action().takes_values();
            // What is possible and what happens by default is part of the help, in the same language.
            arg.help(help)
                .help_heading(heading)
                .hide_default_value(takes_values)
                .hide_possible_values(takes_values)
        })
        .mut_subcommands(|sub| {
            let own = format!("{id}-{}", sub.get_name());
            let id = if words.has(&own) { own } else { format!("{id}-game") };
            describe(sub, words, &id)
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn a_game_without_help_of_its_own_has_some() {
        for lang in Lang::ALL {
            for command in ["play", "simulate", "arena"] {
                let game = Command::new("race").arg(Arg::new("goal").long("goal"));
                let words = Words::of(lang);
                let mut game = describe(game, words, &format!("help-{command}-game"));
                let help = game.render_help().to_string();
                assert!(help.contains(&format!("piazza {command} race")), "{help}");
                assert!(help.contains("--goal") && !help.contains("help-") && !help.contains("{$"), "{help}");
            }
        }
    }
}
