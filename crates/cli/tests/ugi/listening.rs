//! Lines as they come, also while something is counted, and lines without sense.

use super::conversation::{session, transcript};
use ludotheca::ugi::{MOST_DEPTH, serve};
use proptest::prelude::*;
use std::io::{BufReader, Write};
use std::time::Duration;

#[test]
fn lines_may_end_in_carriage_returns_and_the_last_without_an_end() {
    assert_eq!(transcript("isready\r\n\r\nisready"), "readyok\nreadyok\n");
}

#[test]
fn nothing_is_answered_after_quit() {
    assert_eq!(transcript("isready\nquit\nisready\n"), "readyok\n");
}

#[test]
fn a_script_gets_its_count_before_it_quits() {
    let variant = "latroncules/classic";
    let script =
        format!("setoption name Variant value {variant}\nperft 3\nisready\nperft 1\nquit\n");
    let table = rules::AnyTable::open(variant).expect("a variant");
    let answers = format!(
        "perft {}\nreadyok\nperft {}\n",
        table.perft(3),
        table.perft(1)
    );
    assert_eq!(transcript(script), answers);
}

#[test]
fn many_lines_behind_a_count_are_all_answered() {
    let script = format!("perft 3\n{}", "isready\n".repeat(500));
    let answers = transcript(script);
    assert_eq!(answers.matches("readyok").count(), 500);
    assert!(answers.starts_with("perft "));
}

#[test]
fn a_count_without_end_can_be_stopped_in_every_variant() {
    for variant in rules::variants() {
        let script =
            format!("setoption name Variant value {variant}\nperft {MOST_DEPTH}\nstop\nisready\n");
        assert_eq!(
            transcript(script),
            "info error perft stopped\nreadyok\n",
            "{variant}"
        );
    }
}

#[test]
fn somebody_who_has_watched_a_count_for_a_while_may_leave_it() {
    let (input, mut typist) = std::io::pipe().expect("a pipe");
    let typing = std::thread::spawn(move || {
        typist.write_all(b"isready\nperft 64\n").expect("typed");
        std::thread::sleep(Duration::from_millis(1300));
        typist.write_all(b"quit\n").expect("typed");
        // Still open: it is the word that ends it, not the end of the input.
        typist
    });
    let mut output = Vec::new();
    serve(BufReader::new(input), &mut output, &mut session()).expect("answers");
    assert_eq!(output, b"readyok\n");
    typing.join().expect("typing ends");
}

#[test]
fn lines_without_sense_or_end_leave_the_program_listening() {
    let mut input = vec![b'x'; 5_000_000];
    input.extend_from_slice(b"\n\xff\xfe\x00\n\0\0\0\nposition startpos moves ");
    input.extend(std::iter::repeat_n(b'9', 1_000_000));
    input.extend_from_slice(b"\nisready\n");
    let answers = transcript(input);
    let lines: Vec<&str> = answers.lines().collect();
    assert_eq!(lines.len(), 5, "{answers}");
    assert_eq!(lines[0], "info error the line is too long");
    assert_eq!(lines[1], "info error the line is not UTF-8 text");
    assert!(
        lines[2..4]
            .iter()
            .all(|line| line.starts_with("info error ") && line.len() < 500)
    );
    assert_eq!(lines[4], "readyok");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_bytes_make_the_protocol_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        transcript(bytes);
    }

    #[test]
    fn no_line_of_known_words_makes_the_protocol_panic(
        words in proptest::collection::vec(
            prop::sample::select(vec![
                "position", "startpos", "fen", "moves", "query", "why", "legalmoves", "setoption", "name", "value",
                "Variant", "attangle/grand", "chasse-croise/standard", "perft", "1", "2", "a2-a3", "63", "--", "e5",
                "go", "go depth 1", "nodes", "infinite", "stop", "p1time", "movetime", "MultiPV", "Threads",
                "0000000000/0000000000 1 - 0", "\n", "\n", "\t", "é",
            ]),
            0..60,
        )
    ) {
        let said = words.join(" ");
        // Counting 63 plies would outlast everybody, and an order that was given is carried out.
        prop_assume!(!said.contains("perft 63"));
        for line in transcript(said).lines() {
            prop_assert!(["response", "info ", "perft ", "bestmove "].iter().any(|start| line.starts_with(start)), "{}", line);
        }
    }
}
