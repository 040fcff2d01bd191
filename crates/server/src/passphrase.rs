//! What is kept of a passphrase: a PHC string of Argon2id with the parameters that OWASP recommends (19 MiB, 2 passes).
//!
//! Older databases hold `argon2id SALT HASH` in hexadecimal digits, made with the same parameters. They are read too, and
//! rewritten at log-in.

use crate::error::Error;
use argon2::password_hash::phc::{Output, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};

/// A hash that no passphrase has, to be compared with where there is none: whether a name is there must not show in the
/// time that it takes to refuse it.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// What is to be kept of a passphrase. It takes a while, and memory.
pub(crate) fn hash(passphrase: &str) -> Result<String, Error> {
    let hash = Argon2::default().hash_password(passphrase.as_bytes());
    hash.map(|hash: PasswordHash| hash.to_string()).map_err(|_| Error::Unavailable)
}

/// Is this the passphrase? If so, as what it should be kept from now on. It takes as long whatever is kept.
pub(crate) fn verify(kept: Option<&str>, passphrase: &str) -> Option<String> {
    let known = kept.and_then(read);
    let hash = known.clone().or_else(|| PasswordHash::new(NOBODY).ok())?;
    let right = Argon2::default().verify_password(passphrase.as_bytes(), &hash).is_ok();
    known.filter(|_| right).map(|hash| hash.to_string())
}

fn read(kept: &str) -> Option<PasswordHash> {
    match kept.strip_prefix("argon2id ") {
        Some(old) => {
            let (salt, hash) = old.split_once(' ')?;
            Some(PasswordHash {
                algorithm: Algorithm::Argon2id.ident(),
                version: Some(Version::V0x13.into()),
                params: Params::default().try_into().ok()?,
                salt: Some(Salt::new(&bytes(salt)?).ok()?),
                hash: Some(Output::new(&bytes(hash)?).ok()?),
            })
        }
        None => PasswordHash::new(kept).ok(),
    }
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    let digits = hex.as_bytes().chunks(2);
    digits.map(|pair| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As a server of old kept `correct horse`.
    const OLD: &str = "argon2id 000102030405060708090a0b0c0d0e0f d00b90c40f918cf889780d7d3a9ec3c2b1719df87dc5e4d4d93ea6163db04e17";

    #[test]
    fn a_passphrase_is_known_again_and_kept_as_it_is() {
        let kept = hash("correct horse").unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(kept, hash("correct horse").unwrap(), "each has a salt of its own");
        assert_eq!(verify(Some(&kept), "correct horse"), Some(kept.clone()));
        assert_eq!(verify(Some(&kept), "wrong horse"), None);
    }

    #[test]
    fn what_an_older_server_kept_is_read_and_rewritten() {
        let new = verify(Some(OLD), "correct horse").unwrap();
        assert!(new.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{new}");
        assert_eq!(verify(Some(&new), "correct horse"), Some(new));
        assert_eq!(verify(Some(OLD), "wrong horse"), None);
    }

    #[test]
    fn what_is_missing_or_damaged_lets_nobody_in() {
        assert!(PasswordHash::new(NOBODY).is_ok());
        for kept in [
            None,
            Some(""),
            Some("argon2id"),
            Some("argon2id 00 zz"),
            Some("argon2id é é"),
            Some("$argon2id$"),
        ] {
            assert_eq!(verify(kept, "correct horse"), None, "{kept:?}");
        }
    }
}
