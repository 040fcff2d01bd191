//! What the browser keeps for us between visits.

use serde::Serialize;
use serde::de::DeserializeOwned;

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// What was kept under this name, if it is there and can be read.
pub(crate) fn load<T: DeserializeOwned>(key: &str) -> Option<T> {
    serde_json::from_str(&storage()?.get_item(key).ok()??).ok()
}

/// Keeps a value. False if the browser has no room, or keeps nothing for us.
pub(crate) fn save<T: Serialize>(key: &str, value: &T) -> bool {
    let Ok(text) = serde_json::to_string(value) else { return false };
    storage().is_some_and(|storage| storage.set_item(key, &text).is_ok())
}

/// Forgets a value.
pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        _ = storage.remove_item(key);
    }
}

/// The names of all that is kept.
pub(crate) fn keys() -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten()).collect()
}
