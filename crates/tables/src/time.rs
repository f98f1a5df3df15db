//! Time as tables know it: moments in milliseconds since 1970, as the store tells them, and spans between them.

use serde::{Deserialize, Serialize};
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// A span in milliseconds. It may be negative between two moments; a clock never shows less than nothing.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Millis(pub i64);

/// A moment in milliseconds since the beginning of 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Moment(pub i64);

impl Millis {
    /// No time at all.
    pub const ZERO: Millis = Millis(0);

    /// So many seconds.
    pub const fn seconds(seconds: i64) -> Millis {
        Millis(seconds * 1000)
    }

    /// So many days.
    pub const fn days(days: i64) -> Millis {
        Millis::seconds(days * 86_400)
    }

    /// Never negative.
    #[must_use]
    pub fn or_nothing(self) -> Millis {
        self.max(Millis::ZERO)
    }
}

impl Add for Millis {
    type Output = Millis;

    fn add(self, more: Millis) -> Millis {
        Millis(self.0.saturating_add(more.0))
    }
}

impl Sub for Millis {
    type Output = Millis;

    fn sub(self, less: Millis) -> Millis {
        Millis(self.0.saturating_sub(less.0))
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, more: Millis) {
        *self = *self + more;
    }
}

impl SubAssign for Millis {
    fn sub_assign(&mut self, less: Millis) {
        *self = *self - less;
    }
}

impl Add<Millis> for Moment {
    type Output = Moment;

    fn add(self, span: Millis) -> Moment {
        Moment(self.0.saturating_add(span.0))
    }
}

impl Sub for Moment {
    type Output = Millis;

    fn sub(self, earlier: Moment) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}
