//! Trying moves: it takes longer than anything else that a client asks, so whoever runs the table may do it elsewhere.

use crate::ClientId;
use crate::audience::Told;
use crate::script::{ScriptFault, is_other};
use core::fmt;
use engine::{Game, Message, Seat};
use table::Trials;
use wire::{RequestId, Update, UpdateOf};

/// Moves to be tried for a client. It has all that it takes.
#[allow(missing_docs)]
pub struct Trying {
    pub client: ClientId,
    pub seat: Seat,
    pub id: RequestId,
    run: Box<dyn FnOnce() -> Told + Send>,
}

impl Trying {
    pub(crate) fn new<G: Game>(
        client: ClientId,
        seat: Seat,
        id: RequestId,
        trials: Trials<G>,
        scripted: Option<String>,
    ) -> Trying {
        let name = id.clone();
        let run = move || {
            let mut tried = trials.run();
            if let Some(next) = scripted {
                let others = tried.iter_mut().filter(|trial| trial.refused.is_none());
                for trial in others.filter(|trial| is_other(trials.state(), &trial.mv, &next)) {
                    trial.refused = Some(ScriptFault::NotNow.sentence());
                }
            }
            let update: UpdateOf<G> = Update::Tried { id: name, trials: tried };
            Told { to: vec![client], text: crate::host::text(&update) }
        };
        Trying { client, seat, id, run: Box::new(run) }
    }

    /// Tries them, and gives the answer for the client.
    pub fn run(self) -> Told {
        (self.run)()
    }
}

impl fmt::Debug for Trying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Trying({:?}, seat {}, {})", self.client, self.seat, self.id.as_str())
    }
}
