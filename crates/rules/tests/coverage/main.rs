//! Every game is whole: its folder and its tests have their files, what it says of itself fits together, every rule of the book
//! has a test named after it, and every reason for a refusal is expected by some test.

mod descriptions;
mod folders;
mod sources;

use ludotheca_rules::{Reason, Rule};
use sources::Tests;

#[test]
fn every_rule_has_a_test_named_after_it() {
    let tests = Tests::of_this_crate();
    for rule in Rule::all() {
        let name = rule
            .id()
            .to_lowercase()
            .replace('-', "_")
            .replace('′', "_prime");
        let named = tests.names().any(|test| {
            test.strip_prefix(&name)
                .is_some_and(|rest| rest.starts_with('_'))
        });
        assert!(named, "no test is named after {rule}");
    }
}

#[test]
fn every_reason_is_expected_by_a_test() {
    let expected = Tests::of_this_crate().expected_reasons();
    for reason in Reason::all() {
        assert!(
            expected.contains(&reason),
            "no test expects {}",
            reason.id()
        );
    }
}

/// What these tests expect.
fn expected(source: &str) -> Vec<Reason> {
    let mut tests = Tests::default();
    tests.add_source(source);
    let found = tests.expected_reasons();
    Reason::all()
        .filter(|reason| found.contains(reason))
        .collect()
}

#[test]
fn a_reason_is_expected_where_a_test_compares_it_with_a_refusal() {
    let source = r#"
        #[test]
        fn by_text() {
            assert_eq!(why(&table(), "a1-a4"), "LA-3 too-far a4");
        }
        #[test]
        fn by_text_in_a_loop() {
            for table in tables() {
                if table.is_empty() {
                    assert_eq!("LT-5 path-blocked d2", why(&table, "d1-d7"), "{table:?}");
                }
            }
        }
        #[test]
        fn by_name() {
            let refusal = refused(&table(), "d1,d1-d3");
            assert_eq!((refusal.rule.id(), refusal.reason), ("AT-7", Reason::SAME_ATTACKER));
        }
        mod inside {
            #[test]
            fn deeper() {
                assert_eq!(refused(&table(), "4+3").reason, ludotheca_rules::Reason::NOT_YOUR_LANE);
            }
        }
    "#;
    let found = [
        Reason::TOO_FAR,
        Reason::PATH_BLOCKED,
        Reason::SAME_ATTACKER,
        Reason::NOT_YOUR_LANE,
    ];
    assert_eq!(expected(source), found);
}

#[test]
fn a_mention_is_no_expectation() {
    let source = r#"
        // why(&table, "a1-a4") gives "LA-3 too-far a4", Reason::TOO_FAR
        /// assert_eq!(why(&table, "a1-a4"), "LA-3 too-far a4");
        #[test]
        fn mentions() {
            let text = "LA-3 too-far a4";
            let reason = Reason::TOO_FAR;
            assert_eq!(text, "LA-3 too-far a4");
            assert_eq!(reason, Reason::TOO_FAR);
            assert_eq!(why(&table(), "LA-3 too-far a4"), other());
            assert_eq!(why(&table(), "a1-a4"), "too-far", "LA-3 too-far a4");
            assert_ne!(why(&table(), "a1-a4"), "LA-3 too-far a4");
            why(&table(), "a1-a4");
        }
        fn helper() {
            assert_eq!(why(&table(), "a1-a4"), "LA-3 too-far a4");
        }
        #[test]
        #[ignore]
        fn ignored() {
            assert_eq!(why(&table(), "a1-a4"), "LA-3 too-far a4");
        }
        #[test]
        #[cfg(never)]
        fn left_out() {
            assert_eq!(why(&table(), "a1-a4"), "LA-3 too-far a4");
        }
        #[cfg(never)]
        mod left_out {
            #[test]
            fn too() {
                assert_eq!(refused(&table(), "a1-a4").reason, Reason::TOO_FAR);
            }
        }
    "#;
    assert_eq!(expected(source), []);
}
