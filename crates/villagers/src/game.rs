//! Villagers as a [`Game`].

use crate::chance::Chance;
use crate::event::Event;
use crate::fault::Fault;
use crate::m::Move;
use crate::notation::Names;
use crate::setup::Setup;
use crate::solo::PLAYER;
use crate::state::{Phase, Villagers};
use crate::view::View;
use core::fmt;
use engine::{At, Game, Info, Log, Outcome, Rng, Setup as _, SetupOption, Turn, Viewer};

impl Game for Villagers {
    const ID: &'static str = "villagers";
    const RULES: u32 = 2;
    const HEADINGS: &'static [&'static str] = &["supply", "gold", "silver", "coins"];
    const INFO: Info = Info {
        seats: 1..=5,
        usual_seats: 3,
        hidden: true,
        drawing: "villager-founders",
        options: &[
            SetupOption::seat("first"),
            SetupOption::solo("solo", &["novice", "normal", "expert"], "normal"),
        ],
    };

    type Setup = Setup;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;
    type Fault = Fault;
    type View = View;

    fn new(setup: &Setup) -> Villagers {
        Villagers::before_the_deal(*setup)
    }

    fn seats(&self) -> u8 {
        self.setup.seats()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal | Phase::Shuffle(_) => Turn::Chance,
            Phase::Draft(seat) | Phase::Coin(seat) | Phase::Build(seat) => Turn::Seat(seat),
            Phase::Rats | Phase::Countess | Phase::Arson | Phase::Events => Turn::Seat(PLAYER),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        match self.phase {
            Phase::Deal | Phase::Shuffle(_) | Phase::Over => return,
            Phase::Draft(_) => self.draft_moves(moves),
            Phase::Countess => moves.extend(self.road.places().map(Move::Countess)),
            Phase::Coin(_) => self.coin_moves(moves),
            Phase::Rats | Phase::Arson => moves.extend([Move::Fewer, Move::Pay]),
            Phase::Build(seat) => self.build_moves(seat, moves),
            Phase::Events => self.event_moves(moves),
        }
        self.jester_moves(moves);
    }

    fn check(&self, mv: Move) -> Result<(), Fault> {
        if let Move::Jester(event) = mv {
            return self.check_jester(event);
        }
        match self.phase {
            Phase::Draft(_) => self.check_draft(mv),
            Phase::Countess => self.check_countess(mv),
            Phase::Coin(_) => self.check_coin(mv),
            Phase::Rats => Villagers::check_fine(mv, Fault::RatsNow),
            Phase::Arson => Villagers::check_fine(mv, Fault::ArsonNow),
            Phase::Build(seat) => self.check_build(seat, mv),
            Phase::Deal | Phase::Shuffle(_) | Phase::Events | Phase::Over => self.check_event(mv),
        }
    }

    fn play_unchecked(&mut self, mv: Move, log: &mut impl Log<Event>) {
        match (mv, self.phase) {
            (Move::Jester(event), _) => self.play_jester(event, log),
            (Move::Countess(place), _) => self.play_countess(place, log),
            (Move::Resolve { event, choice }, _) => self.resolve(event, choice, log),
            (_, Phase::Draft(seat)) => self.play_draft(seat, mv, log),
            (_, Phase::Coin(seat)) => self.play_coin(seat, mv, log),
            (_, Phase::Build(seat)) => self.play_build(seat, mv, log),
            _ => self.play_fine(mv, log),
        }
    }

    fn reveals(&self, mv: Move) -> bool {
        let mut after = self.clone();
        after.play_unchecked(mv, &mut ());
        after.turned_up > self.turned_up
    }

    fn draw(&self, rng: &mut impl Rng) -> Chance {
        self.draw_chance(rng)
    }

    /// Shuffles are too many to list.
    fn outcomes(&self) -> Option<Vec<(Chance, u32)>> {
        None
    }

    fn check_chance(&self, outcome: &Chance) -> Result<(), Fault> {
        self.check_outcome(outcome)
    }

    fn apply_chance_unchecked(&mut self, outcome: &Chance, log: &mut impl Log<Event>) {
        self.apply_outcome(outcome, log);
    }

    fn reshuffles(&self) -> bool {
        self.has_been_dealt()
    }

    fn draw_reshuffle(&self, rng: &mut impl Rng) -> Chance {
        self.draw_unseen(rng)
    }

    fn check_reshuffle(&self, outcome: &Chance) -> Result<(), Fault> {
        match outcome {
            Chance::Unseen { cards, decks } => self.check_unseen(cards, decks),
            _ => Err(Fault::WrongUnseen),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn resample(&self, viewer: Viewer, rng: &mut impl Rng) -> Villagers {
        self.resampled(|seat| viewer.is(seat), rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end()
    }

    fn write_move(&self, mv: Move, out: &mut impl fmt::Write) -> fmt::Result {
        Names::write_move(self, mv, out)
    }

    fn parse_move(&self, text: &str) -> Result<Move, At<Fault>> {
        self.read_move(text)
    }

    fn write_move_from(view: &View, mv: Move, out: &mut impl fmt::Write) -> fmt::Result {
        Names::write_move(view, mv, out)
    }

    fn parse_move_from(view: &View, text: &str) -> Result<Move, At<Fault>> {
        view.read_move(text)
    }

    fn write_chance(&self, outcome: &Chance, out: &mut impl fmt::Write) -> fmt::Result {
        self.write_outcome(outcome, out)
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, At<Fault>> {
        self.read_outcome(text)
    }
}
