//! Reviews of games that were really played, by the engine itself.

use review::{Analyst, EngineAnalyst, Judgement, Review, Reviewer};
use rules::{AnyTable, Side};
use search::level::{choose, ladder};
use search::{Engine, EngineOptions, Limits, RealClock};

fn analyst(nodes: u64) -> EngineAnalyst<fn() -> RealClock> {
    EngineAnalyst {
        engine: Engine::new(EngineOptions {
            hash_mebibytes: 4,
            ..EngineOptions::default()
        }),
        limits: Limits::nodes(nodes),
        clock: RealClock::start,
    }
}

fn review(table: &AnyTable, analyst: &mut EngineAnalyst<impl Fn() -> RealClock>) -> Review {
    let mut reviewer = Reviewer::new(table);
    while reviewer.step(analyst) {}
    assert_eq!(reviewer.done(), table.len());
    reviewer.review()
}

fn play_at_level(engine: &mut Engine, table: &mut AnyTable, level: usize, seed: u64) {
    let level = &ladder(table.variant()).expect("levels")[level - 1];
    for text in choose(engine, table, level, seed).expect("a move") {
        table.play(&text).expect("a legal move");
    }
}

#[test]
fn a_strong_player_is_told_from_a_weak_one() {
    for variant in ["la-trel/base", "latroncules/classic", "attangle/standard"] {
        let mut table = AnyTable::open(variant).expect("a variant");
        let mut engine = Engine::new(EngineOptions::default());
        for ply in 0..30 {
            if table.outcome().is_none() {
                let level = if ply % 2 == 0 { 7 } else { 1 };
                play_at_level(&mut engine, &mut table, level, ply);
            }
        }
        let found = review(&table, &mut analyst(5_000));
        assert_eq!(found.points.len(), table.len() + 1);
        let [strong, weak] = found.players;
        assert!(strong.lost < weak.lost, "{variant}: {strong:?} {weak:?}");
        assert!(
            strong.accuracy > weak.accuracy,
            "{variant}: {strong:?} {weak:?}"
        );
        assert!(!found.turning.is_empty(), "{variant}");
        for turn in found.turning.iter().map(|index| &found.turns[*index]) {
            let mut before = table.clone();
            while before.len() > turn.choice {
                before.undo();
            }
            let better = turn.better.as_ref().expect("something better");
            for text in &better.turn {
                assert!(
                    before.play(text).is_ok(),
                    "{variant}: {text} is legal there"
                );
            }
        }
        // The same engine with the same nodes says the same.
        assert_eq!(review(&table, &mut analyst(5_000)), found, "{variant}");
    }
}

#[test]
fn luck_is_told_from_skill() {
    let mut table = AnyTable::open("chasse-croise/standard").expect("a variant");
    let mut careful = Engine::new(EngineOptions::default());
    let mut dice = rules::random::numbers(5);
    // Red plays well, White brings its pawns back whenever it can.
    while table.ply() < 24 && table.outcome().is_none() {
        if table.phase() == rules::view::Phase::Roll {
            let roll = table.random_move(&mut dice).expect("a roll");
            table.play(&roll).expect("a legal roll");
        } else if table.side() == Side::One {
            play_at_level(&mut careful, &mut table, 10, 1);
        } else {
            let legal = table.legal_texts(500).expect("few moves");
            let back = legal
                .iter()
                .find(|text| text.contains('-') && *text != "--");
            table.play(back.unwrap_or(&legal[0])).expect("a legal move");
        }
    }
    let mut analyst = analyst(4_000);
    let found = review(&table, &mut analyst);
    assert_eq!(found.turns.len(), 24);
    assert_eq!(found.turns[23].end, table.len());
    let [red, white] = found.players;
    assert!(red.accuracy > white.accuracy, "{red:?} {white:?}");
    assert!(red.lost < white.lost, "{red:?} {white:?}");
    assert!(found.balance.expect("dice were thrown").skill > 0.2);
    assert!(!found.turning.is_empty());
    for index in &found.turning {
        assert_eq!(found.turns[*index].side, Side::Two);
        assert_eq!(found.turns[*index].judgement, Judgement::TurningPoint);
    }
    // Every roll by the same measure: above and below the average sum up to nothing.
    let start = AnyTable::open("chasse-croise/standard").expect("a variant");
    let rolls = analyst.roll_values(&start).expect("a roll is awaited");
    let average: f32 = rolls.iter().map(|roll| roll.chance * roll.expected).sum();
    let luck: f32 = rolls
        .iter()
        .map(|roll| roll.chance * (roll.expected - average))
        .sum();
    assert!(luck.abs() < 1e-6, "{luck}");
}
