//! What was wrong with a record, and where.

use super::{FORMAT, GameResult, MOST_MOVES, MOST_NESTED, Termination, tags};
use crate::json::{Field, JsonPlace, JsonProblem};
use crate::quote::quoted;
use crate::{Message, MoveError, Outcome, Rule, TextError, Value};
use std::fmt;

/// A record that was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {}", problem.message())]
#[non_exhaustive]
pub struct RecordError {
    /// Where.
    pub place: Place,
    /// What.
    pub problem: Problem,
}

/// Where in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Place {
    /// In a text; both counted from 1, columns in characters.
    Text {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// In a tree of moves: `moves[3].variations[0].moves[1].move`.
    Tree(Field),
    /// In JSON.
    Json(JsonPlace),
    /// The record as a whole.
    Whole,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Text { line, column } => write!(f, "{line}:{column}"),
            Place::Tree(field) => field.fmt(f),
            Place::Json(place) => place.fmt(f),
            Place::Whole => f.write_str("record"),
        }
    }
}

/// The kinds of mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// Longer than what is read.
    TooLong {
        /// How many bytes are.
        most: usize,
    },
    /// Not UTF-8.
    NotUtf8,
    /// A control character where none may be.
    ControlCharacter(char),
    /// A character that does not belong where it stands.
    Unexpected(char),
    /// `[Name "value"]` was expected to go on differently.
    TagForm,
    /// A name that no tag can have.
    TagName(String),
    /// A tag that is given twice.
    TagTwice(String),
    /// A tag that the record writes itself.
    TagReserved(String),
    /// A tag that every record has.
    TagMissing(&'static str),
    /// More tags than are kept.
    TooManyTags,
    /// A backslash that stands for nothing.
    BadEscape,
    /// A tag without its closing bracket.
    UnclosedTag,
    /// A comment without its closing brace.
    UnclosedComment,
    /// A variation without its closing bracket.
    UnclosedVariation,
    /// A closing bracket outside any variation.
    StrayClosing,
    /// A variation before any move.
    NothingToVary,
    /// A variation without moves.
    EmptyVariation,
    /// Variations inside variations beyond what is read.
    NestedTooDeep,
    /// More moves than are read.
    TooManyMoves,
    /// A glyph that nobody knows here.
    UnknownGlyph(String),
    /// A move that has a glyph already.
    GlyphTwice,
    /// A glyph before any move.
    NothingToJudge,
    /// A code without its closing bracket.
    UnclosedCode,
    /// A name that no code can have.
    CodeName(String),
    /// A code that is given twice.
    CodeTwice(String),
    /// A time was expected.
    CodeTime {
        /// The code.
        name: String,
        /// What stands there.
        found: String,
    },
    /// An evaluation was expected.
    CodeEval(String),
    /// An arrow or a circle was expected.
    Shape(String),
    /// A shape where another one stands.
    ShapeTwice(String),
    /// The game has no cell with this name.
    UnknownCell(String),
    /// Something that the version of the record does not have yet.
    NeedsFormat(u32),
    /// A list without any record.
    NoRecord,
    /// A version of the format that nobody knows here.
    UnknownFormat(String),
    /// A variant that is not in the catalog.
    UnknownVariant(String),
    /// A position that could not be read.
    Position(TextError),
    /// No result.
    UnknownResult(String),
    /// Nothing that ends a game.
    UnknownTermination(String),
    /// The number before a move is not the one it has.
    WrongNumber {
        /// The number that it has.
        wanted: String,
        /// What stands there.
        found: String,
    },
    /// The move cannot be read or played.
    Move {
        /// The text of the move.
        text: String,
        /// Why it cannot.
        error: MoveError,
    },
    /// A roll stands where the dice are not awaited.
    NoRollNow(String),
    /// A roll was awaited: two points and a colon.
    RollAwaited(String),
    /// The text stops before the result.
    ResultMissing,
    /// The result at the end differs from the tag.
    ResultsDiffer {
        /// What the tag says.
        tag: GameResult,
        /// What the end says.
        end: GameResult,
    },
    /// Something follows the result.
    AfterResult,
    /// By the rules the game ended so, and the record says something else.
    EndsOtherwise(Outcome),
    /// The record says that this rule ended the game, and it did not.
    NotOver(Rule),
    /// A result that nothing explains.
    TerminationMissing(GameResult),
    /// A result that this ending never has.
    ResultUnfit(GameResult, Termination),
    /// JSON that cannot be read.
    Json(JsonProblem),
}

impl Problem {
    /// The problem, found in this place.
    pub fn at(self, place: Place) -> RecordError {
        RecordError {
            place,
            problem: self,
        }
    }

    /// The sentence to be formatted. A move's own error has a sentence of its own beside it.
    pub fn message(&self) -> Message {
        let (id, args) = match self {
            Problem::TooLong { most } => ("record-too-long", vec![("most", number(most >> 20))]),
            Problem::NotUtf8 => ("record-not-utf8", vec![]),
            Problem::ControlCharacter(found) => {
                let code = format!("U+{:04X}", u32::from(*found));
                ("record-control-character", vec![("code", code.into())])
            }
            Problem::Unexpected(found) => (
                "record-unexpected",
                vec![("found", found.to_string().into())],
            ),
            Problem::TagForm => ("record-tag-form", vec![]),
            Problem::TagName(name) => ("record-tag-name", vec![("name", text(name))]),
            Problem::TagTwice(name) => ("record-tag-twice", vec![("name", text(name))]),
            Problem::TagReserved(name) => ("record-tag-reserved", vec![("name", text(name))]),
            Problem::TagMissing(name) => ("record-tag-missing", vec![("name", text(name))]),
            Problem::TooManyTags => (
                "record-too-many-tags",
                vec![("most", number(tags::MOST_TAGS))],
            ),
            Problem::BadEscape => ("record-bad-escape", vec![]),
            Problem::UnclosedTag => ("record-unclosed-tag", vec![]),
            Problem::UnclosedComment => ("record-unclosed-comment", vec![]),
            Problem::UnclosedVariation => ("record-unclosed-variation", vec![]),
            Problem::StrayClosing => ("record-stray-closing", vec![]),
            Problem::NothingToVary => ("record-nothing-to-vary", vec![]),
            Problem::EmptyVariation => ("record-empty-variation", vec![]),
            Problem::NestedTooDeep => (
                "record-nested-too-deep",
                vec![("most", number(MOST_NESTED))],
            ),
            Problem::TooManyMoves => ("record-too-many-moves", vec![("most", number(MOST_MOVES))]),
            Problem::UnknownGlyph(found) => ("record-unknown-glyph", vec![("found", text(found))]),
            Problem::GlyphTwice => ("record-glyph-twice", vec![]),
            Problem::NothingToJudge => ("record-nothing-to-judge", vec![]),
            Problem::UnclosedCode => ("record-unclosed-code", vec![]),
            Problem::CodeName(name) => ("record-code-name", vec![("name", text(name))]),
            Problem::CodeTwice(name) => ("record-code-twice", vec![("name", text(name))]),
            Problem::CodeTime { name, found } => (
                "record-code-time",
                vec![("name", text(name)), ("found", text(found))],
            ),
            Problem::CodeEval(found) => ("record-code-eval", vec![("found", text(found))]),
            Problem::Shape(found) => ("record-shape", vec![("found", text(found))]),
            Problem::ShapeTwice(found) => ("record-shape-twice", vec![("found", text(found))]),
            Problem::UnknownCell(name) => ("record-unknown-cell", vec![("name", text(name))]),
            Problem::NeedsFormat(format) => (
                "record-needs-format",
                vec![("format", Value::from(*format))],
            ),
            Problem::NoRecord => ("record-none", vec![]),
            Problem::UnknownFormat(found) => (
                "record-unknown-format",
                vec![("found", text(found)), ("known", Value::from(FORMAT))],
            ),
            Problem::UnknownVariant(found) => {
                ("record-unknown-variant", vec![("found", text(found))])
            }
            Problem::Position(_) => ("record-position", vec![]),
            Problem::UnknownResult(found) => {
                ("record-unknown-result", vec![("found", text(found))])
            }
            Problem::UnknownTermination(found) => {
                ("record-unknown-termination", vec![("found", text(found))])
            }
            Problem::WrongNumber { wanted, found } => (
                "record-wrong-number",
                vec![("wanted", text(wanted)), ("found", text(found))],
            ),
            Problem::Move { text: mv, .. } => ("record-move", vec![("move", text(mv))]),
            Problem::NoRollNow(found) => ("record-no-roll-now", vec![("found", text(found))]),
            Problem::RollAwaited(found) => ("record-roll-awaited", vec![("found", text(found))]),
            Problem::ResultMissing => ("record-result-missing", vec![]),
            Problem::ResultsDiffer { tag, end } => (
                "record-results-differ",
                vec![("tag", text(tag.text())), ("end", text(end.text()))],
            ),
            Problem::AfterResult => ("record-after-result", vec![]),
            Problem::EndsOtherwise(outcome) => (
                "record-ends-otherwise",
                vec![
                    ("result", text(GameResult::from(outcome.winner).text())),
                    ("rule", text(outcome.rule.id())),
                ],
            ),
            Problem::NotOver(rule) => ("record-not-over", vec![("rule", text(rule.id()))]),
            Problem::TerminationMissing(result) => (
                "record-termination-missing",
                vec![("result", text(result.text()))],
            ),
            Problem::ResultUnfit(result, termination) => (
                "record-result-unfit",
                vec![
                    ("result", text(result.text())),
                    ("termination", text(termination.text())),
                ],
            ),
            Problem::Json(problem) => return problem.message(),
        };
        Message::new(id, args)
    }
}

fn number(count: usize) -> Value {
    Value::Number(count as i64)
}

fn text(found: &str) -> Value {
    Value::Text(shortened(found))
}

/// Quoted text stays short, whatever somebody put into a record.
pub(super) fn shortened(found: &str) -> String {
    quoted(found, 40)
}
