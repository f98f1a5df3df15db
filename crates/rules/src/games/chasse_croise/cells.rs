//! The 140 cells: crossings, and the start and arrival cell of every lane.

use super::board::{ARRIVAL, LANES, Lane, Position, START};
use crate::{Cell, Side};

/// What a cell is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A column and a row meet.
    Crossing {
        /// Red's lane.
        column: Lane,
        /// White's lane.
        row: Lane,
    },
    /// Where a player's lane begins.
    Start(Side, Lane),
    /// Where a player's lane ends.
    Arrival(Side, Lane),
}

const CROSSINGS: u8 = LANES * LANES;
const CELLS: u8 = CROSSINGS + 4 * LANES;

impl Spot {
    /// The place of a lane, as a cell. Places beyond the arrival count as the arrival.
    pub fn of(side: Side, lane: Lane, place: u8) -> Spot {
        match Lane::new(place) {
            Some(across) => match side {
                Side::One => Spot::Crossing {
                    column: lane,
                    row: across,
                },
                Side::Two => Spot::Crossing {
                    column: across,
                    row: lane,
                },
            },
            None if place == START => Spot::Start(side, lane),
            None => Spot::Arrival(side, lane),
        }
    }

    /// The cell that it is in a view.
    pub fn cell(self) -> Cell {
        let end = |which: u8, side: Side, lane: Lane| {
            CROSSINGS + (side as u8 * 2 + which) * LANES + lane.number() - 1
        };
        Cell(match self {
            Spot::Crossing { column, row } => (row.number() - 1) * LANES + column.number() - 1,
            Spot::Start(side, lane) => end(0, side, lane),
            Spot::Arrival(side, lane) => end(1, side, lane),
        })
    }

    /// `None` for a number that no cell has.
    pub fn from_cell(cell: Cell) -> Option<Spot> {
        let lane = Lane::new(cell.0 % LANES + 1)?;
        let spot = match cell.0 / LANES {
            10 => Spot::Start(Side::One, lane),
            11 => Spot::Arrival(Side::One, lane),
            12 => Spot::Start(Side::Two, lane),
            13 => Spot::Arrival(Side::Two, lane),
            row => Spot::Crossing {
                column: lane,
                row: Lane::new(row + 1)?,
            },
        };
        Some(spot)
    }

    /// All 140, in the order of their cells.
    pub fn all() -> impl Iterator<Item = Spot> {
        (0..CELLS).filter_map(|number| Spot::from_cell(Cell(number)))
    }

    /// The place of this cell on a lane; `None` if the lane does not lead over it.
    pub fn place_on(self, side: Side, lane: Lane) -> Option<u8> {
        (START..=ARRIVAL).find(|place| Spot::of(side, lane, *place) == self)
    }

    /// The pawn that stands here.
    pub fn pawn(self, position: &Position) -> Option<(Side, Lane)> {
        let candidates = match self {
            Spot::Crossing { column, row } => [Some((Side::One, column)), Some((Side::Two, row))],
            Spot::Start(side, lane) | Spot::Arrival(side, lane) => [Some((side, lane)), None],
        };
        candidates
            .into_iter()
            .flatten()
            .find(|(side, lane)| Spot::of(*side, *lane, position.place(*side, *lane)) == self)
    }

    /// `c4` for a crossing; `c0` and `c11` for the ends of a column, `r4-0` and `r4-11` for those of a row.
    pub fn name(self) -> String {
        let end = |side: Side, lane: Lane, place: u8| match side {
            Side::One => format!("{}{place}", lane.name(side)),
            Side::Two => format!("r{}-{place}", lane.name(side)),
        };
        match self {
            Spot::Crossing { column, row } => {
                format!("{}{}", column.name(Side::One), row.name(Side::Two))
            }
            Spot::Start(side, lane) => end(side, lane, START),
            Spot::Arrival(side, lane) => end(side, lane, ARRIVAL),
        }
    }

    /// The spot with this name.
    pub fn named(name: &str) -> Option<Spot> {
        Spot::all().find(|spot| spot.name() == name)
    }

    /// Columns from left to right, rows from bottom to top; y grows downwards.
    pub fn coordinates(self) -> (u8, u8) {
        let (across, up) = match self {
            Spot::Crossing { column, row } => (column.number(), row.number()),
            Spot::Start(Side::One, column) => (column.number(), START),
            Spot::Arrival(Side::One, column) => (column.number(), ARRIVAL),
            Spot::Start(Side::Two, row) => (START, row.number()),
            Spot::Arrival(Side::Two, row) => (ARRIVAL, row.number()),
        };
        (across, ARRIVAL - up)
    }
}

/// The cell on which a pawn stands.
pub(super) fn cell_of(position: &Position, side: Side, lane: Lane) -> Cell {
    Spot::of(side, lane, position.place(side, lane)).cell()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_names_and_numbers_belong_together() {
        assert_eq!(Spot::all().count(), usize::from(CELLS));
        for (number, spot) in Spot::all().enumerate() {
            assert_eq!(spot.cell().index(), number);
            assert_eq!(Spot::named(&spot.name()), Some(spot));
        }
        assert_eq!(Spot::from_cell(Cell(CELLS)), None);
        assert_eq!(Spot::from_cell(Cell(u8::MAX)), None);
        assert_eq!(Spot::named("k4"), None);
    }

    #[test]
    fn the_ends_of_a_lane_bear_the_names_of_places() {
        let fourth = Lane::new(4).expect("a lane");
        let names =
            |side| [START, 1, 10, ARRIVAL].map(|place| Spot::of(side, fourth, place).name());
        assert_eq!(names(Side::One), ["d0", "d1", "d10", "d11"]);
        assert_eq!(names(Side::Two), ["r4-0", "a4", "j4", "r4-11"]);
    }
}
