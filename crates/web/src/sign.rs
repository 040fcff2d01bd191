//! Moves drawn on the board: advice by its rank, or what was played and what would have been better.

use crate::text::now;
use engine::ToArg;
use leptos::prelude::*;

/// What a move is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    /// Advice, the best is 1.
    Advice(u8),
    Played,
    Better,
    /// Chosen, and not yet sent.
    Staged,
}

/// A move that is drawn on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Drawn<M> {
    pub(crate) mv: M,
    pub(crate) sign: Sign,
}

impl Sign {
    /// For the eye.
    fn glyph(self) -> String {
        match self {
            Sign::Advice(rank) => rank.to_string(),
            Sign::Played => "●".to_owned(),
            Sign::Better => "★".to_owned(),
            Sign::Staged => "✓".to_owned(),
        }
    }

    /// For the style sheet.
    fn kind(self) -> &'static str {
        match self {
            Sign::Advice(_) => "advice",
            Sign::Played => "played",
            Sign::Better => "better",
            Sign::Staged => "staged",
        }
    }

    /// In words.
    pub(crate) fn name(self) -> String {
        match self {
            Sign::Advice(rank) => now("web-sign-advice", &[("rank", rank.to_arg())]),
            Sign::Played => now("web-sign-played", &[]),
            Sign::Better => now("web-sign-better", &[]),
            Sign::Staged => now("web-sign-staged", &[]),
        }
    }
}

/// A sign, for the eye only.
pub(crate) fn sign(sign: Sign) -> impl IntoView {
    view! { <span class="sign" data-sign=sign.kind() data-drawn=sign.glyph() aria-hidden="true"></span> }
}

/// The signs at a place of the board, each with what goes with it there.
pub(crate) fn signs(signs: Vec<(Sign, String)>) -> impl IntoView {
    let one = |(drawn, with): (Sign, String)| {
        view! { <span class="sign" data-sign=drawn.kind()><b data-drawn=drawn.glyph()></b>{(!with.is_empty()).then(|| view! { <span data-drawn=with></span> })}</span> }
    };
    (!signs.is_empty()).then(|| {
        view! { <span class="signs" aria-hidden="true">{signs.into_iter().map(one).collect_view()}</span> }
    })
}

/// The same in words, to be added to the name of the place.
pub(crate) fn spoken(signs: &[(Sign, String)]) -> String {
    let one = |(drawn, with): &(Sign, String)| {
        if with.is_empty() { format!(". {}", drawn.name()) } else { format!(". {}: {with}", drawn.name()) }
    };
    signs.iter().map(one).collect()
}
