//! `go`: what the engine finds, and when it stops.

use super::conversation::{Talk, converse, say, session, transcript};

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
        for opponent in ["level-1", "level-5", "level-10"] {
            let choose = |seed: u32| {
                let mut session = session();
                for (name, value) in [("Variant", variant), ("Opponent", opponent)] {
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
fn everybody_who_needs_no_program_answers_with_limits_of_its_own() {
    let mut session = session();
    for variant in ["latroncules/classic", "chasse-croise/standard"] {
        say(
            &mut session,
            &format!("setoption name Variant value {variant}"),
        );
        let start = if variant.starts_with("chasse-croise") {
            "position startpos moves 63"
        } else {
            "position startpos moves"
        };
        for opponent in ["random", "novice", "uct:playouts=50", "engine:nodes=300"] {
            say(
                &mut session,
                &format!("setoption name Opponent value {opponent}"),
            );
            say(&mut session, "setoption name Seed value 7");
            say(&mut session, start);
            let answer = say(&mut session, "go infinite");
            assert_eq!(answer.len(), 1, "no info: {answer:?}");
            assert_eq!(say(&mut session, "go infinite"), answer, "{opponent}");
            let played = format!("{start} {}", best(&answer).join(" "));
            assert!(say(&mut session, &played).is_empty(), "{played}");
        }
    }
    say(
        &mut session,
        "setoption name Variant value latroncules/classic",
    );
    assert!(say(&mut session, "setoption name Opponent value greedy").is_empty());
    let unfit = say(&mut session, "go nodes 1");
    assert!(
        unfit[0].starts_with("info error Opponent does not play latroncules/classic"),
        "{unfit:?}"
    );
    say(&mut session, "setoption name Opponent value engine");
    assert!(
        say(&mut session, "go nodes 50").len() > 1,
        "the whole engine"
    );
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
fn readiness_is_told_during_a_search_and_other_lines_wait_for_its_end() {
    let mut talk = Talk::begin();
    talk.say("go infinite\nquery p1turn\nisready");
    assert_eq!(talk.hear_answer(), "readyok");
    talk.say("isready\nstop");
    assert_eq!(talk.hear_answer(), "readyok");
    assert!(talk.hear_answer().starts_with("bestmove "));
    assert_eq!(talk.hear_answer(), "response true");
    talk.say("quit");
    assert!(talk.hear_out().is_empty());
}

#[test]
fn a_search_that_has_seen_everything_still_waits_for_stop_when_it_is_infinite() {
    let mut talk = Talk::begin();
    // A step that wins at once leaves nothing to think about after the first depth.
    talk.say("setoption name Variant value chasse-croise/standard");
    talk.say("position fen bbbbbbbbba/0000000000 1 61 10\ngo infinite");
    assert!(talk.hear().starts_with("info depth 1 "));
    talk.say("isready");
    assert_eq!(talk.hear(), "readyok");
    talk.say("stop\nquit");
    assert_eq!(talk.hear_out(), ["bestmove j+1"]);
}
