//! Matches from their first game to their last.

use super::{lines, plan, records, run, try_run};
use arena::{Finish, MatchError};
use rules::Record;
use rules::record::Termination;
use rules::view::Phase;
use std::collections::BTreeSet;
use std::fs;

#[test]
fn matches_of_beginners_end_and_add_up_in_every_variant() {
    for variant in rules::variants() {
        let folder = tempfile::tempdir().expect("a folder");
        let (standing, finish) = run(&plan(variant, &["random", "novice"], 2), folder.path());
        assert_eq!(finish, Finish::Complete, "{variant}");
        assert_eq!(standing.games(), 4, "{variant}");
        let points: u64 = standing
            .players
            .iter()
            .map(|player| player.half_points)
            .sum();
        assert_eq!(points, 8, "{variant}");
        let faults: u64 = standing
            .players
            .iter()
            .flat_map(|player| player.faults)
            .sum();
        assert_eq!(faults, 0, "{variant}");
        let records = records(folder.path());
        assert_eq!(records.len(), 4, "{variant}");
        for (name, record) in &records {
            assert_eq!(record.variant(), variant);
            let begins = if name.contains("game-1") {
                "random"
            } else {
                "novice"
            };
            assert_eq!(record.tags().get("Player1"), Some(begins), "{name}");
            // Adjudicated ones are exactly those that are long enough.
            let adjudicated = record.termination() == Some(Termination::Adjudicated);
            assert_eq!(
                adjudicated,
                record.replay().ply() >= 500,
                "{variant} {name}"
            );
        }
    }
}

#[test]
fn both_games_of_a_pair_begin_alike_and_pairs_differ() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan("latroncules/classic", &["random", "novice"], 4);
    run(&plan, folder.path());
    let opening = |record: &Record| {
        let moves = &record.line().moves[..plan.openings.plies as usize];
        moves
            .iter()
            .map(|step| step.text.to_string())
            .collect::<Vec<_>>()
    };
    let mut seen = BTreeSet::new();
    for pair in records(folder.path()).chunks(2) {
        assert_eq!(opening(&pair[0].1), opening(&pair[1].1));
        assert_ne!(pair[0].1.line(), pair[1].1.line());
        seen.insert(opening(&pair[0].1));
    }
    assert_eq!(seen.len(), 4);
}

/// The rolls of a game with the turn in which they fell.
fn rolls(record: &Record) -> Vec<(u32, String)> {
    let mut table = record.opening();
    let mut found = Vec::new();
    for step in &record.line().moves {
        if table.phase() == Phase::Roll {
            found.push((table.ply(), step.text.to_string()));
        }
        table.play(&step.text).expect("a legal move");
    }
    found
}

#[test]
fn both_games_of_a_pair_have_the_same_dice_turn_by_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    run(
        &plan("chasse-croise/standard", &["greedy", "novice"], 3),
        folder.path(),
    );
    let mut firsts = BTreeSet::new();
    for pair in records(folder.path()).chunks(2) {
        let (one, two) = (rolls(&pair[0].1), rolls(&pair[1].1));
        let both = one.len().min(two.len());
        assert!(both > 20);
        assert_eq!(one[..both], two[..both]);
        firsts.insert(one[..10].to_vec());
    }
    assert_eq!(firsts.len(), 3, "pairs have dice of their own");
}

#[test]
fn long_games_are_adjudicated_as_draws() {
    let folder = tempfile::tempdir().expect("a folder");
    for variant in ["latroncules/classic", "chasse-croise/standard"] {
        let folder = folder.path().join(variant);
        let mut plan = plan(variant, &["random", "novice"], 2);
        plan.longest_game = 12;
        let (standing, _) = run(&plan, &folder);
        assert_eq!(standing.adjudicated, 4);
        assert_eq!(standing.pairings[0].draws, 4);
        for (_, record) in records(&folder) {
            assert_eq!(record.termination(), Some(Termination::Adjudicated));
            assert_eq!(record.replay().ply(), 12);
        }
    }
}

#[test]
fn three_players_meet_each_other_equally_often() {
    let folder = tempfile::tempdir().expect("a folder");
    let players = ["random", "novice", "engine:depth=2"];
    let (standing, _) = run(&plan("latroncules/short", &players, 2), folder.path());
    assert_eq!(standing.pairings.len(), 3);
    assert!(standing.pairings.iter().all(|pairing| pairing.games() == 4));
    assert!(standing.players.iter().all(|player| player.games == 8));
    assert!(standing.players[2].effort.rate().is_some());
}

#[test]
fn the_engine_with_few_nodes_beats_the_random_mover_in_every_game() {
    for variant in [
        "la-trel/base",
        "attangle/standard",
        "latroncules/classic",
        "chasse-croise/standard",
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let players = ["engine:nodes=1000", "random"];
        let (standing, _) = run(&plan(variant, &players, 3), folder.path());
        let pairing = &standing.pairings[0];
        assert!(pairing.wins > pairing.losses + 2, "{variant}: {pairing:?}");
    }
}

#[test]
fn seats_are_swapped_within_a_pair() {
    let folder = tempfile::tempdir().expect("a folder");
    let players = ["engine:nodes=300", "random"];
    run(&plan("attangle/standard", &players, 2), folder.path());
    for line in lines(folder.path()) {
        // The engine wins both, once from each seat.
        assert_eq!(line.half_points(), Some([2, 2]));
        let winners = line.games.map(|game| game.result);
        assert_eq!(winners, ["1", "2"].map(str::to_owned));
    }
}

#[test]
fn a_sequential_test_ends_the_match_early() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut plan = plan("attangle/standard", &["engine:nodes=500", "random"], 200);
    plan.sprt = Some(arena::statistics::Sprt::new(0.0, 100.0, 0.05, 0.05).expect("a test"));
    let (standing, finish) = run(&plan, folder.path());
    assert_eq!(finish, Finish::Decided(arena::statistics::Verdict::One));
    assert!(standing.games() < 100, "{}", standing.games());
}

#[test]
fn players_that_do_not_fit_are_refused_before_the_first_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |players: &[&str]| {
        try_run(&plan("latroncules/short", players, 1), folder.path()).expect_err("refused")
    };
    assert!(matches!(
        refused(&["greedy", "random"]),
        MatchError::Unfit { .. }
    ));
    assert!(matches!(
        refused(&["ugi:./no-such-program", "random"]),
        MatchError::Unfit { .. }
    ));
    assert!(matches!(refused(&["random"]), MatchError::TooFewPlayers));
    assert!(matches!(
        refused(&["random", "random", "novice"]),
        MatchError::Twice { .. }
    ));
    let mut left = fs::read_dir(folder.path()).expect("a folder");
    assert!(left.next().is_none(), "nothing was written");
}

#[test]
fn a_game_on_the_clock_is_played_within_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut plan = plan("attangle/standard", &["engine", "uct"], 1);
    plan.clock = Some("0.5+0.005".parse().expect("a clock"));
    let (standing, _) = run(&plan, folder.path());
    assert_eq!(standing.games(), 2);
    let points: u64 = standing
        .players
        .iter()
        .map(|player| player.half_points)
        .sum();
    assert_eq!(points, 4);
    assert!(standing.players.iter().all(|player| player.effort.work > 0));
}
