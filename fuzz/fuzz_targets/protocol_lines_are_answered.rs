//! Any bytes as a conversation: every line is answered as the protocol says, and an error leaves the position as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludotheca::ugi::lines::{InputLine, read_line};
use ludotheca::ugi::{Reply, Session};
use words::Language;

fuzz_target!(|input: &[u8]| {
    let mut input = input;
    let mut session = Session::new(Language::En);
    while let Ok(Some(line)) = read_line(&mut input) {
        let before = position(&mut session);
        let answers = match session.answer(&line) {
            Reply::Lines(lines) => lines,
            Reply::Count(count) => {
                // A count may take years; it must only be possible to stop it.
                let mut nodes = 0;
                let result = count.run(|| {
                    nodes += 1;
                    nodes < 1_000
                });
                vec![session.counted(result)]
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
