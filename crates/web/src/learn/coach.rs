//! The coach above the table: what to do now, and why.

use super::glow::Glow;
use super::{Progress, name_of};
use crate::icon::Icon;
use crate::session::Session;
use crate::text::{now, t};
use engine::{Game, Seat, ToArg};
use leptos::html;
use leptos::prelude::*;
use leptos_router::components::A;

/// The bot that the learner plays with.
const OTHER: Seat = Seat::new(1);

/// The coach.
pub(super) fn coach<G: Game>(session: Session<G>, progress: Progress) -> impl IntoView {
    let lesson = progress.lesson;
    let table = Memo::new(move |_| {
        session.view.with(|view| {
            let view = view.as_ref().filter(|view| view.game.is_some())?;
            Some((view.plies, view.version))
        })
    });
    let at = Memo::new(move |_| table.get().map(|(plies, _)| lesson.step_at(plies, progress.read.get())));
    let step = move || at.get().and_then(|at| lesson.steps.get(at));
    let glow = Glow::new();
    Effect::new(move || {
        table.track();
        glow.show(step().map(|step| step.at));
    });
    let shown = RwSignal::new(true);
    let says = move || step().map(|step| now(step.says, &[("name", session.name(OTHER).to_arg())]));
    view! {
        <Show when=move || shown.get() && at.get().is_some()>
            <section class="coach" aria-label=t!("web-learn-coach")>
                <Icon name=art::symbol::ICON_HINT />
                <div class="coach-words">
                    <p class="coach-step">
                        {t!(name_of(lesson))} " · "
                        {move || {
                            let at = at.get().unwrap_or_default() + 1;
                            now("web-learn-step", &[("step", at.min(lesson.steps.len()).to_arg()), ("steps", lesson.steps.len().to_arg())])
                        }}
                    </p>
                    <p aria-live="polite">{move || says().unwrap_or_else(|| now("web-learn-done", &[]))}</p>
                </div>
                <div class="buttons">{move || if at.get().is_some_and(|at| at < lesson.steps.len()) {
                    untrack(|| steps(progress, at)).into_any()
                } else {
                    view! {
                        <button class="button" on:click=move |_| shown.set(false)>{t!("web-learn-play-on")}</button>
                        <A href="/" attr:class="button main">{t!("web-learn-new-game")}</A>
                    }
                    .into_any()
                }}</div>
                <progress max=lesson.steps.len() value=move || at.get().unwrap_or_default() aria-hidden="true"></progress>
            </section>
        </Show>
    }
}

/// What is only to be read is gone on from by a button, which whoever plays with the keyboard finds at once. It keeps its
/// place while there is something to do, so that no click meant for it leaves the lesson.
fn steps(progress: Progress, at: Memo<Option<usize>>) -> impl IntoView {
    let button = NodeRef::<html::Button>::new();
    let reads = Memo::new(move |_| {
        let step = at.get().and_then(|at| progress.lesson.steps.get(at));
        step.is_some_and(|step| step.plies.is_empty())
    });
    Effect::new(move || {
        if let (true, Some(button)) = (reads.get() && at.get().is_some(), button.get()) {
            // A button can take the focus once it is in sight.
            request_animation_frame(move || _ = button.focus());
        }
    });
    let go_on = move |_| {
        if let Some(step) = at.get_untracked().filter(|_| reads.get_untracked()) {
            progress.read_on(step);
        }
    };
    view! {
        <A href="/" attr:class="button quiet">{t!("web-learn-leave")}</A>
        <button class="button main" class:off=move || !reads.get() node_ref=button on:click=go_on>
            {t!("web-learn-go-on")}
        </button>
    }
}
