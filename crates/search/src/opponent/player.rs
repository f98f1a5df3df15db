//! Somebody who plays: anything that can choose a move.

use crate::{Clock, Shortage};
use rules::{AnyTable, Message, Side, Value};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Somebody who plays. One value plays many games, one after the other.
pub trait Player: fmt::Debug + Send {
    /// A new game begins at this table; whatever is left to chance follows from the seed, or from the numbers of a
    /// [`MoveContext`]. Whoever keeps nothing from one move to the next need not hear of it.
    fn new_game(&mut self, _table: &AnyTable, _seed: u64) -> Result<(), PlayerError> {
        Ok(())
    }

    /// The move of the player whose turn it is; in the dice game, after the roll, one or more moves of the rest of the
    /// turn. Whoever has not ended the turn with them is asked again.
    fn choose(
        &mut self,
        table: &AnyTable,
        context: &mut MoveContext<'_>,
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

/// What a move is chosen with.
pub struct MoveContext<'a> {
    /// In a game with clocks.
    pub clocks: Option<Clocks>,
    /// What time it is.
    pub time: &'a dyn Clock,
    /// Raised when nobody wants the move any more.
    pub stop: &'a AtomicBool,
    /// A number below the given one, each as likely as the other, for those who move by chance.
    pub below: &'a mut dyn FnMut(usize) -> usize,
}

impl fmt::Debug for MoveContext<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MoveContext")
            .field("clocks", &self.clocks)
            .finish_non_exhaustive()
    }
}

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

/// A player that could not go on. Whoever fails loses the game, and the reason is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerError {
    /// It could not be started; the system says why.
    Unstartable(String),
    /// The machine lacks something for it.
    Short(Shortage),
    /// It went away.
    Crashed,
    /// It gave no answer within this time.
    Silent(Duration),
    /// It answered with an error.
    Refused(String),
    /// It gave this answer, in which there is no move.
    NoMove(String),
    /// Somebody stopped it.
    Stopped,
}

impl From<Shortage> for PlayerError {
    fn from(shortage: Shortage) -> PlayerError {
        PlayerError::Short(shortage)
    }
}

impl PlayerError {
    /// The sentence that says so of an opponent in this variant.
    pub fn message(&self, player: &str, variant: &str) -> Message {
        let player = ("player", Value::from(player));
        let number = |number: usize| Value::Number(number as i64);
        match self {
            PlayerError::Unstartable(reason) => Message::new(
                "opponent-unstartable",
                vec![player, ("reason", reason.as_str().into())],
            ),
            PlayerError::Short(Shortage::Memory { mebibytes }) => Message::new(
                "opponent-no-memory",
                vec![player, ("mebibytes", number(*mebibytes))],
            ),
            PlayerError::Short(Shortage::Threads { wanted, had }) => Message::new(
                "opponent-no-threads",
                vec![player, ("wanted", number(*wanted)), ("had", number(*had))],
            ),
            PlayerError::Silent(time) => Message::new(
                "opponent-silent",
                vec![player, ("seconds", Value::Number(time.as_secs() as i64))],
            ),
            PlayerError::Refused(said) => Message::new(
                "opponent-unfit",
                vec![
                    player,
                    ("variant", variant.into()),
                    ("said", said.as_str().into()),
                ],
            ),
            PlayerError::Crashed | PlayerError::NoMove(_) | PlayerError::Stopped => {
                Message::new("opponent-crashed", vec![player])
            }
        }
    }
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
