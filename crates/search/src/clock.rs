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

/// Another clock, from this moment on.
#[derive(Clone, Copy)]
pub(crate) struct Since<'a> {
    clock: &'a dyn Clock,
    begun: Duration,
}

impl<'a> Since<'a> {
    pub(crate) fn now(clock: &'a dyn Clock) -> Since<'a> {
        Since {
            clock,
            begun: clock.elapsed(),
        }
    }
}

impl Clock for Since<'_> {
    fn elapsed(&self) -> Duration {
        self.clock.elapsed().saturating_sub(self.begun)
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
