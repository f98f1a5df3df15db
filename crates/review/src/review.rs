//! What a review says of a game. Everything is data: terminal and page only show it.

use crate::{Balance, Evaluation, PlayerSummary, Why};
use rules::Side;
use rules::record::Glyph;
use serde::Serialize;

/// A game that was gone through. Turn n lies between points n and n + 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Review {
    /// At the beginning of every turn and at the end.
    pub points: Vec<EvaluatedPosition>,
    pub turns: Vec<ReviewedTurn>,
    /// The costliest turning points, in the order of the game: indices of turns.
    pub turning: Vec<usize>,
    pub players: [PlayerSummary; 2],
    /// Luck against skill; nothing without dice.
    pub balance: Option<Balance>,
}

/// What the position after so many moves is worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct EvaluatedPosition {
    pub at: usize,
    pub evaluation: Evaluation,
}

/// A whole turn: one move, or with dice a roll and its steps. Numbers are expected results of the player who moved.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct ReviewedTurn {
    pub side: Side,
    /// Plies (turns with dice) played before it.
    pub ply: u32,
    /// Where it begins in the list of moves, and behind its last move.
    pub first: usize,
    pub end: usize,
    /// Its first move that is not a roll.
    pub choice: usize,
    pub roll: Option<Roll>,
    pub judgement: Judgement,
    /// What players write behind it.
    pub glyph: Option<Glyph>,
    /// What the best turn promised, and what the one played left.
    pub best: f32,
    pub kept: f32,
    /// What was thrown away.
    pub loss: f32,
    /// What should have been played from `choice` on; nothing where nothing was lost.
    pub better: Option<Better>,
    /// Why that is so, at a turning point.
    pub why: Option<Why>,
}

/// What a turn is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Judgement {
    /// It was not completed.
    Unfinished,
    /// There was nothing to choose.
    Forced,
    /// Nothing was lost.
    Best,
    /// Something was lost, but not much.
    Inaccuracy,
    TurningPoint,
}

impl Judgement {
    /// Whether the player had a choice and made it.
    pub fn is_of_a_choice(self) -> bool {
        !matches!(self, Judgement::Unfinished | Judgement::Forced)
    }
}

/// What should have been played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Better {
    /// The turn itself.
    pub turn: Vec<String>,
    /// The turn and how it might go on.
    pub line: Vec<String>,
}

/// What the dice showed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Roll {
    pub text: String,
    /// What it was worth to the roller above the average of all rolls.
    pub luck: f32,
}
