//! The files of weights that the program ships with are those of the features, game by game.

use search::{EngineGame, WeightOf};

fn of_the_features<G: EngineGame>(variants: &[G]) {
    for variant in variants {
        let file = variant.shipped_weights().file();
        let named: Vec<WeightOf<G>> = file.of(variant.id(), G::FEATURES).expect("a set");
        // To the bit, which is how they are printed: the file is the only source of the weights.
        let printed = |weights: &[WeightOf<G>]| format!("{weights:?}");
        assert_eq!(printed(variant.default_weights()), printed(&named));
        assert_eq!(variant.glance_weights().len(), G::FEATURES.len());
    }
}

#[test]
fn every_game_plays_with_the_weights_of_its_file() {
    of_the_features(&rules::la_trel::VARIANTS);
    of_the_features(&rules::attangle::VARIANTS);
    of_the_features(&rules::latroncules::VARIANTS);
    of_the_features(&rules::chasse_croise::VARIANTS);
}
