//! What the others did since the visitor acted: a strip above the bar, a line for each of them.

use super::Board;
use crate::icon::Icon;
use crate::session::Session;
use crate::text::t;
use engine::Seat;
use leptos::prelude::*;

/// The strip; it is there as long as there is something to say.
pub(super) fn strip<B: Board>(session: Session<B::Game>) -> impl IntoView {
    let done = Memo::new(move |_| {
        let done = session.since_i_acted(|event| untrack(|| B::in_short(session, event)));
        let mut lines: Vec<(Seat, Vec<String>)> = Vec::new();
        for (seat, what) in done {
            match lines.iter_mut().find(|(of, _)| *of == seat) {
                Some((_, line)) => line.push(what),
                None => lines.push((seat, vec![what])),
            }
        }
        lines.into_iter().map(|(seat, line)| (seat, session.name(seat), line.join(" · "))).collect::<Vec<_>>()
    });
    move || {
        let done = done.get();
        (!done.is_empty()).then(|| {
            let line = |(seat, name, what): (Seat, String, String)| {
                view! {
                    <li class=format!("seat-{seat}")>
                        <Icon name=art::figure(seat) />
                        <b>{name}</b>
                        " "
                        <span>{what}</span>
                    </li>
                }
            };
            view! { <ol class="strip" aria-label=t!("web-table-strip")>{done.into_iter().map(line).collect_view()}</ol> }
        })
    }
}
