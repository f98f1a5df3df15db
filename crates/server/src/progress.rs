//! How far a connection has come with its request, and until when it must have come further. The stream, the service and the bodies of
//! the answers report; the task of the connection waits for the deadline.

use crate::admission::Slot;
use crate::kept_body::KeptBody;
use crate::limits::Timeouts;
use std::future::{Future, pending, poll_fn};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until};

/// What lasts is looked at again after so long, and goes on.
const FAR: Duration = Duration::from_hours(1);

#[derive(Clone, Debug)]
pub(crate) struct Progress(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    timeouts: Timeouts,
    phase: Phase,
    deadline: Instant,
    /// What is being answered.
    request: Option<KeptBody>,
    /// Kept here because a connection that changes its protocol outlives its task, and not its stream.
    slot: Option<Slot>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Nothing was ever heard.
    Fresh,
    /// A part of a head may have come.
    Head,
    /// From the end of the head until all of the answer is on its way out.
    Answering,
    /// The same for an answer that goes on for as long as somebody listens.
    Lasting,
    /// Only the buffers still hold something of the answer.
    Answered,
    /// Answered, and nothing heard since.
    Idle,
    /// It speaks another protocol from now on, with its own ideas about time.
    Switched,
    /// We have said our last word.
    Closing,
}

impl Progress {
    pub(crate) fn new(timeouts: Timeouts, slot: Option<Slot>) -> Progress {
        Progress(Arc::new(Mutex::new(State {
            timeouts,
            phase: Phase::Fresh,
            deadline: Instant::now() + timeouts.head,
            request: None,
            slot,
        })))
    }

    /// So many bytes came in.
    pub(crate) fn read(&self, bytes: usize) {
        let mut state = self.state();
        match state.phase {
            _ if bytes == 0 => {}
            Phase::Fresh => state.phase = Phase::Head,
            Phase::Idle => {
                let time = state.timeouts.head;
                state.enter(Phase::Head, time);
                state.work();
            }
            _ => state.go_on(bytes),
        }
    }

    /// So many bytes went out.
    pub(crate) fn wrote(&self, bytes: usize) {
        self.state().go_on(bytes);
    }

    /// A whole head was read; this is what follows it.
    pub(crate) fn asked(&self, body: KeptBody) {
        let mut state = self.state();
        state.request = Some(body);
        let time = state.timeouts.stall;
        state.enter(Phase::Answering, time);
        state.work();
    }

    /// All of the answer was handed over.
    pub(crate) fn answered(&self) {
        let mut state = self.state();
        match state.phase {
            Phase::Answering => state.phase = Phase::Answered,
            Phase::Lasting => {
                let time = state.timeouts.linger;
                state.enter(Phase::Answered, time);
            }
            _ => {}
        }
    }

    /// The answer does not end by itself, and whoever gives it ends it for a client that does not take it.
    pub(crate) fn lasts(&self) {
        self.state().phase = Phase::Lasting;
    }

    /// All that was handed over is on its way.
    pub(crate) fn flushed(&self) {
        let mut state = self.state();
        if state.phase == Phase::Answered {
            let time = state.timeouts.idle;
            state.enter(Phase::Idle, time);
            state.request = None;
            if let Some(slot) = &mut state.slot {
                slot.rest();
            }
        }
    }

    /// The answer says that something else than HTTP follows it.
    pub(crate) fn switched(&self) {
        let mut state = self.state();
        state.phase = Phase::Switched;
        state.request = None;
    }

    pub(crate) fn is_switched(&self) -> bool {
        self.state().phase == Phase::Switched
    }

    /// Nothing more will be written.
    pub(crate) fn closing(&self) {
        let mut state = self.state();
        let time = state.timeouts.linger;
        state.enter(Phase::Closing, time);
        state.work();
    }

    /// Whether nobody would miss the connection: nothing was asked that is not answered.
    pub(crate) fn is_unused(&self) -> bool {
        matches!(self.state().phase, Phase::Fresh | Phase::Idle)
    }

    /// Resolves when the client took too long. Poll it after whatever may have come further.
    pub(crate) async fn overdue(&self) {
        let mut sleep = pin!(sleep_until(self.deadline()));
        poll_fn(|context| {
            let deadline = self.deadline();
            if sleep.deadline() != deadline {
                sleep.as_mut().reset(deadline);
            }
            sleep.as_mut().poll(context)
        })
        .await;
    }

    /// Resolves when the connection is asked to make room.
    pub(crate) async fn asked_to_leave(&self) {
        let leave: Option<Arc<Notify>> = self.state().slot.as_ref().map(Slot::leave);
        match leave {
            Some(leave) => leave.notified().await,
            None => pending().await,
        }
    }

    fn deadline(&self) -> Instant {
        let state = self.state();
        match state.phase {
            Phase::Lasting => Instant::now() + FAR,
            _ => state.deadline,
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("reporting does not panic")
    }
}

impl State {
    fn enter(&mut self, phase: Phase, time: Duration) {
        self.phase = phase;
        self.deadline = Instant::now() + time;
    }

    fn work(&mut self) {
        if let Some(slot) = &mut self.slot {
            slot.work();
        }
    }

    /// Every byte earns the time that the slowest client may take for it, and no more time than a pause may last is ever saved up. A
    /// head earns nothing: it is small, and its time is fixed.
    fn go_on(&mut self, bytes: usize) {
        if !matches!(self.phase, Phase::Answering | Phase::Answered) {
            return;
        }
        let rate = u64::from(self.timeouts.slowest.max(1));
        let earned = (bytes as u64).saturating_mul(1_000_000_000) / rate;
        let earned = self.deadline + Duration::from_nanos(earned);
        self.deadline = earned.min(Instant::now() + self.timeouts.stall);
    }
}
