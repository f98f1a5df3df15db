//! The half that hears what the client is to be told.

use super::Connection;
use super::outbox::Next;
use crate::hall::Hall;
use std::sync::Arc;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at};
use wire::{Heartbeat, Tell};

/// The half that hears what the client is to be told. Whoever lets it go hangs up.
#[derive(Debug)]
pub struct Hearer {
    hall: Arc<Hall>,
    connection: Arc<Connection>,
    beats: Interval,
}

impl Hearer {
    pub(crate) fn new(hall: Arc<Hall>, connection: Arc<Connection>) -> Hearer {
        let period = hall.settings.pace.heartbeat;
        let mut beats = interval_at(Instant::now() + period, period);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Hearer {
            hall,
            connection,
            beats,
        }
    }

    /// The next message for the client, as JSON; nothing after the last one. Whatever is awaited here may be given up and awaited again.
    pub async fn next(&mut self) -> Option<Arc<str>> {
        loop {
            let changed = self.connection.outbox.changed();
            match self.connection.outbox.take() {
                Next::Told(text) => return Some(text),
                Next::Over => return None,
                Next::Nothing => {}
            }
            tokio::select! {
                () = changed => {}
                _ = self.beats.tick() => return Some(self.heartbeat()),
            }
        }
    }

    fn heartbeat(&self) -> Arc<str> {
        let joined = self.connection.joined();
        let tables = joined
            .iter()
            .map(|room| (room.table.to_string(), room.version()));
        crate::told::text(&Tell::Heartbeat(Heartbeat {
            now: self.hall.clock.now(),
            tables: tables.collect(),
        }))
    }
}

impl Drop for Hearer {
    fn drop(&mut self) {
        self.connection.outbox.abandon();
        self.hall.hang_up(&self.connection);
    }
}
