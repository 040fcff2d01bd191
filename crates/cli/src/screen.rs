//! Where people look: words, colours, widths.

use engine::{Arg, Message, Seat, Sentence};
use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use unicode_width::UnicodeWidthChar;
use words::Words;

/// The terminal, or whatever stands in for it, and the language it speaks.
pub(crate) struct Screen {
    pub(crate) words: &'static Words,
    /// Is a person at both ends?
    pub(crate) interactive: bool,
    pub(crate) width: usize,
    colours: Colours,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Colours {
    None,
    Palette,
    True,
}

/// A seat's look: its mark, its colour, and the nearest colour of the palette of 256. Colour never carries
/// meaning alone.
const SEATS: [(char, [u8; 3], u8); 5] = [
    ('○', [0x00, 0x72, 0xb2], 32),
    ('✚', [0xd5, 0x5e, 0x00], 166),
    ('●', [0x00, 0x9e, 0x73], 36),
    ('▬', [0xe6, 0x9f, 0x00], 178),
    ('◆', [0x9b, 0x6b, 0xb4], 97),
];

impl Screen {
    /// The screen as the environment describes it.
    pub(crate) fn new(words: &'static Words) -> Screen {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let is =
            |name, values: &[&str]| std::env::var(name).is_ok_and(|value| values.contains(&value.as_str()));
        let colours = if !io::stdout().is_terminal() || set("NO_COLOR") || is("TERM", &["dumb"]) {
            Colours::None
        } else if is("COLORTERM", &["truecolor", "24bit"]) {
            Colours::True
        } else {
            Colours::Palette
        };
        let interactive = io::stdin().is_terminal() && io::stdout().is_terminal();
        let width = terminal_size::terminal_size().map_or(100, |(width, _)| width.0 as usize);
        Screen { words, interactive, width: width.max(40), colours }
    }

    /// A message without arguments.
    pub(crate) fn text(&self, id: &str) -> String {
        self.words.text(id, &[])
    }

    /// A message.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.text(id, args)
    }

    /// A sentence of a game.
    pub(crate) fn sentence(&self, sentence: &Sentence) -> String {
        self.words.say(sentence, &[])
    }

    /// A message of a game, with its rule.
    pub(crate) fn explain(&self, message: &impl Message, names: &[String]) -> String {
        let sentence = message.sentence();
        let said = self.words.say(&sentence, names);
        match sentence.rule {
            Some(rule) => format!("{said} [{rule}]"),
            None => said,
        }
    }

    /// Shows a line.
    pub(crate) fn line(&self, text: impl Display) {
        self.put(format_args!("{text}\n"));
    }

    /// Shows a text as it is.
    #[allow(clippy::unused_self)]
    pub(crate) fn put(&self, text: impl Display) {
        let mut out = io::stdout().lock();
        if write!(out, "{text}").and_then(|()| out.flush()).is_err() {
            // Nobody reads any more, as in `piazza simulate ... | head`.
            std::process::exit(1);
        }
    }

    /// The colour of a seat, around its mark or name.
    pub(crate) fn of_seat(&self, seat: Seat, text: impl Display) -> String {
        let (_, [red, green, blue], palette) = SEATS[seat.index() % SEATS.len()];
        match self.colours {
            Colours::None => text.to_string(),
            Colours::Palette => format!("\x1b[1;38;5;{palette}m{text}\x1b[0m"),
            Colours::True => format!("\x1b[1;38;2;{red};{green};{blue}m{text}\x1b[0m"),
        }
    }

    /// The mark of a seat in its colour.
    pub(crate) fn mark(&self, seat: Seat) -> String {
        self.of_seat(seat, SEATS[seat.index() % SEATS.len()].0)
    }

    /// A player by mark and name.
    pub(crate) fn player(&self, seat: Seat, names: &[String]) -> String {
        format!("{} {}", self.mark(seat), self.of_seat(seat, self.words.player(seat, names)))
    }

    /// What matters.
    pub(crate) fn bold(&self, text: impl Display) -> String {
        self.styled(1, text)
    }

    /// What matters less.
    pub(crate) fn dim(&self, text: impl Display) -> String {
        self.styled(2, text)
    }

    fn styled(&self, style: u8, text: impl Display) -> String {
        if self.colours == Colours::None { text.to_string() } else { format!("\x1b[{style}m{text}\x1b[0m") }
    }

    /// Empties the screen, so that the next player does not see what the last one saw.
    pub(crate) fn clear(&self) {
        if self.interactive {
            self.put("\x1b[2J\x1b[3J\x1b[H");
        }
    }

    /// A text in lines that fit the screen, all but the first of them indented.
    pub(crate) fn wrap(&self, text: &str, indent: usize) -> String {
        let mut wrapped = String::new();
        let mut column = 0;
        for word in text.split_inclusive(' ') {
            let wide = width(word.trim_end());
            if column + wide > self.width && column > indent {
                wrapped.truncate(wrapped.trim_end_matches(' ').len());
                wrapped.push('\n');
                wrapped.push_str(&" ".repeat(indent));
                column = indent;
            }
            wrapped.push_str(word);
            column += width(word);
        }
        wrapped
    }
}

/// How many columns a text takes, colours not counted.
pub(crate) fn width(text: &str) -> usize {
    let mut columns = 0;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c == '\x1b' {
            // The colours that we use end with an m.
            chars.by_ref().find(|&c| c == 'm');
        } else {
            columns += c.width().unwrap_or(0);
        }
    }
    columns
}

/// Fills a text up to a width.
pub(crate) fn pad(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// Rows of cells as aligned lines: the first so many columns to the left, the others to the right.
pub(crate) fn columns(rows: &[Vec<String>], left: usize) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count)
        .map(|i| rows.iter().filter_map(|row| row.get(i)).map(|cell| width(cell)).max().unwrap_or(0))
        .collect();
    let line = |row: &Vec<String>| {
        let mut line = String::new();
        for (i, cell) in row.iter().enumerate() {
            let fill = " ".repeat(widths[i] - width(cell));
            line.push_str("  ");
            if i < left {
                line.push_str(cell);
                line.push_str(&fill);
            } else {
                line.push_str(&fill);
                line.push_str(cell);
            }
        }
        line.truncate(line.trim_end().len());
        line
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_no_room() {
        assert_eq!(width("\x1b[1;38;5;32m○\x1b[0m Bäcker"), 8);
        assert_eq!(pad("\x1b[1mab\x1b[0m", 4), "\x1b[1mab\x1b[0m  ");
    }

    #[test]
    fn columns_are_aligned() {
        let rows = [vec!["a".into(), "1".into()], vec!["bc".into(), "234".into()]];
        assert_eq!(columns(&rows, 1), ["  a     1", "  bc  234"]);
    }
}
