//! One of a few: radio buttons that look like a strip of tiles.

use leptos::prelude::*;

/// A choice among a few values, each with its words.
#[component]
pub(crate) fn Radio<T>(
    /// What is chosen.
    value: RwSignal<T>,
    /// What is asked.
    legend: impl Fn() -> String + Send + 'static,
    /// The values.
    #[prop(into)]
    options: Signal<Vec<T>>,
    /// The words of a value.
    label: impl Fn(T) -> String + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    // Radio buttons of one name belong together: the browser lets the arrows walk among them.
    static GROUPS: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
    let name = format!("radio-{}", GROUPS.fetch_add(1, std::sync::atomic::Ordering::Relaxed));
    let option = move |option: T| {
        view! {
            <label>
                <input
                    type="radio"
                    name=name.clone()
                    prop:checked=move || value.get() == option
                    on:change=move |_| value.set(option)
                />
                {move || label(option)}
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{legend}</legend>
            <div class="choice-options">
                {move || options.get().into_iter().map(option.clone()).collect_view()}
            </div>
        </fieldset>
    }
}
