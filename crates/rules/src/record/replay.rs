//! Playing a tree of moves through: the game at a table, each variation from the position before the move it replaces, and
//! back. Every move is played once, and taken back at most once for each variation that hangs on it.

use super::{Line, MOST_MOVES, MOST_NESTED, Place, Problem, RecordError, tidy_comment};
use crate::AnyTable;

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
    pub(super) fn check(&mut self, line: &mut Line) -> Result<(), RecordError> {
        self.check_line(line, &mut Vec::new())
    }

    fn check_line(&mut self, line: &mut Line, path: &mut Vec<usize>) -> Result<(), RecordError> {
        let at = |problem: Problem, path: &[usize]| problem.at(Place::Tree(pointer(path)));
        tidy(&mut line.comment).map_err(|problem| at(problem, path))?;
        for (index, step) in line.moves.iter_mut().enumerate() {
            path.push(index);
            let canonical = self.play(&step.text).map_err(|problem| at(problem, path))?;
            step.text = canonical.into_boxed_str();
            tidy(&mut step.comment).map_err(|problem| at(problem, path))?;
            for (which, variation) in step.variations.iter_mut().enumerate() {
                path.push(which);
                if variation.moves.is_empty() {
                    return Err(at(Problem::EmptyVariation, path));
                }
                self.begin_variation()
                    .map_err(|problem| at(problem, path))?;
                self.check_line(variation, path)?;
                self.end_variation();
                path.pop();
            }
            path.pop();
        }
        Ok(())
    }
}

fn tidy(comment: &mut Option<String>) -> Result<(), Problem> {
    if let Some(text) = comment {
        *comment = tidy_comment(text)?;
    }
    Ok(())
}

/// The path's numbers are a move, one of its variations, a move of that, and so on.
fn pointer(path: &[usize]) -> String {
    use std::fmt::Write;
    let mut text = String::new();
    for (level, index) in path.iter().enumerate() {
        let list = if level % 2 == 0 {
            "moves"
        } else {
            "variations"
        };
        write!(text, "/{list}/{index}").expect("a string takes all");
    }
    text
}
