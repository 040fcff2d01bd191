//! The command line in the person's language.

use crate::Options;
use bots::Level;
use clap::{Arg, ArgAction, Command, CommandFactory};
use words::Words;

/// The command line with its help: a command `play bohemian` is described by the message
/// `help-play-bohemian`, with `help-play-bohemian-examples` below; an option `--seed` by
/// `help-option-seed`, wherever it stands.
pub(crate) fn in_words(words: &'static Words) -> Command {
    describe(Options::command(), words, "help")
}

fn describe(command: Command, words: &'static Words, id: &str) -> Command {
    let text = |id: &str| words.text(id, &[]);
    let bots = [("bots", crate::failure::text(Level::ALL.map(Level::id).join(", ")))];
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
    let examples = format!("{id}-examples");
    if words.has(&examples) {
        command = command.after_help(text(&examples));
    }
    command
        .mut_args(|arg| {
            let heading = if arg.is_positional() { arguments.clone() } else { options.clone() };
            let option = format!("option-{}", arg.get_id().as_str().replace('_', "-"));
            // Some options mean something else here than elsewhere.
            let own = format!("{id}-{option}");
            let help = if words.has(&own) { own } else { format!("help-{option}") };
            let help = words.text(&help, &bots);
            let takes_values = arg.get_action().takes_values();
            // What is possible and what happens by default is part of the help, in the same language.
            arg.help(help)
                .help_heading(heading)
                .hide_default_value(takes_values)
                .hide_possible_values(takes_values)
        })
        .mut_subcommands(|sub| {
            let id = format!("{id}-{}", sub.get_name());
            describe(sub, words, &id)
        })
}
