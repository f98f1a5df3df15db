//! Where lines arrive and wait. The thread that listens puts every line in as it comes, and what cannot wait takes effect there
//! and then: `stop`, `isready` during a search, and a `quit` by somebody who has watched for a while. So nothing that waits
//! in front of such a word, and nobody who is slow to read our answers, keeps it from being heard.
//!
//! What waits is bounded. A line that finds no room is not read on while there is hope of room soon; once the work under
//! way has gone on for a while, it is dropped instead, and answered with an error, for the sake of what may come behind it.

use super::command::Command;
use super::job::{Done, Job};
use super::lines::InputLine;
use std::collections::VecDeque;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// What lines may take together while they wait: more than a million of the usual length.
pub const MOST_WAITING: usize = 64 << 20;

/// A `quit` that follows a job sooner than this was written together with it.
const A_WHILE: Duration = Duration::from_secs(1);

/// What comes of a job, and of the words that are heard during it.
#[derive(Debug)]
pub(super) enum Event {
    /// The job has something to say.
    Said(Vec<String>),
    /// Somebody wants to know whether we still listen.
    ReadyAsked,
    /// A line found no room.
    LineDropped,
    Done(Done),
    /// Somebody would not wait for the result.
    Leave,
}

/// The lines that wait, and the job under way.
pub(super) struct Inbox {
    state: Mutex<State>,
    changed: Condvar,
    /// In bytes.
    most_waiting: usize,
}

#[derive(Default)]
struct State {
    lines: VecDeque<InputLine>,
    /// What the lines take.
    bytes: usize,
    /// Nothing more comes: the input has ended, or it could not be read.
    ended: bool,
    failed: Option<io::Error>,
    /// How often each happened since it was last told.
    ready_asked: u64,
    dropped: u64,
    /// Whoever was there has gone: no further line is answered.
    left: bool,
    work: Option<Work>,
}

/// A job under way.
struct Work {
    since: Instant,
    stop: Arc<AtomicBool>,
    /// Whether it goes on until somebody says `stop`.
    endless: bool,
    answers_meanwhile: bool,
    said: VecDeque<Vec<String>>,
    done: Option<Done>,
    /// Its thread has ended without a result.
    lost: bool,
}

impl Work {
    fn stop(&self) {
        self.stop.store(true, Relaxed);
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// How long until somebody can be said to have watched it.
    fn unwatched_for(&self) -> Duration {
        A_WHILE.saturating_sub(self.since.elapsed())
    }

    fn is_watched(&self) -> bool {
        self.unwatched_for().is_zero()
    }
}

impl State {
    /// Lets a line take effect on the job under way; gives it back where it must wait for its turn.
    fn hear(&mut self, line: InputLine) -> Option<InputLine> {
        let Some(work) = &self.work else {
            return Some(line);
        };
        match command(&line) {
            // A second one is meant for what waits in between.
            Command::Stop if !work.is_stopped() => work.stop(),
            Command::IsReady if work.answers_meanwhile => self.ready_asked += 1,
            Command::Quit => {
                // Nobody would be there to stop it, and then its result costs no time.
                if work.endless {
                    work.stop();
                }
                if !work.is_watched() {
                    return Some(line);
                }
                self.left = true;
            }
            _ => return Some(line),
        }
        None
    }

    fn push(&mut self, line: InputLine) {
        self.bytes += bytes(&line);
        self.lines.push_back(line);
    }

    fn pop(&mut self) -> Option<InputLine> {
        let line = self.lines.pop_front()?;
        self.bytes -= bytes(&line);
        Some(line)
    }

    /// The next thing to deal with while a job is under way.
    fn event(&mut self) -> io::Result<Option<Event>> {
        if let Some(error) = self.failed.take() {
            return Err(error);
        }
        let Some(work) = &mut self.work else {
            return Ok(None);
        };
        if let Some(lines) = work.said.pop_front() {
            return Ok(Some(Event::Said(lines)));
        }
        if take_one(&mut self.ready_asked) {
            return Ok(Some(Event::ReadyAsked));
        }
        if take_one(&mut self.dropped) {
            return Ok(Some(Event::LineDropped));
        }
        // The result of an endless job that came to its end by itself is kept until somebody says `stop`.
        let due = !work.endless || work.is_stopped();
        if let Some(done) = work.done.take_if(|_| due) {
            self.work = None;
            return Ok(Some(Event::Done(done)));
        }
        if work.lost {
            return Err(io::Error::other(
                "the thread of a job has ended without a result",
            ));
        }
        Ok((self.left && !work.is_stopped()).then_some(Event::Leave))
    }
}

impl Inbox {
    pub(super) fn new(most_waiting: usize) -> Inbox {
        Inbox {
            state: Mutex::default(),
            changed: Condvar::new(),
            most_waiting,
        }
    }

    /// A line has been read. `false` when nobody wants any more.
    pub(super) fn arrive(&self, mut line: InputLine) -> bool {
        let mut state = self.lock();
        loop {
            if state.left {
                return false;
            }
            line = match state.hear(line) {
                Some(line) => line,
                None => break,
            };
            if state.lines.is_empty() || state.bytes + bytes(&line) <= self.most_waiting {
                state.push(line);
                break;
            }
            state = match state.work.as_ref().map(Work::unwatched_for) {
                Some(Duration::ZERO) => {
                    state.dropped += 1;
                    break;
                }
                Some(longest) => self.wait_at_most(state, longest),
                None => self.wait(state),
            };
        }
        self.changed.notify_all();
        true
    }

    /// No more lines come, for this reason if there is one.
    pub(super) fn end(&self, error: Option<io::Error>) {
        let mut state = self.lock();
        state.ended = true;
        state.failed = error;
        state.stop_endless_work();
        self.changed.notify_all();
    }

    /// The next line; `None` when there are no more.
    pub(super) fn next_line(&self) -> io::Result<Option<InputLine>> {
        let mut state = self.lock();
        loop {
            if state.left {
                return Ok(None);
            }
            if let Some(line) = state.pop() {
                self.changed.notify_all();
                return Ok(Some(line));
            }
            if state.ended {
                return state.failed.take().map_or(Ok(None), Err);
            }
            state = self.wait(state);
        }
    }

    /// A job begins. What has arrived already is heard as if it came now. Returns what stops the job.
    pub(super) fn begin(&self, job: &Job) -> Arc<AtomicBool> {
        let stop = Arc::new(AtomicBool::new(false));
        let mut state = self.lock();
        state.work = Some(Work {
            since: Instant::now(),
            stop: Arc::clone(&stop),
            endless: job.is_endless(),
            answers_meanwhile: job.answers_meanwhile(),
            said: VecDeque::new(),
            done: None,
            lost: false,
        });
        state.bytes = 0;
        for line in std::mem::take(&mut state.lines) {
            if let Some(line) = state.hear(line) {
                state.push(line);
            }
        }
        if state.ended {
            state.stop_endless_work();
        }
        self.changed.notify_all();
        stop
    }

    /// The next thing to deal with until the job's result is there.
    pub(super) fn next_event(&self) -> io::Result<Event> {
        let mut state = self.lock();
        loop {
            if let Some(event) = state.event()? {
                return Ok(event);
            }
            state = self.wait(state);
        }
    }

    /// The job says something.
    pub(super) fn say(&self, lines: Vec<String>) {
        self.tell(|work| work.said.push_back(lines));
    }

    /// The job has come to its end.
    pub(super) fn finish(&self, done: Done) {
        self.tell(|work| work.done = Some(done));
    }

    /// The thread that works has ended, whether it had a result or not.
    pub(super) fn lose_worker(&self) {
        self.tell(|work| work.lost = true);
    }

    /// Nobody answers any more: ends what is under way.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.left = true;
        if let Some(work) = &state.work {
            work.stop();
        }
        self.changed.notify_all();
    }

    fn tell(&self, tell: impl FnOnce(&mut Work)) {
        // Whoever left is not told.
        if let Some(work) = &mut self.lock().work {
            tell(work);
        }
        self.changed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        let woken = self.changed.wait(state);
        woken.unwrap_or_else(PoisonError::into_inner)
    }

    fn wait_at_most<'a>(
        &self,
        state: MutexGuard<'a, State>,
        longest: Duration,
    ) -> MutexGuard<'a, State> {
        let woken = self.changed.wait_timeout(state, longest);
        woken.unwrap_or_else(PoisonError::into_inner).0
    }
}

impl State {
    /// Nobody is left to stop it.
    fn stop_endless_work(&self) {
        if let Some(work) = self.work.as_ref().filter(|work| work.endless) {
            work.stop();
        }
    }
}

fn take_one(count: &mut u64) -> bool {
    let some = *count > 0;
    *count -= u64::from(some);
    some
}

fn command(line: &InputLine) -> Command<'_> {
    match line {
        InputLine::Text(text) => Command::read(text),
        InputLine::NotUtf8 | InputLine::TooLong => Command::Nothing,
    }
}

/// What a line takes while it waits.
fn bytes(line: &InputLine) -> usize {
    let text = match line {
        InputLine::Text(text) => text.capacity(),
        InputLine::NotUtf8 | InputLine::TooLong => 0,
    };
    size_of::<InputLine>() + text
}

#[cfg(test)]
mod tests;
