//! The rules of a game: numbered, with the drawings, searchable.

use crate::icon::Icon;
use crate::pages::NotFound;
use crate::pages::drawings::drawings;
use crate::settings::settings;
use crate::text::t;
use games::GameId;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::{use_location, use_params_map};
use words::rules::{Rule, Section, rulebook};

/// The rules of a game.
#[component]
pub(crate) fn Rules() -> impl IntoView {
    let params = use_params_map();
    let game = Memo::new(move |_| params.read().get("game").as_deref().and_then(GameId::of));
    move || match game.get() {
        Some(game) => view! { <Rulebook game /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    }
}

#[component]
fn Rulebook(game: GameId) -> impl IntoView {
    let wanted = RwSignal::new(String::new());
    let sections: Memo<Vec<Section>> = Memo::new(move |_| {
        let words = wanted.get().to_lowercase();
        let words: Vec<&str> = words.split_whitespace().collect();
        rulebook(settings().lang.get(), game.id())
            .iter()
            .filter_map(|section| found(section, &words))
            .collect()
    });
    let count = move || sections.read().iter().map(|section| section.rules.len()).sum::<usize>();
    follow_hash();
    view! {
        <div class="page rules">
            <header class="rules-head">
                <h1>{t!("web-rules-of", game = crate::text::now(game.id(), &[]))}</h1>
                <nav class="tabs" aria-label=t!("web-games")>
                    {GameId::all()
                        .into_iter()
                        .map(|game| view! { <A href=format!("/rules/{}", game.id())>{t!(game.id())}</A> })
                        .collect_view()}
                </nav>
                <label class="search">
                    <span class="unseen">{t!("web-rules-search")}</span>
                    <Icon name="icon-search" />
                    <input
                        class="field"
                        type="search"
                        placeholder=t!("web-rules-search")
                        bind:value=wanted
                    />
                </label>
                <p class="hint" role="status">{move || (!wanted.read().is_empty()).then(|| t!("web-rules-found", count = count())())}</p>
            </header>
            <div class="rules-body">
                <nav class="contents" aria-label=t!("web-rules-contents")>
                    <ol>
                        {move || {
                            sections
                                .get()
                                .into_iter()
                                .map(|section| {
                                    let href = section.rules.first().map(|rule| format!("#{}", rule.number));
                                    view! {
                                        <li>
                                            <a href=href rel="external">{section.heading}</a>
                                        </li>
                                    }
                                })
                                .collect_view()
                        }}
                    </ol>
                </nav>
                <div class="rules-text">
                    {move || sections.get().into_iter().map(show_section).collect_view()}
                    <p class="hint">{t!("web-rules-choice-note")}</p>
                </div>
            </div>
        </div>
    }
}

/// What of a section holds all the words, or the number.
fn found(section: &Section, words: &[&str]) -> Option<Section> {
    let matches = |rule: &&Rule| {
        let text = rule.text.to_lowercase();
        words.iter().all(|word| text.contains(word) || rule.number.eq_ignore_ascii_case(word))
    };
    let rules: Vec<Rule> = section.rules.iter().filter(matches).cloned().collect();
    (!rules.is_empty()).then(|| Section { heading: section.heading.clone(), rules })
}

fn show_section(section: Section) -> impl IntoView {
    view! {
        <section class="rules-section">
            <h2>{section.heading}</h2>
            <dl>{section.rules.into_iter().map(show_rule).collect_view()}</dl>
        </section>
    }
}

fn show_rule(rule: Rule) -> impl IntoView {
    let drawings = drawings(rule.number);
    view! {
        <div class="rule" id=rule.number tabindex="-1">
            <dt>
                <a href=format!("#{}", rule.number) rel="external">{rule.number}</a>
            </dt>
            <dd>
                <p>{rule.text}{rule.choice.then(|| view! { " " <span class="badge">{t!("web-rules-choice")}</span> })}</p>
                {(!drawings.is_empty())
                    .then(|| {
                        view! {
                            <div class="rule-drawings" aria-hidden="true">
                                {drawings.iter().map(|&name| view! { <Icon name /> }).collect_view()}
                            </div>
                        }
                    })}
            </dd>
        </div>
    }
}

/// An address with a rule's number shows that rule.
fn follow_hash() {
    let hash = use_location().hash;
    Effect::new(move || {
        let id = hash.get();
        let id = id.trim_start_matches('#').to_owned();
        request_animation_frame(move || {
            if let Some(rule) = document().get_element_by_id(&id) {
                rule.scroll_into_view();
            }
        });
    });
}
