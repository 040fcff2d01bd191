//! A first game, hand in hand: the real table with a coach above it. What there is to learn is data of the `house`.

mod coach;
mod glow;
mod newcomer;

pub(crate) use newcomer::{More, Newcomer};

use crate::boards;
use crate::choice::Who;
use crate::pages::NotFound;
use crate::session::{HouseLine, Occasion, Saved, Session, alone};
use crate::settings::settings;
use crate::storage;
use crate::table::{Board, table_page};
use bots::Level;
use games::GameId;
use house::Lesson;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// Where the lessons that were finished are kept.
const LEARNT: &str = "piazza.learnt";

/// The lessons that this visitor has finished, by their ids.
pub(crate) fn learnt() -> Vec<String> {
    storage::load(LEARNT).unwrap_or_default()
}

fn has_learnt(lesson: &Lesson) {
    let mut learnt = learnt();
    if !learnt.iter().any(|id| id == lesson.id) {
        learnt.push(lesson.id.to_owned());
        // Where nothing is kept, it is offered again.
        storage::save(LEARNT, &learnt);
    }
}

/// The id of a lesson's name.
pub(crate) fn name_of(lesson: &Lesson) -> &'static str {
    match lesson.id {
        "solo" => "web-learn-solo",
        _ => lesson.game,
    }
}

/// A lesson: `/learn/:lesson`.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    let params = use_params_map();
    let lesson = Memo::new(move |_| Lesson::of_id(&params.read().get("lesson").unwrap_or_default()));
    move || {
        let taught = lesson.get().and_then(|lesson| {
            let game = GameId::of(lesson.game)?;
            let show =
                move || boards::visit(Some(game), Taught { lesson, game }).unwrap_or_else(|| ().into_any());
            Some(alone(&Progress::table_of(lesson), show).into_any())
        });
        taught.unwrap_or_else(|| view! { <NotFound /> }.into_any())
    }
}

struct Taught {
    lesson: &'static Lesson,
    game: GameId,
}

impl boards::Visitor for Taught {
    type Output = AnyView;

    fn visit<B: Board>(self) -> AnyView {
        taught::<B>(self.lesson, self.game)
    }
}

fn taught<B: Board>(lesson: &'static Lesson, game: GameId) -> AnyView {
    let progress = Progress::of(lesson);
    let session = Session::<B::Game>::new();
    HouseLine::open(session, &progress.table(), progress.saved(game));
    view! {
        {coach::coach(session, progress)}
        {table_page::<B>(session)}
    }
    .into_any()
}

/// How far somebody is in a lesson. It survives a reload.
#[derive(Clone, Copy)]
struct Progress {
    lesson: &'static Lesson,
    /// How many steps were read.
    read: RwSignal<usize>,
}

impl Progress {
    fn of(lesson: &'static Lesson) -> Progress {
        let progress = Progress { lesson, read: RwSignal::new(0) };
        let read = storage::load(&progress.key()).unwrap_or(0);
        // Who comes back to what was finished takes the lesson anew.
        progress.read.set(if read < lesson.steps.len() { read } else { 0 });
        progress
    }

    fn key(self) -> String {
        format!("piazza.learn.{}", self.lesson.id)
    }

    /// The id of the lesson's table.
    fn table(self) -> String {
        Progress::table_of(self.lesson)
    }

    fn table_of(lesson: &Lesson) -> String {
        format!("learn-{}", lesson.id)
    }

    /// The table as it was left, or a new one, also if the lesson is another by now.
    fn saved(self, game: GameId) -> Saved {
        let kept = self.lesson.kept();
        let same = |saved: &Saved| {
            let there = &saved.kept;
            (&there.script, &there.secret, there.rules) == (&kept.script, &kept.secret, kept.rules)
        };
        let left = Saved::load(&self.table()).filter(|saved| self.read.get_untracked() > 0 && same(saved));
        left.unwrap_or_else(|| {
            self.read.set(0);
            let bots = (1..self.lesson.players).map(|_| Who::bot(Level::Easy));
            let person = Who::Person(settings().name.get_untracked());
            let seats = [person].into_iter().chain(bots).collect();
            Saved { occasion: Occasion::Lesson, ..Saved::of(game, seats, kept) }
        })
    }

    /// The step is read.
    fn read_on(self, step: usize) {
        self.read.set(step + 1);
        // Where nothing is kept, the lesson begins anew after a reload.
        storage::save(&self.key(), &(step + 1));
        if step + 1 == self.lesson.steps.len() {
            has_learnt(self.lesson);
        }
    }
}
