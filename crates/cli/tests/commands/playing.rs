//! Playing at the terminal: two people, or one against the computer.

use super::program::{contains, run, run_in};
use ludotheca::render::Screen;
use ludotheca::{Output, Surroundings};
use std::cell::RefCell;
use std::io::{self, Write};
use std::path::Path;
use words::Language;

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
    assert_eq!((again.status, again.out.as_str()), (1, ""));
    contains(&again.err, "nothing is overwritten");
    contains(&again.err, "--force");
    let kept = std::fs::read_to_string(folder.path().join("game.txt")).expect("a record");
    assert_eq!(kept, record);
}

#[test]
fn the_reference_card_is_one_word_away() {
    let folder = tempfile::tempdir().expect("a folder");
    for (language, word, sentences) in [
        (
            "en",
            "card",
            [
                "Captures",
                "  - Foot soldier: One square",
                "A jump takes nothing.",
            ],
        ),
        (
            "fr",
            "aide-mémoire",
            [
                "Les prises",
                "  - Fantassin\u{202f}: Une case",
                "Un saut ne prend rien.",
            ],
        ),
    ] {
        let arguments = ["play", "latroncules/quiet-jumps", "--lang", language];
        let played = run_in(folder.path(), &arguments, &format!("{word}\nquit\n"));
        assert_eq!(played.status, 0, "{}", played.err);
        for sentence in sentences {
            contains(&played.out.replace('\u{a0}', " "), sentence);
        }
    }
}

#[test]
fn why_at_the_board_answers_a_pass_and_comments_on_an_x_that_captures_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let typed = "why pass\nwhy a2xa3\nwhy a2-a3\nquit\n";
    let played = run_in(folder.path(), &["play", "latroncules"], typed);
    assert_eq!(played.status, 0, "{}", played.err);
    contains(&played.out, "Nobody passes in this game");
    contains(
        &played.out,
        "a2-a3 is legal.\nLA-6: Nothing is captured by it",
    );
    assert_eq!(played.out.matches("LA-6").count(), 1);
}

#[test]
fn with_touch_move_a_piece_that_was_tried_must_move_and_nothing_is_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let play = [
        "play",
        "latroncules",
        "--touch-move",
        "--record",
        "game.txt",
    ];
    let typed = "why c2-c5\na2-a5\nc2-c3\nmoves\na2-a3\nb7-b6\nundo\nquit\n";
    let played = run_in(folder.path(), &play, typed);
    assert_eq!(played.status, 0, "{}", played.err);
    contains(&played.out, "Touch-move: a piece that you have tried");
    // Once when it was touched, and once when another one was to move; `why` touched nothing.
    let bound = "You have touched the piece on a2: it must move now.";
    assert_eq!(played.out.matches(bound).count(), 2);
    assert!(!played.out.contains("piece on c2"));
    // Of all moves only those of the piece are listed.
    contains(&played.out, "Light > a2-a3\n");
    contains(&played.out, "With touch-move nothing is taken back.");
    let record = std::fs::read_to_string(folder.path().join("game.txt")).expect("a record");
    contains(&record, "[Touch \"move\"]");
    contains(&record, "1. a2-a3 b7-b6 *");
    let checked = run_in(folder.path(), &["replay", "game.txt"], "");
    assert_eq!(checked.status, 0, "{}", checked.err);
}

#[test]
fn without_touch_move_a_refused_move_binds_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let typed = "a2-a5\nc2-c3\nundo\nquit\n";
    let played = run_in(folder.path(), &["play", "latroncules"], typed);
    assert_eq!(played.status, 0, "{}", played.err);
    assert!(!played.out.contains("must move now"));
    assert!(!played.out.contains("nothing is taken back"));
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
fn the_engine_answers_at_the_board_in_every_variant() {
    let folder = tempfile::tempdir().expect("a folder");
    for variant in rules::variants() {
        let name = format!("{}.txt", variant.replace('/', "-"));
        let arguments = [
            "play",
            variant,
            "--against",
            "engine:nodes=300",
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
        contains(&text, "[Player1 \"engine:nodes=300\"]");
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
    contains(&text, "[Player1 \"level-1\"]");
    contains(&text, "[Seed \"5\"]");
    assert_eq!(
        rules::Record::read(&text).expect("a record").replay().len(),
        1
    );
    let unknown = run(&["play", "latroncules", "--against", "level-11"]);
    assert_eq!(unknown.status, 2);
    contains(&unknown.err, "level-10");
}

#[test]
fn everybody_who_meets_in_matches_sits_down_at_the_board_too() {
    let folder = tempfile::tempdir().expect("a folder");
    for (wanted, named) in [
        ("engine", "engine:nodes=20000"),
        ("novice", "novice"),
        ("greedy", "greedy"),
        ("uct:playouts=20", "uct:playouts=20"),
        (
            "level:nodes=60,slips=500",
            "level:nodes=60,slips=500,overlooks=0,halving=1,worst=0",
        ),
    ] {
        let arguments = [
            "play",
            "chasse-croise",
            "--against",
            wanted,
            "--side",
            "2",
            "--seed",
            "5",
            "--record",
            "game.txt",
            "--force",
        ];
        let played = run_in(folder.path(), &arguments, "quit\n");
        assert_eq!(played.status, 0, "{wanted}: {}", played.err);
        let text = std::fs::read_to_string(folder.path().join("game.txt")).expect("a record");
        contains(&text, &format!("[Player1 \"{named}\"]"));
        let record = rules::Record::read(&text).expect("a valid record");
        assert_eq!(record.replay().ply(), 1, "{wanted}: one whole turn\n{text}");
    }
    let play = |opponent: &str| run(&["play", "latroncules", "--against", opponent]);
    let unfit = play("greedy");
    assert_eq!(unfit.status, 1);
    contains(&unfit.err, "greedy does not play latroncules/classic");
    let missing = play("ugi:./nobody");
    assert_eq!(missing.status, 1);
    contains(&missing.err, "cannot be started");
    let wrong = play("engine:node=5");
    assert_eq!(wrong.status, 2);
    contains(&wrong.err, "engine has no option");
}

/// A terminal that remembers what was on it each time the program let it be seen.
#[derive(Default)]
struct Watched {
    written: RefCell<String>,
    seen: RefCell<Vec<String>>,
}

impl Write for &Watched {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = std::str::from_utf8(bytes).expect("text");
        self.written.borrow_mut().push_str(text);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.seen.borrow_mut().push(self.written.borrow().clone());
        Ok(())
    }
}

#[test]
fn whoever_plays_second_sees_the_board_before_the_engine_thinks() {
    let out = Watched::default();
    let surroundings = Surroundings {
        input: Box::new(io::empty()),
        out: Output::terminal(&out, Screen::PLAIN),
        err: Output::terminal(io::sink(), Screen::PLAIN),
        language: Language::En,
    };
    let arguments = "ludotheca play latroncules --against engine:nodes=1 --side 2";
    let arguments: Vec<_> = arguments.split(' ').map(Into::into).collect();
    assert_eq!(ludotheca::run(&arguments, surroundings), 0);
    let seen = out.seen.borrow();
    assert!(seen[0].contains("Light to move"), "{}", seen[0]);
    assert!(!seen[0].contains("Light plays"), "{}", seen[0]);
    contains(&seen[1], "Light plays");
}

#[test]
fn a_question_mark_asks_for_help_which_tells_of_it() {
    for (language, line) in [
        ("en", "  help, ?     show this list"),
        ("fr", "montrer cette liste"),
    ] {
        let arguments = ["play", "latroncules", "--lang", language];
        contains(&run_in(Path::new("."), &arguments, "?\n").out, line);
    }
}
