//! A connection: one half says, the other hears. What it is told waits in its outbox; whoever does not read loses the connection, and
//! nothing else waits for him.

mod hearer;
mod outbox;
mod speaker;

pub use hearer::Hearer;
pub use speaker::Speaker;

use crate::bucket::Bucket;
use crate::caller::Caller;
use crate::room::Room;
use crate::settings::Limits;
use outbox::Outbox;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tables::Millis;
use wire::{Goodbye, Tell};

/// No round trip was measured.
const UNKNOWN: i64 = -1;

/// What both halves share.
#[derive(Debug)]
pub(crate) struct Connection {
    pub(crate) id: u64,
    pub(crate) caller: Caller,
    outbox: Outbox,
    left: AtomicBool,
    joined: Mutex<Vec<Arc<Room>>>,
    pub(crate) in_lobby: AtomicBool,
    bucket: Mutex<Bucket>,
    round_trip: AtomicI64,
}

impl Connection {
    pub(crate) fn new(id: u64, caller: Caller, limits: &Limits) -> Connection {
        Connection {
            id,
            caller,
            outbox: Outbox::default(),
            left: AtomicBool::new(false),
            joined: Mutex::default(),
            in_lobby: AtomicBool::new(false),
            bucket: Mutex::new(Bucket::full(limits.burst)),
            round_trip: AtomicI64::new(UNKNOWN),
        }
    }

    /// Tells something that others are told too.
    pub(crate) fn tell(&self, text: &Arc<str>) {
        self.outbox.put(Arc::clone(text));
    }

    /// Tells something that nobody else is told.
    pub(crate) fn tell_alone(&self, tell: &Tell) {
        self.outbox.put(crate::told::text(tell));
    }

    /// Says goodbye: what was told before is still heard, unless nobody reads it.
    pub(crate) fn end(&self, why: Goodbye) {
        self.outbox.end(why);
    }

    pub(crate) fn is_over(&self) -> bool {
        self.outbox.is_over()
    }

    /// Whether it has hung up: then it is nowhere any more.
    pub(crate) fn has_left(&self) -> bool {
        self.left.load(Ordering::Acquire)
    }

    /// It hangs up: what was told is still heard.
    pub(crate) fn leaves(&self) {
        self.left.store(true, Ordering::Release);
        self.outbox.close();
    }

    /// Whether so much more may be said.
    pub(crate) fn may_say(&self, cost: u32, limits: &Limits) -> bool {
        let mut bucket = self.bucket.lock().unwrap_or_else(PoisonError::into_inner);
        self.caller.spared || bucket.take(cost, limits.messages as f32, limits.burst)
    }

    pub(crate) fn round_trip(&self) -> Option<Millis> {
        let measured = self.round_trip.load(Ordering::Relaxed);
        (measured != UNKNOWN).then_some(Millis(measured))
    }

    pub(crate) fn measured(&self, round_trip: Millis) {
        self.round_trip
            .store(round_trip.0.max(0), Ordering::Relaxed);
    }

    /// The tables that were joined here.
    pub(crate) fn joined(&self) -> std::sync::MutexGuard<'_, Vec<Arc<Room>>> {
        self.joined.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
