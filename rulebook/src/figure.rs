//! A figure: a position of a variant, what the reader is asked to do there, and what the rules say to some attempts.

use crate::{Problem, Prose, RulePageError};
use rules::{AnyTable, Description, MoveError, Outcome, OutcomeError, Rule, TextError};
use serde::Serialize;
use std::fmt;

/// A playable position with a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Figure {
    /// The same in every language.
    pub id: String,
    pub variant: &'static str,
    /// The variant's own start where it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Played before the reader comes.
    pub moves: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub task: Option<Prose>,
    /// The answers that fulfil the task, each the legal moves of which it is made: one, or both steps of a roll where one
    /// touch may make both.
    pub accept: Vec<Vec<String>>,
    /// Attempts that the rules refuse.
    pub refuse: Vec<Refused>,
    /// How the game has ended here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// There is nothing to do but look.
    pub shows: bool,
    /// The figures of rule sheets that show the same case.
    #[serde(skip)]
    pub sheet: Vec<SheetFigure>,
    /// Where the figure begins in its page, counted from 1.
    pub line: usize,
}

/// An attempt, and the rule that it breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Refused {
    #[serde(rename = "move")]
    pub mv: String,
    pub rule: Rule,
}

/// A figure of a rule sheet: `000 fig 7`, or by what it shows where it has no number, `001 fig grand`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SheetFigure {
    pub sheet: String,
    pub figure: String,
}

/// Why a figure cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetUpError {
    #[error("no variant {0}")]
    Variant(&'static str),
    #[error("the position cannot be read: {0}")]
    Position(TextError),
    #[error("{text} cannot be played first: {error}")]
    Move { text: String, error: MoveError },
}

impl fmt::Display for SheetFigure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} fig {}", self.sheet, self.figure)
    }
}

impl Figure {
    /// The table on which the reader finds the figure: set up, and the first moves played.
    pub fn table(&self) -> Result<AnyTable, SetUpError> {
        let mut table = AnyTable::open(self.variant).ok_or(SetUpError::Variant(self.variant))?;
        if let Some(position) = &self.position {
            table = table.set_up(position).map_err(SetUpError::Position)?;
        }
        for text in &self.moves {
            table.play(text).map_err(|error| SetUpError::Move {
                text: text.clone(),
                error,
            })?;
        }
        Ok(table)
    }

    /// Reads the lines between the fences; `line` is that of the opening one.
    pub(crate) fn read(
        game: &Description,
        line: usize,
        body: &[&str],
    ) -> Result<Figure, RulePageError> {
        let mut draft = Draft::default();
        for (offset, text) in body.iter().enumerate() {
            let at = line + 1 + offset;
            draft
                .take(game, text)
                .map_err(|problem| RulePageError { line: at, problem })?;
        }
        draft
            .finish(line)
            .map_err(|problem| RulePageError { line, problem })
    }
}

/// A figure of which not every line has been read.
#[derive(Default)]
struct Draft {
    id: Option<String>,
    variant: Option<&'static str>,
    position: Option<String>,
    moves: Option<Vec<String>>,
    task: Option<Prose>,
    accept: Vec<Vec<String>>,
    refuse: Vec<Refused>,
    result: Option<Outcome>,
    shows: Option<bool>,
    sheet: Vec<SheetFigure>,
}

impl Draft {
    fn take(&mut self, game: &Description, text: &str) -> Result<(), Problem> {
        let (key, value) = text
            .split_once(':')
            .map(|(key, value)| (key.trim(), value.trim()))
            .filter(|(_, value)| !value.is_empty())
            .ok_or_else(|| Problem::NotKeyAndValue(text.to_owned()))?;
        match key {
            "id" => once(&mut self.id, "id", value.to_owned()),
            "variant" => once(&mut self.variant, "variant", variant(game, value)?),
            "position" => once(&mut self.position, "position", value.to_owned()),
            "moves" => once(&mut self.moves, "moves", moves(value)),
            "task" => once(&mut self.task, "task", Prose::read(value)?),
            "accept" => {
                self.accept.push(moves(value));
                Ok(())
            }
            "refuse" => {
                self.refuse.push(refused(value)?);
                Ok(())
            }
            "result" => once(&mut self.result, "result", outcome(value)?),
            "shows" if value == "yes" => once(&mut self.shows, "shows", true),
            "shows" => Err(Problem::Shows(value.to_owned())),
            "sheet" => {
                self.sheet.push(sheet_figure(value)?);
                Ok(())
            }
            _ => Err(Problem::UnknownKey(key.to_owned())),
        }
    }

    fn finish(self, line: usize) -> Result<Figure, Problem> {
        let figure = Figure {
            id: self.id.ok_or(Problem::MissingKey("id"))?,
            variant: self.variant.ok_or(Problem::MissingKey("variant"))?,
            position: self.position,
            moves: self.moves.unwrap_or_default(),
            task: self.task,
            accept: self.accept,
            refuse: self.refuse,
            result: self.result,
            shows: self.shows.unwrap_or(false),
            sheet: self.sheet,
            line,
        };
        let empty = figure.accept.is_empty() && figure.refuse.is_empty();
        if empty && figure.result.is_none() && !figure.shows {
            return Err(Problem::NothingToSee);
        }
        Ok(figure)
    }
}

fn once<T>(place: &mut Option<T>, key: &'static str, value: T) -> Result<(), Problem> {
    if place.is_some() {
        return Err(Problem::RepeatedKey(key));
    }
    *place = Some(value);
    Ok(())
}

fn variant(game: &Description, wanted: &str) -> Result<&'static str, Problem> {
    game.variants()
        .find(|id| *id == wanted)
        .ok_or_else(|| Problem::UnknownVariant(wanted.to_owned()))
}

/// `g+3x g+4`.
fn moves(value: &str) -> Vec<String> {
    value.split_whitespace().map(str::to_owned).collect()
}

fn rule(id: &str) -> Result<Rule, Problem> {
    Rule::from_id(id).ok_or_else(|| Problem::UnknownRule(id.to_owned()))
}

/// `a1xa5 LT-7`.
fn refused(value: &str) -> Result<Refused, Problem> {
    let (mv, id) = value
        .rsplit_once(' ')
        .ok_or_else(|| Problem::NotARefusal(value.to_owned()))?;
    Ok(Refused {
        mv: mv.trim().to_owned(),
        rule: rule(id)?,
    })
}

/// `000 fig 7`.
fn sheet_figure(value: &str) -> Result<SheetFigure, Problem> {
    match value.split_once(" fig ") {
        Some((sheet, figure)) if !sheet.contains(' ') => Ok(SheetFigure {
            sheet: sheet.to_owned(),
            figure: figure.to_owned(),
        }),
        _ => Err(Problem::NotASheetFigure(value.to_owned())),
    }
}

/// `p1win LT-12`.
fn outcome(value: &str) -> Result<Outcome, Problem> {
    value.parse().map_err(|error| match error {
        OutcomeError::UnknownRule(rule) => Problem::UnknownRule(rule),
        _ => Problem::NotAResult(value.to_owned()),
    })
}
