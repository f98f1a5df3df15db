//! Conversations: `>` is what a program says, the lines after it are the answer.

use ludotheca::ugi::lines::InputLine;
use ludotheca::ugi::{Reply, Session, serve};
use std::io::{self, BufRead, BufReader, Cursor, Lines, PipeReader, PipeWriter, Write};
use std::sync::atomic::AtomicBool;
use std::thread::{self, JoinHandle};
use words::Language;

pub(crate) fn session() -> Session {
    Session::new(Language::En)
}

/// What is answered to a line; counts and searches are carried out at once.
pub(crate) fn say(session: &mut Session, line: &str) -> Vec<String> {
    match session.answer(&InputLine::Text(line.to_owned())) {
        Reply::Lines(lines) => lines,
        Reply::Work(job) => {
            let mut said = Vec::new();
            let done = job.run(&AtomicBool::new(false), |lines| said.extend(lines));
            said.push(session.finished(done));
            said
        }
        Reply::Stop => vec![session.nothing_to_stop()],
        Reply::Quit => vec!["(quit)".to_owned()],
    }
}

pub(crate) fn converse(script: &str) {
    let mut session = session();
    let mut said: Option<(&str, Vec<String>)> = None;
    let mut heard = Vec::new();
    for line in script
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
    {
        if let Some(command) = line.strip_prefix("> ") {
            if let Some((command, answer)) = said.take() {
                assert_eq!(heard, answer, "after {command}");
            }
            heard.clear();
            said = Some((command, say(&mut session, command)));
        } else {
            heard.push(line);
        }
    }
    if let Some((command, answer)) = said {
        assert_eq!(heard, answer, "after {command}");
    }
}

/// What the program writes when it is sent these bytes, without how far a count has come: that is for the clock to say.
pub(crate) fn transcript(input: impl Into<Vec<u8>>) -> String {
    let mut output = Vec::new();
    let input = BufReader::new(Cursor::new(input.into()));
    serve(input, &mut output, &mut session()).expect("memory never fails");
    let output = String::from_utf8(output).expect("answers are text");
    let lines = output.split_inclusive('\n');
    lines
        .filter(|line| !line.starts_with("info nodes "))
        .collect()
}

/// A conversation in which answers are heard as they come.
pub(crate) struct Talk {
    typist: PipeWriter,
    answers: Lines<BufReader<PipeReader>>,
    serving: JoinHandle<io::Result<()>>,
}

impl Talk {
    pub(crate) fn begin() -> Talk {
        let (input, typist) = io::pipe().expect("a pipe");
        let (output, mut speaker) = io::pipe().expect("a pipe");
        let serving =
            thread::spawn(move || serve(BufReader::new(input), &mut speaker, &mut session()));
        Talk {
            typist,
            answers: BufReader::new(output).lines(),
            serving,
        }
    }

    pub(crate) fn say(&mut self, lines: &str) {
        writeln!(self.typist, "{lines}").expect("somebody who listens");
    }

    /// The next answer.
    pub(crate) fn hear(&mut self) -> String {
        let line = self.answers.next().expect("an answer");
        line.expect("text")
    }

    /// The next answer that is not about the progress of something.
    pub(crate) fn hear_answer(&mut self) -> String {
        loop {
            let line = self.hear();
            if !is_progress(&line) {
                return line;
            }
        }
    }

    /// Waits for the end, with the input still open, and tells what else was said.
    pub(crate) fn hear_out(self) -> Vec<String> {
        let rest = self.answers.map(|line| line.expect("text")).collect();
        let served = self.serving.join().expect("no panic");
        served.expect("pipes that work");
        drop(self.typist);
        rest
    }
}

pub(crate) fn is_progress(line: &str) -> bool {
    line.starts_with("info ") && !line.starts_with("info error ")
}
