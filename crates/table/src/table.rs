//! The table.

mod beginning;
mod decide;

use crate::clock::Clocks;
use crate::fair::Keys;
use crate::round::Round;
use crate::{
    Change, Command, Commitment, DiceSource, Fact, Fault, LogLine, Millis, Occupant, Pace, Place, Secret,
    Speaker, fair,
};
use bots::Level;
use engine::{Format, Game, History, Ply, Record, RecordFault, Rng, Seat, Seats, Setup, Turn, Viewer};

/// The bot that takes over when nobody said which.
pub const STAND_IN: Level = Level::Medium;

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People sit down.
    Gathering,
    /// The game is played.
    Playing,
    /// It is over.
    Over,
    /// It was closed before a game began.
    Closed,
}

/// Somebody asks to go back further than they may alone.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct RewindRequest {
    /// The version at which it was made: no other request has it.
    pub number: usize,
    pub seat: Seat,
    /// Back to the state after so many plies.
    pub plies: usize,
    pub agreed: Seats,
}

/// A game being played.
#[derive(Clone, PartialEq, Debug)]
pub struct Table<G: Game> {
    history: History<G>,
    places: Vec<Place>,
    clocks: Clocks,
    secret: Secret,
    commitment: Commitment,
    round: Round,
    /// So many plies come from an earlier game: their dice are not drawn here.
    given: usize,
    /// How the game is kept and its dice are drawn.
    format: Format,
    /// What chance is drawn with, once the game has begun.
    keys: Option<Keys>,
    /// How many outcomes there were, also of those that were taken back: no number is drawn twice.
    draws: usize,
    hints: bool,
    stage: Stage,
    request: Option<RewindRequest>,
    chat: Vec<(Millis, Speaker, String)>,
    version: usize,
}

/// A fact that can happen now; if it is a ply, also as the game reads it.
type Due<G> = (Fact, Option<Ply<G>>);

impl<G: Game> Table<G> {
    /// A table that nobody sits at. The secret must be unforeseeable: it decides the dice.
    pub fn new(setup: G::Setup, pace: Pace, secret: Secret) -> Table<G> {
        let seats = setup.seats();
        Table {
            history: History::new(setup),
            places: vec![Place::default(); seats.into()],
            clocks: Clocks::new(pace, seats),
            secret,
            commitment: secret.commitment(),
            round: Round::new(seats),
            given: 0,
            format: Format::default(),
            keys: None,
            draws: 0,
            hints: false,
            stage: Stage::Gathering,
            request: None,
            chat: Vec::new(),
            version: 0,
        }
    }

    /// The same table with this secret, before anybody sat down.
    #[must_use]
    pub fn before_anything(&self, secret: Secret) -> Table<G> {
        Table { format: self.format, ..Table::new(self.history.setup().clone(), self.pace(), secret) }
            .with_hints(self.hints)
    }

    /// The same table, whose game will be kept, and its dice drawn, in this format. Under the first the same secret gives the same
    /// dice to everybody, also after going back.
    #[must_use]
    pub fn in_format(self, format: Format) -> Table<G> {
        Table { format, ..self }
    }

    /// The same table, where players may ask for hints, or not.
    pub fn with_hints(self, hints: bool) -> Table<G> {
        Table { hints, ..self }
    }

    /// May players ask for hints?
    pub fn hints(&self) -> bool {
        self.hints
    }

    /// Where the table is in its life.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// How many facts there were.
    pub fn version(&self) -> usize {
        self.version
    }

    /// The game and its past. It holds the truth: for the log and for bots, not for people.
    pub fn history(&self) -> &History<G> {
        &self.history
    }

    /// Who sits where.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Who seats bots, sends people away, starts and closes before the game: the person who has sat here longest.
    pub fn host(&self) -> Option<Seat> {
        let person = |seat: &Seat| self.places[seat.index()].is_present();
        let people = Seat::all(self.history.seats()).filter(person);
        people.filter(|_| self.stage == Stage::Gathering).min_by_key(|seat| self.places[seat.index()].since)
    }

    /// What was said.
    pub fn chat(&self) -> &[(Millis, Speaker, String)] {
        &self.chat
    }

    /// A request to go back that waits for answers.
    pub fn request(&self) -> Option<&RewindRequest> {
        self.request.as_ref()
    }

    /// How much time players have.
    pub fn pace(&self) -> Pace {
        self.clocks.pace()
    }

    /// What a seat has left, if there are clocks.
    pub fn time_left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        self.clocks.left(seat, now)
    }

    /// When somebody's time will be up: for a move, or for a part of the dice.
    pub fn deadline(&self) -> Option<Millis> {
        if self.stage == Stage::Gathering { self.round.until() } else { self.clocks.deadline() }
    }

    /// What is published before the game.
    pub fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The secret, once the game is over.
    pub fn secret(&self) -> Option<Secret> {
        (self.stage == Stage::Over).then(|| self.dice_secret())
    }

    /// The bot that has to move: whoever drives the table lets it think, and plays its move.
    pub fn bot_to_move(&self) -> Option<(Seat, Level)> {
        let Turn::Seat(seat) = self.turn() else { return None };
        self.places[seat.index()].bot().map(|level| (seat, level))
    }

    /// What a bot draws its own chance from: the same wherever the same game is played under the same secret.
    pub fn bot_seed(&self) -> u64 {
        let plies = self.history.plies().len();
        let rewinds = self.history.rewinds().len();
        let numbers: &[usize] = match self.format {
            Format::First => &[plies],
            Format::Second => &[plies, self.draws, rewinds],
        };
        self.keys.as_ref().map_or(0, |keys| keys.bots(numbers).next_u64())
    }

    /// Who has to act.
    pub fn turn(&self) -> Turn {
        match self.stage {
            Stage::Playing if self.history.reshuffle_due() => Turn::Chance,
            Stage::Playing => self.history.state().turn(),
            Stage::Gathering | Stage::Over | Stage::Closed => Turn::Over,
        }
    }

    /// Does the game wait for this viewer?
    pub fn is_turn_of(&self, viewer: Viewer) -> bool {
        matches!(self.turn(), Turn::Seat(seat) if viewer.is(seat))
    }

    /// Who won, once the game is over: of those who did not give up.
    pub fn winners(&self) -> Option<Seats> {
        if self.stage != Stage::Over {
            return None;
        }
        let playing: Seats = self.playing().collect();
        let Some(outcome) = self.history.state().outcome() else { return Some(playing) };
        let winners: Seats = outcome.winners.iter().filter(|&seat| playing.contains(seat)).collect();
        if !winners.is_empty() || outcome.winners.is_empty() {
            return Some(winners);
        }
        // Somebody who gave up came first: the best of the others wins.
        let total = |seat: Seat| outcome.scores[seat.index()].total();
        let best = playing.iter().map(total).max();
        Some(playing.iter().filter(|&seat| Some(total(seat)) == best).collect())
    }

    fn playing(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.history.seats()).filter(|seat| !self.places[seat.index()].resigned)
    }

    /// The record: the truth, with the secret once the game is over.
    pub fn record(&self) -> Record<G> {
        let mut record = self.record_of(self.history.clone());
        if self.stage == Stage::Over {
            if self.format >= Format::Second {
                let resigned = |seat: &Seat| self.places[seat.index()].resigned;
                record.resigned = Seat::all(self.history.seats()).filter(resigned).collect();
            }
            self.dice_source().write(&mut record.meta);
        }
        record
    }

    /// The record of these plies, with who sits where.
    fn record_of(&self, history: History<G>) -> Record<G> {
        let mut record = Record { format: self.format, ..Record::of(history) };
        for ((name, place), number) in record.names.iter_mut().zip(&self.places).zip(1..) {
            *name = match &place.occupant {
                Occupant::Bot { level, name } if name.is_empty() => format!("bot {level}"),
                Occupant::Bot { name, .. } | Occupant::Human { name, .. } => name.clone(),
                Occupant::Open => String::new(),
            };
            if let (Occupant::Bot { level, .. }, Format::Second) = (&place.occupant, self.format) {
                record.meta.push((fair::BOT.to_owned(), format!("{number} {level}")));
            }
        }
        record
    }

    /// The keys of the dice, which bind all that was settled before the first draw.
    fn derive_keys(&self) -> Keys {
        let source = self.dice_source();
        let mut record = self.record_of(self.history.clone());
        source.write(&mut record.meta);
        Keys::new(&source, &fair::bound_head(&record, self.given))
    }

    /// Where the dice come from. It holds the secret: while the game goes on, only for a file of those who play it.
    pub fn dice_source(&self) -> DiceSource {
        let (contributions, given) = (self.contributions(), self.given);
        DiceSource {
            format: self.format,
            secret: self.dice_secret(),
            contributions,
            round: self.draw(),
            given,
        }
    }

    /// Does what is asked, and whatever chance brings then; or says why not, and changes nothing.
    pub fn act(&mut self, action: Command, now: Millis) -> Result<Vec<Change<G>>, Fault<G>> {
        let due = self.decide(action, now)?;
        let mut news = vec![self.happen(due, now)];
        news.extend(self.go_on(now));
        Ok(news)
    }

    /// Lets happen what is due without anybody's doing: at a table that was taken up before a roll, the roll.
    pub fn go_on(&mut self, now: Millis) -> Vec<Change<G>> {
        let mut news = Vec::new();
        while let Some(due) = self.follows(now) {
            news.push(self.happen(due, now));
        }
        news
    }

    /// Applies a fact of the log. It must be one that this table gave, in its place.
    pub fn replay(&mut self, entry: &LogLine) -> Result<Change<G>, Fault<G>> {
        let ply = if let Fact::Ply(line) = &entry.fact {
            let ply = Ply::parse(self.history.state(), line).map_err(unreadable)?;
            self.history.check(&ply).map_err(Fault::Refused)?;
            Some(ply)
        } else {
            None
        };
        Ok(self.happen((entry.fact.clone(), ply), entry.at))
    }

    /// What follows by itself: outcomes of chance, and going back once all have agreed.
    fn follows(&self, now: Millis) -> Option<Due<G>> {
        if self.stage == Stage::Gathering {
            return self.round_follows(now).map(|fact| (fact, None));
        }
        if let Some(request) = &self.request {
            let agreed = self.others(request.seat).all(|seat| request.agreed.contains(seat));
            return agreed.then_some((Fact::Rewound { plies: request.plies }, None));
        }
        if self.turn() != Turn::Chance {
            return None;
        }
        let number = match self.format {
            Format::First => self.history.plies().len(),
            Format::Second => self.draws,
        };
        let mut stream = self.keys.as_ref()?.chance(number);
        let state = self.history.state();
        let outcome = if self.history.reshuffle_due() {
            state.draw_reshuffle(&mut stream)
        } else {
            state.draw(&mut stream)
        };
        Some(self.due(Ply::Chance(outcome)))
    }

    /// A ply that can be played now.
    fn due(&self, ply: Ply<G>) -> Due<G> {
        let mut line = String::new();
        ply.write(self.history.state(), &mut line).expect("writing to a string can't fail");
        (Fact::Ply(line), Some(ply))
    }

    /// The other people who have not given up: they all have to agree, also those who are away.
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.history.seats())
            .filter(move |&other| other != seat && self.places[other.index()].is_playing_person())
    }

    /// Applies a fact that can happen here.
    fn happen(&mut self, (fact, ply): Due<G>, at: Millis) -> Change<G> {
        let mut events = Vec::new();
        // Whoever agreed has agreed to go back from here: nothing may have changed since but other answers.
        if !matches!(fact, Fact::Agreed { .. } | Fact::Said { .. }) {
            self.request = None;
        }
        match &fact {
            Fact::Sat { seat, name, contribution } => {
                let occupant = Occupant::Human { name: name.clone(), contribution: *contribution };
                self.places[seat.index()] = Place { occupant, since: self.version, ..Place::default() };
                self.round.sit(*seat, at);
            }
            Fact::BotSat { seat, level, name } => {
                self.places[seat.index()].occupant = Occupant::Bot { level: *level, name: name.clone() };
            }
            Fact::Left { seat } => {
                self.places[seat.index()] = Place::default();
                self.round.leave(*seat);
            }
            Fact::Committed { .. }
            | Fact::Gathered
            | Fact::Bound { .. }
            | Fact::Revealed { .. }
            | Fact::Late { .. } => self.apply_beginning(&fact, at),
            Fact::Started { format } => {
                self.stage = Stage::Playing;
                self.format = *format;
                self.keys = Some(self.derive_keys());
            }
            Fact::Ply(_) => {
                if let Some(ply) = ply {
                    self.draws += usize::from(matches!(ply, Ply::Chance(_)));
                    self.history.push_unchecked(ply, &mut events);
                }
            }
            Fact::Given => {
                self.given = self.history.plies().len();
                if self.format >= Format::Second {
                    self.history.settle();
                }
                self.keys = Some(self.derive_keys());
            }
            Fact::Rewound { plies } => self.go_back((*plies).min(self.history.plies().len())),
            Fact::Asked { seat, plies } => {
                let (number, agreed) = (self.version + 1, Seats::NONE);
                self.request = Some(RewindRequest { number, seat: *seat, plies: *plies, agreed });
            }
            Fact::Agreed { seat } => {
                if let Some(request) = &mut self.request {
                    request.agreed.insert(*seat);
                }
            }
            Fact::Declined { .. } | Fact::Reissued { .. } | Fact::Rematched => {}
            Fact::Resigned { seat } => {
                let place = &mut self.places[seat.index()];
                place.resigned = true;
                place.stand_in = Some(place.stand_in.unwrap_or(STAND_IN));
            }
            Fact::Away { seat, level } => self.places[seat.index()].stand_in = Some(*level),
            Fact::Back { seat } => self.places[seat.index()].stand_in = None,
            Fact::Closed => self.stage = Stage::Closed,
            Fact::Said { from, text } => self.chat.push((at, from.clone(), text.clone())),
        }
        self.settle(at);
        self.version += 1;
        Change { version: self.version, entry: LogLine { at, fact }, events }
    }

    fn go_back(&mut self, plies: usize) {
        match self.format {
            Format::First => {
                self.history.forget(plies);
                self.given = self.given.min(plies);
            }
            // Nothing new had become known: nothing can come again that was shown.
            Format::Second if self.history.is_undo(plies) => self.history.forget(plies),
            Format::Second => self.history.rewind(plies),
        }
    }

    /// Is the game over, and whose clock runs?
    fn settle(&mut self, now: Millis) {
        if self.stage == Stage::Playing {
            let left = self.playing().count();
            let alone = left == 0 || (left == 1 && self.places.len() > 1);
            if alone || self.history.state().turn() == Turn::Over {
                self.stage = Stage::Over;
            }
        }
        let running = match self.turn() {
            Turn::Seat(seat) if self.places[seat.index()].is_present() => Some(seat),
            _ => None,
        };
        self.clocks.run(running, now);
    }
}

/// A ply of the log that can't be read.
fn unreadable<G: Game>(at: engine::At<RecordFault<G>>) -> Fault<G> {
    match at.fault {
        RecordFault::Refused(refusal) => Fault::Refused(refusal),
        _ => Fault::NoSuchSeat,
    }
}
