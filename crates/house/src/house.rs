//! A table of either game, with bots that move at a pace that people can follow.

use crate::sitting::{Sat, Sitting, refused, written};
use crate::thought::Wanted;
use crate::{Job, Kept, KeptFault, Millis, Order, Report, Thought};
use bohemian::Bohemian;
use engine::{Game, Message};
use villagers::Villagers;
use wire::{AskId, FromClient, ToClient};

/// How long a bot takes for a move at least, unless the page says otherwise.
const PACE: Millis = 600;

/// A table at home, once one is opened.
pub struct House {
    sitting: Option<Box<dyn Sitting>>,
    pace: Millis,
    /// The version that a bot thinks about, and since when.
    thinking: Option<(usize, Millis)>,
    /// The move that it found, and will make in time.
    found: Option<Thought>,
    advice: Option<AskId>,
}

impl Default for House {
    fn default() -> House {
        House { sitting: None, pace: PACE, thinking: None, found: None, advice: None }
    }
}

impl House {
    /// Does what is asked. Each report is a [`Report`] in JSON.
    pub fn hear(&mut self, order: Order, now: Millis) -> Vec<String> {
        match (order, &mut self.sitting) {
            (Order::Open(kept), _) => match open(&kept) {
                Ok(mut sitting) => {
                    let reports = sitting.go_on(now);
                    *self = House { sitting: Some(sitting), pace: self.pace, ..House::default() };
                    reports
                }
                Err(fault) => vec![written(&Report::<()>::Failed(fault.sentence()))],
            },
            (Order::Pace(pace), _) => {
                self.pace = pace;
                self.tick(now)
            }
            (Order::Sit(sit), Some(sitting)) => sitting.sit(sit, now),
            (Order::Say(FromClient::Hint { id }), Some(sitting)) => match sitting.check_advice() {
                Ok(()) => {
                    self.advice = Some(id);
                    Vec::new()
                }
                Err(why) => vec![written(&Report::<()>::Tell(refused(Some(id), why)))],
            },
            (Order::Say(said), Some(sitting)) => sitting.say(said, now),
            (Order::Sit(_) | Order::Say(_), None) => Vec::new(),
        }
    }

    /// What is to be thought about now: a bot's move, or advice that was asked for. Each is given out once.
    pub fn job(&mut self, now: Millis) -> Option<Job> {
        let sitting = self.sitting.as_ref()?;
        if let Some(id) = self.advice.take() {
            return Some(sitting.job(Wanted::Hints(id)));
        }
        let (level, version) = (sitting.bot()?, sitting.version());
        if self.thinking.is_some_and(|(thinking, _)| thinking == version) {
            return None;
        }
        self.thinking = Some((version, now));
        self.found = sitting.scripted();
        self.found.is_none().then(|| sitting.job(Wanted::Move(level)))
    }

    /// Somebody has thought.
    pub fn thought(&mut self, thought: Thought, now: Millis) -> Vec<String> {
        match thought {
            Thought::Hints { id, hints } => {
                vec![written(&Report::<()>::Tell(ToClient::Hints { id, hints }))]
            }
            Thought::Move { .. } => {
                self.found = Some(thought);
                self.tick(now)
            }
        }
    }

    /// When [`tick`](House::tick) should be called, if a bot is about to move.
    pub fn due(&self) -> Option<Millis> {
        let (_, since) = self.thinking.filter(|_| self.found.is_some())?;
        Some(since + self.pace)
    }

    /// Lets a bot move whose time has come. A move for a table that has changed meanwhile is forgotten.
    pub fn tick(&mut self, now: Millis) -> Vec<String> {
        if self.due().is_none_or(|due| now < due) {
            return Vec::new();
        }
        match (self.found.take(), &mut self.sitting) {
            (Some(Thought::Move { seat, version, mv }), Some(sitting)) if version == sitting.version() => {
                sitting.bot_plays(seat, mv, now)
            }
            _ => Vec::new(),
        }
    }
}

impl Kept {
    /// The game so far, as a record. Nothing if it can't be read.
    pub fn record(&self) -> Option<String> {
        Some(open(self).ok()?.record())
    }
}

fn open(kept: &Kept) -> Result<Box<dyn Sitting>, KeptFault> {
    match kept.game.as_str() {
        Bohemian::ID => Ok(Box::new(Sat::<Bohemian>::open(kept)?)),
        Villagers::ID => Ok(Box::new(Sat::<Villagers>::open(kept)?)),
        _ => Err(KeptFault::Game { game: kept.game.clone() }),
    }
}
