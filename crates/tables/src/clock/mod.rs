//! Clocks that are fair to whoever has a slow line, and that show their evidence.

mod control;
mod lag;
mod running;

pub use control::{ControlError, Speed, Step, TimeControl};
pub use lag::{Compensation, LAG_SLACK, MOST_GRACE, Measured, allowance};
pub use running::{ClockEvidence, FlagFell, GameClock};
