//! Moves that are tried at a table: what the rules say to them, what they do and where they lead, in one answer.

use crate::snapshot::{Snapshot, TableState};
use crate::verdict::Verdict;
use rules::view::Effect;
use rules::{AnyTable, MoveError};
use serde::Serialize;
use tsify::Tsify;

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct PlayedMove {
    /// Its canonical text.
    pub text: String,
    /// What it did, in order.
    pub effects: Vec<Effect>,
    /// The table after it.
    pub state: TableState,
}

/// What came of moves that were tried one after the other.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct AttemptReport {
    /// What the rules say to the last one that was tried; nothing where none was.
    pub verdict: Option<Verdict>,
    /// Those that were played, up to the first that is refused.
    pub played: Vec<PlayedMove>,
    /// Where they lead; nothing where none was played.
    pub reached: Option<Snapshot>,
}

/// Where going to another position of the same game has led.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct Reached {
    pub snapshot: Snapshot,
    /// What the moves did that were asked for.
    pub effects: Vec<Effect>,
}

/// Plays moves up to the first that is refused.
pub(crate) fn attempt(table: &mut AnyTable, texts: &[String]) -> AttemptReport {
    let mut played: Vec<PlayedMove> = Vec::new();
    let mut verdict = None;
    for text in texts {
        match play(table, text) {
            Ok(made) => {
                let text = made.text.clone();
                verdict = Some(Verdict::Legal { text });
                played.push(made);
            }
            Err(error) => {
                verdict = Some(Verdict::from(Err(error)));
                break;
            }
        }
    }
    AttemptReport {
        verdict,
        reached: (!played.is_empty()).then(|| Snapshot::from(&*table)),
        played,
    }
}

pub(crate) fn play(table: &mut AnyTable, text: &str) -> Result<PlayedMove, MoveError> {
    let (text, effects) = table.play_with_effects(text)?;
    Ok(PlayedMove {
        text,
        effects,
        state: TableState::from(&*table),
    })
}
