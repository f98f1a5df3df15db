//! Matches that were broken off, wherever that was, and matches that are no longer the same.

use super::{lines, plan, records, run, try_run};
use arena::{DependencyError, Finish, JournalError, MatchError, Plan, run_match};
use std::collections::BTreeMap;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

#[test]
fn a_match_goes_on_where_it_was_broken_off_and_repeats_nothing() {
    let whole = tempfile::tempdir().expect("a folder");
    let plan = plan("attangle/standard", &["random", "novice"], 6);
    run(&plan, whole.path());

    let broken = tempfile::tempdir().expect("a folder");
    let mut told = 0;
    let (standing, finish) = run_match(&plan, broken.path(), |_| {
        told += 1;
        if told > 2 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
    .expect("a match");
    assert_eq!(finish, Finish::Stopped);
    assert_eq!(standing.games(), 4);
    let before = fs::read_to_string(broken.path().join("pairs.jsonl")).expect("a journal");

    let (standing, finish) = run(&plan, broken.path());
    assert_eq!((standing.games(), finish), (12, Finish::Complete));
    let after = fs::read_to_string(broken.path().join("pairs.jsonl")).expect("a journal");
    assert!(after.starts_with(&before), "finished pairs stay");
    assert_eq!(records(broken.path()), records(whole.path()));

    // Once more: nothing is left to play; and more games can be asked for.
    let (_, finish) = run(&plan, broken.path());
    assert_eq!(finish, Finish::Complete);
    assert_eq!(lines(broken.path()).len(), 6);
    let mut longer = plan.clone();
    longer.pairs = 7;
    assert_eq!(run(&longer, broken.path()).0.games(), 14);
    assert_eq!(lines(broken.path()).len(), 7);
}

#[test]
fn a_line_that_was_cut_off_is_played_again_and_a_foreign_one_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan("attangle/standard", &["random", "novice"], 3);
    run(&plan, folder.path());
    let journal = folder.path().join("pairs.jsonl");
    let text = fs::read_to_string(&journal).expect("a journal");
    fs::write(&journal, &text[..text.len() - 20]).expect("written");
    let (standing, _) = run(&plan, folder.path());
    assert_eq!(standing.games(), 6);
    assert_eq!(lines(folder.path()).len(), 3);

    let refused_line = |text: String| {
        fs::write(&journal, text).expect("written");
        match try_run(&plan, folder.path()) {
            Err(MatchError::Journal(JournalError::UnreadableLine { line, .. })) => line,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(refused_line(format!("{{}}\n{text}")), 1);
    let once = text.lines().next().expect("a line");
    assert_eq!(refused_line(format!("{once}\n{once}\n")), 2);
}

#[test]
fn another_match_in_the_same_folder_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    run(
        &plan("attangle/standard", &["random", "novice"], 1),
        folder.path(),
    );
    let refused = |plan: &Plan| match try_run(plan, folder.path()) {
        Err(MatchError::Journal(JournalError::OtherMatch { what, .. })) => what,
        other => panic!("{other:?}"),
    };
    let mut other = plan("attangle/standard", &["random", "novice"], 1);
    other.seed = 2;
    assert_eq!(refused(&other), "seed");
    let other = plan("attangle/standard", &["novice", "random"], 1);
    assert_eq!(refused(&other), "players");
    let other = plan("attangle/grand", &["random", "novice"], 1);
    assert_eq!(refused(&other), "variant");
}

#[test]
fn a_folder_serves_one_match_at_a_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan("attangle/standard", &["random", "novice"], 1);
    let mut refused = None;
    run_match(&plan, folder.path(), |_| {
        refused = try_run(&plan, folder.path()).err();
        ControlFlow::Continue(())
    })
    .expect("a match");
    assert!(matches!(
        refused,
        Some(MatchError::Journal(JournalError::InUse { .. }))
    ));
}

/// All files of a match with their contents.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for folder in [folder.to_owned(), folder.join("games")] {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_file() {
                let name = path.file_name().expect("a name").to_string_lossy();
                let bytes = fs::read(&path).expect("a file");
                found.insert(name.into_owned(), bytes);
            }
        }
    }
    found
}

#[test]
fn a_journal_cut_inside_a_character_or_anywhere_else_is_taken_up_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan("attangle/standard", &["random", "novice"], 2);
    run(&plan, folder.path());
    let expected = records(folder.path());
    let journal = folder.path().join("pairs.jsonl");
    // As if the last game had been lost by an engine that said something in letters of more than one byte.
    let whole = fs::read_to_string(&journal).expect("a journal");
    let at = whole.rfind("\"effort\"").expect("a game");
    let fault = r#""fault":{"player":0,"kind":"error","detail":"échec ♟"},"#;
    let whole = format!("{}{fault}{}", &whole[..at], &whole[at..]);
    let first = whole.find('\n').expect("two lines") + 1;
    let inside_letters: Vec<usize> = (0..whole.len())
        .filter(|cut| !whole.is_char_boundary(*cut))
        .collect();
    assert_eq!(inside_letters.len(), 3);
    let elsewhere = [
        0,
        1,
        first / 2,
        first - 1,
        first,
        first + 1,
        whole.len() - 1,
    ];
    for cut in elsewhere.into_iter().chain(inside_letters) {
        fs::write(&journal, &whole.as_bytes()[..cut]).expect("written");
        let (standing, finish) = run(&plan, folder.path());
        assert_eq!((standing.games(), finish), (4, Finish::Complete), "{cut}");
        let after = fs::read_to_string(&journal).expect("a journal");
        let kept = if cut < first { 0 } else { first };
        assert_eq!(after[..kept], whole[..kept], "what was whole stays");
        assert_eq!(lines(folder.path()).len(), 2, "{cut}");
        assert_eq!(records(folder.path()), expected, "{cut}");
    }
}

#[test]
fn a_set_up_cut_anywhere_is_written_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan("attangle/standard", &["random", "level-1"], 1);
    run(&plan, folder.path());
    let before = contents(folder.path());
    let setup = folder.path().join("match.json");
    let whole = &before["match.json"];
    for cut in 0..whole.len() {
        fs::write(&setup, &whole[..cut]).expect("written");
        // Nothing is left to play.
        let (standing, finish) = run(&plan, folder.path());
        assert_eq!((standing.games(), finish), (2, Finish::Complete), "{cut}");
        // Without its last newline it says everything and is left alone.
        if cut + 1 < whole.len() {
            assert_eq!(contents(folder.path()), before, "{cut}");
        }
    }
    // As a disk may leave it after a power failure.
    fs::write(&setup, vec![0; whole.len()]).expect("written");
    run(&plan, folder.path());
    assert_eq!(contents(folder.path()), before);
    fs::write(&setup, "{\"format\": 1, \"other\": true}").expect("written");
    let refused = try_run(&plan, folder.path());
    assert!(matches!(
        refused,
        Err(MatchError::Journal(JournalError::UnreadableSetup { .. }))
    ));
}

#[test]
fn pairs_of_a_match_whose_set_up_is_lost_are_not_taken_for_anothers() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = plan("attangle/standard", &["random", "novice"], 1);
    run(&first, folder.path());
    let before = contents(folder.path());
    fs::remove_file(folder.path().join("match.json")).expect("removed");
    let mut other = first.clone();
    other.openings.margin += 1;
    let refused = try_run(&other, folder.path());
    assert!(matches!(
        refused,
        Err(MatchError::Journal(JournalError::LostSetup { .. }))
    ));
    // Lines that do not say whose they are go with the set-up that stands beside them.
    let journal = folder.path().join("pairs.jsonl");
    let text = fs::read_to_string(&journal).expect("a journal");
    let (start, rest) = text.split_once("\"setup\":").expect("a fingerprint");
    let (_, rest) = rest.split_once(',').expect("more");
    fs::write(&journal, format!("{start}{rest}")).expect("written");
    let refused = try_run(&first, folder.path());
    assert!(matches!(
        refused,
        Err(MatchError::Journal(JournalError::LostSetup { .. }))
    ));
    fs::write(folder.path().join("match.json"), &before["match.json"]).expect("written");
    assert_eq!(run(&first, folder.path()).0.games(), 2);
    // A line of another match beside the right set-up is none of ours.
    fs::write(&journal, text.replacen("\"setup\":\"", "\"setup\":\"f", 1)).expect("written");
    let refused = try_run(&first, folder.path());
    assert!(matches!(
        refused,
        Err(MatchError::Journal(JournalError::UnreadableLine {
            line: 1,
            ..
        }))
    ));
}

#[test]
fn games_whose_match_is_gone_are_not_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan("attangle/standard", &["random", "novice"], 1);
    run(&plan, folder.path());
    let before = records(folder.path());
    for name in ["match.json", "pairs.jsonl"] {
        fs::remove_file(folder.path().join(name)).expect("removed");
    }
    let refused = try_run(&plan, folder.path());
    assert!(matches!(
        refused,
        Err(MatchError::Journal(JournalError::LostSetup { .. }))
    ));
    assert_eq!(records(folder.path()), before);
    // A match that was broken off while it began has nothing to lose.
    fs::write(folder.path().join("match.json"), "").expect("written");
    assert_eq!(run(&plan, folder.path()).1, Finish::Complete);
    assert_eq!(records(folder.path()), before);
}

/// A match with weights from a file, and how to change them.
fn with_weights(folder: &Path) -> (Plan, impl Fn(&str, &str)) {
    let shipped = shipped_weights("attangle/standard");
    let file = folder.join("new.json");
    fs::write(&file, &shipped).expect("a file");
    let player = format!("engine:nodes=50,weights={}", file.display());
    let plan = plan("attangle/standard", &[&player, "random"], 2);
    (plan, move |from: &str, to: &str| {
        assert!(shipped.contains(from), "{from}");
        fs::write(&file, shipped.replace(from, to)).expect("a file");
    })
}

#[test]
fn a_match_does_not_go_on_with_weights_that_have_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (plan, change) = with_weights(folder.path());
    let out = folder.path().join("match");
    run_match(&plan, &out, |_| ControlFlow::Break(())).expect("a match");
    let before = contents(&out);
    change("\"format\": 1", "\"format\":  1");
    match try_run(&plan, &out) {
        Err(MatchError::Journal(JournalError::ChangedFile { file, folder })) => {
            assert!(file.ends_with("new.json"), "{file}");
            assert_eq!(folder, out);
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(contents(&out), before);
    change("", "");
    assert_eq!(run(&plan, &out).1, Finish::Complete);
    // The match is the same by name, so that a change is noticed without --out too.
    let name = plan.folder_name();
    change("\"format\": 1", "\"format\":  1");
    assert_eq!(plan.folder_name(), name);
}

#[test]
fn weights_that_change_during_a_match_are_not_read_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut plan, change) = with_weights(folder.path());
    plan.concurrency = 1;
    let whole = folder.path().join("whole");
    run(&plan, &whole);
    let disturbed = folder.path().join("disturbed");
    let done = AtomicBool::new(false);
    run_match(&plan, &disturbed, |standing| {
        if standing.games() > 0 && !done.swap(true, Relaxed) {
            change("{", "no weights at all");
        }
        ControlFlow::Continue(())
    })
    .expect("a match");
    assert!(done.load(Relaxed));
    assert_eq!(records(&disturbed), records(&whole));
}

#[test]
fn what_the_program_brings_along_is_part_of_the_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let setup = folder.path().join("match.json");
    for (players, brought) in [
        (["level-1", "random"], "levels"),
        (["engine:nodes=20", "random"], "weights"),
    ] {
        let _ = fs::remove_dir_all(folder.path());
        let plan = plan("attangle/standard", &players, 1);
        run(&plan, folder.path());
        // As an earlier program would have written it, that brought along something else.
        let text = fs::read_to_string(&setup).expect("a set-up");
        let mut json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        json["built_in"][brought] = "0".repeat(64).into();
        fs::write(&setup, json.to_string()).expect("written");
        match try_run(&plan, folder.path()) {
            Err(MatchError::Journal(JournalError::ChangedProgram { what, .. })) => {
                assert_eq!(what, brought);
            }
            other => panic!("{other:?}"),
        }
    }
    // Dice need no opening, and these players no weights.
    let plan = plan("chasse-croise/standard", &["greedy", "random"], 1);
    let read = plan.dependencies().expect("nothing to read");
    let setup = plan.setup(&read);
    assert!(setup.files.is_empty() && setup.built_in.is_empty());
}

#[test]
fn files_that_hold_no_weights_are_refused_before_the_first_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("new.json");
    let player = format!("engine:weights={}", file.display());
    let plan = plan("attangle/standard", &[&player, "random"], 1);
    let out = folder.path().join("match");
    let refused = || match try_run(&plan, &out) {
        Err(MatchError::Dependency(error)) => error,
        other => panic!("{other:?}"),
    };
    assert!(matches!(refused(), DependencyError::File { .. }));
    let other_game = &shipped_weights("latroncules/classic");
    for text in ["", "{}", other_game] {
        fs::write(&file, text).expect("a file");
        assert!(matches!(refused(), DependencyError::Weights { .. }));
    }
    fs::write(&file, " ".repeat(1 << 21)).expect("a file");
    assert!(matches!(refused(), DependencyError::File { .. }));
    assert!(!out.exists());
}

/// The file of weights that a game ships with.
fn shipped_weights(variant: &str) -> String {
    let table = rules::AnyTable::open(variant).expect("a variant");
    search::knowledge::shipped_weights(&table).text()
}
