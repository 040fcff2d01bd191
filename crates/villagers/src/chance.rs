//! Chance: the deal, and the shuffles of the event decks (V5, V7, V80, V85).

use crate::cards::{Kind, ROAD};
use crate::event::Event;
use crate::event_card::{Events, Season};
use crate::fault::Fault;
use crate::hand::Hand;
use crate::piles::{MAX_DECK, Pile};
use crate::reshuffle::Unseen;
use crate::solo::Deck;
use crate::state::{Phase, Villagers};
use arrayvec::ArrayVec;
use engine::{Log, Rng, Seat, Setup as _, chance};

/// An outcome of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)] // no heap in the inner loop
pub enum Chance {
    /// The cards are shuffled and dealt.
    Deal {
        /// Who begins.
        first: Seat,
        /// The stacks from left to right, then the hands, then the reserve; each from its top card.
        order: ArrayVec<Kind, MAX_DECK>,
    },
    /// A deck of events is shuffled.
    Events {
        /// Which deck.
        season: Season,
        /// From its top card.
        order: Deck,
    },
    /// After going back, what no player has seen is shuffled again.
    Unseen {
        /// Cards from left to right and from the top.
        cards: Unseen,
        /// The decks of summer and winter, from the bottom.
        decks: [Deck; 2],
    },
}

/// How many cards each player is dealt (V5).
const DEALT: usize = 5;

impl Villagers {
    /// The sizes of the parts of a deal: six stacks, a hand for each player, the reserve.
    pub(crate) fn parts(&self) -> impl Iterator<Item = usize> {
        let (stack, seats) = (Villagers::stack_size(self.setup), self.setup.seats().into());
        let rest = Villagers::deck(self.setup).count() - 6 * stack - DEALT * seats;
        core::iter::repeat_n(stack, 6).chain(core::iter::repeat_n(DEALT, seats)).chain([rest])
    }

    pub(crate) fn draw_chance(&self, rng: &mut impl Rng) -> Chance {
        if let Phase::Shuffle(season) = self.phase {
            let mut order: Deck = self.events_to_shuffle(season).iter().collect();
            chance::shuffle(rng, &mut order);
            return Chance::Events { season, order };
        }
        let seats = u32::from(self.setup.seats());
        let first = self.setup.first_seat().unwrap_or_else(|| Seat::new(chance::below(rng, seats) as u8));
        let mut order: ArrayVec<Kind, MAX_DECK> = Villagers::deck(self.setup).collect();
        chance::shuffle(rng, &mut order);
        Chance::Deal { first, order }
    }

    pub(crate) fn check_outcome(&self, outcome: &Chance) -> Result<(), Fault> {
        match (outcome, self.phase) {
            (Chance::Deal { first, order }, Phase::Deal) => {
                let chosen = self.setup.first_seat().unwrap_or(*first);
                if *first != chosen || first.index() >= self.setup.seats().into() {
                    return Err(Fault::WrongFirst);
                }
                let mut dealt = order.clone();
                dealt.sort_unstable();
                if dealt.into_iter().eq(Villagers::deck(self.setup)) {
                    Ok(())
                } else {
                    Err(Fault::WrongCards)
                }
            }
            (Chance::Events { season, order }, Phase::Shuffle(due)) => {
                let all = self.events_to_shuffle(due);
                let found: Events = order.iter().copied().collect();
                let fits = *season == due && order.len() == all.len() && found == all;
                if fits { Ok(()) } else { Err(Fault::WrongEvents) }
            }
            (Chance::Deal { .. }, _) => Err(Fault::WrongEvents),
            (Chance::Events { .. }, _) => Err(Fault::WrongCards),
            (Chance::Unseen { .. }, _) => Err(Fault::WrongUnseen),
        }
    }

    pub(crate) fn apply_outcome(&mut self, outcome: &Chance, log: &mut impl Log<Event>) {
        match outcome {
            Chance::Deal { first, order } => self.deal(*first, order, log),
            Chance::Events { season, order } => self.shuffled(*season, order, log),
            Chance::Unseen { cards, decks } => self.lay_unseen(cards, decks, log),
        }
    }

    fn deal(&mut self, first: Seat, order: &[Kind], log: &mut impl Log<Event>) {
        let stack = Villagers::stack_size(self.setup);
        let (stacks, rest) = order.split_at(6 * stack);
        for (pile, cards) in Pile::stacks().zip(stacks.chunks(stack)) {
            self.piles.lay(pile, cards.iter().copied());
        }
        let (hands, reserve) = rest.split_at(DEALT * usize::from(self.setup.seats()));
        for (player, cards) in self.players.iter_mut().zip(hands.chunks(DEALT)) {
            player.hand = cards.iter().copied().collect::<Hand>();
        }
        self.piles.lay(Pile::RESERVE, reserve.iter().copied());
        for (place, card) in self.road.cards.iter_mut().zip(ROAD.iter()) {
            *place = Some(card);
        }
        self.first = first;
        log.note(Event::Dealt);
        if self.is_solo() {
            self.phase = Phase::Shuffle(Season::Summer);
        } else {
            self.start_round(log);
        }
    }
}
