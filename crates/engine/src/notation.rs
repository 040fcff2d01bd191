//! Reading notation, with the position of whatever is wrong.

use crate::{Message, Sentence};
use core::error::Error;
use core::fmt;

/// Something wrong at a place in a text. Lines and columns count from 1, columns in characters.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct At<F> {
    pub line: usize,
    pub column: usize,
    pub fault: F,
}

impl<F> At<F> {
    /// On the first line, for texts of one line.
    pub fn column(column: usize, fault: F) -> At<F> {
        At { line: 1, column, fault }
    }

    /// The same place in a text that this one stands in: the line it stands on, and how many characters
    /// stand before it there.
    #[must_use]
    pub fn within(self, line: usize, before: usize) -> At<F> {
        let column = if self.line == 1 { self.column + before } else { self.column };
        At { line: self.line + line - 1, column, fault: self.fault }
    }

    /// The same place with another fault.
    pub fn map<G>(self, f: impl FnOnce(F) -> G) -> At<G> {
        At { line: self.line, column: self.column, fault: f(self.fault) }
    }
}

impl<F: fmt::Display> fmt::Display for At<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.fault)
    }
}

impl<F: Error> Error for At<F> {}

/// What is wrong, without the place.
impl<F: Message> Message for At<F> {
    const IDS: &'static [&'static str] = F::IDS;

    fn sentence(&self) -> Sentence {
        self.fault.sentence()
    }
}

/// A line of a record's set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct SetupLine<'a> {
    pub key: &'a str,
    pub value: &'a str,
    /// The line's number in the record.
    pub line: usize,
    /// The column where the key begins.
    pub column: usize,
}

impl<'a> SetupLine<'a> {
    /// The first line whose key stood there before, unless it is one of those that `may_repeat`.
    pub fn repeated(lines: &'a [SetupLine<'a>], may_repeat: &[&str]) -> Option<&'a SetupLine<'a>> {
        let again = |(i, line): &(usize, &SetupLine<'_>)| {
            !may_repeat.contains(&line.key) && lines[..*i].iter().any(|earlier| earlier.key == line.key)
        };
        lines.iter().enumerate().find(again).map(|(_, line)| line)
    }

    /// A fault in this line's key.
    pub fn at_key<F>(&self, fault: F) -> At<F> {
        At { line: self.line, column: self.column, fault }
    }

    /// A fault in this line's value, at a column of it counted from 1.
    pub fn at_value<F>(&self, column: usize, fault: F) -> At<F> {
        At { line: self.line, column: self.column + self.key.chars().count() + column, fault }
    }
}

/// A number as it is written: digits alone, without a sign or a nought before them.
///
/// ```
/// # use engine::number;
/// assert_eq!([number("2"), number("+2"), number("02"), number("")], [Some(2), None, None, None]);
/// ```
pub fn number<N: core::str::FromStr>(text: &str) -> Option<N> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if digits { text.parse().ok() } else { None }
}

/// Reads a line of notation from left to right. Words are parted by spaces.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    /// At the beginning of the text.
    pub fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    /// What has not been read.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The column of the next character, counted from 1.
    pub fn column(&self) -> usize {
        self.text[..self.at].chars().count() + 1
    }

    /// A fault here.
    pub fn fail<F>(&self, fault: F) -> At<F> {
        At::column(self.column(), fault)
    }

    /// The next character, left unread.
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Reads the next character if it is this one.
    pub fn eat(&mut self, expected: char) -> bool {
        let found = self.peek() == Some(expected);
        if found {
            self.at += expected.len_utf8();
        }
        found
    }

    /// Reads any next character.
    pub fn next_char(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Skips spaces; says whether there were any.
    pub fn spaces(&mut self) -> bool {
        let before = self.at;
        while self.peek().is_some_and(|c| c == ' ' || c == '\t') {
            self.at += 1;
        }
        self.at > before
    }

    /// Skips spaces and reads up to the next one: empty at the end of the text.
    pub fn word(&mut self) -> &'a str {
        self.spaces();
        self.take_while(|c| c != ' ' && c != '\t')
    }

    /// Reads characters while they are of a kind.
    pub fn take_while(&mut self, kind: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !kind(c)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// Reads digits as a number; nothing if there are none or they are too many.
    pub fn number<N: core::str::FromStr>(&mut self) -> Option<N> {
        let start = self.at;
        let number = self.take_while(|c| c.is_ascii_digit()).parse().ok();
        if number.is_none() {
            self.at = start;
        }
        number
    }

    /// Skips spaces; is the text read to its end?
    pub fn at_end(&mut self) -> bool {
        self.spaces();
        self.rest().is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_numbers_and_columns() {
        let mut cursor = Cursor::new("  Bäckerei 12x");
        assert_eq!(cursor.word(), "Bäckerei");
        assert_eq!(cursor.column(), 11);
        assert!(cursor.spaces());
        assert_eq!(cursor.number::<u8>(), Some(12));
        assert!(!cursor.eat('y'));
        assert!(cursor.eat('x'));
        assert!(cursor.at_end());
        assert_eq!(cursor.word(), "");
    }

    #[test]
    fn a_number_too_large_is_left_unread() {
        let mut cursor = Cursor::new("300");
        assert_eq!(cursor.number::<u8>(), None);
        assert_eq!(cursor.column(), 1);
    }

    #[test]
    fn a_place_in_a_line_is_a_place_in_the_text() {
        assert_eq!(At::column(3, ()).within(7, 2), At { line: 7, column: 5, fault: () });
    }
}
