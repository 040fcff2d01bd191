//! Choosing a move: what was picked, what can be picked next, and why something can't.

pub(super) use super::picks::{Owner, Pay, Pick, Pile, Way};

use super::offer::Offer;
use super::picks;
use crate::focus;
use crate::motion::find;
use crate::session::Session;
use crate::sign::Sign;
use engine::Seat;
use leptos::prelude::*;
use villagers::{Kind, PhaseView, View, VillagerView, Villagers};

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
        let ways = Memo::new(move |_| {
            session.view.with(|view| {
                let Some((view, me)) = view.as_ref().and_then(|view| Some((view, view.you?))) else {
                    return Vec::new();
                };
                view.moves.iter().filter_map(|mv| Way::read(mv, me)).collect()
            })
        });
        let picked = RwSignal::new(Vec::new());
        let next = Memo::new(move |_| ways.with(|ways| picked.with(|picked| picks::next(ways, picked))));
        let drawn = Memo::new(move |_| {
            let Some(me) = session.me() else { return Vec::new() };
            let drawn = session.drawn.read();
            drawn.iter().filter_map(|drawn| Some((Way::read(&drawn.mv, me)?, drawn.sign))).collect()
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
        let version = Memo::new(move |_| session.view.with(|view| view.as_ref().map(|view| view.version)));
        Effect::new(move || {
            version.get();
            picked.set(Vec::new());
            looked_at.set(None);
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
        self.session.armed.set(None);
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
        drawn.iter().flat_map(|(way, sign)| way.picks.iter().map(|pick| (pick.clone(), *sign))).collect()
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
    pub(super) fn pick(self, pick: &Pick, card: Option<Kind>) {
        self.looked_at.set(card);
        let picked = self.picked.get_untracked();
        let begins = self.ways.with_untracked(|ways| picks::next(ways, &[]).contains(pick));
        let picks = if self.next.with_untracked(|next| next.contains(pick)) {
            [&picked[..], core::slice::from_ref(pick)].concat()
        } else if picked.first() == Some(pick) {
            vec![]
        } else if begins {
            vec![pick.clone()]
        } else {
            let attempt = untrack(|| self.with(|view, me| attempt(pick, &picked, view, me?))).flatten();
            return attempt.into_iter().for_each(|attempt| self.session.ask_why(attempt));
        };
        self.let_go();
        let meant = self.ways.with_untracked(|ways| picks::meant(ways, &picks).cloned());
        self.picked.set(picks);
        if let Some(way) = meant {
            self.session.try_moves([way.notation.clone()]);
            self.session.choose(way.notation);
        }
    }

    /// What picking this would cost and bring.
    pub(super) fn offer(self, pick: Pick) -> Memo<Offer> {
        Memo::new(move |_| self.with(|view, me| self.offered(&pick, view, me?)).flatten().unwrap_or_default())
    }

    fn offered(self, pick: &Pick, view: &View, me: Seat) -> Option<Offer> {
        let on = match pick {
            Pick::Villager(owner, name) if *owner == Owner::Seat(me) => Some(name.as_str()),
            Pick::Ground => None,
            _ => return None,
        };
        let picked = self.picked.get();
        let card = card_to_place(&picked)?;
        let picks: Vec<Pick> = picked.iter().chain([pick]).cloned().collect();
        let mut village = view.players[me.index()].village.clone();
        // V52: the apprentice stays in the place of whom he frees.
        if let [Pick::Hand(Kind::APPRENTICE), Pick::Villager(Owner::Seat(owner), taken), ..] = &picked[..]
            && *owner == me
        {
            village
                .iter_mut()
                .filter(|villager| villager.name == *taken)
                .for_each(|freed| freed.card = Kind::APPRENTICE);
        }
        self.ways.with(|ways| Some(Offer::of(&picks::open(ways, &picks), view, me, card, (&village, on))))
    }
}

/// The card that is being placed: the one of the hand, or the one that the apprentice frees.
fn card_to_place(picked: &[Pick]) -> Option<Kind> {
    match picked {
        [Pick::Hand(Kind::SMUGGLER | Kind::APPRENTICE)] => None,
        [Pick::Hand(Kind::APPRENTICE), Pick::Villager(_, taken)] => Kind::of_id(taken.split('.').next()?),
        [.., Pick::Hand(kind)] => Some(*kind),
        _ => None,
    }
}

/// The move that somebody has in mind who picks this: to be told why it can't be played.
fn attempt(pick: &Pick, picked: &[Pick], view: &View, me: Seat) -> Option<String> {
    let player = &view.players[me.index()];
    let card = picked.iter().find_map(|pick| if let Pick::Hand(kind) = pick { Some(*kind) } else { None });
    Some(match pick {
        Pick::Road(place) => match view.phase {
            PhaseView::Coin => format!("coin {place}"),
            PhaseView::Countess => format!("countess {place}"),
            _ => format!("road {place}"),
        },
        Pick::Pile(Pile::Stack(stack)) => match card {
            Some(card) => format!("give {card} stack {stack} take {}", Kind::LUMBERJACK),
            None => format!("stack {stack}"),
        },
        Pick::Pile(_) => "reserve".to_owned(),
        Pick::Hand(Kind::TINNER) => "tinner".to_owned(),
        Pick::Hand(Kind::SMUGGLER) => {
            let richest = player.village.iter().max_by_key(|villager| villager.gold)?;
            format!("smuggler {}{}", richest.name, payment(Kind::SMUGGLER, view, me))
        }
        Pick::Hand(kind) => build(*kind, view, me),
        Pick::Basic(kind) => {
            let card = card.or_else(|| player.hand.cards.first().copied())?;
            format!("give {card} stack 1 take {kind}")
        }
        Pick::Villager(Owner::Seat(owner), name) => match card? {
            Kind::APPRENTICE => format!("apprentice {owner} {name}"),
            card if *owner == me => format!("build {card} on {name}{}", payment(card, view, me)),
            _ => return None,
        },
        Pick::Ground => format!("build {}{}", card?, payment(card?, view, me)),
        Pick::Event(event) => format!("resolve {event}"),
        _ => return None,
    })
}

/// Placing a card where it belongs, as far as that is there.
fn build(kind: Kind, view: &View, me: Seat) -> String {
    let village = &view.players[me.index()].village;
    let below = village.iter().filter(|villager| Some(villager.card) == kind.card().placed_on);
    let on = below.min_by_key(|villager| villager.covered).map(|villager| format!(" on {}", villager.name));
    format!("build {kind}{}{}", on.unwrap_or_default(), payment(kind, view, me))
}

/// The cheapest way to open its padlock (V40).
fn payment(kind: Kind, view: &View, me: Seat) -> String {
    let Some(key) = kind.card().padlock else { return String::new() };
    let has = |village: &[VillagerView]| village.iter().any(|villager| villager.card == key);
    let mut owners =
        Seat::all(view.players.len() as u8).filter(|seat| has(&view.players[seat.index()].village));
    if has(&view.players[me.index()].village) {
        format!(" key {me}")
    } else if let Some(owner) = owners.next() {
        format!(" key {owner}")
    } else if view.solo.as_ref().is_some_and(|solo| has(&solo.village)) {
        " key countess".to_owned()
    } else {
        " bank".to_owned()
    }
}
