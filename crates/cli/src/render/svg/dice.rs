//! Bone dice with pips; a die that was used fades.

use super::canvas::{Canvas, Point};
use rules::view::Die;

const SIDE: f32 = 40.0;
const BONE: &str = "#fbf3df";
const EDGE: &str = "#8a7a58";
const PIP: &str = "#22201c";

const GAP: f32 = 10.0;

/// The room that the dice need, with a gap before them.
pub(super) fn width(dice: &[Die]) -> f32 {
    (SIDE + GAP) * dice.len() as f32
}

/// Draws the dice in a row that ends at this top right corner.
pub(super) fn draw(canvas: &mut Canvas, dice: &[Die], (right, top): Point) {
    let step = SIDE + GAP;
    let left = right - width(dice) + GAP;
    for (index, die) in dice.iter().enumerate() {
        let corner = (left + step * index as f32, top);
        if die.used {
            canvas.open_faint(0.35);
        }
        canvas.rect(corner, (SIDE, SIDE), 8.0, BONE, Some((EDGE, 1.5)));
        for (across, down) in pips(die.points) {
            let at = (
                corner.0 + SIDE * (0.5 + 0.26 * across),
                corner.1 + SIDE * (0.5 + 0.26 * down),
            );
            canvas.circle(at, 3.6, PIP, None);
        }
        if die.used {
            canvas.close_group();
        }
    }
}

/// Where the pips lie, from −1 to 1.
fn pips(points: u8) -> Vec<Point> {
    let mut pips = Vec::new();
    if !points.is_multiple_of(2) {
        pips.push((0.0, 0.0));
    }
    if points >= 2 {
        pips.extend([(-1.0, 1.0), (1.0, -1.0)]);
    }
    if points >= 4 {
        pips.extend([(-1.0, -1.0), (1.0, 1.0)]);
    }
    if points >= 6 {
        pips.extend([(-1.0, 0.0), (1.0, 0.0)]);
    }
    pips
}
