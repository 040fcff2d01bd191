//! The markets, and the end of the game (V70 to V76, V90, V91).

use crate::event::Event;
use crate::piles::Pile;
use crate::state::{COUNTESS, Phase, Villagers};
use engine::{Log, Outcome, Score, Seat, Seats, Setup as _};

/// What the second market brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Income {
    pub(crate) gold: u16,
    pub(crate) silver: u16,
    /// The coins that lay on villagers.
    pub(crate) laid: u16,
}

impl Villagers {
    /// V70: stacks 1 and 2 are empty for the first time.
    fn first_market_due(&self) -> bool {
        !self.first_market_held && Pile::stacks().take(2).all(|stack| self.piles.is_empty(stack))
    }

    /// V71: all stacks are empty.
    pub(crate) fn second_market_due(&self) -> bool {
        self.piles.stacks_empty()
    }

    /// Holds the markets that are due: then a new round, or the end.
    pub(crate) fn hold_markets(&mut self, log: &mut impl Log<Event>) {
        if self.first_market_due() {
            self.first_market(log);
        }
        if self.second_market_due() {
            self.second_market(log);
            self.phase = Phase::Over;
        } else {
            self.start_round(log);
        }
    }

    /// V72: gold, and as much as the coins that lie on villagers.
    fn first_market(&mut self, log: &mut impl Log<Event>) {
        self.first_market_held = true;
        for owner in self.market_order() {
            let village = &self.players[owner].village;
            let (gold, coins) = (village.gold(), village.coins_laid());
            self.bank_pays(owner, gold + coins);
            log.note(match self.seat_of(owner) {
                Some(seat) => Event::FirstMarket { seat, gold, coins },
                None => Event::CountessFirstMarket { gold, coins },
            });
        }
    }

    /// V73: gold and silver, and the coins that lie on villagers themselves.
    fn second_market(&mut self, log: &mut impl Log<Event>) {
        for owner in self.market_order() {
            let village = &self.players[owner].village;
            let income =
                Income { gold: village.gold(), silver: village.silver(), laid: village.coins_laid() };
            let Income { gold, silver, laid: coins } = income;
            self.bank_pays(owner, gold + silver);
            self.players[owner].coins += coins;
            self.players[owner].village.collect_coins();
            self.incomes[owner] = income;
            log.note(match self.seat_of(owner) {
                Some(seat) => Event::SecondMarket { seat, gold, silver, coins },
                None => Event::CountessSecondMarket { gold, silver, coins },
            });
        }
    }

    /// In turn order; the Countess after the player.
    fn market_order(&self) -> impl Iterator<Item = usize> + use<> {
        let (first, villages) = (self.first.index(), self.villages());
        (0..villages).map(move |i| (first + i) % villages)
    }

    /// Whose village it is; nobody's seat if it is the Countess'.
    pub(crate) fn seat_of(&self, village: usize) -> Option<Seat> {
        Seat::all(self.setup.seats()).nth(village)
    }

    pub(crate) fn end(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome {
            winners: if self.is_solo() { self.solo_winner() } else { self.winners() },
            scores: (0..self.villages()).map(|owner| self.score(owner)).collect(),
        })
    }

    /// V76: most coins; of those, fewest villagers.
    fn winners(&self) -> Seats {
        let rank = |seat: &Seat| {
            let player = self.player(*seat);
            (player.coins, core::cmp::Reverse(player.village.slots().len()))
        };
        let seats = Seat::all(self.setup.seats());
        let best = seats.clone().map(|seat| rank(&seat)).max();
        seats.filter(|seat| Some(rank(seat)) == best).collect()
    }

    /// V91.
    fn solo_winner(&self) -> Seats {
        let player = Seat::new(0);
        let wins = self.player(player).coins > self.players[COUNTESS].coins;
        wins.then_some(player).into_iter().collect()
    }

    fn score(&self, owner: usize) -> Score {
        let Income { gold, silver, laid } = self.incomes[owner];
        let supply = self.players[owner].coins - gold - silver - laid;
        Score::from([supply, gold, silver, laid].map(i32::from))
    }
}
