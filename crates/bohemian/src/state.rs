//! The state of a game, and how it is one of the engine's games.

use crate::{
    Address, Building, Buildings, Chance, Dice, Event, Fault, Move, Plan, Setup, View, Village, Villages,
    building::BUILDINGS, notation::Names, view, village::VILLAGES,
};
use core::fmt;
use engine::{At, Game, Info, Log, Outcome, Rng, Seat, Seats, SetupOption, Turn, Viewer, chance};

/// The most players (B1).
pub(crate) const PLAYERS: usize = 5;

/// The special action tiles (B4).
const SPECIAL_TILES: u8 = 7;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Phase {
    /// The sides of the tiles are to be chosen by chance (B2).
    Sides,
    /// The player takes income or rolls without it (B13).
    Start,
    /// So many dice are to be rolled (B14, B54).
    Roll { count: u8 },
    /// The player forms a total, re-rolls, ends or passes.
    Move,
    /// The game is over.
    Over(End),
}

/// How a game came to its end (B60).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// This player's turn began without a figure.
    Figures(Seat),
    /// The bank ran out.
    Bank,
}

/// A game of Bohemian Villages: all of it is open, so every seat's world is the true one.
///
/// What people hold is derived where it can be: a player's flour tiles are their figures on mills, their inn
/// tiles the inns they occupy.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bohemian {
    // What the table decided.
    pub(crate) tiles: [[Plan; 2]; VILLAGES],
    pub(crate) villages: u8,
    pub(crate) players: u8,
    pub(crate) manual_income: bool,
    pub(crate) chosen_first: Option<Seat>,

    // The board.
    pub(crate) backs: u16,
    pub(crate) standing: [Villages; BUILDINGS],
    pub(crate) figures: [[Villages; BUILDINGS]; PLAYERS],
    pub(crate) active_inns: Villages,
    // The figures once more, for quick answers; a test recomputes both.
    pub(crate) occupied: [Villages; BUILDINGS],
    pub(crate) filled: [Buildings; VILLAGES],

    // Beside the board. A bank below zero owes what was written down (B60).
    pub(crate) bank: i16,
    pub(crate) coins: [i16; PLAYERS],
    pub(crate) supply: [u8; PLAYERS],
    pub(crate) bishop: Option<Seat>,
    pub(crate) tile_holders: Seats,
    pub(crate) tiles_left: u8,

    // The turn.
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) dice: Dice,
    pub(crate) moved: bool,
    pub(crate) spent_tile: bool,
}

impl Bohemian {
    /// How many figures each player has (B1).
    pub const fn figures_each(players: u8) -> u8 {
        if players <= 3 { 13 } else { 10 }
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The player whose turn it is.
    pub fn player(&self) -> Seat {
        self.turn
    }

    /// The dice not yet used.
    pub fn dice(&self) -> Dice {
        self.dice
    }

    /// Has the player made a move this turn?
    pub fn has_moved(&self) -> bool {
        self.moved
    }

    /// The villages in play, in the order of the tiles.
    pub fn villages(&self) -> impl Iterator<Item = Village> + use<> {
        (0..self.villages).map(Village::new)
    }

    /// What stands in a village.
    #[inline]
    pub fn plan(&self, village: Village) -> Plan {
        self.tiles[village.index()][(self.backs >> village.index() & 1) as usize]
    }

    /// The villages where a kind of building stands.
    #[inline]
    pub fn standing(&self, building: Building) -> Villages {
        self.standing[building.index()]
    }

    /// The villages where a player occupies a kind of building.
    #[inline]
    pub fn figures(&self, seat: Seat, building: Building) -> Villages {
        self.figures[seat.index()][building.index()]
    }

    /// The villages where a kind of building is free.
    #[inline]
    pub fn free(&self, building: Building) -> Villages {
        self.standing[building.index()].without(self.occupied[building.index()])
    }

    /// The occupied buildings of a village.
    pub fn filled(&self, village: Village) -> Buildings {
        self.filled[village.index()]
    }

    /// Whose figure stands there?
    pub fn owner(&self, village: Village, building: Building) -> Option<Seat> {
        Seat::all(self.players).find(|&seat| self.figures(seat, building).contains(village))
    }

    /// The inns that are active (B34).
    #[inline]
    pub fn active_inns(&self) -> Villages {
        self.active_inns
    }

    /// A player's coins.
    pub fn coins(&self, seat: Seat) -> i32 {
        self.coins[seat.index()].into()
    }

    /// A player's figures that are not on the board.
    #[inline]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supply[seat.index()]
    }

    /// The bank's coins; below zero what it owes (B60).
    pub fn bank(&self) -> i32 {
        self.bank.into()
    }

    /// Who has the bishop?
    pub fn bishop(&self) -> Option<Seat> {
        self.bishop
    }

    /// Does the player hold a special action tile?
    #[inline]
    pub fn holds_tile(&self, seat: Seat) -> bool {
        self.tile_holders.contains(seat)
    }

    /// The special action tiles left to take.
    pub fn tiles_left(&self) -> u8 {
        self.tiles_left
    }

    pub(crate) fn address(&self, village: Village, building: Building) -> Address {
        Address { letter: self.plan(village).letter(), building }
    }

    /// Sets up the board with the chosen sides.
    fn lay_out(&mut self, backs: u16) {
        self.backs = backs;
        for village in self.villages() {
            for building in self.plan(village).buildings().iter() {
                self.standing[building.index()].insert(village);
            }
        }
    }
}

impl Game for Bohemian {
    const ID: &'static str = "bohemian";
    const RULES: u32 = 2;
    const HEADINGS: &'static [&'static str] = &["coins", "town-halls", "shops", "churches", "tiles"];
    const INFO: Info = Info {
        seats: 2..=5,
        usual_seats: 3,
        hidden: false,
        drawing: "building-town_hall",
        options: &[SetupOption::seat("first"), SetupOption::flag("manual-income")],
    };

    type Setup = Setup;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;
    type Fault = Fault;
    type View = View;

    fn new(setup: &Setup) -> Bohemian {
        let players = setup.players();
        let mut tiles = [[Plan::default(); 2]; VILLAGES];
        let mut villages = 0;
        for tile in setup.tiles().in_play(players) {
            tiles[villages] = [tile[0].plan, tile[1].plan];
            villages += 1;
        }
        Bohemian {
            tiles,
            villages: villages as u8,
            players,
            manual_income: setup.manual_income(),
            chosen_first: setup.first(),
            backs: 0,
            standing: Default::default(),
            figures: Default::default(),
            active_inns: Villages::NONE,
            occupied: Default::default(),
            filled: Default::default(),
            bank: setup.tiles().bank() as i16,
            coins: [0; PLAYERS],
            supply: [Bohemian::figures_each(players); PLAYERS],
            bishop: None,
            tile_holders: Seats::NONE,
            tiles_left: SPECIAL_TILES,
            turn: setup.first().unwrap_or(Seat::new(0)),
            phase: Phase::Sides,
            dice: Dice::NONE,
            moved: false,
            spent_tile: false,
        }
    }

    fn seats(&self) -> u8 {
        self.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Sides | Phase::Roll { .. } => Turn::Chance,
            Phase::Start | Phase::Move => Turn::Seat(self.turn),
            Phase::Over(_) => Turn::Over,
        }
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        match self.phase {
            Phase::Start => moves.extend([Move::Income, Move::Roll]),
            Phase::Move => self.moves_with_dice(moves),
            Phase::Sides | Phase::Roll { .. } | Phase::Over(_) => {}
        }
    }

    #[inline]
    fn random_move(&self, rng: &mut impl Rng, moves: &mut Vec<Move>) -> Move {
        if matches!(self.phase, Phase::Move) {
            return self.random_with_dice(rng);
        }
        self.legal_moves(moves);
        chance::pick(rng, moves)
    }

    fn check(&self, mv: Move) -> Result<(), Fault> {
        match (self.phase, mv) {
            (Phase::Start, Move::Income | Move::Roll) => Ok(()),
            (Phase::Start, _) => Err(Fault::BeforeTheRoll),
            (_, Move::Income | Move::Roll) => Err(Fault::AfterTheRoll),
            (_, Move::Place { dice, village }) => self.check_place(dice, village),
            (_, Move::KickOut { dice, village }) => self.check_kick_out(dice, village),
            (_, Move::Bishop { dice }) => self.check_bishop(dice),
            (_, Move::Tile { dice }) => self.check_tile(dice),
            (_, Move::Reroll { dice }) => self.check_reroll(dice),
            (_, Move::End) => self.check_end(),
            (_, Move::Pass) => self.check_pass(),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move, log: &mut impl Log<Event>) {
        match mv {
            Move::Income => self.take_income(log),
            Move::Roll => self.forfeit_income(log),
            Move::Place { dice, village } | Move::KickOut { dice, village } => {
                if let Move::KickOut { .. } = mv {
                    self.kick_out(dice, village, log);
                }
                self.place(dice, village, log);
                self.use_up(dice, log);
            }
            Move::Bishop { dice } => {
                self.take_bishop(dice, log);
                self.use_up(dice, log);
            }
            Move::Tile { dice } => {
                self.take_tile(dice, log);
                self.use_up(dice, log);
            }
            Move::Reroll { dice } => self.reroll(dice, log),
            Move::End => {
                log.note(Event::Ended { seat: self.turn });
                self.end_turn(log);
            }
            Move::Pass => {
                log.note(Event::Passed { seat: self.turn });
                self.end_turn(log);
            }
        }
    }

    /// Only dice show anything new.
    fn reveals(&self, _: Move) -> bool {
        false
    }

    #[inline]
    fn draw(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::Roll { count } => Chance::Roll(Dice::roll(count as usize, rng)),
            _ => Chance::Sides {
                backs: chance::below(rng, 1 << self.villages) as u16,
                first: self
                    .chosen_first
                    .unwrap_or_else(|| Seat::new(chance::below(rng, self.players.into()) as u8)),
            },
        }
    }

    fn outcomes(&self) -> Option<Vec<(Chance, u32)>> {
        match self.phase {
            Phase::Roll { count } => {
                Some(Dice::rolls(count.into()).map(|(dice, ways)| (Chance::Roll(dice), ways)).collect())
            }
            _ => None,
        }
    }

    fn check_chance(&self, outcome: &Chance) -> Result<(), Fault> {
        match (self.phase, *outcome) {
            (Phase::Roll { count }, Chance::Roll(dice)) if dice.len() == count as usize => Ok(()),
            (Phase::Roll { count }, Chance::Roll(_)) => Err(Fault::OtherDiceDue { count: count.into() }),
            (Phase::Roll { .. }, _) => Err(Fault::RollDue),
            (Phase::Sides, Chance::Sides { backs, first }) => match self.chosen_first {
                Some(chosen) if chosen != first => Err(Fault::OtherFirst { first: chosen }),
                _ if first.index() >= self.players as usize => Err(Fault::ExpectedFirst),
                _ if backs >> self.villages != 0 => Err(Fault::ExpectedSides { count: self.villages.into() }),
                _ => Ok(()),
            },
            _ => Err(Fault::SidesDue),
        }
    }

    #[inline]
    fn apply_chance_unchecked(&mut self, outcome: &Chance, log: &mut impl Log<Event>) {
        match *outcome {
            Chance::Roll(dice) => self.rolled(dice, log),
            Chance::Sides { backs, first } => {
                self.lay_out(backs);
                log.note(Event::Begins { seat: first });
                self.begin_turn(first, log);
            }
        }
    }

    fn view(&self, _: Viewer) -> View {
        view::view(self)
    }

    fn resample(&self, _: Viewer, _: &mut impl Rng) -> Bohemian {
        self.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        matches!(self.phase, Phase::Over(_)).then(|| self.final_scoring())
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
        self.write_outcome(*outcome, out)
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, At<Fault>> {
        self.parse_outcome(text)
    }
}
