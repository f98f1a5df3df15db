//! The second version of the record format: glyphs, the codes of comments, shapes on the board, chapters in one file. What the
//! first version can say is still written in it.

use ludotheca_rules::record::{
    Arrow, Circle, ClockTime, Codes, Eval, EvalValue, Glyph, MoveSequence, OtherCode, Place,
    Problem, RecordTree, RecordedMove, ShapeColour,
};
use ludotheca_rules::{AnyTable, Record, variants};
use proptest::prelude::*;

const STUDY: &str = r#"[Format "2"]
[Variant "latroncules/classic"]
[Result "*"]
[Study "Openings"]
[Chapter "The left wing"]
[Exercise "find"]

{Look here. [%csl Ra2,Gb7]} 1. a2-a3 $1 {[%clk 0:09:58.5] [%eval 0.515,12]} (1.
c2-c3 $6 {Too slow. [%cal Gc2c3,Bd7d6] [%nonce 5f 3a\]\}]} 1... d7-d6) 1...
b7-b6 $4 *
"#;

fn moves(format: u32, moves: &str) -> String {
    format!(
        "[Format \"{format}\"]\n[Variant \"latroncules/classic\"]\n[Result \"*\"]\n\n{moves} *\n"
    )
}

fn refused(text: &str) -> (usize, usize, Problem) {
    let error = Record::read(text).expect_err("a record to be refused");
    match error.place {
        Place::Text { line, column } => (line, column, error.problem),
        other => panic!("{other}: {:?}", error.problem),
    }
}

fn round_trips(record: &Record) {
    let text = record.text();
    let read = Record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&read, record, "{text}");
    assert_eq!(read.text(), text);
    let json = record.json();
    let read = Record::read_json(json.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{json}"));
    assert_eq!(&read, record, "{json}");
}

#[test]
fn a_study_is_written_back_as_it_was_read() {
    let record = Record::read(STUDY).expect("a study");
    assert_eq!(record.text(), STUDY);
    round_trips(&record);
    let line = record.line();
    assert_eq!(line.comment.as_deref(), Some("Look here."));
    assert_eq!(line.codes.circles[0].colour, ShapeColour::Red);
    assert_eq!(line.codes.circles[1].cell.as_ref(), "b7");
    let first = &line.moves[0];
    assert_eq!(first.glyph, Some(Glyph::Good));
    assert_eq!(first.codes.clk, Some(ClockTime(598_500)));
    let eval = Eval {
        value: EvalValue::Expected(515),
        depth: Some(12),
    };
    assert_eq!(first.codes.eval, Some(eval));
    let aside = &first.variations[0].moves[0];
    assert_eq!(aside.glyph, Some(Glyph::Dubious));
    assert_eq!(aside.codes.arrows[1].to.as_ref(), "d6");
    assert_eq!(aside.codes.others[0].name, "nonce");
    assert_eq!(aside.codes.others[0].text, "5f 3a]}");
}

#[test]
fn what_the_first_version_can_say_is_written_in_it_byte_for_byte() {
    let first = moves(
        1,
        "{[%cal Ga2a3] \\\\[ is text} 1. a2-a3 {[%clk now]} 1... b7-b6",
    );
    let record = Record::read(&first).expect("a record of the first version");
    assert_eq!(record.text(), first);
    assert!(record.line().codes.is_empty());
    assert!(record.json().starts_with("{\"format\":1,"));
    let second = first.replace("Format \"1\"", "Format \"2\"");
    let plain = second.replace("[%", "\\[%");
    assert_eq!(Record::read(&plain).expect("the same words").text(), first);
}

#[test]
fn words_that_look_like_codes_stay_words_beside_a_glyph() {
    let text = moves(2, "1. a2-a3 $1 {so \\[%cal Ga2a3] it is}");
    let record = Record::read(&text).expect("words");
    let said = record.line().moves[0].comment.as_deref();
    assert_eq!(said, Some("so [%cal Ga2a3] it is"));
    assert_eq!(record.text(), text);
    round_trips(&record);
}

#[test]
fn signs_behind_a_move_are_read_as_glyphs() {
    for glyph in Glyph::ALL {
        let signed = moves(2, &format!("1. a2-a3{}", glyph.sign()));
        let numbered = moves(2, &format!("1. a2-a3 ${}", glyph.number()));
        let record = Record::read(&signed).expect("a sign");
        assert_eq!(record.line().moves[0].glyph, Some(glyph));
        assert_eq!(record.text(), numbered);
    }
}

#[test]
fn codes_may_stand_anywhere_in_a_comment_and_in_comments_in_a_row() {
    let loose = moves(
        2,
        "1. a2-a3 {so[%clk\n0:00:05.0]it [ is} {[%csl Ra2 ,Ga3][%csl Bb7]}",
    );
    let tidy = moves(2, "1. a2-a3 {so it [ is [%clk 0:00:05] [%csl Ra2,Ga3,Bb7]}");
    assert_eq!(Record::read(&loose).expect("a comment").text(), tidy);
}

#[test]
fn what_is_wrong_is_told_with_line_and_column() {
    let twice = |what: &str| what.to_owned();
    let cases = [
        ("$1 1. a2-a3", 1, Problem::NothingToJudge),
        ("1. a2-a3 $1 $2", 13, Problem::GlyphTwice),
        ("1. a2-a3! $2", 11, Problem::GlyphTwice),
        ("1. a2-a3 $7", 10, Problem::UnknownGlyph("$7".into())),
        ("1. a2-a3 $", 10, Problem::UnknownGlyph("$".into())),
        ("1. a2-a3 {so [%clk 0:01:00}", 14, Problem::UnclosedCode),
        ("1. a2-a3 {[%1 x]}", 13, Problem::CodeName("1".into())),
        ("1. a2-a3 {[%]}", 13, Problem::CodeName(String::new())),
        (
            "1. a2-a3 {[%clk 1:60:00]}",
            17,
            Problem::CodeTime {
                name: "clk".into(),
                found: "1:60:00".into(),
            },
        ),
        (
            "1. a2-a3 {[%emt]}",
            16,
            Problem::CodeTime {
                name: "emt".into(),
                found: String::new(),
            },
        ),
        (
            "1. a2-a3 {[%eval 1.001]}",
            18,
            Problem::CodeEval("1.001".into()),
        ),
        ("1. a2-a3 {[%cal Ga2]}", 17, Problem::Shape("Ga2".into())),
        (
            "1. a2-a3 {[%cal Xa2a3]}",
            17,
            Problem::Shape("Xa2a3".into()),
        ),
        (
            "1. a2-a3 {[%cal Ga2a2]}",
            17,
            Problem::Shape("Ga2a2".into()),
        ),
        (
            "1. a2-a3 {[%csl Gz9]}",
            17,
            Problem::UnknownCell("z9".into()),
        ),
        (
            "1. a2-a3 {[%csl Ga2,Ra2]}",
            17,
            Problem::ShapeTwice("Ra2".into()),
        ),
        (
            "1. a2-a3 {[%lag 0:00:01][%lag 0:00:02]}",
            25,
            Problem::CodeTwice(twice("lag")),
        ),
        (
            "1. a2-a3 {[%x 1]} {[%x 2]}",
            20,
            Problem::CodeTwice(twice("x")),
        ),
        ("1. a2-a3 {[%x \\q]}", 15, Problem::BadEscape),
        ("1. a2-a3 {\\q}", 11, Problem::BadEscape),
    ];
    for (text, column, problem) in cases {
        assert_eq!(refused(&moves(2, text)), (5, column, problem), "{text}");
    }
    assert_eq!(
        refused(&moves(1, "1. a2-a3 $1")),
        (5, 10, Problem::NeedsFormat(2))
    );
    assert_eq!(
        refused(&moves(1, "1. a2-a3 {\\[}")),
        (5, 11, Problem::BadEscape)
    );
}

#[test]
fn json_is_as_strict_and_tells_the_field() {
    let json = Record::read(STUDY).expect("a study").json();
    let cases = [
        (
            "\"format\":2",
            "\"format\":1",
            "format",
            Problem::NeedsFormat(2),
        ),
        (
            "\"to\":\"c3\"",
            "\"to\":\"z3\"",
            "codes.arrows",
            Problem::UnknownCell("z3".into()),
        ),
        (
            "\"cell\":\"b7\"",
            "\"cell\":\"a2\"",
            "codes.circles",
            Problem::ShapeTwice("Ga2".into()),
        ),
        (
            "\"expected\":515",
            "\"expected\":1515",
            "codes.eval",
            Problem::CodeEval("1.515,12".into()),
        ),
        (
            "\"name\":\"nonce\"",
            "\"name\":\"cal\"",
            "codes.others",
            Problem::CodeTwice("cal".into()),
        ),
        (
            "\"name\":\"nonce\"",
            "\"name\":\"no]\"",
            "codes.others",
            Problem::CodeName("no]".into()),
        ),
    ];
    for (with, instead, field, wanted) in cases {
        assert!(json.contains(with), "{with} in {json}");
        let error = Record::read_json(json.replace(with, instead).as_bytes()).unwrap_err();
        assert_eq!(error.problem, wanted);
        assert!(
            error.place.to_string().ends_with(field),
            "{} {field}",
            error.place
        );
    }
    let misspelt = json.replace("\"colour\":\"red\"", "\"colour\":\"pink\"");
    assert!(Record::read_json(misspelt.as_bytes()).is_err());
}

#[test]
fn chapters_stand_one_after_the_other() {
    let other = moves(1, "1. c2-c3");
    let both = format!("{STUDY}\n{other}");
    let records = Record::read_all(&both).expect("two chapters");
    assert_eq!(records.len(), 2);
    assert_eq!(records[0].tags().get("Chapter"), Some("The left wing"));
    assert_eq!(Record::texts(&records), both);
    let json = serde_json::to_string(&records).expect("records");
    assert_eq!(
        Record::read_all_json(json.as_bytes()).as_ref(),
        Ok(&records)
    );
    assert_eq!(Record::read_all(&other).expect("one chapter").len(), 1);
    assert_eq!(
        Record::read_all_json(records[1].json().as_bytes())
            .expect("one")
            .len(),
        1
    );
    let (line, _, problem) = refused(&both);
    assert_eq!((line, problem), (12, Problem::AfterResult));
}

#[test]
fn a_mistake_in_a_later_chapter_is_told_at_its_line_in_the_file() {
    let both = format!("{STUDY}\n{}", moves(1, "1. c2-c9"));
    let error = Record::read_all(&both).unwrap_err();
    assert_eq!(
        error.place,
        Place::Text {
            line: 16,
            column: 4
        }
    );
    let stray = Record::read_all(&format!("{STUDY} and more")).unwrap_err();
    assert_eq!(
        stray.place,
        Place::Text {
            line: 11,
            column: 2
        }
    );
    assert_eq!(stray.problem, Problem::AfterResult);
    let mut trees: Vec<RecordTree> = vec![Record::read(STUDY).expect("a study").tree()];
    trees.push(trees[0].clone());
    trees[1].moves[1].text = "b7-b9".into();
    let json = serde_json::to_string(&trees).expect("trees");
    let error = Record::read_all_json(json.as_bytes()).unwrap_err();
    assert!(
        error.place.to_string().ends_with("[1].moves[1].move"),
        "{error}"
    );
    assert_eq!(
        Record::read_all_json(b" []").unwrap_err().problem,
        Problem::NoRecord
    );
}

#[test]
fn every_pair_of_cells_of_every_variant_can_be_pointed_out() {
    for variant in variants() {
        let table = AnyTable::open(variant).expect("a variant of the catalog");
        let names: Vec<String> = table
            .view()
            .cells
            .into_iter()
            .map(|cell| cell.name)
            .collect();
        for from in &names {
            let arrows: Vec<Arrow> = names
                .iter()
                .filter(|to| *to != from)
                .map(|to| Arrow {
                    colour: ShapeColour::Blue,
                    from: from.as_str().into(),
                    to: to.as_str().into(),
                })
                .collect();
            let circles = vec![Circle {
                colour: ShapeColour::Yellow,
                cell: from.as_str().into(),
            }];
            let line = MoveSequence {
                codes: Codes {
                    arrows,
                    circles,
                    ..Codes::default()
                },
                ..MoveSequence::default()
            };
            let record = Record::of(&table).with_line(line).expect("arrows");
            assert_eq!(Record::read(&record.text()).as_ref(), Ok(&record));
        }
    }
}

fn time() -> impl Strategy<Value = Option<ClockTime>> {
    proptest::option::of(any::<u32>().prop_map(ClockTime))
}

fn eval() -> impl Strategy<Value = Option<Eval>> {
    let value = prop_oneof![
        (0_u16..=1000).prop_map(EvalValue::Expected),
        any::<u32>().prop_map(EvalValue::One),
        any::<u32>().prop_map(EvalValue::Two),
    ];
    let eval = (value, proptest::option::of(any::<u32>()));
    proptest::option::of(eval.prop_map(|(value, depth)| Eval { value, depth }))
}

fn words() -> impl Strategy<Value = Option<String>> {
    let word = prop_oneof![
        "[a-z}{\\[%\\]\\\\$!?()é]{1,8}",
        Just("[%cal".to_owned()),
        Just("\\[%clk 0:00:01]".to_owned()),
    ];
    proptest::option::of(proptest::collection::vec(word, 1..6).prop_map(|words| words.join(" ")))
}

fn codes() -> impl Strategy<Value = Codes> {
    let colour = || proptest::sample::select(ShapeColour::ALL.to_vec());
    let cell = || "[a-h][1-8]";
    let arrows = proptest::collection::vec((colour(), cell(), cell()), 0..4);
    let circles = proptest::collection::vec((colour(), cell()), 0..4);
    let others = proptest::collection::btree_map("x[a-zA-Z0-9_]{0,5}", words(), 0..3);
    (time(), time(), time(), eval(), arrows, circles, others).prop_map(
        |(clk, emt, lag, eval, arrows, circles, others)| {
            let mut codes = Codes {
                clk,
                emt,
                lag,
                eval,
                ..Codes::default()
            };
            for (colour, from, to) in arrows {
                let arrow = Arrow {
                    colour,
                    from: from.into(),
                    to: to.into(),
                };
                let there = |known: &Arrow| known.from == arrow.from && known.to == arrow.to;
                if arrow.from != arrow.to && !codes.arrows.iter().any(there) {
                    codes.arrows.push(arrow);
                }
            }
            for (colour, cell) in circles {
                if !codes.circles.iter().any(|known| *known.cell == *cell) {
                    let cell = cell.into();
                    codes.circles.push(Circle { colour, cell });
                }
            }
            for (name, text) in others {
                let text = text.unwrap_or_default();
                codes.others.push(OtherCode { name, text });
            }
            codes
        },
    )
}

proptest! {
    #[test]
    fn whatever_is_noted_goes_to_text_and_json_and_back(
        notes in proptest::collection::vec((proptest::option::of(0_usize..6), words(), codes()), 3),
    ) {
        let mut steps = ["a2-a3", "c2-c3", "b7-b6"].map(RecordedMove::new);
        for (step, (glyph, comment, codes)) in steps.iter_mut().zip(notes.clone()) {
            step.glyph = glyph.map(|index| Glyph::ALL[index]);
            step.comment = comment;
            step.codes = codes;
        }
        let [mut first, aside, second] = steps;
        let (_, comment, codes) = notes.into_iter().next().expect("three notes");
        let mut aside = MoveSequence::of([aside]);
        aside.comment = comment.clone();
        first.variations.push(aside);
        let line = MoveSequence { comment, codes, moves: vec![first, second] };
        let table = AnyTable::open("latroncules/classic").expect("a variant of the catalog");
        let record = Record::of(&table).with_line(line).expect("sound notes");
        round_trips(&record);
    }

    #[test]
    fn no_garbled_study_makes_the_reader_panic(
        at in 0_usize..600,
        with in "[\\PC\n$\\[\\]%\\\\]{0,6}",
        cut in 0_usize..5,
    ) {
        let mut garbled: Vec<char> = STUDY.chars().collect();
        let at = at % garbled.len();
        let end = (at + cut).min(garbled.len());
        garbled.splice(at..end, with.chars());
        let garbled: String = garbled.into_iter().collect();
        if let Ok(record) = Record::read(&garbled) {
            round_trips(&record);
        }
    }
}
