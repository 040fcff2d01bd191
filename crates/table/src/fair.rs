//! Dice that can be checked.
//!
//! Before a game its host publishes a [`Commitment`]: the hash of a [`Secret`]. Then every person who sits
//! down adds a [`Contribution`], random bytes of their own. Every outcome of chance is drawn from a stream that all of
//! these and the number of the ply decide. So the host can't choose dice once people have sat down, and nobody can foresee
//! them who doesn't know the secret. After the game the secret is in the record, and [`verify`] draws every outcome again.
//!
//! The stream of ply `n`: a BLAKE3 key is derived in the context `piazza chance 1` from the secret, followed by, for
//! each seat in order, its contribution or 32 noughts; the stream is the extended output of the keyed hash of `n`
//! as 8 bytes, little-endian, read as 64-bit words, little-endian. How outcomes are drawn from words is in `docs/notation.md`.

use core::convert::Infallible;
use core::fmt;
use engine::{Game, Ply, Record};
use rand_core::TryRng;

const CONTEXT: &str = "piazza chance 1";
/// Bots draw from a stream of their own: it tells nothing of the dice.
const BOTS: &str = "piazza bots 1";

macro_rules! bytes {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name([u8; 32]);

        impl $name {
            /// Of these bytes.
            pub const fn new(bytes: [u8; 32]) -> $name {
                $name(bytes)
            }

            /// As 64 hexadecimal digits.
            pub fn to_hex(self) -> String {
                blake3::Hash::from_bytes(self.0).to_string()
            }

            pub(crate) const fn bytes(&self) -> &[u8; 32] {
                &self.0
            }

            /// From 64 hexadecimal digits.
            pub fn from_hex(text: &str) -> Option<$name> {
                blake3::Hash::from_hex(text).ok().map(|hash| $name(*hash.as_bytes()))
            }
        }
    };
}

bytes! {
    /// What only the host knows until the game is over.
    Secret
}
bytes! {
    /// The hash of a secret, known to everybody from the start.
    Commitment
}
bytes! {
    /// What a player adds to the dice.
    Contribution
}

/// A secret is never shown by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_hex())
    }
}

impl fmt::Debug for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_hex())
    }
}

impl Secret {
    /// One that everybody can work out who knows these words: for tables that are to be the same everywhere.
    pub fn of_words(words: &str) -> Secret {
        Secret(*blake3::hash(words.as_bytes()).as_bytes())
    }

    /// What is published before the game.
    pub fn commitment(self) -> Commitment {
        Commitment(*blake3::hash(&self.0).as_bytes())
    }
}

/// The stream that decides the outcome of chance at a ply.
pub(crate) fn stream(
    secret: Secret,
    contributions: impl IntoIterator<Item = Option<Contribution>>,
    ply: usize,
) -> Stream {
    stream_for(CONTEXT, secret, contributions, ply)
}

/// The stream that a bot draws from at a ply.
pub(crate) fn bot_stream(
    secret: Secret,
    contributions: impl IntoIterator<Item = Option<Contribution>>,
    ply: usize,
) -> Stream {
    stream_for(BOTS, secret, contributions, ply)
}

fn stream_for(
    context: &str,
    secret: Secret,
    contributions: impl IntoIterator<Item = Option<Contribution>>,
    ply: usize,
) -> Stream {
    let mut key = blake3::Hasher::new_derive_key(context);
    key.update(&secret.0);
    for contribution in contributions {
        key.update(&contribution.map_or([0; 32], |contribution| contribution.0));
    }
    let mut hasher = blake3::Hasher::new_keyed(key.finalize().as_bytes());
    hasher.update(&(ply as u64).to_le_bytes());
    Stream(hasher.finalize_xof())
}

/// Words out of a hash.
pub(crate) struct Stream(blake3::OutputReader);

impl TryRng for Stream {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.try_next_u64()? as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let mut word = [0; 8];
        self.0.fill(&mut word);
        Ok(u64::from_le_bytes(word))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.fill(bytes);
        Ok(())
    }
}

/// The keys of a record's meta lines.
const COMMITMENT: &str = "commitment";
const SECRET: &str = "secret";
const CONTRIBUTION: &str = "contribution-";
const GIVEN: &str = "given";

/// Where the dice of a game come from, as its record says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceSource {
    /// What only the host knows until the game is over.
    pub secret: Secret,
    /// What each seat added.
    pub contributions: Vec<Option<Contribution>>,
    /// This many plies come from an earlier game. Their dice are not drawn from this source.
    pub given: usize,
}

impl DiceSource {
    /// Reads the lines of a record. It has none unless its game is over, or is kept by its own players.
    pub fn read<G: Game>(record: &Record<G>) -> Result<DiceSource, VerifyFault> {
        let find = |key: &str| {
            let mut found = record.meta.iter().filter(|(k, _)| k == key).map(|(_, value)| value.as_str());
            match (found.next(), found.next()) {
                (_, Some(_)) => Err(VerifyFault::Twice { key: key.to_owned() }),
                (value, None) => Ok(value),
            }
        };
        let unreadable = |key: &str| VerifyFault::Unreadable { key: key.to_owned() };
        let (Some(secret), Some(commitment)) = (find(SECRET)?, find(COMMITMENT)?) else {
            return Err(VerifyFault::NoSecret);
        };
        let secret = Secret::from_hex(secret).ok_or_else(|| unreadable(SECRET))?;
        let commitment = Commitment::from_hex(commitment).ok_or_else(|| unreadable(COMMITMENT))?;
        if secret.commitment() != commitment {
            return Err(VerifyFault::OtherSecret);
        }
        let mut contributions = Vec::new();
        for number in 1..=record.history.seats() {
            let key = format!("{CONTRIBUTION}{number}");
            let read = |text| Contribution::from_hex(text).ok_or_else(|| unreadable(&key));
            contributions.push(find(&key)?.map(read).transpose()?);
        }
        let given =
            find(GIVEN)?.map_or(Ok(0), |given| engine::number(given).ok_or_else(|| unreadable(GIVEN)))?;
        Ok(DiceSource { secret, contributions, given })
    }

    /// Writes the lines in place of those that a record has.
    pub fn write(&self, meta: &mut Vec<(String, String)>) {
        meta.retain(|(key, _)| {
            ![COMMITMENT, SECRET, GIVEN].contains(&key.as_str()) && !key.starts_with(CONTRIBUTION)
        });
        meta.push((COMMITMENT.into(), self.secret.commitment().to_hex()));
        meta.push((SECRET.into(), self.secret.to_hex()));
        for (number, contribution) in (1..).zip(&self.contributions) {
            if let Some(contribution) = contribution {
                meta.push((format!("{CONTRIBUTION}{number}"), contribution.to_hex()));
            }
        }
        if self.given > 0 {
            meta.push((GIVEN.into(), self.given.to_string()));
        }
    }
}

engine::messages! {
    /// Why the dice of a record can't be vouched for.
    pub enum VerifyFault {
        /// The record says nothing about where its dice came from.
        NoSecret = "table-verify-no-secret",
        /// A line about the dice stands there twice: which of them is meant?
        Twice { key: String } = "table-verify-twice",
        /// A line about the dice can't be read.
        Unreadable { key: String } = "table-verify-unreadable",
        /// The secret is not the one that was committed to.
        OtherSecret = "table-verify-other-secret",
        /// The outcome of this ply is not the one that was due.
        OtherOutcome { ply: usize, found: String, expected: String } = "table-verify-other-outcome",
    }
}

impl core::error::Error for VerifyFault {}

/// Draws every outcome of a record again; gives how many there were, and the commitment that they keep to: it must be the one
/// that was published before the game. Plies that were given, because the game goes on from
/// an earlier one, are left out: that game's record vouches for them.
pub fn verify<G: Game>(record: &Record<G>) -> Result<(usize, Commitment), VerifyFault> {
    let DiceSource { secret, contributions, given } = DiceSource::read(record)?;
    let mut state = G::new(record.history.setup());
    let mut checked = 0;
    for (index, ply) in record.history.plies().iter().enumerate() {
        if let (Ply::Chance(outcome), true) = (ply, index >= given) {
            let due = state.draw(&mut stream(secret, contributions.iter().copied(), index));
            if due != *outcome {
                return Err(VerifyFault::OtherOutcome {
                    ply: index + 1,
                    found: state.chance_notation(outcome),
                    expected: state.chance_notation(&due),
                });
            }
            checked += 1;
        }
        ply.apply_unchecked(&mut state);
    }
    Ok((checked, secret.commitment()))
}
