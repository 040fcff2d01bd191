//! Games that are over, as this browser remembers them: who played, how it ended, and the record.

use crate::choice::Who;
use crate::replay::Link;
use crate::session::{Occasion, Saved, Session, http};
use crate::{daily, storage, text, toast};
use bots::Level;
use engine::{Game, Seat};
use games::GameId;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::{Deserialize, Serialize};
use table::{Stage, TableView};
use web_sys::js_sys::Date;

const KEY: &str = "piazza.past.";

/// A game that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Past {
    /// When it ended, in milliseconds since 1970.
    pub(crate) at: f64,
    pub(crate) game: GameId,
    /// The seat of whoever sat at this screen.
    pub(crate) me: Seat,
    /// Who sat on each seat: a bot's level, nothing for people.
    pub(crate) seats: Vec<Option<Level>>,
    /// The totals of all seats, and of an opponent that has none; nothing if the game was given up.
    pub(crate) totals: Vec<i32>,
    pub(crate) won: bool,
    /// The hash of a link to it; nothing if there was no room for the record.
    pub(crate) link: String,
    /// What a review found, once there was one.
    #[serde(default)]
    pub(crate) reviewed: Option<Found>,
}

/// What a review found about whoever sat at this screen.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Found {
    /// The win chance that chance gave.
    pub(crate) luck: f64,
    /// The win chance that a decision cost, in the mean.
    pub(crate) error_rate: f64,
}

impl Past {
    /// What the table shows of a game that is over, and its record.
    pub(crate) fn of<V>(game: GameId, me: Seat, view: &TableView<V>, record: String, at: f64) -> Past {
        let totals = view.outcome.iter().flat_map(|outcome| &outcome.scores).map(engine::Score::total);
        let link = Link { record, ply: 0 }.address("replay");
        Past {
            at,
            game,
            me,
            seats: view.seats.iter().map(|seat| seat.bot.filter(|_| seat.name.is_empty())).collect(),
            totals: totals.collect(),
            won: view.winners.is_some_and(|winners| winners.contains(me)),
            link: link.split_once('#').map(|(_, hash)| hash.to_owned()).unwrap_or_default(),
            reviewed: None,
        }
    }

    /// My points, and the best that somebody else had.
    pub(crate) fn points(&self) -> Option<(i32, i32)> {
        let mine = *self.totals.get(self.me.index())?;
        let others = self.totals.iter().enumerate().filter(|(row, _)| *row != self.me.index());
        Some((mine, others.map(|(_, total)| *total).max()?))
    }

    /// Whom I played with.
    pub(crate) fn opponents(&self) -> Opponents {
        let others = self.seats.iter().enumerate().filter(|(seat, _)| *seat != self.me.index());
        let mut levels = others.map(|(_, level)| *level);
        match levels.next() {
            None => Opponents::Alone,
            Some(first) if levels.all(|level| level == first) => {
                first.map_or(Opponents::People, Opponents::Bots)
            }
            Some(_) => Opponents::Mixed,
        }
    }

    /// The game's record, if there was room for it.
    pub(crate) fn record(&self) -> Option<String> {
        Link::of_hash(&self.link).map(|link| link.record)
    }

    /// All of them by their ids, the oldest first.
    pub(crate) fn all() -> Vec<(String, Past)> {
        let ids = storage::keys().into_iter().filter_map(|key| key.strip_prefix(KEY).map(str::to_owned));
        let mut all: Vec<(String, Past)> =
            ids.filter_map(|id| storage::load(&format!("{KEY}{id}")).map(|past| (id, past))).collect();
        all.sort_by(|(_, a), (_, b)| a.at.total_cmp(&b.at));
        all
    }

    /// Keeps it. Where there is no room, the oldest games lose their records; whoever has none even then is told.
    pub(crate) fn keep(&self, id: &str) {
        let save = |id: &str, past: &Past| storage::save(&format!("{KEY}{id}"), past);
        if save(id, self) {
            return;
        }
        for (old, past) in Past::all().into_iter().filter(|(old, past)| old != id && !past.link.is_empty()) {
            save(&old, &Past { link: String::new(), ..past });
            if save(id, self) {
                return;
            }
        }
        if !save(id, &Past { link: String::new(), ..self.clone() }) {
            toast::show(untrack(|| text::now("web-table-not-kept", &[])));
        }
    }

    /// Forgets it.
    pub(crate) fn forget(id: &str) {
        storage::remove(&format!("{KEY}{id}"));
    }

    /// Forgets all of them.
    pub(crate) fn forget_all() {
        for (id, _) in Past::all() {
            Past::forget(&id);
        }
    }
}

/// Whom somebody plays with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Opponents {
    Bots(Level),
    Mixed,
    People,
    /// Nobody else sat at the table.
    Alone,
}

/// A game of this browser is over: what it means depends on what it was played for.
pub(crate) fn is_over<V>(id: &str, saved: &Saved, view: &TableView<V>) {
    let people = saved.seats.iter().filter(|who| matches!(who, Who::Person(_))).count();
    let (Some(me), 1, false) = (view.you, people, saved.is_lesson()) else { return };
    let record = saved.kept.record().unwrap_or_default();
    let past = Past::of(saved.game, me, view, record, saved.played);
    if saved.occasion == Occasion::Daily {
        daily::count(id, &past);
    }
    past.keep(id);
}

/// Remembers a game at a table of the server once it is over, if the visitor sits there.
pub(crate) fn follow<G: Game>(session: Session<G>, game: GameId, table: String) {
    let over = Memo::new(move |_| session.stage() == Some(Stage::Over) && session.me().is_some());
    Effect::new(move || {
        let known = || storage::load::<Past>(&format!("{KEY}{table}")).is_some();
        let Some(view) = session.view.get_untracked().filter(|_| over.get() && !known()) else { return };
        let table = table.clone();
        spawn_local(async move {
            // Without its record it is remembered all the same.
            let record = http::text(&format!("/api/tables/{table}/record")).await.unwrap_or_default();
            if let Some(me) = view.you {
                Past::of(game, me, &view, record, Date::now()).keep(&table);
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn past(me: u8, seats: &[Option<Level>], totals: &[i32]) -> Past {
        Past {
            at: 0.0,
            game: GameId::of("bohemian").unwrap(),
            me: Seat::new(me),
            seats: seats.to_vec(),
            totals: totals.to_vec(),
            won: true,
            link: String::new(),
            reviewed: None,
        }
    }

    #[test]
    fn points_are_mine_and_the_best_of_the_others() {
        let easy = Some(Level::Easy);
        assert_eq!(past(1, &[easy, None, easy], &[40, 52, 47]).points(), Some((52, 47)));
        assert_eq!(past(0, &[None], &[40, 61]).points(), Some((40, 61)), "the Countess has no seat");
        assert_eq!(past(0, &[None, easy], &[]).points(), None, "who gave up has none");
    }

    #[test]
    fn opponents_are_told_by_how_they_play() {
        let (easy, hard) = (Some(Level::Easy), Some(Level::Hard));
        assert_eq!(past(0, &[None, easy, easy], &[]).opponents(), Opponents::Bots(Level::Easy));
        assert_eq!(past(0, &[None, easy, hard], &[]).opponents(), Opponents::Mixed);
        assert_eq!(past(0, &[None, None], &[]).opponents(), Opponents::People);
        assert_eq!(past(0, &[None], &[]).opponents(), Opponents::Alone);
    }
}
