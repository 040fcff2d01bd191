//! Choosing a move: what was picked, what can be picked next, and why something can't.

pub(super) use super::picks::{Owner, Pay, Pick, Way};

use super::offer::Offer;
use super::picks;
use crate::focus;
use crate::motion::find;
use crate::session::Session;
use crate::sign::Sign;
use engine::Seat;
use leptos::prelude::*;
use villagers::{
    Choice, Kind, Move, Pay as Paid, PhaseView, Pile, Placing, Spot, View, VillagerView, Villagers,
};

/// So many moves are few.
const FEW: usize = 24;

/// What a player is about to do, and what they look at.
#[derive(Clone, Copy)]
pub(crate) struct Choosing {
    pub(super) session: Session<Villagers>,
    ways: Memo<Vec<Way>>,
    picked: RwSignal<Vec<Pick>>,
    next: Memo<Vec<Pick>>,
    /// The moves that are drawn on the board.
    drawn: Memo<Vec<(Way, Sign)>>,
    /// The card that was touched last: what is printed on it is told in words.
    looked_at: RwSignal<Option<Kind>>,
    /// Whose villages are unfolded.
    unfolded: RwSignal<Vec<Owner>>,
    /// The place that had the focus last.
    focus: StoredValue<String>,
}

impl Choosing {
    /// Begins to choose at this table.
    pub(super) fn at(session: Session<Villagers>) -> Choosing {
        let way = move |mv| {
            session.view.with(|view| {
                let view = view.as_ref()?;
                Way::of(mv, view.game.as_ref()?, view.you?)
            })
        };
        let ways =
            Memo::new(move |_| session.moves.get().iter().filter_map(|&mv| way(mv)).collect::<Vec<_>>());
        let picked = RwSignal::new(Vec::new());
        let next = Memo::new(move |_| ways.with(|ways| picked.with(|picked| picks::next(ways, picked))));
        let drawn = Memo::new(move |_| {
            let drawn = session.marks();
            drawn.iter().filter_map(|drawn| Some((way(drawn.mv)?, drawn.sign))).collect()
        });
        let (looked_at, unfolded) = (RwSignal::new(None), RwSignal::new(Vec::new()));
        let choosing = Choosing {
            session,
            ways,
            picked,
            next,
            drawn,
            looked_at,
            unfolded,
            focus: StoredValue::default(),
        };
        // The table went on: what was picked is played, or means something else now.
        Effect::new(move || {
            session.position.get();
            picked.set(Vec::new());
            looked_at.set(None);
            // Where there are few moves, it is found out early which of them would end the turn.
            let moves = session.moves.get_untracked();
            if moves.len() <= FEW {
                session.try_moves(moves.iter().copied());
            }
            request_animation_frame(move || choosing.keep_focus());
        });
        choosing
    }

    /// Remembers what has the focus.
    pub(super) fn focused(self, place: Option<String>) {
        if let Some(place) = place {
            self.focus.set_value(place);
        }
    }

    /// Whoever plays with the keyboard, and whose button is gone now, goes on from the place they were at, or from the first
    /// that can be picked.
    fn keep_focus(self) {
        // The table may have been left meanwhile.
        let Some(place) = self.focus.try_get_value().filter(|place| !place.is_empty()) else { return };
        if !focus::is_lost() || !untrack(|| self.session.my_turn()) {
            return;
        }
        let there = find(&format!("[data-place=\"{place}\"]")).or_else(|| find(".v-board .lit"));
        if let Some(there) = there {
            focus::give(&there, false);
        }
    }

    /// The game as the viewer may see it, and the viewer's seat.
    pub(super) fn with<T>(self, read: impl FnOnce(&View, Option<Seat>) -> T) -> Option<T> {
        self.session.view.with(|view| {
            let view = view.as_ref()?;
            Some(read(view.game.as_ref()?, view.you))
        })
    }

    /// Nothing is picked any more.
    pub(super) fn let_go(self) {
        self.picked.set(Vec::new());
        self.session.refused.set(None);
        self.session.unstage();
    }

    /// Goes one step back.
    pub(super) fn step_back(self) {
        let mut picked = self.picked.get_untracked();
        picked.pop();
        self.let_go();
        self.picked.set(picked);
    }

    /// What was picked.
    pub(super) fn picked(self) -> Vec<Pick> {
        self.picked.get()
    }

    /// What can be picked next.
    pub(super) fn next(self) -> Vec<Pick> {
        self.next.get()
    }

    /// Can it be picked next?
    pub(super) fn is_next(self, pick: Pick) -> Memo<bool> {
        let next = self.next;
        Memo::new(move |_| next.with(|next| next.contains(&pick)))
    }

    /// Was it picked?
    pub(super) fn is_picked(self, pick: Pick) -> Memo<bool> {
        let picked = self.picked;
        Memo::new(move |_| picked.with(|picked| picked.contains(&pick)))
    }

    /// The signs of the drawn moves for which this is picked.
    pub(super) fn signs(self, pick: Pick) -> Memo<Vec<(Sign, String)>> {
        Memo::new(move |_| {
            let drawn = self.drawn.read();
            let these = drawn.iter().filter(|(way, _)| way.picks.contains(&pick));
            these.map(|(_, sign)| (*sign, String::new())).collect()
        })
    }

    /// What the drawn moves pick that is no place of the board, where nobody can pick.
    pub(super) fn drawn(self) -> Vec<(Pick, Sign)> {
        let drawn = self.drawn.read();
        drawn.iter().flat_map(|(way, sign)| way.picks.iter().map(|pick| (*pick, *sign))).collect()
    }

    /// The card that was touched last.
    pub(super) fn looked_at(self) -> Option<Kind> {
        self.looked_at.get()
    }

    /// Is this village unfolded: by hand, or because somebody there can be picked?
    pub(super) fn is_unfolded(self, owner: Owner) -> bool {
        let there = |pick: &Pick| matches!(pick, Pick::Villager(of, _) if *of == owner);
        self.unfolded.with(|unfolded| unfolded.contains(&owner))
            || self.next.with(|next| next.iter().any(there))
            || self.drawn.with(|drawn| drawn.iter().any(|(way, _)| way.picks.iter().any(there)))
    }

    /// Folds a village, or unfolds it.
    pub(super) fn unfold(self, owner: Owner) {
        self.unfolded.update(|unfolded| match unfolded.iter().position(|of| *of == owner) {
            Some(at) => _ = unfolded.remove(at),
            None => unfolded.push(owner),
        });
    }

    /// Picks something, or asks why it can't be picked.
    pub(super) fn pick(self, pick: Pick, card: Option<Kind>) {
        self.looked_at.set(card);
        let picked = self.picked.get_untracked();
        let begins = self.ways.with_untracked(|ways| picks::next(ways, &[]).contains(&pick));
        let picks = if self.next.with_untracked(|next| next.contains(&pick)) {
            [&picked[..], &[pick]].concat()
        } else if picked.first() == Some(&pick) {
            vec![]
        } else if begins {
            vec![pick]
        } else {
            let attempt = untrack(|| self.with(|view, me| attempt(pick, &picked, view, me?))).flatten();
            return attempt.into_iter().for_each(|attempt| self.session.ask_why(attempt));
        };
        self.let_go();
        let meant = self.ways.with_untracked(|ways| picks::meant(ways, &picks).cloned());
        self.picked.set(picks);
        if let Some(way) = meant {
            self.session.try_moves([way.mv]);
            self.session.choose(way.mv);
        }
    }

    /// What picking this would cost and bring.
    pub(super) fn offer(self, pick: Pick) -> Memo<Offer> {
        Memo::new(move |_| self.with(|view, me| self.offered(pick, view, me?)).flatten().unwrap_or_default())
    }

    fn offered(self, pick: Pick, view: &View, me: Seat) -> Option<Offer> {
        let on = match pick {
            Pick::Villager(owner, slot) if owner == Owner::Seat(me) => Spot::from(slot),
            Pick::Ground => Spot::GROUND,
            _ => return None,
        };
        let picked = self.picked.get();
        let card = card_to_place(&picked, view)?;
        let picks: Vec<Pick> = picked.iter().copied().chain([pick]).collect();
        let mut village = view.players[me.index()].village.clone();
        // V52: the apprentice stays in the place of whom he frees.
        if let [Pick::Hand(Kind::APPRENTICE), Pick::Villager(Owner::Seat(owner), taken), ..] = &picked[..]
            && *owner == me
        {
            village
                .iter_mut()
                .filter(|villager| villager.slot == *taken)
                .for_each(|freed| freed.card = Kind::APPRENTICE);
        }
        self.ways.with(|ways| Some(Offer::of(&picks::open(ways, &picks), view, me, card, (&village, on))))
    }
}

/// The card that is being placed: the one of the hand, or the one that the apprentice frees.
fn card_to_place(picked: &[Pick], view: &View) -> Option<Kind> {
    match *picked {
        [Pick::Hand(Kind::SMUGGLER | Kind::APPRENTICE)] => None,
        [Pick::Hand(Kind::APPRENTICE), Pick::Villager(Owner::Seat(owner), taken)] => {
            view.villager(owner, taken).map(|taken| taken.card)
        }
        [.., Pick::Hand(kind)] => Some(kind),
        _ => None,
    }
}

/// The move that somebody has in mind who picks this: to be told why it can't be played.
fn attempt(pick: Pick, picked: &[Pick], view: &View, me: Seat) -> Option<Move> {
    let player = &view.players[me.index()];
    let card = picked.iter().find_map(|pick| if let Pick::Hand(kind) = pick { Some(*kind) } else { None });
    let placing = |kind, on| Placing { kind, monks: 0, on, pay: payment(kind, view, me) };
    Some(match pick {
        Pick::Road(number) => match view.phase {
            PhaseView::Coin => Move::Coin(number - 1),
            PhaseView::Countess => Move::Countess(number - 1),
            _ => Move::Road(number - 1),
        },
        Pick::Pile(pile) => match card {
            Some(card) if pile.number().is_some() => Move::Give { card, pile, basic: Kind::LUMBERJACK },
            _ => Move::Unseen(pile),
        },
        Pick::Hand(Kind::TINNER) => Move::Tinner,
        Pick::Hand(Kind::SMUGGLER) => {
            let richest = player.village.iter().max_by_key(|villager| villager.gold)?;
            Move::Smuggler { villager: richest.slot.into(), pay: payment(Kind::SMUGGLER, view, me) }
        }
        Pick::Hand(kind) => Move::Build(placing(kind, where_it_belongs(kind, &player.village))),
        Pick::Basic(basic) => {
            let card = card.or_else(|| player.hand.cards.first().copied())?;
            Move::Give { card, pile: Pile::stack(0), basic }
        }
        Pick::Villager(Owner::Seat(owner), slot) => match card? {
            Kind::APPRENTICE => {
                let taken = view.villager(owner, slot)?.card;
                let then = Placing { kind: taken, monks: 0, on: Spot::GROUND, pay: Paid::Nothing };
                Move::Apprentice { owner, slot, food: false, then }
            }
            card if owner == me => Move::Build(placing(card, slot.into())),
            _ => return None,
        },
        Pick::Ground => Move::Build(placing(card?, Spot::GROUND)),
        Pick::Event(event) => Move::Resolve { event, choice: Choice::Nothing },
        _ => return None,
    })
}

/// What a card is to be placed on, as far as that is there.
fn where_it_belongs(kind: Kind, village: &[VillagerView]) -> Spot {
    let below = village.iter().filter(|villager| Some(villager.card) == kind.card().placed_on);
    below.min_by_key(|villager| villager.covered).map_or(Spot::GROUND, |villager| villager.slot.into())
}

/// The cheapest way to open its padlock (V40): an own key, or else another, or the bank.
fn payment(kind: Kind, view: &View, me: Seat) -> Paid {
    let Some(key) = kind.card().padlock else { return Paid::Nothing };
    match view.key_owners(key)[..] {
        [] => Paid::Bank,
        [first, Some(second)] if first != Some(me) && second == me => Paid::SecondKey,
        _ => Paid::FirstKey,
    }
}
