//! What the pieces look like. Their outlines and ticks tell how they move; with letters, the letter stands for the ticks, and
//! player 2's ring follows the outline.

use super::board::Kind;
use crate::Side;
use crate::picture::{Dress, Outline, PiecePicture, Role, Signs, Stroke, Written};

/// A tick for every direction.
const fn ticks(lines: &'static [[[i16; 2]; 2]]) -> Stroke {
    Stroke::new(Role::Tick, 50, Outline::Lines(lines)).in_dress(Dress::Shapes)
}

const fn ring(radius: i16) -> Stroke {
    Stroke::new(Role::Ring, 35, Outline::disc(radius))
        .of(Side::Two)
        .in_dress(Dress::Shapes)
}

/// Around the letter, where the ring would be too small.
const fn wide_ring(outline: Outline) -> Stroke {
    Stroke::new(Role::Ring, 25, outline)
        .of(Side::Two)
        .in_dress(Dress::Letters)
}

const fn picture(
    kind: Kind,
    unicode: [char; 2],
    letter_size: u16,
    strokes: &'static [Stroke],
) -> PiecePicture {
    PiecePicture {
        kind: kind.name(),
        signs: Signs {
            unicode,
            ascii: None,
        },
        strokes,
        written: Some(Written {
            at: [0, 0],
            size: letter_size,
        }),
        stack: None,
    }
}

pub(super) const PIECES: &[PiecePicture] = &[
    // LT-4: a small square.
    picture(
        Kind::Defender,
        ['▫', '▪'],
        250,
        &[
            Stroke::shadow(SMALL_SQUARE),
            Stroke::body(SMALL_SQUARE),
            ring(100),
            wide_ring(Outline::square(172, 33)),
        ],
    ),
    // LT-5: a large square with four straight notches.
    picture(
        Kind::Sabre,
        ['□', '■'],
        300,
        &[
            Stroke::shadow(LARGE_SQUARE),
            Stroke::body(LARGE_SQUARE),
            ticks(&[
                [[0, -170], [0, -330]],
                [[170, 0], [330, 0]],
                [[0, 170], [0, 330]],
                [[-170, 0], [-330, 0]],
            ]),
            ring(105),
            wide_ring(Outline::square(271, 33)),
        ],
    ),
    // LT-5: a diamond with four diagonal ticks.
    picture(
        Kind::Trident,
        ['◇', '◆'],
        250,
        &[
            Stroke::shadow(DIAMOND),
            Stroke::body(DIAMOND),
            ticks(&[
                [[106, -106], [212, -212]],
                [[106, 106], [212, 212]],
                [[-106, 106], [-212, 212]],
                [[-106, -106], [-212, -212]],
            ]),
            ring(95),
            wide_ring(Outline::Polygon(&[
                [0, -353],
                [353, 0],
                [0, 353],
                [-353, 0],
            ])),
        ],
    ),
    // LT-5: a disc with eight ticks.
    picture(
        Kind::Warrior,
        ['○', '●'],
        300,
        &[
            Stroke::shadow(DISC),
            Stroke::body(DISC),
            ticks(&[
                [[0, -210], [0, -350]],
                [[148, -148], [247, -247]],
                [[210, 0], [350, 0]],
                [[148, 148], [247, 247]],
                [[0, 210], [0, 350]],
                [[-148, 148], [-247, 247]],
                [[-210, 0], [-350, 0]],
                [[-148, -148], [-247, -247]],
            ]),
            ring(125),
            wide_ring(Outline::disc(295)),
        ],
    ),
    // LT-6: a hexagon with six ticks, none of them sideways.
    picture(
        Kind::Blocker,
        ['⬡', '⬢'],
        300,
        &[
            Stroke::shadow(HEXAGON),
            Stroke::body(HEXAGON),
            ticks(&[
                [[0, -200], [0, -340]],
                [[173, -100], [294, -170]],
                [[173, 100], [294, 170]],
                [[0, 200], [0, 340]],
                [[-173, 100], [-294, 170]],
                [[-173, -100], [-294, -170]],
            ]),
            ring(115),
            wide_ring(Outline::Polygon(&[
                [0, -320],
                [277, -160],
                [277, 160],
                [0, 320],
                [-277, 160],
                [-277, -160],
            ])),
        ],
    ),
];

const SMALL_SQUARE: Outline = Outline::square(210, 40);
const LARGE_SQUARE: Outline = Outline::square(330, 40);
const DIAMOND: Outline = Outline::Polygon(&[[0, -430], [430, 0], [0, 430], [-430, 0]]);
const DISC: Outline = Outline::disc(360);
const HEXAGON: Outline = Outline::Polygon(&[
    [0, -390],
    [338, -195],
    [338, 195],
    [0, 390],
    [-338, 195],
    [-338, -195],
]);
