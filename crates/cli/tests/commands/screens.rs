//! What the terminal can show: colours, characters, columns, and room for what is written.

use super::program::{
    COMMANDS, Run, contains, finish_into, program, run, run_in, run_with, run_within,
};
use std::path::Path;
use unicode_width::UnicodeWidthStr;

/// Command lines that show something of every kind, with what is typed.
fn showing() -> Vec<(Vec<&'static str>, &'static str)> {
    let mut all: Vec<(Vec<&str>, &str)> = vec![
        (vec!["--help"], ""),
        (vec!["games"], ""),
        (vec!["moves", "latroncules"], ""),
        (vec!["why", "latroncules", "a2-b3"], ""),
        (vec!["analyse", "attangle", "--depth", "2"], ""),
        (vec!["analyse", "chasse-croise", "--depth", "1"], ""),
        (
            vec!["play"],
            "?\n1\n?\nzz\nmoves\nwhy a2-a4\ndraw\nno\nresign\n",
        ),
        (vec!["replay", "-"], RECORD),
        (vec!["verify", "-"], DICE),
        (vec!["verify", "-"], RECORD),
        (vec!["compare", "la-trel/base", "la-trel/master"], ""),
        (
            vec!["compare", "latroncules/classic", "latroncules/short"],
            "",
        ),
        (vec!["compare", "la-trel/base", "attangle/grand"], ""),
        (vec!["print", "la-trel", "card", "--out", "none/x"], ""),
        (vec!["licences"], ""),
        (vec!["doctor", "--data", "none"], ""),
        (vec!["restore", "none"], ""),
        (vec!["show", "chess"], ""),
        (vec!["shwo"], ""),
    ];
    for command in COMMANDS {
        all.push((vec![command, "--help"], ""));
        all.push((vec![command, "-h"], ""));
    }
    all.extend(rules::variants().map(|variant| (vec!["show", variant], "")));
    all.extend(rules::games().map(|game| (vec!["rules", game.id], "")));
    all
}

const RECORD: &str = "[Format \"1\"]\n[Variant \"latroncules/classic\"]\n[Player1 \"Zoé Łuk\"]\n[Result \"1\"]\n\
                      [Termination \"resign\"]\n\n1. a2-a3 {«\u{202f}Déjà\u{202f}!\u{202f}»} b7-b6 1\n";

/// The game that docs/dice.md shows.
const DICE: &str = include_str!("../../../../docs/dice-example.txt");

fn shown(variables: &[(&str, &str)], arguments: &[&str], typed: &str, language: &str) -> Run {
    run_with(
        variables,
        &[&["--lang", language], arguments].concat(),
        typed,
    )
}

#[test]
fn a_locale_that_is_not_utf_8_gets_ascii_only() {
    for language in ["en", "fr"] {
        for (arguments, typed) in showing() {
            let variables = [("LC_ALL", "C"), ("COLUMNS", "60")];
            let run = shown(&variables, &arguments, typed, language);
            for text in [&run.out, &run.err] {
                assert!(text.is_ascii(), "{arguments:?} {language}:\n{text}");
                assert!(!text.contains("<U+"), "{arguments:?} {language}:\n{text}");
            }
        }
    }
    let french = shown(&[("LC_ALL", "C")], &["replay", "-"], RECORD, "fr");
    contains(&french.out, "[Player1 \"Zoe Luk\"]");
    contains(&french.out, "{\"Deja !\"}");
    contains(&french.out, "Clair gagne : l'autre camp a abandonne.");
}

#[test]
fn characters_can_be_asked_for_whatever_the_locale() {
    for arguments in [
        &["--characters", "unicode", "show", "latroncules"][..],
        &["show", "latroncules", "--characters=unicode"],
    ] {
        contains(
            &run_with(&[("LC_ALL", "C")], arguments, "").out,
            "┌───────┬",
        );
    }
    let refused = run(&["--characters", "ascii", "show", "chess"]);
    contains(&refused.err, "There is no game or variant \"chess\"");
    let unknown = run(&["games", "--characters", "latin"]);
    assert_eq!(unknown.status, 2);
    contains(&unknown.err, "auto, ascii, unicode");
}

#[test]
fn json_and_records_lose_nothing_where_the_locale_is_not_utf_8() {
    for arguments in [
        &["games", "--json", "--lang", "fr"][..],
        &["rules", "chasse-croise", "--json", "--lang", "fr"],
        &["replay", "-", "--json"],
    ] {
        let [ascii, unicode] = ["C", "C.UTF-8"].map(|locale| {
            let json = run_with(&[("LC_ALL", locale)], arguments, RECORD).out;
            let value: serde_json::Value = serde_json::from_str(&json).expect("JSON");
            (json, value)
        });
        assert!(ascii.0.is_ascii(), "{}", ascii.0);
        assert!(!unicode.0.is_ascii(), "{}", unicode.0);
        assert_eq!(ascii.1, unicode.1);
    }
    let arguments = ["analyse", "--record", "-", "--nodes", "50"];
    let annotated = run_with(&[("LC_ALL", "C")], &arguments, RECORD);
    contains(&annotated.out, "[Player1 \"Zoé Łuk\"]");
    let picture = run_with(&[("LC_ALL", "C")], &["show", "chasse-croise", "--svg"], "");
    contains(&picture.out, "Chassé-croisé");
}

#[test]
fn colours_follow_the_conventions_for_them() {
    for arguments in [
        &["show", "la-trel"][..],
        &["rules", "la-trel", "LT-7"],
        &["games", "--help"],
    ] {
        let colored =
            |variables: &[(&str, &str)]| run_with(variables, arguments, "").out.contains('\u{1b}');
        assert!(!colored(&[("TERM", "xterm")]), "a pipe is no terminal");
        assert!(colored(&[("CLICOLOR_FORCE", "1")]));
        assert!(!colored(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    }
    let always = ["show", "la-trel", "--color", "always"];
    let told = run_with(&[("TERM", "dumb"), ("NO_COLOR", "1")], &always, "");
    contains(&told.out, "\u{1b}[");
}

/// A word that is wider than the screen stands on a line of its own, but for what stands before it.
#[test]
fn no_line_is_wider_than_the_screen_unless_a_word_is() {
    for language in ["en", "fr"] {
        for columns in [20, 40] {
            // What is typed is not shown here, so what comes after it seems to stand behind the prompt.
            let untyped = |(arguments, _): &(Vec<&str>, _)| arguments != &["play"];
            for (arguments, typed) in showing().into_iter().filter(untyped) {
                let variables = [("COLUMNS", columns.to_string())];
                let variables = variables
                    .each_ref()
                    .map(|(name, value)| (*name, value.as_str()));
                let run = shown(&variables, &arguments, typed, language);
                for line in run.out.lines().chain(run.err.lines()) {
                    let words = line.trim_start_matches([' ', '(', '•', '-']).split(' ');
                    assert!(
                        line.width() <= columns || words.count() == 1 || is_position(line),
                        "{arguments:?} {language} {columns}: {line}"
                    );
                }
            }
        }
    }
}

/// The text of a position is for copying, so it stays whole.
fn is_position(line: &str) -> bool {
    let variants = rules::variants();
    let mut tables = variants.filter_map(rules::AnyTable::open);
    tables.any(|table| table.set_up(line).is_ok())
}

#[test]
fn sentences_stay_whole_for_programs() {
    let whole = run(&["why", "latroncules", "a2-b3"]);
    let folded = run_within("40", &["why", "latroncules", "a2-b3"]);
    assert!(folded.out.lines().count() > whole.out.lines().count());
    let words =
        |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_owned).collect() };
    assert_eq!(words(&folded.out), words(&whole.out));
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_without_room_is_told_and_fails() {
    let cases: [(&[&str], &str); 18] = [
        (&["--help"], ""),
        (&["-h"], ""),
        (&["--version"], ""),
        (&["play", "--help"], ""),
        (&["completions", "bash"], ""),
        (&["games"], ""),
        (&["games", "--json"], ""),
        (&["show", "la-trel"], ""),
        (&["show", "la-trel", "--svg"], ""),
        (&["rules", "attangle"], ""),
        (&["replay", "-"], RECORD),
        (&["verify", "-"], DICE),
        (&["compare", "la-trel/base", "la-trel/master"], ""),
        (&["compare", "la-trel/base", "la-trel/master", "--json"], ""),
        (&["licences", "--full"], ""),
        (&["print", "la-trel", "card", "--out", "-"], ""),
        (&["play", "latroncules"], "quit\n"),
        (&["ugi"], "ugi\nquit\n"),
    ];
    for (arguments, typed) in cases {
        for (language, sentence) in [
            ("en", "there is no room left"),
            ("fr", "il n’y a plus de place"),
        ] {
            let full = std::fs::OpenOptions::new()
                .write(true)
                .open("/dev/full")
                .expect("a device without room");
            let mut command = program(&[arguments, &["--lang", language]].concat());
            let run = finish_into(command.stdout(full), typed);
            assert_eq!(run.status, 1, "{arguments:?}");
            contains(&run.err, sentence);
            assert_eq!(run.err.lines().count(), 1, "{arguments:?}: {}", run.err);
        }
    }
}

#[cfg(unix)]
#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    for arguments in [
        &["--help"][..],
        &["--version"],
        &["completions", "zsh"],
        &["rules", "la-trel"],
        &["games", "--json"],
        &["perft", "latroncules", "2", "--divide"],
    ] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let run = finish_into(program(arguments).stdout(writer), "");
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{arguments:?}");
    }
}

#[test]
fn a_record_that_was_marked_as_utf_8_is_read_like_any_other() {
    for record in [
        RECORD.to_owned(),
        run_in(Path::new("."), &["replay", "-", "--json"], RECORD).out,
    ] {
        let marked = format!("\u{feff}{record}");
        let [with, without] =
            [&marked, &record].map(|text| run_in(Path::new("."), &["replay", "-"], text));
        assert_eq!((with.status, with.err.as_str()), (0, ""));
        assert_eq!(with.out, without.out);
    }
}
