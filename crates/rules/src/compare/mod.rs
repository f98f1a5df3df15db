//! One position under two editions of a game: which moves only one of them allows and by which rule the other refuses them, which
//! moves do something else, and where a game is over in one of them only. What was played before is left aside.

mod moves;
mod transfer;

use crate::{AnyTable, Cell, Message, Outcome, Refusal, Side, TextError, View};

/// So many legal moves of each edition are looked at: one piece may have a million chains.
pub const MOST_COMPARED: usize = 4096;

/// So many moves of each kind are told; all that were found are counted.
pub const MOST_TOLD: usize = 200;

/// What two editions say to one position.
///
/// ```
/// use ludotheca_rules::AnyTable;
/// use ludotheca_rules::compare::compare;
///
/// let open = |id| AnyTable::open(id).expect("a variant of the catalog");
/// let chains = open("la-trel/base").set_up("7s/8/8/1d1d4/8/1d1d4/2W5/7S 1 -/- 40")?;
/// let compared = compare(&chains, &open("la-trel/master-open-corners")).expect("both are played on one board");
/// // Where captures may follow each other, one rule more is at work.
/// let [base, master] = &compared.editions;
/// assert_eq!(master.only.len(), 0);
/// assert!(base.only.iter().any(|only| only.text == "c2xa4xc6"));
/// assert!(base.only.iter().all(|only| only.refusal.rule.id() == "LT-9"));
/// # Ok::<(), ludotheca_rules::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Comparison {
    /// What each of them says, in the order in which they were named.
    pub editions: [Edition; 2],
    /// The numbers beside the board that are not the same in both.
    pub fields: Vec<FieldDifference>,
    /// How many moves both allow that do the same in both.
    pub shared: usize,
    /// Moves that both allow but that do different things, at most [`MOST_TOLD`].
    pub different: Vec<DifferentMove>,
    /// Moves that both allow and after which a game is over in one, or otherwise than in the other; at most [`MOST_TOLD`].
    pub endings: Vec<DifferentEnding>,
    /// How many moves of each edition were looked at, where there are more than that.
    pub bound: Option<usize>,
}

/// The position as one edition sees it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Edition {
    /// The identifier of the variant.
    pub variant: &'static str,
    /// The text of the position there, sound or not.
    pub position: String,
    /// The picture of it.
    pub view: View,
    /// Why no game of this edition could show it.
    pub impossible: Option<TextError>,
    /// How a game is over in this position, if it is.
    pub outcome: Option<Outcome>,
    /// How many legal moves were looked at.
    pub legal: usize,
    /// Moves that only this edition allows, by rule; at most [`MOST_TOLD`].
    pub only: Vec<OnlyMove>,
    /// How many such moves were found.
    pub only_count: usize,
}

/// A move that one edition allows and the other refuses.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct OnlyMove {
    /// Its canonical text.
    pub text: String,
    /// The cells that it touches, in order.
    pub cells: Vec<Cell>,
    /// What the other edition says to it.
    pub refusal: Refusal,
    /// The sentence of that.
    pub sentence: Message,
}

/// A move that both editions allow, with other consequences.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct DifferentMove {
    /// Its canonical text in each of them.
    pub texts: [String; 2],
    /// The cells that it touches, in order.
    pub cells: Vec<Cell>,
    /// What each edition says to the other's way of writing it, where it refuses that.
    pub refusals: [Option<Refusal>; 2],
    /// The sentences of that.
    pub sentences: [Option<Message>; 2],
}

/// A move after which a game is over in one edition, or otherwise than in the other.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct DifferentEnding {
    /// The canonical text in the first edition.
    pub text: String,
    /// The cells that it touches, in order.
    pub cells: Vec<Cell>,
    /// How a game is over then, in each of them.
    pub outcomes: [Option<Outcome>; 2],
}

/// A number beside the board that the editions do not share: one lacks it, or cannot count as far.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct FieldDifference {
    /// The identifier of its name.
    pub label: &'static str,
    /// Whose it is; `None` where it is the game's, or alike for both players.
    pub side: Option<Side>,
    /// Which of the editions have it.
    pub known: [bool; 2],
    /// What it is set to in each; `None` is none.
    pub values: [Option<u32>; 2],
}

/// Why there is nothing to compare.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CompareError {
    /// The two are not played on the same board.
    #[error("the two variants do not share a board")]
    OtherBoard,
    /// Neither edition can read the position; this is what the first one says.
    #[error(transparent)]
    Position(#[from] TextError),
}

/// Whether both are editions of one game that are played on the same cells.
#[cold]
pub fn share_board(one: &AnyTable, other: &AnyTable) -> bool {
    let (a, b) = (one.view(), other.view());
    let cells = |view: &View| -> Vec<(Cell, String)> {
        let cells = view.cells.iter();
        cells.map(|cell| (cell.cell, cell.name.clone())).collect()
    };
    one.game() == other.game() && a.shape == b.shape && cells(&a) == cells(&b)
}

/// The editions of a game with which this one shares its board, in the order of the catalog.
pub fn comparable(table: &AnyTable) -> Vec<&'static str> {
    let others = table.description().variants();
    others
        .filter(|id| *id != table.variant())
        .filter(|id| AnyTable::open(id).is_some_and(|other| share_board(table, &other)))
        .collect()
}

/// The position on the first table under its own edition and under that of the second, whose position does not matter.
pub fn compare(first: &AnyTable, second: &AnyTable) -> Result<Comparison, CompareError> {
    compared(first, second, false)
}

/// [`compare`] of a position text, which is read by the first edition, or by the second where only that one can; without a text,
/// of the start of the first.
pub fn compare_text(
    first: &AnyTable,
    second: &AnyTable,
    position: Option<&str>,
) -> Result<Comparison, CompareError> {
    if !share_board(first, second) {
        return Err(CompareError::OtherBoard);
    }
    let Some(text) = position else {
        return compared(&first.anew(), second, false);
    };
    match first.set_up(text) {
        Ok(first) => compared(&first, second, false),
        Err(error) => {
            let second = second.set_up(text).map_err(|_| error)?;
            compared(&second, first, true)
        }
    }
}

/// From the table that has the position; `turned` where it is the second of those that were named.
#[cold]
fn compared(
    source: &AnyTable,
    target: &AnyTable,
    turned: bool,
) -> Result<Comparison, CompareError> {
    if !share_board(source, target) {
        return Err(CompareError::OtherBoard);
    }
    let text = source.position_text();
    // What was played before is left aside: a table that was set up has no past.
    let source = source.set_up(&text)?;
    let transferred = transfer::transfer(&source, target);
    let mut fields = transferred.fields;
    let mut tables = [Ok(source), transferred.table];
    if turned {
        tables.reverse();
        for field in &mut fields {
            field.known.reverse();
            field.values.reverse();
        }
    }
    let mut comparison = Comparison {
        editions: tables.each_ref().map(|table| match table {
            Ok(table) => Edition::of(table),
            Err(unsound) => Edition::impossible(unsound, target),
        }),
        fields,
        shared: 0,
        different: Vec::new(),
        endings: Vec::new(),
        bound: None,
    };
    if let [Ok(first), Ok(second)] = &tables
        && first.outcome().is_none()
        && second.outcome().is_none()
    {
        moves::compare(&mut comparison, [first, second]);
    }
    Ok(comparison)
}

impl Edition {
    fn of(table: &AnyTable) -> Edition {
        Edition {
            variant: table.variant(),
            position: table.position_text(),
            view: table.view(),
            impossible: None,
            outcome: table.outcome(),
            legal: 0,
            only: Vec::new(),
            only_count: 0,
        }
    }

    fn impossible(unsound: &transfer::Unsound, target: &AnyTable) -> Edition {
        Edition {
            variant: target.variant(),
            position: unsound.text.clone(),
            view: unsound.view.clone(),
            impossible: Some(unsound.error.clone()),
            outcome: None,
            legal: 0,
            only: Vec::new(),
            only_count: 0,
        }
    }
}
