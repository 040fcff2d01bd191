//! What the browser keeps for us between visits. Where it keeps nothing, or has no room, it is remembered as long as the page
//! lives, and the visitor is told.

use crate::{text, toast};
use leptos::prelude::untrack;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

thread_local! {
    /// What the browser did not take.
    static HERE: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
    static TOLD: Cell<bool> = const { Cell::new(false) };
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// What was kept under this name, if it is there and can be read.
pub(crate) fn load<T: DeserializeOwned>(key: &str) -> Option<T> {
    let here = HERE.with_borrow(|here| here.get(key).cloned());
    let text = here.or_else(|| storage()?.get_item(key).ok()?)?;
    serde_json::from_str(&text).ok()
}

/// Keeps a value. False if the browser has no room, or keeps nothing for us: then it is gone with the page.
pub(crate) fn save<T: Serialize>(key: &str, value: &T) -> bool {
    let Ok(text) = serde_json::to_string(value) else { return false };
    let kept = storage().is_some_and(|storage| storage.set_item(key, &text).is_ok());
    HERE.with_borrow_mut(|here| {
        if kept {
            here.remove(key)
        } else {
            here.insert(key.to_owned(), text)
        };
    });
    kept
}

/// A game can't be kept: its players are told, once.
pub(crate) fn tell_that_nothing_is_kept() {
    if !TOLD.replace(true) {
        let told = if storage().is_some() { "web-table-not-kept" } else { "web-table-keeps-nothing" };
        toast::stay(untrack(|| text::now(told, &[])));
    }
}

/// Forgets a value.
pub(crate) fn remove(key: &str) {
    HERE.with_borrow_mut(|here| here.remove(key));
    if let Some(storage) = storage() {
        _ = storage.remove_item(key);
    }
}

/// The names of all that is kept.
pub(crate) fn keys() -> Vec<String> {
    let mut keys: Vec<String> = HERE.with_borrow(|here| here.keys().cloned().collect());
    if let Some(storage) = storage() {
        let kept = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
        keys.extend(kept.filter(|key| HERE.with_borrow(|here| !here.contains_key(key))));
    }
    keys
}
