//! Any bytes as a conversation with the protocol as it runs, on its three threads and with searches on two: it comes to
//! its end, and what was asked before `quit` is answered, every question in its order and every order once.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludotheca::ugi::lines::{InputLine, read_line};
use ludotheca::ugi::{Job, Reply, Session, serve};
use std::io::{BufRead, BufReader, Cursor, Read};
use std::sync::atomic::AtomicBool;
use words::Language;

/// Orders that a conversation may give: each takes milliseconds.
const MOST_ORDERS: usize = 12;
/// Nodes of a search; a level takes what it takes.
const MOST_NODES: u64 = 1_000;
/// What a count says that was stopped, in both languages.
const STOPPED: [&str; 2] = ["info error perft stopped", "info error perft interrompu"];
/// Mebibytes that are really taken.
const MOST_HASH: usize = 4;

fuzz_target!(|input: &[u8]| {
    let Some((pace, input)) = input.split_first() else { return };
    let lines = bounded(input);
    let said: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let mut output = Vec::new();
    let reader = Hesitant { input: Cursor::new(said), pace: *pace };
    let served = serve(BufReader::new(reader), &mut output, &mut Session::new(Language::En));
    served.expect("memory never fails");
    let output = String::from_utf8(output).expect("answers are text");
    check(&lines, &Heard::of(&output));
});

/// The lines of an input, with orders that end.
fn bounded(mut input: &[u8]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut orders = 0;
    while let Ok(Some(line)) = read_line(&mut input) {
        let InputLine::Text(text) = line else { continue };
        let mut words: Vec<String> = text.split_ascii_whitespace().map(str::to_owned).collect();
        let first = words.first().map_or("", String::as_str);
        if first == "setoption" && takes_memory(&words) {
            continue;
        }
        let order = ["go", "perft"].contains(&first);
        orders += usize::from(order);
        if orders > MOST_ORDERS && order {
            continue;
        }
        let endless = words.iter().any(|word| word == "infinite");
        if first == "go" && !endless {
            limit_nodes(&mut words);
        } else if first == "perft" && words.get(1).is_some_and(|depth| depth != "0") {
            // The first order of all can be counted on to hear the `stop` that follows it; no other may be long.
            if orders > 1 {
                words[1] = "1".to_owned();
            }
            lines.push(words.join(" "));
            words = vec!["stop".to_owned()];
        }
        // Words in another spacing mean the same; a line without words has its own.
        lines.push(if words.is_empty() { text } else { words.join(" ") });
    }
    lines
}

fn takes_memory(words: &[String]) -> bool {
    let names = |word: &String| word.eq_ignore_ascii_case("hash");
    let large = |word: &String| word.parse().is_ok_and(|value: usize| (MOST_HASH + 1..=65_536).contains(&value));
    words.iter().any(names) && words.iter().any(large)
}

fn limit_nodes(words: &mut Vec<String>) {
    let Some(at) = words.iter().position(|word| word == "nodes") else {
        words.extend(["nodes".to_owned(), MOST_NODES.to_string()]);
        return;
    };
    if let Some(Ok(nodes)) = words.get(at + 1).map(|word| word.parse::<u64>()) {
        words[at + 1] = nodes.min(MOST_NODES).to_string();
    }
}

/// An input that comes in pieces, with pauses in which other threads may go on.
struct Hesitant {
    input: Cursor<String>,
    pace: u8,
}

impl Read for Hesitant {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        for _ in 0..self.pace % 8 {
            std::thread::yield_now();
        }
        let piece = match self.pace {
            0..=63 => usize::MAX,
            pace => usize::from(pace),
        };
        let available = self.input.fill_buf()?;
        let length = available.len().min(buffer.len()).min(piece);
        buffer[..length].copy_from_slice(&available[..length]);
        self.input.consume(length);
        Ok(length)
    }
}

/// What was said in answer.
#[derive(Default)]
struct Heard<'a> {
    ready: usize,
    best_moves: usize,
    counts: usize,
    responses: Vec<&'a str>,
}

impl<'a> Heard<'a> {
    fn of(output: &'a str) -> Heard<'a> {
        let mut heard = Heard::default();
        for line in output.lines() {
            assert!(!line.contains('\r') && !line.contains('\0'), "{line:?}");
            match line.split(' ').next() {
                Some("readyok") => heard.ready += 1,
                Some("bestmove") => heard.best_moves += 1,
                Some("perft") => heard.counts += 1,
                Some("response") => heard.responses.push(line),
                Some("info") if STOPPED.contains(&line) => heard.counts += 1,
                Some("info" | "id" | "option" | "ugiok") => {}
                _ => panic!("{line:?} is no answer"),
            }
        }
        heard
    }
}

/// What must be answered is told by a session that hears the same lines one by one.
fn check(lines: &[String], heard: &Heard<'_>) {
    let mut session = Session::new(Language::En);
    let (mut wanted, mut responses) = (Heard::default(), Vec::new());
    for line in lines {
        wanted.ready += usize::from(asks_for_readiness(line));
        match session.answer(&InputLine::Text(line.clone())) {
            Reply::Lines(answers) => {
                responses.extend(answers.into_iter().filter(|line| line.starts_with("response")));
            }
            Reply::Work(job) => {
                match job {
                    Job::Count(_) => wanted.counts += 1,
                    Job::Think(_) => wanted.best_moves += 1,
                }
                let done = job.run(&AtomicBool::new(true), |_| {});
                session.finished(done);
            }
            Reply::Stop => {}
            Reply::Quit => break,
        }
    }
    assert_eq!(heard.best_moves, wanted.best_moves, "every go has one bestmove");
    assert_eq!(heard.counts, wanted.counts, "every perft has one result");
    assert_eq!(heard.responses, responses, "questions are answered in their order");
    // During a search readiness may also be asked for behind a `quit`.
    let asked = lines.iter().filter(|line| asks_for_readiness(line)).count();
    assert!((wanted.ready..=asked).contains(&heard.ready), "{} of {asked}", heard.ready);
}

fn asks_for_readiness(line: &str) -> bool {
    line.split(' ').next() == Some("isready")
}
