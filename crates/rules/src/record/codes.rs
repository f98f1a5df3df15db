//! What a comment tells to programs, `[%name …]`: clocks, evaluations, shapes on the board. Codes that are not known here are kept.

use super::error::shortened;
use super::{Arrow, Circle, ClockTime, Eval, Problem, tags, tidy_comment};
use crate::AnyTable;

/// The codes of a comment. Each stands there once; they are written in this order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Codes {
    /// What the clock of the player who moved showed after the move.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub clk: Option<ClockTime>,
    /// How long the move took.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub emt: Option<ClockTime>,
    /// How much of that the network took.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub lag: Option<ClockTime>,
    /// What the position was thought to be worth.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub eval: Option<Eval>,
    /// Arrows on the board (`[%cal …]`).
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Vec::is_empty")
    )]
    pub arrows: Vec<Arrow>,
    /// Circles on the board (`[%csl …]`).
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Vec::is_empty")
    )]
    pub circles: Vec<Circle>,
    /// Codes that somebody else knows.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Vec::is_empty")
    )]
    pub others: Vec<OtherCode>,
}

/// A code that is kept as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct OtherCode {
    /// What stands behind `[%`.
    pub name: String,
    /// What stands behind the name.
    pub text: String,
}

const CLK: &str = "clk";
const EMT: &str = "emt";
const LAG: &str = "lag";
const EVAL: &str = "eval";
const ARROWS: &str = "cal";
const CIRCLES: &str = "csl";
const KNOWN: [&str; 6] = [CLK, EMT, LAG, EVAL, ARROWS, CIRCLES];

impl Codes {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Codes::default()
    }

    /// Adds the code with this name, whose value is tidy already. The table knows the cells.
    pub(super) fn add(&mut self, name: &str, value: &str, table: &AnyTable) -> Result<(), Problem> {
        match name {
            CLK => put(&mut self.clk, name, time(name, value)?),
            EMT => put(&mut self.emt, name, time(name, value)?),
            LAG => put(&mut self.lag, name, time(name, value)?),
            EVAL => {
                let eval = Eval::from_text(value);
                let eval = eval.ok_or_else(|| Problem::CodeEval(shortened(value)))?;
                put(&mut self.eval, name, eval)
            }
            ARROWS => value
                .split(',')
                .try_for_each(|text| self.add_arrow(Arrow::read(text.trim(), table)?, table)),
            CIRCLES => value
                .split(',')
                .try_for_each(|text| self.add_circle(Circle::read(text.trim())?, table)),
            other => self.add_other(other, value),
        }
    }

    fn add_arrow(&mut self, arrow: Arrow, table: &AnyTable) -> Result<(), Problem> {
        arrow.check(table)?;
        if self.arrows.iter().any(|known| known.covers(&arrow)) {
            return Err(Problem::ShapeTwice(shortened(&arrow.text())));
        }
        self.arrows.push(arrow);
        Ok(())
    }

    fn add_circle(&mut self, circle: Circle, table: &AnyTable) -> Result<(), Problem> {
        circle.check(table)?;
        if self.circles.iter().any(|known| known.cell == circle.cell) {
            return Err(Problem::ShapeTwice(shortened(&circle.text())));
        }
        self.circles.push(circle);
        Ok(())
    }

    fn add_other(&mut self, name: &str, text: &str) -> Result<(), Problem> {
        if self.others.iter().any(|other| other.name == name) {
            return Err(Problem::CodeTwice(name.to_owned()));
        }
        self.others.push(OtherCode {
            name: name.to_owned(),
            text: text.to_owned(),
        });
        Ok(())
    }

    /// Checks codes that nobody has read from a text, and makes them canonical; else tells in which field something is wrong.
    #[cfg_attr(not(feature = "serde"), allow(dead_code))]
    pub(super) fn check(&mut self, table: &AnyTable) -> Result<(), (&'static str, Problem)> {
        if let Some(eval) = self.eval.filter(|eval| !eval.is_sound()) {
            return Err(("eval", Problem::CodeEval(eval.to_string())));
        }
        let claimed = std::mem::take(self);
        *self = Codes {
            arrows: Vec::new(),
            circles: Vec::new(),
            others: Vec::new(),
            ..claimed
        };
        for arrow in claimed.arrows {
            self.add_arrow(arrow, table)
                .map_err(|problem| ("arrows", problem))?;
        }
        for circle in claimed.circles {
            self.add_circle(circle, table)
                .map_err(|problem| ("circles", problem))?;
        }
        for OtherCode { name, text } in claimed.others {
            check_name(&name)
                .and_then(|()| match KNOWN.contains(&name.as_str()) {
                    true => Err(Problem::CodeTwice(name.clone())),
                    false => tidy_comment(&text),
                })
                .and_then(|text| self.add_other(&name, &text.unwrap_or_default()))
                .map_err(|problem| ("others", problem))?;
        }
        Ok(())
    }

    /// Names and values, in the order in which they are written.
    pub(super) fn texts(&self) -> Vec<(&str, String)> {
        fn list<T>(items: &[T], text: impl Fn(&T) -> String) -> String {
            items.iter().map(text).collect::<Vec<_>>().join(",")
        }
        let mut texts = Vec::new();
        for (name, time) in [(CLK, self.clk), (EMT, self.emt), (LAG, self.lag)] {
            texts.extend(time.map(|time| (name, time.to_string())));
        }
        texts.extend(self.eval.map(|eval| (EVAL, eval.to_string())));
        if !self.circles.is_empty() {
            texts.push((CIRCLES, list(&self.circles, Circle::text)));
        }
        if !self.arrows.is_empty() {
            texts.push((ARROWS, list(&self.arrows, Arrow::text)));
        }
        let others = self.others.iter();
        texts.extend(others.map(|other| (other.name.as_str(), other.text.clone())));
        texts
    }
}

fn put<T>(place: &mut Option<T>, name: &str, value: T) -> Result<(), Problem> {
    match place.replace(value) {
        Some(_) => Err(Problem::CodeTwice(name.to_owned())),
        None => Ok(()),
    }
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
