//! What a client adds to the dice of a table.

use crate::{Request, RequestId};
use engine::{Game, Record};
use serde::{Deserialize, Serialize};
use table::{Commitment, DiceSource, Expected, Phase, Secret, Stage, TableView, part_of};

/// A client's part of the dice of one table. Show it every view of the table, and say what it [answers](DicePart::answer):
/// it commits, and reveals what it has committed to once the host is bound. Keep it for as long as the seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DicePart {
    /// 32 random bytes that never leave the client. Each round has a part of its own, made of them.
    seed: String,
    /// The last round in which something was revealed, and what the host had committed to before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    revealed: Option<(u32, String)>,
    /// What was said last.
    #[serde(skip)]
    said: Option<(u32, Phase)>,
}

impl DicePart {
    /// Made of 32 random bytes.
    pub fn new(seed: [u8; 32]) -> DicePart {
        DicePart { seed: Secret::new(seed).to_hex(), revealed: None, said: None }
    }

    /// What to say now that the table looks like this, if anything: the same is not said twice.
    pub fn answer<V>(&mut self, view: &TableView<V>, id: impl FnOnce() -> RequestId) -> Option<Request> {
        let (seat, round) = (view.you?, view.round.as_ref()?);
        let part = part_of(Secret::from_hex(&self.seed)?, round.number);
        let commitment = part.commitment().to_hex();
        let now = (round.number, round.phase);
        if view.stage != Stage::Gathering || self.said == Some(now) {
            return None;
        }
        let before = self.revealed.as_ref().map_or(0, |(round, _)| *round);
        let request = match round.phase {
            Phase::Commit => {
                let asked = !round.closed || round.awaited.contains(&seat);
                // What was revealed once, everybody may know.
                let fresh = round.number > before && round.yours.as_ref() != Some(&commitment);
                (asked && fresh).then(|| Request::Commit { id: id(), round: round.number, commitment })?
            }
            Phase::Reveal => {
                let asked = round.awaited.contains(&seat) && round.yours == Some(commitment);
                let seen = (round.number, view.commitment.clone());
                if !asked || (round.number <= before && self.revealed.as_ref() != Some(&seen)) {
                    return None;
                }
                self.revealed = Some(seen);
                Request::Reveal { id: id(), round: round.number, part: part.to_hex() }
            }
        };
        self.said = Some(now);
        Some(request)
    }

    /// Is the record of the game verified, and does it keep to what was seen before this client revealed its part? If the
    /// client revealed nothing, it has nothing to hold against the record.
    pub fn is_kept_by<G: Game>(&self, record: &Record<G>) -> bool {
        let Some((round, seen)) = &self.revealed else { return true };
        let part = Secret::from_hex(&self.seed).map(|seed| part_of(seed, *round));
        let has_part = |source: DiceSource| source.contributions.contains(&part);
        Commitment::from_hex(seen).is_some_and(|seen| {
            let expected = Expected { commitment: Some(seen), ..Expected::default() };
            table::verify(record, &expected).is_ok() && DiceSource::read(record).is_ok_and(has_part)
        })
    }

    /// What the host had committed to before this client revealed anything. The record of the game must keep to it.
    pub fn commitment(&self) -> Option<&str> {
        self.revealed.as_ref().map(|(_, commitment)| &**commitment)
    }

    /// What this client has added to the dice, if anything.
    pub fn part(&self) -> Option<String> {
        let (round, _) = self.revealed.as_ref()?;
        Some(part_of(Secret::from_hex(&self.seed)?, *round).to_hex())
    }
}
