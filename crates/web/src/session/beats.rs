//! Each action of another has a moment of its own, also when several are told at once.

use super::Session;
use crate::settings::settings;
use engine::{Game, Seat};
use leptos::prelude::*;
use std::collections::VecDeque;
use std::time::Duration;
use table::{ChangeView, FactView, TableView};

/// So far back it is looked what the others did, in changes.
const LATELY: usize = 80;

/// What is told at once.
struct Beat<G: Game> {
    news: Vec<ChangeView<G::Event>>,
    view: Option<TableView<G::View>>,
}

/// What was told and is not yet shown.
pub(super) struct Beats<G: Game> {
    waiting: VecDeque<Beat<G>>,
    /// Is something shown that needs its moment?
    busy: bool,
    /// Counts the moments: one that was cut short ends nothing any more.
    moment: u32,
    /// What comes next is what the visitor did.
    own: bool,
}

impl<G: Game> Default for Beats<G> {
    fn default() -> Beats<G> {
        Beats { waiting: VecDeque::new(), busy: false, moment: 0, own: false }
    }
}

impl<G: Game> Session<G> {
    /// The visitor's own request is granted: what is told of it is shown at once.
    pub(super) fn own_news_comes(self) {
        self.beats.update_value(|beats| beats.own = true);
    }

    /// News: shown now, or when what is shown has had its moment.
    pub(super) fn arrives(self, news: Vec<ChangeView<G::Event>>, view: Option<TableView<G::View>>) {
        let all = news.first().is_some_and(|first| first.version == 1);
        let own = self.beats.try_update_value(|beats| std::mem::take(&mut beats.own)).unwrap_or_default();
        if all || own {
            self.catch_up();
            return self.told(news, view);
        }
        let busy = self.beats.with_value(|beats| beats.busy);
        if busy {
            self.beats.update_value(|beats| beats.waiting.push_back(Beat { news, view }));
        } else {
            self.shows(Beat { news, view });
        }
    }

    fn told(self, news: Vec<ChangeView<G::Event>>, view: Option<TableView<G::View>>) {
        self.take_in(news);
        if let Some(view) = view {
            self.show(view);
        }
    }

    /// Shows what another did, and gives it its moment.
    fn shows(self, beat: Beat<G>) {
        // A ply is told by its events alone. What comes with it in one piece is what chance brought.
        let plies = beat.news.iter().filter(|change| change.fact.is_none()).count();
        let acted = plies > 0 && !self.only_shown;
        if plies > 1 && acted {
            self.settling.set(true);
        }
        self.told(beat.news, beat.view);
        if acted {
            let moment = self.beats.try_update_value(|beats| {
                beats.busy = true;
                beats.moment += 1;
                // Who is far behind catches up.
                (beats.moment, beats.waiting.len() as u64 + 1)
            });
            let Some((moment, behind)) = moment else { return };
            let time = settings().bot_pace.get_untracked().millis() / behind;
            set_timeout(move || self.shown(moment), Duration::from_millis(time));
        }
    }

    /// The moment is over: the next.
    fn shown(self, moment: u32) {
        // The table may have been left.
        let next = self.beats.try_update_value(|beats| {
            (beats.moment == moment).then(|| {
                beats.busy = false;
                beats.waiting.pop_front()
            })
        });
        let Some(Some(next)) = next else { return };
        self.settling.set(false);
        if let Some(beat) = next {
            self.shows(beat);
        }
    }

    /// Shows all that happened, without waiting.
    pub(super) fn catch_up(self) {
        let waiting = self.beats.try_update_value(|beats| {
            beats.busy = false;
            beats.moment += 1;
            std::mem::take(&mut beats.waiting)
        });
        for Beat { news, view } in waiting.into_iter().flatten() {
            self.told(news, view);
        }
        if self.settling.get_untracked() {
            self.settling.set(false);
        }
    }

    /// What the others have done since the visitor acted, as far as `read` makes something of it.
    pub(crate) fn since_i_acted<T>(self, read: impl Fn(&G::Event) -> Option<(Seat, T)>) -> Vec<(Seat, T)> {
        let me = self.me();
        self.log.with(|log| {
            let lately = log.iter().rev().take(LATELY);
            let still = lately.take_while(|change| !matches!(change.fact, Some(FactView::Rewound { .. })));
            let done = still.flat_map(|change| change.events.iter().rev()).filter_map(&read);
            let mut done: Vec<_> =
                done.take_while(|(seat, _)| Some(*seat) != me || self.only_shown).collect();
            done.reverse();
            done
        })
    }
}
