//! What a viewer gets to see of a table.

use crate::round::Part;
use crate::{Millis, Occupant, Pace, Phase, Stage, Table};
use bots::Level;
use engine::{Game, Name, Outcome, Seat, Seats, Setup, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// A table as one viewer may see it. It is sent after every move: what there is not is not mentioned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct TableView<V> {
    pub version: usize,
    pub stage: Stage,
    /// The version of the game's rules that the table plays by.
    #[serde(default = "first_rules")]
    pub rules: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub setup: Vec<(Name, String)>,
    pub pace: Pace,
    /// May players ask for hints?
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub hints: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
    pub seats: Vec<SeatView>,
    /// Before the game: who seats bots, sends people away, starts and closes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Seat>,
    pub turn: Turn,
    pub plies: usize,
    /// The game, once it has begun.
    pub game: Option<V>,
    /// The viewer's legal moves in notation, if it is their turn.
    pub moves: Vec<String>,
    /// Can the viewer take back their last move without asking?
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub take_back: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<RewindRequestView>,
    /// How the dice are chosen, before the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundView>,
    /// What the host has committed to. It binds what people add to the dice once `round` asks them to reveal it.
    pub commitment: String,
    /// How many rounds it took to choose the dice, in which all committed before anybody revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// Once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winners: Option<Seats>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// What was written before there were other rules doesn't say which.
fn first_rules() -> u32 {
    1
}

/// A seat and who is on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
#[allow(clippy::struct_excessive_bools, reason = "a seat can be any of these at once")]
pub struct SeatView {
    pub seat: Seat,
    pub name: String,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub open: bool,
    /// The bot that plays it now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// A person sits here, but a bot plays for them.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub away: bool,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub resigned: bool,
    /// Do they add to the dice what nobody could know who chose another part of them? If not, they trust the host.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub part: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_left: Option<Millis>,
}

/// A request to go back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct RewindRequestView {
    /// Answers name it.
    pub number: usize,
    pub seat: Seat,
    pub plies: usize,
    pub agreed: Seats,
}

/// How the people at a table choose its dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct RoundView {
    /// From 1.
    pub number: u32,
    /// What people are asked for.
    pub phase: Phase,
    /// The game is about to begin: nobody comes or goes any more.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub closed: bool,
    /// Those whom it waits for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awaited: Vec<Seat>,
    /// When it waits for them no longer, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
    /// What you have committed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yours: Option<String>,
}

impl<G: Game> Table<G> {
    /// The table as this viewer may see it.
    pub fn view(&self, viewer: Viewer, now: Millis) -> TableView<G::View> {
        let you = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let state = self.history().state();
        TableView {
            version: self.version(),
            stage: self.stage(),
            rules: self.history().setup().rules(),
            setup: self
                .history()
                .setup()
                .lines()
                .into_iter()
                .map(|(key, value)| (key.into(), value))
                .collect(),
            pace: self.pace(),
            hints: self.hints(),
            you,
            seats: Seat::all(self.history().seats()).map(|seat| self.seat_view(seat, now)).collect(),
            host: self.host(),
            turn: self.turn(),
            plies: self.history().plies().len(),
            game: matches!(self.stage(), Stage::Playing | Stage::Over).then(|| state.view(viewer)),
            moves: self.moves(viewer),
            take_back: self.history().take_back_line().is_some_and(|(owner, _)| Some(owner) == you),
            request: self.request().map(|request| RewindRequestView {
                number: request.number,
                seat: request.seat,
                plies: request.plies,
                agreed: request.agreed,
            }),
            round: (self.stage() == Stage::Gathering).then(|| self.round_view(you)),
            commitment: self.commitment().to_hex(),
            rounds: self.round().bound().filter(|_| self.stage() != Stage::Gathering),
            secret: self.secret().map(crate::Secret::to_hex),
            winners: self.winners(),
            outcome: state.outcome(),
        }
    }

    /// The viewer's legal moves in notation, if it is their turn.
    pub fn moves(&self, viewer: Viewer) -> Vec<String> {
        let mut moves = Vec::new();
        let state = self.history().state();
        if self.is_turn_of(viewer) {
            state.legal_moves(&mut moves);
        }
        moves.into_iter().map(|mv| state.notation(mv)).collect()
    }

    fn round_view(&self, you: Option<Seat>) -> RoundView {
        let round = self.round();
        let yours = you.and_then(|seat| match round.part(seat) {
            Part::Committed(commitment) => Some(commitment.to_hex()),
            Part::Revealed(part) => Some(part.commitment().to_hex()),
            Part::Trust | Part::Awaited | Part::Lost => None,
        });
        RoundView {
            number: round.number(),
            phase: round.phase(),
            closed: round.is_closed(),
            awaited: round.awaited().iter().collect(),
            until: round.until(),
            yours,
        }
    }

    fn seat_view(&self, seat: Seat, now: Millis) -> SeatView {
        let place = &self.places()[seat.index()];
        SeatView {
            seat,
            name: place.name().to_owned(),
            open: place.occupant == Occupant::Open,
            bot: place.bot(),
            away: place.stand_in.is_some(),
            resigned: place.resigned,
            part: self.has_part(seat),
            time_left: self.time_left(seat, now),
        }
    }
}
