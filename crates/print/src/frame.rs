//! What every sheet has around what it shows: its edges, the control line and places for words.

use crate::{Area, Line};
use serde::Serialize;

/// How long the control line is, by which somebody sees whether the printer kept the size.
pub const CONTROL: f32 = 100.0;

/// Nothing is printed nearer to the edge, but marks to cut along.
const MARGIN: f32 = 10.0;
/// Room for the words below, and between them and what is cut.
const FOOTER: f32 = 22.0;
const APART: f32 = 6.0;
/// The same for papers that are too narrow for the control line: it stands upright at the right edge.
const SMALL_MARGIN: f32 = 6.0;
const SMALL_FOOTER: f32 = 5.0;
const SMALL_SIDE: f32 = 9.0;

/// A sheet's frame. Lengths are millimetres.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Frame {
    /// The paper.
    pub width: f32,
    pub height: f32,
    /// What is left for contents.
    pub area: Area,
    /// A line of [`CONTROL`] millimetres.
    pub control: Line,
    /// What the line is for.
    pub control_text: Slot,
    /// What the sheet is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heading: Option<Slot>,
    /// What to do with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<Slot>,
    /// That it is nobody's but ours.
    pub notice: Slot,
}

/// A place for a text.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Slot {
    /// The upper left corner of its first line; of an upright text the lower left one, from where it goes up.
    pub x: f32,
    pub y: f32,
    /// How long a line may be.
    pub width: f32,
    /// The size of the letters.
    pub size: f32,
    /// How many lines there may be.
    pub lines: u8,
    /// It is read from below.
    pub upright: bool,
}

impl Slot {
    /// From one line to the next.
    pub const LEADING: f32 = 1.2;

    const fn line(x: f32, y: f32, width: f32, size: f32) -> Slot {
        Slot {
            x,
            y,
            width,
            size,
            lines: 1,
            upright: false,
        }
    }
}

impl Frame {
    /// The frame of a paper of this size.
    pub fn of((width, height): (f32, f32)) -> Frame {
        if width < CONTROL + 2.0 * MARGIN {
            Frame::small(width, height)
        } else {
            Frame::large(width, height)
        }
    }

    fn large(width: f32, height: f32) -> Frame {
        let room = width - 2.0 * MARGIN;
        let top = height - MARGIN - FOOTER + 2.0;
        let beside = MARGIN + CONTROL + 4.0;
        let small = 2.35;
        Frame {
            width,
            height,
            area: Area {
                x: MARGIN,
                y: MARGIN,
                width: room,
                height: height - 2.0 * MARGIN - FOOTER - APART,
            },
            control: Line {
                from: (MARGIN, top + 1.5),
                to: (MARGIN + CONTROL, top + 1.5),
            },
            control_text: Slot {
                lines: 2,
                ..Slot::line(MARGIN, top + 3.4, CONTROL, small)
            },
            heading: Some(Slot {
                lines: 2,
                ..Slot::line(beside, top - 0.5, width - MARGIN - beside, 3.0)
            }),
            how: Some(Slot {
                lines: 2,
                ..Slot::line(MARGIN, top + 9.4, room, small)
            }),
            notice: Slot {
                lines: 2,
                ..Slot::line(MARGIN, top + 15.2, room, small)
            },
        }
    }

    fn small(width: f32, height: f32) -> Frame {
        let room = width - SMALL_MARGIN - SMALL_SIDE;
        let line = width - SMALL_SIDE + 4.5;
        let top = (height - CONTROL) / 2.0;
        let size = 1.9;
        Frame {
            width,
            height,
            area: Area {
                x: SMALL_MARGIN,
                y: SMALL_MARGIN,
                width: room,
                height: height - 2.0 * SMALL_MARGIN - SMALL_FOOTER,
            },
            control: Line {
                from: (line, top),
                to: (line, top + CONTROL),
            },
            control_text: Slot {
                upright: true,
                ..Slot::line(line - 0.8 - size, top + CONTROL - 1.0, CONTROL, size)
            },
            heading: None,
            how: None,
            notice: Slot {
                lines: 2,
                ..Slot::line(
                    SMALL_MARGIN,
                    height - SMALL_MARGIN - 2.0 * size * Slot::LEADING + 0.6,
                    room,
                    size,
                )
            },
        }
    }
}
