//! Advice: what it speaks of, what is an occasion for it, and what the engine says to it.

use rules::random::numbers;
use rules::{AnyTable, Table, game_id_of};
use search::advice::{follows, occasions, weigh};
use search::{
    Engine, EngineGame, EngineOptions, Limits, RealClock, SearchMethod, SearchOptions,
    SearchResult, Setting, TranspositionTable, knowledge,
};
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

/// Positions of a random game of this variant, dice thrown, the game not over.
fn positions(variant: &str, seed: u64) -> Vec<AnyTable> {
    let mut below = numbers(seed);
    let mut table = AnyTable::open(variant).expect("a variant");
    let mut found = Vec::new();
    while found.len() < 60 {
        let Some(mv) = table.random_move(&mut below) else {
            break;
        };
        table.play(&mv).expect("a legal move");
        if table.outcome().is_none() && table.phase() != rules::view::Phase::Roll {
            found.push(table.clone());
        }
    }
    found
}

#[test]
fn every_advice_has_a_name_of_its_own_and_a_variant_of_its_game() {
    for game in knowledge::games() {
        let mut seen = BTreeSet::new();
        for (id, variant) in knowledge::advice(&game) {
            assert!(seen.insert(id), "{}: {id} twice", game.game());
            assert_eq!(game_id_of(variant), game.game(), "{id}");
            assert!(AnyTable::open(variant).is_some(), "{id}: {variant}");
        }
    }
}

#[test]
fn an_occasion_has_turns_of_both_kinds_and_the_engine_weighs_one_of_each() {
    let mut engine = Engine::new(EngineOptions::default());
    for game in knowledge::games() {
        let variants: BTreeSet<&str> = knowledge::advice(&game)
            .into_iter()
            .map(|(_, variant)| variant)
            .collect();
        for variant in variants {
            let mut met = 0;
            for table in positions(variant, 7) {
                for occasion in occasions(&table) {
                    met += 1;
                    assert!(occasion.following > 0 && occasion.ignoring > 0);
                    let weighed = weigh(&mut engine, &table, occasion.id, 300).expect("both kinds");
                    let told = follows(&table, occasion.id, &weighed.best);
                    assert_eq!(told, Some(weighed.follows), "{}", occasion.id);
                    for promised in [weighed.following, weighed.ignoring] {
                        assert!((0.0..=1.0).contains(&promised));
                    }
                    let again = weigh(&mut engine, &table, occasion.id, 300);
                    assert_eq!(again, Some(weighed), "the same nodes, the same answer");
                }
            }
            assert!(met > 20, "{variant}: {met} occasions");
        }
    }
}

fn table(variant: &str, position: &str) -> AnyTable {
    let table = AnyTable::open(variant).expect("a variant");
    table.set_up(position).expect("a position")
}

fn turn(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// What an advice says to turns in a position of its variant.
fn says(variant: &str, id: &str, position: &str, turns: &[(&str, Option<bool>)]) {
    let table = table(variant, position);
    for (text, wanted) in turns {
        assert_eq!(follows(&table, id, &turn(text)), *wanted, "{id}: {text}");
    }
}

#[test]
fn la_trel_spares_defenders_only_where_no_attacker_can_be_taken() {
    let base = "la-trel/base";
    let alone = "1s4s1/8/8/8/3d4/8/8/S2S3S 1 -/- 40";
    says(
        base,
        "spare-defenders",
        alone,
        &[("d1xd5", Some(false)), ("d1-d3", Some(true))],
    );
    let both = "1s4s1/8/8/s7/3d4/8/8/S2S3S 1 -/- 40";
    says(base, "spare-defenders", both, &[("d1xd5", None)]);
    says(
        base,
        "take-attackers",
        both,
        &[
            ("d1xd5", Some(false)),
            ("a1xa6", Some(true)),
            ("d1-d3", None),
        ],
    );
}

#[test]
fn la_trel_marches_along_the_edge_escorted_and_in_groups() {
    let base = "la-trel/base";
    let march = "s6s/8/8/8/8/3D4/DD1W3D/S6S 1 -/- 40";
    says(
        base,
        "along-the-edge",
        march,
        &[
            ("a2-a3", Some(true)),
            ("b2-b3", Some(false)),
            ("d3-e3", None),
            ("a1-b1", None),
        ],
    );
    says(
        base,
        "escort",
        march,
        &[("d3-d4", Some(false)), ("b2-b3", Some(false))],
    );
    says(
        base,
        "groups",
        march,
        &[("b2-b3", Some(true)), ("h2-h3", Some(false))],
    );
}

#[test]
fn la_trel_values_warriors_taken_and_brought_back() {
    let base = "la-trel/base";
    let take = "7s/8/8/s2w4/8/8/8/S2S3S 1 -/- 40";
    says(
        base,
        "warrior",
        take,
        &[
            ("d1xd6", Some(true)),
            ("a1xa6", Some(false)),
            ("d1-d2", None),
        ],
    );
    let bring = "7s/2D5/8/8/8/8/8/S6S 1 -/- 40";
    says(
        base,
        "warrior",
        bring,
        &[
            ("c7-c8=W", Some(true)),
            ("c7-c8=S", Some(false)),
            ("c7-c8", None),
        ],
    );
}

#[test]
fn la_trel_mans_corners_and_takes_refuge_there_in_need() {
    let master = "la-trel/master";
    let corner = "s6s/8/8/8/8/8/D7/1S1W3S 1 -/- 40";
    says(
        master,
        "garrison",
        corner,
        &[
            ("a2-a1", Some(true)),
            ("a2-a3", Some(false)),
            ("d1-d2", Some(false)),
        ],
    );
    let need = "sstt3s/8/8/8/8/3S4/8/8 1 -/- 40";
    says(
        master,
        "refuge",
        need,
        &[("d3-h3", Some(false)), ("d3-d2", Some(false))],
    );
    let near = "sstt3s/8/8/8/8/8/3S4/8 1 -/- 40";
    says(
        master,
        "refuge",
        near,
        &[("d2-h2", Some(true)), ("d2-f2", Some(false))],
    );
    let even = "s6s/8/8/8/8/8/3S4/7S 1 -/- 40";
    says(master, "refuge", even, &[("d2-h2", None)]);
    says(
        master,
        "edges",
        even,
        &[("d2-h2", Some(true)), ("d2-e2", Some(false))],
    );
}

#[test]
fn attangle_makes_angles_and_enters_out_of_reach() {
    let standard = "attangle/standard";
    // Black on c3 is seen from c1.
    let one = "..../...../....../......./1.a.../...../.... 1 17/17 8";
    says(
        standard,
        "angles",
        one,
        &[("a1", Some(true)), ("a2", Some(false))],
    );
    says(
        standard,
        "strike",
        "..../...../....../......./1.a.../...../1... 1 16/17 8",
        &[("a1,c1-c3", Some(true)), ("g4", Some(false))],
    );
}

#[test]
fn latroncules_encloses_and_keeps_covered() {
    let classic = "latroncules/classic";
    // Dark stands on d5, with Light on c5 and another one that can come to e5.
    let pincer = "8/8/8/2Ff4/4F3/8/F7/7c 1 0 40";
    says(
        classic,
        "enclose",
        pincer,
        &[("e4-e5", Some(true)), ("a2-a3", Some(false))],
    );
}

#[test]
fn chasse_croise_dodges_hits_and_goes_home() {
    let standard = "chasse-croise/standard";
    // Red's pawn of column b at place 10 needs one step; White's pawn of row 3 stands on column c, three steps before Red's c.
    let position = "0a00000000/0030000000 1 31 12";
    says(
        standard,
        "go-home",
        position,
        &[("b+1 a+3", Some(true)), ("a+3 a+1", Some(false))],
    );
    says(
        standard,
        "hit",
        position,
        &[("c+3x a+1", Some(true)), ("a+3 a+1", Some(false))],
    );
    says(
        standard,
        "far-travelled",
        position,
        &[("c+3x a+1", Some(false)), ("a+3 a+1", None)],
    );
}

/// What a search of 2,000 nodes finds among these turns.
fn among<G: EngineGame>(
    table: &Table<G>,
    allowed: &dyn Fn(&[G::Move]) -> bool,
) -> Option<SearchResult<G::Move>> {
    let (memory, stop) = (TranspositionTable::new(1), AtomicBool::new(false));
    let clock = RealClock::start();
    let setting = Setting {
        table: &memory,
        clock: &clock,
        stop: &stop,
        limits: Limits::nodes(2_000),
        options: SearchOptions::default(),
    };
    G::Search::think_among(table, table.game().default_weights(), &setting, allowed)
}

/// Searches in a position with a choice: among all turns, all but the best, and none.
fn leaves_out_what_it_is_told_to<G: EngineGame>(table: &Table<G>) {
    let first = |analysis: SearchResult<G::Move>| analysis.variations[0].clone();
    let best = first(among(table, &|_| true).expect("a turn"));
    let turn = |moves: &[G::Move]| G::Search::turn(moves).expect("a turn").as_ref().to_vec();
    let chosen = turn(&best.moves);
    let second = first(among(table, &|turn| turn != chosen).expect("another turn"));
    assert_ne!(turn(&second.moves), chosen);
    let only = first(among(table, &|turn| turn == chosen).expect("the same turn"));
    assert_eq!(turn(&only.moves), chosen);
    assert!(among(table, &|_| false).is_none());
}

#[test]
fn a_search_leaves_out_the_turns_that_it_is_told_to() {
    leaves_out_what_it_is_told_to(&Table::new(rules::latroncules::CLASSIC));
    leaves_out_what_it_is_told_to(&Table::new(rules::la_trel::BASE));
    let dice = rules::chasse_croise::STANDARD;
    let mut table = Table::new(dice);
    assert!(
        among(&table, &|_| true).is_none(),
        "nothing before the roll"
    );
    let roll = table.read_move("63").expect("a roll");
    table.play_unchecked(roll);
    leaves_out_what_it_is_told_to(&table);
}
