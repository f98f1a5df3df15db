//! The hexagon of points (AT-1) and its rays, worked out when compiling.

use crate::Cell;
use std::fmt;

/// A point of a hexagon, counted row by row from a1; names sort in the same order. Its board gives it its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// The point of this index, taken modulo 64.
    #[inline]
    pub const fn from_index(index: u8) -> Point {
        Point(index & 63)
    }

    /// Counted from 0 for a1.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell that the point is in a view.
    pub const fn cell(self) -> Cell {
        Cell(self.0)
    }
}

set_of! {
    /// A set of points of a hexagon.
    ///
    /// ```
    /// use ludotheca_rules::attangle::{PointSet, SMALL};
    ///
    /// let centre = SMALL.named("d4").expect("a point of the small board");
    /// assert_eq!(SMALL.rings()[0], PointSet::of(centre));
    /// let rest = SMALL.all() - PointSet::of(centre);
    /// assert_eq!((rest.len(), rest.contains(centre)), (36, false));
    /// assert_eq!(rest.first().map(|point| SMALL.name(point)).as_deref(), Some("a1"));
    /// ```
    PointSet, Points, of Point in u64
}

/// The six ways from a point, counter-clockwise. Along the first three the index of the points grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Along the row, towards higher numbers.
    Right,
    /// To the row above, to the right.
    UpRight,
    /// To the row above, to the left.
    UpLeft,
    /// Along the row, towards lower numbers.
    Left,
    /// To the row below, to the left.
    DownLeft,
    /// To the row below, to the right.
    DownRight,
}

impl Direction {
    /// All six, counter-clockwise from the right.
    pub const ALL: [Direction; 6] = [
        Direction::Right,
        Direction::UpRight,
        Direction::UpLeft,
        Direction::Left,
        Direction::DownLeft,
        Direction::DownRight,
    ];

    /// Rows up and slanted columns to the right.
    const fn vector(self) -> (i8, i8) {
        match self {
            Direction::Right => (0, 1),
            Direction::UpRight => (1, 1),
            Direction::UpLeft => (1, 0),
            Direction::Left => (0, -1),
            Direction::DownLeft => (-1, -1),
            Direction::DownRight => (-1, 0),
        }
    }
}

/// AT-1: a hexagon of points, with everything that a slide needs to know worked out in advance.
pub struct Board {
    side: u8,
    /// For each point, the points along each of the directions in which the index grows.
    rising: [[PointSet; 3]; 64],
    /// And along those in which it shrinks.
    falling: [[PointSet; 3]; 64],
    /// All of these together.
    lines: [PointSet; 64],
    /// The points by their distance from the centre.
    rings: [PointSet; 5],
}

/// The board of 37 points.
pub static SMALL: Board = Board::of_side(4);
/// The board of 61 points.
pub static LARGE: Board = Board::of_side(5);

impl Board {
    /// The hexagon with so many points to a side, at most five: its points then fit into 64 bits.
    const fn of_side(side: u8) -> Board {
        assert!(side >= 2 && side <= 5);
        let mut board = Board {
            side,
            rising: [[PointSet::EMPTY; 3]; 64],
            falling: [[PointSet::EMPTY; 3]; 64],
            lines: [PointSet::EMPTY; 64],
            rings: [PointSet::EMPTY; 5],
        };
        let mut index = 0;
        while index < board.points() {
            let mut d = 0;
            while d < 6 {
                let mut ray = PointSet::EMPTY;
                let mut at = Point::from_index(index);
                while let Some(next) = board.step(at, Direction::ALL[d]) {
                    ray.insert(next);
                    at = next;
                }
                if d < 3 {
                    board.rising[index as usize][d] = ray;
                } else {
                    board.falling[index as usize][d - 3] = ray;
                }
                board.lines[index as usize] = board.lines[index as usize].union(ray);
                d += 1;
            }
            let point = Point::from_index(index);
            board.rings[board.distance(point) as usize].insert(point);
            index += 1;
        }
        board
    }

    /// How many steps a point is from the centre.
    const fn distance(&self, point: Point) -> u8 {
        let (row, number) = self.place(point);
        let middle = self.side as i8 - 1;
        let up = row as i8 - middle;
        let right = (self.first_column(row) + number) as i8 - middle;
        // Up and to the right is one step, up and to the left two.
        let apart = [
            up.unsigned_abs(),
            right.unsigned_abs(),
            (up - right).unsigned_abs(),
        ];
        let farther = if apart[0] > apart[1] {
            apart[0]
        } else {
            apart[1]
        };
        if farther > apart[2] {
            farther
        } else {
            apart[2]
        }
    }

    /// The points by their distance from the centre, which is the first of the rings.
    #[inline]
    pub fn rings(&self) -> &[PointSet] {
        &self.rings[..usize::from(self.side)]
    }

    /// Points to a side.
    pub const fn side(&self) -> u8 {
        self.side
    }

    /// How many rows it has.
    pub const fn rows(&self) -> u8 {
        2 * self.side - 1
    }

    /// How many points a row has, counted from 0 at the bottom.
    pub const fn row_length(&self, row: u8) -> u8 {
        self.rows() - row.abs_diff(self.side - 1)
    }

    /// How many points it has.
    pub const fn points(&self) -> u8 {
        3 * self.side * (self.side - 1) + 1
    }

    /// The set of all points.
    pub const fn all(&self) -> PointSet {
        PointSet::from_bits((1 << self.points()) - 1)
    }

    /// The row of a point and its number in the row, both from 0.
    pub const fn place(&self, point: Point) -> (u8, u8) {
        let (mut row, mut number) = (0, point.0);
        while row + 1 < self.rows() && number >= self.row_length(row) {
            number -= self.row_length(row);
            row += 1;
        }
        (row, number)
    }

    /// The point with this number in this row, both from 0.
    pub const fn at(&self, row: u8, number: u8) -> Option<Point> {
        if row >= self.rows() || number >= self.row_length(row) {
            return None;
        }
        let mut index = number;
        let mut below = 0;
        while below < row {
            index += self.row_length(below);
            below += 1;
        }
        Some(Point::from_index(index))
    }

    /// The slanted column in which a row begins: columns lean to the left, so that the upper rows begin further right.
    const fn first_column(&self, row: u8) -> u8 {
        row.saturating_sub(self.side - 1)
    }

    /// The neighbour in a direction, if it is on the board.
    pub const fn step(&self, point: Point, direction: Direction) -> Option<Point> {
        let (row, number) = self.place(point);
        let (up, right) = direction.vector();
        let next_row = row as i8 + up;
        if next_row < 0 || next_row >= self.rows() as i8 {
            return None;
        }
        let column = (self.first_column(row) + number) as i8 + right;
        let next_number = column - self.first_column(next_row as u8) as i8;
        if next_number < 0 {
            return None;
        }
        self.at(next_row as u8, next_number as u8)
    }

    /// The point's name: the row's letter and the number in the row.
    pub fn name(&self, point: Point) -> String {
        let (row, number) = self.place(point);
        format!("{}{}", char::from(b'a' + row), number + 1)
    }

    /// The point with this name, lower case.
    pub const fn named(&self, name: &str) -> Option<Point> {
        match name.as_bytes() {
            &[row @ b'a'..=b'i', number @ b'1'..=b'9'] => self.at(row - b'a', number - b'1'),
            _ => None,
        }
    }

    /// The set of the points with these names; for tables, so an unknown name is a mistake of ours.
    pub(super) const fn set(&self, names: &[&str]) -> PointSet {
        let mut set = PointSet::EMPTY;
        let mut i = 0;
        while i < names.len() {
            match self.named(names[i]) {
                Some(point) => set.insert(point),
                None => panic!("no such point"),
            }
            i += 1;
        }
        set
    }

    /// All points in line with this one.
    #[inline]
    pub(super) fn lines(&self, point: Point) -> PointSet {
        self.lines[point.index()]
    }

    /// The nearest occupied point in each of the six directions.
    #[inline]
    pub(super) fn first_met(&self, point: Point, occupied: PointSet) -> PointSet {
        let mut met = 0;
        for ray in self.rising[point.index()] {
            let on = (ray & occupied).bits();
            met |= on & on.wrapping_neg();
        }
        for ray in self.falling[point.index()] {
            let on = (ray & occupied).bits();
            met |= u64::from(on != 0) << (on | 1).ilog2();
        }
        PointSet::from_bits(met)
    }
}

impl fmt::Debug for Board {
    /// The side says it all; the tables would only hide it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Board")
            .field("side", &self.side)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_have_the_lengths_of_the_rule_book() {
        let lengths = |board: &Board| -> Vec<u8> {
            (0..board.rows()).map(|row| board.row_length(row)).collect()
        };
        assert_eq!(lengths(&SMALL), [4, 5, 6, 7, 6, 5, 4]);
        assert_eq!(lengths(&LARGE), [5, 6, 7, 8, 9, 8, 7, 6, 5]);
        assert_eq!((SMALL.points(), LARGE.points()), (37, 61));
        assert_eq!(SMALL.all().len(), 37);
        assert_eq!(LARGE.all().len(), 61);
    }

    #[test]
    fn a_point_finds_its_name_again_and_names_sort_like_points() {
        for board in [&SMALL, &LARGE] {
            let names: Vec<_> = board.all().iter().map(|point| board.name(point)).collect();
            assert!(names.is_sorted());
            for (index, name) in names.iter().enumerate() {
                assert_eq!(board.named(name), Some(Point::from_index(index as u8)));
            }
        }
        for name in ["a5", "d8", "h1", "d0", "d", "d44", "D4"] {
            assert_eq!(SMALL.named(name), None, "{name}");
        }
    }

    #[test]
    fn rings_lie_around_the_centre() {
        assert_eq!(SMALL.rings()[0], SMALL.set(&["d4"]));
        assert_eq!(
            SMALL.rings()[1],
            SMALL.set(&["c3", "c4", "d3", "d5", "e3", "e4"])
        );
        for board in [&SMALL, &LARGE] {
            let sizes: Vec<_> = board.rings().iter().map(|ring| ring.len()).collect();
            assert_eq!(sizes, [1, 6, 12, 18, 24][..sizes.len()]);
            let rim = board.all().iter().filter(|point| {
                Direction::ALL
                    .into_iter()
                    .any(|way| board.step(*point, way).is_none())
            });
            let rim: PointSet = rim.collect();
            assert_eq!(board.rings().last(), Some(&rim));
        }
    }

    #[test]
    fn neighbours_above_are_k_and_k_plus_1_where_rows_grow_and_k_minus_1_and_k_where_they_shrink() {
        let above = |name: &str| {
            let point = SMALL.named(name).unwrap();
            [Direction::UpLeft, Direction::UpRight]
                .map(|way| SMALL.step(point, way).map(|next| SMALL.name(next)))
        };
        let some = |left: &str, right: &str| [Some(left.to_owned()), Some(right.to_owned())];
        assert_eq!(above("a1"), some("b1", "b2"));
        assert_eq!(above("c6"), some("d6", "d7"));
        assert_eq!(above("d4"), some("e3", "e4"));
        assert_eq!(above("d1"), [None, Some("e1".to_owned())]);
        assert_eq!(above("d7"), [Some("e6".to_owned()), None]);
        assert_eq!(above("g2"), [None, None]);
    }

    #[test]
    fn a_step_and_the_opposite_step_lead_back() {
        for board in [&SMALL, &LARGE] {
            for point in board.all() {
                for (d, direction) in Direction::ALL.into_iter().enumerate() {
                    let opposite = Direction::ALL[(d + 3) % 6];
                    if let Some(next) = board.step(point, direction) {
                        assert_eq!(board.step(next, opposite), Some(point));
                        assert_eq!(next > point, d < 3);
                    }
                }
            }
        }
    }

    #[test]
    fn the_first_met_are_those_that_walking_meets() {
        for (board, pattern) in [
            (&SMALL, 0x0012_4108_2410_8241),
            (&LARGE, 0x1249_2094_8124_9249),
            (&LARGE, 0),
        ] {
            let occupied = PointSet::from_bits(pattern) & board.all();
            for point in board.all() {
                let mut met = PointSet::EMPTY;
                for direction in Direction::ALL {
                    let mut at = point;
                    while let Some(next) = board.step(at, direction) {
                        at = next;
                        if occupied.contains(at) {
                            met.insert(at);
                            break;
                        }
                    }
                }
                assert_eq!(
                    board.first_met(point, occupied),
                    met,
                    "{}",
                    board.name(point)
                );
            }
        }
    }
}
