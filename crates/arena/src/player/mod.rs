//! Who sits at the table: anything that can choose a move.

mod engine;
mod external;
mod greedy;
mod level;
mod novice;
mod random;
mod uct;

pub use engine::EnginePlayer;
pub use external::{External, ExternalSetting};
pub use greedy::Greedy;
pub use level::{LevelChoice, LevelPlayer};
pub use novice::Novice;
pub use random::Random;
pub use uct::{Uct, UctLimit};

use rules::{AnyTable, Side};
use search::Shortage;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What is left to both players of a game with clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    pub left: [Duration; 2],
    pub increment: Duration,
}

impl Clocks {
    pub fn of(self, side: Side) -> Duration {
        self.left[side.index()]
    }
}

/// Somebody who plays. One value plays many games, one after the other.
pub trait Player: Send {
    /// A new game begins at this table; whatever is left to chance follows from the seed.
    fn new_game(&mut self, table: &AnyTable, seed: u64) -> Result<(), PlayerError>;

    /// The move of the player whose turn it is; in the dice game, after the roll, one or more moves of the rest of the
    /// turn. Whoever has not ended the turn with them is asked again.
    fn choose(
        &mut self,
        table: &AnyTable,
        clocks: Option<Clocks>,
    ) -> Result<Vec<String>, PlayerError>;

    /// How long a move may take beside any clock; `None` for as long as it likes.
    fn allowance(&self) -> Option<Duration> {
        None
    }

    /// What was spent since the last time this was asked.
    fn take_effort(&mut self) -> Effort {
        Effort::default()
    }
}

/// A player that could not go on. Whoever fails loses the game, and the reason is kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    #[error("cannot be started: {0}")]
    Unstartable(String),
    #[error(transparent)]
    Short(#[from] Shortage),
    #[error("went away")]
    Crashed,
    #[error("no answer within {} ms", .0.as_millis())]
    Silent(Duration),
    #[error("said: {0}")]
    Refused(String),
    #[error("answered without a move: {0}")]
    NoMove(String),
    #[error("was stopped")]
    Stopped,
}

/// Work done, for rates: search nodes or random games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effort {
    pub work: u64,
    pub micros: u64,
}

impl Effort {
    pub fn spent(work: u64, time: Duration) -> Effort {
        Effort {
            work,
            micros: u64::try_from(time.as_micros()).unwrap_or(u64::MAX),
        }
    }

    pub fn add(&mut self, other: Effort) {
        self.work = self.work.saturating_add(other.work);
        self.micros = self.micros.saturating_add(other.micros);
    }

    /// Work a second; `None` where nothing was measured.
    pub fn rate(self) -> Option<f64> {
        (self.work > 0 && self.micros > 0).then(|| self.work as f64 * 1e6 / self.micros as f64)
    }
}

/// Raised when the match is broken off; players that think long look at it.
pub type StopFlag = Arc<AtomicBool>;
