//! Records: random games of every variant with comments and variations go to text and JSON and back; what does not replay is
//! refused with its place.

use ludotheca_rules::json::JsonProblem;
use ludotheca_rules::random::FastNumbers;
use ludotheca_rules::record::{
    GameResult, MOST_NESTED, MoveSequence, Place, Problem, RecordedMove, Termination,
};
use ludotheca_rules::{AnyTable, MoveError, Record, variants};
use proptest::prelude::*;

const CLASSIC: &str = "latroncules/classic";

/// A text of a Latroncules game with these moves, unfinished.
fn unfinished(moves: &str) -> String {
    format!("[Format \"1\"]\n[Variant \"{CLASSIC}\"]\n[Result \"*\"]\n\n{moves} *\n")
}

fn refused(text: &str) -> (usize, usize, Problem) {
    let error = Record::read(text).expect_err("a record to be refused");
    match error.place {
        Place::Text { line, column } => (line, column, error.problem),
        other => panic!("{other}: {:?}", error.problem),
    }
}

/// Words that could be taken for something else, and spaces of all kinds.
fn random_comment(numbers: &mut FastNumbers) -> Option<String> {
    const WORDS: [&str; 14] = [
        "good",
        "}",
        "{",
        "\\",
        "\\}",
        "(",
        ")",
        "1.",
        "*",
        "draw",
        "[x \"y\"]",
        "très\u{a0}fort",
        "…",
        "a-very-long-word-that-fills-a-line-all-by-itself-because-nobody-ever-thought-of-a-space-in-it",
    ];
    if numbers.below(3) > 0 {
        return None;
    }
    let count = 1 + numbers.below(20);
    let words: Vec<_> = (0..count)
        .map(|_| WORDS[numbers.below(WORDS.len())])
        .collect();
    Some(words.join(" "))
}

/// Plays on at random, with comments, and with variations down to a depth.
fn random_line(
    table: &mut AnyTable,
    length: usize,
    depth: usize,
    numbers: &mut FastNumbers,
) -> MoveSequence {
    let mut line = MoveSequence {
        comment: random_comment(numbers),
        ..MoveSequence::default()
    };
    for _ in 0..length {
        let Some(mv) = table.random_move(|most| numbers.below(most)) else {
            break;
        };
        let mut step = RecordedMove::new(mv);
        step.comment = random_comment(numbers);
        if depth > 0 && numbers.below(10) == 0 {
            for _ in 0..=numbers.below(2) {
                let mut aside = table.clone();
                let shorter = 1 + numbers.below(8);
                step.variations
                    .push(random_line(&mut aside, shorter, depth - 1, numbers));
            }
        }
        table.play(&step.text).expect("a legal move");
        line.moves.push(step);
    }
    line
}

fn round_trips(record: &Record) {
    let text = record.text();
    let read = Record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&read, record, "{text}");
    assert_eq!(read.text(), text);
    let json = record.json();
    let read = Record::read_json(json.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{json}"));
    assert_eq!(&read, record, "{json}");
    assert!(json.starts_with("{\"format\":1,"), "{json}");
}

#[test]
fn games_of_every_variant_round_trip_with_comments_and_variations() {
    let mut numbers = FastNumbers::new(11);
    for variant in variants() {
        for _ in 0..12 {
            let mut table = AnyTable::open(variant).expect("a variant");
            let line = random_line(&mut table, 400, 3, &mut numbers);
            let record = Record::of(&table)
                .with_tag("Event", "A \"quoted\" \\ thing")
                .and_then(|record| record.with_tag("Player1", "Zoé"))
                .expect("good tags")
                .with_line(line.clone())
                .expect("legal moves");
            assert_eq!(record.line(), &line);
            round_trips(&record);
            let replayed = record.replay();
            assert_eq!(replayed.position_text(), table.position_text());
            assert_eq!(replayed.outcome(), table.outcome());
        }
    }
}

#[test]
fn a_game_from_a_set_position_keeps_it() {
    let mut numbers = FastNumbers::new(5);
    for variant in variants() {
        for opening in 1..12 {
            let mut table = AnyTable::open(variant).expect("a variant");
            for _ in 0..opening {
                let mv = table
                    .random_move(|most| numbers.below(most))
                    .expect("a move");
                table.play(&mv).expect("legal");
            }
            let start = table.position_text();
            let mut table = table.set_up(&start).expect("its own text");
            let line = random_line(&mut table, 30, 2, &mut numbers);
            let record = Record::of(&table).with_line(line).expect("legal moves");
            assert_eq!(record.position(), Some(start.as_str()));
            round_trips(&record);
        }
    }
}

#[test]
fn lines_are_wrapped_at_eighty_columns() {
    let mut numbers = FastNumbers::new(3);
    let mut table = AnyTable::open(CLASSIC).expect("a variant");
    while let Some(mv) = table.random_move(|most| numbers.below(most)) {
        table.play(&mv).expect("legal");
    }
    let text = Record::of(&table).text();
    let longest = text.lines().map(str::len).max();
    assert!((70..=80).contains(&longest.expect("lines")), "{text}");
}

#[test]
fn a_record_reads_like_this() {
    let text = "[Format \"1\"]\n[Variant \"latroncules/classic\"]\n[Result \"2\"]\n[Termination \"resign\"]\n\
                [Date \"2024-02-29\"]\n\n\
                {Before it all.} 1. a2-a3 {Quiet.} (1. c2-c3 b7-b6 (1... f7-f6)) 1... d7-d6 2.\n\
                c2-c3 2\n";
    let record = Record::read(text).expect("a record");
    assert_eq!(record.result(), GameResult::Win(ludotheca_rules::Side::Two));
    assert_eq!(record.termination(), Some(Termination::Resign));
    assert_eq!(record.tags().get("Date"), Some("2024-02-29"));
    assert_eq!(record.line().comment.as_deref(), Some("Before it all."));
    let first = &record.line().moves[0];
    assert_eq!(first.comment.as_deref(), Some("Quiet."));
    assert_eq!(
        first.variations[0].moves[1].variations[0].moves[0]
            .text
            .as_ref(),
        "f7-f6"
    );
    assert_eq!(record.replay().len(), 3);
    assert_eq!(record.text().replace('\n', " "), text.replace('\n', " "));
}

#[test]
fn spelling_is_forgiven_and_made_canonical() {
    let text = unfinished("\u{feff}1.A2-A3{ \n so\tso }{ too }").replace("\u{feff}", "");
    let record =
        Record::read(&format!("\u{feff}{}", text.replace('\n', "\r\n"))).expect("a record");
    assert_eq!(record.line().moves[0].text.as_ref(), "a2-a3");
    assert_eq!(record.line().moves[0].comment.as_deref(), Some("so so too"));
}

#[test]
fn an_illegal_move_is_refused_where_it_stands() {
    let (line, column, problem) = refused(&unfinished("1. a2-a3 d7-d6\n2. c2-c4"));
    assert_eq!((line, column), (6, 4));
    let Problem::Move {
        text,
        error: MoveError::Refused(refusal),
    } = problem
    else {
        panic!("{problem:?}");
    };
    assert_eq!(text, "c2-c4");
    assert_eq!(refusal.rule.id(), "LA-3");
    assert!(!refusal.nearest.is_empty());
}

#[test]
fn a_move_that_only_the_moves_before_it_forbid_is_refused_where_it_stands() {
    let record = |moves: &str| {
        format!("[Format \"1\"]\n[Variant \"la-trel/base\"]\n[Result \"*\"]\n\n{moves} *\n")
    };
    let returned_twice =
        "1. a2-a3 h7-h6 2. a3-a2 h6-h5 3. a2-a3 h5-h4 4. a3-a2 g7-g6 5. a2-a3 g6-g5";
    round_trips(&Record::read(&record(returned_twice)).expect("a record"));
    let (line, column, problem) = refused(&record(&format!("{returned_twice}\n6. a3-a2 g5-g4")));
    assert_eq!((line, column), (6, 4));
    let Problem::Move {
        text,
        error: MoveError::Refused(refusal),
    } = problem
    else {
        panic!("{problem:?}");
    };
    assert_eq!((text.as_str(), refusal.rule.id()), ("a3-a2", "LT-11"));
    assert!(refusal.nearest.contains(&"a3-a4".to_owned()));
}

#[test]
fn an_illegal_move_in_a_variation_is_refused_too() {
    let (line, column, problem) = refused(&unfinished("1. a2-a3 (1. c2-c3 d7-d5) d7-d6"));
    assert_eq!((line, column), (5, 20));
    assert!(matches!(problem, Problem::Move { .. }), "{problem:?}");
}

#[test]
fn a_variation_starts_from_before_the_move_it_replaces() {
    // a2-a3 again: possible only if the first one was taken back.
    let record =
        Record::read(&unfinished("1. a2-a3 (1. a2-a3 d7-d6) 1... b7-b6")).expect("a record");
    assert_eq!(record.replay().move_text(1).as_deref(), Some("b7-b6"));
}

#[test]
fn what_is_malformed_is_told_with_line_and_column() {
    let cases: [(&str, (usize, usize), Problem); 11] = [
        ("1. a2-a3 {never", (5, 10), Problem::UnclosedComment),
        ("1. a2-a3 (1. c2-c3", (5, 10), Problem::UnclosedVariation),
        ("1. a2-a3 )", (5, 10), Problem::StrayClosing),
        ("(1. a2-a3)", (5, 1), Problem::NothingToVary),
        ("1. a2-a3 ({only words})", (5, 10), Problem::EmptyVariation),
        ("1. a2-a3 {a\\b}", (5, 12), Problem::BadEscape),
        ("1. a2-a3 [", (5, 10), Problem::Unexpected('[')),
        ("1. a2-a3 \u{1}", (5, 10), Problem::Unexpected('\u{1}')),
        (
            "1. a2-a3 {\u{7}}",
            (5, 10),
            Problem::ControlCharacter('\u{7}'),
        ),
        ("1. a2-a3 * d7-d6", (5, 12), Problem::AfterResult),
        (
            "1. a2-a3 2. d7-d6",
            (5, 10),
            Problem::WrongNumber {
                wanted: "1...".into(),
                found: "2.".into(),
            },
        ),
    ];
    for (moves, place, wanted) in cases {
        let (line, column, problem) = refused(&unfinished(moves));
        assert_eq!((line, column), place, "{moves}: {problem:?}");
        assert_eq!(problem, wanted, "{moves}");
    }
}

#[test]
fn tags_are_checked() {
    let cases = [
        ("", (1, 1), Problem::TagMissing("Format")),
        (
            "[Format \"3\"]",
            (1, 10),
            Problem::UnknownFormat("3".into()),
        ),
        ("[Format \"1\"]\n", (2, 1), Problem::TagMissing("Variant")),
        (
            "[Format \"1\"]\n[Variant \"chess\"]\n",
            (2, 11),
            Problem::UnknownVariant("chess".into()),
        ),
        (
            "[Format \"1\"]\n[Variant \"latroncules/short\"]\n",
            (3, 1),
            Problem::TagMissing("Result"),
        ),
        (
            "[Format \"1\"]\n[Variant \"latroncules/short\"]\n[Result \"1-0\"]",
            (3, 10),
            Problem::UnknownResult("1-0".into()),
        ),
        (
            "[Format \"1\"]\n[Format \"1\"]",
            (2, 2),
            Problem::TagTwice("Format".into()),
        ),
        ("[Format \"1", (1, 1), Problem::UnclosedTag),
        ("[Format 1]", (1, 9), Problem::TagForm),
        ("[Format \"1\"", (1, 12), Problem::TagForm),
        (
            "[Format \"1\"]\n[9 \"\"]",
            (2, 2),
            Problem::TagName("9".into()),
        ),
        (
            "[Format \"1\"]\n[A \"\n\"]",
            (2, 5),
            Problem::ControlCharacter('\n'),
        ),
        ("[Format \"\\n\"]", (1, 10), Problem::BadEscape),
    ];
    for (text, place, wanted) in cases {
        let (line, column, problem) = refused(text);
        assert_eq!(problem, wanted, "{text}");
        assert_eq!((line, column), place, "{text}");
    }
}

#[test]
fn a_bad_position_is_told_at_its_own_column() {
    let text = "[Format \"1\"]\n[Variant \"latroncules/classic\"]\n[Position \"8/8/8/3Q4/8/8/8/8 1 0 0\"]\n[Result \"*\"]\n*";
    let (line, column, problem) = refused(text);
    assert!(matches!(problem, Problem::Position(_)), "{problem:?}");
    assert_eq!((line, column), (3, 19));
}

/// A text of a dice game with these turns, unfinished, from a position in which Red has one pawn left to bring in.
fn dice_game(turns: &str) -> String {
    format!(
        "[Format \"1\"]\n[Variant \"chasse-croise/standard\"]\n\
         [Position \"abbbbbbbbb/0000000000 1 - 40\"]\n[Result \"*\"]\n\n{turns} *\n"
    )
}

#[test]
fn a_turn_of_the_dice_game_is_a_roll_with_a_colon_and_its_steps() {
    let text = dice_game("21. 66: -- 63: 4+6 8+3 22. 65: --");
    let record = Record::read(&text).expect("a record");
    assert_eq!(record.text(), text);
    let moves: Vec<_> = record
        .line()
        .moves
        .iter()
        .map(|step| step.text.as_ref())
        .collect();
    assert_eq!(moves, ["66", "--", "63", "4+6", "8+3", "65", "--"]);
    let text = dice_game("21. 66: -- 63: {Good.} 4+6 (8+6 (9+6 8+3) 9+3) 8+3 (21... 52: 1+5)");
    let refused = Record::read(&text).expect_err("a variation of the roll hangs on the roll");
    assert!(
        matches!(refused.problem, Problem::WrongNumber { .. }),
        "{refused}"
    );
    let text = dice_game("21. 66: -- 63: {Good.} (21... 52: 1+5) 4+6 (8+6 (9+6 8+3) 9+3) 8+3");
    let record = Record::read(&text).expect("a record");
    assert_eq!(record.text(), text);
}

#[test]
fn a_turn_of_the_dice_game_needs_its_colon_and_only_there() {
    let cases = [
        ("21. 66 --", (6, 5), Problem::RollAwaited("66".into())),
        ("21. --", (6, 5), Problem::RollAwaited("--".into())),
        ("21. 66: 63:", (6, 9), Problem::NoRollNow("63:".into())),
        (
            "21. 66: -- 63: 4+6 8+3:",
            (6, 20),
            Problem::NoRollNow("8+3:".into()),
        ),
    ];
    for (turns, place, wanted) in cases {
        let (line, column, problem) = refused(&dice_game(turns));
        assert_eq!(problem, wanted, "{turns}");
        assert_eq!((line, column), place, "{turns}");
    }
    let (.., problem) = refused(&dice_game("21. 66: 21. --"));
    assert!(
        matches!(problem, Problem::WrongNumber { .. }),
        "{problem:?}"
    );
    let (.., problem) = refused(&dice_game("21. 67: --"));
    assert!(matches!(problem, Problem::Move { .. }), "{problem:?}");
}

#[test]
fn an_ending_that_the_replay_contradicts_is_refused() {
    let with = |result: &str, termination: &str| {
        let tag = match termination {
            "" => String::new(),
            text => format!("[Termination \"{text}\"]\n"),
        };
        let text = format!(
            "[Format \"1\"]\n[Variant \"{CLASSIC}\"]\n[Result \"{result}\"]\n{tag}\n1. a2-a3 {result}\n"
        );
        Record::read(&text).map_err(|error| error.problem)
    };
    for (result, termination) in [
        ("*", ""),
        ("*", "abandoned"),
        ("1", "resign"),
        ("2", "time"),
        ("draw", "agreement"),
        ("draw", "adjudicated"),
    ] {
        let record = with(result, termination).expect("an ending that a table can have");
        round_trips(&record);
    }
    for (result, termination) in [
        ("1", ""),
        ("1", "LA-9"),
        ("draw", "resign"),
        ("1", "agreement"),
        ("*", "time"),
        ("*", "adjudicated"),
        ("1", "boredom"),
    ] {
        with(result, termination).expect_err("an ending that contradicts the game");
    }
    let text = unfinished("1. a2-a3").replace("Result \"*\"", "Result \"draw\"");
    let (.., problem) = refused(&text);
    assert!(
        matches!(problem, Problem::ResultsDiffer { .. }),
        "{problem:?}"
    );
}

#[test]
fn a_game_that_a_rule_ended_must_say_so() {
    // One quiet ply before the draw.
    let position = "8/8/8/8/c7/8/8/C7 1 50 100";
    let text = |result: &str, termination: &str| {
        format!(
            "[Format \"1\"]\n[Variant \"{CLASSIC}\"]\n[Position \"{position}\"]\n[Result \"{result}\"]\n\
             [Termination \"{termination}\"]\n\n51. a1-b2 {result}\n"
        )
    };
    round_trips(&Record::read(&text("draw", "LA-10")).expect("a draw"));
    for (result, termination) in [
        ("1", "LA-10"),
        ("draw", "LA-11"),
        ("1", "resign"),
        ("*", "abandoned"),
    ] {
        let (.., problem) = refused(&text(result, termination));
        assert!(matches!(problem, Problem::EndsOtherwise(_)), "{problem:?}");
    }
    let mut table = AnyTable::open(CLASSIC)
        .and_then(|table| table.set_up(position).ok())
        .expect("a table");
    table.play("a1-b2").expect("legal");
    let claim = Record::ended(
        &table,
        GameResult::Win(ludotheca_rules::Side::One),
        Termination::Resign,
    );
    assert!(matches!(claim, Err(Problem::EndsOtherwise(_))));
}

#[test]
fn nesting_has_a_bound_that_text_and_json_share() {
    let nested = |depth: usize| {
        let open = "(1. a2-a3 ".repeat(depth);
        unfinished(&format!("1. a2-a3 {open}{}", ")".repeat(depth)))
    };
    round_trips(&Record::read(&nested(MOST_NESTED)).expect("within the bound"));
    let (line, column, problem) = refused(&nested(MOST_NESTED + 1));
    assert_eq!(problem, Problem::NestedTooDeep);
    assert_eq!((line, column), (5, 10 + 10 * MOST_NESTED));
    let (.., problem) = refused(&nested(100_000));
    assert_eq!(problem, Problem::NestedTooDeep);
    let brackets = format!("{{\"format\":1,\"moves\":{}", "[".repeat(1_000_000));
    assert!(Record::read_json(brackets.as_bytes()).is_err());
    let line = "[{\"move\":\"a2-a3\",\"variations\":[{\"moves\":".repeat(100_000);
    let error = Record::read_json(format!("{{\"moves\":{line}").as_bytes());
    let problem = error.expect_err("too deep").problem;
    assert_eq!(problem, Problem::Json(JsonProblem::TooDeep));
}

#[test]
fn json_is_replayed_as_strictly_as_text() {
    let json = |moves: &str| {
        format!("{{\"format\":1,\"variant\":\"{CLASSIC}\",\"result\":\"*\",\"moves\":[{moves}]}}")
    };
    let refused = |text: String| Record::read_json(text.as_bytes()).expect_err("a refusal");
    assert!(Record::read_json(json("{\"move\":\"a2-a3\"}").as_bytes()).is_ok());
    let error = refused(json(
        "{\"move\":\"a2-a3\",\"variations\":[{\"moves\":[{\"move\":\"c2-c3\"},{\"move\":\"c2-c3\"}]}]}",
    ));
    let Place::Json(place) = &error.place else {
        panic!("{error:?}");
    };
    let field = "moves[0].variations[0].moves[1].move";
    assert_eq!(place.field.to_string(), field);
    assert!(matches!(error.problem, Problem::Move { .. }));
    let other = json("").replace("\"format\":1", "\"format\":7");
    assert_eq!(refused(other).problem, Problem::UnknownFormat("7".into()));
    let empty = json("{\"move\":\"a2-a3\",\"variations\":[{\"moves\":[]}]}");
    assert_eq!(refused(empty).problem, Problem::EmptyVariation);
}

#[test]
fn bytes_that_are_no_text_are_refused_where_they_stand() {
    let mut bytes = unfinished("1. a2-a3 {é").into_bytes();
    let at = bytes
        .iter()
        .rposition(|byte| *byte == b'*')
        .expect("the result");
    bytes[at] = 0xff;
    let error = Record::read_bytes(&bytes).expect_err("not UTF-8");
    assert_eq!(error.problem, Problem::NotUtf8);
    assert_eq!(
        error.place,
        Place::Text {
            line: 5,
            column: 13
        }
    );
}

#[test]
fn ten_megabytes_are_read_or_refused_within_bounds() {
    let shuffle = "b2-a3 a7-b6 a3-b2 b6-a7 ";
    let comment = unfinished(&format!("1. a2-a3 {{{}}}", "word ".repeat(2_000_000)));
    assert!(Record::read(&comment).is_ok());
    let open = "(".repeat(10_000_000);
    assert!(Record::read(&unfinished(&format!("1. a2-a3 {open}"))).is_err());
    let many = unfinished(&shuffle.repeat(10_000_000 / shuffle.len()));
    assert!(Record::read(&many).is_err());
    let variations = unfinished(&format!("1. a2-a3 {}", "(c2-c3)".repeat(100_000)));
    assert!(Record::read(&variations).is_ok());
    let (.., problem) = refused(&unfinished(&format!(
        "1. a2-a3 {}",
        "(c2-c3)".repeat(1_100_000)
    )));
    assert_eq!(problem, Problem::TooManyMoves);
    let long = " ".repeat(ludotheca_rules::record::MOST_BYTES + 1);
    let error = Record::read(&long).expect_err("too long");
    assert_eq!(error.place, Place::Whole);
}

/// LT-11 looks back over all of it; reading must not take the square of the length.
#[test]
fn a_game_of_twenty_thousand_quiet_moves_is_read_like_any_other() {
    let mut numbers = FastNumbers::new(9);
    let mut table = AnyTable::open("la-trel/basic").expect("a variant");
    while table.len() < 20_000 {
        let mv = table
            .random_move(|most| numbers.below(most))
            .expect("a move");
        if !mv.contains(['x', '=']) {
            table.play(&mv).expect("legal");
        }
        if table.outcome().is_some() {
            table.undo();
        }
    }
    round_trips(&Record::of(&table));
}

#[test]
fn tags_that_the_record_writes_itself_cannot_be_set() {
    let table = AnyTable::open(CLASSIC).expect("a variant");
    let record = Record::of(&table);
    for name in ["Result", "Format", "", "Two words", "é", "9lives"] {
        assert!(record.clone().with_tag(name, "x").is_err(), "{name}");
    }
    assert!(record.clone().with_tag("Event", "two\nlines").is_err());
    let twice = record
        .with_tag("Event", "first")
        .and_then(|record| record.with_tag("Event", "second"));
    assert_eq!(
        twice.expect("a value replaced").tags().get("Event"),
        Some("second")
    );
}

proptest! {
    #[test]
    fn no_bytes_make_the_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = Record::read_bytes(&bytes);
        let _ = Record::read_json(&bytes);
    }

    #[test]
    fn no_garbled_record_makes_the_reader_panic(
        at in 0_usize..300,
        with in "[\\PC\n]{0,6}",
        cut in 0_usize..5,
    ) {
        let text = unfinished("1. a2-a3 {so} (1. c2-c3 b7-b6) 1... d7-d6 2. a3-a4");
        let mut garbled: Vec<char> = text.chars().collect();
        let at = at % garbled.len();
        let end = (at + cut).min(garbled.len());
        garbled.splice(at..end, with.chars());
        let garbled: String = garbled.into_iter().collect();
        if let Ok(record) = Record::read(&garbled) {
            round_trips(&record);
        }
    }
}
