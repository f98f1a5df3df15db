//! The half to which messages of a client are handed.

use super::Connection;
use crate::hall::Hall;
use std::sync::Arc;
use tables::Millis;
use wire::{Answer, Ask, Goodbye, Outcome, Sentence, Tell};

/// What nobody can read counts as so many messages.
const COST_OF_NONSENSE: u32 = 5;

/// The half to which messages of a client are handed. Whoever lets it go hangs up.
#[derive(Debug)]
pub struct Speaker {
    pub(crate) hall: Arc<Hall>,
    pub(crate) connection: Arc<Connection>,
}

impl Speaker {
    /// A message. Its answer is heard, not returned; answers come in the order of the messages. What was begun is finished, also
    /// where nobody waits for it any more.
    pub async fn say(&self, ask: Ask) {
        if !self.may_say(1) {
            return;
        }
        let hall = Arc::clone(&self.hall);
        let connection = Arc::clone(&self.connection);
        let done = tokio::spawn(async move { hall.hear(&connection, ask).await });
        // It can only have panicked; then there is no answer, and the message comes again.
        let _ = done.await;
    }

    /// A message that nobody can read, and why: it counts as several.
    pub fn unreadable(&self, why: Sentence) {
        if self.may_say(COST_OF_NONSENSE) {
            self.connection.tell_alone(&Tell::Answer(Answer {
                to: None,
                outcome: Outcome::Refused(why),
            }));
        }
    }

    /// How long the way to the client and back took.
    pub fn measured(&self, round_trip: Millis) {
        self.connection.measured(round_trip);
    }

    /// Comes back when the connection is over, also where nobody reads what it was told.
    pub async fn over(&self) {
        loop {
            let changed = self.connection.outbox.changed();
            if self.connection.is_over() {
                return;
            }
            changed.await;
        }
    }

    fn may_say(&self, cost: u32) -> bool {
        let may = self.connection.may_say(cost, &self.hall.settings.limits);
        if !may {
            self.connection.end(Goodbye::Flood);
        }
        may && !self.connection.is_over()
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        self.hall.hang_up(&self.connection);
    }
}
