//! Carrying lines between a person or program and the session, on three threads: one listens, one works, and this one
//! answers. Commands are answered in their order; a count or a search runs beside the listening, so that it can be stopped.
//!
//! `quit` during a job: a script sends it together with the job and wants the result first; somebody who has
//! watched for a while wants to leave. So a `quit` within a second of the start waits for the result, a later one does not.
//! The end of the input always waits for it. A search without limits is over as soon as nobody is left to stop it: at
//! `quit` and at the end of the input.

use super::inbox::{Event, Inbox, MOST_WAITING};
use super::job::{Done, Job};
use super::lines::read_line;
use super::session::{Reply, Session};
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// A job, and what stops it.
type Task = (Job, Arc<AtomicBool>);

/// Answers lines until `quit` or the end of the input.
pub fn serve(
    input: impl BufRead + Send + 'static,
    output: &mut impl Write,
    session: &mut Session,
) -> io::Result<()> {
    let inbox = Arc::new(Inbox::new(MOST_WAITING));
    let listener = Arc::clone(&inbox);
    // Not joined: at `quit` it may wait for a line that never comes.
    thread::Builder::new().spawn(move || listen(input, &listener))?;
    let (tasks, orders) = channel();
    thread::scope(|scope| {
        let inbox = &*inbox;
        let worker = thread::Builder::new().spawn_scoped(scope, move || work(&orders, inbox));
        let ended = worker.and_then(|_| {
            let mut serving = Serving {
                inbox,
                tasks,
                output,
            };
            serving.answer_all(session)
        });
        inbox.close();
        ended
    })
}

/// Reads lines for as long as somebody wants them.
fn listen(mut input: impl BufRead, inbox: &Inbox) {
    loop {
        match read_line(&mut input) {
            Ok(Some(line)) => {
                if !inbox.arrive(line) {
                    return;
                }
            }
            Ok(None) => return inbox.end(None),
            Err(error) => return inbox.end(Some(error)),
        }
    }
}

/// Works through tasks, one at a time, until no more can come.
fn work(tasks: &Receiver<Task>, inbox: &Inbox) {
    let _told = TellOfTheEnd(inbox);
    for (job, stop) in tasks {
        let done = job.run(&stop, |lines| inbox.say(lines));
        inbox.finish(done);
    }
}

/// Whoever waits for a result must not wait for a thread that is no more.
struct TellOfTheEnd<'a>(&'a Inbox);

impl Drop for TellOfTheEnd<'_> {
    fn drop(&mut self) {
        self.0.lose_worker();
    }
}

struct Serving<'a, W> {
    inbox: &'a Inbox,
    tasks: Sender<Task>,
    output: &'a mut W,
}

impl<W: Write> Serving<'_, W> {
    fn answer_all(&mut self, session: &mut Session) -> io::Result<()> {
        while let Some(line) = self.inbox.next_line()? {
            match session.answer(&line) {
                Reply::Lines(lines) => self.write(&lines)?,
                Reply::Stop => self.write(&[session.nothing_to_stop()])?,
                Reply::Quit => break,
                Reply::Work(job) => match self.work(job, session)? {
                    Some(done) => self.write(&[session.finished(done)])?,
                    None => break,
                },
            }
        }
        Ok(())
    }

    /// The result of a job; `None` when somebody would not wait.
    fn work(&mut self, job: Job, session: &Session) -> io::Result<Option<Done>> {
        let stop = self.inbox.begin(&job);
        if self.tasks.send((job, stop)).is_err() {
            self.inbox.lose_worker();
        }
        loop {
            match self.inbox.next_event()? {
                Event::Said(lines) => self.write(&lines)?,
                Event::ReadyAsked => self.write(&["readyok".to_owned()])?,
                Event::LineDropped => self.write(&[session.line_dropped()])?,
                Event::Done(done) => return Ok(Some(done)),
                Event::Leave => return Ok(None),
            }
        }
    }

    fn write(&mut self, lines: &[String]) -> io::Result<()> {
        for line in lines {
            writeln!(self.output, "{line}")?;
        }
        self.output.flush()
    }
}
