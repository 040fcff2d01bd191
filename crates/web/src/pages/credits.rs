//! Who made the games, and this.

use crate::text::t;
use leptos::prelude::*;

/// What this is built with, and under which licences: name, licence.
const BUILT_WITH: [(&str, &str); 12] = [
    ("arrayvec", "MIT / Apache-2.0"),
    ("axum", "MIT"),
    ("BLAKE3", "CC0 / Apache-2.0"),
    ("Fluent", "MIT / Apache-2.0"),
    ("Leptos", "MIT"),
    ("NATS", "Apache-2.0"),
    ("rust-embed", "MIT"),
    ("serde", "MIT / Apache-2.0"),
    ("SQLx", "MIT / Apache-2.0"),
    ("Tokio", "MIT"),
    ("tower-http", "MIT"),
    ("wasm-bindgen", "MIT / Apache-2.0"),
];

/// Who made the games, and this.
#[component]
pub(crate) fn Credits() -> impl IntoView {
    view! {
        <div class="page narrow">
            <h1>{t!("web-credits")}</h1>
            <section class="card stack">
                <h2>{t!("bohemian")}</h2>
                <p>{t!("web-credits-bohemian")}</p>
                <h2>{t!("villagers")}</h2>
                <p>{t!("web-credits-villagers")}</p>
                <p>{t!("web-credits-boxes")}</p>
            </section>
            <section class="card stack">
                <h2>{t!("piazza")}</h2>
                <p>{t!("web-credits-own")}</p>
                <p>{t!("web-credits-tiles")}</p>
                <p>{t!("web-credits-licence")}</p>
            </section>
            <section class="card stack">
                <h2>{t!("web-credits-built")}</h2>
                <dl class="pairs">
                    {BUILT_WITH
                        .map(|(name, licence)| {
                            view! {
                                <div>
                                    <dt>{name}</dt>
                                    <dd>{licence}</dd>
                                </div>
                            }
                        })
                        .collect_view()}
                </dl>
            </section>
        </div>
    }
}
