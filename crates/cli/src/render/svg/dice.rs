//! Bone dice with pips; a die that was used fades and is struck out.

use super::canvas::{Canvas, Point};
use super::drawing::part;
use crate::render::colours::{Palette, faded};
use rules::Side;
use rules::picture::{Role, die};
use rules::view::Die;

/// The room of a die, in pixels.
const SIDE: f32 = 46.0;
const GAP: f32 = 4.0;

/// The room that the dice need, with a gap before them.
pub(super) fn width(dice: &[Die]) -> f32 {
    (SIDE + GAP) * dice.len() as f32
}

/// Draws the dice in a row that ends at this top right corner.
pub(super) fn draw(canvas: &mut Canvas, palette: &Palette, dice: &[Die], (right, top): Point) {
    let step = SIDE + GAP;
    let left = right - width(dice) + GAP;
    for (index, shown) in dice.iter().enumerate() {
        let centre = (left + step * index as f32 + SIDE / 2.0, top + SIDE / 2.0);
        canvas.open_placed(centre, SIDE / 100.0);
        let face = die(shown.points);
        let (struck, bone): (Vec<_>, Vec<_>) =
            face.iter().partition(|drawn| drawn.role == Role::Spent);
        if shown.used {
            canvas.open_faint(faded());
        }
        for drawn in bone {
            part(canvas, palette, drawn, Side::One);
        }
        if shown.used {
            canvas.close_group();
            for drawn in struck {
                part(canvas, palette, drawn, Side::One);
            }
        }
        canvas.close_group();
    }
}
