//! How a recorded game ended: by a rule, which the replay must confirm, or by what happens at a table.

use super::Problem;
use crate::{Outcome, Rule, Side};
use std::fmt;

/// The result as records write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// This player won.
    Win(Side),
    /// Nobody won.
    Draw,
    /// `*`: nobody knows yet.
    Unfinished,
}

impl GameResult {
    /// All results that there are.
    pub const ALL: [GameResult; 4] = [
        GameResult::Win(Side::One),
        GameResult::Win(Side::Two),
        GameResult::Draw,
        GameResult::Unfinished,
    ];

    /// `1`, `2`, `draw` or `*`.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::Win(Side::One) => "1",
            GameResult::Win(Side::Two) => "2",
            GameResult::Draw => "draw",
            GameResult::Unfinished => "*",
        }
    }

    /// Reads what [`text`](GameResult::text) writes.
    pub fn from_text(text: &str) -> Option<GameResult> {
        GameResult::ALL
            .into_iter()
            .find(|result| result.text() == text)
    }
}

/// The winner of a finished game; `None` is a draw.
impl From<Option<Side>> for GameResult {
    fn from(winner: Option<Side>) -> GameResult {
        winner.map_or(GameResult::Draw, GameResult::Win)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// A rule of the game.
    Rule(Rule),
    /// The loser resigned.
    Resign,
    /// The loser's time ran out.
    Time,
    /// Both agreed on a draw.
    Agreement,
    /// The game was broken off.
    Abandoned,
    /// An arbiter decided.
    Adjudicated,
}

impl Termination {
    /// The endings that belong to the table, not to the rules.
    const OF_THE_TABLE: [Termination; 5] = [
        Termination::Resign,
        Termination::Time,
        Termination::Agreement,
        Termination::Abandoned,
        Termination::Adjudicated,
    ];

    /// A rule identifier, or a word.
    pub const fn text(self) -> &'static str {
        match self {
            Termination::Rule(rule) => rule.id(),
            Termination::Resign => "resign",
            Termination::Time => "time",
            Termination::Agreement => "agreement",
            Termination::Abandoned => "abandoned",
            Termination::Adjudicated => "adjudicated",
        }
    }

    /// Reads what [`text`](Termination::text) writes.
    pub fn from_text(text: &str) -> Option<Termination> {
        Termination::OF_THE_TABLE
            .into_iter()
            .find(|termination| termination.text() == text)
            .or_else(|| Rule::from_id(text).map(Termination::Rule))
    }

    /// Whether a game that the rules left open can end like this.
    fn allows(self, result: GameResult) -> bool {
        match self {
            Termination::Rule(_) => false,
            Termination::Resign | Termination::Time => matches!(result, GameResult::Win(_)),
            Termination::Agreement => result == GameResult::Draw,
            Termination::Abandoned => true,
            Termination::Adjudicated => result != GameResult::Unfinished,
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// Whether a record may claim this ending for a game that ended so by the rules, or that they left open.
pub(super) fn check(
    result: GameResult,
    termination: Option<Termination>,
    outcome: Option<Outcome>,
) -> Result<(), Problem> {
    if let Some(outcome) = outcome {
        let by_rule = termination == Some(Termination::Rule(outcome.rule));
        return if by_rule && result == GameResult::from(outcome.winner) {
            Ok(())
        } else {
            Err(Problem::EndsOtherwise(outcome))
        };
    }
    match termination {
        None if result == GameResult::Unfinished => Ok(()),
        None => Err(Problem::TerminationMissing(result)),
        Some(Termination::Rule(rule)) => Err(Problem::NotOver(rule)),
        Some(table) if table.allows(result) => Ok(()),
        Some(table) => Err(Problem::ResultUnfit(result, table)),
    }
}
