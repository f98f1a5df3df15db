//! The evaluation is fair to both players, and what it says of hits is what the rules say.

use crate::{all_rolls, all_ways, at, awaits_dice, each_random, shipped};
use rules::Notation;
use rules::chasse_croise::{ChasseCroise, Lane, Position, STANDARD};
use search::EngineGame;
use search::expectimax::{Evaluator, ExpectimaxGame, probability, score};

const FEATURES: &[&str] = ChasseCroise::FEATURES;

/// Columns become rows, Red becomes White.
fn transposed(position: &Position) -> Position {
    let text = STANDARD.position_text(position);
    let fields: Vec<_> = text.split(' ').collect();
    let (red, white) = fields[0].split_once('/').expect("two sides");
    let turns: u32 = fields[3].parse().expect("a number");
    let player = if fields[1] == "1" { "2" } else { "1" };
    at(&format!(
        "{white}/{red} {player} {} {}",
        fields[2],
        turns + 1
    ))
}

fn feature(name: &str, position: &Position) -> f32 {
    let wanted = FEATURES.iter().position(|feature| *feature == name);
    let mut total = 0.0;
    STANDARD.features(position, |feature, amount| {
        if Some(feature) == wanted {
            total += amount;
        }
    });
    total
}

/// The dearest pawn, by its steps, that each of the 36 throws lets the roller hit; 0 for none.
fn dearest_hits(position: &Position) -> Vec<(u8, u32)> {
    let victim = !position.side();
    let dearest = |rolled: &Position| {
        let lost = |after: &Position| {
            Lane::all()
                .filter(|lane| after.place(victim, *lane) != position.place(victim, *lane))
                .map(|lane| position.place(victim, lane))
                .max()
        };
        all_ways(rolled)
            .iter()
            .filter_map(|(after, _)| lost(after))
            .max()
    };
    all_rolls(position)
        .iter()
        .map(|(rolled, weight)| (dearest(rolled).unwrap_or(0), *weight))
        .collect()
}

#[test]
fn every_feature_has_a_name_and_a_weight() {
    assert_eq!(FEATURES.len(), STANDARD.default_weights().len());
    each_random(50, awaits_dice, |position| {
        STANDARD.features(position, |feature, _| assert!(feature < FEATURES.len()));
    });
}

#[test]
fn the_mover_is_worth_the_same_on_columns_and_on_rows() {
    let evaluator = shipped();
    each_random(300, awaits_dice, |position| {
        let value = evaluator.evaluate(&STANDARD, position);
        let turned = evaluator.evaluate(&STANDARD, &transposed(position));
        assert!((value - turned).abs() < f32::EPSILON, "{position:?}");
        assert!((0.0..=1.0).contains(&value), "{position:?}");
    });
}

#[test]
fn risk_is_what_the_throws_of_the_roller_can_hit() {
    each_random(60, awaits_dice, |position| {
        let hits = dearest_hits(position);
        let any: u32 = hits
            .iter()
            .filter(|(dearest, _)| *dearest > 0)
            .map(|(_, weight)| weight)
            .sum();
        let expected: u32 = hits
            .iter()
            .map(|(dearest, weight)| u32::from(*dearest) * weight)
            .sum();
        let close = |a: f32, b: u32| (a * 36.0 - b as f32).abs() < 0.01;
        assert!(close(feature("risk-any", position), any), "{position:?}");
        assert!(close(feature("risk", position), expected), "{position:?}");
    });
}

#[test]
fn no_throw_hits_where_nobody_has_set_out() {
    let start = at("0000000000/0000000000 1 - 0");
    assert!(feature("risk-any", &start).abs() < f32::EPSILON);
    assert!(feature("threat-any", &start).abs() < f32::EPSILON);
}

#[test]
fn a_player_about_to_arrive_is_ahead_of_one_who_has_not_set_out() {
    let evaluator = shipped();
    // White has just moved; Red rolls.
    let white_ahead = evaluator.evaluate(&STANDARD, &at("0000000000/bbbbbbbbba 1 - 40"));
    let red_ahead = evaluator.evaluate(&STANDARD, &at("bbbbbbbbba/0000000000 1 - 40"));
    assert!(white_ahead > 0.9, "{white_ahead}");
    assert!(red_ahead < 0.1, "{red_ahead}");
}

#[test]
fn scores_and_probabilities_are_the_same_thing() {
    for percent in 0..=100 {
        let expected = percent as f32 / 100.0;
        assert!((probability(score(expected)) - expected).abs() < 1e-4);
    }
    assert_eq!(score(0.5).value(), 0);
    assert_eq!(score(0.75), -score(0.25));
    assert_eq!(score(1.0).forced(), None, "likely is not proven");
}
