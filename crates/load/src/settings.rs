//! What is asked of a run, and within which bounds.

use client::Server;
use std::time::Duration;

/// What to do to which server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// On this machine only.
    pub server: Server,
    /// How many tables are played at, all the time.
    pub tables: usize,
    /// How many turns a second are played at all of them together.
    pub rate: f64,
    /// For how long.
    pub time: Duration,
    /// Or until so many were acknowledged.
    pub moves: Option<u64>,
    /// The server's process, whose memory is read.
    pub process: Option<u32>,
    /// A table that takes longer to open, or to end, is given up.
    pub patience: Duration,
    /// Whether what each player was told of his moves is handed out at the end, which takes memory.
    pub keep_moves: bool,
}

/// The usual patience: a server that is killed takes a while to come back.
pub const PATIENCE: Duration = Duration::from_mins(2);

/// Why nothing is done.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Nobody puts a load on others' machines with this.
    #[error("only a server on this machine may be put under load")]
    Elsewhere,
    /// The system allows fewer open files than that takes.
    #[error("{tables} tables take {needed} open files, and the system allows {granted}")]
    Files {
        /// As asked for.
        tables: usize,
        /// What that takes.
        needed: usize,
        /// What there are.
        granted: usize,
    },
    /// The server has no tables, or does not answer.
    #[error("{0}")]
    Server(#[from] client::HttpError),
    /// Nothing random can be had from the system.
    #[error("the system gives no random numbers")]
    Chance,
}
