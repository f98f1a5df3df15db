//! Whole matches: they end, add up, leave readable records, and go on where they stopped.

use arena::{
    Contestant, Finish, JournalError, MatchError, OpeningRule, OpeningSet, Openings, PairLine,
    Plan, Standing, run_match,
};
use rules::record::Termination;
use rules::view::Phase;
use rules::{AnyTable, Record};
use std::collections::BTreeSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;

fn plan(variant: &str, players: &[&str], pairs: u32) -> Plan {
    let table = AnyTable::open(variant).expect("a variant");
    let players = players
        .iter()
        .map(|text| text.parse::<Contestant>().expect("a player"))
        .collect();
    let mut plan = Plan::new(table, players, pairs);
    plan.concurrency = 2;
    plan
}

fn try_run(plan: &Plan, folder: &Path) -> Result<(Standing, Finish), MatchError> {
    run_match(plan, folder, |_| ControlFlow::Continue(()))
}

fn run(plan: &Plan, folder: &Path) -> (Standing, Finish) {
    try_run(plan, folder).expect("a match")
}

/// The names and the contents of all records, in order.
fn records(folder: &Path) -> Vec<(String, Record)> {
    let mut found: Vec<(String, Record)> = fs::read_dir(folder.join("games"))
        .expect("a folder of games")
        .map(|entry| {
            let entry = entry.expect("a file");
            let name = entry.file_name().to_string_lossy().into_owned();
            let bytes = fs::read(entry.path()).expect("a record");
            let record =
                Record::read_bytes(&bytes).unwrap_or_else(|error| panic!("{name}: {error:?}"));
            (name, record)
        })
        .collect();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found
}

fn lines(folder: &Path) -> Vec<PairLine> {
    fs::read_to_string(folder.join("pairs.jsonl"))
        .expect("a journal")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line"))
        .collect()
}

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
fn held_back_openings_are_never_those_for_tuning() {
    for variant in ["la-trel/base", "attangle/standard", "latroncules/classic"] {
        let start = AnyTable::open(variant).expect("a variant");
        let of = |set| {
            let rule = OpeningRule {
                set,
                ..OpeningRule::default()
            };
            let mut openings = Openings::new(1, rule);
            (0..12)
                .map(|number| openings.opening(&start, number))
                .inspect(|table| assert_eq!(table.len(), 6))
                .map(|table| table.position_text())
                .collect::<BTreeSet<_>>()
        };
        let (tuning, held_back) = (of(OpeningSet::Tuning), of(OpeningSet::HeldBack));
        assert!(tuning.len() > 6 && held_back.len() > 6, "{variant}");
        assert!(tuning.is_disjoint(&held_back), "{variant}");
        assert!(
            held_back
                .iter()
                .all(|text| OpeningSet::of(text) == OpeningSet::HeldBack)
        );
        assert_eq!(of(OpeningSet::Tuning), tuning, "the same each time");
    }
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

#[test]
fn in_hardly_any_opening_is_somebody_far_ahead() {
    let rule = OpeningRule::default();
    let (mut even, mut all) = (0, 0);
    for variant in rules::variants() {
        let start = AnyTable::open(variant).expect("a variant");
        if start.phase() == Phase::Roll {
            continue;
        }
        let mut openings = Openings::new(1, rule);
        let mut engine = search::Engine::new(search::EngineOptions::default());
        for number in 0..6 {
            let table = openings.opening(&start, number);
            engine.clear();
            let report = engine.think(
                &table,
                search::Limits::nodes(20_000),
                &search::RealClock::start(),
                &AtomicBool::new(false),
                |_| {},
            );
            let score = report.expect("a game to think about").lines[0].score;
            // A deeper look may find more than the short one did.
            even += u32::from(score.value().unsigned_abs() <= 3 * rule.margin);
            all += 1;
        }
    }
    assert!(even * 10 >= all * 9, "{even} of {all}");
}
