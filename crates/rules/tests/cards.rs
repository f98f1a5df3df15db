//! Reference cards: everything that a game shows is explained on them, and everything that they show is there.

use ludotheca_rules::card::{Card, CardEntry, Sample};
use ludotheca_rules::{AnyTable, Side, variants};
use std::collections::BTreeSet;

fn cards() -> impl Iterator<Item = (AnyTable, Card)> {
    variants().map(|variant| {
        let table = AnyTable::open(variant).expect("a variant");
        let card = table.card();
        (table, card)
    })
}

fn entries(card: &Card) -> impl Iterator<Item = &CardEntry> {
    card.pieces.iter().chain(&card.symbols)
}

#[test]
fn every_part_of_a_card_says_something() {
    for (table, card) in cards() {
        let variant = table.variant();
        assert!(!card.pieces.is_empty(), "{variant}");
        assert!(!card.symbols.is_empty(), "{variant}");
        for part in [&card.turn, &card.captures, &card.end] {
            assert!(!part.is_empty(), "{variant}");
        }
    }
}

#[test]
fn every_kind_of_piece_that_a_game_begins_with_is_explained_once() {
    for (table, card) in cards() {
        let explained: Vec<(&str, u8)> = card
            .pieces
            .iter()
            .filter_map(|entry| match entry.sample {
                Sample::Piece { kind, height, .. } => Some((kind, height)),
                Sample::Cell(_) => None,
            })
            .collect();
        let once: BTreeSet<_> = explained.iter().collect();
        assert_eq!(once.len(), card.pieces.len(), "{}", table.variant());
        for piece in table.view().pieces {
            let is_there = explained.contains(&(piece.kind, piece.height));
            assert!(is_there, "{}: {}", table.variant(), piece.kind);
        }
    }
}

#[test]
fn what_a_card_shows_is_there() {
    for (table, card) in cards() {
        let variant = table.variant();
        for entry in entries(&card) {
            match &entry.sample {
                Sample::Piece { kind, height, .. } => {
                    let mut pictures = table.description().pieces.iter();
                    let picture = pictures.find(|picture| picture.kind == *kind);
                    let picture = picture.unwrap_or_else(|| panic!("{variant}: {kind}"));
                    assert!(
                        (1..=picture.tallest()).contains(height),
                        "{variant}: {kind}"
                    );
                }
                Sample::Cell(name) => {
                    assert!(table.cell_named(name).is_some(), "{variant}: {name}");
                }
            }
        }
    }
}

#[test]
fn the_second_players_sign_is_explained() {
    for (table, card) in cards() {
        let explained = card.symbols.iter().any(|entry| {
            matches!(
                entry.sample,
                Sample::Piece {
                    side: Side::Two,
                    ..
                }
            ) && entry.text.id == "card-second-player"
        });
        assert!(explained, "{}", table.variant());
    }
}

/// A card that said the same for two variants would leave out what tells them apart.
#[test]
fn no_two_variants_of_a_game_have_the_same_card() {
    let all: Vec<(AnyTable, Card)> = cards().collect();
    for (index, (table, card)) in all.iter().enumerate() {
        for (other, its) in &all[..index] {
            assert_ne!(card, its, "{} and {}", table.variant(), other.variant());
        }
    }
}

#[test]
fn spare_pieces_of_a_kit_are_kinds_of_the_game() {
    for game in ludotheca_rules::games() {
        for (kind, _) in game.kit.iter().flat_map(|kit| kit.spare) {
            assert!(
                game.pieces.iter().any(|piece| piece.kind == *kind),
                "{game}: {kind}"
            );
        }
        let endless = game.variants().filter_map(AnyTable::open).any(|table| {
            table
                .view()
                .reserves
                .is_some_and(|reserves| reserves.contains(&None))
        });
        let printed = game.kit.is_none_or(|kit| kit.endless > 0);
        assert!(printed || !endless, "{game} has reserves without limit");
    }
}
