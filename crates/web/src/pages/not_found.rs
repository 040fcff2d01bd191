//! An address that is no page.

use crate::text::t;
use leptos::prelude::*;
use leptos_router::components::A;

/// An address that is no page.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    view! {
        <div class="page narrow lost">
            <svg class="lost-drawing" viewBox="0 0 200 90" aria-hidden="true">
                <path d="M0 84 Q50 74 100 82 T200 80 V90 H0z" class="meadow" />
                <use href="#token-fir" x="20" y="34" width="46" height="46" />
                <use href="#token-fir" x="58" y="42" width="38" height="38" />
                <use href="#figure-2" x="104" y="44" width="36" height="36" />
                <use href="#token-bush" x="150" y="56" width="26" height="26" />
            </svg>
            <h1>{t!("web-not-found")}</h1>
            <p>{t!("web-not-found-more")}</p>
            <p>
                <A href="/" attr:class="button main">{t!("web-to-home")}</A>
            </p>
        </div>
    }
}
