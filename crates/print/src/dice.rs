//! Dice to be folded from paper: crosses of six faces, of which opposite ones have seven points together, with flaps to glue.

use crate::sheet::{Face, Line, Matter, Sheet};
use crate::{Frame, Paper};

/// How many dice a game has that has dice.
const DICE: usize = 2;
/// How wide a face is.
const SIDE: f32 = 18.0;
/// How far a flap reaches, and by how much it is narrower there at each end.
const FLAP: f32 = 6.0;
const INSET: f32 = 3.0;
const APART: f32 = 24.0;

/// The faces by column and row: the four of the strip from above, then those beside its second.
const FACES: [((u8, u8), u8); 6] = [
    ((1, 0), 1),
    ((1, 1), 2),
    ((1, 2), 6),
    ((1, 3), 5),
    ((0, 1), 3),
    ((2, 1), 4),
];

/// An edge of a face, as one goes round it clockwise.
#[derive(Clone, Copy, PartialEq)]
enum Edge {
    Top,
    Right,
    Bottom,
    Left,
}

use Edge::{Bottom, Left, Right, Top};

/// Where faces hang together; the face on the other side has no line of its own there.
const HINGES: [((u8, u8), Edge); 5] = [
    ((1, 1), Top),
    ((1, 2), Top),
    ((1, 3), Top),
    ((1, 1), Left),
    ((1, 1), Right),
];
/// The edges with flaps: one of each two that meet.
const FLAPS: [((u8, u8), Edge); 7] = [
    ((1, 0), Top),
    ((1, 0), Left),
    ((1, 0), Right),
    ((1, 2), Left),
    ((1, 2), Right),
    ((1, 3), Left),
    ((1, 3), Right),
];
/// The other edges, along which one cuts.
const BARE: [((u8, u8), Edge); 7] = [
    ((0, 1), Top),
    ((0, 1), Left),
    ((0, 1), Bottom),
    ((2, 1), Top),
    ((2, 1), Right),
    ((2, 1), Bottom),
    ((1, 3), Bottom),
];

pub(crate) fn dice(paper: Paper) -> Sheet {
    let frame = Frame::of(paper.size());
    let mut sheet = Sheet::empty(Matter::Dice, frame);
    let wide = DICE as f32 * 3.0 * SIDE + (DICE - 1) as f32 * APART;
    let left = frame.area.x + (frame.area.width - wide) / 2.0;
    let top = frame.area.y + FLAP;
    for die in 0..DICE {
        net(&mut sheet, (left + die as f32 * (3.0 * SIDE + APART), top));
    }
    sheet
}

fn net(sheet: &mut Sheet, (left, top): (f32, f32)) {
    let corner =
        |(column, row): (u8, u8)| (left + f32::from(column) * SIDE, top + f32::from(row) * SIDE);
    for (place, points) in FACES {
        let (x, y) = corner(place);
        sheet.faces.push(Face {
            x: x + SIDE / 2.0,
            y: y + SIDE / 2.0,
            side: SIDE,
            points,
        });
    }
    for (place, edge) in HINGES {
        sheet.folds.push(side(corner(place), edge));
    }
    for (place, edge) in BARE {
        sheet.cuts.push(side(corner(place), edge));
    }
    for (place, edge) in FLAPS {
        let base = side(corner(place), edge);
        sheet.folds.push(base);
        sheet.cuts.extend(flap(base));
    }
}

/// An edge of the face with this upper left corner, clockwise.
fn side((x, y): (f32, f32), edge: Edge) -> Line {
    let (right, bottom) = (x + SIDE, y + SIDE);
    let (from, to) = match edge {
        Top => ((x, y), (right, y)),
        Right => ((right, y), (right, bottom)),
        Bottom => ((right, bottom), (x, bottom)),
        Left => ((x, bottom), (x, y)),
    };
    Line { from, to }
}

/// The three other sides of a flap; it lies to the left of its base as one goes along.
fn flap(base: Line) -> [Line; 3] {
    let (along, length) = (
        (base.to.0 - base.from.0, base.to.1 - base.from.1),
        base.length(),
    );
    let unit = (along.0 / length, along.1 / length);
    let out = (unit.1, -unit.0);
    let at = |point: (f32, f32), inwards: f32| {
        (
            point.0 + unit.0 * inwards + out.0 * FLAP,
            point.1 + unit.1 * inwards + out.1 * FLAP,
        )
    };
    let (one, other) = (at(base.from, INSET), at(base.to, -INSET));
    [
        Line {
            from: base.from,
            to: one,
        },
        Line {
            from: one,
            to: other,
        },
        Line {
            from: other,
            to: base.to,
        },
    ]
}
