//! Carrying lines between a person or program and the session. Commands are answered in their order; a count runs beside the
//! reading of lines, so that `stop` ends it at once. Lines that arrive meanwhile wait, a bounded number of them.
//!
//! `quit` during a count: a script sends it together with the count and wants the result first; somebody who has
//! watched for a while wants to leave. So a `quit` within a second of the start waits for the result, a later one does not.
//! The end of the input always waits for it.

use super::lines::{InputLine, read_line};
use super::session::{Count, Reply, Session};
use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Lines under way from the reader, and lines that wait for a count to end.
const MOST_IN_TRANSIT: usize = 4;
const MOST_WAITING: usize = 16;

/// A `quit` that follows a count sooner than this was written together with it.
const TOGETHER: Duration = Duration::from_secs(1);

/// What the main loop waits for.
enum Event {
    Line(io::Result<InputLine>),
    EndOfInput,
    /// A count has ended; its result lies in its own channel, where it always finds room.
    Counted,
}

/// Answers lines until `quit` or the end of the input.
pub fn serve(
    input: impl BufRead + Send + 'static,
    output: &mut impl Write,
    session: &mut Session,
) -> io::Result<()> {
    let (events, inbox) = sync_channel(MOST_IN_TRANSIT);
    let reader = events.clone();
    // Not joined: at `quit` it may wait for a line that never comes.
    thread::spawn(move || read_all(input, &reader));
    let mut post = Post {
        inbox,
        events,
        waiting: VecDeque::new(),
    };
    while let Some(line) = post.next_line()? {
        match session.answer(&line) {
            Reply::Lines(lines) => write_lines(output, &lines)?,
            Reply::Stop => write_lines(output, &[session.nothing_to_stop()])?,
            Reply::Quit => break,
            Reply::Count(count) => match post.count(count)? {
                Counted::Done(result) => write_lines(output, &[session.counted(result)])?,
                Counted::Left => break,
            },
        }
    }
    Ok(())
}

fn read_all(mut input: impl BufRead, events: &SyncSender<Event>) {
    loop {
        let event = match read_line(&mut input) {
            Ok(Some(line)) => Event::Line(Ok(line)),
            Ok(None) => Event::EndOfInput,
            Err(error) => Event::Line(Err(error)),
        };
        let last = !matches!(event, Event::Line(Ok(_)));
        if events.send(event).is_err() || last {
            return;
        }
    }
}

fn write_lines(output: &mut impl Write, lines: &[String]) -> io::Result<()> {
    for line in lines {
        writeln!(output, "{line}")?;
    }
    output.flush()
}

/// How a count came to its end.
enum Counted {
    Done(Option<u64>),
    /// Somebody would not wait.
    Left,
}

/// Where lines arrive.
struct Post {
    inbox: Receiver<Event>,
    events: SyncSender<Event>,
    /// What arrived during a count; `None` is the end of the input.
    waiting: VecDeque<Option<InputLine>>,
}

impl Post {
    fn next_line(&mut self) -> io::Result<Option<InputLine>> {
        if let Some(line) = self.waiting.pop_front() {
            return Ok(line);
        }
        loop {
            match self.inbox.recv() {
                Ok(Event::Line(line)) => return line.map(Some),
                Ok(Event::EndOfInput) | Err(_) => return Ok(None),
                // The echo of a count whose result was taken already.
                Ok(Event::Counted) => {}
            }
        }
    }

    fn count(&mut self, count: Count) -> io::Result<Counted> {
        let started = Instant::now();
        let go_on = Arc::new(AtomicBool::new(true));
        let (result, results) = channel();
        let worker = thread::spawn({
            let (go_on, events) = (Arc::clone(&go_on), self.events.clone());
            move || work(&count, &go_on, &result, &events)
        });
        let ended = self.wait(started, &go_on, &results);
        go_on.store(false, Ordering::Relaxed);
        worker.join().expect("counting does not panic");
        ended
    }

    fn wait(
        &mut self,
        started: Instant,
        go_on: &AtomicBool,
        results: &Receiver<Option<u64>>,
    ) -> io::Result<Counted> {
        loop {
            if let Ok(result) = results.try_recv() {
                return Ok(Counted::Done(result));
            }
            let ended = matches!(self.waiting.back(), Some(None));
            if ended || self.waiting.len() >= MOST_WAITING {
                // Nothing more is read before the result is there.
                return Ok(Counted::Done(results.recv().ok().flatten()));
            }
            match self.inbox.recv() {
                Ok(Event::Line(Ok(line))) => match word(&line) {
                    "stop" => go_on.store(false, Ordering::Relaxed),
                    "quit" if started.elapsed() > TOGETHER => return Ok(Counted::Left),
                    _ => self.waiting.push_back(Some(line)),
                },
                Ok(Event::Line(Err(error))) => return Err(error),
                Ok(Event::EndOfInput) | Err(_) => self.waiting.push_back(None),
                Ok(Event::Counted) => {}
            }
        }
    }
}

fn word(line: &InputLine) -> &str {
    match line {
        InputLine::Text(text) => text.trim_ascii(),
        InputLine::NotUtf8 | InputLine::TooLong => "",
    }
}

fn work(
    count: &Count,
    go_on: &AtomicBool,
    result: &Sender<Option<u64>>,
    events: &SyncSender<Event>,
) {
    let counted = count.run(|| go_on.load(Ordering::Relaxed));
    // Whoever left is not told.
    let _ = result.send(counted);
    // When the channel is full, its receiver wakes up without this.
    let _ = events.try_send(Event::Counted);
}
