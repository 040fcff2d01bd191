//! What people are called and what they say: nobody is taken for somebody else, and nobody drowns the others.

use super::Room;
use crate::error::Error;
use crate::names;
use engine::{Seat, Viewer};
use host::{ClientId, Denied, Heard};
use table::Millis;
use wire::Request;
use wire::http::PlaceCard;
use words::{Lang, Words};

impl Room {
    /// Hears a client, once what it says is in order.
    pub(super) fn hear(&mut self, client: ClientId, message: &Request, now: Millis) -> Heard {
        let outbox = self.outboxes.iter().find(|outbox| outbox.id == client);
        let viewer = outbox.and_then(|outbox| outbox.seat).map_or(Viewer::Spectator, Viewer::Seat);
        match self.checked(viewer, message.clone()) {
            Ok(message) => self.host.hear(client, message, now),
            Err(error) => {
                let denied = Denied::Refused(error.sentence());
                Heard::Told(self.host.refuse(client, message.id().cloned(), &denied))
            }
        }
    }

    /// The same request with a clean name and text, if there is room for it.
    pub(super) fn checked(&self, viewer: Viewer, request: Request) -> Result<Request, Error> {
        let Request::Say { id, text, name } = request else { return Ok(request) };
        let name = match (viewer, name) {
            (Viewer::Spectator, Some(name)) => Some(self.free_name(&name, None)?),
            _ => None,
        };
        // Each half is for itself: however much is said by those who look on, players can speak.
        let [players, others] = self.host.lines();
        let said = if viewer == Viewer::Spectator { others } else { players };
        if said >= self.most_lines / 2 {
            return Err(Error::ChatFull);
        }
        Ok(Request::Say { id, text: names::clean(&text), name })
    }

    /// This name as it is shown: if another seat has it, or one that looks like it, a number is added. What seats without a
    /// name are called is nobody's name.
    pub(super) fn free_name(&self, name: &str, own: Option<Seat>) -> Result<String, Error> {
        let name = names::clean(name);
        let seats = self.host.seats();
        let skeleton = names::skeleton(&name);
        let given = |place: &PlaceCard| {
            Lang::ALL.iter().any(|&lang| {
                let words = Words::of(lang);
                let bot = words.text(&format!("web-table-bot-{}", place.seat), &[]);
                [words.player(place.seat, &[]), bot].iter().any(|given| names::skeleton(given) == skeleton)
            })
        };
        if is_short_for_seat(&skeleton) || seats.iter().any(given) {
            return Err(Error::NameNearlyTaken);
        }
        let others = seats.iter().filter(|place| Some(place.seat) != own && !place.name.is_empty());
        let taken: Vec<String> = others.map(|place| names::skeleton(&place.name)).collect();
        let numbered = (2..=9).map(|n| format!("{} {n}", name.chars().take(30).collect::<String>()));
        let free = |name: &String| !taken.contains(&names::skeleton(name));
        std::iter::once(name.clone()).chain(numbered).find(free).ok_or(Error::NameNearlyTaken)
    }
}

/// `P1` to `P9`, as seats are called for short.
fn is_short_for_seat(skeleton: &str) -> bool {
    (1..=9).any(|n| names::skeleton(&format!("P{n}")) == skeleton)
}
