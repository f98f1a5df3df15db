//! A figure held against the rules: what it accepts is legal, what it refuses is refused by the rule that it names, and
//! the game has ended as it says.

use crate::{Figure, SetUpError};
use rules::{AnyTable, MoveError, Outcome, Rule, TextError};

/// What a figure says that the rules do not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FigureError {
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    #[error("accepts {text}, but: {error}")]
    NotLegal { text: String, error: MoveError },
    #[error("accepts {text}, which is written {canonical}")]
    NotCanonical { text: String, canonical: String },
    #[error("refuses {text}, which is legal")]
    NotRefused { text: String },
    #[error("refuses {text}, which is no move at all: {error}")]
    Unreadable { text: String, error: TextError },
    #[error("refuses {text} by {said}, but it is refused by {found}")]
    OtherRule {
        text: String,
        said: Rule,
        found: Rule,
    },
    #[error("says that the game ended {said}, but it is {}", ended(*.found))]
    OtherResult {
        said: Outcome,
        found: Option<Outcome>,
    },
}

fn ended(outcome: Option<Outcome>) -> String {
    outcome.map_or_else(|| "not over".to_owned(), |outcome| outcome.to_string())
}

impl Figure {
    /// The first thing in which figure and rules disagree.
    pub fn check(&self) -> Result<(), FigureError> {
        let table = self.table()?;
        for moves in &self.accept {
            accepts(&table, moves)?;
        }
        for refused in &self.refuse {
            refuses(&table, &refused.mv, refused.rule)?;
        }
        match self.result {
            Some(said) if table.outcome() != Some(said) => Err(FigureError::OtherResult {
                said,
                found: table.outcome(),
            }),
            _ => Ok(()),
        }
    }
}

fn accepts(table: &AnyTable, moves: &[String]) -> Result<(), FigureError> {
    let mut table = table.clone();
    for text in moves.iter().cloned() {
        match table.play(&text) {
            Ok(canonical) if canonical == text => {}
            Ok(canonical) => return Err(FigureError::NotCanonical { text, canonical }),
            Err(error) => return Err(FigureError::NotLegal { text, error }),
        }
    }
    Ok(())
}

fn refuses(table: &AnyTable, text: &str, said: Rule) -> Result<(), FigureError> {
    let text = text.to_owned();
    match table.read_move(&text) {
        Ok(_) => Err(FigureError::NotRefused { text }),
        Err(MoveError::Unreadable(error)) => Err(FigureError::Unreadable { text, error }),
        Err(MoveError::Refused(refusal)) if refusal.rule == said => Ok(()),
        Err(MoveError::Refused(refusal)) => Err(FigureError::OtherRule {
            text,
            said,
            found: refusal.rule,
        }),
        Err(error) => Err(FigureError::NotLegal { text, error }),
    }
}
