//! What the pieces look like: discs, seen a little from above, that visibly stack.

use super::board::Kind;
use super::variant::VARIANTS;
use crate::Side;
use crate::picture::{Outline, PiecePicture, Role, Segment, Signs, Stack, Stroke, Written};

const ACROSS: i16 = 360;
const DOWN: i16 = 266;
const THICKNESS: i16 = 110;
/// Where the disc's upper face lies.
const TOP: i16 = -THICKNESS / 2;

const SIGNS: Signs = Signs {
    unicode: ['○', '●'],
    ascii: Some(['o', '@']),
};

const STROKES: &[Stroke] = &[
    Stroke::new(
        Role::Shadow,
        0,
        Outline::Ellipse([20, 40 - TOP], [ACROSS + 10, DOWN]),
    ),
    Stroke::new(
        Role::Wall,
        25,
        Outline::Path(&[
            Segment::Move([-ACROSS, TOP]),
            Segment::Line([-ACROSS, -TOP]),
            Segment::Bowl([ACROSS, DOWN]),
            Segment::Line([ACROSS, TOP]),
        ]),
    ),
    Stroke::body(Outline::Ellipse([0, TOP], [ACROSS, DOWN])),
    // The lower rim of each disc, also where the edge is as dark as the disc.
    Stroke::new(
        Role::Seam,
        18,
        Outline::Path(&[Segment::Move([-ACROSS, TOP]), Segment::Bowl([ACROSS, DOWN])]),
    ),
    Stroke::new(Role::Ring, 32, Outline::Ellipse([0, TOP], [238, 176])).of(Side::Two),
];

const fn picture(kind: Kind) -> PiecePicture {
    PiecePicture {
        kind: kind.name(),
        signs: SIGNS,
        strokes: STROKES,
        written: Some(Written {
            at: [0, TOP],
            size: 270,
        }),
        stack: Some(Stack {
            thickness: THICKNESS,
            tallest: tallest(kind),
        }),
    }
}

/// AT-8, AT-8′: how high it becomes in any variant.
const fn tallest(kind: Kind) -> u8 {
    let mut tallest = 0;
    let mut index = 0;
    while index < VARIANTS.len() {
        let height = VARIANTS[index].height(kind);
        if height > tallest {
            tallest = height;
        }
        index += 1;
    }
    tallest
}

pub(super) const PIECES: &[PiecePicture] = &[picture(Kind::Single), picture(Kind::Full)];
