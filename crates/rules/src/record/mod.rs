//! Games written down: tags, a tree of moves with comments and variations, and how the game ended. A [`Record`] can only be
//! had by replaying it, so every record that exists is a game that the rules allow.
//!
//! ```
//! let text = r#"[Format "1"]
//! [Variant "latroncules/classic"]
//! [Result "2"]
//! [Termination "resign"]
//! [Player1 "Zoé"]
//!
//! {A short one.} 1. a2-a3 (1. c2-c3 {Also good.} 1... d7-d6) 1... b7-b6 2
//! "#;
//! let record = ludotheca_rules::Record::read(text)?;
//! assert_eq!(record.line().moves[0].variations[0].moves[1].text.as_ref(), "d7-d6");
//! assert_eq!(record.text(), text);
//! # Ok::<(), ludotheca_rules::record::RecordError>(())
//! ```

mod codes;
mod ending;
mod error;
mod eval;
mod glyph;
#[cfg(feature = "serde")]
mod json;
mod read;
mod replay;
mod shapes;
mod tags;
#[cfg(feature = "serde")]
mod tags_json;
mod time;
mod write;

pub use codes::{CodeValue, Codes, TimeCode};
pub use ending::{GameResult, Termination};
pub use error::{Place, Problem, RecordError};
pub use eval::{Eval, EvalValue};
pub use glyph::Glyph;
#[cfg(feature = "serde")]
pub use json::RecordTree;
pub use shapes::{Shape, ShapeColour};
pub use tags::Tags;
#[cfg(feature = "serde")]
pub use tags_json::ClaimedTags;
pub use time::ClockTime;

use crate::AnyTable;
use replay::Replayer;

/// The newest version that texts and JSON carry. A record carries the oldest in which it can be said: glyphs and the codes of
/// comments need the second.
pub const FORMAT: u32 = 2;

/// What every record of the first version is still written as.
const FIRST_FORMAT: u32 = 1;

/// Longer texts are not read.
pub const MOST_BYTES: usize = 16 << 20;

/// JSON spells the same record out at greater length.
pub const MOST_JSON_BYTES: usize = 64 << 20;

/// Moves in a record, variations included.
pub const MOST_MOVES: usize = 1 << 20;

/// Variations inside variations. JSON needs four levels for each and is read to a depth of 128.
pub const MOST_NESTED: usize = 24;

/// A game, checked by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    variant: &'static str,
    /// The canonical text of the position the game began from, where that is not the variant's start.
    position: Option<String>,
    result: GameResult,
    termination: Option<Termination>,
    tags: Tags,
    line: MoveSequence,
}

/// A sequence of moves: the game itself, or a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct MoveSequence {
    /// What is said before the first move.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub comment: Option<String>,
    /// What is told to programs before the first move, and what is drawn on the board.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Codes::is_empty")
    )]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub codes: Codes,
    /// The moves, each played after the one before.
    pub moves: Vec<RecordedMove>,
}

/// A move of a line: in the dice game a roll, a step or the end of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct RecordedMove {
    /// The move's text, canonical in a record.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub text: Box<str>,
    /// What somebody thinks of the move.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub glyph: Option<Glyph>,
    /// What is said after the move.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub comment: Option<String>,
    /// What is told to programs after the move, and what is drawn on the board.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Codes::is_empty")
    )]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub codes: Codes,
    /// Lines that could have been played instead of this move.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Vec::is_empty")
    )]
    pub variations: Vec<MoveSequence>,
}

impl MoveSequence {
    /// Moves before which nothing is said.
    pub fn of(moves: impl IntoIterator<Item = RecordedMove>) -> MoveSequence {
        MoveSequence {
            moves: moves.into_iter().collect(),
            ..MoveSequence::default()
        }
    }

    /// Whether anything in it needs the second version of the format.
    fn needs_second_format(&self) -> bool {
        let step = |step: &RecordedMove| {
            step.glyph.is_some()
                || !step.codes.is_empty()
                || step
                    .variations
                    .iter()
                    .any(MoveSequence::needs_second_format)
        };
        !self.codes.is_empty() || self.moves.iter().any(step)
    }
}

impl RecordedMove {
    /// A move without comment or variations.
    pub fn new(text: impl Into<Box<str>>) -> RecordedMove {
        RecordedMove {
            text: text.into(),
            glyph: None,
            comment: None,
            codes: Codes::default(),
            variations: Vec::new(),
        }
    }
}

impl Record {
    /// The game at this table as far as it went, and as the rules see its end.
    pub fn of(table: &AnyTable) -> Record {
        let outcome = table.outcome();
        let start = table.start_text();
        let moves = (0..table.len()).filter_map(|index| table.move_text(index));
        Record {
            variant: table.variant(),
            position: (start != table.anew().start_text()).then_some(start),
            result: outcome.map_or(GameResult::Unfinished, |outcome| {
                GameResult::from(outcome.winner)
            }),
            termination: outcome.map(|outcome| Termination::Rule(outcome.rule)),
            tags: Tags::default(),
            line: MoveSequence::of(moves.map(RecordedMove::new)),
        }
    }

    /// The game at this table, ended by the players, a clock or an arbiter where the rules did not end it.
    ///
    /// ```
    /// use ludotheca_rules::record::{GameResult, Termination};
    /// use ludotheca_rules::{AnyTable, Record, Side};
    ///
    /// let table = AnyTable::open("la-trel/base").expect("a variant of the catalog");
    /// let lost = GameResult::Win(Side::Two);
    /// let record = Record::ended(&table, lost, Termination::Resign).expect("anybody may resign");
    /// assert_eq!(record.result().text(), "2");
    /// assert!(Record::ended(&table, lost, Termination::Agreement).is_err());
    /// ```
    pub fn ended(
        table: &AnyTable,
        result: GameResult,
        termination: Termination,
    ) -> Result<Record, Problem> {
        ending::check(result, Some(termination), table.outcome())?;
        Ok(Record {
            result,
            termination: Some(termination),
            ..Record::of(table)
        })
    }

    /// The same game with this tree of moves, whose first line replaces the moves and whose end must agree with the result.
    /// Texts and comments are made canonical.
    pub fn with_line(self, mut line: MoveSequence) -> Result<Record, RecordError> {
        let mut replayer = Replayer::new(self.opening());
        replayer.check(&mut line)?;
        let outcome = replayer.table().outcome();
        ending::check(self.result, self.termination, outcome)
            .map_err(|problem| problem.at(Place::Whole))?;
        Ok(Record { line, ..self })
    }

    /// The same game with one more tag, or another value for it.
    pub fn with_tag(mut self, name: &str, value: &str) -> Result<Record, Problem> {
        self.tags.set(name, value)?;
        Ok(self)
    }

    /// The version of the format that the record is written in.
    pub fn format(&self) -> u32 {
        if self.line.needs_second_format() {
            FORMAT
        } else {
            FIRST_FORMAT
        }
    }

    /// The identifier of the variant that was played.
    pub fn variant(&self) -> &'static str {
        self.variant
    }

    /// The position the game began from, where that is not the variant's start.
    pub fn position(&self) -> Option<&str> {
        self.position.as_deref()
    }

    /// Who won, as far as the record goes.
    pub fn result(&self) -> GameResult {
        self.result
    }

    /// What ended the game; `None` where nothing did.
    pub fn termination(&self) -> Option<Termination> {
        self.termination
    }

    /// The free tags, such as `Event` or `Player1`.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The game itself; variations hang on its moves.
    pub fn line(&self) -> &MoveSequence {
        &self.line
    }

    /// The table as it stood before the first move.
    pub fn opening(&self) -> AnyTable {
        replay::opening(self.variant, self.position.as_deref())
            .expect("a record holds a known start")
    }

    /// The table as it stands after the last move of the game.
    pub fn replay(&self) -> AnyTable {
        let mut table = self.opening();
        for step in &self.line.moves {
            table.play(&step.text).expect("a record holds legal moves");
        }
        table
    }
}

/// A comment as a record keeps it: words with one space between them, since lines are wrapped anew when it is written.
/// `None` when nothing is said.
fn tidy_comment(text: &str) -> Result<Option<String>, Problem> {
    let mut tidy = String::with_capacity(text.len());
    for word in text.split_ascii_whitespace() {
        if let Some(found) = word.chars().find(|c| c.is_control()) {
            return Err(Problem::ControlCharacter(found));
        }
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        tidy.push_str(word);
    }
    Ok((!tidy.is_empty()).then_some(tidy))
}
