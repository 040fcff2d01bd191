//! What comes next in the game, what it was worth, and what would have been better.

use super::going_on::going_on;
use super::{Looking, change, percent};
use crate::replay::Played;
use crate::sign::{Sign, sign};
use crate::text::{now, words};
use bots::Brain;
use bots::analysis::{Decision, Fortune, Mark, PlyReport};
use engine::{Arg, Message, ToArg};
use leptos::prelude::*;

/// What comes next, and going on from here where that is possible.
pub(super) fn verdict<G: Brain>(
    looking: Looking,
    played: StoredValue<Played<G>, LocalStorage>,
    can_go_on: bool,
) -> impl IntoView {
    let found = Memo::new(move |_| (looking.found(), looking.is_close()));
    let next = move || played.with_value(|played| played.told(looking.ply.get()));
    let over = move || looking.ply.get() == looking.plies;
    let told = move || match found.get() {
        (Some(PlyReport { notation, decision: Some(decision), .. }), close) => {
            decided(looking, played, &notation, &decision, close).into_any()
        }
        (Some(found), true) => happened(looking, &found).into_any(),
        _ => ().into_any(),
    };
    view! {
        <section class="verdict" aria-labelledby="verdict">
            <h2 id="verdict">{move || now(if over() { "web-table-over" } else { "web-review-next" }, &[])}</h2>
            <div class="verdict-told" role="status">
                {move || next().into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
                {told}
            </div>
            {can_go_on.then(|| going_on(looking, played))}
        </section>
    }
}

/// A decision: how good it was, once it was looked at closely; what it was for, and the better one.
fn decided<G: Brain>(
    looking: Looking,
    played: StoredValue<Played<G>, LocalStorage>,
    notation: &str,
    decision: &Decision,
    close: bool,
) -> impl IntoView + use<G> {
    let args = [
        ("player", looking.name(decision.seat).to_arg()),
        ("move", Arg::Text(notation.to_owned())),
        ("best", decision.best.to_arg()),
        ("loss", percent(decision.loss).to_arg()),
    ];
    let (name, id) = match decision.mark {
        None => ("fine", "web-review-fine"),
        Some(Mark::Doubtful) => ("doubtful", "cli-mark-doubtful"),
        Some(Mark::Error) => ("error", "cli-mark-error"),
        Some(Mark::Blunder) => ("blunder", "cli-mark-blunder"),
    };
    let state = played.with_value(|played| played.record.history.state_after(looking.ply.get()));
    let purpose = |text: &str| {
        let mv = state.parse_move(text).ok().filter(|mv| state.check(*mv).is_ok())?;
        let sentence = state.purpose(mv).sentence();
        Some(looking.names.with_value(|names| words().say(&sentence, names)))
    };
    let line = |drawn: Sign, text: &str| {
        view! {
            <li>
                {sign(drawn)}
                <span><b><span class="unseen">{drawn.name()} ": "</span>{text.to_owned()}</b> " " {purpose(text)}</span>
            </li>
        }
    };
    let better = (decision.best != notation).then(|| line(Sign::Better, &decision.best));
    view! {
        {close.then(|| view! { <p class="verdict-mark" data-mark=name>{now(id, &args)}</p> })}
        <ul class="verdict-moves">{line(Sign::Played, notation)} {better}</ul>
    }
}

/// A roll, a draw, or a move without an alternative: remarkable or not.
fn happened(looking: Looking, found: &PlyReport) -> impl IntoView + use<> {
    let seat = looking.deciding(looking.ply.get());
    let id = found.fortune.map(|fortune| match fortune {
        Fortune::VeryUnlucky => "cli-luck-very-unlucky",
        Fortune::Unlucky => "cli-luck-unlucky",
        Fortune::Lucky => "cli-luck-lucky",
        Fortune::VeryLucky => "cli-luck-very-lucky",
    });
    let args = [
        ("player", looking.name(seat).to_arg()),
        ("outcome", found.notation.to_arg()),
        ("change", change(found.luck[seat.index()]).to_arg()),
    ];
    id.map(|id| view! { <p class="verdict-mark" data-mark="luck">{now(id, &args)}</p> })
}
