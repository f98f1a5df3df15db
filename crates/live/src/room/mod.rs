//! A table in memory: its desk, where what is asked for is done one after the other, and its audience, who hears of it.

mod audience;
mod desk;

pub(crate) use audience::{Audience, Present};
pub(crate) use desk::{Desk, Phase, access, actor, other};

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::Notify;

/// A table in memory.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) table: Arc<str>,
    pub(crate) desk: tokio::sync::Mutex<Desk>,
    audience: Mutex<Audience>,
    /// Of the last event that was told.
    version: AtomicU64,
    used: Mutex<Instant>,
    /// Something happened.
    pub(crate) changed: Notify,
}

impl Room {
    pub(crate) fn new(table: Arc<str>) -> Room {
        Room {
            table,
            desk: tokio::sync::Mutex::default(),
            audience: Mutex::default(),
            version: AtomicU64::new(0),
            used: Mutex::new(Instant::now()),
            changed: Notify::new(),
        }
    }

    pub(crate) fn audience(&self) -> MutexGuard<'_, Audience> {
        self.audience.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    pub(crate) fn is_at(&self, version: u64) {
        self.version.store(version, Ordering::Release);
    }

    /// Tells everybody who joined.
    pub(crate) fn tell(&self, text: &Arc<str>) {
        for present in &self.audience().present {
            present.connection.tell(text);
        }
    }

    /// Somebody needs it now.
    pub(crate) fn touch(&self) {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Since when nobody has needed it.
    pub(crate) fn used(&self) -> Instant {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
