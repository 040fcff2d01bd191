//! What a table of the server published before the game, and whether the record kept to it.

use crate::session::{Session, http, kept_part};
use crate::storage;
use crate::text::{now, t, words};
use engine::{Game, Message, Record, ToArg};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{Commitment, Expected, Phase, Stage, TableView};
use wire::DicePart;

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

/// A commitment that the table published.
#[derive(Clone, PartialEq, serde::Serialize, serde::Deserialize)]
struct Kept {
    commitment: String,
    /// Does it bind what people add to the dice? Only then another one may follow, as long as the game has not begun.
    bound: bool,
}

impl Kept {
    /// What is to be kept now that the table looks like this. What is first told after the game proves nothing.
    fn after<V>(before: Option<&Kept>, view: &TableView<V>) -> Option<Kept> {
        let bound = match &view.round {
            Some(round) => round.number > 1 || round.phase == Phase::Reveal,
            None => view.rounds.is_some(),
        };
        let replaces = match (before, view.stage) {
            (_, Stage::Over | Stage::Closed) => false,
            (None, _) => true,
            (Some(before), Stage::Gathering) => bound || before.bound,
            (Some(before), Stage::Playing) => bound && !before.bound,
        };
        let shown = Kept { commitment: view.commitment.clone(), bound };
        if replaces { Some(shown) } else { before.cloned() }
    }
}

/// Keeps what a table publishes, and checks the record by itself once the game is over.
pub(super) fn follow<G: Game>(session: Session<G>, table: String) -> Fairness {
    let of_table = key(&table);
    let kept = StoredValue::new(storage::load::<Kept>(&of_table));
    let fairness = Fairness { commitment: RwSignal::new(None), found: RwSignal::new(None) };
    Effect::new(move || {
        let before = kept.get_value();
        let after = session.view.with(|view| Kept::after(before.as_ref(), view.as_ref()?));
        let Some(after) = after else { return };
        fairness.commitment.set(Commitment::from_hex(&after.commitment));
        if session.me().is_some() && storage::load::<Kept>(&of_table).as_ref() != Some(&after) {
            storage::save(&of_table, &after);
        }
        kept.set_value(Some(after));
    });
    let over = Memo::new(move |_| session.stage() == Some(Stage::Over));
    Effect::new(move || {
        if !over.get() {
            return;
        }
        let address = format!("/api/tables/{table}/record");
        // What we revealed counts only if we were in time.
        let in_time = session.view.with_untracked(|view| {
            view.as_ref().is_some_and(|view| view.you.is_some_and(|you| view.seats[you.index()].part))
        });
        let part = kept_part(&table).filter(|part| in_time && part.commitment().is_some());
        let commitment = match &part {
            Some(part) => part.commitment().and_then(Commitment::from_hex),
            None => fairness.commitment.get_untracked(),
        };
        spawn_local(async move {
            // Without the record there is nothing to tell: it can be had later.
            if let Ok(text) = http::text(&address).await {
                fairness.found.set(Some(check::<G>(&text, commitment, part.as_ref())));
            }
        });
    });
    fairness
}

fn check<G: Game>(text: &str, commitment: Option<Commitment>, part: Option<&DicePart>) -> Found {
    let said =
        |message: &dyn Fn() -> engine::Sentence| Found::Wrong(untrack(|| words().say(&message(), &[])));
    let record = match Record::<G>::parse(text) {
        Ok(record) => record,
        Err(at) => return said(&|| at.fault.sentence()),
    };
    match table::verify(&record, &Expected { commitment, ..Expected::default() }) {
        Ok(_) if part.is_some_and(|part| !part.is_kept_by(&record)) => {
            Found::Wrong(untrack(|| now("web-fair-other-part", &[])))
        }
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
