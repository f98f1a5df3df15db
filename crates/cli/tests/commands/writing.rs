//! What commands write: never over what is there unless they are told to, never over what they read, and checked before the work.

use super::program::{contains, run, run_in};
use std::fs;
use std::path::Path;

/// More than anybody would wait for: who begins with it does not end.
const ENDLESS: [&str; 4] = ["--games", "10000000", "--nodes", "1000000"];

const RECORD: &str =
    "[Format \"1\"]\n[Variant \"latroncules/classic\"]\n[Result \"*\"]\n\n1. a2-a3 b7-b6 *\n";

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).expect("a file")
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// Runs a command that must be refused in both languages, and change nothing.
fn refused(folder: &Path, arguments: &[&str], english: &str, french: &str) {
    let before = names(folder);
    for (language, sentence) in [("en", english), ("fr", french)] {
        let all = [arguments, &["--lang", language]].concat();
        let run = run_in(folder, &all, "");
        assert_eq!((run.status, run.out.as_str()), (1, ""), "{arguments:?}");
        contains(&run.err, sentence);
    }
    assert_eq!(names(folder), before, "{arguments:?}");
}

#[test]
fn nothing_is_overwritten_unless_it_is_forced_and_that_is_said_before_the_work() {
    let folder = folder();
    fs::write(folder.path().join("game.txt"), RECORD).expect("a record");
    fs::write(folder.path().join("old"), "old").expect("a file");
    fs::write(folder.path().join("attangle.json"), "old").expect("a file");
    let commands: [&[&str]; 6] = [
        &["show", "latroncules", "--svg", "old"],
        &[
            "analyse",
            "--record",
            "game.txt",
            "--movetime",
            "86400000",
            "--curve",
            "old",
        ],
        &["play", "latroncules", "--record", "old"],
        &[&["fit", "attangle", "--out", "old"][..], &ENDLESS].concat(),
        &[
            &["fit", "attangle", "--win-model", "--out", "old"][..],
            &ENDLESS,
        ]
        .concat(),
        &[&["fit", "attangle"][..], &ENDLESS].concat(),
    ];
    for command in commands {
        refused(
            folder.path(),
            command,
            "exists already, and nothing is overwritten. Choose another name, or add --force",
            "existe déjà, et rien n’est écrasé. Choisissez un autre nom, ou ajoutez --force",
        );
    }
    assert_eq!(read(folder.path(), "old"), "old");
    let shown = run_in(
        folder.path(),
        &["show", "latroncules", "--svg", "old", "--force"],
        "",
    );
    assert_eq!(shown.status, 0, "{}", shown.err);
    assert!(read(folder.path(), "old").starts_with("<svg"));
    let fitted = run_in(
        folder.path(),
        &[
            "fit", "attangle", "--games", "2", "--nodes", "20", "--force",
        ],
        "",
    );
    assert_eq!(fitted.status, 0, "{}", fitted.err);
    search::Weights::read(&read(folder.path(), "attangle.json")).expect("weights");
    let played = run_in(
        folder.path(),
        &["play", "latroncules", "--record", "old", "--force"],
        "a2-a3\n",
    );
    assert_eq!(played.status, 0, "{}", played.err);
    contains(&read(folder.path(), "old"), "1. a2-a3 *");
}

#[test]
fn places_that_cannot_be_written_are_refused_before_the_work() {
    let folder = folder();
    fs::create_dir(folder.path().join("folder")).expect("a folder");
    fs::write(folder.path().join("file"), "").expect("a file");
    for (out, english, french) in [
        ("folder", "is a folder", "est un dossier"),
        ("folder/", "is a folder", "est un dossier"),
        (
            "missing/x.json",
            "There is no folder missing to write missing/x.json into",
            "Il n’y a pas de dossier missing où écrire missing/x.json",
        ),
        (
            "file/x.json",
            "There is no folder file to",
            "Il n’y a pas de dossier file où",
        ),
    ] {
        let fit = [&["fit", "attangle", "--out", out][..], &ENDLESS].concat();
        refused(folder.path(), &fit, english, french);
        let play = ["play", "latroncules", "--record", out];
        refused(folder.path(), &play, english, french);
        // Even before it is asked what to play.
        refused(folder.path(), &["play", "--record", out], english, french);
        let show = ["show", "latroncules", "--svg", out];
        refused(folder.path(), &show, english, french);
    }
}

#[test]
fn the_record_that_is_read_is_never_written_over() {
    let folder = folder();
    fs::write(folder.path().join("game.txt"), RECORD).expect("a record");
    let mut spellings = vec!["game.txt", "./game.txt"];
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("game.txt", folder.path().join("link")).expect("a link");
        fs::hard_link(folder.path().join("game.txt"), folder.path().join("twin")).expect("a name");
        spellings.extend(["link", "twin"]);
    }
    for curve in spellings {
        refused(
            folder.path(),
            &[
                "analyse", "--record", "game.txt", "--curve", curve, "--force",
            ],
            "is the file that is read here, and would be lost",
            "est le fichier qui est lu ici, et serait perdu",
        );
    }
    assert_eq!(read(folder.path(), "game.txt"), RECORD);
}

#[cfg(unix)]
#[test]
fn the_record_that_is_read_from_the_input_is_not_written_over_either() {
    let folder = folder();
    let path = folder.path().join("game.txt");
    fs::write(&path, RECORD).expect("a record");
    let analysed = std::process::Command::new(env!("CARGO_BIN_EXE_ludotheca"))
        .args([
            "analyse", "--record", "-", "--curve", "game.txt", "--force", "--lang", "en",
        ])
        .current_dir(folder.path())
        .stdin(fs::File::open(&path).expect("a record"))
        .output()
        .expect("the program runs");
    assert_eq!(analysed.status.code(), Some(1));
    contains(&String::from_utf8_lossy(&analysed.stderr), "would be lost");
    assert_eq!(read(folder.path(), "game.txt"), RECORD);
}

#[test]
fn the_output_of_the_program_is_an_output_like_others() {
    let folder = folder();
    let mut standard = vec!["-"];
    if cfg!(unix) {
        standard.push("/dev/stdout");
    }
    for out in standard {
        let shown = run(&["show", "latroncules", "--svg", out]);
        assert_eq!(shown.out, run(&["show", "latroncules", "--svg"]).out);
        // The file alone is on the output; what there is to tell is told beside it.
        let fit = [
            "fit", "attangle", "--games", "2", "--nodes", "20", "--out", out,
        ];
        let fitted = run_in(folder.path(), &fit, "");
        assert_eq!(fitted.status, 0, "{}", fitted.err);
        search::Weights::read(&fitted.out).expect("weights");
        contains(&fitted.err, "Fitted to");
        let played = run_in(
            folder.path(),
            &["play", "latroncules", "--record", out],
            "a2-a3\nd7-d6\n",
        );
        assert_eq!(played.status, 0, "{}", played.err);
        assert_eq!(played.out.matches("[Format \"1\"]").count(), 1);
        assert!(played.out.ends_with("1. a2-a3 d7-d6 *\n"), "{}", played.out);
        let analysed = run_in(
            folder.path(),
            &["analyse", "--record", "-", "--nodes", "50", "--curve", out],
            RECORD,
        );
        assert!(analysed.out.starts_with("<svg"), "{}", analysed.out);
        contains(&analysed.out, "[Annotator \"Ludotheca");
    }
    assert_eq!(names(folder.path()), [""; 0]);
}

/// A program whose output goes into a file finds its own words and the picture there, in order.
#[cfg(unix)]
#[test]
fn an_output_that_goes_into_a_file_is_not_replaced_by_it() {
    let folder = folder();
    let path = folder.path().join("log");
    let run = std::process::Command::new(env!("CARGO_BIN_EXE_ludotheca"))
        .args([
            "analyse",
            "--record",
            "-",
            "--nodes",
            "50",
            "--curve",
            "/dev/stdout",
        ])
        .stdin(pipe_with(RECORD))
        .stdout(fs::File::create(&path).expect("a file"))
        .status()
        .expect("the program runs");
    assert!(run.success());
    let log = read(folder.path(), "log");
    assert!(log.starts_with("<svg"), "{log}");
    contains(&log, "[Annotator \"Ludotheca");
    assert_eq!(names(folder.path()), ["log"]);
}

#[cfg(unix)]
fn pipe_with(text: &str) -> std::process::Stdio {
    use std::io::Write;
    let (reader, mut writer) = std::io::pipe().expect("a pipe");
    writer.write_all(text.as_bytes()).expect("room in the pipe");
    reader.into()
}

#[cfg(target_os = "linux")]
#[test]
fn what_took_long_is_not_lost_for_want_of_a_file() {
    let fit = [
        "fit",
        "attangle",
        "--games",
        "2",
        "--nodes",
        "20",
        "--out",
        "/dev/full",
    ];
    let fitted = run(&fit);
    assert_eq!(fitted.status, 1);
    contains(&fitted.err, "No space is left for /dev/full.");
    let (_, text) = fitted
        .out
        .split_once("kept by hand:\n")
        .expect("the weights");
    search::Weights::read(text).expect("weights");
    let analyse = [
        "analyse",
        "--record",
        "-",
        "--nodes",
        "50",
        "--curve",
        "/dev/full",
    ];
    let analysed = run_in(Path::new("."), &analyse, RECORD);
    assert_eq!(analysed.status, 1);
    contains(&analysed.err, "No space is left");
    contains(&analysed.out, "[Annotator \"Ludotheca");
    let played = run_in(
        Path::new("."),
        &["play", "latroncules", "--record", "/dev/full"],
        "a2-a3\n",
    );
    assert_eq!(played.status, 1);
    contains(&played.out, "kept by hand:\n[Format \"1\"]");
    contains(&played.out, "1. a2-a3 *");
}

#[cfg(unix)]
mod names_that_are_no_text {
    use super::*;
    use std::ffi::{OsStr, OsString};
    use std::os::unix::ffi::{OsStrExt, OsStringExt};

    fn odd(extension: &str) -> OsString {
        OsString::from_vec([b"odd-\xff", extension.as_bytes()].concat())
    }

    /// Runs a command whose last argument is no text.
    fn run_odd(folder: &Path, arguments: &[&str], last: &OsStr) -> super::super::program::Run {
        let mut all: Vec<&OsStr> = arguments.iter().map(OsStr::new).collect();
        all.push(last);
        run_in(folder, &all, "")
    }

    #[test]
    fn files_and_folders_may_be_called_anything() {
        let folder = folder();
        let game = folder.path().join(odd(".txt"));
        fs::write(&game, RECORD).expect("a record");
        let works = |arguments: &[&str], last: OsString| {
            let run = run_odd(folder.path(), arguments, &last);
            assert_eq!(run.status, 0, "{arguments:?}: {}", run.err);
            run.out
        };
        works(&["replay"], odd(".txt"));
        works(&["show", "latroncules", "--svg"], odd(".svg"));
        let analyse = ["analyse", "--nodes", "50", "--record"];
        works(&analyse, odd(".txt"));
        works(&["play", "latroncules", "--record"], odd(".game"));
        works(
            &["fit", "attangle", "--games", "2", "--nodes", "20", "--out"],
            odd(".json"),
        );
        let played = works(
            &[
                "match",
                "random",
                "novice",
                "--variant",
                "attangle",
                "--games",
                "2",
                "--json",
                "--out",
            ],
            odd(".match"),
        );
        let json: serde_json::Value = serde_json::from_str(&played).expect("JSON");
        assert_eq!(json["folder"], "odd-\u{fffd}.match");
        let told = works(
            &[
                "match",
                "random",
                "novice",
                "--variant",
                "attangle",
                "--games",
                "2",
                "--out",
            ],
            odd(".match"),
        );
        contains(&told, "odd-\u{fffd}.match");
        for extension in [".svg", ".game", ".json", ".match"] {
            assert!(folder.path().join(odd(extension)).exists(), "{extension}");
        }
    }

    #[test]
    fn mistakes_with_them_are_told_in_the_language_that_was_asked_for() {
        let folder = folder();
        let missing = run_odd(folder.path(), &["replay", "--lang", "fr"], &odd(".txt"));
        assert_eq!(missing.status, 1);
        contains(&missing.err, "Il n’y a pas de fichier odd-\u{fffd}.txt");
        let first = [OsStr::new("replay"), &odd(""), OsStr::new("--lang=fr")];
        contains(&run_in(folder.path(), &first, "").err, "Il n’y a pas");
    }

    #[test]
    fn where_text_is_wanted_it_is_said() {
        let folder = folder();
        let player = OsStr::from_bytes(b"engine:weights=\xff.json");
        let refused = run_odd(folder.path(), &["match", "random"], player);
        assert_eq!(refused.status, 1);
        contains(
            &refused.err,
            "“engine:weights=\u{fffd}.json” cannot be a player",
        );
        let refused = run_odd(folder.path(), &["show"], &odd(""));
        assert_eq!(refused.status, 2);
        contains(&refused.err, "Part of the command line is no text.");
        assert_eq!(names(folder.path()), [""; 0]);
    }
}

#[test]
fn a_calibration_finds_out_before_the_first_game_that_its_results_cannot_be_kept() {
    let folder = folder();
    let calibrate = ["calibrate", "--games", "10000000", "--out", "trial"];
    let with = |more: &[&str], english: &str| {
        let run = run_in(folder.path(), &[&calibrate[..], more].concat(), "");
        assert_eq!((run.status, run.out.as_str()), (1, ""));
        contains(&run.err, english);
    };
    with(
        &["--sources", "nowhere"],
        "There is no folder nowhere/crates/search",
    );
    for game in search::knowledge::games() {
        let of_game = folder.path().join(search::knowledge::folder(&game));
        fs::create_dir_all(of_game).expect("a folder");
    }
    with(&["--sources", "."], "There is no folder ./docs");
    fs::create_dir_all(folder.path().join("docs/levels.md")).expect("a folder");
    with(&["--sources", "."], "docs/levels.md is a folder");
    fs::remove_dir(folder.path().join("docs/levels.md")).expect("removed");
    fs::write(folder.path().join("docs/levels-measured.json"), "[]").expect("a file");
    with(&["--sources", "."], "levels-measured.json");
    // A document of somebody else is not taken for an earlier state of ours.
    fs::write(folder.path().join("trial/levels.md"), "# My levels\n").expect("a file");
    with(&[], "levels.md exists already, and nothing is overwritten");
    assert_eq!(
        read(&folder.path().join("trial"), "levels.md"),
        "# My levels\n"
    );
    fs::remove_dir_all(folder.path().join("trial")).expect("removed");
    fs::write(folder.path().join("trial"), "").expect("a file");
    with(&[], "trial");
    assert_eq!(names(&folder.path().join("docs")), ["levels-measured.json"]);
}
