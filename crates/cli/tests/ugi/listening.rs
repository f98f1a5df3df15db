//! Lines as they come, also while something is counted, and lines without sense.

use super::conversation::{Talk, is_progress, transcript};
use ludotheca::ugi::lines::LONGEST_LINE;
use ludotheca::ugi::{MOST_DEPTH, MOST_WAITING};
use proptest::prelude::*;

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
fn a_long_count_tells_how_far_it_has_come() {
    let mut talk = Talk::begin();
    talk.say("perft 64");
    let counted = [(); 2].map(|()| {
        let line = talk.hear();
        let words: Vec<&str> = line.split(' ').collect();
        let ["info", "nodes", nodes, "nps", _, "time", time] = words[..] else {
            panic!("{line}");
        };
        let number = |text: &str| text.parse::<u64>().expect("a number");
        (number(nodes), number(time))
    });
    assert!(counted[0].0 > 0 && counted[0] < counted[1], "{counted:?}");
    talk.say("stop\nquit");
    let rest: Vec<String> = talk
        .hear_out()
        .into_iter()
        .filter(|line| !is_progress(line))
        .collect();
    assert_eq!(rest, ["info error perft stopped"]);
}

#[test]
fn somebody_who_has_watched_a_count_for_a_while_may_leave_it() {
    let mut talk = Talk::begin();
    talk.say("perft 64");
    // The first word about its progress comes when there was time to watch it.
    assert!(talk.hear().starts_with("info nodes "));
    talk.say("query p1turn\nquit");
    // The input is still open: it is the word that ends it. What waited is not answered, and neither is the count.
    assert!(talk.hear_out().iter().all(|line| is_progress(line)));
}

/// More lines than may ever have waited unread.
const MANY: usize = 5_000;

#[test]
fn whoever_says_stop_behind_many_lines_is_heard() {
    for (order, result) in [
        ("perft 64", "info error perft stopped"),
        ("go nodes 1000000000000", "bestmove "),
        ("go movetime 100000000", "bestmove "),
        ("go infinite", "bestmove "),
    ] {
        let mut talk = Talk::begin();
        talk.say(&format!("{order}\n{}stop", "query p1turn\n".repeat(MANY)));
        let answer = talk.hear_answer();
        assert!(answer.starts_with(result), "{order}: {answer}");
        for _ in 0..MANY {
            assert_eq!(talk.hear_answer(), "response true", "{order}");
        }
        talk.say("quit");
        assert!(talk.hear_out().is_empty(), "{order}");
    }
}

#[test]
fn whoever_asks_for_readiness_behind_many_lines_is_answered_during_a_search() {
    let mut talk = Talk::begin();
    talk.say("go nodes 1000000000000");
    for _ in 0..3 {
        talk.say(&format!("{}isready", "query p1turn\n".repeat(MANY)));
        assert_eq!(talk.hear_answer(), "readyok");
    }
    talk.say("stop");
    assert!(talk.hear_answer().starts_with("bestmove "));
    talk.say("isready");
    for _ in 0..3 * MANY {
        assert_eq!(talk.hear_answer(), "response true");
    }
    assert_eq!(talk.hear_answer(), "readyok");
    talk.say("quit");
    assert!(talk.hear_out().is_empty());
}

#[test]
fn every_stop_is_for_the_order_before_it() {
    let orders = [
        "perft 64",
        "go infinite",
        "go nodes 1000000000000",
        "perft 64",
    ];
    let script: String = orders
        .iter()
        .map(|order| format!("{order}\nstop\n"))
        .collect();
    let answers = transcript(script);
    let results: Vec<&str> = answers
        .lines()
        .filter(|line| !is_progress(line))
        .map(|line| line.split(' ').next().expect("a word"))
        .collect();
    assert_eq!(
        results,
        ["info", "bestmove", "bestmove", "info"],
        "{answers}"
    );
}

#[test]
fn a_search_without_end_is_ended_by_a_quit_that_waited_for_it() {
    let mut talk = Talk::begin();
    talk.say("perft 3\ngo infinite\nquit");
    assert!(talk.hear_answer().starts_with("perft "));
    assert!(talk.hear_answer().starts_with("bestmove "));
    assert!(talk.hear_out().is_empty());
}

#[test]
fn a_line_that_finds_no_room_is_told_and_those_that_cannot_wait_are_still_heard() {
    let mut talk = Talk::begin();
    talk.say("perft 64");
    // The longest lines there can be, as many as fill the room and one more.
    let line = format!("query why {}", "x".repeat(LONGEST_LINE - 10));
    let fit = MOST_WAITING / LONGEST_LINE - 1;
    for _ in 0..=fit {
        talk.say(&line);
    }
    let dropped = "info error too many lines wait, so this one was not kept: say it again later";
    assert_eq!(talk.hear_answer(), dropped);
    talk.say("stop");
    assert_eq!(talk.hear_answer(), "info error perft stopped");
    for _ in 0..fit {
        assert!(talk.hear_answer().starts_with("info error Column 1"));
    }
    talk.say("isready");
    assert_eq!(talk.hear_answer(), "readyok");
    talk.say("quit");
    assert!(talk.hear_out().is_empty());
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
