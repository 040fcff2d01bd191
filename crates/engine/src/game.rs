//! The trait that a game implements.

use crate::{At, Event, Info, Log, Message, Outcome, Seat, SetupLine, Viewer};
use core::error::Error;
use core::fmt::{self, Debug};
use core::hash::Hash;
use rand_core::Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// Who has to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// Nobody: an outcome of chance is due (a roll, a shuffle).
    Chance,
    /// The player of this seat.
    Seat(Seat),
    /// The game is over.
    Over,
}

/// What a table decides before play. A value of it is always a game that can be played.
pub trait Setup: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What can be wrong with the lines of a set-up.
    type Fault: Message + Error;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// The version of the rules that the table plays by, from 1 to [`Game::RULES`]: a game is finished under the rules
    /// that it began with.
    fn rules(&self) -> u32;

    /// The set-up as lines of a record, `(key, value)`; the version of the rules and the number of seats are not among them.
    fn lines(&self) -> Vec<(&'static str, String)>;

    /// The set-up that [`lines`](Setup::lines) wrote, under a version of the rules that this program
    /// [knows](Game::knows_rules).
    fn parse(rules: u32, seats: u8, lines: &[SetupLine<'_>]) -> Result<Self, At<Self::Fault>>;

    /// The set-up of lines that stand in no file.
    fn of_lines<'a>(
        rules: u32,
        seats: u8,
        lines: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, Self::Fault> {
        let lines = (1..).zip(lines).map(|(line, (key, value))| SetupLine { key, value, line, column: 1 });
        Self::parse(rules, seats, &lines.collect::<Vec<_>>()).map_err(|at| at.fault)
    }
}

/// A game: its true state, small and without a seed.
///
/// Equality is equality of the true state: equal states have the same future for the same moves and chance.
///
/// Moves are checked by [`play`](Game::play); [`play_unchecked`](Game::play_unchecked) is for inner loops that
/// take their moves from [`legal_moves`](Game::legal_moves). The same for chance.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game's id: in records, in commands, in message ids.
    const ID: &'static str;
    /// The newest version of the rules, which new games are played by. It goes up when a record of old would replay
    /// differently; all versions before it are still played.
    const RULES: u32;
    /// The headings of a score, by the ids of their words.
    const HEADINGS: &'static [&'static str];
    /// What there is to know of the game before anybody plays it.
    const INFO: Info;

    /// What a table decides before play.
    type Setup: Setup;
    /// A decision of a player.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// An outcome of chance.
    type Chance: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What a move or chance brought about.
    type Event: Event + Serialize + DeserializeOwned;
    /// Why a move, an outcome or a notation is refused.
    type Fault: Message + Error;
    /// What a viewer may know, ready to be drawn.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The game before its first outcome of chance.
    fn new(setup: &Self::Setup) -> Self;

    /// Can this program play by a version of the rules?
    fn knows_rules(rules: u32) -> bool {
        (1..=Self::RULES).contains(&rules)
    }

    /// How many seats play.
    fn seats(&self) -> u8;

    /// Who has to act.
    fn turn(&self) -> Turn;

    /// Puts the legal moves into the buffer, which is cleared first: each once, in an order that depends on
    /// nothing that the player may not know. Never empty while a seat has to act; empty else.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Is the move legal for the seat that has to act? If not, why not.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Fault>;

    /// Plays a legal move.
    fn play_unchecked(&mut self, mv: Self::Move, log: &mut impl Log<Self::Event>);

    /// Does the move show its player something that they can't know before? Then it can't be taken back.
    fn reveals(&self, mv: Self::Move) -> bool;

    /// An outcome of the chance that is due, drawn as likely as the rules say.
    fn draw(&self, rng: &mut impl Rng) -> Self::Chance;

    /// All outcomes of the chance that is due, with their weights, where they can be listed (dice, not
    /// shuffles).
    fn outcomes(&self) -> Option<Vec<(Self::Chance, u32)>>;

    /// Can this outcome come now? If not, why not.
    fn check_chance(&self, outcome: &Self::Chance) -> Result<(), Self::Fault>;

    /// Applies an outcome that can come.
    fn apply_chance_unchecked(&mut self, outcome: &Self::Chance, log: &mut impl Log<Self::Event>);

    /// After going back, is what no seat has seen shuffled again? Nothing that was shown comes again then.
    fn reshuffles(&self) -> bool {
        false
    }

    /// What no seat has seen, shuffled again: everybody sees, and knows, what they did before. Only where the game
    /// [reshuffles](Game::reshuffles).
    fn draw_reshuffle(&self, rng: &mut impl Rng) -> Self::Chance {
        self.draw(rng)
    }

    /// Can this come as a reshuffle now? If not, why not.
    fn check_reshuffle(&self, outcome: &Self::Chance) -> Result<(), Self::Fault> {
        self.check_chance(outcome)
    }

    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A state drawn uniformly among those that the viewer cannot tell apart from this one.
    fn resample(&self, viewer: Viewer, rng: &mut impl Rng) -> Self;

    /// How the game ended, once it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Writes a legal move in notation.
    fn write_move(&self, mv: Self::Move, out: &mut impl fmt::Write) -> fmt::Result;

    /// Reads a move. What comes back is well-formed here, not yet checked to be legal.
    fn parse_move(&self, text: &str) -> Result<Self::Move, At<Self::Fault>>;

    /// Writes a move in notation as [`write_move`](Game::write_move) does, from what a viewer knows. An error if the move
    /// speaks of what is not there.
    fn write_move_from(view: &Self::View, mv: Self::Move, out: &mut impl fmt::Write) -> fmt::Result;

    /// Reads a move as [`parse_move`](Game::parse_move) does, from what a viewer knows.
    fn parse_move_from(view: &Self::View, text: &str) -> Result<Self::Move, At<Self::Fault>>;

    /// Writes an outcome of chance in notation.
    fn write_chance(&self, outcome: &Self::Chance, out: &mut impl fmt::Write) -> fmt::Result;

    /// Reads an outcome of chance. Not yet checked that it can come.
    fn parse_chance(&self, text: &str) -> Result<Self::Chance, At<Self::Fault>>;

    /// Plays a seat's move, or says why not and changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Refusal<Self::Fault>> {
        match self.turn() {
            Turn::Over => Err(Refusal::Over),
            Turn::Chance => Err(Refusal::ChanceDue),
            Turn::Seat(turn) if turn != seat => Err(Refusal::NotYourTurn { turn }),
            Turn::Seat(_) => {
                self.check(mv).map_err(Refusal::Game)?;
                self.play_unchecked(mv, log);
                Ok(())
            }
        }
    }

    /// Applies an outcome of chance, or says why not and changes nothing.
    fn apply_chance(
        &mut self,
        outcome: &Self::Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Refusal<Self::Fault>> {
        match self.turn() {
            Turn::Over => Err(Refusal::Over),
            Turn::Seat(turn) => Err(Refusal::NoChanceDue { turn }),
            Turn::Chance => {
                self.check_chance(outcome).map_err(Refusal::Game)?;
                self.apply_chance_unchecked(outcome, log);
                Ok(())
            }
        }
    }

    /// A legal move in notation.
    fn notation(&self, mv: Self::Move) -> String {
        // Most are not longer: a view lists dozens of them.
        let mut text = String::with_capacity(16);
        self.write_move(mv, &mut text).expect("writing to a string can't fail");
        text
    }

    /// A move in notation, from what a viewer knows. Nothing if it speaks of what is not there.
    fn notation_from(view: &Self::View, mv: Self::Move) -> Option<String> {
        let mut text = String::with_capacity(16);
        Self::write_move_from(view, mv, &mut text).ok()?;
        Some(text)
    }

    /// An outcome of chance in notation.
    fn chance_notation(&self, outcome: &Self::Chance) -> String {
        let mut text = String::new();
        self.write_chance(outcome, &mut text).expect("writing to a string can't fail");
        text
    }
}

crate::messages! {
    /// Why a move or an outcome is refused: for a reason that every game has, or for one of the game's own.
    pub enum Refusal<F: Message> {
        /// The game is over.
        Over = "over",
        /// Another seat has to act.
        NotYourTurn { turn: Seat } = "not-your-turn",
        /// Nobody can move: a roll or a shuffle is due.
        ChanceDue = "chance-due",
        /// No roll or shuffle is due: a seat has to act.
        NoChanceDue { turn: Seat } = "no-chance-due",
        /// The game's own reason.
        Game(fault: F),
    }
}

impl<F: Message> Error for Refusal<F> {}
