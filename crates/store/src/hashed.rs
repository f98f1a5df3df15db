//! Secrets as they are stored: nobody who reads the store can sit down at a table.

use sha2::{Digest, Sha256};
use std::fmt;

/// The hash of a secret that is too long to be guessed, as 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hashed(String);

impl Hashed {
    /// Of this secret.
    pub fn of(secret: &[u8]) -> Hashed {
        Hashed(hex(&Sha256::digest(secret)))
    }

    pub(crate) fn stored(digits: String) -> Hashed {
        Hashed(digits)
    }

    /// The digits.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let halves = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    halves
        .map(|half| char::from(DIGITS[usize::from(half)]))
        .collect()
}

/// The bytes of such digits.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    let byte = |pair: &[u8]| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok();
    pairs
        .map(|pair| byte(pair).filter(|_| pair.len() == 2))
        .collect()
}

/// It does not help anybody, but nor does it belong into logs.
impl fmt::Debug for Hashed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(hash)")
    }
}
