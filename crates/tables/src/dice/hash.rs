//! The two hashes of dice. Every field is preceded by its length, so that no two lists of fields are written alike.

use super::{Bytes, Commitment, Secret, VERSION};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// SHA-256 over the version and the secret.
pub(super) fn commitment(secret: &Secret) -> Commitment {
    let mut hash = Sha256::new();
    for field in [VERSION.as_bytes(), &secret.0] {
        hash.update(length(field));
        hash.update(field);
    }
    Bytes(hash.finalize().into())
}

/// HMAC-SHA-256 with this key over the version and these fields.
pub(super) fn keyed(key: &Secret, fields: &[&[u8]]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(&key.0).expect("a key of any length fits");
    for field in [VERSION.as_bytes()].iter().chain(fields) {
        mac.update(&length(field));
        mac.update(field);
    }
    mac.finalize().into_bytes().into()
}

fn length(field: &[u8]) -> [u8; 4] {
    (field.len() as u32).to_be_bytes()
}

impl Secret {
    /// What is published before anybody contributes.
    pub fn commitment(&self) -> Commitment {
        commitment(self)
    }
}
