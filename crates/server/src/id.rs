//! What only the server knows how to make: random names and tokens.

use core::fmt;
use core::str::FromStr;
use wire::{BadId, TableId};

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are no tokens and no dice: nothing could go on.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A table that was not there before.
pub(crate) fn random_table() -> TableId {
    TableId::from_bits(u64::from_le_bytes(random()))
}

/// What proves that somebody holds a seat or a session: 256 random bits. It is sent once, and only its hash is kept.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token([u8; 32]);

impl Token {
    /// A new one.
    pub(crate) fn random() -> Token {
        Token(random())
    }

    /// As it is sent: 64 hexadecimal digits.
    pub(crate) fn to_text(&self) -> String {
        blake3::Hash::from_bytes(self.0).to_string()
    }

    /// What is kept of it.
    pub(crate) fn hash(&self) -> TokenHash {
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
pub(crate) struct TokenHash(blake3::Hash);

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_read_back_and_others_are_refused() {
        let token = Token::random();
        assert_eq!(token.to_text().parse(), Ok(token.clone()));
        assert_eq!(token.hash().to_string().parse(), Ok(token.hash()));
        for text in ["", "short", &"g".repeat(64), &"0".repeat(65)] {
            assert_eq!(text.parse::<Token>(), Err(BadId), "{text}");
        }
    }
}
