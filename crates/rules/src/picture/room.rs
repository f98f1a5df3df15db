//! How much room a board takes, with everything that is written beside it.

use super::board::centre;
use super::hexagon::ROW;
use crate::view::{BoardShape, View};

/// A rectangle around a whole board, in hundredths of a cell: the middle of the first cell is where both coordinates are 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// Its left edge.
    pub left: f32,
    /// Its upper edge.
    pub top: f32,
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

/// The room that the board of a view takes with the names of its rows and columns.
pub fn room(view: &View) -> Room {
    let centres = view.cells.iter().map(centre);
    let (x, y) = centres.fold((0, 0), |most, at| (most.0.max(at.0), most.1.max(at.1)));
    // How far the board reaches beyond its outer cells: left, above, right, below.
    let [left, above, right, below] = match view.shape {
        // The frame on all sides, the names on the left and below.
        BoardShape::Squares { .. } => [880, 580, 580, 880],
        // As far as the broad line around the ground; names stand on it.
        BoardShape::Hexagon { .. } => {
            let tall = (x / 2 + 300) * ROW / 1000 - y / 2 + 330;
            [640, tall, 640, tall]
        }
        BoardShape::Crossing { .. } => [900, 530, 530, 900],
    };
    let hundredths = |thousandths: i32| thousandths as f32 / 10.0;
    Room {
        left: hundredths(-left),
        top: hundredths(-above),
        width: hundredths(left + x + right),
        height: hundredths(above + y + below),
    }
}
