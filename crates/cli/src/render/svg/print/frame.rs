//! What every printed page has: the control line, what the page is, and that it is unofficial.

use super::NoRoom;
use super::letters::Voice;
use crate::render::colours::printed;
use crate::render::svg::canvas::Canvas;
use print::{Frame, Line, Slot};
use words::Words;

/// How far the ends of the control line stand out.
const TICK: f32 = 1.5;
/// How broad lines are.
pub(super) const HAIRLINE: f32 = 0.2;

/// Draws the frame of a page with this heading, and what to do with the page.
pub(super) fn frame(
    canvas: &mut Canvas,
    frame: &Frame,
    heading: &str,
    how: &str,
    words: &Words,
) -> Result<(), NoRoom> {
    let Frame { width, height, .. } = *frame;
    canvas.rect((0.0, 0.0), (width, height), printed("ground"), None);
    control(canvas, frame.control);
    let ink = printed("ink-soft");
    let text = |id| words.text(id, &[]);
    fill(
        canvas,
        &frame.control_text,
        Voice::Plain,
        &text("print-control"),
        ink,
    )?;
    fill(
        canvas,
        &frame.notice,
        Voice::Plain,
        &text("print-unofficial"),
        ink,
    )?;
    if let Some(slot) = &frame.heading {
        fill(canvas, slot, Voice::Strong, heading, printed("ink"))?;
    }
    if let (Some(slot), false) = (&frame.how, how.is_empty()) {
        fill(canvas, slot, Voice::Plain, how, ink)?;
    }
    Ok(())
}

/// The line, with ends that can be measured between.
fn control(canvas: &mut Canvas, line: Line) {
    let ink = printed("ink");
    let Line { from, to } = line;
    let aside = |point: (f32, f32), by: f32| {
        if (to.0 - from.0).abs() > (to.1 - from.1).abs() {
            (point.0, point.1 + by)
        } else {
            (point.0 + by, point.1)
        }
    };
    canvas.line(from, to, ink, HAIRLINE);
    for end in [from, to] {
        canvas.line(aside(end, -TICK), aside(end, TICK), ink, HAIRLINE);
    }
}

fn fill(
    canvas: &mut Canvas,
    slot: &Slot,
    voice: Voice,
    text: &str,
    ink: &str,
) -> Result<(), NoRoom> {
    let lines = voice.fitted(text, slot.size, slot.width, usize::from(slot.lines))?;
    let (mut x, mut y) = (slot.x, slot.y);
    if slot.upright {
        canvas.open_upright((x, y));
        (x, y) = (0.0, 0.0);
    }
    for line in lines {
        voice.write(canvas, (x, y), &line, slot.size, ink);
        y += slot.size * Slot::LEADING;
    }
    if slot.upright {
        canvas.close_group();
    }
    Ok(())
}
