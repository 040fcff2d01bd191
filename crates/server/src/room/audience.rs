//! Who watches a table, from a seat or not.

use crate::error::Error;
use crate::sitting::{Sitting, text};
use axum::extract::ws::Utf8Bytes;
use engine::{Turn, Viewer};
use table::Millis;
use tokio::sync::mpsc;
use wire::{AskId, ToClient, Views};
use words::Lang;

/// A socket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ClientId(pub(crate) u64);

/// Somebody who watches.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) id: ClientId,
    pub(crate) viewer: Viewer,
    pub(crate) views: Views,
    pub(crate) lang: Lang,
    /// The version up to which it has been told what happened.
    pub(crate) told: usize,
    /// Bounded: who does not read is dropped, and comes back.
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
}

impl Client {
    /// Hands it a text. No if it has gone, or has not read what it got before.
    fn send(&self, text: Utf8Bytes) -> bool {
        let sent = self.outbox.try_send(text);
        if matches!(sent, Err(mpsc::error::TrySendError::Full(_))) {
            metrics::counter!("piazza_clients_dropped").increment(1);
        }
        sent.is_ok()
    }

    /// Tells it why something is not done.
    pub(crate) fn refuse(&self, id: Option<AskId>, error: &Error, names: &[String]) -> bool {
        self.send(refused(id, error, self.lang, names))
    }
}

/// Why something is not done, in the client's language.
pub(crate) fn refused(id: Option<AskId>, error: &Error, lang: Lang, names: &[String]) -> Utf8Bytes {
    text(&ToClient::<()>::Refused { id, why: error.told(lang, names) })
}

/// The turn at which a viewer has to act.
fn turn_of(viewer: Viewer) -> Option<Turn> {
    if let Viewer::Seat(seat) = viewer { Some(Turn::Seat(seat)) } else { None }
}

/// All who watch a table.
#[derive(Default)]
pub(crate) struct Audience(Vec<Client>);

impl Audience {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn get(&self, id: ClientId) -> Option<&Client> {
        self.0.iter().find(|client| client.id == id)
    }

    /// Lets a client in, and tells it how things stand.
    pub(crate) fn admit(
        &mut self,
        mut client: Client,
        since: Option<usize>,
        sitting: &dyn Sitting,
        now: Millis,
    ) {
        if client.send(sitting.greeting(client.viewer, since, now)) {
            client.told = sitting.version();
            self.0.push(client);
        }
    }

    pub(crate) fn remove(&mut self, id: ClientId) {
        self.0.retain(|client| client.id != id);
    }

    /// Seats that are nobody's any more are watched like any other.
    pub(crate) fn unseat(&mut self, held: impl Fn(Viewer) -> bool) {
        for client in self.0.iter_mut().filter(|client| !held(client.viewer)) {
            client.viewer = Viewer::Spectator;
        }
    }

    pub(crate) fn send(&mut self, id: ClientId, text: Utf8Bytes) {
        if self.get(id).is_some_and(|client| !client.send(text)) {
            self.remove(id);
        }
    }

    pub(crate) fn broadcast(&mut self, message: &ToClient<()>) {
        let text = text(message);
        self.0.retain(|client| client.send(text.clone()));
    }

    /// Tells what happened to those who wait for it: who asked hears first that it is done, who is about to move hears how
    /// things stand, and if the game begins or ends (`turning`), everybody does. Is there anybody else?
    pub(crate) fn tell(
        &mut self,
        sitting: &dyn Sitting,
        turning: bool,
        mut ack: Option<(ClientId, Utf8Bytes)>,
        now: Millis,
    ) -> bool {
        let turn = Some(sitting.turn());
        let mut others = false;
        self.inform(sitting, turning, now, |client| {
            if let Some((_, ack)) = ack.take_if(|(id, _)| *id == client.id) {
                return Some(client.send(ack));
            }
            let waits = turning || turn == turn_of(client.viewer);
            others |= !waits;
            waits.then_some(true)
        });
        others
    }

    /// Tells everybody what they have not been told yet.
    pub(crate) fn tell_all(&mut self, sitting: &dyn Sitting, now: Millis) {
        self.inform(sitting, false, now, |client| (client.told < sitting.version()).then_some(true));
    }

    /// Tells some what they have not been told yet. `wants`: nothing for those who are left out, no for those who are gone.
    fn inform(
        &mut self,
        sitting: &dyn Sitting,
        turning: bool,
        now: Millis,
        mut wants: impl FnMut(&Client) -> Option<bool>,
    ) {
        let mut written: Vec<((Viewer, Views, usize), Utf8Bytes)> = Vec::with_capacity(2);
        self.0.retain_mut(|client| {
            let Some(there) = wants(client) else { return true };
            let kind = (client.viewer, client.views, client.told);
            let known = written.iter().find(|(known, _)| *known == kind).map(|(_, text)| text.clone());
            let text = known.unwrap_or_else(|| {
                let text = sitting.news(client.viewer, client.views, client.told, turning, now);
                written.push((kind, text.clone()));
                text
            });
            client.told = sitting.version();
            there && client.send(text)
        });
    }
}
