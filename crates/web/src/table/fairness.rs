//! What a table of the server published before the game, and whether the record kept to it.

use crate::session::{Session, http};
use crate::storage;
use crate::text::{now, t, words};
use engine::{Game, Message, Record, ToArg};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{Commitment, Expected, Stage};

/// What is known of the dice of a table of the server.
#[derive(Clone, Copy)]
pub(super) struct Fairness {
    /// What was published when this browser first saw the table, before its game was over.
    commitment: RwSignal<Option<Commitment>>,
    found: RwSignal<Option<Found>>,
}

/// What came of checking the record.
#[derive(Clone, PartialEq, Debug)]
enum Found {
    /// It keeps to what was published.
    Verified { outcomes: usize },
    /// It agrees with itself; what was published is not known here.
    Consistent { outcomes: usize },
    /// Something is wrong with it.
    Wrong(String),
}

fn key(table: &str) -> String {
    format!("piazza.commitment.{table}")
}

/// Keeps what a table publishes, and checks the record by itself once the game is over.
pub(super) fn follow<G: Game>(session: Session<G>, table: String) -> Fairness {
    let kept = storage::load::<String>(&key(&table)).and_then(|hex| Commitment::from_hex(&hex));
    let fairness = Fairness { commitment: RwSignal::new(kept), found: RwSignal::new(None) };
    let published = Memo::new(move |_| session.view.with(|view| view.as_ref().map(|view| view.commitment.clone())));
    let of_table = key(&table);
    Effect::new(move || {
        let (Some(stage), Some(hex)) = (session.stage(), published.get()) else { return };
        // What is first told after the game proves nothing.
        if stage != Stage::Over && fairness.commitment.get_untracked().is_none() {
            fairness.commitment.set(Commitment::from_hex(&hex));
        }
        if let (Some(_), Some(commitment)) = (session.me(), fairness.commitment.get_untracked())
            && storage::load::<String>(&of_table).is_none()
        {
            storage::save(&of_table, &commitment.to_hex());
        }
    });
    let over = Memo::new(move |_| session.stage() == Some(Stage::Over));
    Effect::new(move || {
        if !over.get() {
            return;
        }
        let address = format!("/api/tables/{table}/record");
        let commitment = fairness.commitment.get_untracked();
        spawn_local(async move {
            // Without the record there is nothing to tell: it can be had later.
            if let Ok(text) = http::text(&address).await {
                fairness.found.set(Some(check::<G>(&text, commitment)));
            }
        });
    });
    fairness
}

fn check<G: Game>(text: &str, commitment: Option<Commitment>) -> Found {
    let said = |message: &dyn Fn() -> engine::Sentence| Found::Wrong(untrack(|| words().say(&message(), &[])));
    let record = match Record::<G>::parse(text) {
        Ok(record) => record,
        Err(at) => return said(&|| at.fault.sentence()),
    };
    match table::verify(&record, &Expected { commitment, ..Expected::default() }) {
        Ok(verified) if verified.is_published => Found::Verified { outcomes: verified.outcomes },
        Ok(verified) => Found::Consistent { outcomes: verified.outcomes },
        Err(fault) => said(&|| fault.sentence()),
    }
}

/// The badge at the result.
pub(super) fn badge() -> impl IntoView {
    let sentence = |found: Found| match found {
        Found::Verified { outcomes } => {
            ("verified", now("web-fair-verified", &[("outcomes", outcomes.to_arg())]))
        }
        Found::Consistent { outcomes } => {
            ("consistent", now("web-fair-consistent", &[("outcomes", outcomes.to_arg())]))
        }
        Found::Wrong(why) => ("wrong", now("web-fair-wrong", &[("why", why.to_arg())])),
    };
    use_context::<Fairness>().map(|fairness| {
        move || {
            fairness.found.get().map(|found| {
                let (kind, said) = sentence(found);
                view! { <p class="fairness" data-found=kind>{said}</p> }
            })
        }
    })
}

/// What was published, to be written down by whoever wants to check it elsewhere.
pub(super) fn published() -> impl IntoView {
    use_context::<Fairness>().map(|fairness| {
        move || {
            fairness.commitment.get().map(|commitment| {
                view! {
                    <details class="commitment">
                        <summary>{t!("web-fair-commitment")}</summary>
                        <p>{t!("web-fair-commitment-what")}</p>
                        <code>{commitment.to_hex()}</code>
                    </details>
                }
            })
        }
    })
}
