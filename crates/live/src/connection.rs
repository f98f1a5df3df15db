//! A connection: one half says, the other hears.

use std::sync::Arc;
use tables::Millis;
use wire::{Ask, Sentence};

/// The half to which messages of a client are handed.
#[derive(Debug)]
pub struct Speaker;

/// The half that hears what the client is to be told.
#[derive(Debug)]
pub struct Hearer;

impl Speaker {
    /// A message. Its answer is heard, not returned.
    pub async fn say(&self, _ask: Ask) {
        todo!()
    }

    /// A message that nobody can read, and why: it counts as several.
    pub fn unreadable(&self, _why: Sentence) {
        todo!()
    }

    /// How long the way to the client and back took.
    pub fn measured(&self, _round_trip: Millis) {
        todo!()
    }

    /// Comes back when the connection is over, also where nobody reads what it was told.
    pub async fn over(&self) {
        todo!()
    }
}

impl Hearer {
    /// The next message for the client, as JSON; nothing after the last one. Whatever is awaited here may be given up and awaited again.
    pub async fn next(&mut self) -> Option<Arc<str>> {
        todo!()
    }
}
