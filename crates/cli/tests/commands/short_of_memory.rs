//! Memory that cannot be had is told, and what was there before stays.

use super::program::{contains, lines, run_with_memory};
use std::fs;

/// Enough for the program, too little for what is asked of it below.
const LITTLE: usize = 1_500;

#[test]
fn a_table_that_does_not_fit_is_refused_and_the_old_one_plays_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = "setoption name Hash value 32
        setoption name Hash value 3000
        isready
        setoption name Language value fr
        setoption name Hash value 65536
        go depth 2
        quit\n";
    let run = run_with_memory(LITTLE, folder.path(), &["ugi"], script);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let answers: Vec<&str> = lines(&run.out)
        .into_iter()
        .filter(|line| !line.starts_with("info depth "))
        .collect();
    assert_eq!(answers.len(), 4, "{answers:?}");
    assert_eq!(
        answers[..3],
        [
            "info error there is no memory to spare for 3000 MiB of Hash",
            "readyok",
            "info error il n’y a pas de mémoire libre pour 65536\u{202f}Mio de Hash",
        ]
    );
    assert!(answers[3].starts_with("bestmove "), "{answers:?}");
}

#[test]
fn a_player_whose_table_does_not_fit_is_told_before_the_first_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let command =
        "match engine:nodes=1,hash=3000 random --variant attangle --games 2 --concurrency 1";
    let command: Vec<&str> = command.split(' ').collect();
    let run = run_with_memory(LITTLE, folder.path(), &command, "");
    assert_eq!((run.status, run.out.as_str()), (1, ""));
    contains(
        &run.err,
        "There is not enough free memory for engine:nodes=1,hash=3000",
    );
    let french = run_with_memory(
        LITTLE,
        folder.path(),
        &[&command[..], &["--lang", "fr"]].concat(),
        "",
    );
    assert_eq!(french.status, 1);
    contains(
        &french.err,
        "Il n’y a pas assez de mémoire libre pour engine:",
    );
    let left = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(left, 0, "a match that did not begin leaves nothing behind");
}

#[test]
fn tables_that_fit_one_by_one_but_not_together_are_told_before_the_first_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let command =
        "match engine:nodes=1,hash=300 random --variant attangle --games 2 --concurrency 8";
    let command: Vec<&str> = command.split(' ').collect();
    let run = run_with_memory(LITTLE, folder.path(), &command, "");
    assert_eq!((run.status, run.out.as_str()), (1, ""), "{}", run.err);
    contains(&run.err, "each of its tables takes 300 MiB");
    let left = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(left, 0, "a match that did not begin leaves nothing behind");
}
