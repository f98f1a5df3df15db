//! Conversations: `>` is what a program says, the lines after it are the answer.

use ludotheca::ugi::lines::InputLine;
use ludotheca::ugi::{Reply, Session, serve};
use std::io::{BufReader, Cursor};
use std::sync::atomic::AtomicBool;
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

/// What the program writes when it is sent these bytes.
pub(crate) fn transcript(input: impl Into<Vec<u8>>) -> String {
    let mut output = Vec::new();
    let input = BufReader::new(Cursor::new(input.into()));
    serve(input, &mut output, &mut session()).expect("memory never fails");
    String::from_utf8(output).expect("answers are text")
}
