//! What the pieces look like: low discs for foot soldiers, for horsemen the silhouette of a horse's head on a plinth.

use super::board::Kind;
use crate::Side;
use crate::picture::{Dress, Outline, PiecePicture, Role, Segment, Signs, Stroke, Written};

const FOOT: PiecePicture = PiecePicture {
    kind: Kind::Foot.name(),
    signs: Signs {
        unicode: ['○', '●'],
        ascii: None,
    },
    strokes: &[
        Stroke::new(Role::Shadow, 0, Outline::Ellipse([20, 90], [290, 207])),
        Stroke::new(
            Role::Wall,
            25,
            Outline::Path(&[
                Segment::Move([-280, -50]),
                Segment::Line([-280, 50]),
                Segment::Bowl([280, 207]),
                Segment::Line([280, -50]),
            ]),
        ),
        Stroke::body(Outline::Ellipse([0, -50], [280, 207])),
        Stroke::new(
            Role::Seam,
            18,
            Outline::Path(&[Segment::Move([-280, -50]), Segment::Bowl([280, 207])]),
        ),
        Stroke::new(Role::Ring, 32, Outline::Ellipse([0, -50], [185, 137])).of(Side::Two),
    ],
    written: Some(Written {
        at: [0, -50],
        size: 270,
    }),
    stack: None,
};

const HORSE: PiecePicture = PiecePicture {
    kind: Kind::Horse.name(),
    signs: Signs {
        unicode: ['♘', '♞'],
        ascii: None,
    },
    strokes: &[
        Stroke::shadow(HEAD),
        Stroke::shadow(PLINTH),
        Stroke::body(HEAD),
        Stroke::body(PLINTH),
        Stroke::new(Role::Detail, 25, MANE).in_dress(Dress::Shapes),
        // The eye.
        Stroke::new(Role::Solid, 0, Outline::Ellipse([-120, -170], [32, 32]))
            .in_dress(Dress::Shapes),
        Stroke::new(Role::Ring, 32, Outline::Ellipse([30, 160], [80, 80]))
            .of(Side::Two)
            .in_dress(Dress::Shapes),
        // Around the letter.
        Stroke::new(Role::Ring, 32, Outline::Ellipse([60, 110], [150, 150]))
            .of(Side::Two)
            .in_dress(Dress::Letters),
    ],
    written: Some(Written {
        at: [60, 110],
        size: 210,
    }),
    stack: None,
};

const HEAD: Outline = Outline::Path(&[
    Segment::Move([-190, 310]),
    Segment::Curve([-170, 140], [-30, 90], [-40, -40]),
    Segment::Curve([-90, 20], [-150, 40], [-200, 60]),
    Segment::Curve([-220, 100], [-260, 120], [-300, 90]),
    Segment::Curve([-340, 60], [-330, 10], [-300, -40]),
    Segment::Curve([-250, -130], [-210, -220], [-130, -290]),
    Segment::Line([-110, -410]),
    Segment::Line([-30, -330]),
    Segment::Curve([120, -310], [230, -200], [270, -30]),
    Segment::Curve([290, 90], [280, 210], [260, 310]),
    Segment::Close,
]);
const MANE: Outline = Outline::Path(&[
    Segment::Move([30, -250]),
    Segment::Curve([130, -200], [180, -90], [180, 50]),
    Segment::Curve([180, 130], [170, 190], [150, 250]),
]);
const PLINTH: Outline = Outline::Path(&[
    Segment::Move([-250, 310]),
    Segment::Line([310, 310]),
    Segment::Line([310, 360]),
    Segment::Curve([310, 390], [290, 410], [260, 410]),
    Segment::Line([-200, 410]),
    Segment::Curve([-230, 410], [-250, 390], [-250, 360]),
    Segment::Close,
]);

pub(super) const PIECES: &[PiecePicture] = &[FOOT, HORSE];
