//! What the page's workers run: a house with a table, and beside it a thinker, so that the house answers at once also
//! while a bot thinks. The page starts the house; the house starts the thinker, from the same file. A reviewer is started by
//! the page of a review, and ended with it.

mod scope;

use games::{review, think};
use house::{House, Millis};
use scope::{Scope, Thinker};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::atomic::{AtomicI32, Ordering::Relaxed};

/// The name by which a worker knows that it is the thinker.
const THINKER: &str = "thinker";

/// The name by which a worker knows that it is to look at finished games.
const REVIEWER: &str = "reviewer";

/// How often a reviewer tells what it knows, in milliseconds.
const TOLD_EVERY: f64 = 400.0;

/// A thought gives way so long in all, which is no thinking time: who holds a key down makes no bot weaker, and stops none.
const LONGEST_WAIT: i32 = 1_000;

/// No bot thinks longer about a move.
const LONGEST_THOUGHT: f64 = 3_000.0;

fn main() {
    let scope = Scope::own();
    match &*scope.name() {
        THINKER => think_for(&scope),
        REVIEWER => review_for(&scope),
        _ => keep_house(&scope),
    }
}

/// Looks at each record that comes in, and tells what it knows as it goes on.
fn review_for(scope: &Scope) {
    let answer = scope.clone();
    scope.listen(move |record| {
        let told = Cell::new(scope::now());
        let tell = |reviewed| {
            if let Ok(text) = serde_json::to_string(&reviewed) {
                answer.post(&text);
            }
            told.set(scope::now());
        };
        let due = || {
            scope::give_way();
            scope::now() > told.get() + TOLD_EVERY
        };
        review(record, due, tell);
    });
}

/// Thinks about each job that comes in.
fn think_for(scope: &Scope) {
    let answer = scope.clone();
    scope.listen(move |text| {
        let begun = scope::now();
        // Shared among threads as far as a search knows.
        let waited = AtomicI32::new(0);
        let stop = || {
            if waited.load(Relaxed) < LONGEST_WAIT {
                waited.fetch_add(scope::give_way(), Relaxed);
            }
            scope::now() > begun + LONGEST_THOUGHT + f64::from(waited.load(Relaxed))
        };
        let thought = serde_json::from_str(text).ok().and_then(|job| think(&job, &stop));
        if let Some(text) = thought.and_then(|thought| serde_json::to_string(&thought).ok()) {
            answer.post(&text);
        }
    });
}

/// The house, who thinks for it, and the page that it reports to.
struct Keeper {
    scope: Scope,
    house: RefCell<House>,
    thinker: Thinker,
}

fn keep_house(scope: &Scope) {
    let keeper =
        Rc::new(Keeper { scope: scope.clone(), house: RefCell::default(), thinker: Thinker::start(THINKER) });
    let heard = keeper.clone();
    keeper.thinker.listen(move |text| {
        if let Ok(thought) = serde_json::from_str(text) {
            heard.with(|house, now| house.thought(thought, now));
        }
    });
    scope.listen(move |text| {
        if let Ok(order) = serde_json::from_str(text) {
            keeper.with(|house, now| house.hear(order, now));
        }
    });
}

impl Keeper {
    /// Does something with the house, reports what came of it, and sees to its bots.
    fn with(self: &Rc<Keeper>, act: impl FnOnce(&mut House, Millis) -> Vec<String>) {
        let mut house = self.house.borrow_mut();
        let now = scope::now() as Millis;
        for report in act(&mut house, now) {
            self.scope.post(&report);
        }
        while let Some(job) = house.job(now) {
            if let Ok(job) = serde_json::to_string(&job) {
                self.thinker.post(&job);
            }
        }
        if let Some(due) = house.due() {
            let keeper = self.clone();
            let wait = due.saturating_sub(now) as i32;
            // If somebody has just done something, that is drawn first.
            scope::after(wait, move || match scope::calm_left() {
                Some(left) => scope::after(left, move || keeper.with(House::tick)),
                None => keeper.with(House::tick),
            });
        }
    }
}
