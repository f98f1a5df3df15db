//! The program as people and scripts meet it: arguments and input in, output and exit status out.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a run of the program left behind.
struct Run {
    status: i32,
    out: String,
    err: String,
}

/// Runs the program in a folder, without any language from outside.
fn run_in(folder: &Path, arguments: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ludotheca"))
        .args(arguments)
        .current_dir(folder)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that does not read its input closes it early; that is its right.
    let _ = child
        .stdin
        .take()
        .expect("an input")
        .write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes: Vec<u8>| {
        let text = String::from_utf8(bytes).expect("text");
        // An identifier shows where its sentence is missing or cannot be formed.
        for start in [
            "cli-", "play-", "ugi-", "record-", "ended-", "view-", "player-", "refusal-",
            "analyse-",
        ] {
            assert!(!text.contains(start), "{start} in:\n{text}");
        }
        text
    };
    Run {
        status: output.status.code().expect("an exit status"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

fn run(arguments: &[&str]) -> Run {
    run_in(Path::new("."), arguments, "")
}

fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

fn contains(text: &str, part: &str) {
    assert!(text.contains(part), "“{part}” is missing in:\n{text}");
}

#[test]
fn games_lists_every_variant_with_a_sentence() {
    let listing = run(&["games"]);
    assert_eq!(listing.status, 0);
    let json = run(&["games", "--json", "--lang", "fr"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["format"], 1);
    for (index, id) in rules::variants().enumerate() {
        contains(&listing.out, id);
        let variant = &json["variants"][index];
        assert_eq!(variant["variant"], id);
        let about = variant["about"].as_str().expect("a sentence");
        assert!(about.ends_with('.'), "{about}");
    }
}

#[test]
fn show_draws_every_variant_in_text_and_svg_and_json() {
    for variant in rules::variants() {
        let text = run(&["show", variant]);
        assert_eq!(text.status, 0, "{}", text.err);
        assert!(!text.out.contains('\u{1b}'), "no colours into a pipe");
        let start = rules::AnyTable::open(variant)
            .expect("a variant")
            .position_text();
        assert_eq!(lines(&text.out).last(), Some(&start.as_str()));
        contains(&run(&["show", variant, "--color", "always"]).out, "\u{1b}[");
        let svg = run(&["show", variant, "--svg"]);
        roxmltree::Document::parse(&svg.out).expect("SVG");
        let json = run(&["show", variant, "--json"]);
        let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
        assert_eq!(json["position"], start.as_str());
        assert_eq!(json["view"]["variant"], variant);
    }
}

#[test]
fn show_writes_the_picture_into_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let shown = run_in(
        folder.path(),
        &["show", "latroncules", "--svg", "board.svg"],
        "",
    );
    assert_eq!((shown.status, shown.out.as_str()), (0, ""));
    let svg = std::fs::read_to_string(folder.path().join("board.svg")).expect("a picture");
    roxmltree::Document::parse(&svg).expect("SVG");
    let refused = run_in(
        folder.path(),
        &["show", "latroncules", "--svg", "none/board.svg"],
        "",
    );
    assert_eq!(refused.status, 1);
    contains(&refused.err, "There is no file none/board.svg");
}

#[test]
fn moves_are_listed_up_to_a_bound() {
    let start = ["moves", "latroncules/classic"];
    let all = run(&start);
    let table = rules::AnyTable::open(start[1]).expect("a variant");
    assert_eq!(lines(&all.out), table.legal_texts(1000).expect("few"));
    let refused = run(&["moves", "latroncules", "--most", "5"]);
    assert_eq!(refused.status, 1);
    contains(&refused.err, "more than 5 legal moves");
    let json = run(&["moves", "latroncules", "--moves", "a2-a3", "--json"]);
    contains(&json.out, "\"b7-b6\"");
}

#[test]
fn why_explains_in_both_languages() {
    let english = run(&["why", "latroncules", "a2-b3"]);
    assert_eq!(english.status, 0);
    assert_eq!(
        lines(&english.out)[..2],
        [
            "LA-3: From a2 to b3 is not straight ahead: a foot soldier moves only one square forward.",
            "Look at a2 and b3."
        ]
    );
    let french = run(&["--lang", "fr", "why", "latroncules", "a2-a3"]);
    assert_eq!(french.out, "a2-a3 est un coup permis.\n");
    let json = run(&["why", "latroncules", "a2-b3", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(
        (&json["legal"], &json["rule"]),
        (&false.into(), &"LA-3".into())
    );
    assert_eq!(json["cells"][0], "a2");
    let unreadable = run(&["why", "latroncules", "hello"]);
    assert_eq!((unreadable.status, unreadable.out.as_str()), (1, ""));
    contains(&unreadable.err, "Column 1");
}

#[test]
fn why_understands_the_end_of_a_turn_behind_two_dashes() {
    let answer = run(&["why", "chasse-croise", "--moves", "63", "--", "--"]);
    contains(&answer.out, "CC-6");
}

#[test]
fn perft_counts_and_divides() {
    let counted = run(&["perft", "latroncules", "3"]);
    let table = rules::AnyTable::open("latroncules/classic").expect("a variant");
    assert_eq!(counted.out, format!("{}\n", table.perft(3)));
    assert_eq!(counted.err, "", "no progress into a pipe");
    let divided = run(&["perft", "latroncules", "2", "--divide"]);
    let counts = lines(&divided.out);
    let (total, parts) = counts.split_last().expect("a total");
    let sum: u64 = parts
        .iter()
        .map(|line| {
            line.split(": ")
                .nth(1)
                .expect("a count")
                .parse::<u64>()
                .expect("a number")
        })
        .sum();
    assert_eq!(sum.to_string(), *total);
    assert_eq!(run(&["perft", "latroncules", "0"]).out, "1\n");
    assert_eq!(run(&["perft", "latroncules", "65"]).status, 1);
}

#[test]
fn bad_input_is_refused_with_what_to_do() {
    let cases: [(&[&str], &str); 5] = [
        (&["show", "chess"], "“ludotheca games” lists them all"),
        (
            &["show", "latroncules", "--position", "8/8 1 0 0"],
            "The position cannot be read. Column 4",
        ),
        (
            &["show", "latroncules", "--moves", "a2-a3 a2-a3"],
            "Move 2, a2-a3, cannot be played. ",
        ),
        (
            &["replay", "no-such-file"],
            "There is no file no-such-file.",
        ),
        (&["replay", "."], "is a folder"),
    ];
    for (arguments, part) in cases {
        let refused = run(arguments);
        assert_eq!(
            (refused.status, refused.out.as_str()),
            (1, ""),
            "{arguments:?}"
        );
        contains(&refused.err, part);
    }
}

#[test]
fn a_command_line_that_cannot_be_understood_is_told_in_the_readers_language() {
    let cases: [(&[&str], &str, &str); 7] = [
        (
            &["shwo"],
            "There is no command “shwo”. Did you mean show?",
            "Il n’y a pas de commande",
        ),
        (
            &["show"],
            "Something is missing: <VARIANT>",
            "Il manque quelque chose\u{202f}: <VARIANTE>",
        ),
        (
            &["show", "latroncules", "--colour"],
            "There is no argument “--colour” here",
            "Il n’y a pas d’argument",
        ),
        (
            &["show", "latroncules", "--color", "red"],
            "auto, always, never",
            "auto, always, never",
        ),
        (
            &["perft", "latroncules", "many"],
            "“many” cannot be read",
            "ne se lit pas",
        ),
        (
            &["show", "la-trel", "--json", "--svg"],
            "do not go together",
            "ne vont pas ensemble",
        ),
        (
            &["play", "--side", "3"],
            "“3” cannot be read",
            "ne se lit pas",
        ),
    ];
    for (arguments, english, french) in cases {
        let refused = run(arguments);
        assert_eq!(
            (refused.status, refused.out.as_str()),
            (2, ""),
            "{arguments:?}"
        );
        contains(&refused.err, english);
        contains(&refused.err, "--help");
        let refused = run(&[&["--lang", "fr"], arguments].concat());
        assert_eq!(refused.status, 2);
        contains(&refused.err, french);
    }
    let nothing = run(&[]);
    assert_eq!(nothing.status, 2);
    contains(&nothing.err, "Usage: ludotheca");
}

#[test]
fn help_teaches_in_both_languages_and_leaves_no_identifier_unsaid() {
    let commands = [
        "games",
        "show",
        "moves",
        "why",
        "perft",
        "replay",
        "ugi",
        "play",
        "serve",
        "completions",
    ];
    for language in ["en", "fr"] {
        let main = run(&["--help", "--lang", language]);
        assert_eq!(main.status, 0);
        for command in commands {
            contains(&main.out, command);
            let help = run(&[command, "--help", "--lang", language]);
            assert_eq!(help.status, 0);
            assert!(!help.out.contains("help-"), "{}", help.out);
            contains(&help.out, &format!("ludotheca {command}"));
            let examples = if language == "en" { "xample" } else { "xemple" };
            contains(&help.out, examples);
            assert!(
                !(language == "fr" && help.out.contains("default")),
                "{}",
                help.out
            );
        }
        assert!(!main.out.contains("help-"), "{}", main.out);
    }
    contains(&run(&["--version"]).out, env!("CARGO_PKG_VERSION"));
}

#[test]
fn the_language_comes_from_the_locale_when_nobody_says_otherwise() {
    let say = |name: &str, value: &str, arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_ludotheca"))
            .args(arguments)
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("LANG")
            .env(name, value)
            .output()
            .expect("a run");
        String::from_utf8(output.stdout).expect("text")
    };
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        contains(
            &say(name, "fr_FR.UTF-8", &["why", "latroncules", "a2-a3"]),
            "est un coup permis",
        );
    }
    contains(
        &say(
            "LANG",
            "fr_FR.UTF-8",
            &["--lang=en", "why", "latroncules", "a2-a3"],
        ),
        "is legal",
    );
    contains(
        &say("LANG", "C", &["why", "latroncules", "a2-a3"]),
        "is legal",
    );
}

#[test]
fn completions_exist_for_the_shells() {
    for shell in ["bash", "fish", "zsh", "powershell", "elvish"] {
        let script = run(&["completions", shell]);
        assert_eq!(script.status, 0);
        contains(&script.out, "perft");
        contains(&script.out, "serve");
    }
}

#[cfg(unix)]
#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ludotheca"))
        .args(["perft", "latroncules", "4", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

const RECORD: &str = "[Format \"1\"]\n[Variant \"latroncules/classic\"]\n[Result \"1\"]\n[Termination \"resign\"]\n\n\
                      1. a2-a3 {Quiet.} (1. c2-c3) 1... b7-b6 1\n";

#[test]
fn a_record_is_checked_printed_and_turned_into_json_and_back() {
    let shown = run_in(Path::new("."), &["replay", "-"], RECORD);
    assert_eq!(shown.status, 0, "{}", shown.err);
    assert!(shown.out.starts_with(RECORD), "{}", shown.out);
    contains(&shown.out, "Light wins: the other side resigned.");
    let json = run_in(Path::new("."), &["replay", "-", "--json"], RECORD);
    contains(&json.out, "\"format\": 1");
    let back = run_in(Path::new("."), &["replay", "-"], &json.out);
    assert_eq!(back.out, shown.out);
}

#[test]
fn a_record_with_a_mistake_is_refused_with_line_and_column() {
    let refused = run_in(
        Path::new("."),
        &["replay", "-"],
        &RECORD.replace("b7-b6", "b7-b5"),
    );
    assert_eq!((refused.status, refused.out.as_str()), (1, ""));
    assert_eq!(
        refused.err,
        "Line 6, column 35: the move b7-b5 cannot be played. \
         From b7 to b5 is farther than a foot soldier can go. (LA-3) Possible: b7-b6.\n"
    );
    let french = run_in(
        Path::new("."),
        &["replay", "-", "--lang", "fr"],
        "[Format \"1\"]",
    );
    contains(
        &french.err,
        "Ligne 1, colonne 13\u{202f}: l’étiquette Variant manque.",
    );
}

#[test]
fn two_people_play_are_corrected_and_leave_a_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let typed = "a2-a4\nwhy a2-a4\na2-a3\nmoves\nb7-b6\nundo\nd7-d6\nhelp\nsave other.txt\nsave other.txt\nresign\n";
    let played = run_in(
        folder.path(),
        &["play", "latroncules", "--record", "game.txt"],
        typed,
    );
    assert_eq!(played.status, 0, "{}", played.err);
    contains(
        &played.out,
        "From a2 to a4 is farther than a foot soldier can go. (LA-3)",
    );
    contains(&played.out, "take the last move back");
    contains(&played.out, "The file other.txt exists already");
    contains(&played.out, "Dark wins: the other side resigned.");
    let record = std::fs::read_to_string(folder.path().join("game.txt")).expect("a record");
    contains(&record, "1. a2-a3 d7-d6 2");
    contains(&record, "[Termination \"resign\"]");
    let checked = run_in(folder.path(), &["replay", "game.txt"], "");
    assert_eq!(checked.status, 0, "{}", checked.err);
    let saved = std::fs::read_to_string(folder.path().join("other.txt")).expect("a record");
    contains(&saved, "1. a2-a3 d7-d6 *");
    let again = run_in(
        folder.path(),
        &["play", "latroncules", "--record", "game.txt"],
        "",
    );
    assert_eq!(again.status, 1);
    contains(&again.err, "nothing is overwritten");
}

#[test]
fn a_game_that_is_left_is_recorded_too() {
    for typed in ["a2-a3\nquit\n", "a2-a3\n"] {
        let folder = tempfile::tempdir().expect("a folder");
        let left = run_in(
            folder.path(),
            &["play", "latroncules", "--record", "game.txt"],
            typed,
        );
        assert_eq!(left.status, 0, "{}", left.err);
        let record = std::fs::read_to_string(folder.path().join("game.txt")).expect("a record");
        contains(&record, "1. a2-a3 *");
    }
}

#[test]
fn a_draw_needs_both_players() {
    let played = run_in(
        Path::new("."),
        &["play", "latroncules"],
        "draw\nno\ndraw\ny\n",
    );
    contains(&played.out, "Dark, do you agree to a draw?");
    contains(&played.out, "No draw: the game goes on.");
    contains(&played.out, "Draw: both sides agreed.");
    let french = run_in(
        Path::new("."),
        &["play", "latroncules", "--lang", "fr"],
        "nulle\noui\n",
    );
    contains(
        &french.out,
        "Partie nulle\u{202f}: les deux camps en sont convenus.",
    );
}

#[test]
fn the_random_mover_plays_every_variant_and_the_same_for_the_same_seed() {
    for variant in rules::variants() {
        for side in ["1", "2"] {
            let arguments = [
                "play",
                variant,
                "--against",
                "random",
                "--side",
                side,
                "--seed",
                "5",
            ];
            let typed = "\nmoves\ndraw\nquit\n";
            let played = run_in(Path::new("."), &arguments, typed);
            assert_eq!(played.status, 0, "{}", played.err);
            contains(&played.out, "The random mover does not agree to draws.");
            assert_eq!(played.out, run_in(Path::new("."), &arguments, typed).out);
            if side == "2" {
                contains(&played.out, ", at random.");
            }
        }
    }
}

#[test]
fn dice_are_rolled_or_typed_and_a_roll_cannot_be_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = [
        "play",
        "chasse-croise",
        "--seed",
        "3",
        "--record",
        "game.txt",
    ];
    let played = run_in(
        folder.path(),
        &arguments,
        "63\nundo\nc+6\nundo\nc+6\ng+3\n\nquit\n",
    );
    assert_eq!(played.status, 0, "{}", played.err);
    contains(&played.out, "A roll once shown never changes");
    contains(&played.out, "White rolls ");
    let record = std::fs::read_to_string(folder.path().join("game.txt")).expect("a record");
    contains(&record, "1. 63: c+6 g+3 ");
    contains(&record, "[Seed \"3\"]");
    assert_eq!(run_in(folder.path(), &["replay", "game.txt"], "").status, 0);
}

#[test]
fn the_game_is_asked_for_when_none_is_named() {
    let chosen = run_in(Path::new("."), &["play"], "99\nattangle\nquit\n");
    contains(&chosen.out, "Which game?");
    contains(&chosen.out, "There is no game or variant “99”");
    contains(&chosen.out, "Attangle – Standard");
    let first = run_in(Path::new("."), &["play"], "1\nquit\n");
    contains(&first.out, "La Trel – Base");
}

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
            "analyse", "--record", "game.txt", "--nodes", "3000", "--curve", "game.svg", "--lang",
            language,
        ];
        let annotated = run_in(folder.path(), &arguments, "");
        assert_eq!(annotated.status, 0, "{}", annotated.err);
        contains(&annotated.out, "[Annotator \"Ludotheca");
        contains(&annotated.out, "{A quiet start.");
        contains(&annotated.out, said);
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
    assert_eq!(json["chances"].as_array().map(Vec::len), Some(3));
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
fn the_engine_answers_at_the_board_in_every_variant() {
    let folder = tempfile::tempdir().expect("a folder");
    for variant in rules::variants() {
        let name = format!("{}.txt", variant.replace('/', "-"));
        let arguments = [
            "play",
            variant,
            "--against",
            "engine",
            "--nodes",
            "300",
            "--side",
            "2",
            "--seed",
            "5",
            "--record",
            &name,
        ];
        let played = run_in(folder.path(), &arguments, "draw\nquit\n");
        assert_eq!(played.status, 0, "{}", played.err);
        contains(&played.out, "The engine does not agree to draws");
        let text = std::fs::read_to_string(folder.path().join(&name)).expect("a record");
        contains(&text, "[Player1 \"engine, 300 nodes\"]");
        let record = rules::Record::read(&text).expect("a valid record");
        assert_eq!(
            record.replay().ply(),
            1,
            "{variant}: one whole turn\n{text}"
        );
    }
}

#[test]
fn a_level_sits_down_at_the_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = [
        "play",
        "latroncules",
        "--against",
        "level-1",
        "--side",
        "2",
        "--seed",
        "5",
        "--record",
        "game.txt",
    ];
    let played = run_in(folder.path(), &arguments, "quit\n");
    assert_eq!(played.status, 0, "{}", played.err);
    let text = std::fs::read_to_string(folder.path().join("game.txt")).expect("a record");
    contains(&text, "[Player1 \"level 1\"]");
    contains(&text, "[Seed \"5\"]");
    assert_eq!(
        rules::Record::read(&text).expect("a record").replay().len(),
        1
    );
    let unknown = run(&["play", "latroncules", "--against", "level-11"]);
    assert_eq!(unknown.status, 2);
    contains(&unknown.err, "level-10");
}
