//! What a game says of itself fits together, and no two games claim the same.

use ludotheca_rules::{AnyTable, Choice, MoveError, Reason, Rule, games};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn no_two_games_share_a_name_a_rule_a_reason_or_a_choice() {
    let mut claimed: BTreeMap<String, &str> = BTreeMap::new();
    for game in games() {
        let own = [game.id, game.rule_prefix].map(str::to_owned);
        let rules = game.rules.iter().map(|rule| rule.id().to_owned());
        let reasons = game.reasons.iter().map(|reason| reason.id().to_owned());
        let choices = game
            .choices
            .iter()
            .map(|offer| format!("choice {}", offer.choice.id()));
        let pieces = game.pieces.iter().map(|piece| piece.kind.to_owned());
        for name in own
            .into_iter()
            .chain(rules)
            .chain(reasons)
            .chain(choices)
            .chain(pieces)
        {
            let before = claimed.insert(name.clone(), game.id);
            assert_eq!(before, None, "{game} claims {name} too");
        }
    }
    let all: Vec<_> = Reason::all().map(Reason::id).collect();
    let distinct: BTreeSet<_> = all.iter().collect();
    assert_eq!(distinct.len(), all.len(), "a reason that any game may give");
}

#[test]
fn the_rules_of_a_game_begin_with_its_prefix_and_its_endings_are_among_them() {
    for game in games() {
        let prefix = format!("{}-", game.rule_prefix);
        assert!(!game.rules.is_empty(), "{game} has no rules");
        for rule in game.rules {
            assert!(rule.id().starts_with(&prefix), "{game}: {rule}");
            assert_eq!(Rule::from_id(rule.id()), Some(*rule), "{game}: {rule}");
        }
        assert!(!game.endings.is_empty(), "{game} never ends");
        for rule in game.endings {
            assert!(
                game.rules.contains(rule),
                "{game} ends by {rule}, which is no rule of it"
            );
        }
    }
}

#[test]
fn what_a_game_offers_beside_cells_is_found_by_its_name_and_shows_one_of_its_pieces() {
    for game in games() {
        for offer in game.choices {
            assert_eq!(
                Choice::from_id(offer.choice.id()),
                Some(offer.choice),
                "{game}"
            );
            assert!(
                game.pieces.iter().any(|piece| piece.kind == offer.kind),
                "{game}: {}",
                offer.kind
            );
        }
    }
}

#[test]
fn every_game_has_variants_whose_names_begin_with_its_own() {
    for game in games() {
        assert!(game.variants().next().is_some(), "{game} has no variants");
        for variant in game.drawish {
            let known = game.variants().any(|id| id == *variant);
            assert!(
                known,
                "{game} calls {variant} drawish, which is no variant of it"
            );
        }
    }
    for variant in ludotheca_rules::variants() {
        let table = AnyTable::open(variant).expect("a listed variant");
        assert_eq!(
            ludotheca_rules::game_of(variant),
            Some(table.description()),
            "{variant}"
        );
    }
}

/// A random game's pieces, its own kind of "any piece" aside, are named by the description, and each of those is seen or can be
/// put on the board.
#[test]
fn the_pieces_that_are_seen_are_those_that_the_game_names() {
    for game in games() {
        let mut seen = BTreeSet::new();
        for variant in game.variants() {
            let mut table = AnyTable::open(variant).expect("a listed variant");
            seen.extend(table.editor().kinds().iter().map(|kind| kind.kind));
            let mut number = 0;
            while let Some(mv) = table.random_move(|most| {
                number += 7;
                number % most
            }) {
                seen.extend(table.view().pieces.iter().map(|piece| piece.kind));
                if table.len() > 200 {
                    break;
                }
                table.play(&mv).expect("a legal move");
            }
        }
        let named: BTreeSet<&str> = game.pieces.iter().map(|piece| piece.kind).collect();
        assert_eq!(seen, named, "{game}");
    }
}

#[test]
fn the_work_that_measures_a_game_can_be_done() {
    for game in games() {
        let work = game.benchmark;
        assert_eq!(
            ludotheca_rules::game_of(work.variant),
            Some(game),
            "{}",
            work.variant
        );
        let table = AnyTable::open(work.variant)
            .unwrap_or_else(|| panic!("{game} is measured by {}, no variant", work.variant));
        let refused = matches!(table.read_move(work.refused), Err(MoveError::Refused(_)));
        assert!(refused, "{game}: {} is to be refused", work.refused);
        assert!(work.depth > 2, "{game}: benches count two plies and more");
    }
}
