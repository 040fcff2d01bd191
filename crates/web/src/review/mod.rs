//! A finished game, looked at again: win chances over the game, luck, mistakes with the better move on the board, where
//! each result came from, and going on from any position.

pub(crate) mod analyst;
mod chart;
mod going_on;
mod summary;
mod verdict;

use crate::boards;
use crate::icon::Icon;
use crate::replay::{Link, Played, Steps, follow_keys};
use crate::session::Session;
use crate::sign::{Drawn, Sign};
use crate::table::{Board, players};
use crate::text::{now, t, words};
use bots::analysis::{GameReport, PlyReport};
use engine::{Game, Seat, ToArg, Viewer};
use games::{GameId, Reviewed};
use leptos::prelude::*;
use std::sync::Arc;

/// What all parts of the page look at.
#[derive(Clone, Copy)]
struct Looking {
    /// How many plies are played.
    ply: RwSignal<usize>,
    plies: usize,
    seats: u8,
    /// What is known of the game.
    reviewed: RwSignal<Option<Arc<Reviewed>>>,
    names: StoredValue<Vec<String>>,
    /// Who decides at each ply, or after it: whose luck it is.
    deciding: StoredValue<Vec<Seat>>,
}

impl Looking {
    fn name(self, seat: Seat) -> String {
        self.names.with_value(|names| words().player(seat, names))
    }

    fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats)
    }

    /// Who decides at a ply, or after it.
    fn deciding(self, ply: usize) -> Seat {
        self.deciding.with_value(|deciding| deciding[ply.min(self.plies)])
    }

    /// What was found about the ply that comes next.
    fn found(self) -> Option<PlyReport> {
        self.reviewed.with(|known| known.as_ref()?.report.plies.get(self.ply.get()).cloned())
    }

    /// Was the ply that comes next looked at closely?
    fn is_close(self) -> bool {
        self.reviewed.with(|known| known.as_ref().is_some_and(|known| known.looked > self.ply.get()))
    }
}

/// A seat's chance after so many plies.
fn chance(report: &GameReport, ply: usize, seat: Seat) -> f64 {
    match ply.checked_sub(1).and_then(|last| report.plies.get(last)) {
        Some(after) => after.chances[seat.index()],
        None => report.start[seat.index()],
    }
}

/// Where a ply is seen best: a decision before it is made, a roll once it lies there.
fn place_of(report: &GameReport, ply: usize) -> usize {
    if report.plies[ply].decision.is_some() { ply } else { ply + 1 }
}

/// A share in percent.
fn percent(share: f64) -> String {
    let text = words().decimal((share * 100.0).abs(), 1);
    now("web-review-percent", &[("percent", if share < 0.0 { format!("−{text}") } else { text }.to_arg())])
}

/// A change of a share, with its sign.
fn change(change: f64) -> String {
    if change < 0.0 { percent(change) } else { format!("+{}", percent(change)) }
}

/// The page of a review. Where the review was `given`, nothing is left to be found out, and nobody can go on from here.
/// `Err` if the text is no record: with the words that say why.
pub(crate) fn review(link: &Link, given: Option<GameReport>) -> Result<AnyView, String> {
    struct Review<'a>(&'a Link, Option<GameReport>);
    impl boards::Visitor for Review<'_> {
        type Output = Result<AnyView, String>;
        fn visit<B: Board>(self) -> Self::Output {
            review_of::<B>(self.0, self.1)
        }
    }
    let game = engine::game_of(&link.record).and_then(GameId::of);
    boards::visit(game, Review(link, given)).unwrap_or_else(|| Err(now("web-replay-no-game", &[])))
}

fn review_of<B: Board>(link: &Link, given: Option<GameReport>) -> Result<AnyView, String> {
    let read = Played::<B::Game>::read(&link.record)?;
    let plies = read.plies();
    let is_given = given.is_some();
    let looking = Looking {
        ply: RwSignal::new(link.ply.min(plies)),
        plies,
        seats: read.record.history.seats(),
        reviewed: RwSignal::new(given.map(|report| Arc::new(Reviewed { looked: plies, done: 1.0, report }))),
        names: StoredValue::new(read.record.names.clone()),
        deciding: StoredValue::new((0..=plies).map(|ply| read.deciding(ply)).collect()),
    };
    let played = StoredValue::new_local(read);
    let session = Session::<B::Game>::showing();
    show(looking, played, session);
    follow_keys(looking.ply, plies);
    if !is_given {
        analyst::ask(looking.reviewed, link.record.clone());
    }
    let hand = B::hand(session);
    Ok(view! {
        <div class="table review" data-game=B::ID>
            <h1 class="unseen">{t!("web-review")}</h1>
            <section class="table-board" aria-label=t!("web-table-board")>
                {B::board(hand)}
                <div class="review-actions">{B::actions(hand)}</div>
            </section>
            {chart::chart(looking)}
            <aside class="table-side" aria-label=t!("web-review")>
                {progress(looking)}
                {verdict::verdict(looking, played, !is_given)}
                {players::<B>(session, hand)}
                {B::beside(hand)}
                {summary::turning_points(looking)}
                {summary::summary(looking)}
            </aside>
            <Steps ply=looking.ply plies link=(!is_given).then(|| ("review", link.record.clone())) />
        </div>
    }
    .into_any())
}

/// Shows the table after so many plies, and on it what is played next and what would be better.
fn show<G: Game>(looking: Looking, played: StoredValue<Played<G>, LocalStorage>, session: Session<G>) {
    Effect::new(move || {
        let ply = looking.ply.get();
        let viewer = if G::INFO.hidden { Viewer::Seat(looking.deciding(ply)) } else { Viewer::Spectator };
        session.view.set(Some(Arc::new(played.with_value(|played| played.view(ply, viewer)))));
    });
    let found = Memo::new(move |_| looking.found());
    Effect::new(move || {
        let mut drawn = Vec::new();
        if let Some(PlyReport { notation, decision: Some(decision), .. }) = found.get() {
            if decision.best != notation {
                drawn.push(Drawn { mv: decision.best, sign: Sign::Better });
            }
            drawn.insert(0, Drawn { mv: notation, sign: Sign::Played });
        }
        session.drawn.set(Arc::new(drawn));
    });
}

/// How much of the work is done: first it learns how this game goes, then it looks at every ply closely.
fn progress(looking: Looking) -> impl IntoView {
    let known = Memo::new(move |_| {
        looking.reviewed.with(|known| known.as_ref().map_or((0, 0.0), |known| (known.looked, known.done)))
    });
    let looked = Memo::new(move |_| known.get().0);
    let text = move || match looked.get() {
        0 => t!("web-review-learning")(),
        looked => t!("web-review-closer", done = looked, plies = looking.plies)(),
    };
    move || {
        (looked.get() < looking.plies).then(|| {
            view! {
                <div class="review-progress">
                    <Icon name=art::symbol::ICON_REVIEW />
                    <label>
                        <span>{text}</span>
                        <progress max=1 prop:value=move || known.get().1></progress>
                    </label>
                </div>
            }
        })
    }
}
