//! Any position of any two variants: refused, or compared, and then each edition says of every move what the comparison says of it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::compare::{CompareError, MOST_COMPARED, MOST_TOLD, compare_text, share_board};
use rules::{AnyTable, MoveError};

/// Of many moves some are looked at again.
const LOOKED_AT: usize = 12;

fuzz_target!(|input: &str| {
    // The first line names both variants, the second is the position, or nothing for the start.
    let mut lines = input.lines();
    let Some((one, two)) = lines.next().and_then(|line| line.split_once(' ')) else { return };
    let (Some(one), Some(two)) = (AnyTable::open(one), AnyTable::open(two)) else { return };
    let comparison = match compare_text(&one, &two, lines.next()) {
        Ok(comparison) => comparison,
        Err(CompareError::Position(error)) => {
            assert!(error.column >= 1, "{error:?}");
            return;
        }
        Err(_) => {
            assert!(!share_board(&one, &two));
            return;
        }
    };
    assert!(comparison.different.len() <= MOST_TOLD && comparison.endings.len() <= MOST_TOLD);
    let tables: Vec<Option<AnyTable>> = [&one, &two]
        .into_iter()
        .zip(&comparison.editions)
        .map(|(table, edition)| {
            assert_eq!(edition.variant, table.variant());
            let set_up = table.set_up(&edition.position);
            assert_eq!(edition.impossible.as_ref(), set_up.as_ref().err(), "{}", edition.position);
            set_up.ok()
        })
        .collect();
    let [Some(one), Some(two)] = &tables[..] else {
        assert_eq!(comparison.shared, 0);
        return;
    };
    for (edition, [own, other]) in comparison.editions.iter().zip([[one, two], [two, one]]) {
        assert_eq!(edition.outcome, own.outcome());
        assert!(edition.legal <= MOST_COMPARED && edition.only_count <= edition.legal);
        assert_eq!(edition.only.len(), edition.only_count.min(MOST_TOLD));
        for only in edition.only.iter().take(LOOKED_AT) {
            assert_eq!(own.read_move(&only.text).as_ref().ok(), Some(&only.text));
            match other.read_move(&only.text) {
                Err(MoveError::Refused(refusal)) => assert_eq!(refusal.rule, only.refusal.rule, "{}", only.text),
                answered => panic!("{}: {answered:?}", only.text),
            }
        }
    }
    for ending in comparison.endings.iter().take(LOOKED_AT) {
        assert_ne!(ending.outcomes[0], ending.outcomes[1]);
        let mut played = one.clone();
        played.play(&ending.text).expect("a move of the first edition");
        assert_eq!(played.outcome(), ending.outcomes[0]);
    }
});
