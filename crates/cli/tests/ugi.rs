//! The protocol as conversations: `>` is what a program says, the lines after it are the answer.

use ludotheca::ugi::lines::InputLine;
use ludotheca::ugi::{MOST_DEPTH, Reply, Session, serve};
use proptest::prelude::*;
use std::io::{BufRead, BufReader, Cursor, Write};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use words::Language;

fn session() -> Session {
    Session::new(Language::En)
}

/// What is answered to a line; counts and searches are carried out at once.
fn say(session: &mut Session, line: &str) -> Vec<String> {
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

fn converse(script: &str) {
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

#[test]
fn the_introduction_lists_variants_and_languages() {
    let lines = say(&mut session(), "ugi");
    assert!(lines[0].starts_with("id name Ludotheca "));
    assert!(lines[1].starts_with("id author "));
    let variants: Vec<&str> = rules::variants().collect();
    assert_eq!(
        lines[2],
        format!(
            "option name Variant type combo default {} var {}",
            variants[0],
            variants.join(" var ")
        )
    );
    assert_eq!(
        lines[3],
        "option name Language type combo default en var en var fr"
    );
    let most = std::thread::available_parallelism().map_or(1, |count| count.get().min(64));
    assert_eq!(
        lines[4..],
        [
            format!("option name Threads type spin default 1 min 1 max {most}"),
            "option name Hash type spin default 16 min 1 max 4096".to_owned(),
            "option name MultiPV type spin default 1 min 1 max 64".to_owned(),
            "option name Seed type spin default 0 min 0 max 4294967295".to_owned(),
            "option name Level type combo default full var full var 1 var 2 var 3 var 4 var 5 var 6 var 7 var 8 \
             var 9 var 10"
                .to_owned(),
            "ugiok".to_owned(),
        ]
    );
}

#[test]
fn a_game_is_set_up_asked_about_and_counted() {
    converse(
        "> isready
         readyok
         > setoption name Variant value latroncules/short
         > query position
         response fcfcfcfc/cfcfcfcf/8/8/8/8/FCFCFCFC/CFCFCFCF 1 0 0
         > position startpos moves a2-a3
         > query p1turn
         response false
         > query gameover
         response false
         > query result
         response none
         > query ending
         response none
         > query why b7-b6
         response legal
         > query why b7-b5
         response LA-3 From b7 to b5 is farther than a foot soldier can go. Possible: b7-b6.
         > perft 0
         perft 1
         > position fen 8/8/8/8/c7/8/8/C7   1 3 100   moves a1-b2
         > query position
         response 8/8/8/8/c7/8/1C6/8 2 4 101
         > quit
         (quit)",
    );
}

#[test]
fn a_finished_game_has_its_ending_and_no_moves() {
    converse(
        "> setoption name Variant value latroncules/classic
         > position fen 8/8/8/8/c7/8/8/C7 1 50 100 moves a1-b2
         > query ending
         response draw LA-10
         > query result
         response draw
         > query gameover
         response true
         > query legalmoves
         response
         > query why b2-a1
         response LA-10 The game is over: no more moves are played.
         > perft 1
         perft 0",
    );
}

#[test]
fn a_bad_line_changes_nothing() {
    let mut session = session();
    say(
        &mut session,
        "setoption name Variant value latroncules/classic",
    );
    say(&mut session, "position startpos moves a2-a3 b7-b6");
    let before = say(&mut session, "query position");
    for line in [
        "nonsense",
        "position",
        "position elsewhere",
        "position startpos nonsense",
        "position startpos moves c2-c3 c7-c3",
        "position startpos moves c2-c3 \u{0} d7-d6",
        "position fen",
        "position fen 8/8 1 0 0",
        "position fen moves a2-a3",
        "setoption name Variant value chess",
        "setoption name Variant",
        "setoption name Colour value blue",
        "setoption name Language value de",
        "query",
        "query weather",
        "query position please",
        "query why",
        "query why zzz",
        "perft",
        "perft -1",
        "perft 65",
        "perft 99999999999999999999",
        "perft 1 2",
        "setoption name Threads value 0",
        "setoption name Threads value 65",
        "setoption name Hash value 4097",
        "setoption name Hash value big",
        "setoption name MultiPV value -1",
        "setoption name MultiPV value",
        "setoption name Seed value -1",
        "setoption name Level value 0",
        "setoption name Level value 11",
        "setoption name Level value easy",
        "go",
        "go fast",
        "go depth",
        "go depth 0",
        "go depth 3 depth 4",
        "go nodes many",
        "go movetime -1",
        "go infinite nodes 5",
        "go p1inc 100",
        "go p2time 1000",
        "stop",
        "UGI",
    ] {
        let answer = say(&mut session, line);
        assert_eq!(answer.len(), 1, "{line}: {answer:?}");
        assert!(answer[0].starts_with("info error "), "{line}: {answer:?}");
        assert!(answer[0].len() > "info error ".len() && !answer[0].contains('\n'));
        assert_eq!(say(&mut session, "query position"), before, "after {line}");
    }
    for line in [InputLine::NotUtf8, InputLine::TooLong] {
        let Reply::Lines(answer) = session.answer(&line) else {
            panic!("{line:?}");
        };
        assert!(answer[0].starts_with("info error "), "{answer:?}");
        assert_eq!(say(&mut session, "query position"), before);
    }
}

#[test]
fn a_bad_move_is_told_with_its_number_and_its_reason() {
    let mut session = session();
    say(
        &mut session,
        "setoption name Variant value latroncules/classic",
    );
    assert_eq!(
        say(&mut session, "position startpos moves a2-a3 b7-b5"),
        [
            "info error move 2, b7-b5: From b7 to b5 is farther than a foot soldier can go. (LA-3) Possible: b7-b6."
        ]
    );
}

#[test]
fn the_language_can_be_chosen() {
    let mut session = session();
    say(
        &mut session,
        "setoption name Variant value latroncules/classic",
    );
    say(&mut session, "setoption name Language value fr");
    let answer = say(&mut session, "query why b2-b9");
    assert!(answer[0].starts_with("info error Colonne 4"), "{answer:?}");
    let answer = say(&mut session, "query why a2-a4");
    assert!(
        answer[0].starts_with("response LA-3 De a2 à a4"),
        "{answer:?}"
    );
}

#[test]
fn setting_the_variant_and_a_new_game_start_anew() {
    let mut session = session();
    for restart in [
        "setoption name Variant value latroncules/classic",
        "uginewgame",
        "position startpos",
    ] {
        say(
            &mut session,
            "setoption name Variant value latroncules/classic",
        );
        let start = say(&mut session, "query position");
        say(&mut session, "position startpos moves a2-a3");
        assert_ne!(say(&mut session, "query position"), start);
        assert!(say(&mut session, restart).is_empty());
        assert_eq!(say(&mut session, "query position"), start, "{restart}");
    }
}

#[test]
fn rolls_stand_in_the_move_list_of_the_dice_game() {
    converse(
        "> setoption name Variant value chasse-croise/standard
         > position startpos moves 63 c+6 g+3 41
         > query position
         response 0060003000/0000000000 2 41 1
         > query p1turn
         response false
         > query why 52
         response CC-2 The dice were rolled already. Still to be used: 4 and 1.
         > position fen 0060003000/0000000000 2 - 1
         > query why 63
         response legal",
    );
}

#[test]
fn more_moves_than_can_be_listed_are_not_listed() {
    converse(
        "> setoption name Variant value la-trel/base
         > position fen 8/4s3/3dsdd1/1d4t1/1tdwsdd1/5Ws1/6d1/8 1 -/- 40
         > query legalmoves
         info error too many moves
         > query gameover
         response false",
    );
}

#[test]
fn every_variant_answers_with_moves_that_it_accepts() {
    let mut session = session();
    for variant in rules::variants() {
        say(
            &mut session,
            &format!("setoption name Variant value {variant}"),
        );
        let moves = say(&mut session, "query legalmoves").concat();
        let moves: Vec<&str> = moves.split(' ').skip(1).collect();
        assert!(!moves.is_empty(), "{variant}");
        assert_eq!(
            say(&mut session, "perft 1"),
            [format!("perft {}", moves.len())]
        );
        for mv in moves {
            assert_eq!(
                say(&mut session, &format!("query why {mv}")),
                ["response legal"]
            );
            assert!(say(&mut session, &format!("position startpos moves {mv}")).is_empty());
            say(&mut session, "uginewgame");
        }
    }
}

/// What the program writes when it is sent these bytes.
fn transcript(input: impl Into<Vec<u8>>) -> String {
    let mut output = Vec::new();
    let input = BufReader::new(Cursor::new(input.into()));
    serve(input, &mut output, &mut session()).expect("memory never fails");
    String::from_utf8(output).expect("answers are text")
}

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

/// The moves of `bestmove`.
fn best(answer: &[String]) -> Vec<&str> {
    let last = answer.last().expect("an answer");
    let moves = last.strip_prefix("bestmove ");
    moves
        .unwrap_or_else(|| panic!("{last}"))
        .split(' ')
        .collect()
}

/// What follows a word of an `info` line.
fn said<'a>(line: &'a str, word: &str) -> &'a str {
    let mut words = line.split(' ').skip_while(|found| *found != word);
    words.next().unwrap_or_else(|| panic!("{word} in {line}"));
    words
        .next()
        .unwrap_or_else(|| panic!("a value of {word} in {line}"))
}

fn number(line: &str, word: &str) -> i64 {
    said(line, word)
        .parse()
        .unwrap_or_else(|_| panic!("a number after {word} in {line}"))
}

#[test]
fn every_variant_is_searched_to_a_depth_and_answers_with_legal_moves() {
    for variant in rules::variants() {
        for depth in 1..=3 {
            let mut session = session();
            say(
                &mut session,
                &format!("setoption name Variant value {variant}"),
            );
            let before = if variant.starts_with("chasse-croise") {
                "position startpos moves 63"
            } else {
                "position startpos moves"
            };
            assert!(say(&mut session, before).is_empty());
            let answer = say(&mut session, &format!("go depth {depth}"));
            let (_, infos) = answer.split_last().expect("an answer");
            assert!(!infos.is_empty(), "{variant}");
            for (index, info) in infos.iter().enumerate() {
                assert_eq!(number(info, "depth"), index as i64 + 1, "{variant}: {info}");
                assert_eq!(number(info, "multipv"), 1);
                assert!(number(info, "seldepth") >= number(info, "depth"));
                assert!(number(info, "nodes") > 0 && number(info, "nps") > 0);
                assert!(
                    number(info, "time") >= 0 && (0..=1000).contains(&number(info, "hashfull"))
                );
                assert!(["cp", "win"].contains(&said(info, "score")), "{info}");
                let wdl = info.split_once(" wdl ").expect("chances").1;
                let wdl = wdl
                    .split(' ')
                    .take(3)
                    .map(|part| part.parse::<u32>().expect("a number"));
                assert_eq!(wdl.sum::<u32>(), 1000, "{info}");
            }
            let last = infos.last().expect("one");
            assert_eq!(number(last, "depth"), depth, "{variant}");
            let moves = best(&answer);
            assert!(
                last.split_once(" pv ")
                    .expect("a line")
                    .1
                    .starts_with(&moves.join(" "))
            );
            let played = format!("{before} {}", moves.join(" "));
            assert!(say(&mut session, &played).is_empty(), "{variant}: {played}");
            assert_eq!(
                say(&mut session, "query p1turn"),
                ["response false"],
                "a whole turn: {played}"
            );
        }
    }
}

#[test]
fn so_many_nodes_give_the_same_answer_every_time() {
    for variant in rules::variants() {
        let think = || {
            let mut session = session();
            say(
                &mut session,
                &format!("setoption name Variant value {variant}"),
            );
            if variant.starts_with("chasse-croise") {
                say(&mut session, "position startpos moves 41");
            }
            let lines = say(&mut session, "go nodes 1500");
            // All but what the clock says.
            let timeless = |line: String| -> Vec<String> {
                let words = line.split(' ').map(str::to_owned).collect::<Vec<_>>();
                let clock = |at: usize| at > 0 && ["nps", "time"].contains(&words[at - 1].as_str());
                (0..words.len())
                    .filter(|at| !clock(*at))
                    .map(|at| words[at].clone())
                    .collect()
            };
            lines.into_iter().map(timeless).collect::<Vec<_>>()
        };
        assert_eq!(think(), think(), "{variant}");
    }
}

#[test]
fn every_level_answers_with_legal_moves_and_the_same_for_the_same_seed() {
    for variant in rules::variants() {
        for level in ["1", "5", "10"] {
            let choose = |seed: u32| {
                let mut session = session();
                for (name, value) in [("Variant", variant), ("Level", level)] {
                    say(
                        &mut session,
                        &format!("setoption name {name} value {value}"),
                    );
                }
                say(&mut session, &format!("setoption name Seed value {seed}"));
                let start = if variant.starts_with("chasse-croise") {
                    "position startpos moves 63"
                } else {
                    "position startpos moves"
                };
                say(&mut session, start);
                let answer = say(&mut session, "go infinite");
                let played = format!("{start} {}", best(&answer).join(" "));
                assert!(say(&mut session, &played).is_empty(), "{played}");
                assert_eq!(say(&mut session, "query p1turn"), ["response false"]);
                answer
            };
            assert_eq!(choose(7), choose(7), "{variant}");
        }
    }
}

#[test]
fn a_new_game_forgets_what_was_thought() {
    let mut session = session();
    let mut nodes = |before: &str| {
        say(&mut session, before);
        let answer = say(&mut session, "go depth 3");
        number(&answer[answer.len() - 2], "nodes")
    };
    let first = nodes("uginewgame");
    assert!(nodes("position startpos") < first, "the table remembers");
    assert_eq!(nodes("uginewgame"), first);
}

#[test]
fn several_lines_are_reported_best_first_and_the_first_is_played() {
    let mut session = session();
    say(&mut session, "setoption name MultiPV value 3");
    for variant in [
        "latroncules/classic",
        "attangle/standard",
        "chasse-croise/standard",
    ] {
        say(
            &mut session,
            &format!("setoption name Variant value {variant}"),
        );
        if variant.starts_with("chasse-croise") {
            say(&mut session, "position startpos moves 63");
        }
        let answer = say(&mut session, "go depth 2");
        let (best, infos) = answer.split_last().expect("an answer");
        let last: Vec<&String> = infos
            .iter()
            .filter(|info| number(info, "depth") == 2)
            .collect();
        assert_eq!(last.len(), 3, "{variant}: {infos:?}");
        let pv = |info: &str| info.split_once(" pv ").expect("a line").1.to_owned();
        for (index, info) in last.iter().enumerate() {
            assert_eq!(number(info, "multipv"), index as i64 + 1);
        }
        assert!(
            last.windows(2)
                .all(|two| number(two[0], "cp") >= number(two[1], "cp")),
            "{last:?}"
        );
        let played = best.strip_prefix("bestmove ").expect("a move");
        assert!(pv(last[0]).starts_with(played));
        assert!(!pv(last[1]).starts_with(played), "{variant}: {last:?}");
    }
}

#[test]
fn a_forced_win_is_told_with_its_distance() {
    let mut session = session();
    say(
        &mut session,
        "setoption name Variant value chasse-croise/standard",
    );
    say(&mut session, "position fen bbbbbbbbba/0000000000 1 61 10");
    let answer = say(&mut session, "go depth 3");
    assert_eq!(
        best(&answer),
        ["j+1"],
        "the die that is left does not matter"
    );
    let info = &answer[answer.len() - 2];
    assert_eq!((said(info, "score"), number(info, "win")), ("win", 1));
    assert!(info.contains(" wdl 1000 0 0 "), "{info}");
}

#[test]
fn a_forced_pass_is_answered_as_one() {
    converse(
        "> setoption name Variant value chasse-croise/standard
         > position fen 00000bbbbb/123456789a 1 66 20
         > query legalmoves
         response --",
    );
    let mut session = session();
    say(
        &mut session,
        "setoption name Variant value chasse-croise/standard",
    );
    say(&mut session, "position fen 00000bbbbb/123456789a 1 66 20");
    assert_eq!(best(&say(&mut session, "go depth 2")), ["--"]);
}

#[test]
fn clocks_are_accepted_and_kept() {
    for line in [
        "go p1time 200 p2time 200",
        "go p1time 200 p2time 200 p1inc 10 p2inc 10",
        "go p1time 100000000 p2time 0 movetime 20",
        "go p1time 0 p2time 0",
        "go movetime 0",
        "go movetime 30 nodes 100000000",
        "go p2time 60000 p1time 60000 depth 1",
    ] {
        let mut session = session();
        let answer = say(&mut session, line);
        let played = format!("position startpos moves {}", best(&answer).join(" "));
        assert!(say(&mut session, &played).is_empty(), "{line}: {answer:?}");
    }
}

#[test]
fn before_the_roll_the_score_is_an_average_and_nothing_is_played() {
    let mut session = session();
    say(
        &mut session,
        "setoption name Variant value chasse-croise/standard",
    );
    let answer = say(&mut session, "go depth 1");
    assert_eq!(best(&answer), ["none"]);
    assert_eq!(answer.len(), 2, "{answer:?}");
    assert_eq!(said(&answer[0], "score"), "cp");
    assert!(!answer[0].contains(" pv"), "{}", answer[0]);
}

#[test]
fn in_the_middle_of_a_turn_the_rest_of_it_is_answered() {
    let mut session = session();
    say(
        &mut session,
        "setoption name Variant value chasse-croise/standard",
    );
    say(&mut session, "position startpos moves 63 c+6");
    let answer = say(&mut session, "go depth 1");
    let rest = best(&answer);
    assert_eq!(rest.len(), 1, "one die is left: {answer:?}");
    let played = format!("position startpos moves 63 c+6 {}", rest[0]);
    assert!(say(&mut session, &played).is_empty(), "{answer:?}");
    assert_eq!(say(&mut session, "query p1turn"), ["response false"]);
}

#[test]
fn a_finished_game_has_no_best_move() {
    converse(
        "> setoption name Variant value latroncules/classic
         > position fen 8/8/8/8/c7/8/8/C7 1 50 100 moves a1-b2
         > go depth 3
         bestmove none
         > go infinite
         bestmove none",
    );
}

#[test]
fn a_search_without_end_is_ended_by_stop_and_by_the_end_of_the_input() {
    for variant in rules::variants() {
        let roll = if variant.starts_with("chasse-croise") {
            "moves 52"
        } else {
            ""
        };
        let start = format!("setoption name Variant value {variant}\nposition startpos {roll}\n");
        for end in ["stop\n", "quit\n", ""] {
            let answers = transcript(format!("{start}go infinite\n{end}"));
            let lines: Vec<&str> = answers.lines().collect();
            let last = lines.last().expect("an answer");
            assert!(
                last.starts_with("bestmove ") && *last != "bestmove none",
                "{variant}: {answers}"
            );
            assert_eq!(answers.matches("bestmove").count(), 1, "{answers}");
        }
    }
}

#[test]
fn a_search_without_end_is_ended_when_no_more_lines_can_wait() {
    let answers = transcript(format!(
        "go infinite\n{}stop\n",
        "query p1turn\n".repeat(40)
    ));
    assert_eq!(answers.matches("bestmove").count(), 1, "{answers}");
    assert_eq!(answers.matches("response true").count(), 40);
}

#[test]
fn readiness_is_told_during_a_search_and_other_lines_wait_for_its_end() {
    let (input, mut typist) = std::io::pipe().expect("a pipe");
    let (heard, mut speaker) = std::io::pipe().expect("a pipe");
    let serving = std::thread::spawn(move || {
        serve(BufReader::new(input), &mut speaker, &mut session()).expect("answers");
    });
    let mut heard = BufReader::new(heard)
        .lines()
        .map(|line| line.expect("text"));
    let mut hear = |wanted: &str| {
        let line = heard
            .find(|line| !line.starts_with("info "))
            .expect("an answer");
        assert!(line.starts_with(wanted), "{line} instead of {wanted}");
    };
    typist
        .write_all(b"go infinite\nquery p1turn\nisready\n")
        .expect("typed");
    hear("readyok");
    typist.write_all(b"isready\nstop\n").expect("typed");
    hear("readyok");
    hear("bestmove ");
    hear("response true");
    typist.write_all(b"quit\n").expect("typed");
    serving.join().expect("served");
}

#[test]
fn a_search_that_has_seen_everything_still_waits_for_stop_when_it_is_infinite() {
    let (input, mut typist) = std::io::pipe().expect("a pipe");
    let typing = std::thread::spawn(move || {
        // A step that wins at once leaves nothing to think about.
        typist
            .write_all(b"setoption name Variant value chasse-croise/standard\n")
            .expect("typed");
        typist
            .write_all(b"position fen bbbbbbbbba/0000000000 1 61 10\ngo infinite\n")
            .expect("typed");
        // Whatever the search has seen by now, it says nothing before it is stopped.
        std::thread::sleep(Duration::from_millis(50));
        typist
            .write_all(b"isready\nstop\nisready\n")
            .expect("typed");
    });
    let mut output = Vec::new();
    serve(BufReader::new(input), &mut output, &mut session()).expect("answers");
    typing.join().expect("typing ends");
    let output = String::from_utf8(output).expect("text");
    let spoken: Vec<&str> = output
        .lines()
        .filter(|line| !line.starts_with("info "))
        .collect();
    assert_eq!(spoken[..2], ["readyok", "bestmove j+1"], "{output}");
}
