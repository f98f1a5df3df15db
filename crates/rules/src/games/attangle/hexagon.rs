//! The hexagon of points (AT-1) and its rays, worked out when compiling.

use crate::Cell;
use std::fmt;

/// A point of a hexagon, counted row by row from a1; names sort in the same order. Its board gives it its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// The point of this index, taken modulo 64.
    #[inline]
    pub const fn new(index: u8) -> Point {
        Point(index & 63)
    }

    /// The first point of a set that is not empty.
    #[inline]
    pub(super) const fn first(set: u64) -> Point {
        Point::new(set.trailing_zeros() as u8)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    pub const fn cell(self) -> Cell {
        Cell(self.0)
    }
}

/// The points of a set, from a1 on.
pub(super) fn points(mut set: u64) -> impl Iterator<Item = Point> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let point = Point::first(set);
        set &= set - 1;
        Some(point)
    })
}

/// The `index`-th point of a set, counted from a1.
#[inline]
pub(super) fn nth_point(mut set: u64, index: usize) -> Point {
    for _ in 0..index {
        set &= set - 1;
    }
    Point::first(set)
}

/// The six ways from a point, counter-clockwise. Along the first three the index of the points grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Direction {
    Right,
    UpRight,
    UpLeft,
    Left,
    DownLeft,
    DownRight,
}

impl Direction {
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
    rising: [[u64; 3]; 64],
    /// And along those in which it shrinks.
    falling: [[u64; 3]; 64],
    /// All of these together.
    lines: [u64; 64],
    /// The points by their distance from the centre.
    rings: [u64; 5],
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
            rising: [[0; 3]; 64],
            falling: [[0; 3]; 64],
            lines: [0; 64],
            rings: [0; 5],
        };
        let mut index = 0;
        while index < board.points() {
            let mut d = 0;
            while d < 6 {
                let mut ray = 0;
                let mut at = Point::new(index);
                while let Some(next) = board.step(at, Direction::ALL[d]) {
                    ray |= next.bit();
                    at = next;
                }
                if d < 3 {
                    board.rising[index as usize][d] = ray;
                } else {
                    board.falling[index as usize][d - 3] = ray;
                }
                board.lines[index as usize] |= ray;
                d += 1;
            }
            board.rings[board.distance(Point::new(index)) as usize] |= 1 << index;
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
    pub fn rings(&self) -> &[u64] {
        &self.rings[..usize::from(self.side)]
    }

    /// Points to a side.
    pub const fn side(&self) -> u8 {
        self.side
    }

    pub const fn rows(&self) -> u8 {
        2 * self.side - 1
    }

    /// How many points a row has, counted from 0 at the bottom.
    pub const fn row_length(&self, row: u8) -> u8 {
        self.rows() - row.abs_diff(self.side - 1)
    }

    pub const fn points(&self) -> u8 {
        3 * self.side * (self.side - 1) + 1
    }

    /// The set of all points.
    pub const fn all(&self) -> u64 {
        (1 << self.points()) - 1
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
        Some(Point::new(index))
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
    pub(super) const fn set(&self, names: &[&str]) -> u64 {
        let mut set = 0;
        let mut i = 0;
        while i < names.len() {
            match self.named(names[i]) {
                Some(point) => set |= point.bit(),
                None => panic!("no such point"),
            }
            i += 1;
        }
        set
    }

    /// All points in line with this one.
    #[inline]
    pub(super) fn lines(&self, point: Point) -> u64 {
        self.lines[point.index()]
    }

    /// The nearest occupied point in each of the six directions.
    #[inline]
    pub(super) fn first_met(&self, point: Point, occupied: u64) -> u64 {
        let mut met = 0;
        for ray in self.rising[point.index()] {
            let on = ray & occupied;
            met |= on & on.wrapping_neg();
        }
        for ray in self.falling[point.index()] {
            let on = ray & occupied;
            met |= u64::from(on != 0) << (on | 1).ilog2();
        }
        met
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
        assert_eq!(SMALL.all().count_ones(), 37);
        assert_eq!(LARGE.all().count_ones(), 61);
    }

    #[test]
    fn a_point_finds_its_name_again_and_names_sort_like_points() {
        for board in [&SMALL, &LARGE] {
            let names: Vec<_> = points(board.all()).map(|point| board.name(point)).collect();
            assert!(names.is_sorted());
            for (index, name) in names.iter().enumerate() {
                assert_eq!(board.named(name), Some(Point::new(index as u8)));
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
            let sizes: Vec<_> = board.rings().iter().map(|ring| ring.count_ones()).collect();
            assert_eq!(sizes, [1, 6, 12, 18, 24][..sizes.len()]);
            let rim = points(board.all()).filter(|point| {
                Direction::ALL
                    .into_iter()
                    .any(|way| board.step(*point, way).is_none())
            });
            let rim = rim.fold(0, |set, point| set | point.bit());
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
            for point in points(board.all()) {
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
            let occupied = pattern & board.all();
            for point in points(board.all()) {
                let mut met = 0;
                for direction in Direction::ALL {
                    let mut at = point;
                    while let Some(next) = board.step(at, direction) {
                        at = next;
                        if occupied & at.bit() != 0 {
                            met |= at.bit();
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
