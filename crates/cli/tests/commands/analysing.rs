//! What the engine thinks of positions and games.

use super::program::{contains, lines, run, run_in};
use std::path::Path;

#[test]
fn a_position_is_analysed_depth_by_depth() {
    let table = run(&[
        "analyse",
        "latroncules",
        "--moves",
        "a2-a3",
        "--depth",
        "3",
        "--multipv",
        "2",
    ]);
    assert_eq!(table.status, 0, "{}", table.err);
    let rows = lines(&table.out);
    contains(rows[0], "Dark");
    assert!(rows[1].trim_start().starts_with("depth"), "{}", rows[1]);
    // Two lines for each of three depths, then the answer.
    assert_eq!(rows.len(), 2 + 6 + 1, "{}", table.out);
    assert!(rows[8].starts_with("Best: "));

    let json = run(&["analyse", "chasse-croise", "--depth", "1", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["format"], 1);
    assert_eq!(json["depths"][0]["depth"], 1);
    assert_eq!(
        json["depths"][0]["lines"][0]["moves"],
        serde_json::json!([]),
        "nothing can be chosen before the roll"
    );
    assert_eq!(json["best"], serde_json::json!([]));
    let over = "8/8/8/8/c7/8/1C6/8 2 51 101";
    let over = run(&["analyse", "latroncules", "--position", over, "--lang", "fr"]);
    assert_eq!(over.status, 0, "{}", over.err);
    contains(&over.out, "il n’y a rien à analyser");
}

#[test]
fn analysis_needs_a_position_or_a_record_and_not_both() {
    for arguments in [
        &["analyse"][..],
        &["analyse", "latroncules", "--record", "game.txt"],
        &["analyse", "latroncules", "--curve", "game.svg"],
        &["analyse", "latroncules", "--multipv", "65"],
        &["analyse", "latroncules", "--nodes", "0"],
    ] {
        assert_eq!(run(arguments).status, 2, "{arguments:?}");
    }
}

/// The beginning of a game, with a comment and a variation of its own.
const OPENING: &str = "[Format \"1\"]
[Variant \"la-trel/base\"]
[Result \"*\"]

1. d2-d3 {A quiet start.} d7-d6 2. c1-f4 (2. e2-e3 e7-e6) 2... c8-f5 *
";

#[test]
fn a_recorded_game_comes_back_annotated_and_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("game.txt"), OPENING).expect("a record");
    for (language, said) in [("en", "\u{a0}%."), ("fr", "\u{202f}%.")] {
        let arguments = [
            "analyse", "--record", "game.txt", "--nodes", "3000", "--curve", "game.svg", "--force",
            "--lang", language,
        ];
        let annotated = run_in(folder.path(), &arguments, "");
        assert_eq!(annotated.status, 0, "{}", annotated.err);
        contains(&annotated.out, "[Annotator \"Ludotheca");
        contains(&annotated.out, "{A quiet start.");
        contains(&annotated.out, said);
        let accuracy = if language == "en" {
            "accuracy, the best in"
        } else {
            "le meilleur tour"
        };
        contains(&annotated.out.replace('\n', " "), accuracy);
        let record = rules::Record::read(&annotated.out).expect("a valid record");
        assert_eq!(record.line().moves.len(), 4);
        assert!(
            record
                .line()
                .moves
                .iter()
                .all(|step| step.comment.is_some())
        );
        assert!(
            !record.line().moves[2].variations.is_empty(),
            "what was there stays"
        );
        let svg = std::fs::read_to_string(folder.path().join("game.svg")).expect("a picture");
        let picture = roxmltree::Document::parse(&svg).expect("SVG");
        for wanted in ["title", "desc"] {
            let found = picture
                .descendants()
                .find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", wanted)));
            let text = found.and_then(|node| node.text()).unwrap_or_default();
            assert!(text.len() > 20, "{wanted}: {text}");
            assert!(!text.contains("analyse-"), "{text}");
        }
        assert_eq!(picture.root_element().attribute("lang"), Some(language));
    }
}

#[test]
fn a_turn_that_throws_the_game_away_is_a_turning_point_with_something_better() {
    // The last pawn needs a one; the player with it on the dice walks away from the win.
    let record = "[Format \"1\"]
[Variant \"chasse-croise/standard\"]
[Position \"bbbbbbbbba/bbbbbbbb9b 1 - 40\"]
[Result \"*\"]

21. 61: j-1 j-6 63: -- *
";
    let annotated = run_in(
        Path::new("."),
        &["analyse", "--record", "-", "--depth", "1"],
        record,
    );
    assert_eq!(annotated.status, 0, "{}", annotated.err);
    contains(
        &annotated.out.replace('\n', " "),
        "A turning point: Red goes from 100\u{a0}%",
    );
    let read = rules::Record::read(&annotated.out).expect("a valid record");
    let summary = read.line().comment.as_deref().expect("how they played");
    contains(summary, "the best in 0 of 1 turns with a choice. Luck +");
    assert_eq!(
        read.line().moves[1].variations[0].moves[0].text.as_ref(),
        "j+1"
    );
    let json = run_in(
        Path::new("."),
        &["analyse", "--record", "-", "--depth", "1", "--json"],
        record,
    );
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["turns"][0]["turningPoint"]["better"][0], "j+1");
    assert_eq!(json["turns"][0]["judgement"], "turning-point");
    assert_eq!(json["players"][0]["turns"], 1);
    let number = |at: &str| {
        json.pointer(at)
            .and_then(serde_json::Value::as_f64)
            .expect(at)
    };
    assert!(number("/players/0/accuracy") < 1.0);
    assert!(number("/balance/skill") < 0.0);
    assert!(number("/turns/0/luck") > 0.0);
    assert_eq!(json["chances"].as_array().map(Vec::len), Some(3));
}

#[test]
fn a_study_is_analysed_chapter_by_chapter_or_one_of_its_chapters() {
    let folder = tempfile::tempdir().expect("a folder");
    let second = OPENING.replace("A quiet start.", "The second chapter.");
    let study = format!(
        "{OPENING}\n{second}\n[Format \"1\"]\n[Variant \"attangle/grand\"]\n[Result \"*\"]\n\n*\n"
    );
    std::fs::write(folder.path().join("study.txt"), study).expect("a study");
    let analyse = |more: &[&str]| {
        let start = ["analyse", "--record", "study.txt", "--nodes", "500"];
        run_in(folder.path(), &[&start[..], more].concat(), "")
    };
    let all = analyse(&[]);
    assert_eq!(all.status, 0, "{}", all.err);
    let read = rules::Record::read_all(&all.out).expect("valid records");
    assert_eq!(read.len(), 3);
    assert!(
        read[..2]
            .iter()
            .all(|record| record.line().moves.len() == 4)
    );
    let said = read[1].line().moves[0].comment.as_deref();
    contains(said.expect("a comment"), "The second chapter.");

    let one = analyse(&["--chapter", "2", "--curve", "second.svg"]);
    assert_eq!(one.status, 0, "{}", one.err);
    assert_eq!(rules::Record::read(&one.out).as_ref(), Ok(&read[1]));
    assert!(folder.path().join("second.svg").exists());

    let json = analyse(&["--json"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json.as_array().map(Vec::len), Some(3));
    assert_eq!(json[2]["record"]["variant"], "attangle/grand");

    for (more, told) in [
        (&["--chapter", "4"][..], "There are 3 chapters"),
        (&["--curve", "all.svg"], "name it with --chapter"),
    ] {
        let refused = analyse(more);
        assert_eq!((refused.status, refused.out.as_str()), (1, ""), "{more:?}");
        contains(&refused.err, told);
        assert!(!folder.path().join("all.svg").exists());
    }
}

#[test]
fn the_signature_of_the_search_is_printed_and_the_same_in_json() {
    let bench = ["bench", "latroncules/short", "--only", "search"];
    let table = run(&bench);
    assert_eq!(table.status, 0, "{}", table.err);
    let last = lines(&table.out).pop().expect("a last line");
    let signature = last.strip_prefix("Signature: ").expect("a signature");
    let json = run(&[&bench[..], &["--json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["signature"].to_string(), signature);
    assert_eq!(json["search"][0]["variant"], "latroncules/short");
    assert_eq!(json["rules"], serde_json::json!([]));
}

#[test]
fn how_soon_the_protocol_answers_is_told_as_median_and_longest() {
    let bench = ["bench", "attangle/standard", "--only", "answers"];
    let table = run(&bench);
    assert_eq!(table.status, 0, "{}", table.err);
    let last = lines(&table.out).pop().expect("a last line");
    assert!(last.starts_with("attangle/standard"), "{last}");
    assert_eq!(last.matches(" ms (").count(), 2, "{last}");
    let json = run(&[&bench[..], &["--json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    let answers = &json["answers"][0];
    assert_eq!(answers["variant"], "attangle/standard");
    for wait in ["first", "stopped"] {
        let seconds = |name: &str| answers[wait][name].as_f64().expect("seconds");
        assert!(0.0 < seconds("median") && seconds("median") <= seconds("longest"));
    }
}
