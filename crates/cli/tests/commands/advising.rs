//! `advice`: what the rule book's advice is worth, measured.

use super::program::{contains, run, run_in};
use std::fs;

#[test]
fn advice_is_measured_told_and_written_for_the_rule_book() {
    let folder = tempfile::tempdir().expect("a folder");
    let small = ["--positions", "2", "--nodes", "60", "--out", "trial"];
    let wanted = [&["advice", "latroncules"], &small[..]].concat();
    let first = run_in(folder.path(), &wanted, "");
    assert_eq!(first.status, 0, "{}", first.err);
    contains(
        &first.out,
        "latroncules/classic, 2 positions): the engine follows it in",
    );
    contains(&first.out, "latroncules.json");
    let text = fs::read_to_string(folder.path().join("trial/latroncules.json")).expect("a file");
    let measures = rulebook::Measures::read(&text).expect("measures");
    assert_eq!(
        (measures.measuring.levels, measures.measuring.nodes),
        ([5, 7], 60)
    );
    let game = rules::AnyTable::open("latroncules/classic").expect("a variant");
    let advised = search::knowledge::advice(&game);
    assert_eq!(measures.advice.len(), advised.len());

    let notes = folder.path().join("trial/latroncules-classic-notes.json");
    let noted = fs::read(&notes).expect("notes");
    let again = run_in(folder.path(), &wanted, "");
    assert_eq!((again.status, &again.out), (0, &first.out));
    assert_eq!(
        fs::read(&notes).expect("notes"),
        noted,
        "nothing is played again"
    );

    let deeper = [&wanted[..], &["--seed", "2"]].concat();
    let other = run_in(folder.path(), &deeper, "");
    assert_eq!((other.status, other.out.as_str()), (1, ""));
    contains(&other.err, "Choose another folder with --out");
}

#[test]
fn advice_that_no_game_gives_is_not_measured() {
    let refused = run(&["advice", "chess"]);
    assert_eq!((refused.status, refused.out.as_str()), (1, ""));
    contains(&refused.err, "There is no game or variant “chess”");
}
