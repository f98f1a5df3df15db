//! One position under two editions: what only one allows and by which rule, what ends differently, what one of them lacks.

use ludotheca_rules::compare::{
    CompareError, Comparison, MOST_COMPARED, MOST_TOLD, comparable, compare, compare_text,
};
use ludotheca_rules::random::numbers;
use ludotheca_rules::{AnyTable, MoveError, variants};

fn open(id: &str) -> AnyTable {
    AnyTable::open(id).expect("a listed variant")
}

fn compared(first: &str, second: &str, position: &str) -> Comparison {
    let compared = compare_text(&open(first), &open(second), Some(position));
    compared.unwrap_or_else(|error| panic!("{first} {second} {position}: {error}"))
}

/// The moves that each edition alone allows, with the rule of the other.
fn only(comparison: &Comparison) -> [Vec<(&str, &str)>; 2] {
    comparison.editions.each_ref().map(|edition| {
        let only = edition.only.iter();
        only.map(|only| (only.text.as_str(), only.refusal.rule.id()))
            .collect()
    })
}

#[test]
fn chains_are_what_one_edition_allows_and_the_other_refuses() {
    let position = "7s/8/8/1d1d4/8/1d1d4/2W5/7S 1 -/- 40";
    let comparison = compared("la-trel/base", "la-trel/master-open-corners", position);
    let [base, master] = only(&comparison);
    assert!(base.contains(&("c2xa4xc6", "LT-9")), "{base:?}");
    assert!(base.iter().all(|(_, rule)| *rule == "LT-9"), "{base:?}");
    assert_eq!(master, []);
    let chain = &comparison.editions[0].only[0];
    let names: Vec<String> = chain
        .cells
        .iter()
        .map(|cell| open("la-trel/base").cell_name(*cell))
        .collect();
    assert_eq!(names, ["c2", "a4", "c6"], "where an arrow leads");
}

#[test]
fn a_closed_corner_refuses_what_an_open_one_allows() {
    let position = "d6s/8/8/8/8/8/8/S6S 1 -/- 40";
    let comparison = compared("la-trel/base", "la-trel/standard", position);
    assert!(only(&comparison)[0].contains(&("a1xa8", "LT-8")));
    // Named the other way round, everything is the other way round.
    let turned = compared("la-trel/standard", "la-trel/base", position);
    assert_eq!(only(&turned)[1], only(&comparison)[0]);
    assert_eq!(only(&turned)[0], []);
}

#[test]
fn a_move_that_captures_in_one_edition_only_is_one_move_with_two_consequences() {
    let position = "8/8/1Ff5/3f4/3C4/8/8/8 1 0 40";
    let comparison = compared("latroncules/classic", "latroncules/quiet-jumps", position);
    assert_eq!(only(&comparison), [vec![], vec![]]);
    let [different] = &comparison.different[..] else {
        panic!("one move: {:?}", comparison.different);
    };
    assert_eq!(different.texts, ["d4-d6xc6", "d4-d6"]);
    let rules = different
        .refusals
        .each_ref()
        .map(|refusal| refusal.as_ref().map(|refusal| refusal.rule.id()));
    assert_eq!(rules, [None, Some("LA-5′")]);
}

#[test]
fn a_position_that_is_over_in_one_edition_names_its_rule() {
    let position = "8/8/4C3/3c4/2C5/8/8/7c 1 40 40";
    let comparison = compared("latroncules/classic", "latroncules/short", position);
    let [classic, short] = &comparison.editions;
    assert_eq!(classic.outcome, None);
    assert_eq!(
        short.outcome.map(|outcome| outcome.rule.id()),
        Some("LA-10")
    );
    assert_eq!(comparison.fields[0].values, [Some(40), Some(26)]);
    assert_eq!(
        only(&comparison),
        [vec![], vec![]],
        "nobody moves where a game is over"
    );
}

#[test]
fn a_move_that_ends_the_game_in_one_edition_only_is_told() {
    let position = "8/8/4C3/3c4/2C5/8/8/7c 1 25 40";
    let comparison = compared("latroncules/classic", "latroncules/short", position);
    assert!(comparison.shared > 0);
    assert!(!comparison.endings.is_empty());
    for ending in &comparison.endings {
        let rules = ending
            .outcomes
            .map(|outcome| outcome.map(|outcome| outcome.rule.id()));
        assert_eq!(rules, [None, Some("LA-10")], "{}", ending.text);
    }
}

#[test]
fn a_position_that_one_edition_cannot_have_is_named_so_whichever_comes_first() {
    let void = "..../...../....../...1.../....../..a../1... 1 -/- 4";
    let blocker = "7s/8/8/8/8/8/2B5/7S 1 -/- 40";
    for (able, unable, position, problem) in [
        (
            "attangle/2006",
            "attangle/standard",
            void,
            "text-stack-on-void",
        ),
        (
            "la-trel/master",
            "la-trel/base",
            blocker,
            "text-no-blockers-here",
        ),
    ] {
        for turned in [false, true] {
            let [first, second] = if turned {
                [unable, able]
            } else {
                [able, unable]
            };
            let comparison = compared(first, second, position);
            let [one, two] = &comparison.editions;
            assert_eq!([one.variant, two.variant], [first, second]);
            let problems =
                [one, two].map(|edition| edition.impossible.as_ref().map(|error| error.problem.id));
            let expected = if turned {
                [Some(problem), None]
            } else {
                [None, Some(problem)]
            };
            assert_eq!(problems, expected, "{first} {second}");
            assert_eq!(
                one.view.pieces.len(),
                two.view.pieces.len(),
                "both are drawn"
            );
        }
    }
}

#[test]
fn what_one_edition_does_not_count_is_set_to_none_and_said() {
    let comparison = compared(
        "la-trel/basic",
        "la-trel/advanced",
        "7s/8/8/8/8/8/2d5/6TS 1 -/- 40",
    );
    let [field] = &comparison.fields[..] else {
        panic!("said once: {:?}", comparison.fields);
    };
    assert_eq!((field.label, field.side), ("counter-last-stand", None));
    assert_eq!((field.known, field.values), ([true, false], [None, None]));
    let running = compared(
        "la-trel/advanced",
        "la-trel/basic",
        "7s/8/8/8/8/8/2d5/6TS 1 -/5 40",
    );
    let told: Vec<_> = running
        .fields
        .iter()
        .map(|field| (field.known, field.values))
        .collect();
    assert_eq!(
        told,
        [
            ([false, true], [None, None]),
            ([false, true], [None, Some(5)])
        ]
    );
}

#[test]
fn what_was_played_before_is_left_aside() {
    let mut table = open("la-trel/base");
    for mv in "a2-a3 h7-h6 a3-a2 h6-h5 a2-a3 h5-h4 a3-a2 g7-g6 a2-a3 g6-g5".split(' ') {
        table.play(mv).expect("a legal move");
    }
    assert!(table.read_move("a3-a2").is_err(), "the history forbids it");
    let comparison = compare(&table, &open("la-trel/basic")).expect("one board");
    assert_eq!(only(&comparison), [vec![], vec![]]);
}

#[test]
fn a_million_chains_are_looked_at_up_to_a_bound_that_is_told() {
    let many = "t1s1S3/4s1W1/wd5d/6d1/3wddd1/6s1/5d2/ts5d 1 -/- 40";
    let legal = open("la-trel/base").set_up(many).expect("a position");
    assert!(
        legal.legal_texts(MOST_COMPARED).is_err(),
        "more than are looked at"
    );
    let comparison = compared("la-trel/base", "la-trel/master", many);
    assert_eq!(comparison.bound, Some(MOST_COMPARED));
    let [base, _] = &comparison.editions;
    assert_eq!((base.legal, base.only.len()), (MOST_COMPARED, MOST_TOLD));
    assert!(base.only_count > MOST_TOLD);
}

#[test]
fn only_editions_of_one_game_on_one_board_are_compared() {
    let other = compare(&open("attangle/standard"), &open("attangle/grand"));
    assert_eq!(other, Err(CompareError::OtherBoard));
    let other = compare_text(&open("la-trel/base"), &open("latroncules/classic"), None);
    assert_eq!(other, Err(CompareError::OtherBoard));
    let unread = compare_text(
        &open("la-trel/base"),
        &open("la-trel/master"),
        Some("no position"),
    );
    assert!(matches!(unread, Err(CompareError::Position(_))));
    assert_eq!(comparable(&open("attangle/standard")), ["attangle/2006"]);
    for id in variants() {
        for other in comparable(&open(id)) {
            assert!(comparable(&open(other)).contains(&id), "{other} and {id}");
        }
    }
}

/// Whatever is told is what the tables themselves say, in positions of random games.
#[test]
fn the_comparison_agrees_with_both_tables() {
    let mut below = numbers(7);
    for id in variants() {
        let mut table = open(id);
        for _ in 0..60 {
            let Some(mv) = table.random_move(&mut below) else {
                break;
            };
            table.play(&mv).expect("a legal move");
            if table.outcome().is_some() || !table.len().is_multiple_of(6) {
                continue;
            }
            for other in comparable(&table) {
                check(&table, &open(other));
            }
        }
    }
}

fn check(table: &AnyTable, other: &AnyTable) {
    let comparison = compare(table, other).expect("one board");
    let [one, two] = &comparison.editions;
    let place = format!("{} and {}: {}", one.variant, two.variant, one.position);
    if comparison.bound.is_some() || two.impossible.is_some() || two.outcome.is_some() {
        return;
    }
    let tables = [one, two].map(|edition| {
        let set_up = open(edition.variant).set_up(&edition.position);
        set_up.unwrap_or_else(|error| panic!("{place}: {error}"))
    });
    let both = comparison.shared + comparison.different.len();
    for (index, edition) in [one, two].into_iter().enumerate() {
        assert_eq!(both + edition.only_count, edition.legal, "{place}");
        let legal = tables[index].legal_texts(MOST_COMPARED).expect("bounded");
        assert_eq!(legal.len(), edition.legal, "{place}");
        for only in &edition.only {
            assert!(legal.contains(&only.text), "{place} {}", only.text);
            let Err(MoveError::Refused(refusal)) = tables[1 - index].read_move(&only.text) else {
                panic!("{place}: {} is allowed", only.text);
            };
            assert_eq!(
                (refusal.rule, refusal.reason),
                (only.refusal.rule, only.refusal.reason)
            );
        }
    }
}
