//! Any record, step by step, on the board on which it was played.

mod link;
mod played;
mod steps;

pub(crate) use link::Link;
pub(crate) use played::Played;
pub(crate) use steps::{Steps, follow_keys};

use crate::boards;
use crate::icon::Icon;
use crate::session::Session;
use crate::table::{Board, players};
use crate::text::{now, t};
use engine::Viewer;
use games::GameId;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use std::sync::Arc;

/// The board and what steps through the game. `Err` if the text is no record: with the words that say why.
pub(crate) fn replay(link: &Link, leave: Callback<()>) -> Result<AnyView, String> {
    struct Replay<'a>(&'a Link, Callback<()>);
    impl boards::Visitor for Replay<'_> {
        type Output = Result<AnyView, String>;
        fn visit<B: Board>(self) -> Self::Output {
            replay_of::<B>(self.0, self.1)
        }
    }
    let game = engine::game_of(&link.record).and_then(GameId::of);
    boards::visit(game, Replay(link, leave)).unwrap_or_else(|| Err(now("web-replay-no-game", &[])))
}

fn replay_of<B: Board>(link: &Link, leave: Callback<()>) -> Result<AnyView, String> {
    let played = StoredValue::new_local(Played::<B::Game>::read(&link.record)?);
    let plies = played.with_value(Played::plies);
    let ply = RwSignal::new(link.ply.min(plies));
    let session = Session::<B::Game>::showing();
    Effect::new(move || {
        let view = played.with_value(|played| played.view(ply.get(), Viewer::Spectator));
        session.view.set(Some(Arc::new(view)));
    });
    follow_keys(ply, plies);
    let hand = B::hand(session);
    let said = move || played.with_value(|played| played.said(ply.get()));
    let text = link.record.clone();
    let navigate = use_navigate();
    let review = {
        let text = text.clone();
        move |_| {
            let address = Link { record: text.clone(), ply: ply.get_untracked() }.address("review");
            navigate(&address, NavigateOptions::default());
        }
    };
    Ok(view! {
        <div class="table replay" data-game=B::ID>
            <h1 class="unseen">{t!("web-replay")}</h1>
            <section class="table-board">{B::board(hand)}</section>
            <aside class="table-side">
                {players::<B>(session, hand)}
                <div class="replay-said" role="status">
                    {move || said().into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
                </div>
            </aside>
            <Steps ply plies link=Some(("replay", text))>
                <button class="button" on:click=review>
                    <Icon name=art::symbol::ICON_REVIEW />
                    {t!("web-review")}
                </button>
                <button class="button quiet" on:click=move |_| leave.run(())>
                    <Icon name=art::symbol::ICON_UPLOAD />
                    {t!("web-replay-other")}
                </button>
            </Steps>
        </div>
    }
    .into_any())
}
