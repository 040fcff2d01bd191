//! Names for things: tables, and what is asked. Each parses from text, or is refused at the door.

use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// What can't be read as the id that it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadId;

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an id")
    }
}

impl core::error::Error for BadId {}

/// Digits and letters without I, L, O, U: nobody mistakes one for another.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A table: 60 random bits, so that a link can't be guessed. Written with 12 digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schemars(with = "String"), schema(value_type = String))]
#[serde(try_from = "String", into = "String")]
pub struct TableId(u64);

impl TableId {
    const LENGTH: usize = 12;

    /// The table with these bits; the highest four don't count.
    pub const fn from_bits(bits: u64) -> TableId {
        TableId(bits & (u64::MAX >> 4))
    }

    /// Its 60 bits.
    pub const fn bits(self) -> u64 {
        self.0
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
        let digit = |c: u8| DIGITS.iter().position(|&d| d == c).map(|digit| digit as u64).ok_or(BadId);
        text.bytes().try_fold(0, |id, c| Ok(id << 5 | digit(c)?)).map(TableId)
    }
}

impl TryFrom<String> for TableId {
    type Error = BadId;

    fn try_from(text: String) -> Result<TableId, BadId> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.to_string()
    }
}

/// What a client calls something that it asks for, so that asking twice does not do it twice: 1 to 36 letters, digits
/// and hyphens, such as a UUID.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schemars(extend("pattern" = "^[A-Za-z0-9-]{1,36}$")))]
#[serde(try_from = "String")]
pub struct RequestId(Box<str>);

impl RequestId {
    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for RequestId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<RequestId, BadId> {
        let good =
            (1..=36).contains(&text.len()) && text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-');
        if good { Ok(RequestId(text.into())) } else { Err(BadId) }
    }
}

impl TryFrom<String> for RequestId {
    type Error = BadId;

    fn try_from(text: String) -> Result<RequestId, BadId> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_and_others_are_refused() {
        for bits in [0, 1, 0x0123_4567_89ab_cdef, u64::MAX] {
            let id = TableId::from_bits(bits);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["", "short", "il0000000000", "0000000000000", "'; drop --00"] {
            assert_eq!(text.parse::<TableId>(), Err(BadId), "{text}");
        }
        for text in ["", "a b", "é", &"x".repeat(37)] {
            assert_eq!(text.parse::<RequestId>(), Err(BadId), "{text}");
        }
    }
}
