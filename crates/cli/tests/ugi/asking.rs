//! What a game is, and what its rules say.

use super::conversation::{converse, say, session};
use ludotheca::ugi::Reply;
use ludotheca::ugi::lines::InputLine;

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
            "option name Hash type spin default 16 min 1 max 65536".to_owned(),
            "option name MultiPV type spin default 1 min 1 max 64".to_owned(),
            "option name Seed type spin default 0 min 0 max 4294967295".to_owned(),
            "option name Opponent type combo default engine var engine var level-1 var level-2 var level-3 \
             var level-4 var level-5 var level-6 var level-7 var level-8 var level-9 var level-10 var novice \
             var random var greedy var uct"
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
         > query why b7xb6
         response legal LA-6 Nothing is captured by it: it encloses no enemy piece.
         > query why --
         response LA-11 Nobody passes in this game: whoever’s turn it is makes a move, and where there is none the game is over. Play one of your moves.
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
        "setoption name Hash value 65537",
        "setoption name Hash value 18446744073709551615",
        "setoption name Hash value big",
        "setoption name MultiPV value -1",
        "setoption name MultiPV value",
        "setoption name Seed value -1",
        "setoption name Opponent value level-0",
        "setoption name Opponent value level-11",
        "setoption name Opponent value easy",
        "setoption name Opponent value ugi:./engine",
        "setoption name Opponent value engine:weights=mine.json",
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
