//! Playing a tree of moves through: the game at a table, each variation from the position before the move it replaces, and
//! back. Every move is played once, and taken back at most once for each variation that hangs on it.

use super::{
    Codes, MOST_MOVES, MOST_NESTED, MoveSequence, Place, Problem, RecordError, tidy_comment,
};
use crate::AnyTable;
use crate::json::Field;

/// A table that goes into variations and comes back.
pub(super) struct Replayer {
    table: AnyTable,
    /// Where each variation under way left its line.
    branches: Vec<Branch>,
    played: usize,
}

struct Branch {
    /// The moves on the table before the variation.
    len: usize,
    /// The move that the variation replaces.
    instead_of: String,
}

/// The table of this variant, from its start or from the position of this text.
pub(super) fn opening(variant: &str, position: Option<&str>) -> Result<AnyTable, Problem> {
    let table = AnyTable::open(variant)
        .ok_or_else(|| Problem::UnknownVariant(super::error::shortened(variant)))?;
    match position {
        Some(text) => table.set_up(text).map_err(Problem::Position),
        None => Ok(table),
    }
}

impl Replayer {
    pub(super) fn new(table: AnyTable) -> Replayer {
        Replayer {
            table,
            branches: Vec::new(),
            played: 0,
        }
    }

    pub(super) fn table(&self) -> &AnyTable {
        &self.table
    }

    /// Plays a move and returns its canonical text.
    pub(super) fn play(&mut self, text: &str) -> Result<String, Problem> {
        if self.played == MOST_MOVES {
            return Err(Problem::TooManyMoves);
        }
        self.played += 1;
        self.table.play(text).map_err(|error| Problem::Move {
            text: super::error::shortened(text),
            error,
        })
    }

    /// Goes back before the last move, which a line is about to replace.
    pub(super) fn begin_variation(&mut self) -> Result<(), Problem> {
        if self.branches.len() == MOST_NESTED {
            return Err(Problem::NestedTooDeep);
        }
        let last = self.table.len().checked_sub(1);
        let instead_of = last.and_then(|last| self.table.move_text(last));
        let (Some(len), Some(instead_of)) = (last, instead_of) else {
            return Err(Problem::NothingToVary);
        };
        self.table.undo();
        self.branches.push(Branch { len, instead_of });
        Ok(())
    }

    /// Comes back to the line that the variation left. `false` outside any variation.
    pub(super) fn end_variation(&mut self) -> bool {
        let Some(branch) = self.branches.pop() else {
            return false;
        };
        while self.table.len() > branch.len {
            self.table.undo();
        }
        self.table
            .play(&branch.instead_of)
            .expect("a move that was legal here before");
        true
    }

    /// Checks a whole tree and makes its texts and comments canonical.
    pub(super) fn check(&mut self, line: &mut MoveSequence) -> Result<(), RecordError> {
        self.check_line(line, &Way::Start)
    }

    fn check_line(&mut self, line: &mut MoveSequence, way: &Way) -> Result<(), RecordError> {
        tidy(&mut line.comment).map_err(|problem| way.error("comment", problem))?;
        self.check_codes(&mut line.codes, way)?;
        for (index, step) in line.moves.iter_mut().enumerate() {
            let here = Way::Item(way, "moves", index);
            let played = self.play(&step.text);
            step.text = played
                .map_err(|problem| here.error("move", problem))?
                .into_boxed_str();
            tidy(&mut step.comment).map_err(|problem| here.error("comment", problem))?;
            self.check_codes(&mut step.codes, &here)?;
            for (which, variation) in step.variations.iter_mut().enumerate() {
                let aside = Way::Item(&here, "variations", which);
                if variation.moves.is_empty() {
                    return Err(aside.error("moves", Problem::EmptyVariation));
                }
                self.begin_variation()
                    .map_err(|problem| problem.at(Place::Tree(aside.field())))?;
                self.check_line(variation, &aside)?;
                self.end_variation();
            }
        }
        Ok(())
    }

    fn check_codes(&self, codes: &mut Codes, way: &Way) -> Result<(), RecordError> {
        if codes.is_empty() {
            return Ok(());
        }
        codes.check(&self.table).map_err(|(name, problem)| {
            let field = way.field().then("codes").then(name);
            problem.at(Place::Tree(field))
        })
    }
}

fn tidy(comment: &mut Option<String>) -> Result<(), Problem> {
    if let Some(text) = comment {
        *comment = tidy_comment(text)?;
    }
    Ok(())
}

/// The way from the start of a tree to a line or a move in it.
enum Way<'a> {
    Start,
    /// So many items into a list with this name.
    Item(&'a Way<'a>, &'static str, usize),
}

impl Way<'_> {
    fn field(&self) -> Field {
        match self {
            Way::Start => Field::default(),
            Way::Item(before, list, index) => before.field().then(*list).then(*index),
        }
    }

    /// Something is wrong with this field of what stands here.
    fn error(&self, name: &str, problem: Problem) -> RecordError {
        problem.at(Place::Tree(self.field().then(name)))
    }
}
