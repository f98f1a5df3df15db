//! Time as a parameter: the search asks a clock, and tests hand in one that they move themselves.

use std::time::{Duration, Instant};

/// How long ago something began.
pub trait Clock: Sync {
    fn elapsed(&self) -> Duration;
}

/// The real clock, started when it is made.
#[derive(Clone, Copy, Debug)]
pub struct RealClock(Instant);

impl RealClock {
    pub fn start() -> RealClock {
        RealClock(Instant::now())
    }
}

impl Clock for RealClock {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// For what is measured in nodes: no time passes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoTime;

impl Clock for NoTime {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}
