//! Our part of the dice of a table at the server, kept in the browser: it is the same in each tab and after a reload.

use super::{random_bytes, random_hex};
use crate::storage;
use std::cell::RefCell;
use table::TableView;
use wire::{DicePart, Request};

/// Where the part is kept.
fn key(table: &str) -> String {
    format!("piazza.dice.{table}")
}

/// Our part of the dice of a table.
pub(crate) struct Dice {
    key: String,
    part: RefCell<Option<DicePart>>,
}

impl Dice {
    /// That of this table.
    pub(crate) fn of(table: &str) -> Dice {
        Dice { key: key(table), part: RefCell::default() }
    }

    /// What to say now that the table looks like this. What the server has committed to is kept before we reveal anything.
    pub(crate) fn answer<V>(&self, view: &TableView<V>) -> Option<Request> {
        view.you?;
        view.round.as_ref()?;
        let mut part = self.part.borrow_mut();
        let part = part.get_or_insert_with(|| {
            storage::load(&self.key).unwrap_or_else(|| {
                let part = DicePart::new(random_bytes());
                storage::save(&self.key, &part);
                part
            })
        });
        let id = || super::fresh_id(&format!("dice-{}", &random_hex()[..12]));
        let said = part.answer(view, id)?;
        storage::save(&self.key, &*part);
        Some(said)
    }
}

/// What we know of the dice of a table: nothing, if we took no part in choosing them.
pub(crate) fn kept_part(table: &str) -> Option<DicePart> {
    storage::load(&key(table))
}
