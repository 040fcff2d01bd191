//! A link to a position: the whole record, made small, after the `#`, so that no server needs to know it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use miniz_oxide::{deflate, inflate};

/// No record of ours is longer when it is unpacked.
const LARGEST: usize = 1 << 20;

/// A record, and how many of its plies are played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) record: String,
    pub(crate) ply: usize,
}

impl Link {
    /// The address of the position on this page.
    pub(crate) fn address(&self, page: &str) -> String {
        let small = BASE64.encode(deflate::compress_to_vec(self.record.as_bytes(), 9));
        format!("/{page}#ply={}&record={small}", self.ply)
    }

    /// What stands after the `#` of an address. Nothing if it is no link of ours.
    pub(crate) fn of_hash(hash: &str) -> Option<Link> {
        let mut parts = hash.trim_start_matches('#').split('&').filter_map(|part| part.split_once('='));
        let ply = parts.next().filter(|(key, _)| *key == "ply")?.1.parse().ok()?;
        let small = parts.next().filter(|(key, _)| *key == "record")?.1;
        let bytes = inflate::decompress_to_vec_with_limit(&BASE64.decode(small).ok()?, LARGEST).ok()?;
        Some(Link { record: String::from_utf8(bytes).ok()?, ply })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_back_to_its_position() {
        let record = include_str!("../../../bohemian/tests/games/random-3.txt");
        let link = Link { record: record.to_owned(), ply: 17 };
        let address = link.address("replay");
        assert!(address.len() < record.len(), "{} of {}", address.len(), record.len());
        let (_, hash) = address.split_once('#').unwrap();
        assert_eq!(Link::of_hash(hash), Some(link));
    }

    #[test]
    fn what_is_no_link_is_none() {
        for hash in ["", "#", "#ply=3", "#ply=x&record=", "#ply=1&record=!!!!", "#B22"] {
            assert_eq!(Link::of_hash(hash), None, "{hash}");
        }
    }
}
