//! Where games begin.

use arena::{OpeningRule, OpeningSet, Openings};
use rules::AnyTable;
use rules::view::Phase;
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

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
