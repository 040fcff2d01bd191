//! Where the dice of a table come from.
//!
//! Before a game its host publishes a [`Commitment`]: the hash of a [`Secret`]. Then every person who sits
//! down adds a [`Contribution`], random bytes of their own. Every outcome of chance is drawn from a stream that all of
//! these and the number of the ply decide. So the host can't choose dice once people have sat down, and nobody can foresee
//! them who doesn't know the secret. After the game the secret is in the record, and [`verify`] draws every outcome again.
//!
//! A BLAKE3 key is derived in the context `piazza chance 2` from the secret, followed by, for each seat in order, its
//! contribution or 32 noughts, followed by the hash of what the key [binds](bound_head): players, set-up and bots. Draws are
//! counted from 0, and no number comes twice, also not after going back. The stream of draw `n` is the extended output of the
//! keyed hash of `n` as 8 bytes, little-endian, read as 64-bit words, little-endian. How outcomes are drawn from words is in
//! `docs/notation.md`. Games that began under the first format have the context `piazza chance 1`, bind nothing, and count plies
//! instead of draws.

use crate::{Draw, VerifyFault};
use core::convert::Infallible;
use core::fmt;
use engine::{Format, Game, Record, Seat, Seats, Step};
use rand_core::TryRng;

/// The contexts of the keys, by format.
const CHANCE: [&str; 2] = ["piazza chance 1", "piazza chance 2"];
/// Bots draw from streams of their own: they tell nothing of the dice.
const BOTS: [&str; 2] = ["piazza bots 1", "piazza bots 2"];

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

/// The keys that the chance of a table is drawn with.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Keys {
    chance: [u8; 32],
    bots: [u8; 32],
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keys(..)")
    }
}

impl Keys {
    /// The keys of a game that is kept in the first format, where they bind nothing but what the dice are made of; or in the
    /// second, where they bind the [head](bound_head), too.
    pub(crate) fn new(source: &DiceSource, head: &str) -> Keys {
        let derive = |contexts: [&str; 2]| {
            let mut key = blake3::Hasher::new_derive_key(contexts[usize::from(source.format.number()) - 1]);
            key.update(&source.secret.0);
            for contribution in &source.contributions {
                key.update(&contribution.map_or([0; 32], |contribution| contribution.0));
            }
            if source.format >= Format::Second {
                key.update(blake3::hash(head.as_bytes()).as_bytes());
            }
            *key.finalize().as_bytes()
        };
        Keys { chance: derive(CHANCE), bots: derive(BOTS) }
    }

    /// The stream that decides an outcome: in the first format that of this ply, in the second the draw of this number.
    pub(crate) fn chance(&self, number: usize) -> Stream {
        stream(&self.chance, &[number])
    }

    /// The stream that a bot draws from.
    pub(crate) fn bots(&self, numbers: &[usize]) -> Stream {
        stream(&self.bots, numbers)
    }
}

fn stream(key: &[u8; 32], numbers: &[usize]) -> Stream {
    let mut hasher = blake3::Hasher::new_keyed(key);
    for number in numbers {
        hasher.update(&(*number as u64).to_le_bytes());
    }
    Stream(hasher.finalize_xof())
}

/// The `meta` lines that the key of a game binds.
const BOUND: [&str; 2] = [BOT, GIVEN];

/// What the key of a game binds: the head of its record with the lines that tell how the game was set up, then the plies that
/// were given.
pub(crate) fn bound_head<G: Game>(record: &Record<G>, given: usize) -> String {
    let mut text = record.head(&BOUND);
    let mut state = G::new(record.history.setup());
    let plies = record.history.steps().into_iter().filter_map(|step| match step {
        Step::Ply(ply) => Some(ply),
        Step::Back(_) => None,
    });
    for ply in plies.take(given) {
        ply.write(&state, &mut text).expect("writing to a string can't fail");
        text.push('\n');
        ply.apply_unchecked(&mut state);
    }
    text
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
/// What somebody added who had committed to it, and the number of the round in which all did so.
const PART: &str = "part-";
const ROUNDS: &str = "rounds";
const GIVEN: &str = "given";
pub(crate) const BOT: &str = "bot";

/// Where the dice of a game come from, as its record says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceSource {
    /// How they are drawn: as the record's format says.
    pub format: Format,
    /// What only the host knows until the game is over.
    pub secret: Secret,
    /// What each seat added.
    pub contributions: Vec<Option<Contribution>>,
    /// The round that they come from, unless all people simply told the host what they add.
    pub round: Option<Draw>,
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
        let number = find(ROUNDS)?
            .map(|number| engine::number(number).filter(|n| *n > 0).ok_or_else(|| unreadable(ROUNDS)))
            .transpose()?;
        let (mut contributions, mut parts) = (Vec::new(), Seats::NONE);
        for seat in Seat::all(record.history.seats()) {
            let [trusted, part] = [CONTRIBUTION, PART].map(|key| format!("{key}{seat}"));
            let read = |key: &str| {
                let read = |text| Contribution::from_hex(text).ok_or_else(|| unreadable(key));
                find(key)?.map(read).transpose()
            };
            match (read(&trusted)?, read(&part)?) {
                (Some(_), Some(_)) => return Err(VerifyFault::Twice { key: part }),
                (None, Some(_)) if number.is_none() => return Err(unreadable(&part)),
                (trusted, None) => contributions.push(trusted),
                (None, part) => {
                    parts.insert(seat);
                    contributions.push(part);
                }
            }
        }
        let known = |key: &str| {
            let seats = Seat::all(record.history.seats());
            seats.into_iter().any(|seat| [CONTRIBUTION, PART].iter().any(|k| key == format!("{k}{seat}")))
        };
        let is_added = |key: &str| key.starts_with(CONTRIBUTION) || key.starts_with(PART);
        if let Some((key, _)) = record.meta.iter().find(|(key, _)| is_added(key) && !known(key)) {
            return Err(unreadable(key));
        }
        let given =
            find(GIVEN)?.map_or(Ok(0), |given| engine::number(given).ok_or_else(|| unreadable(GIVEN)))?;
        let round = number.map(|number| Draw { number, parts, commitment });
        let is_bound = match &round {
            None => secret.commitment() == commitment,
            Some(round) => round.binds(secret, &contributions, &bound_head(record, given)),
        };
        if !is_bound {
            return Err(VerifyFault::OtherSecret);
        }
        Ok(DiceSource { format: record.format, secret, contributions, round, given })
    }

    /// What the host had committed to.
    pub fn commitment(&self) -> Commitment {
        self.round.map_or_else(|| self.secret.commitment(), |round| round.commitment)
    }

    /// Writes the lines in place of those that a record has.
    pub fn write(&self, meta: &mut Vec<(String, String)>) {
        meta.retain(|(key, _)| {
            ![COMMITMENT, SECRET, GIVEN, ROUNDS].contains(&key.as_str())
                && !key.starts_with(CONTRIBUTION)
                && !key.starts_with(PART)
        });
        meta.push((COMMITMENT.into(), self.commitment().to_hex()));
        meta.push((SECRET.into(), self.secret.to_hex()));
        if let Some(round) = &self.round {
            meta.push((ROUNDS.into(), round.number.to_string()));
        }
        for (seat, contribution) in Seat::all(self.contributions.len() as u8).zip(&self.contributions) {
            if let Some(contribution) = contribution {
                let is_part = self.round.is_some_and(|round| round.parts.contains(seat));
                let key = if is_part { PART } else { CONTRIBUTION };
                meta.push((format!("{key}{seat}"), contribution.to_hex()));
            }
        }
        if self.given > 0 {
            meta.push((GIVEN.into(), self.given.to_string()));
        }
    }
}

/// The bots that a record names, by seat, as they are written there.
pub(crate) fn bots_of<G: Game>(record: &Record<G>) -> Result<Vec<Option<String>>, VerifyFault> {
    let mut bots = vec![None; record.history.seats().into()];
    for (_, value) in record.meta.iter().filter(|(key, _)| key == BOT) {
        let unreadable = || VerifyFault::Unreadable { key: BOT.to_owned() };
        let (seat, level) = value.split_once(' ').ok_or_else(unreadable)?;
        let seat = engine::number(seat).and_then(Seat::from_number).ok_or_else(unreadable)?;
        let bot = bots.get_mut(seat.index()).ok_or_else(unreadable)?;
        if bot.replace(level.to_owned()).is_some() {
            return Err(VerifyFault::Twice { key: format!("{BOT} {seat}") });
        }
    }
    Ok(bots)
}
