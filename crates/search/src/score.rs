//! The value of a position for the player to move.

use std::fmt;
use std::ops::{Add, Neg, Sub};

/// A value in hundredths of a small piece, or a forced result with its distance. Positive is good for the player it is
/// told to; negating tells it to the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score(i32);

impl Score {
    pub const DRAW: Score = Score(0);
    /// Beyond every real score.
    pub const INFINITE: Score = Score(32_500);
    const WIN: i32 = 32_000;
    /// No win is farther away than this, in single moves from the root.
    const FARTHEST: i32 = 1_000;
    /// Evaluations stay inside this, so that they are never taken for a forced win.
    pub const LARGEST: Score = Score(Score::WIN - Score::FARTHEST - 1);

    /// An evaluation, kept below any forced win.
    #[inline]
    pub fn eval(value: i32) -> Score {
        Score(value.clamp(-Score::LARGEST.0, Score::LARGEST.0))
    }

    /// The player to move wins in so many single moves from the root.
    #[inline]
    pub const fn win_in(plies: u32) -> Score {
        Score(Score::WIN - plies as i32)
    }

    /// The player to move loses in so many single moves from the root.
    #[inline]
    pub const fn loss_in(plies: u32) -> Score {
        Score(plies as i32 - Score::WIN)
    }

    /// A forced result and its distance in single moves: positive for a win, negative for a loss.
    pub fn forced(self) -> Option<i32> {
        if self > Score::LARGEST && self < Score::INFINITE {
            Some(Score::WIN - self.0)
        } else if self < -Score::LARGEST && self > -Score::INFINITE {
            Some(-Score::WIN - self.0)
        } else {
            None
        }
    }

    pub const fn value(self) -> i32 {
        self.0
    }

    /// The same result told from a node `ply` moves below the root: what the table stores does not depend on the root.
    #[inline]
    pub(crate) fn to_table(self, ply: u32) -> i16 {
        let shift = ply as i32;
        let stored = match self.forced() {
            Some(distance) if distance >= 0 => self.0 + shift,
            Some(_) => self.0 - shift,
            None => self.0,
        };
        stored.clamp(i16::MIN as i32, i16::MAX as i32) as i16
    }

    #[inline]
    pub(crate) fn from_table(stored: i16, ply: u32) -> Score {
        let score = Score(i32::from(stored));
        let shift = ply as i32;
        match score.forced() {
            Some(distance) if distance >= 0 => Score(score.0 - shift),
            Some(_) => Score(score.0 + shift),
            None => score,
        }
    }
}

impl Neg for Score {
    type Output = Score;
    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl Add<i32> for Score {
    type Output = Score;
    #[inline]
    fn add(self, margin: i32) -> Score {
        Score(self.0 + margin)
    }
}

impl Sub<i32> for Score {
    type Output = Score;
    #[inline]
    fn sub(self, margin: i32) -> Score {
        Score(self.0 - margin)
    }
}

/// `cp 35`, `win 5` or `win -4` (single moves), as the protocol says it.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.forced() {
            Some(distance) => write!(f, "win {distance}"),
            None => write!(f, "cp {}", self.0),
        }
    }
}
