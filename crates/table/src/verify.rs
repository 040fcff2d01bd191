//! Drawing every outcome of a record again.

use crate::fair::{Keys, bots_of, bound_head};
use crate::{Commitment, DiceSource};
use engine::{Format, Game, History, Ply, Record, Seat, Seats, Step, Turn};

/// What is known beside a record that is to be verified.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Expected<'a, G: Game> {
    /// What was published before the game.
    pub commitment: Option<Commitment>,
    /// Need the game not be over?
    pub unfinished: bool,
    /// The records of earlier games that this one may go on from.
    pub earlier: &'a [Record<G>],
}

impl<G: Game> Default for Expected<'_, G> {
    fn default() -> Self {
        Expected { commitment: None, unfinished: false, earlier: &[] }
    }
}

/// How the game of a record ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By its rules.
    Played,
    /// Nobody was left to play against.
    Resigned,
    /// It is not over.
    Unfinished,
}

/// What could be verified of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How much its dice vouch for: in the first format neither for the players and the set-up, nor for what was taken back.
    pub format: Format,
    /// So many outcomes of chance were drawn again.
    pub outcomes: usize,
    /// So often the game went back after something new had become known.
    pub rewinds: usize,
    /// So many rounds were needed to choose the dice, if all committed before anybody revealed.
    pub rounds: Option<u32>,
    /// The people who trusted the host not to choose the dice with somebody else.
    pub trusting: Seats,
    /// How it ended.
    pub ending: Ending,
    /// What its dice keep to.
    pub commitment: Commitment,
    /// Is it known to be what was published? Else the record only agrees with itself.
    pub is_published: bool,
    /// What the dice of the games keep to that it goes on from, the latest first.
    pub earlier: Vec<Commitment>,
}

engine::messages! {
    /// Why the dice of a record can't be vouched for.
    pub enum VerifyFault {
        /// The record says nothing about where its dice came from.
        NoSecret = "table-verify-no-secret",
        /// A line about the dice stands there twice: which of them is meant?
        Twice { key: String } = "table-verify-twice",
        /// A line about the dice can't be read, or stands where it can't.
        Unreadable { key: String } = "table-verify-unreadable",
        /// A line about the dice is missing.
        Missing { key: String } = "table-verify-missing",
        /// The secret is not the one that was committed to.
        OtherSecret = "table-verify-other-secret",
        /// Another commitment was published.
        OtherCommitment { found: String } = "table-verify-other-commitment",
        /// The outcome of this ply is not the one that was due.
        OtherOutcome { ply: usize, found: String, expected: String } = "table-verify-other-outcome",
        /// An outcome of chance stands where none was due.
        NotDue { ply: usize } = "table-verify-not-due",
        /// The game is not over, as far as the record goes.
        Unfinished = "table-verify-unfinished",
        /// The first plies come from another game, whose record is needed.
        NeedsEarlier { given: usize } = "table-verify-needs-earlier",
        /// There is no outcome of chance that could be checked.
        NothingChecked = "table-verify-nothing-checked",
    }
}

impl core::error::Error for VerifyFault {}

/// Draws every outcome of a record again, and says how far that vouches for it. It fails if anything in it can't be checked.
pub fn verify<G: Game>(record: &Record<G>, expected: &Expected<'_, G>) -> Result<Verified, VerifyFault> {
    let source = DiceSource::read(record)?;
    let commitment = source.commitment();
    if expected.commitment.is_some_and(|published| published != commitment) {
        return Err(VerifyFault::OtherCommitment { found: commitment.to_hex() });
    }
    if record.format >= Format::Second {
        contributions_fit(record, &source)?;
    }
    let ending = match record.history.state().turn() {
        Turn::Over => Ending::Played,
        _ if record.is_over() => Ending::Resigned,
        _ if expected.unfinished => Ending::Unfinished,
        _ => return Err(VerifyFault::Unfinished),
    };
    let earlier = match source.given {
        0 => Vec::new(),
        given => verify_given(record, given, expected.earlier)?,
    };
    let outcomes = draw_again(record, &source)?;
    // Where all chance was over when the game went on, the earlier game was checked.
    if outcomes == 0 && earlier.is_empty() {
        return Err(VerifyFault::NothingChecked);
    }
    Ok(Verified {
        format: record.format,
        outcomes,
        rewinds: record.history.rewinds().len(),
        rounds: source.round.map(|round| round.number),
        trusting: trusting(&source, &bots_of(record)?),
        ending,
        commitment,
        is_published: expected.commitment.is_some(),
        earlier,
    })
}

/// The people who had not committed to what they added, unless there is nobody else with whom the host could have chosen it.
fn trusting(source: &DiceSource, bots: &[Option<String>]) -> Seats {
    let people: Seats = match source.format {
        Format::First => contributors(source).collect(),
        Format::Second => Seat::all(bots.len() as u8).filter(|seat| bots[seat.index()].is_none()).collect(),
    };
    match source.round {
        None if people.len() == 1 => Seats::NONE,
        None => people,
        Some(round) => people.iter().filter(|seat| !round.parts.contains(*seat)).collect(),
    }
}

fn contributors(source: &DiceSource) -> impl Iterator<Item = Seat> {
    let seats = Seat::all(source.contributions.len() as u8).zip(&source.contributions);
    seats.filter(|(_, contribution)| contribution.is_some()).map(|(seat, _)| seat)
}

/// Every person added something, and no bot did.
fn contributions_fit<G: Game>(record: &Record<G>, source: &DiceSource) -> Result<(), VerifyFault> {
    for ((bot, contribution), number) in bots_of(record)?.iter().zip(&source.contributions).zip(1..) {
        let key = format!("contribution-{number}");
        match (bot, contribution) {
            (Some(_), Some(_)) => return Err(VerifyFault::Unreadable { key }),
            // In a round, whoever was late adds nothing; the commitment binds that, too.
            (None, None) if source.round.is_none() => return Err(VerifyFault::Missing { key }),
            _ => {}
        }
    }
    Ok(())
}

/// The plies that were given must be those of an earlier game that can be verified itself.
fn verify_given<G: Game>(
    record: &Record<G>,
    given: usize,
    known: &[Record<G>],
) -> Result<Vec<Commitment>, VerifyFault> {
    let plies = told(&record.history);
    let begins = |earlier: &Record<G>| {
        let same = |(ply, other): (&Ply<G>, &Ply<G>)| ply == other;
        earlier.history.setup() == record.history.setup()
            && earlier.history.plies().len() >= given
            && plies.len() >= given
            && plies.iter().copied().zip(earlier.history.plies()).take(given).all(same)
    };
    let mut fault = VerifyFault::NeedsEarlier { given };
    for (at, earlier) in known.iter().enumerate().filter(|(_, earlier)| begins(earlier)) {
        // A record can't vouch for itself.
        let others = known.iter().enumerate().filter(|(other, _)| *other != at);
        let others: Vec<Record<G>> = others.map(|(_, other)| other.clone()).collect();
        match verify(earlier, &Expected { commitment: None, unfinished: true, earlier: &others }) {
            Ok(verified) => return Ok([verified.commitment].into_iter().chain(verified.earlier).collect()),
            Err(found) => fault = found,
        }
    }
    Err(fault)
}

/// All plies in the order in which they were played, also those that were taken back.
fn told<G: Game>(history: &History<G>) -> Vec<&Ply<G>> {
    let ply = |step| if let Step::Ply(ply) = step { Some(ply) } else { None };
    history.steps().into_iter().filter_map(ply).collect()
}

/// Draws the outcomes again that were not given; says how many there were.
fn draw_again<G: Game>(record: &Record<G>, source: &DiceSource) -> Result<usize, VerifyFault> {
    let keys = Keys::new(source, &bound_head(record, source.given));
    let mut history = History::<G>::new(record.history.setup().clone());
    let (mut played, mut draws, mut checked) = (0, 0, 0);
    for step in record.history.steps() {
        let ply = match step {
            Step::Back(plies) => {
                history.rewind(plies);
                continue;
            }
            Step::Ply(ply) => ply,
        };
        if let Ply::Chance(outcome) = ply {
            if played >= source.given {
                let number = match source.format {
                    Format::First => history.plies().len(),
                    Format::Second => draws,
                };
                let state = history.state();
                let mut stream = keys.chance(number);
                let due = match (history.reshuffle_due(), state.turn()) {
                    (true, _) => state.draw_reshuffle(&mut stream),
                    (false, Turn::Chance) => state.draw(&mut stream),
                    (false, _) => return Err(VerifyFault::NotDue { ply: played + 1 }),
                };
                if due != *outcome {
                    return Err(VerifyFault::OtherOutcome {
                        ply: played + 1,
                        found: state.chance_notation(outcome),
                        expected: state.chance_notation(&due),
                    });
                }
                checked += 1;
            }
            draws += 1;
        }
        history.push_unchecked(ply.clone(), &mut ());
        played += 1;
    }
    Ok(checked)
}
