//! The files of weights that the program ships with are those of the features, game by game.

use rules::Playable;
use search::{Contest, Weights, dice, shipped_text};

fn of_the_features<G: Contest + Playable>(game: &str, variants: &[G]) {
    let text = shipped_text(game).expect("a file");
    let weights = Weights::read(text).expect("weights");
    assert_eq!(weights.text(), text, "{game}: written as it is read");
    for variant in variants {
        let named = weights.whole(variant.id(), G::FEATURES).expect("a set");
        assert_eq!(variant.default_weights(), named, "{}", variant.id());
        assert_eq!(variant.glance_weights().len(), G::FEATURES.len());
    }
}

#[test]
fn every_game_plays_with_the_weights_of_its_file() {
    of_the_features("la-trel", &rules::la_trel::VARIANTS);
    of_the_features("attangle", &rules::attangle::VARIANTS);
    of_the_features("latroncules", &rules::latroncules::VARIANTS);
    assert!(shipped_text("chess").is_none());
}

#[test]
fn the_dice_game_plays_with_the_weights_of_its_file() {
    let text = shipped_text("chasse-croise").expect("a file");
    let weights = Weights::read(text).expect("weights");
    assert_eq!(weights.text(), text);
    let named = dice::weights_of(&weights).expect("a set");
    // To the bit: the file is the only source of the weights.
    assert_eq!(
        dice::default_weights().map(f32::to_bits),
        named.map(f32::to_bits)
    );
}
