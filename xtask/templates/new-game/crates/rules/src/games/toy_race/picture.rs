//! What a runner looks like: a disc with a line along its edge, or with the second player's ring.

use super::board::RUNNER;
use crate::Side;
use crate::picture::{Outline, PiecePicture, Role, Signs, Stroke, Written};

pub(super) const PIECES: &[PiecePicture] = &[PiecePicture {
    kind: RUNNER,
    signs: Signs {
        unicode: ['○', '●'],
        // The letters of the notation tell the players apart.
        ascii: None,
    },
    strokes: &[
        Stroke::shadow(Outline::disc(340)),
        Stroke::body(Outline::disc(340)),
        Stroke::new(Role::Rim, 18, Outline::disc(270)).of(Side::One),
        Stroke::new(Role::Ring, 32, Outline::disc(250)).of(Side::Two),
    ],
    written: Some(Written {
        at: [0, 0],
        size: 270,
    }),
    stack: None,
}];
