//! What waits to be heard. It is bounded: whoever does not read is let go.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;
use wire::{Goodbye, Tell};

/// As many messages wait at most.
const MOST: usize = 512;
/// And so many bytes, where more than one waits.
const MOST_BYTES: usize = 1 << 20;
/// A queue that was long keeps no more room than this.
const KEPT: usize = 16;

#[derive(Debug, Default)]
pub(super) struct Outbox {
    waiting: Mutex<Waiting>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    queue: VecDeque<Arc<str>>,
    bytes: usize,
    /// Nothing comes any more.
    over: bool,
}

/// What there is to hear.
#[derive(Debug)]
pub(super) enum Next {
    Told(Arc<str>),
    Nothing,
    Over,
}

impl Outbox {
    pub(super) fn put(&self, text: Arc<str>) {
        let mut waiting = self.lock();
        if waiting.over {
            return;
        }
        let full = waiting.queue.len() >= MOST || waiting.bytes + text.len() > MOST_BYTES;
        if full && !waiting.queue.is_empty() {
            // Nobody hears it in time. He comes back and asks for what he missed.
            waiting.queue.clear();
            waiting.end(Goodbye::Slow);
        } else {
            waiting.bytes += text.len();
            waiting.queue.push_back(text);
        }
        drop(waiting);
        self.changed.notify_waiters();
    }

    pub(super) fn end(&self, why: Goodbye) {
        let mut waiting = self.lock();
        if !waiting.over {
            waiting.end(why);
        }
        drop(waiting);
        self.changed.notify_waiters();
    }

    /// Nothing more is told than what waits already.
    pub(super) fn close(&self) {
        self.lock().over = true;
        self.changed.notify_waiters();
    }

    /// Nothing is told any more, nor goodbye: nobody is there.
    pub(super) fn abandon(&self) {
        let mut waiting = self.lock();
        waiting.over = true;
        waiting.queue = VecDeque::new();
        drop(waiting);
        self.changed.notify_waiters();
    }

    pub(super) fn is_over(&self) -> bool {
        self.lock().over
    }

    pub(super) fn take(&self) -> Next {
        let mut waiting = self.lock();
        let Some(text) = waiting.queue.pop_front() else {
            return if waiting.over {
                Next::Over
            } else {
                Next::Nothing
            };
        };
        waiting.bytes = waiting.bytes.saturating_sub(text.len());
        if waiting.queue.is_empty() && waiting.queue.capacity() > KEPT {
            waiting.queue = VecDeque::new();
        }
        Next::Told(text)
    }

    /// Comes back when something was put in after this was called.
    pub(super) fn changed(&self) -> tokio::sync::futures::Notified<'_> {
        self.changed.notified()
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    fn end(&mut self, why: Goodbye) {
        self.over = true;
        self.queue.push_back(crate::told::text(&Tell::Goodbye(why)));
    }
}
