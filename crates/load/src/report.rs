//! What a run came to.

use crate::histogram::Percentiles;
use serde::Serialize;

/// What happened, and how fast.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// Tables that were played at all the time.
    pub tables: usize,
    /// Games that were played there; where one ended the next began.
    pub games: u64,
    /// Games of which everybody told the same at the end: both players, whoever watched, and the archive.
    pub agreed: u64,
    /// Turns that were sent.
    pub moves: u64,
    /// Turns of which the server said that they are stored.
    pub acknowledged: u64,
    /// Turns that the server had acknowledged and does not have.
    pub lost: u64,
    /// Turns that it has and that nobody sent, or sent once only.
    pub doubled: u64,
    /// Games of which somebody told something else than the others, or nothing in time.
    pub disagreements: u64,
    /// Messages that were refused although they followed the rules.
    pub refused: u64,
    /// Connections that had to be opened again.
    pub reconnects: u64,
    /// From the first sending of a turn to its acknowledgement.
    pub ack_ms: Percentiles,
    /// From the first sending of a turn to its arrival at the opponent.
    pub arrival_ms: Percentiles,
    /// How long moves were played, in seconds, and how many a second were acknowledged.
    pub seconds: f64,
    /// Acknowledged in each of them.
    pub moves_per_second: f64,
    /// How long it took until all tables were open, in seconds.
    pub opening_seconds: f64,
    /// The server's memory at the end of play.
    pub server_rss_bytes: Option<u64>,
    /// The server's memory before anybody came.
    pub server_rss_before_bytes: Option<u64>,
    /// The processor time that the server took while moves were played, in seconds.
    pub server_cpu_seconds: Option<f64>,
    /// The first things that went wrong.
    pub complaints: Vec<String>,
}

impl Report {
    /// Whether nothing was lost, doubled, refused or told differently.
    pub fn is_clean(&self) -> bool {
        self.lost == 0
            && self.doubled == 0
            && self.disagreements == 0
            && self.refused == 0
            && self.agreed == self.games
    }
}
