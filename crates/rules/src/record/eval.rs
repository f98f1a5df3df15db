//! What somebody or something thought that a position was worth: `0.62`, `#5`, with a depth `0.62,12`.

use crate::Side;
use std::fmt;

/// What a position was thought to be worth, seen by player 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Eval {
    /// How much.
    pub value: EvalValue,
    /// How deep somebody looked.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub depth: Option<u32>,
}

/// How much a position was thought to be worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum EvalValue {
    /// The expected result of player 1 in thousandths: 0 is lost, 500 even, 1000 won.
    Expected(u16),
    /// Player 1 wins in so many plies.
    One(u32),
    /// Player 2 wins in so many plies.
    Two(u32),
}

const WHOLE: u16 = 1000;

impl Eval {
    /// `0.62` for what is expected, `#5` or `#-5` for a win of player 1 or 2 in five plies; a depth may follow behind a comma.
    pub fn from_text(text: &str) -> Option<Eval> {
        let (value, depth) = match text.split_once(',') {
            Some((value, depth)) => (value, Some(number(depth)?)),
            None => (text, None),
        };
        let value = if let Some(plies) = value.strip_prefix('#') {
            match plies.strip_prefix('-') {
                Some(plies) => EvalValue::Two(number(plies)?),
                None => EvalValue::One(number(plies)?),
            }
        } else {
            EvalValue::Expected(thousandths(value)?)
        };
        Some(Eval { value, depth })
    }

    pub(super) fn is_sound(self) -> bool {
        !matches!(self.value, EvalValue::Expected(expected) if expected > WHOLE)
    }

    /// Who wins for certain, if anybody.
    pub fn winner(self) -> Option<Side> {
        match self.value {
            EvalValue::Expected(_) => None,
            EvalValue::One(_) => Some(Side::One),
            EvalValue::Two(_) => Some(Side::Two),
        }
    }
}

fn number(digits: &str) -> Option<u32> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

/// `0.5` is 500.
fn thousandths(text: &str) -> Option<u16> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    if !(1..=3).contains(&fraction.len()) {
        return None;
    }
    let fraction = number(fraction)? * 10u32.pow(3 - fraction.len() as u32);
    let value = number(whole)?.checked_mul(1000)?.checked_add(fraction)?;
    u16::try_from(value).ok().filter(|value| *value <= WHOLE)
}

impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            EvalValue::Expected(value) => {
                let fraction = format!("{:03}", value % WHOLE);
                let trimmed = fraction.trim_end_matches('0');
                // Two digits at least, as people write it.
                let shown = if trimmed.len() < 2 {
                    &fraction[..2]
                } else {
                    trimmed
                };
                write!(f, "{}.{shown}", value / WHOLE)?;
            }
            EvalValue::One(plies) => write!(f, "#{plies}")?,
            EvalValue::Two(plies) => write!(f, "#-{plies}")?,
        }
        match self.depth {
            Some(depth) => write!(f, ",{depth}"),
            None => Ok(()),
        }
    }
}
