//! What the player has picked, and what can be done with it.

use super::moves::{Choice, Does, Place, total, ways};
use crate::session::Session;
use bohemian::View;
use engine::{Sentence, ToArg};
use leptos::prelude::*;
use std::sync::Arc;
use table::TableView;

/// What the player has picked and not yet played.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    pub(super) session: Session<View>,
    /// A bit for each die of the tray.
    pub(super) picked: RwSignal<u8>,
    /// The building that the player asked about.
    pub(super) place: RwSignal<Option<Place>>,
    /// The building that has the focus, or would get it.
    pub(super) focus: RwSignal<Option<Place>>,
    pub(super) choices: Memo<Arc<Vec<Choice>>>,
}

impl Hand {
    pub(super) fn new(session: Session<View>) -> Hand {
        let moves =
            Memo::new(move |_| session.view.with(|view| view.as_ref().map(|view| view.moves.clone())));
        let choices = Memo::new(move |_| {
            let moves = moves.get().unwrap_or_default();
            Arc::new(moves.iter().filter_map(|mv| Choice::read(mv)).collect::<Vec<_>>())
        });
        let hand = Hand {
            session,
            picked: RwSignal::new(0),
            place: RwSignal::new(None),
            focus: RwSignal::new(None),
            choices,
        };
        // Another table: what was picked no longer lies there. What can be done now is tried at once, to show what it
        // brings.
        let version = Memo::new(move |_| session.view.with(|view| view.as_ref().map(|view| view.version)));
        Effect::new(move || {
            version.get();
            hand.drop_all();
            session.try_moves(choices.get_untracked().iter().map(|choice| choice.mv.clone()));
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
    pub(super) fn dice(self) -> Vec<u8> {
        self.with(|_, game| game.dice.clone()).unwrap_or_default()
    }

    /// The dice that are picked, rising.
    pub(super) fn picked_dice(self) -> Vec<u8> {
        let picked = self.picked.get();
        let dice = self.dice().into_iter().enumerate();
        dice.filter(|(i, _)| picked >> i & 1 == 1).map(|(_, die)| die).collect()
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
            self.session.armed.set(None);
            self.place.set(None);
            self.picked.update(|picked| *picked ^= 1 << die);
        }
    }

    /// What can be done with the dice that are picked; with any, if none is.
    pub(super) fn possible(self) -> Vec<Choice> {
        let picked = self.picked_dice();
        let fits = |choice: &&Choice| picked.is_empty() || choice.dice == picked;
        self.choices.read().iter().filter(fits).cloned().collect()
    }

    /// The moves that place a figure there.
    pub(super) fn reaching(self, place: Place) -> Vec<Choice> {
        let mut possible = self.possible();
        possible.retain(|choice| choice.does.place() == Some(place));
        possible
    }

    /// The moves of one kind.
    pub(super) fn doing(self, does: Does) -> Vec<Choice> {
        let mut possible = self.possible();
        possible.retain(|choice| choice.does == does);
        possible
    }

    /// The player points at a building.
    pub(super) fn point_at(self, place: Place) {
        self.focus.set(Some(place));
        let reaching = untrack(|| self.reaching(place));
        match &reaching[..] {
            [] => self.ask_why_not(place),
            [only] if self.picked.get_untracked() != 0 => self.session.choose(only.mv.clone()),
            _ => {
                self.session.explain(None);
                self.session.armed.set(None);
                self.place.set(Some(place));
            }
        }
    }

    /// Why can't I go there?
    fn ask_why_not(self, place: Place) {
        let (picked, dice) = untrack(|| (self.picked_dice(), self.dice()));
        let my_turn = untrack(|| self.session.my_turn());
        if !picked.is_empty() || !my_turn {
            let with = if picked.is_empty() { "1+1".to_owned() } else { total(&picked) };
            return self.session.ask_why(format!("{with} {place}"));
        }
        match ways(&dice, place.total).first() {
            Some(way) => self.session.ask_why(format!("{} {place}", total(way))),
            None => {
                let args = [("total", place.total.to_arg())];
                self.session.explain(Some(Sentence::new("web-bohemian-no-total", args)));
            }
        }
    }

    /// Does one of the things that are no building, or says why not, or what is missing.
    pub(super) fn act(self, does: Does) {
        let doing = untrack(|| self.doing(does));
        let picked = untrack(|| self.picked_dice());
        let what = match does {
            Does::Bishop => "bishop",
            Does::Tile => "tile",
            _ => "",
        };
        match (&doing[..], &picked[..]) {
            ([only], _) => self.session.choose(only.mv.clone()),
            ([_, ..], _) => self.session.explain(Some(Sentence::new("web-bohemian-pick-first", []))),
            ([], []) if what.is_empty() => self.session.ask_why(match does {
                Does::Reroll => "reroll 1",
                Does::Pass => "pass",
                _ => "end",
            }),
            ([], []) => {
                let pair = untrack(|| self.dice()).into_iter().take(2).collect::<Vec<_>>();
                self.session.ask_why(format!("{} {what}", total(&pair)));
            }
            ([], picked) if does == Does::Reroll => {
                self.session.ask_why(format!("reroll {}", total(picked).replace('+', " ")))
            }
            ([], _) if what.is_empty() => self.session.ask_why("end"),
            ([], picked) => self.session.ask_why(format!("{} {what}", total(picked))),
        }
    }
}
