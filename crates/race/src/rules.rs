//! The rules.

use crate::Setup;
use engine::{At, Game, Info, Log, Outcome, Rng, Score, Seat, Seats, SetupOption, Turn, Viewer, chance};
use serde::{Deserialize, Serialize};

/// A race.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Race {
    goal: u8,
    pub(crate) runners: Vec<Runner>,
    die: Option<u8>,
    turn: Seat,
    /// How many have stayed, one after the other.
    stays: u8,
}

/// Somebody who runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct Runner {
    pub at: u8,
    /// The card in hand: nothing if it was played, or if the viewer may not know it.
    pub hand: Option<u8>,
    /// The card that was played, for all to see.
    pub played: Option<u8>,
}

/// What a player can do with the die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// `go`: as far as the die shows.
    Go,
    /// `card`: as far as the own card shows, once in a game.
    Card,
    /// `stay`
    Stay,
}

/// An outcome of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// `deal 2 5`: everybody's card.
    Deal(Vec<u8>),
    /// `roll 4`
    Roll(u8),
}

engine::messages! {
    /// What happens in a race.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum Event {
        Dealt = "race-dealt",
        Rolled { seat: Seat, die: u8 } = "race-rolled",
        Went { seat: Seat, steps: u8, at: u8 } = "race-went",
        PlayedCard { seat: Seat, card: u8, at: u8 } = "race-played-card",
        Stayed { seat: Seat } = "race-stayed",
    }
}

impl engine::Event for Event {}

engine::messages! {
    /// What is wrong.
    pub enum Fault {
        Unreadable = "race-unreadable",
        Seats { seats: u8 } = "race-seats",
        NoCard = "race-no-card",
        NotPossible = "race-not-possible",
    }
}

impl core::error::Error for Fault {}

/// What a viewer may know: everything but the others' cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct View {
    pub goal: u8,
    pub die: Option<u8>,
    pub runners: Vec<Runner>,
}

impl Race {
    fn mover(&mut self) -> &mut Runner {
        &mut self.runners[self.turn.index()]
    }

    fn run(&mut self, steps: u8) -> u8 {
        self.stays = 0;
        let runner = self.mover();
        runner.at += steps;
        runner.at
    }

    fn is_dealt(&self) -> bool {
        self.runners.iter().any(|runner| runner.hand.or(runner.played).is_some())
    }

    /// How far the goal is.
    pub fn goal(&self) -> u8 {
        self.goal
    }
}

impl Game for Race {
    const ID: &'static str = "race";
    const RULES: u32 = 1;
    const HEADINGS: &'static [&'static str] = &["steps"];
    const INFO: Info = Info {
        seats: 2..=4,
        usual_seats: 2,
        hidden: true,
        drawing: "die-6",
        options: &[SetupOption::flag("long")],
    };

    type Setup = Setup;
    type Move = Step;
    type Chance = Chance;
    type Event = Event;
    type Fault = Fault;
    type View = View;

    fn new(setup: &Setup) -> Race {
        let runners = vec![Runner::default(); setup.seats.into()];
        Race { goal: setup.goal, runners, die: None, turn: Seat::new(0), stays: 0 }
    }

    fn seats(&self) -> u8 {
        self.runners.len() as u8
    }

    fn turn(&self) -> Turn {
        match self.die {
            _ if self.stays == self.seats() => Turn::Over,
            _ if self.runners.iter().any(|runner| runner.at >= self.goal) => Turn::Over,
            None => Turn::Chance,
            Some(_) => Turn::Seat(self.turn),
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Step>) {
        moves.clear();
        if let Turn::Seat(_) = self.turn() {
            moves.extend([Step::Go, Step::Card, Step::Stay].iter().filter(|&&step| self.check(step).is_ok()));
        }
    }

    fn check(&self, step: Step) -> Result<(), Fault> {
        let holds = self.runners[self.turn.index()].hand.is_some();
        if step == Step::Card && !holds { Err(Fault::NoCard) } else { Ok(()) }
    }

    fn play_unchecked(&mut self, step: Step, log: &mut impl Log<Event>) {
        let (seat, die) = (self.turn, self.die.take().unwrap_or(0));
        match step {
            Step::Go => {
                let at = self.run(die);
                log.note(Event::Went { seat, steps: die, at });
            }
            Step::Card => {
                let runner = self.mover();
                runner.played = runner.hand.take();
                let card = runner.played.unwrap_or(0);
                let at = self.run(card);
                log.note(Event::PlayedCard { seat, card, at });
            }
            Step::Stay => {
                self.stays += 1;
                log.note(Event::Stayed { seat });
            }
        }
        self.turn = self.turn.next(self.seats());
    }

    fn reveals(&self, _: Step) -> bool {
        false
    }

    fn draw(&self, rng: &mut impl Rng) -> Chance {
        if self.is_dealt() {
            return Chance::Roll(chance::below(rng, 6) as u8 + 1);
        }
        let mut deck = [1, 2, 3, 4, 5, 6];
        chance::shuffle(rng, &mut deck);
        Chance::Deal(deck[..self.runners.len()].to_vec())
    }

    fn outcomes(&self) -> Option<Vec<(Chance, u32)>> {
        self.is_dealt().then(|| (1..=6).map(|die| (Chance::Roll(die), 1)).collect())
    }

    fn check_chance(&self, outcome: &Chance) -> Result<(), Fault> {
        let fits = match outcome {
            Chance::Roll(die) => self.is_dealt() && (1..=6).contains(die),
            Chance::Deal(cards) => {
                let distinct = (1..=6).filter(|card| cards.contains(card)).count();
                !self.is_dealt() && cards.len() == self.runners.len() && cards.len() == distinct
            }
        };
        if fits { Ok(()) } else { Err(Fault::NotPossible) }
    }

    fn apply_chance_unchecked(&mut self, outcome: &Chance, log: &mut impl Log<Event>) {
        match outcome {
            Chance::Deal(cards) => {
                for (runner, card) in self.runners.iter_mut().zip(cards) {
                    runner.hand = Some(*card);
                }
                log.note(Event::Dealt);
            }
            Chance::Roll(die) => {
                self.die = Some(*die);
                log.note(Event::Rolled { seat: self.turn, die: *die });
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut runners = self.runners.clone();
        for (seat, runner) in Seat::all(self.seats()).zip(&mut runners) {
            runner.hand = runner.hand.filter(|_| viewer.is(seat));
        }
        View { goal: self.goal, die: self.die, runners }
    }

    fn resample(&self, viewer: Viewer, rng: &mut impl Rng) -> Race {
        let mut world = self.clone();
        let is_hidden = |seat: Seat, runner: &Runner| runner.hand.is_some() && !viewer.is(seat);
        let seats = || Seat::all(self.seats()).zip(&self.runners);
        let known: Vec<u8> = seats()
            .filter(|(seat, runner)| !is_hidden(*seat, runner))
            .filter_map(|(_, runner)| runner.hand.or(runner.played))
            .collect();
        let mut deck: Vec<u8> = (1..=6).filter(|card| !known.contains(card)).collect();
        chance::shuffle(rng, &mut deck);
        for ((seat, _), card) in seats().filter(|(seat, runner)| is_hidden(*seat, runner)).zip(deck) {
            world.runners[seat.index()].hand = Some(card);
        }
        world
    }

    fn outcome(&self) -> Option<Outcome> {
        let best = self.runners.iter().map(|runner| runner.at).max();
        (self.turn() == Turn::Over).then(|| Outcome {
            winners: Seat::all(self.seats())
                .filter(|seat| Some(self.runners[seat.index()].at) == best)
                .collect::<Seats>(),
            scores: self.runners.iter().map(|runner| Score::from([runner.at.into()])).collect(),
        })
    }

    fn write_move(&self, step: Step, out: &mut impl core::fmt::Write) -> core::fmt::Result {
        crate::notation::write_step(step, out)
    }

    fn parse_move(&self, text: &str) -> Result<Step, At<Fault>> {
        crate::notation::parse_step(text)
    }

    fn write_move_from(_: &View, step: Step, out: &mut impl core::fmt::Write) -> core::fmt::Result {
        crate::notation::write_step(step, out)
    }

    fn parse_move_from(_: &View, text: &str) -> Result<Step, At<Fault>> {
        crate::notation::parse_step(text)
    }

    fn write_chance(&self, outcome: &Chance, out: &mut impl core::fmt::Write) -> core::fmt::Result {
        crate::notation::write_chance(outcome, out)
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, At<Fault>> {
        crate::notation::parse_chance(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::testkit;

    fn setups() -> impl Iterator<Item = Setup> {
        (2..=4).flat_map(|seats| [10, 20].map(|goal| Setup { seats, goal }))
    }

    #[test]
    fn the_test_kit_holds_for_the_race() {
        testkit::for_seeds(100, |seed| {
            for setup in setups() {
                testkit::check::<Race>(&setup, seed, |race| assert!(race.stays <= race.seats()));
                testkit::check_views::<Race>(&setup, seed);
                // Every card is in a hand: there is nothing that nobody has seen.
                assert_eq!(testkit::check_going_back::<Race>(&setup, seed, |_, _| ()), 0);
            }
        });
    }

    #[test]
    fn damaged_records_are_refused_or_read() {
        testkit::check_damaged_records::<Race>(&Setup::default(), 1, 2_000);
    }

    #[test]
    fn a_card_is_played_once_and_then_seen_by_all() {
        let mut race = Race::new(&Setup::default());
        race.apply_chance(&Chance::Deal(vec![6, 1]), &mut ()).unwrap();
        let other = Viewer::Seat(Seat::new(1));
        assert_eq!(race.view(other).runners[0], Runner::default());
        race.apply_chance(&Chance::Roll(2), &mut ()).unwrap();
        race.play(Seat::new(0), Step::Card, &mut ()).unwrap();
        assert_eq!(race.view(other).runners[0], Runner { at: 6, hand: None, played: Some(6) });
        race.apply_chance(&Chance::Roll(1), &mut ()).unwrap();
        race.play(Seat::new(1), Step::Stay, &mut ()).unwrap();
        race.apply_chance(&Chance::Roll(1), &mut ()).unwrap();
        assert_eq!(race.check(Step::Card), Err(Fault::NoCard));
    }
}
