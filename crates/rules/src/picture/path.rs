//! Path data as SVG has it, written from thousandths of a cell in hundredths: short, and the same on every machine.

use std::fmt::Write;

/// A point or a way, in thousandths of a cell.
pub(super) type Point = (i32, i32);

/// Path data being written.
#[derive(Debug, Default)]
pub(super) struct Path {
    data: String,
}

impl Path {
    pub(super) fn finish(self) -> String {
        self.data
    }

    pub(super) fn go(&mut self, to: Point) {
        self.put('M', &[to.0, to.1]);
    }

    /// To a point.
    pub(super) fn line_to(&mut self, to: Point) {
        self.put('L', &[to.0, to.1]);
    }

    pub(super) fn curve_to(&mut self, one: Point, other: Point, to: Point) {
        self.put('C', &[one.0, one.1, other.0, other.1, to.0, to.1]);
    }

    /// Half of an ellipse at most, so far from here; clockwise or not.
    pub(super) fn arc(&mut self, radii: Point, clockwise: bool, way: Point) {
        self.put('a', &[radii.0, radii.1]);
        let _ = write!(self.data, " 0 0 {}", u8::from(clockwise));
        self.numbers(&[way.0, way.1], true);
    }

    pub(super) fn close(&mut self) {
        self.data.push('Z');
    }

    pub(super) fn line(&mut self, from: Point, to: Point) {
        self.go(from);
        let (across, down) = (to.0 - from.0, to.1 - from.1);
        match (across, down) {
            (across, 0) => self.put('h', &[across]),
            (0, down) => self.put('v', &[down]),
            way => self.put('l', &[way.0, way.1]),
        }
    }

    /// A rectangle from its upper left corner, perhaps with round corners.
    pub(super) fn rectangle(&mut self, (left, top): Point, (width, height): Point, bend: i32) {
        let (across, down) = (width - 2 * bend, height - 2 * bend);
        let turn = |path: &mut Path, x: i32, y: i32| {
            if bend > 0 {
                path.arc((bend, bend), true, (x * bend, y * bend));
            }
        };
        self.go((left + bend, top));
        self.put('h', &[across]);
        turn(self, 1, 1);
        self.put('v', &[down]);
        turn(self, -1, 1);
        self.put('h', &[-across]);
        if bend > 0 {
            turn(self, -1, -1);
            self.put('v', &[-down]);
            turn(self, 1, -1);
        }
        self.close();
    }

    pub(super) fn ellipse(&mut self, (x, y): Point, radii: Point) {
        self.go((x - radii.0, y));
        self.arc(radii, true, (2 * radii.0, 0));
        self.arc(radii, true, (-2 * radii.0, 0));
        self.close();
    }

    pub(super) fn circle(&mut self, centre: Point, radius: i32) {
        self.ellipse(centre, (radius, radius));
    }

    pub(super) fn polygon(&mut self, corners: impl IntoIterator<Item = Point>) {
        for (index, corner) in corners.into_iter().enumerate() {
            if index == 0 {
                self.go(corner);
            } else {
                self.line_to(corner);
            }
        }
        self.close();
    }

    fn put(&mut self, command: char, numbers: &[i32]) {
        self.data.push(command);
        self.numbers(numbers, false);
    }

    fn numbers(&mut self, numbers: &[i32], behind: bool) {
        for (index, number) in numbers.iter().enumerate() {
            // A sign parts numbers as well as a space does.
            if (index > 0 || behind) && *number >= 0 {
                self.data.push(' ');
            }
            let sign = if *number < 0 { "-" } else { "" };
            let (whole, part) = (number.unsigned_abs() / 10, number.unsigned_abs() % 10);
            // Writing to a string cannot fail.
            let _ = match part {
                0 => write!(self.data, "{sign}{whole}"),
                part => write!(self.data, "{sign}{whole}.{part}"),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Path;

    #[test]
    fn numbers_are_hundredths_without_needless_signs() {
        let mut path = Path::default();
        path.go((-105, 7));
        path.line_to((0, -1000));
        path.close();
        assert_eq!(path.finish(), "M-10.5 0.7L0-100Z");
    }

    #[test]
    fn a_rectangle_goes_round_its_corners_and_comes_back() {
        let mut path = Path::default();
        path.rectangle((100, 200), (300, 400), 0);
        path.rectangle((100, 200), (300, 400), 50);
        assert_eq!(
            path.finish(),
            "M10 20h30v40h-30Z\
             M15 20h20a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5h-20a5 5 0 0 1-5-5v-30a5 5 0 0 1 5-5Z"
        );
    }

    #[test]
    fn a_circle_is_two_halves_around_its_centre() {
        let mut path = Path::default();
        path.circle((1000, 0), 70);
        assert_eq!(path.finish(), "M93 0a7 7 0 0 1 14 0a7 7 0 0 1-14 0Z");
    }

    #[test]
    fn straight_lines_are_written_the_short_way() {
        let mut path = Path::default();
        path.line((0, 0), (10, 0));
        path.line((0, 0), (0, -10));
        path.line((10, 10), (20, 30));
        assert_eq!(path.finish(), "M0 0h1M0 0v-1M1 1l1 2");
    }
}
