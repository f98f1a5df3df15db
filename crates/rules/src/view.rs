//! The picture of a position as data. Every renderer (terminal, SVG, page) draws this and knows no rule.

use crate::{Cell, Game, Message, Outcome, Rule, Side};
use serde::Serialize;

/// Everything there is to see.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct View {
    pub variant: &'static str,
    pub shape: Shape,
    pub cells: Vec<CellView>,
    pub pieces: Vec<PieceView>,
    /// Pieces in hand, per player; `None` inside means without limit. Games without a reserve have no entry.
    pub reserves: Option<[Option<u32>; 2]>,
    /// Pieces out of play, by the player who owned them.
    pub captured: Vec<Captured>,
    /// Dice of the turn under way, the higher one first. Empty outside the dice game and before the roll. A position alone
    /// knows only the unused ones; a table that saw the roll shows both.
    pub dice: Vec<Die>,
    pub counters: Vec<Counter>,
    pub phase: Phase,
    pub side: Side,
    pub ply: u32,
    pub outcome: Option<Outcome>,
    pub last_move: Option<LastMove>,
    /// Cells to be pointed out, such as those a refusal names.
    pub highlights: Vec<Cell>,
}

/// The kind of board, for renderers that lay cells out on their own (a terminal does).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// Squares in files and ranks.
    Squares { files: u8, ranks: u8 },
    /// Points of a hexagon with so many to a side.
    Hexagon { side: u8 },
    /// Lanes of two players crossing at right angles.
    Crossing { lanes: u8 },
}

/// A cell and where it lies. One unit is the distance between neighbours; x grows to the right, y downwards, player 1 sits
/// at the bottom.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct CellView {
    pub cell: Cell,
    pub name: String,
    pub x: f32,
    pub y: f32,
    pub markings: Vec<Marking>,
    /// What a screen reader says: the cell, what stands on it, what is special about it.
    pub label: Message,
}

/// What is printed on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Marking {
    /// A darker square.
    Shaded,
    /// LT-8: a corner, with rules of its own.
    Corner,
    /// Lines along which a horseman may leave (LA-1).
    Horizontal,
    Vertical,
    /// `/`, rising to the right.
    Rising,
    /// `\`, falling to the right.
    Falling,
    /// AT-3: nothing is entered here.
    Void,
    /// CC-1: where a player's lane begins.
    Start(Side),
    /// CC-1: where a player's lane ends, numbered.
    Arrival(Side, u8),
}

/// A piece or stack on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct PieceView {
    pub cell: Cell,
    pub side: Side,
    /// The identifier of the kind's name, such as `piece-defender`.
    pub kind: &'static str,
    /// The letter that the notation uses, upper case.
    pub letter: char,
    /// 1 for a single piece.
    pub height: u8,
}

/// Pieces of one kind that are out of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Captured {
    pub side: Side,
    pub kind: &'static str,
    pub letter: char,
    pub count: u8,
}

/// One of the two dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Die {
    pub points: u8,
    pub used: bool,
}

/// A count that a rule keeps (LT-15 moves left, LA-10 quiet plies).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Counter {
    pub rule: Rule,
    /// Whose count it is; `None` for a count of the game as a whole.
    pub side: Option<Side>,
    pub value: u32,
    /// The value at which the rule speaks, or the count that a running-down counter began with.
    pub limit: u32,
    pub label: &'static str,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    Roll,
    Move,
    Over,
}

/// The move that led here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct LastMove {
    pub text: String,
    pub cells: Vec<Cell>,
}

/// What a move does, step by step: previews, animation and announcements follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    Slide {
        from: Cell,
        to: Cell,
    },
    /// A piece comes from the reserve.
    Enter {
        cell: Cell,
        side: Side,
    },
    /// A piece leaves the board.
    Remove {
        cell: Cell,
        side: Side,
        kind: &'static str,
    },
    /// The pieces on the cell are now one stack, of this owner, kind and height.
    Stack {
        cell: Cell,
        side: Side,
        kind: &'static str,
        height: u8,
    },
    ReturnToReserve {
        side: Side,
        count: u8,
    },
    /// The piece on the cell becomes another kind.
    Promote {
        cell: Cell,
        kind: &'static str,
    },
    SendHome {
        from: Cell,
        to: Cell,
        side: Side,
    },
    Roll {
        dice: [u8; 2],
    },
    EndTurn,
}

/// A game that can be looked at.
pub trait Visible: Game {
    /// The picture of a position. `last_move`, `outcome` by lack of moves, and highlights are for the table to add.
    fn view(&self, position: &Self::Position) -> View;

    /// What a legal move will do, in order.
    fn effects(&self, position: &Self::Position, mv: Self::Move) -> Vec<Effect>;

    fn cell_name(&self, cell: Cell) -> String;

    /// The cell with this name, in canonical spelling.
    fn cell_named(&self, name: &str) -> Option<Cell>;
}
