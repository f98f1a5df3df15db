//! Carrying lines between a person or program and the session. Commands are answered in their order; a count or a search
//! runs beside the reading of lines, so that `stop` ends it at once. Lines that arrive meanwhile wait, a bounded number of
//! them; only `isready` is answered during a search.
//!
//! `quit` during a job: a script sends it together with the job and wants the result first; somebody who has
//! watched for a while wants to leave. So a `quit` within a second of the start waits for the result, a later one does not.
//! The end of the input always waits for it. A search without limits is over as soon as nobody is left to stop it: at
//! `quit`, at the end of the input, and when no more lines can wait.

use super::job::{Done, Job};
use super::lines::{InputLine, read_line};
use super::session::{Reply, Session};
use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Lines under way from the reader, and lines that wait for a job to end.
const MOST_IN_TRANSIT: usize = 4;
const MOST_WAITING: usize = 16;

/// A `quit` that follows a job sooner than this was written together with it.
const TOGETHER: Duration = Duration::from_secs(1);

/// What the main loop waits for.
enum Event {
    Line(io::Result<InputLine>),
    EndOfInput,
    /// The job has news; they lie in its own channel, where they always find room.
    News,
}

/// What a job hands over.
enum News {
    Lines(Vec<String>),
    Done(Done),
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
            Reply::Work(job) => match post.work(job, output)? {
                Some(done) => write_lines(output, &[session.finished(done)])?,
                None => break,
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

/// Where lines arrive.
struct Post {
    inbox: Receiver<Event>,
    events: SyncSender<Event>,
    /// What arrived during a job; `None` is the end of the input.
    waiting: VecDeque<Option<InputLine>>,
}

/// A job under way, as seen from where lines are read.
struct Watch {
    started: Instant,
    stop: Arc<AtomicBool>,
    news: Receiver<News>,
    endless: bool,
    answers_meanwhile: bool,
    /// The result of an endless job that came to its end by itself, kept until somebody says `stop`.
    kept: Option<Done>,
}

impl Watch {
    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Writes what the job has said so far, and returns its result when it is time for it.
    fn hear(&mut self, output: &mut impl Write) -> io::Result<Option<Done>> {
        while let Ok(news) = self.news.try_recv() {
            match news {
                News::Lines(lines) => write_lines(output, &lines)?,
                News::Done(done) => self.kept = Some(done),
            }
        }
        let ready = !self.endless || self.is_stopped();
        Ok(if ready { self.kept.take() } else { None })
    }

    /// Waits for the result without listening to anybody else.
    fn hear_out(&mut self, output: &mut impl Write) -> io::Result<Option<Done>> {
        loop {
            if let Some(done) = self.hear(output)? {
                return Ok(Some(done));
            }
            match self.news.recv() {
                Ok(News::Lines(lines)) => write_lines(output, &lines)?,
                Ok(News::Done(done)) => return Ok(Some(done)),
                Err(_) => return Ok(None),
            }
        }
    }
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
                // The echo of a job whose result was taken already.
                Ok(Event::News) => {}
            }
        }
    }

    /// The result of a job; `None` when somebody would not wait.
    fn work(&mut self, job: Job, output: &mut impl Write) -> io::Result<Option<Done>> {
        let (sender, news) = channel();
        let mut watch = Watch {
            started: Instant::now(),
            stop: Arc::new(AtomicBool::new(false)),
            news,
            endless: job.is_endless(),
            answers_meanwhile: job.answers_meanwhile(),
            kept: None,
        };
        let worker = thread::spawn({
            let (stop, events) = (Arc::clone(&watch.stop), self.events.clone());
            move || work(job, &stop, &sender, &events)
        });
        let ended = self.wait(&mut watch, output);
        watch.stop();
        worker.join().expect("a job does not panic");
        ended
    }

    fn wait(&mut self, watch: &mut Watch, output: &mut impl Write) -> io::Result<Option<Done>> {
        loop {
            if let Some(done) = watch.hear(output)? {
                return Ok(Some(done));
            }
            let ended = matches!(self.waiting.back(), Some(None));
            if ended || self.waiting.len() >= MOST_WAITING {
                // Nothing more is read before the result is there, so nobody could stop an endless job.
                if watch.endless {
                    watch.stop();
                }
                return watch.hear_out(output);
            }
            match self.inbox.recv() {
                Ok(Event::Line(Ok(line))) => match word(&line) {
                    "stop" => watch.stop(),
                    "quit" if watch.started.elapsed() > TOGETHER => return Ok(None),
                    "quit" if watch.endless => {
                        watch.stop();
                        self.waiting.push_back(Some(line));
                    }
                    "isready" if watch.answers_meanwhile => {
                        write_lines(output, &["readyok".to_owned()])?;
                    }
                    _ => self.waiting.push_back(Some(line)),
                },
                Ok(Event::Line(Err(error))) => return Err(error),
                Ok(Event::EndOfInput) | Err(_) => self.waiting.push_back(None),
                Ok(Event::News) => {}
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

fn work(job: Job, stop: &AtomicBool, sender: &Sender<News>, events: &SyncSender<Event>) {
    let tell = |news: News| {
        // Whoever left is not told.
        let _ = sender.send(news);
        // When the channel is full, its receiver wakes up without this.
        let _ = events.try_send(Event::News);
    };
    let done = job.run(stop, |lines| tell(News::Lines(lines)));
    tell(News::Done(done));
}
