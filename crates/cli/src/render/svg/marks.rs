//! What points at cells: corner marks for the last move, a dashed ring for what is pointed out.

use super::Scene;
use super::canvas::Canvas;
use super::theme::BRASS;
use rules::view::Shape;

pub(super) fn last_move(canvas: &mut Canvas, scene: &Scene) {
    let Some(last) = &scene.view.last_move else {
        return;
    };
    let reach = match scene.view.shape {
        Shape::Squares { .. } => scene.unit * 0.5 - 4.0,
        Shape::Hexagon { .. } | Shape::Crossing { .. } => scene.unit * 0.42,
    };
    let arm = scene.unit * 0.18;
    let mut cells = last.cells.clone();
    cells.sort_unstable();
    cells.dedup();
    for (x, y) in cells
        .iter()
        .filter_map(|cell| Some(scene.at(scene.cell(*cell)?)))
    {
        for (right, down) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let corner = (x + right * reach, y + down * reach);
            canvas.line(corner, (corner.0 - right * arm, corner.1), BRASS, 3.0);
            canvas.line(corner, (corner.0, corner.1 - down * arm), BRASS, 3.0);
        }
    }
}

pub(super) fn highlights(canvas: &mut Canvas, scene: &Scene) {
    for cell in scene
        .view
        .highlights
        .iter()
        .filter_map(|cell| scene.cell(*cell))
    {
        canvas.dashed_circle(scene.at(cell), scene.unit * 0.45, BRASS, 3.0);
    }
}
