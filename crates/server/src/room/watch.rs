//! When somebody has to look after a table that nobody calls: a bot's turn, a clock, a game that never begins.

use super::{Call, Room};
use crate::store::Wake;
use table::{Command, Millis, Stage};

/// A bot that has not moved for this long is thought for by another node.
const BOT_PATIENCE: Millis = 10_000;

const HOUR: Millis = 60 * 60 * 1000;

/// A game that has not begun so long after its table was made never will: anybody may have come to a public table, and to
/// others whoever was sent the link.
const PUBLIC_LIFE: Millis = 24 * HOUR;
const LIFE: Millis = 30 * 24 * HOUR;

impl Room {
    /// Bots that are alone wait for somebody to look on, or to come back.
    pub(super) fn is_paused(&self) -> bool {
        !self.is_watched() && !self.host.has_person()
    }

    /// When somebody has to look after this table, if that has changed.
    pub(super) fn wake_change(&mut self, now: Millis) -> Option<Wake> {
        let bot = self.host.has_bot_to_move() && !self.is_paused();
        let wake = match self.host.stage() {
            Stage::Gathering => [Some(self.closes()), self.host.deadline()].into_iter().flatten().min(),
            _ if bot => Some(now + BOT_PATIENCE),
            _ => self.host.deadline(),
        };
        // A bot's turn after a bot's turn need not be written every time.
        let near =
            bot && self.wake.is_some_and(|wake| wake > now + BOT_PATIENCE / 2 && wake <= now + BOT_PATIENCE);
        if wake == self.wake || near {
            return None;
        }
        self.wake = wake;
        Some(Wake(wake))
    }

    /// When a game that has not begun by then never will.
    fn closes(&self) -> Millis {
        self.row.created + if self.row.public { PUBLIC_LIFE } else { LIFE }
    }

    /// What is due although nobody asks for it.
    pub(crate) fn overdue(&self, now: Millis) -> Option<Call> {
        let command = match self.host.overdue(now) {
            Some(command) => command,
            None if self.host.stage() == Stage::Gathering && self.closes() <= now => Command::Close,
            None if self.is_paused() && self.wake.is_some_and(|wake| wake <= now) => return Some(Call::Rest),
            None => return None,
        };
        Some(Call::Command { version: self.version(), command })
    }
}
