//! What the pieces look like: pawns on their rails, seen from above, with a head that points the way they go.

use super::board::PAWN;
use crate::Side;
use crate::picture::{Dress, Outline, PiecePicture, Role, Signs, Stroke, Written};

const BODY: Outline = Outline::disc(360);

const fn head(side: Side, corners: &'static [[i16; 2]]) -> Stroke {
    Stroke::new(Role::Solid, 30, Outline::Polygon(corners))
        .of(side)
        .in_dress(Dress::Shapes)
        .pointing()
}

pub(super) const PIECES: &[PiecePicture] = &[PiecePicture {
    kind: PAWN,
    signs: Signs {
        unicode: ['▲', '▷'],
        ascii: None,
    },
    strokes: &[
        Stroke::shadow(BODY),
        Stroke::body(BODY),
        Stroke::new(Role::Rim, 15, Outline::disc(290)).of(Side::One),
        Stroke::new(Role::Ring, 32, Outline::disc(270)).of(Side::Two),
        // CC-1: up the columns, and along the rows.
        head(Side::One, &[[-130, 90], [0, -150], [130, 90]]),
        head(Side::Two, &[[-90, -130], [150, 0], [-90, 130]]),
    ],
    written: Some(Written {
        at: [0, 0],
        size: 280,
    }),
    stack: None,
}];
