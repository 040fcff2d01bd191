//! Who holds which seat, and who may take one.

use super::Room;
use super::call::{Holder, Newcomer};
use crate::error::Error;
use crate::store::{Claim, Write};
use engine::Seat;
use host::ClientId;
use table::{Command, Stage};
use wire::TableId;

impl Room {
    /// From now on the seats belong to these. Whoever follows the table from a seat that they don't hold any more goes on as
    /// a spectator.
    pub(super) fn set_claims(&mut self, claims: Vec<Claim>) {
        self.claims = claims;
        let lost =
            |outbox: &&super::Outbox| outbox.seat.is_some() && self.seat_of(outbox.holder) != outbox.seat;
        let lost: Vec<ClientId> = self.outboxes.iter().filter(lost).map(|outbox| outbox.id).collect();
        for outbox in &mut self.outboxes {
            if lost.contains(&outbox.id) {
                outbox.seat = None;
            }
        }
        self.host.unseat(&lost);
    }

    /// The seat that somebody holds. Whoever shows the token of a seat means that one, and no other.
    pub(super) fn seat_of(&self, holder: Holder) -> Option<Seat> {
        let holds = |claim: &&Claim| match holder.token {
            Some(token) => token == claim.token,
            None => holder.account.is_some() && holder.account == claim.account,
        };
        self.claims.iter().find(holds).map(|claim| claim.seat)
    }

    /// A newcomer takes a seat; or, if they sit already and were not told, gets the same seat under a new token.
    /// Only they know what they added to the dice, until the game is over.
    pub(super) fn sit(&self, newcomer: &Newcomer, change: &mut Write) -> Result<Command, Error> {
        let sits = self.host.seat_with(newcomer.contribution).filter(|_| self.stage == Stage::Gathering);
        if sits.is_none() {
            self.check_share(newcomer)?;
        }
        let open = || self.host.seats().into_iter().find(|place| place.open).map(|place| place.seat);
        // If none is open, the table says so.
        let seat = sits.or(newcomer.seat).or_else(open).unwrap_or(Seat::new(0));
        change.claim = Some(Claim {
            seat,
            token: newcomer.token,
            account: newcomer.account,
            origin: Some(newcomer.origin),
        });
        if sits.is_some() {
            return Ok(Command::Reissue { seat });
        }
        let name = self.free_name(&newcomer.name, Some(seat))?;
        Ok(Command::Sit { seat, name, contribution: newcomer.contribution })
    }

    /// At a public table strangers come one from each address, so that nobody fills it. Where the host comes from, friends
    /// may come from too.
    fn check_share(&self, newcomer: &Newcomer) -> Result<(), Error> {
        let from = |claim: &&Claim| claim.origin == Some(newcomer.origin);
        let hosts = |claim: &Claim| Some(claim.seat) == self.host.host();
        let mut same = self.claims.iter().filter(from).peekable();
        if self.row.public && same.peek().is_some() && !same.any(hosts) {
            return Err(Error::OneSeatEach);
        }
        Ok(())
    }

    /// Where the same people play again: two who ask at the same time, even on two nodes, are sent to the same table. It
    /// follows from what nobody else is ever told.
    pub(super) fn next_table(&self) -> TableId {
        let mut hasher = blake3::Hasher::new_derive_key("piazza rematch 1");
        hasher.update(self.row.secret.as_bytes());
        let mut claims: Vec<&Claim> = self.claims.iter().collect();
        claims.sort_by_key(|claim| claim.seat.index());
        for claim in claims {
            hasher.update(claim.token.to_string().as_bytes());
        }
        let mut bits = [0; 8];
        hasher.finalize_xof().fill(&mut bits);
        TableId::from_bits(u64::from_le_bytes(bits))
    }
}
