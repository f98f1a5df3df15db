//! The secrets, contributions, nonces and commitments of dice: 32 bytes each, written as 64 hexadecimal digits.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// 32 bytes that mean what their type says.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bytes<const KIND: char>(pub [u8; 32]);

/// What the server keeps to itself until the game is over.
pub type Secret = Bytes<'s'>;
/// The hash by which a secret is fixed before it is told.
pub type Commitment = Bytes<'c'>;
/// What a player brings to the game when he sits down.
pub type Contribution = Bytes<'p'>;
/// What a player brings to a roll.
pub type Nonce = Bytes<'n'>;

/// A text that is not 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("32 bytes are written as 64 hexadecimal digits, 0 to 9 and a to f")]
pub struct NotHex;

impl<const KIND: char> fmt::Display for Bytes<KIND> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Secrets do not belong into logs.
impl<const KIND: char> fmt::Debug for Bytes<KIND> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if KIND == 's' {
            f.write_str("(secret)")
        } else {
            write!(f, "{self}")
        }
    }
}

impl<const KIND: char> FromStr for Bytes<KIND> {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        let digits: Vec<u8> = text
            .chars()
            .map(|c| c.to_digit(16).filter(|_| !c.is_ascii_uppercase()))
            .map(|digit| digit.map(|digit| digit as u8).ok_or(NotHex))
            .collect::<Result<_, _>>()?;
        let bytes: Vec<u8> = digits
            .chunks_exact(2)
            .map(|two| two[0] << 4 | two[1])
            .collect();
        let even = digits.len().is_multiple_of(2);
        bytes
            .try_into()
            .ok()
            .filter(|_| even)
            .map(Bytes)
            .ok_or(NotHex)
    }
}

impl<const KIND: char> Serialize for Bytes<KIND> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de, const KIND: char> Deserialize<'de> for Bytes<KIND> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
