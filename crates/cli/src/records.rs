//! Files of records: one game after the other, each beginning with its first line.

use crate::failure::{Failure, text};
use crate::screen::Screen;
use crate::terminal::Terminal;
use crate::terminals::{Visitor, visit};
use engine::{Arg, At, Game, Record};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// One record in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry<'a> {
    pub(crate) text: &'a str,
    /// How many lines stand before it.
    pub(crate) before: usize,
}

/// The records of a file.
pub(crate) fn split(text: &str) -> Vec<Entry<'_>> {
    let mut starts = Vec::new();
    let mut at = 0;
    for (before, line) in text.split_inclusive('\n').enumerate() {
        if engine::Format::of_first_line(line.trim_end()).is_some() {
            starts.push((before, at));
        }
        at += line.len();
    }
    match starts.first_mut() {
        // What stands before the first record belongs to it: comments, or the reason why it is none.
        Some(first) => *first = (0, 0),
        None => starts.push((0, 0)),
    }
    let ends = starts.iter().skip(1).map(|(_, at)| *at).chain([text.len()]);
    starts.iter().zip(ends).map(|(&(before, start), end)| Entry { text: &text[start..end], before }).collect()
}

impl Entry<'_> {
    /// Reads the record, or says what is wrong with it and where in the file.
    pub(crate) fn parse<G: Game>(self, screen: &Screen, path: &Path) -> Result<Record<G>, Failure> {
        Record::parse(self.text).map_err(|at| {
            let at = At { line: at.line + self.before, ..at };
            Failure::at(screen, path, &at)
        })
    }
}

/// Writes a file so that either the old or the new text is there, whatever happens in between.
pub(crate) fn save(path: &Path, text: &str) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let mut file = File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&beside, path)
}

/// Where a game is kept when nobody says where: in a file that is not there yet.
pub(crate) fn default_path(game: &str, seed: u64) -> PathBuf {
    let env = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = env("XDG_DATA_HOME").or_else(|| env("HOME").map(|home| home.join(".local/share")));
    let folder = data.or_else(|| env("APPDATA")).map_or_else(PathBuf::new, |data| data.join("piazza"));
    let path = |nth: u32| match nth {
        1 => folder.join(format!("{game}-{seed}.txt")),
        _ => folder.join(format!("{game}-{seed}-{nth}.txt")),
    };
    (1..=u32::MAX).map(path).find(|path| !path.exists()).unwrap_or_else(|| path(1))
}

/// The record with this number, counted from 1.
pub(crate) fn pick<'a>(file: &'a str, game: usize, screen: &Screen) -> Result<Entry<'a>, Failure> {
    let entries = split(file);
    game.checked_sub(1).and_then(|index| entries.get(index)).copied().ok_or_else(|| {
        let args = [("game", Arg::Number(game as i64)), ("games", Arg::Number(entries.len() as i64))];
        Failure::usage(screen.say("cli-no-such-game", &args))
    })
}

/// What is done with a record, whatever its game.
pub(crate) trait Reader {
    fn take<T: Terminal>(&self, record: &Record<T::Game>, screen: &Screen) -> Result<(), Failure>;
}

/// Reads a record and hands it over.
pub(crate) fn by_game(
    entry: Entry<'_>,
    screen: &Screen,
    path: &Path,
    reader: &impl Reader,
) -> Result<(), Failure> {
    struct Read<'a, R>(Entry<'a>, &'a Screen, &'a Path, &'a R);
    impl<R: Reader> Visitor for Read<'_, R> {
        type Output = Result<(), Failure>;
        fn visit<T: Terminal>(self) -> Result<(), Failure> {
            let Read(entry, screen, path, reader) = self;
            reader.take::<T>(&entry.parse(screen, path)?, screen)
        }
    }
    engine::game_of(entry.text).and_then(|id| visit(id, Read(entry, screen, path, reader))).unwrap_or_else(
        || Err(Failure::new(screen.say("cli-not-a-record", &[("file", text(path.display()))]))),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_told_apart_by_their_first_lines() {
        let file = "# two\npiazza record 1\ngame a\n\npiazza record 2\ngame b\n";
        let found: Vec<_> = split(file).iter().map(|entry| (entry.before, entry.text)).collect();
        assert_eq!(found, [(0, "# two\npiazza record 1\ngame a\n\n"), (4, "piazza record 2\ngame b\n")]);
        assert_eq!(split("nonsense"), [Entry { text: "nonsense", before: 0 }]);
        assert_eq!(split("").len(), 1);
    }
}
