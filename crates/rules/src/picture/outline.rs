//! Outlines as constants: what a game's file of pictures is made of.

use super::path::Path;

/// A number of thousandths of a cell.
type Length = i16;

/// An outline, in thousandths of a cell around its centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outline {
    /// A circle or ellipse: centre, then half its width and half its height.
    Ellipse([Length; 2], [Length; 2]),
    /// A rectangle: upper left corner, width and height, and how round its corners are.
    Rectangle([Length; 2], [Length; 2], Length),
    /// Corners joined by straight lines, the last with the first.
    Polygon(&'static [[Length; 2]]),
    /// Lines from one point to another.
    Lines(&'static [[[Length; 2]; 2]]),
    /// Any line.
    Path(&'static [Segment]),
}

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Segment {
    /// The line begins here.
    Move([Length; 2]),
    /// Straight to a point.
    Line([Length; 2]),
    /// Along a cubic curve: two points that draw it aside, and where it ends.
    Curve([Length; 2], [Length; 2], [Length; 2]),
    /// The lower half of an ellipse, from left to right: half its width and half its height.
    Bowl([Length; 2]),
    /// Back to where the line began.
    Close,
}

impl Outline {
    /// A circle around the centre.
    pub const fn disc(radius: Length) -> Outline {
        Outline::Ellipse([0, 0], [radius, radius])
    }

    /// A square around the centre, from half its side.
    pub const fn square(half: Length, bend: Length) -> Outline {
        Outline::Rectangle([-half, -half], [2 * half, 2 * half], bend)
    }

    /// Writes the outline, so much lower.
    pub(super) fn write(&self, path: &mut Path, lower: i32) {
        let at = |[x, y]: [Length; 2]| (i32::from(x), i32::from(y) + lower);
        let size = |[x, y]: [Length; 2]| (i32::from(x), i32::from(y));
        match *self {
            Outline::Ellipse(centre, radii) => path.ellipse(at(centre), size(radii)),
            Outline::Rectangle(corner, sides, bend) => {
                path.rectangle(at(corner), size(sides), i32::from(bend));
            }
            Outline::Polygon(corners) => path.polygon(corners.iter().copied().map(at)),
            Outline::Lines(lines) => {
                for [from, to] in lines {
                    path.line(at(*from), at(*to));
                }
            }
            Outline::Path(segments) => {
                for segment in segments {
                    match *segment {
                        Segment::Move(to) => path.go(at(to)),
                        Segment::Line(to) => path.line_to(at(to)),
                        Segment::Curve(one, other, to) => path.curve_to(at(one), at(other), at(to)),
                        Segment::Bowl(radii) => {
                            path.arc(size(radii), false, (2 * i32::from(radii[0]), 0));
                        }
                        Segment::Close => path.close(),
                    }
                }
            }
        }
    }
}
