//! Names for things: tables, tokens, moves. Each parses from text, or is refused at the door.

use core::fmt;
use core::str::FromStr;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What can't be read as the id that it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not an id")]
pub struct BadId;

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are no tokens and no dice: nothing could go on.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Digits and letters without I, L, O, U: nobody mistakes one for another.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A table: 60 random bits, so that a link can't be guessed. Written with 12 digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(i64);

impl TableId {
    const LENGTH: usize = 12;

    /// A new one.
    pub fn random() -> TableId {
        TableId((u64::from_le_bytes(random()) >> 4) as i64)
    }

    /// As it stands in the database.
    pub(crate) const fn to_row(self) -> i64 {
        self.0
    }

    pub(crate) const fn from_row(id: i64) -> TableId {
        TableId(id)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..TableId::LENGTH)
            .rev()
            .try_for_each(|place| write!(f, "{}", DIGITS[(self.0 >> (5 * place)) as usize & 31] as char))
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {self}")
    }
}

impl FromStr for TableId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<TableId, BadId> {
        if text.len() != TableId::LENGTH {
            return Err(BadId);
        }
        let digit = |c: u8| DIGITS.iter().position(|&d| d == c).map(|digit| digit as i64).ok_or(BadId);
        text.bytes().try_fold(0, |id, c| Ok(id << 5 | digit(c)?)).map(TableId)
    }
}

impl Serialize for TableId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<TableId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// What proves that somebody holds a seat or a session: 256 random bits. It is sent once, and only its hash is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// A new one.
    pub fn random() -> Token {
        Token(random())
    }

    /// As it is sent: 64 hexadecimal digits.
    pub fn to_text(&self) -> String {
        blake3::Hash::from_bytes(self.0).to_string()
    }

    /// What is kept of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash(blake3::hash(&self.0))
    }
}

impl FromStr for Token {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Token, BadId> {
        blake3::Hash::from_hex(text).map(|hash| Token(*hash.as_bytes())).map_err(|_| BadId)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// The hash of a token. Hashes are compared in constant time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TokenHash(blake3::Hash);

impl fmt::Display for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for TokenHash {
    type Err = BadId;

    fn from_str(text: &str) -> Result<TokenHash, BadId> {
        blake3::Hash::from_hex(text).map(TokenHash).map_err(|_| BadId)
    }
}

/// What a client calls something that it asks for, so that asking twice does not do it twice: 1 to 36 letters, digits
/// and hyphens, such as a UUID.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(try_from = "String")]
#[schemars(extend("pattern" = "^[A-Za-z0-9-]{1,36}$"))]
pub struct AskId(Box<str>);

impl AskId {
    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for AskId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<AskId, BadId> {
        let good =
            (1..=36).contains(&text.len()) && text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-');
        if good { Ok(AskId(text.into())) } else { Err(BadId) }
    }
}

impl TryFrom<String> for AskId {
    type Error = BadId;

    fn try_from(text: String) -> Result<AskId, BadId> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_and_others_are_refused() {
        for _ in 0..100 {
            let id = TableId::random();
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        let token = Token::random();
        assert_eq!(token.to_text().parse(), Ok(token.clone()));
        assert_eq!(token.hash().to_string().parse(), Ok(token.hash()));
        for text in ["", "short", "il0000000000", "0000000000000", "'; drop --00"] {
            assert_eq!(text.parse::<TableId>(), Err(BadId), "{text}");
        }
        for text in ["", "a b", "é", &"x".repeat(37)] {
            assert_eq!(text.parse::<AskId>(), Err(BadId), "{text}");
        }
    }
}
