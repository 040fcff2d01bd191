//! What seats were granted under an id: a request that is repeated is answered, and not done again.

use engine::Seat;
use std::collections::{HashMap, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use wire::Request;

/// A seat's request, by its id, and what was asked for under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    seat: Seat,
    id: String,
    content: u64,
}

impl Asked {
    pub(crate) fn of(seat: Seat, request: &Request) -> Option<Asked> {
        let id = request.id()?.as_str().to_owned();
        let json = serde_json::to_vec(request).expect("a request can be written as JSON");
        let hash = blake3::hash(&json);
        let (first, _) = hash.as_bytes().split_first_chunk().expect("a hash has 32 bytes");
        Some(Asked { seat, id, content: u64::from_le_bytes(*first) })
    }

    /// As the log has it: `SEAT ID HASH`.
    pub(crate) fn to_text(&self) -> String {
        let Asked { seat, id, content } = self;
        format!("{seat} {id} {content:016x}")
    }
}

/// Whoever has asked for it is told that it was granted, or that the id stood for something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Before {
    Granted(usize),
    OtherContent,
    /// It was withdrawn before it came, and will not be granted.
    Withdrawn,
}

#[derive(Debug)]
struct Grant {
    /// Nothing in logs of older servers.
    content: Option<u64>,
    version: u32,
}

/// All that was granted for as long as the table is there. Ids are kept as hashes of 64 bits: a few bytes each.
#[derive(Debug, Default)]
pub(crate) struct Granted {
    all: HashMap<(Seat, u64), Grant>,
    /// What was withdrawn before it came, the last of it: what is on its way comes soon.
    withdrawn: VecDeque<(Seat, u64)>,
}

/// How many withdrawn requests are remembered.
const WITHDRAWN: usize = 64;

fn key(seat: Seat, id: &str) -> (Seat, u64) {
    let mut hasher = DefaultHasher::new();
    id.hash(&mut hasher);
    (seat, hasher.finish())
}

impl Granted {
    pub(crate) fn find(&self, asked: &Asked) -> Option<Before> {
        let key = key(asked.seat, &asked.id);
        if self.withdrawn.contains(&key) {
            return Some(Before::Withdrawn);
        }
        let Grant { content, version } = self.all.get(&key)?;
        let same = content.is_none_or(|content| content == asked.content);
        Some(if same { Before::Granted(*version as usize) } else { Before::OtherContent })
    }

    /// A request is not to be granted any more. If it was before, tells the version that came of it.
    pub(crate) fn withdraw(&mut self, seat: Seat, id: &str) -> Option<usize> {
        let key = key(seat, id);
        if let Some(grant) = self.all.get(&key) {
            return Some(grant.version as usize);
        }
        if !self.withdrawn.contains(&key) {
            if self.withdrawn.len() == WITHDRAWN {
                self.withdrawn.pop_front();
            }
            self.withdrawn.push_back(key);
        }
        None
    }

    pub(crate) fn add(&mut self, asked: &Asked, version: usize) {
        self.insert(asked.seat, &asked.id, Some(asked.content), version);
    }

    /// Reads `SEAT ID HASH`, or `SEAT ID` as older servers wrote it. What can't be read was never granted.
    pub(crate) fn read(&mut self, text: &str, version: usize) {
        let mut words = text.split(' ');
        let seat = words.next().and_then(|number| Seat::from_number(number.parse().ok()?));
        if let (Some(seat), Some(id)) = (seat, words.next()) {
            let content = words.next().and_then(|hex| u64::from_str_radix(hex, 16).ok());
            self.insert(seat, id, content, version);
        }
    }

    fn insert(&mut self, seat: Seat, id: &str, content: Option<u64>, version: usize) {
        let version = u32::try_from(version).unwrap_or(u32::MAX);
        self.all.insert(key(seat, id), Grant { content, version });
    }

    /// Somebody else sits there now: their ids are their own.
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.all.retain(|(known, _), _| *known != seat);
        self.withdrawn.retain(|(known, _)| *known != seat);
    }

    pub(crate) fn clear(&mut self) {
        *self = Granted::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn say(id: &str, text: &str) -> Asked {
        let request = Request::Say { id: id.parse().unwrap(), text: text.to_owned(), name: None };
        Asked::of(Seat::new(0), &request).unwrap()
    }

    #[test]
    fn an_id_stands_for_one_thing() {
        let mut granted = Granted::default();
        assert_eq!(granted.find(&say("a", "x")), None);
        granted.add(&say("a", "x"), 7);
        assert_eq!(granted.find(&say("a", "x")), Some(Before::Granted(7)));
        assert_eq!(granted.find(&say("a", "y")), Some(Before::OtherContent));
        assert_eq!(granted.find(&Asked { seat: Seat::new(1), ..say("a", "x") }), None);
    }

    #[test]
    fn what_is_written_reads_back_and_so_does_what_older_servers_wrote() {
        let mut granted = Granted::default();
        granted.read(&say("a", "x").to_text(), 3);
        granted.read("1 old", 4);
        assert_eq!(granted.find(&say("a", "x")), Some(Before::Granted(3)));
        assert_eq!(granted.find(&say("a", "y")), Some(Before::OtherContent));
        assert_eq!(granted.find(&say("old", "anything")), Some(Before::Granted(4)));
        granted.forget(Seat::new(0));
        assert_eq!(granted.find(&say("a", "x")), None);
    }

    #[test]
    fn what_was_withdrawn_is_not_granted_and_what_was_granted_is_told() {
        let mut granted = Granted::default();
        assert_eq!(granted.withdraw(Seat::new(0), "a"), None);
        assert_eq!(granted.find(&say("a", "x")), Some(Before::Withdrawn));
        granted.add(&say("b", "x"), 7);
        assert_eq!(granted.withdraw(Seat::new(0), "b"), Some(7));
        assert_eq!(granted.find(&say("b", "x")), Some(Before::Granted(7)));
        granted.forget(Seat::new(0));
        assert_eq!(granted.find(&say("a", "x")), None);
    }
}
