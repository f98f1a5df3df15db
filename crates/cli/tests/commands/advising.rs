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

/// More than anybody would wait for: who begins with it does not end.
const ENDLESS: [&str; 7] = [
    "advice",
    "--positions",
    "60000",
    "--nodes",
    "4000000000",
    "--out",
    "trial",
];

/// Everything that will be written after hours is looked at before the first game, of games and variants that come later too.
#[test]
fn what_cannot_be_kept_or_gone_on_from_is_told_before_the_first_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let trial = folder.path().join("trial");
    let refused = |more: &[&str], sentence: &str| {
        let run = run_in(folder.path(), &[&ENDLESS[..], more].concat(), "");
        assert_eq!((run.status, run.out.as_str()), (1, ""), "{more:?}");
        contains(&run.err, sentence);
    };
    refused(&["--sources", "nowhere"], "There is no folder nowhere/");
    let last = search::knowledge::games();
    let last = last
        .iter()
        .rfind(|game| !search::knowledge::advice(game).is_empty())
        .expect("a game with advice");
    let variants = search::knowledge::variants(last);
    let variant = variants
        .iter()
        .map(|id| rules::AnyTable::open(id).expect("a variant"))
        .rfind(|start| !arena::advice::measured_in(start).is_empty())
        .expect("a variant in which something is measured");
    let told = trial.join(format!("{}.json", last.game()));
    let notes = format!("{}-notes.json", variant.variant().replace('/', "-"));
    let notes = trial.join(notes);

    // Weights of the same name, as `fit` writes them, are somebody's work.
    let weights = search::knowledge::shipped_weights(last).text();
    fs::write(&told, &weights).expect("a file");
    refused(&[], "cannot be used");
    assert_eq!(fs::read_to_string(&told).expect("a file"), weights);
    fs::remove_file(&told).expect("removed");

    for (broken, sentence) in [
        ("{\"format\": ", "stops too early"),
        ("[]", "cannot be used"),
    ] {
        fs::write(&notes, broken).expect("a file");
        refused(&[], sentence);
    }
    let measuring = arena::advice::Measuring {
        positions: 1,
        nodes: 7,
        seed: 1,
        concurrency: 1,
        most_games: 1,
    };
    let others = arena::advice::Notes::new(&variant, &measuring).text();
    fs::write(&notes, &others).expect("a file");
    refused(&[], "Choose another folder with --out");
    assert_eq!(fs::read_to_string(&notes).expect("a file"), others);
    fs::remove_file(&notes).expect("removed");
    fs::create_dir(&notes).expect("a folder");
    refused(&[], "is a folder");
    #[cfg(unix)]
    {
        fs::remove_dir(&notes).expect("removed");
        std::os::unix::fs::symlink("/dev/zero", &notes).expect("a link");
        refused(&[], "far too large");
    }
}
