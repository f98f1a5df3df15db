//! The board on as few sheets as it needs: all of it on one, or in parts that meet where the marks are.

use crate::sheet::{Area, Line, Matter, Sheet, Window};
use crate::{Frame, Paper};
use rules::View;
use rules::picture::room;

/// So far the picture goes on beyond an edge at which two parts meet.
pub const BLEED: f32 = 5.0;
/// Marks to cut along begin so far from the picture, and are so long.
const GAP: f32 = 1.0;
const MARK: f32 = 4.0;

/// How a board is divided: where each part ends, from the board's own left and upper edge.
struct Division {
    frame: Frame,
    columns: Vec<f32>,
    rows: Vec<f32>,
}

pub(crate) fn board(view: &View, cell: f32, paper: Paper) -> Vec<Sheet> {
    let room = room(view);
    let scale = cell / 100.0;
    let (left, top) = (room.left * scale, room.top * scale);
    let divided = |size: (f32, f32)| {
        let frame = Frame::of(size);
        Division {
            frame,
            columns: divided(room.width * scale, frame.area.width, left, cell),
            rows: divided(room.height * scale, frame.area.height, top, cell),
        }
    };
    let (across, down) = paper.size();
    let [upright, lying] = [divided((across, down)), divided((down, across))];
    let sheets = |division: &Division| division.columns.len() * division.rows.len();
    let division = if sheets(&lying) < sheets(&upright) {
        lying
    } else {
        upright
    };
    let mut made = Vec::new();
    for (row, vertical) in spans(&division.rows) {
        for (column, horizontal) in spans(&division.columns) {
            let matter = Matter::Board {
                row,
                rows: division.rows.len(),
                column,
                columns: division.columns.len(),
            };
            let mut sheet = Sheet::empty(matter, division.frame);
            let area = division.frame.area;
            let across = placed(horizontal, area.x, area.width);
            let down = placed(vertical, area.y, area.height);
            let seen = Area {
                x: across.seen,
                y: down.seen,
                width: horizontal.length + horizontal.bleed(),
                height: vertical.length + vertical.bleed(),
            };
            let cut = Area {
                x: across.cut,
                y: down.cut,
                width: horizontal.length,
                height: vertical.length,
            };
            sheet.cuts = marks(&seen, &cut);
            sheet.board = Some(Window {
                seen,
                cut,
                origin: (cut.x - horizontal.from - left, cut.y - vertical.from - top),
                cell,
            });
            made.push(sheet);
        }
    }
    made
}

/// Where the parts end in which so much is printed where there is so much room: between cells if that can be, the first of which has its
/// middle so far behind the beginning. Parts that meet bleed.
fn divided(length: f32, room: f32, begin: f32, cell: f32) -> Vec<f32> {
    if length <= room {
        return vec![length];
    }
    let most = room - 2.0 * BLEED;
    let count = (length / most).ceil() as usize;
    let even: Vec<f32> = (1..=count)
        .map(|part| length * part as f32 / count as f32)
        .collect();
    let mut between: Vec<f32> = even
        .iter()
        .map(|end| (((end + begin) / cell + 0.5).round() - 0.5) * cell - begin)
        .collect();
    between[count - 1] = length;
    let fits = spans(&between).all(|(_, span)| span.length > 0.0 && span.length <= most);
    if fits { between } else { even }
}

/// A part of the board in one direction.
#[derive(Clone, Copy)]
struct Span {
    from: f32,
    length: f32,
    /// How much of the picture goes on before it and behind it.
    before: f32,
    behind: f32,
}

impl Span {
    fn bleed(&self) -> f32 {
        self.before + self.behind
    }
}

/// The parts that end here, counted from 1.
fn spans(ends: &[f32]) -> impl Iterator<Item = (usize, Span)> {
    ends.iter().enumerate().map(|(index, end)| {
        let from = if index == 0 { 0.0 } else { ends[index - 1] };
        let bleed = |meets: bool| if meets { BLEED } else { 0.0 };
        let span = Span {
            from,
            length: end - from,
            before: bleed(index > 0),
            behind: bleed(index + 1 < ends.len()),
        };
        (index + 1, span)
    })
}

/// Where a part lies on the paper.
struct Placed {
    seen: f32,
    cut: f32,
}

/// In the middle of the room.
fn placed(span: Span, begin: f32, room: f32) -> Placed {
    let seen = begin + (room - span.length - span.bleed()) / 2.0;
    Placed {
        seen,
        cut: seen + span.before,
    }
}

/// Two marks at each corner, outside of what is seen.
fn marks(seen: &Area, cut: &Area) -> Vec<Line> {
    let mut marks = Vec::new();
    for x in [cut.x, cut.right()] {
        for (edge, out) in [(seen.y, -1.0), (seen.bottom(), 1.0)] {
            marks.push(Line {
                from: (x, edge + out * GAP),
                to: (x, edge + out * (GAP + MARK)),
            });
        }
    }
    for y in [cut.y, cut.bottom()] {
        for (edge, out) in [(seen.x, -1.0), (seen.right(), 1.0)] {
            marks.push(Line {
                from: (edge + out * GAP, y),
                to: (edge + out * (GAP + MARK), y),
            });
        }
    }
    marks
}
