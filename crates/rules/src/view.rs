//! The picture of a position as data. Every renderer (terminal, SVG, page) draws this and knows no rule.

use crate::{Cell, Game, Message, Outcome, Playable, Rule, Side};

/// Everything there is to see.
///
/// ```
/// use ludotheca_rules::{AnyTable, Side};
///
/// // A renderer asks where things lie and what they are called, and knows no rule.
/// let view = AnyTable::open("latroncules/classic").expect("a variant of the catalog").view();
/// let mut rows = vec![vec!['.'; 8]; 8];
/// for piece in &view.pieces {
///     let cell = &view.cells[piece.cell.index()];
///     let letter = match piece.side {
///         Side::One => piece.letter,
///         Side::Two => piece.letter.to_ascii_lowercase(),
///     };
///     rows[cell.y as usize][cell.x as usize] = letter;
/// }
/// let lines: Vec<String> = rows.into_iter().map(String::from_iter).collect();
/// assert_eq!(lines[0], "fcfcfcfc");
/// assert_eq!(lines[7], "CFCFCFCF");
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct View {
    /// The identifier of the game: `la-trel`.
    pub game: &'static str,
    /// The identifier of the variant: `la-trel/base`.
    pub variant: &'static str,
    /// The kind of board.
    pub shape: BoardShape,
    /// All cells, in the order of their numbers.
    pub cells: Vec<CellView>,
    /// What stands on the board.
    pub pieces: Vec<PieceView>,
    /// Pieces in hand, per player; `None` inside means without limit. Games without a reserve have no entry.
    pub reserves: Option<[Option<u32>; 2]>,
    /// Pieces out of play, by the player who owned them.
    pub captured: Vec<Captured>,
    /// Dice of the turn under way, the higher one first. Empty outside the dice game and before the roll. A position alone
    /// knows only the unused ones; a table that saw the roll shows both.
    pub dice: Vec<Die>,
    /// What the rules count.
    pub counters: Vec<Counter>,
    /// What the game waits for.
    pub phase: Phase,
    /// The player to move.
    pub side: Side,
    /// Single moves played so far (in the dice game: turns completed).
    pub ply: u32,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
    /// The move that led here, if there was one.
    pub last_move: Option<LastMove>,
    /// Cells to be pointed out, such as those a refusal names.
    pub highlights: Vec<Cell>,
}

impl View {
    /// The picture of a board of this shape with nothing on it: what each game adds its cells, pieces and counts to.
    pub(crate) fn of<G: Playable>(game: &G, position: &G::Position, shape: BoardShape) -> View {
        View {
            game: game.description().id,
            variant: game.id(),
            shape,
            cells: Vec::new(),
            pieces: Vec::new(),
            reserves: None,
            captured: Vec::new(),
            dice: Vec::new(),
            counters: Vec::new(),
            phase: game.phase(position),
            side: game.side(position),
            ply: game.ply(position),
            outcome: None,
            last_move: None,
            highlights: Vec::new(),
        }
    }
}

/// The kind of board, for renderers that lay cells out on their own (a terminal does).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum BoardShape {
    /// Squares in files and ranks.
    Squares {
        /// How many files.
        files: u8,
        /// How many ranks.
        ranks: u8,
    },
    /// Points of a hexagon with so many to a side.
    Hexagon {
        /// How many points.
        side: u8,
    },
    /// Lanes of two players crossing at right angles.
    Crossing {
        /// How many lanes each player has.
        lanes: u8,
    },
}

/// A cell and where it lies. One unit is the distance between neighbours; x grows to the right, y downwards, player 1 sits
/// at the bottom.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct CellView {
    /// Its number.
    pub cell: Cell,
    /// Its name.
    pub name: String,
    /// How far to the right.
    pub x: f32,
    /// How far down.
    pub y: f32,
    /// What is printed on it.
    pub markings: Vec<Marking>,
    /// What a screen reader says: the cell, what stands on it, what is special about it.
    pub label: Message,
}

/// What is printed on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Marking {
    /// A darker square.
    Shaded,
    /// LT-8: a corner, with rules of its own.
    Corner,
    /// Lines along which a horseman may leave (LA-1).
    Horizontal,
    /// Up and down.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct PieceView {
    /// Where it stands.
    pub cell: Cell,
    /// Whose it is.
    pub side: Side,
    /// The identifier of the kind's name, such as `piece-defender`.
    pub kind: &'static str,
    /// The letter that the notation uses, upper case.
    pub letter: char,
    /// 1 for a single piece.
    pub height: u8,
}

/// Pieces of one kind that are out of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Captured {
    /// Whose they were.
    pub side: Side,
    /// The identifier of the kind's name.
    pub kind: &'static str,
    /// The letter that the notation uses, upper case.
    pub letter: char,
    /// How many.
    pub count: u8,
}

/// One of the two dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Die {
    /// From 1 to 6.
    pub points: u8,
    /// Whether a step of this turn has used it.
    pub used: bool,
}

/// A count that a rule keeps (LT-15 moves left, LA-10 quiet plies).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Counter {
    /// The rule that keeps it.
    pub rule: Rule,
    /// Whose count it is; `None` for a count of the game as a whole.
    pub side: Option<Side>,
    /// What it stands at.
    pub value: u32,
    /// The value at which the rule speaks, or the count that a running-down counter began with.
    pub limit: u32,
    /// The identifier of its name.
    pub label: &'static str,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Phase {
    /// The dice.
    Roll,
    /// A move of a player.
    Move,
    /// Nothing: the game has ended.
    Over,
}

/// The move that led here.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct LastMove {
    /// Its canonical text.
    pub text: String,
    /// The cells that it touches, in order.
    pub cells: Vec<Cell>,
}

/// What a move does, step by step: previews, animation and announcements follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Effect {
    /// A piece goes from one cell to another.
    Slide {
        /// Where from.
        from: Cell,
        /// Where to.
        to: Cell,
    },
    /// A piece comes from the reserve.
    Enter {
        /// Where.
        cell: Cell,
        /// Whose piece.
        side: Side,
    },
    /// A piece leaves the board.
    Remove {
        /// Where it stood.
        cell: Cell,
        /// Whose piece.
        side: Side,
        /// Which kind.
        kind: &'static str,
    },
    /// The pieces on the cell are now one stack, of this owner, kind and height.
    Stack {
        /// Where it stands.
        cell: Cell,
        /// Whose it is now.
        side: Side,
        /// Which kind it is.
        kind: &'static str,
        /// How high it is now.
        height: u8,
    },
    /// Pieces go back to the reserve.
    ReturnToReserve {
        /// Whose reserve.
        side: Side,
        /// How many.
        count: u8,
    },
    /// The piece on the cell becomes another kind.
    Promote {
        /// Where it stands.
        cell: Cell,
        /// What it becomes.
        kind: &'static str,
    },
    /// A piece goes back to where it began.
    SendHome {
        /// Where from.
        from: Cell,
        /// Where to.
        to: Cell,
        /// Whose piece.
        side: Side,
    },
    /// The dice fall.
    Roll {
        /// What they show, the higher one first.
        dice: [u8; 2],
    },
    /// The turn passes to the other player.
    EndTurn,
}

/// A game that can be looked at.
pub trait Visible: Game {
    /// The picture of a position. `last_move`, `outcome` by lack of moves, and highlights are for the table to add.
    fn view(&self, position: &Self::Position) -> View;

    /// What a legal move will do, in order.
    fn effects(&self, position: &Self::Position, mv: Self::Move) -> Vec<Effect>;

    /// The name of a cell.
    fn cell_name(&self, cell: Cell) -> String;

    /// The cell with this name, in canonical spelling.
    fn cell_named(&self, name: &str) -> Option<Cell>;
}
