//! Any bytes as a conversation: every line is answered as the protocol says, and an error leaves the position as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludotheca::ugi::lines::{InputLine, read_line};
use ludotheca::ugi::{Reply, Session};
use std::sync::atomic::AtomicBool;
use words::Language;

fuzz_target!(|input: &[u8]| {
    let mut input = input;
    let mut session = Session::new(Language::En);
    while let Ok(Some(line)) = read_line(&mut input) {
        if matches!(&line, InputLine::Text(text) if text.to_ascii_lowercase().contains("hash")) {
            // Memory is granted as it is asked for, more than there is here.
            continue;
        }
        let before = position(&mut session);
        let answers = match session.answer(&line) {
            Reply::Lines(lines) => lines,
            Reply::Work(job) => {
                // A count or a search may take years; it must only be possible to stop it.
                let mut said = Vec::new();
                let done = job.run(&AtomicBool::new(true), |lines| said.extend(lines));
                said.push(session.finished(done));
                said
            }
            Reply::Stop => vec![session.nothing_to_stop()],
            Reply::Quit => return,
        };
        for answer in answers {
            assert!(!answer.contains(['\n', '\r', '\0']), "{answer:?}");
            if answer.starts_with("info error ") {
                assert_eq!(position(&mut session), before);
            }
        }
    }
});

fn position(session: &mut Session) -> Vec<String> {
    match session.answer(&InputLine::Text("query position".to_owned())) {
        Reply::Lines(lines) => lines,
        other => panic!("a position was asked for: {other:?}"),
    }
}
