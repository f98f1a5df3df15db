//! The command as people meet it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn run(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludotheca"));
    for variable in ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "COLUMNS"] {
        command.env_remove(variable);
    }
    command.env("LC_ALL", "C.UTF-8");
    let command = command.arg("print").args(arguments).current_dir(folder);
    command.output().expect("the program runs")
}

fn said(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn a_file_is_written_once_and_again_only_by_force_with_the_same_bytes() {
    let folder = folder();
    let wanted = ["chasse-croise", "all", "--out", "kit.pdf"];
    let first = run(folder.path(), &wanted);
    assert_eq!(first.status.code(), Some(0), "{}", said(&first.stderr));
    assert!(
        said(&first.stdout).contains("pages are in kit.pdf"),
        "{}",
        said(&first.stdout)
    );
    let file = fs::read(folder.path().join("kit.pdf")).expect("a file");
    assert!(file.starts_with(b"%PDF-"));
    let refused = run(folder.path(), &wanted);
    assert_eq!(refused.status.code(), Some(1));
    assert!(
        said(&refused.stderr).contains("--force"),
        "{}",
        said(&refused.stderr)
    );
    let forced = run(folder.path(), &[&wanted[..], &["--force"]].concat());
    assert_eq!(forced.status.code(), Some(0));
    assert!(fs::read(folder.path().join("kit.pdf")).expect("a file") == file);
    // The output takes it too, and nothing else.
    let piped = run(folder.path(), &["chasse-croise", "all", "--out", "-"]);
    assert!(piped.stdout == file);
}

#[test]
fn what_cannot_be_printed_is_refused_before_a_file_is_there() {
    let folder = folder();
    let cases: [(&[&str], i32, &str); 6] = [
        (
            &["latroncules", "board", "--paper", "a6", "--out", "x.pdf"],
            1,
            "a4, a3 or letter",
        ),
        (
            &["latroncules", "all", "--paper", "a5", "--out", "x.pdf"],
            2,
            "a5",
        ),
        (
            &["latroncules", "board", "--cell", "5mm", "--out", "x.pdf"],
            2,
            "5mm",
        ),
        (
            &["latroncules", "board", "--cell", "wide", "--out", "x.pdf"],
            2,
            "wide",
        ),
        (&["chess", "card", "--out", "x.pdf"], 1, "chess"),
        (
            &["latroncules", "card", "--out", "nowhere/x.pdf"],
            1,
            "nowhere",
        ),
    ];
    for (arguments, status, sentence) in cases {
        let refused = run(folder.path(), arguments);
        assert_eq!(refused.status.code(), Some(status), "{arguments:?}");
        let err = said(&refused.stderr);
        assert!(err.contains(sentence), "{arguments:?}: {err}");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
    }
}

#[test]
fn a_cell_is_told_with_or_without_its_unit() {
    let folder = folder();
    let printed = |cell: &str| {
        run(
            folder.path(),
            &["attangle", "board", "--cell", cell, "--out", "-"],
        )
        .stdout
    };
    let with = printed("25mm");
    assert!(with.starts_with(b"%PDF-"));
    assert!(with == printed("25") && with == printed("25 mm"));
    assert!(with != printed("26"));
}
