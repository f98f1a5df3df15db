//! What a comment tells to programs, `[%name …]`: clocks, evaluations, shapes on the board. Codes that are not known here are kept.

use super::error::shortened;
use super::{ClockTime, Eval, Problem, Shape, tags, tidy_comment};
use crate::{AnyTable, sort_compactly};

/// The codes of a comment, each there once: shapes on the board, and all others as canonical texts, which
/// [`time`](Codes::time) and [`eval`](Codes::eval) read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Codes {
    /// Circles (`[%csl …]`), then arrows (`[%cal …]`).
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Vec::is_empty")
    )]
    pub shapes: Vec<Shape>,
    /// Everything else, in the order in which it was given.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Vec::is_empty")
    )]
    pub values: Vec<CodeValue>,
}

/// A code with its value, whether it is known here or not.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct CodeValue {
    /// What stands behind `[%`.
    pub name: String,
    /// What stands behind the name.
    pub text: String,
}

/// Codes whose value is a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeCode {
    /// What the clock of the player who moved showed after the move.
    Clk,
    /// How long the move took.
    Emt,
    /// How much of that the network took.
    Lag,
}

impl TimeCode {
    /// All of them.
    pub const ALL: [TimeCode; 3] = [TimeCode::Clk, TimeCode::Emt, TimeCode::Lag];

    const fn name(self) -> &'static str {
        match self {
            TimeCode::Clk => "clk",
            TimeCode::Emt => "emt",
            TimeCode::Lag => "lag",
        }
    }
}

const EVAL: &str = "eval";
const ARROWS: &str = "cal";
const CIRCLES: &str = "csl";

impl Codes {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.shapes.is_empty() && self.values.is_empty()
    }

    /// A time that is noted here.
    pub fn time(&self, code: TimeCode) -> Option<ClockTime> {
        ClockTime::from_text(self.value(code.name())?)
    }

    /// Notes a time.
    pub fn set_time(&mut self, code: TimeCode, time: ClockTime) {
        self.set(code.name(), time.to_string());
    }

    /// What the position was thought to be worth.
    pub fn eval(&self) -> Option<Eval> {
        Eval::from_text(self.value(EVAL)?)
    }

    /// Notes what the position is thought to be worth.
    pub fn set_eval(&mut self, eval: Eval) {
        self.set(EVAL, eval.to_string());
    }

    /// The value of a code that is no shape.
    pub fn value(&self, name: &str) -> Option<&str> {
        let found = self.values.iter().find(|value| value.name == name)?;
        Some(&found.text)
    }

    fn set(&mut self, name: &str, text: String) {
        match self.values.iter_mut().find(|value| value.name == name) {
            Some(value) => value.text = text,
            None => self.values.push(CodeValue {
                name: name.to_owned(),
                text,
            }),
        }
    }

    /// Adds the code with this name, whose value is tidy already. The table knows the cells.
    pub(super) fn add(&mut self, name: &str, value: &str, table: &AnyTable) -> Result<(), Problem> {
        match name {
            ARROWS => value
                .split(',')
                .try_for_each(|text| self.add_shape(Shape::read_arrow(text.trim(), table)?, table)),
            CIRCLES => value
                .split(',')
                .try_for_each(|text| self.add_shape(Shape::read_circle(text.trim())?, table)),
            _ => self.add_value(name, value),
        }
    }

    fn add_shape(&mut self, shape: Shape, table: &AnyTable) -> Result<(), Problem> {
        shape.check(table)?;
        if self.shapes.iter().any(|known| known.covers(&shape)) {
            return Err(Problem::ShapeTwice(shortened(&shape.text())));
        }
        self.shapes.push(shape);
        // Circles come first.
        sort_compactly(&mut self.shapes, |one, other| {
            one.to.is_some().cmp(&other.to.is_some())
        });
        Ok(())
    }

    fn add_value(&mut self, name: &str, text: &str) -> Result<(), Problem> {
        if self.value(name).is_some() {
            return Err(Problem::CodeTwice(name.to_owned()));
        }
        self.set(name, canonical(name, text)?);
        Ok(())
    }

    /// Checks codes that nobody has read from a text, and makes them canonical; else tells in which field something is wrong.
    pub(super) fn check(&mut self, table: &AnyTable) -> Result<(), (&'static str, Problem)> {
        let claimed = std::mem::take(self);
        for shape in claimed.shapes {
            self.add_shape(shape, table)
                .map_err(|problem| ("shapes", problem))?;
        }
        for CodeValue { name, text } in claimed.values {
            check_name(&name)
                .and_then(|()| {
                    if [ARROWS, CIRCLES].contains(&name.as_str()) {
                        return Err(Problem::CodeName(name.clone()));
                    }
                    tidy_comment(&text)
                })
                .and_then(|text| self.add_value(&name, &text.unwrap_or_default()))
                .map_err(|problem| ("values", problem))?;
        }
        Ok(())
    }

    /// Names and values, in the order in which they are written.
    pub(super) fn texts(&self) -> Vec<(&str, String)> {
        let list = |arrows: bool| {
            let shapes = self.shapes.iter();
            let texts = shapes.filter(|shape| shape.to.is_some() == arrows);
            texts.map(Shape::text).collect::<Vec<_>>().join(",")
        };
        let values = self.values.iter();
        let values = values.map(|value| (value.name.as_str(), value.text.clone()));
        [(CIRCLES, list(false)), (ARROWS, list(true))]
            .into_iter()
            .filter(|(_, text)| !text.is_empty())
            .chain(values)
            .collect()
    }
}

/// A value as it is written: those of known codes are read first.
fn canonical(name: &str, text: &str) -> Result<String, Problem> {
    if name == EVAL {
        let eval = Eval::from_text(text).ok_or_else(|| Problem::CodeEval(shortened(text)))?;
        return Ok(eval.to_string());
    }
    if TimeCode::ALL.iter().any(|code| code.name() == name) {
        return Ok(time(name, text)?.to_string());
    }
    Ok(text.to_owned())
}

fn time(name: &str, value: &str) -> Result<ClockTime, Problem> {
    ClockTime::from_text(value).ok_or_else(|| Problem::CodeTime {
        name: name.to_owned(),
        found: shortened(value),
    })
}

/// A code is named as a tag is.
pub(super) fn check_name(name: &str) -> Result<(), Problem> {
    tags::check_name(name).map_err(|_| Problem::CodeName(shortened(name)))
}
