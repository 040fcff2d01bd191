//! The games as a file: taken along to another browser, or kept for good.

use crate::js;
use crate::past::Past;
use leptos::prelude::{document, window};
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;
use web_sys::js_sys::Array;

const NAME: &str = "piazza-games.json";
const FORMAT: &str = "piazza games 1";

#[derive(Serialize, Deserialize)]
struct File {
    format: String,
    games: Vec<(String, Past)>,
}

/// All games as text.
fn written(games: Vec<(String, Past)>) -> String {
    let file = File { format: FORMAT.to_owned(), games };
    serde_json::to_string(&file).unwrap_or_default()
}

/// The games of a text, if it is one of ours.
fn read(text: &str) -> Option<Vec<(String, Past)>> {
    let file: File = serde_json::from_str(text).ok().filter(|file: &File| file.format == FORMAT)?;
    let named = |id: &str| {
        !id.is_empty()
            && id.len() <= 64
            && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    Some(file.games.into_iter().filter(|(id, _)| named(id)).collect())
}

/// Hands all games to the visitor as a file.
pub(super) fn export() -> Option<()> {
    let parts = Array::of1(&JsValue::from_str(&written(Past::all())));
    let blob = web_sys::Blob::new_with_str_sequence(&parts).ok()?;
    let urls = js::get(&window(), "URL")?;
    let address = js::call(&urls, "createObjectURL", &[blob.into()])?;
    let link = document().create_element("a").ok()?;
    link.set_attribute("href", &address.as_string()?).ok()?;
    link.set_attribute("download", NAME).ok()?;
    js::call(&link, "click", &[])?;
    js::call(&urls, "revokeObjectURL", &[address]).map(drop)
}

/// Takes in the games of a file, and tells how many there were; nothing if it is no file of ours.
pub(super) fn import(text: &str) -> Option<usize> {
    let games = read(text)?;
    for (id, past) in &games {
        past.keep(id);
    }
    Some(games.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;
    use games::GameId;

    #[test]
    fn a_file_of_an_earlier_version_is_read() {
        let games = read(include_str!("../../../../fixtures/0.1.0/browser/piazza-games.json")).unwrap();
        assert!(games.len() >= 4, "{}", games.len());
        assert!(games.iter().all(|(_, past)| past.record().is_some()));
    }

    #[test]
    fn a_file_reads_back_and_others_are_refused() {
        let past = Past {
            at: 17.0,
            game: GameId::of("bohemian").unwrap(),
            me: Seat::new(1),
            seats: vec![None, None],
            totals: vec![40, 50],
            won: true,
            link: "ply=0&record=x".into(),
            reviewed: None,
        };
        let games = vec![("a1".to_owned(), past.clone()), ("no/id".to_owned(), past)];
        let text = written(games.clone());
        assert_eq!(read(&text), Some(games[..1].to_vec()));
        assert_eq!(read("{}"), None);
        assert_eq!(read(&text.replace(FORMAT, "other")), None);
    }
}
