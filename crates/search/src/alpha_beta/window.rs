//! The interval of scores that still matters, as seen by the player to move.

use crate::Score;
use std::ops::Neg;

/// Alpha and beta as one value; negating it shows it to the other player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    pub alpha: Score,
    pub beta: Score,
}

impl Window {
    pub const FULL: Window = Window {
        alpha: Score::loss_in(0),
        beta: Score::win_in(0),
    };

    pub fn around(middle: Score, margin: i32) -> Window {
        Window {
            alpha: (middle - margin).max(Window::FULL.alpha),
            beta: (middle + margin).min(Window::FULL.beta),
        }
    }

    /// The narrowest window above alpha: is there anything better?
    #[inline]
    pub fn above_alpha(self) -> Window {
        Window {
            alpha: self.alpha,
            beta: self.alpha + 1,
        }
    }

    /// The narrowest window below beta.
    #[inline]
    pub fn below_beta(self) -> Window {
        Window {
            alpha: self.beta - 1,
            beta: self.beta,
        }
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.alpha >= self.beta
    }

    /// Raises alpha; true when nothing is left of the window.
    #[inline]
    pub fn raise(&mut self, score: Score) -> bool {
        self.alpha = self.alpha.max(score);
        self.is_empty()
    }

    pub fn contains(self, score: Score) -> bool {
        self.alpha < score && score < self.beta
    }
}

impl Neg for Window {
    type Output = Window;
    #[inline]
    fn neg(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}
