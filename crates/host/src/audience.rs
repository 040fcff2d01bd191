//! Who follows a table, from a seat or not, and what they have been told.

use crate::Who;
use engine::{Sentence, Viewer};
use wire::Views;

/// A client that follows the table: a socket, a browser page, a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct ClientId(pub u64);

/// Puts a refusal into a client's language, with the players' names.
pub type Voice = fn(&Sentence, &[String]) -> String;

/// The voice for a client that has the words itself.
pub fn silent(_: &Sentence, _: &[String]) -> String {
    String::new()
}

/// A member of the audience.
#[derive(Clone, Copy, Debug)]
pub struct Member {
    /// What it may see, and whom it speaks for.
    pub who: Who,
    /// When it wants to see the whole table again.
    pub views: Views,
    /// How it is told why something is refused.
    pub voice: Voice,
}

impl Member {
    /// The screen that all the people at a table share, before anybody looks at it from a seat.
    pub fn at_shared_screen() -> Member {
        let who = Who { viewer: Viewer::Spectator, shared_screen: true };
        Member { who, views: Views::Always, voice: silent }
    }
}

/// A message, as JSON, and the clients that it is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// For whom.
    pub to: Vec<ClientId>,
    /// A [`wire::Update`] as JSON.
    pub text: String,
}

/// A member and how far it has been told what happened.
pub(crate) struct Listener {
    pub(crate) id: ClientId,
    pub(crate) member: Member,
    pub(crate) told: usize,
}

/// Those who follow a table.
#[derive(Default)]
pub(crate) struct Audience(pub(crate) Vec<Listener>);

impl Audience {
    pub(crate) fn member(&self, id: ClientId) -> Option<&Member> {
        self.0.iter().find(|listener| listener.id == id).map(|listener| &listener.member)
    }

    pub(crate) fn admit(&mut self, id: ClientId, member: Member, told: usize) {
        self.remove(id);
        self.0.push(Listener { id, member, told });
    }

    pub(crate) fn remove(&mut self, id: ClientId) {
        self.0.retain(|listener| listener.id != id);
    }
}
