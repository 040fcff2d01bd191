//! A first game, hand in hand: a lesson is a game of which everything is known beforehand, told step by step.
//!
//! Its chance comes from a secret that everybody can work out, so that it falls as it is written here; its plies are those of a
//! record. The [`House`](crate::House) offers the learner the move that is next and no other, and has bots play theirs.
//! When all is played, the same table goes on as any other.

mod bohemian;
mod solo;
mod villagers;

use crate::Kept;
use table::Secret;

/// A lesson.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Lesson {
    /// In addresses, and of its name's message after `web-learn-`.
    pub id: &'static str,
    pub game: &'static str,
    pub players: u8,
    pub setup: &'static [(&'static str, &'static str)],
    /// The words that its secret is made of.
    pub words: &'static str,
    /// What chance brings before the first step.
    pub opening: &'static [&'static str],
    pub steps: &'static [Step],
}

/// A step of a lesson.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// The id of what the learner is told.
    pub says: &'static str,
    /// What it is about, as a selector of the page; beside that, what can be picked lights up by itself.
    pub at: &'static str,
    /// What has to happen: plies, as in a record. Nothing if it is only to be read. A `*` alone is any outcome of chance.
    pub plies: &'static [&'static str],
}

const fn step(says: &'static str, at: &'static str, plies: &'static [&'static str]) -> Step {
    Step { says, at, plies }
}

impl Lesson {
    /// All lessons, in the order in which they are offered.
    pub const ALL: [&'static Lesson; 3] = [&bohemian::LESSON, &villagers::LESSON, &solo::LESSON];

    /// The lesson with this id.
    pub fn of_id(id: &str) -> Option<&'static Lesson> {
        Lesson::ALL.into_iter().find(|lesson| lesson.id == id)
    }

    /// All plies, from the first on.
    pub fn plies(&self) -> impl Iterator<Item = &'static str> {
        self.opening.iter().chain(self.steps.iter().flat_map(|step| step.plies)).copied()
    }

    /// Its table, before anybody sits at it. People must add nothing of their own to the dice.
    pub fn kept(&self) -> Kept {
        let owned = |&(key, value): &(&str, &str)| (key.to_owned(), value.to_owned());
        Kept {
            setup: self.setup.iter().map(owned).collect(),
            script: self.plies().map(str::to_owned).collect(),
            hints: false,
            same_dice: true,
            ..Kept::new(self.game, self.players, &Secret::of_words(self.words).to_hex())
        }
    }

    /// The step that a learner is at who has read so many of them, when so many plies are played; after the last, the
    /// number of steps. What is played counts: who plays on has read, who takes back is told again.
    pub fn step_at(&self, plies: usize, read: usize) -> usize {
        let mut at = read.min(self.steps.len());
        let mut end = self.opening.len();
        for (index, step) in self.steps.iter().enumerate().filter(|(_, step)| !step.plies.is_empty()) {
            let begun = plies > end;
            end += step.plies.len();
            if plies < end {
                return if begun { index } else { at.min(index) };
            }
            at = at.max(index + 1);
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LESSON: Lesson = Lesson {
        id: "",
        game: "",
        players: 2,
        setup: &[],
        words: "",
        opening: &["*"],
        steps: &[
            step("read", "", &[]),
            step("play", "", &["1 a", "2 b"]),
            step("read", "", &[]),
            step("play", "", &["1 c"]),
            step("read", "", &[]),
        ],
    };

    #[test]
    fn what_is_to_be_read_waits_and_what_is_played_goes_on() {
        assert_eq!([0, 1].map(|read| LESSON.step_at(1, read)), [0, 1]);
        assert_eq!(LESSON.step_at(2, 0), 1, "who plays at once has read");
        assert_eq!([0, 2, 3].map(|read| LESSON.step_at(3, read)), [2, 2, 3]);
        assert_eq!([0, 4, 5].map(|read| LESSON.step_at(4, read)), [4, 4, 5]);
        assert_eq!(LESSON.step_at(40, 4), 4, "the last words stay until they are read");
    }

    #[test]
    fn who_takes_back_is_told_again() {
        assert_eq!(LESSON.step_at(1, 5), 1);
        assert_eq!(LESSON.step_at(3, 5), 3);
    }
}
