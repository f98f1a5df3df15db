//! Whatever somebody types, writes into a file or names a file, nothing in it reaches the terminal that cannot be seen.

use super::program::{Run, contains, run, run_in};
use ludotheca::render::Screen;
use ludotheca::{Output, Surroundings};
use rules::quote::is_visible;
use std::ffi::OsString;
use words::Language;

/// Clears the screen, turns the writing round, takes no room, is nobody's, marks the order of bytes, rings.
const HOSTILE: &str = "x\u{1b}[2J\u{202e}\u{200b}\u{e000}\u{feff}\u{7}\u{9b}y";
const SHOWN: &str = "x<U+001B>[2J<U+202E><U+200B><U+E000><U+FEFF><U+0007><U+009B>y";

fn is_harmless(text: &str) -> bool {
    text.chars().all(|c| c == '\n' || is_visible(c))
}

fn check(told: &Run, arguments: &[&str]) {
    assert!(is_harmless(&told.out), "{arguments:?}: {:?}", told.out);
    assert!(is_harmless(&told.err), "{arguments:?}: {:?}", told.err);
}

#[test]
fn what_was_typed_on_the_command_line_is_quoted_by_code_points() {
    let cases: [&[&str]; 28] = [
        &[HOSTILE],
        &["show", HOSTILE],
        &["show", "latroncules", HOSTILE],
        &[
            "show",
            "latroncules",
            "--position",
            "\u{202e}/8/8/8/8/8/8/8 1 0 0",
        ],
        &["show", "latroncules", "--moves", HOSTILE],
        &["show", "latroncules", "--color", HOSTILE],
        &["--characters", HOSTILE, "games"],
        &["moves", HOSTILE],
        &["why", "latroncules", HOSTILE],
        &["rules", HOSTILE],
        &["rules", "la-trel", HOSTILE],
        &["perft", "latroncules", HOSTILE],
        &["play", HOSTILE],
        &["play", "latroncules", "--against", HOSTILE],
        &["analyse", HOSTILE],
        &["bench", HOSTILE],
        &["match", HOSTILE, "random"],
        &["match", "random", "novice", "--clock", HOSTILE],
        &["match", "random", "novice", "--sprt", HOSTILE],
        &["calibrate", "--variants", HOSTILE],
        &["fit", HOSTILE],
        &["advice", HOSTILE],
        &["compare", HOSTILE, "la-trel/base"],
        &["compare", "la-trel/base", HOSTILE],
        &[
            "compare",
            "la-trel/base",
            "la-trel/basic",
            "--position",
            "\u{202e}/8/8/8/8/8/8/8 1 -/- 0",
        ],
        &["print", HOSTILE, "card", "--out", "-"],
        &["print", "latroncules", HOSTILE, "--out", "-"],
        &[
            "print",
            "latroncules",
            "board",
            "--cell",
            HOSTILE,
            "--out",
            "-",
        ],
    ];
    for arguments in cases {
        for language in ["en", "fr"] {
            let told = run(&[&["--lang", language], arguments].concat());
            assert_ne!(told.status, 0, "{arguments:?}");
            check(&told, arguments);
            assert!(told.err.contains("<U+"), "{arguments:?}: {}", told.err);
        }
    }
    contains(&run(&["show", HOSTILE]).err, SHOWN);
    contains(&run(&["games", "--lang", HOSTILE]).err, SHOWN);
}

#[test]
fn names_of_files_are_shown_by_code_points() {
    let folder = tempfile::tempdir().expect("a folder");
    let cases: [&[&str]; 14] = [
        &["replay", HOSTILE],
        &["verify", HOSTILE],
        &["advice", "latroncules", "--sources", "none\u{202e}"],
        &["print", "latroncules", "card", "--out", "none\u{202e}/x"],
        &["calibrate", "--sources", "none\u{202e}"],
        &["analyse", "--record", HOSTILE],
        &["show", "latroncules", "--svg", "none\u{202e}/x"],
        &["play", "latroncules", "--record", "none\u{202e}/x"],
        &[
            "fit",
            "attangle",
            "--games",
            "2",
            "--nodes",
            "1",
            "--out",
            "none\u{202e}/x",
        ],
        &["serve", "--page", HOSTILE],
        &["backup", "none\u{202e}/x"],
        &["restore", HOSTILE],
        &["export", "none\u{202e}/x"],
        &["doctor", "--data", HOSTILE],
    ];
    for arguments in cases {
        let told = run_in(folder.path(), arguments, "");
        assert_eq!(told.status, 1, "{arguments:?}");
        check(&told, arguments);
        assert!(told.err.contains("<U+202E>"), "{arguments:?}: {}", told.err);
    }
    let path = format!("{}/no-such-file", "long-name/".repeat(12));
    contains(&run(&["replay", &path]).err, &path);
}

#[test]
fn what_is_typed_at_the_board_is_quoted_by_code_points() {
    let folder = tempfile::tempdir().expect("a folder");
    let typed = format!(
        "{HOSTILE}\nlatroncules\n{HOSTILE}\nwhy {HOSTILE}\nsave\u{a0}none\u{202e}/x\nsave none\u{202e}/x\nquit\n"
    );
    let played = run_in(folder.path(), &["play"], &typed);
    check(&played, &["play"]);
    contains(&played.out, SHOWN);
    contains(
        &played.out,
        "There is no folder none<U+202E> to write none<U+202E>/x into.",
    );
}

#[test]
fn a_record_is_quoted_by_code_points_in_text_and_json() {
    let head = "[Format \"1\"]\n[Variant \"latroncules/classic\"]\n[Result \"*\"]\n";
    let records = [
        format!("[Format \"{HOSTILE}\"]"),
        format!("[Format \"1\"]\n[Variant \"{HOSTILE}\"]\n[Result \"*\"]\n\n*"),
        format!("[Format \"1\"]\n[Variant \"latroncules\"]\n[Result \"{HOSTILE}\"]\n\n*"),
        format!("{head}[{HOSTILE} \"x\"]\n\n*"),
        format!("{head}\n{HOSTILE} *"),
        format!("{head}\n1. \u{202e}\u{200b} *"),
        format!("{head}\n\u{1b} *"),
        format!("{{\"format\": 1, \"{}\": 2}}", HOSTILE.escape_default()),
        "{\"format\": 1, \"\\u202e\": 2}".to_owned(),
        "{\"format\": 1, \"variant\": \"\\u202e\\u001b\", \"result\": \"*\", \"moves\": []}".to_owned(),
        "{\"format\": 1, \"variant\": \"la-trel/base\", \"result\": \"*\", \"tags\": {\"\\u202e\": \"\"}, \"moves\": []}".to_owned(),
        "{\"format\": 1, \"variant\": \"la-trel/base\", \"result\": \"*\", \"moves\": [{\"move\": \"\\u202e\\u001b\"}]}".to_owned(),
    ];
    for record in &records {
        for command in [&["replay", "-"][..], &["analyse", "--record", "-"]] {
            for language in ["en", "fr"] {
                let arguments = [command, &["--lang", language]].concat();
                let told = run_in(std::path::Path::new("."), &arguments, record);
                assert_eq!(told.status, 1, "{record}");
                check(&told, &arguments);
            }
        }
    }
}

/// Controls are refused in records; whatever else cannot be seen may stand in names and comments.
const SOUND: &str = "[Format \"1\"]\n[Variant \"latroncules/classic\"]\n[Result \"*\"]\n[Player1 \"Eve\u{202e}\"]\n\n\
                     1. a2-a3 {\u{200b}so\u{2066}} *\n";

#[test]
fn names_and_comments_of_a_record_are_shown_by_code_points_and_kept_as_they_are_in_files() {
    let here = std::path::Path::new(".");
    let shown = run_in(here, &["replay", "-"], SOUND);
    check(&shown, &["replay"]);
    contains(&shown.out, "[Player1 \"Eve<U+202E>\"]");
    contains(&shown.out, "{<U+200B>so<U+2066>}");
    let json = run_in(here, &["replay", "-", "--json"], SOUND);
    check(&json, &["replay", "--json"]);
    contains(&json.out, "Eve\\u202e");
    assert_eq!(run_in(here, &["replay", "-"], &json.out).out, shown.out);
    // A document for a file.
    let annotated = run_in(here, &["analyse", "--record", "-", "--nodes", "50"], SOUND);
    contains(&annotated.out, "[Player1 \"Eve\u{202e}\"]");
    contains(&annotated.out, "{\u{200b}so\u{2066}");
}

#[test]
fn a_document_that_somebody_looks_at_is_shown_by_code_points_too() {
    let mut written = Vec::new();
    let surroundings = Surroundings {
        input: Box::new(SOUND.as_bytes()),
        out: Output::terminal(&mut written, Screen::PLAIN),
        err: Output::terminal(std::io::sink(), Screen::PLAIN),
        language: Language::En,
    };
    let arguments = "ludotheca analyse --record - --nodes 50".split(' ');
    let arguments: Vec<OsString> = arguments.map(OsString::from).collect();
    assert_eq!(ludotheca::run(&arguments, surroundings), 0);
    let written = String::from_utf8(written).expect("text");
    assert!(is_harmless(&written), "{written:?}");
    contains(&written, "[Player1 \"Eve<U+202E>\"]");
}

#[test]
fn lines_of_the_protocol_are_quoted_by_code_points() {
    let here = std::path::Path::new(".");
    let lines = [
        HOSTILE.to_owned(),
        format!("query {HOSTILE}"),
        format!("query why {HOSTILE}"),
        format!("query position {HOSTILE}"),
        format!("setoption name Variant value {HOSTILE}"),
        format!("setoption name {HOSTILE} value 1"),
        format!("setoption name Opponent value {HOSTILE}"),
        format!("setoption name Hash value {HOSTILE}"),
        format!("setoption name Language value {HOSTILE}"),
        format!("position fen {HOSTILE}"),
        format!("position startpos moves {HOSTILE}"),
        format!("position {HOSTILE}"),
        format!("go {HOSTILE}"),
        format!("go depth {HOSTILE}"),
        format!("perft {HOSTILE}"),
    ];
    let told = run_in(here, &["ugi"], &(lines.join("\n") + "\nquit\n"));
    check(&told, &["ugi"]);
    assert_eq!(
        told.out.matches("info error").count(),
        lines.len(),
        "{}",
        told.out
    );
}
