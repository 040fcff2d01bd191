//! The browser client: its files, and its page at every address that is one of its pages.

use crate::error::Error;
use assets::Asset;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;

/// A name that tells the contents never means anything else.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";
/// Everything else, the service worker too, may be kept but has to be asked for each time.
const ASK_AGAIN: &str = "no-cache";

#[allow(clippy::unused_async)] // as axum wants its handlers
pub(crate) async fn page(uri: Uri, headers: HeaderMap) -> Result<Response, Error> {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Err(Error::NotFound);
    }
    match assets::get(path) {
        Some(asset) => Ok(answer(asset, &headers)),
        // What looks like a file is none of ours; what does not is a page of the client.
        None if path.contains('.') => Err(Error::NotFound),
        None => Ok(assets::index().map_or_else(
            || (StatusCode::SERVICE_UNAVAILABLE, assets::HINT).into_response(),
            |index| answer(index, &headers),
        )),
    }
}

/// What is part of the program is sent as it stands there, to however many at once.
fn bytes(of: Cow<'static, [u8]>) -> Bytes {
    match of {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    }
}

fn answer(asset: Asset, headers: &HeaderMap) -> Response {
    let header = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let takes_brotli = header(header::ACCEPT_ENCODING).split(',').any(|coding| coding.trim() == "br");
    let brotli = asset.brotli.filter(|_| takes_brotli);
    let kind = if brotli.is_some() { "br" } else { "id" };
    let tag = format!("\"{}-{kind}\"", blake3::Hash::from_bytes(asset.hash).to_hex());
    let same = header(header::IF_NONE_MATCH).split(',').any(|known| known.trim() == tag);
    let mut response = Response::builder()
        .header(header::CONTENT_TYPE, asset.mime)
        .header(header::CACHE_CONTROL, if asset.immutable { FOR_GOOD } else { ASK_AGAIN })
        .header(header::VARY, "accept-encoding")
        .header(header::ETAG, tag);
    if brotli.is_some() {
        response = response.header(header::CONTENT_ENCODING, "br");
    }
    let response = if same {
        response.status(StatusCode::NOT_MODIFIED).body(Body::empty())
    } else {
        response.body(Body::from(bytes(brotli.unwrap_or(asset.bytes))))
    };
    response.expect("these headers can be sent")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(immutable: bool, headers: &[(header::HeaderName, &str)]) -> Response {
        let asset = Asset {
            bytes: b"whole"[..].into(),
            brotli: Some(b"small"[..].into()),
            mime: "text/css",
            immutable,
            hash: [7; 32],
        };
        let headers = headers.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect();
        answer(asset, &headers)
    }

    fn get(response: &Response, name: header::HeaderName) -> &str {
        response.headers().get(name).map_or("", |value| value.to_str().unwrap())
    }

    #[test]
    fn files_are_compressed_for_those_who_can_read_it() {
        let response = ask(true, &[(header::ACCEPT_ENCODING, "gzip, br")]);
        assert_eq!(get(&response, header::CONTENT_ENCODING), "br");
        assert_eq!(get(&response, header::CACHE_CONTROL), FOR_GOOD);
        let response = ask(false, &[]);
        assert_eq!(get(&response, header::CONTENT_ENCODING), "");
        assert_eq!(get(&response, header::CACHE_CONTROL), ASK_AGAIN);
    }

    #[tokio::test]
    async fn what_is_part_of_the_program_is_not_copied() {
        static FILE: &[u8] = b"whole";
        let asset =
            Asset { bytes: FILE.into(), brotli: None, mime: "text/css", immutable: true, hash: [7; 32] };
        let body = answer(asset, &HeaderMap::new()).into_body();
        let sent = axum::body::to_bytes(body, 100).await.unwrap();
        assert_eq!((sent.as_ptr(), &*sent), (FILE.as_ptr(), FILE));
    }

    #[test]
    fn what_the_browser_has_is_not_sent_again() {
        let tag = get(&ask(false, &[]), header::ETAG).to_owned();
        let same = ask(false, &[(header::IF_NONE_MATCH, &tag)]);
        assert_eq!(same.status(), StatusCode::NOT_MODIFIED);
        let compressed = ask(false, &[(header::IF_NONE_MATCH, &tag), (header::ACCEPT_ENCODING, "br")]);
        assert_eq!(compressed.status(), StatusCode::OK, "other bytes, another tag");
    }
}
