//! The built browser client, inside the program.
//!
//! `cargo xtask client` fills `target/client/dist`. A release build embeds that folder. A debug build reads it from disk on
//! every request, so a rebuilt client appears at the next reload.

use rust_embed::RustEmbed;
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../target/client/dist"]
struct Dist;

/// A file of the client.
pub struct Asset {
    /// As it is.
    pub bytes: Cow<'static, [u8]>,
    /// The same compressed with Brotli, where that helps.
    pub brotli: Option<Cow<'static, [u8]>>,
    /// Its type, for the header.
    pub mime: &'static str,
    /// Is its name made from its contents? Then it may be kept for good.
    pub immutable: bool,
    /// What it is, in 32 bytes: an entity tag.
    pub hash: [u8; 32],
}

/// The file of this name: `page-0123456789ab.js`, without a leading slash.
pub fn get(path: &str) -> Option<Asset> {
    let file = Dist::get(path)?;
    let immutable = path.starts_with("snippets/") || is_hashed(path);
    let brotli = Dist::get(&format!("{path}.br")).map(|file| file.data);
    Some(Asset { bytes: file.data, brotli, mime: mime(path), immutable, hash: file.metadata.sha256_hash() })
}

/// The page itself, for every address that is a page of the client. Nothing if the client was never built: say [`HINT`].
pub fn index() -> Option<Asset> {
    get("index.html")
}

/// What to say instead of the page when there is no client inside.
pub const HINT: &str = "The browser client is not built: run `cargo xtask client`, then start again.\n";

/// `style-0123456789ab.css`: twelve hexadecimal digits between the last hyphen and the extension.
fn is_hashed(path: &str) -> bool {
    path.rsplit_once('.')
        .and_then(|(stem, _)| stem.rsplit_once('-'))
        .is_some_and(|(_, hash)| hash.len() == 12 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

fn mime(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_made_from_contents_are_kept_for_good() {
        assert!(is_hashed("page-0123456789ab.js"));
        assert!(!is_hashed("index.html"));
        assert!(!is_hashed("web-manifest.js"));
    }
}
