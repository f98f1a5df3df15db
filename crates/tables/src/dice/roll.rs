//! A roll, and who begins.

use super::hash::keyed;
use super::{Contribution, Nonce, Secret};

/// What all chance of a game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source<'a> {
    /// The server's.
    pub secret: &'a Secret,
    /// The game's identifier.
    pub game: &'a str,
    /// The host's contribution, then the guest's.
    pub contributions: [&'a Contribution; 2],
}

/// What belongs to one roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// Turns of the game, counted from 0.
    pub turn: u32,
    /// What the other player brought with his turn before; at the game's first turn his contribution.
    pub before: Nonce,
    /// What the roller brings.
    pub own: Nonce,
}

/// Bytes from here on are passed over: 252 is the last multiple of six that a byte reaches.
const UNFAIR_FROM: u8 = 252;

impl Source<'_> {
    /// Two dice.
    pub fn roll(&self, throw: &Throw) -> [u8; 2] {
        let turn = throw.turn.to_be_bytes();
        let fields: [&[u8]; 4] = [b"roll", &turn, &throw.before.0, &throw.own.0];
        let mut dice = self.bytes(&fields).filter(|byte| *byte < UNFAIR_FROM);
        std::array::from_fn(|_| dice.next().expect("bytes have no end") % 6 + 1)
    }

    /// Whether the host begins, where sides are drawn by lot.
    pub fn host_begins(&self) -> bool {
        self.bytes(&[b"lot"])
            .next()
            .expect("bytes have no end")
            .is_multiple_of(2)
    }

    /// Bytes without end: the hash of the fields, then of the fields with a counter behind them, from 1.
    fn bytes(&self, fields: &[&[u8]]) -> impl Iterator<Item = u8> {
        let [host, guest] = self.contributions;
        let mut all: Vec<Vec<u8>> = vec![self.game.into(), host.0.into(), guest.0.into()];
        all.extend(fields.iter().map(|field| field.to_vec()));
        let secret = *self.secret;
        (0_u32..).flat_map(move |count| {
            let counter = count.to_be_bytes();
            let mut fields: Vec<&[u8]> = all.iter().map(Vec::as_slice).collect();
            if count > 0 {
                fields.push(&counter);
            }
            keyed(&secret, &fields)
        })
    }
}
