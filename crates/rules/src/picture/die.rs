//! A bone die: its faces, and what strikes out one that was used.

use super::path::Path;
use super::{Part, Role};

/// How many faces a die has.
pub const FACES: u8 = 6;

/// The face with so many points, in hundredths of the die's room around its centre. The last part, which strikes it out, is for
/// dice that were used; those fade, too.
pub fn die(points: u8) -> Vec<Part> {
    let mut bone = Path::default();
    bone.rectangle((-440, -440), (880, 880), 180);
    let mut pips = Path::default();
    for (across, down) in pips_of(points) {
        pips.circle((across * 240, down * 240), 90);
    }
    let mut spent = Path::default();
    spent.line((-400, 400), (400, -400));
    vec![
        Part::new(Role::Bone, 40, bone.finish()),
        Part::new(Role::Pip, 0, pips.finish()),
        Part::new(Role::Spent, 50, spent.finish()),
    ]
}

/// Where the pips lie, in steps from the middle.
fn pips_of(points: u8) -> Vec<(i32, i32)> {
    let mut pips = Vec::new();
    if !points.is_multiple_of(2) {
        pips.push((0, 0));
    }
    if points >= 2 {
        pips.extend([(-1, 1), (1, -1)]);
    }
    if points >= 4 {
        pips.extend([(-1, -1), (1, 1)]);
    }
    if points >= 6 {
        pips.extend([(-1, 0), (1, 0)]);
    }
    pips
}
