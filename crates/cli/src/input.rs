//! Where a person's words come from: a line editor on a terminal, plain lines from a pipe.

use crate::failure::Failure;
use crate::screen::Screen;
use rustyline::completion::Completer;
use rustyline::config::{CompletionType, Config};
use rustyline::error::ReadlineError;
use rustyline::history::DefaultHistory;
use rustyline::{Context, Editor, Helper, Highlighter, Hinter, Validator};
use std::io::{self, BufRead};

/// Lines from a person or a pipe.
pub(crate) enum Input {
    Editor(Box<Editor<Offers, DefaultHistory>>),
    Pipe,
}

impl Input {
    /// An editor if a person is there.
    pub(crate) fn new(screen: &Screen) -> Result<Input, Failure> {
        if !screen.interactive {
            return Ok(Input::Pipe);
        }
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let mut editor = Editor::with_config(config).map_err(Failure::new)?;
        editor.set_helper(Some(Offers::default()));
        Ok(Input::Editor(Box::new(editor)))
    }

    /// Asks for a line, offering these to complete it. Nothing when there are no more: at the end of a pipe,
    /// or when the person presses Ctrl-D or Ctrl-C.
    pub(crate) fn ask(
        &mut self,
        screen: &Screen,
        prompt: &str,
        offers: Vec<String>,
    ) -> Result<Option<String>, Failure> {
        match self {
            Input::Editor(editor) => {
                editor.set_helper(Some(Offers { offers }));
                match editor.readline(prompt) {
                    Ok(line) => Ok(Some(line.trim().to_owned())),
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                    Err(error) => Err(Failure::new(error)),
                }
            }
            Input::Pipe => {
                let mut line = String::new();
                let read = io::stdin().lock().read_line(&mut line).map_err(Failure::new)?;
                // What comes from a pipe is not echoed by anybody: show it, so that the output reads as a whole.
                screen.line(format_args!("{prompt}{}", line.trim()));
                Ok((read > 0).then(|| line.trim().to_owned()))
            }
        }
    }
}

/// Completes a line with one of these.
#[derive(Default, Helper, Highlighter, Hinter, Validator)]
pub(crate) struct Offers {
    offers: Vec<String>,
}

impl Completer for Offers {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        // `why 3+4 N7` is completed as `3+4 N7` is.
        let start = if line.starts_with("why ") { 4 } else { 0 };
        let typed = line.get(start..at).unwrap_or_default().to_lowercase();
        let matching = self.offers.iter().filter(|offer| offer.to_lowercase().starts_with(&typed));
        Ok((start, matching.cloned().collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_completed_with_what_is_offered() {
        let offers = Offers { offers: ["3+4 N7", "3+4 A7", "end"].map(str::to_owned).to_vec() };
        let history = DefaultHistory::new();
        let complete = |line: &str| offers.complete(line, line.len(), &Context::new(&history)).unwrap();
        assert_eq!(complete("3+4 n"), (0, vec!["3+4 N7".to_owned()]));
        assert_eq!(complete("why e"), (4, vec!["end".to_owned()]));
        assert_eq!(complete("").1.len(), 3);
    }
}
