//! The true state of a game, and the course of its rounds.

use crate::cards::{Bits, DECK, FOUR_PLUS, Kind, Kinds, ROAD, Suit};
use crate::event::Event;
use crate::event_card::Season;
use crate::hand::Hand;
use crate::knowledge::{Trace, Trail};
use crate::market::Income;
use crate::piles::Piles;
use crate::setup::{Level, Setup};
use crate::solo::Solo;
use crate::village::Village;
use engine::{Log, Seat, Setup as _};

/// The most players at a table.
pub const MAX_PLAYERS: usize = 5;

/// Where the Countess' things are in a solo game.
pub(crate) const COUNTESS: usize = 1;

/// What has to be decided, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The cards are to be shuffled and dealt.
    Deal,
    /// An event deck is to be shuffled.
    Shuffle(Season),
    /// Rats: one card fewer, or pay.
    Rats,
    /// A player drafts a card.
    Draft(Seat),
    /// The player chooses the Countess' card of the road.
    Countess,
    /// A player may put a coin on the road.
    Coin(Seat),
    /// Arson: one villager fewer, or pay.
    Arson,
    /// A player builds.
    Build(Seat),
    /// Events are resolved.
    Events,
    /// The game is over.
    Over,
}

/// The six places of the road, with the coins on them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Road {
    pub(crate) cards: [Option<Kind>; 6],
    pub(crate) coins: [u8; 6],
}

impl Road {
    /// The places that have a card.
    pub(crate) fn places(&self) -> impl Iterator<Item = u8> {
        Bits(self.filled().into())
    }

    /// A bit for each place that has a card.
    #[inline]
    pub(crate) fn filled(&self) -> u8 {
        (0..6).fold(0, |set, place| set | u8::from(self.cards[place].is_some()) << place)
    }

    /// Takes a card and the coins on it.
    pub(crate) fn take(&mut self, place: u8) -> Option<(Kind, u8)> {
        let card = self.cards[place as usize].take()?;
        Some((card, core::mem::take(&mut self.coins[place as usize])))
    }
}

/// A player, or the Countess.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Player {
    pub(crate) village: Village,
    pub(crate) hand: Hand,
    /// Cards drafted in this phase, face up (V12).
    pub(crate) square: Hand,
    pub(crate) coins: u16,
    /// Cards still to draft in this phase.
    pub(crate) drafts: u8,
}

/// What the player who builds may still do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Builds {
    /// Villagers (V31).
    pub(crate) villagers: u8,
    /// Basic villagers (V35).
    pub(crate) basics: u8,
    /// Was the tinner played (V54)?
    pub(crate) tinner: bool,
}

/// A game of Villagers: the true state.
#[derive(Clone, PartialEq, Debug)]
pub struct Villagers {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) first: Seat,
    pub(crate) piles: Piles,
    pub(crate) road: Road,
    pub(crate) players: [Player; MAX_PLAYERS],
    /// Basic villagers left, in the order of [`Kind::BASICS`].
    pub(crate) basics: [u8; 3],
    pub(crate) builds: Builds,
    pub(crate) trail: Trail,
    pub(crate) first_market_held: bool,
    pub(crate) incomes: [Income; MAX_PLAYERS],
    /// Coins that the bank has paid out and not got back.
    pub(crate) paid_out: i32,
    /// Cards turned up so far: when it grows, somebody learns something.
    pub(crate) turned_up: u16,
    pub(crate) solo: Solo,
}

impl Villagers {
    pub(crate) fn before_the_deal(setup: Setup) -> Villagers {
        let player = |founder| Player {
            village: Village::founded(founder),
            hand: Hand::default(),
            square: Hand::default(),
            coins: 0,
            drafts: 0,
        };
        let mut game = Villagers {
            setup,
            phase: Phase::Deal,
            round: 0,
            first: setup.first_seat().unwrap_or(Seat::new(0)),
            piles: Piles::new(),
            road: Road::default(),
            players: core::array::from_fn(|_| player(Kind::FOUNDERS)),
            basics: [10; 3],
            builds: Builds::default(),
            trail: Trail::new(),
            first_market_held: false,
            incomes: Default::default(),
            paid_out: 0,
            turned_up: 0,
            solo: Solo::new(setup.level()),
        };
        // V6.
        for seat in Seat::all(setup.seats()) {
            game.bank_pays(seat.index(), 8);
        }
        if let Some(level) = setup.level() {
            game.players[COUNTESS] = player(Kind::COUNTESS);
            // V92, V93.
            game.players[COUNTESS].village.turn(level == Level::Novice);
            game.bank_pays(COUNTESS, if level == Level::Expert { 10 } else { 1 });
        }
        game
    }

    /// The kinds that are played with (V3, V80).
    pub(crate) fn kinds(setup: Setup) -> Kinds {
        let few = if setup.seats() < 4 { DECK.without(FOUR_PLUS) } else { DECK };
        if setup.level().is_some() { few.without(Suit::Special.kinds()) } else { few }
    }

    /// The cards that are shuffled: two of each kind, but for those that start on the road (V4, V5).
    pub(crate) fn deck(setup: Setup) -> impl Iterator<Item = Kind> {
        let kinds = Villagers::kinds(setup);
        kinds.iter().flat_map(|kind| core::iter::repeat_n(kind, if ROAD.contains(kind) { 1 } else { 2 }))
    }

    /// How many cards each stack starts with (V5, V80).
    pub(crate) fn stack_size(setup: Setup) -> usize {
        if setup.level().is_some() { 5 } else { 2 * usize::from(setup.seats()) }
    }

    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.setup.level().is_some()
    }

    /// How many villages there are: the players' and the Countess'.
    #[inline]
    pub(crate) fn villages(&self) -> usize {
        if self.is_solo() { 2 } else { self.setup.seats().into() }
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Coins from the bank to somebody's supply.
    pub(crate) fn bank_pays(&mut self, to: usize, coins: u16) {
        self.players[to].coins += coins;
        self.paid_out += i32::from(coins);
    }

    /// Coins from somebody's supply to the bank: as many as there are (V88). Gives how many.
    pub(crate) fn pays_bank(&mut self, from: usize, coins: u16) -> u16 {
        let coins = coins.min(self.players[from].coins);
        self.players[from].coins -= coins;
        self.paid_out -= i32::from(coins);
        coins
    }

    /// A card leaves a hand so that all see it.
    pub(crate) fn show_from_hand(&mut self, seat: Seat, kind: Kind) {
        self.player_mut(seat).hand.remove(kind);
        self.trail.leave(kind, Trace::new(seat, Trace::NOW));
    }

    pub(crate) fn start_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        log.note(Event::Round { round: self.round, first: self.first });
        if self.rats_come() {
            self.phase = Phase::Rats;
        } else {
            self.start_draft(0, log);
        }
    }

    /// V60, V61: Founders turn, the marker moves; then the events, or the markets at once.
    pub(crate) fn end_build_phase(&mut self, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.setup.seats()) {
            let village = &mut self.player_mut(seat).village;
            if village.food() == 0 && !village.is_turned() {
                village.turn(true);
                log.note(Event::FoundersTurned { seat });
            }
        }
        self.first = self.first.next(self.setup.seats());
        if self.is_solo() {
            self.start_events(log);
        } else {
            self.hold_markets(log);
        }
    }
}
