//! The nonces of a house computer. They follow from a seed, and the seed from the secret that was fixed before anybody contributed, so
//! that the server, which plays for it, cannot try one nonce after the other until it likes the roll, or who begins.

use super::hash::keyed;
use super::{Bytes, Contribution, Nonce, Secret};

/// What a house computer brings to every roll.
#[derive(Clone, Copy, Debug)]
pub struct HouseNonces<'a> {
    /// Told when the game is over.
    pub seed: &'a Secret,
    /// The game's identifier.
    pub game: &'a str,
}

impl Secret {
    /// The only seed that a house computer may have at this table.
    pub fn house_seed(&self, game: &str) -> Secret {
        Bytes(keyed(self, &[game.as_bytes(), b"house"]))
    }
}

impl HouseNonces<'_> {
    /// What it brings when it sits down.
    pub fn contribution(&self) -> Contribution {
        Bytes(keyed(self.seed, &[self.game.as_bytes(), b"contribution"]))
    }

    /// What it brings to its own roll of this turn.
    pub fn rolling(&self, turn: u32) -> Nonce {
        Bytes(keyed(
            self.seed,
            &[self.game.as_bytes(), b"own", &turn.to_be_bytes()],
        ))
    }

    /// What it brings with its turn for the roll that follows.
    pub fn following(&self, turn: u32) -> Nonce {
        Bytes(keyed(
            self.seed,
            &[self.game.as_bytes(), b"next", &turn.to_be_bytes()],
        ))
    }
}
