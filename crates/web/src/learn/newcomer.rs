//! Where lessons are offered on the first page.

use super::{learnt, name_of};
use crate::icon::Icon;
use crate::session::Saved;
use crate::text::t;
use house::Lesson;
use leptos::prelude::*;
use leptos_router::components::A;

/// The first thing that somebody sees who has not played here yet; nothing for others.
#[component]
pub(crate) fn Newcomer() -> impl IntoView {
    let is_new = learnt().is_empty() && Saved::all().iter().all(|(_, saved)| saved.is_lesson());
    is_new.then(|| {
        view! {
            <section class="card newcomer" aria-labelledby="newcomer">
                <Icon name=art::symbol::ICON_HINT />
                <div class="stack">
                    <h2 id="newcomer">{t!("web-learn-new-here")}</h2>
                    <p>{t!("web-learn-intro")}</p>
                    <Lessons />
                </div>
            </section>
        }
    })
}

/// What else there is: the deal of the day, and for those who are not new, the lessons.
#[component]
pub(crate) fn More() -> impl IntoView {
    view! {
        <div class="more">
            <section class="card stack">
                <h2>{t!("web-daily")}</h2>
                <p>{t!("web-daily-intro")}</p>
                <div class="buttons">
                    <A href="/daily" attr:class="button">{t!("web-daily")}</A>
                    <A href="/statistics" attr:class="button">{t!("web-statistics")}</A>
                </div>
            </section>
            <section class="card stack">
                <h2>{t!("web-learn")}</h2>
                <p>{t!("web-learn-intro")}</p>
                <Lessons />
            </section>
        </div>
    }
}

/// A link to each lesson; those that were finished are marked.
#[component]
pub(crate) fn Lessons() -> impl IntoView {
    let learnt = learnt();
    let link = |lesson: &'static Lesson| {
        let done = learnt.iter().any(|id| id == lesson.id);
        view! {
            <A href=format!("/learn/{}", lesson.id) attr:class="button">
                {t!(name_of(lesson))}
                {done.then(|| view! { <Icon name=art::symbol::ICON_CHECK /><span class="unseen">{t!("web-learn-learnt")}</span> })}
            </A>
        }
    };
    view! { <div class="buttons">{Lesson::ALL.map(link).collect_view()}</div> }
}
