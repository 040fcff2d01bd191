//! What the player has picked, and what can be done with it.

use super::moves::{Choice, Does, Place, total, ways};
use crate::session::Session;
use crate::sign::Sign;
use bohemian::{Bohemian, View};
use engine::{Sentence, ToArg};
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
    pub(super) place: RwSignal<Option<Place>>,
    /// The building that has the focus, or would get it.
    pub(super) focus: RwSignal<Option<Place>>,
    /// The legal moves.
    pub(super) choices: Memo<Arc<Vec<Choice>>>,
    /// Those that use the dice that are picked; all, if none is.
    pub(super) possible: Memo<Arc<Vec<Choice>>>,
    /// Those that are drawn on the board.
    pub(super) drawn: Memo<Arc<Vec<(Choice, Sign)>>>,
}

impl Hand {
    pub(super) fn new(session: Session<Bohemian>) -> Hand {
        let moves =
            Memo::new(move |_| session.view.with(|view| view.as_ref().map(|view| view.moves.clone())));
        let choices = Memo::new(move |_| {
            let moves = moves.get().unwrap_or_default();
            Arc::new(moves.iter().filter_map(|mv| Choice::read(mv)).collect::<Vec<_>>())
        });
        let picked = RwSignal::new(0);
        let possible = Memo::new(move |_| {
            let dice = session
                .view
                .with(|view| view.as_ref().and_then(|view| Some(view.game.as_ref()?.dice.clone())));
            let picked = pick(&dice.unwrap_or_default(), picked.get());
            let choices = choices.read();
            let fits = |choice: &&Choice| picked.is_empty() || choice.dice == picked;
            Arc::new(choices.iter().filter(fits).cloned().collect::<Vec<_>>())
        });
        let drawn = Memo::new(move |_| {
            let drawn = session.drawn.read();
            let read = drawn.iter().filter_map(|drawn| Some((Choice::read(&drawn.mv)?, drawn.sign)));
            Arc::new(read.collect::<Vec<_>>())
        });
        let hand = Hand {
            session,
            picked,
            place: RwSignal::new(None),
            focus: RwSignal::new(None),
            choices,
            possible,
            drawn,
        };
        // Another table: what was picked no longer lies there. What can be done now is tried at once, to show what it
        // brings.
        let version = Memo::new(move |_| session.view.with(|view| view.as_ref().map(|view| view.version)));
        Effect::new(move || {
            version.get();
            hand.drop_all();
            request_animation_frame(move || hand.keep_focus());
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
        pick(&self.dice(), self.picked.get())
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
            self.session.armed.set(None);
            self.place.set(None);
            self.picked.update(|picked| *picked ^= 1 << die);
        }
    }

    /// The moves that place a figure there.
    pub(super) fn reaching(self, place: Place) -> Vec<Choice> {
        let possible = self.possible.read();
        possible.iter().filter(|choice| choice.does.place() == Some(place)).cloned().collect()
    }

    /// The moves of one kind.
    pub(super) fn doing(self, does: Does) -> Vec<Choice> {
        let possible = self.possible.read();
        possible.iter().filter(|choice| choice.does == does).cloned().collect()
    }

    /// The signs of the drawn moves that do this, each with its dice.
    pub(super) fn signs(self, does: impl Fn(Does) -> bool) -> Vec<(Sign, String)> {
        let drawn = self.drawn.read();
        let these = drawn.iter().filter(|(choice, _)| does(choice.does));
        these.map(|(choice, sign)| (*sign, total(&choice.dice))).collect()
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
        if let Some(way) = ways(&dice, place.total).first() {
            self.session.ask_why(format!("{} {place}", total(way)));
        } else {
            let args = [("total", place.total.to_arg())];
            self.session.explain(Some(Sentence::new("web-bohemian-no-total", args)));
        }
    }

    /// Does one of the things that are no building, or says why not, or what is missing.
    pub(super) fn act(self, does: Does) {
        let (doing, picked, dice) = untrack(|| (self.doing(does), self.picked_dice(), self.dice()));
        let with = if picked.is_empty() { &dice[..dice.len().min(2)] } else { &picked[..] };
        match &doing[..] {
            [only] => self.session.choose(only.mv.clone()),
            [_, ..] => self.session.explain(Some(Sentence::new("web-bohemian-pick-first", []))),
            [] => self.session.ask_why(match does {
                Does::Bishop => format!("{} bishop", total(with)),
                Does::Tile => format!("{} tile", total(with)),
                Does::Reroll => format!("reroll {}", total(with).replace('+', " ")),
                Does::Pass => "pass".to_owned(),
                _ => "end".to_owned(),
            }),
        }
    }
}

/// The dice at these places, rising.
fn pick(dice: &[u8], picked: u8) -> Vec<u8> {
    dice.iter().enumerate().filter(|(i, _)| picked >> i & 1 == 1).map(|(_, &die)| die).collect()
}

/// Gives a building the focus; the page is moved there only if asked to.
pub(super) fn focus(place: Place, scroll: bool) {
    if let Some(house) = document().get_element_by_id(&format!("house-{place}")) {
        crate::focus::give(&house, scroll);
    }
}
