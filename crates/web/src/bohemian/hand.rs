//! What the player has picked, and what can be done with it.

use super::moves::{Act, Choice, Does, village};
use crate::session::Session;
use crate::sign::Sign;
use bohemian::{Address, Bohemian, Dice, Event, Fault, Move, View};
use engine::{Message, Seat, Sentence, ToArg};
use leptos::prelude::*;
use std::sync::Arc;
use table::TableView;

/// What the player has picked and not yet played.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    pub(super) session: Session<Bohemian>,
    /// A bit for each die of the tray.
    pub(super) picked: RwSignal<u8>,
    /// The building that the player asked about.
    pub(super) place: RwSignal<Option<Address>>,
    /// The building that has the focus, or would get it.
    pub(super) focus: RwSignal<Option<Address>>,
    /// The legal moves.
    pub(super) choices: Memo<Arc<Vec<Choice>>>,
    /// Those that use the dice that are picked; all, if none is.
    pub(super) possible: Memo<Arc<Vec<Choice>>>,
    /// Where the others have placed figures since the visitor acted.
    pub(super) recent: Memo<Arc<Vec<(Seat, Address)>>>,
    /// Those that are drawn on the board.
    pub(super) drawn: Memo<Arc<Vec<(Choice, Sign)>>>,
}

impl Hand {
    pub(super) fn new(session: Session<Bohemian>) -> Hand {
        let on_board = move |mv| session.view.with(|view| Choice::of(mv, view.as_ref()?.game.as_ref()?));
        let choices = Memo::new(move |_| {
            let moves = session.moves.get();
            Arc::new(moves.iter().filter_map(|&mv| on_board(mv)).collect::<Vec<_>>())
        });
        let picked = RwSignal::new(0);
        let possible = Memo::new(move |_| {
            let dice = session.view.with(|view| Some(tray(view.as_ref()?.game.as_ref()?)));
            let picked = pick(dice.unwrap_or(Dice::NONE), picked.get());
            let choices = choices.read();
            let fits = |choice: &&Choice| picked.is_empty() || choice.dice() == picked;
            Arc::new(choices.iter().filter(fits).copied().collect::<Vec<_>>())
        });
        let drawn = Memo::new(move |_| {
            let drawn = session.marks();
            Arc::new(
                drawn.iter().filter_map(|drawn| Some((on_board(drawn.mv)?, drawn.sign))).collect::<Vec<_>>(),
            )
        });
        let recent = Memo::new(move |_| {
            Arc::new(
                session
                    .since_i_acted(|event| match event {
                        Event::Placed { seat, place, .. } => Some((*seat, Some(*place))),
                        Event::Bishop { seat, .. }
                        | Event::BishopFrom { seat, .. }
                        | Event::TileTaken { seat, .. }
                        | Event::Passed { seat } => Some((*seat, None)),
                        _ => None,
                    })
                    .into_iter()
                    .filter_map(|(seat, place)| Some((seat, place?)))
                    .collect::<Vec<_>>(),
            )
        });
        let hand = Hand {
            session,
            recent,
            picked,
            place: RwSignal::new(None),
            focus: RwSignal::new(None),
            choices,
            possible,
            drawn,
        };
        // Another table: what was picked no longer lies there. What can be done now is tried at once, to show what it
        // brings.
        Effect::new(move || {
            session.position.get();
            hand.drop_all();
            request_animation_frame(move || hand.keep_focus());
            session.try_moves(session.moves.get_untracked().iter().copied());
        });
        hand
    }

    /// Reads something of the table; nothing before the game is there.
    pub(super) fn with<T>(self, read: impl FnOnce(&TableView<View>, &View) -> T) -> Option<T> {
        self.session.view.with(|view| {
            let view = view.as_ref()?;
            Some(read(view, view.game.as_ref()?))
        })
    }

    /// The dice of the tray.
    pub(super) fn dice(self) -> Dice {
        if self.session.settling.get() {
            return Dice::NONE;
        }
        self.with(|_, game| tray(game)).unwrap_or(Dice::NONE)
    }

    /// The dice that are picked.
    pub(super) fn picked_dice(self) -> Dice {
        pick(self.dice(), self.picked.get())
    }

    /// Whoever plays with the keyboard, and whose button is gone now, goes on from the building they were at.
    fn keep_focus(self) {
        let lost = crate::focus::is_lost();
        if let Some(place) = self.focus.get_untracked().filter(|_| lost && untrack(|| self.session.my_turn()))
        {
            focus(place, false);
        }
    }

    /// Puts everything down.
    pub(super) fn drop_all(self) {
        self.picked.set(0);
        self.place.set(None);
    }

    /// Picks a die, or puts it down.
    pub(super) fn toggle(self, die: usize) {
        if untrack(|| self.session.my_turn() && die < self.dice().len()) {
            self.session.refused.set(None);
            self.session.unstage();
            self.place.set(None);
            self.picked.update(|picked| *picked ^= 1 << die);
        }
    }

    /// The moves that do this with the dice that are picked.
    pub(super) fn doing(self, does: Does) -> Vec<Choice> {
        let possible = self.possible.read();
        possible.iter().filter(|choice| choice.does == does).copied().collect()
    }

    /// The signs of the drawn moves that do this, each with its dice.
    pub(super) fn signs(self, does: Does) -> Vec<(Sign, String)> {
        let drawn = self.drawn.read();
        let these = drawn.iter().filter(|(choice, _)| choice.does == does);
        these.map(|(choice, sign)| (*sign, choice.dice().to_string())).collect()
    }

    /// The player points at a building.
    pub(super) fn point_at(self, place: Address) {
        self.focus.set(Some(place));
        let reaching = untrack(|| self.doing(Does::Reach(place)));
        match &reaching[..] {
            [] => self.ask_why_not(place),
            [only] if self.picked.get_untracked() != 0 => self.session.choose(only.mv),
            _ => {
                self.session.explain(None);
                self.session.unstage();
                self.place.set(Some(place));
            }
        }
    }

    /// Why can't I go there? With what is picked, or with any dice of the tray that add up to it; at the turn of another,
    /// with any at all.
    fn ask_why_not(self, place: Address) {
        let Some(village) = untrack(|| self.with(|_, game| village(place.letter, game))).flatten() else {
            return;
        };
        let (picked, tray) = untrack(|| (self.picked_dice(), self.dice()));
        let total = place.building.total();
        let dice = match picked.len() {
            0 if untrack(|| self.session.my_turn()) => {
                tray.splits().iter().map(|split| split.used).find(|used| used.total() == total)
            }
            0 => Dice::of(&[total / 2, total - total / 2]),
            // There is no such move, so that the table can't be asked about it.
            1 => return self.session.explain(Some(Fault::SingleDie.sentence())),
            _ if picked.total() != total => {
                let fault = Fault::OtherTotal { dice: picked, total: picked.total(), wanted: total };
                return self.session.explain(Some(fault.sentence()));
            }
            _ => Some(picked),
        };
        if let Some(dice) = dice {
            self.session.ask_why(Move::Place { dice, village });
        } else {
            let args = [("total", total.to_arg())];
            self.session.explain(Some(Sentence::new("web-bohemian-no-total", args)));
        }
    }

    /// Does one of the things that are no building, or says why not, or what is missing.
    pub(super) fn act(self, act: Act) {
        let (doing, picked, all) = untrack(|| (self.doing(Does::Act(act)), self.picked_dice(), self.dice()));
        let two = pick(all, 0b11);
        let dice = if picked.is_empty() { two } else { picked };
        match &doing[..] {
            [only] => self.session.choose(only.mv),
            [_, ..] => self.session.explain(Some(Sentence::new("web-bohemian-pick-first", []))),
            [] => self.session.ask_why(match act {
                Act::Bishop => Move::Bishop { dice },
                Act::Tile => Move::Tile { dice },
                Act::Reroll => Move::Reroll { dice },
                Act::Pass => Move::Pass,
                Act::Income | Act::Roll | Act::End => Move::End,
            }),
        }
    }
}

/// The dice that are not used yet.
fn tray(game: &View) -> Dice {
    Dice::of(&game.dice).unwrap_or(Dice::NONE)
}

/// Those at these places, counted from the smallest.
fn pick(dice: Dice, picked: u8) -> Dice {
    let faces = dice.faces().iter().enumerate().filter(|(i, _)| picked >> i & 1 == 1);
    Dice::of(&faces.map(|(_, &face)| face).collect::<Vec<_>>()).unwrap_or(Dice::NONE)
}

/// Gives a building the focus; the page is moved there only if asked to.
pub(super) fn focus(place: Address, scroll: bool) {
    if let Some(house) = document().get_element_by_id(&format!("house-{place}")) {
        crate::focus::give(&house, scroll);
    }
}
