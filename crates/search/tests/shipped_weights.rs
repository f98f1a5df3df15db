//! The files of weights that the program ships with are those of the features, game by game.

use rules::{AnyTable, with_table};
use search::{EngineGame, WeightOf};

fn of_the_features<G: EngineGame>(variant: &G) {
    let file = variant.files().weights().file();
    let named: Vec<WeightOf<G>> = file.of(variant.id(), G::FEATURES).expect("a set");
    // To the bit, which is how they are printed: the file is the only source of the weights.
    let printed = |weights: &[WeightOf<G>]| format!("{weights:?}");
    assert_eq!(printed(variant.default_weights()), printed(&named));
    assert_eq!(variant.glance_weights().len(), G::FEATURES.len());
}

#[test]
fn every_game_plays_with_the_weights_of_its_file() {
    for variant in rules::variants() {
        let table = AnyTable::open(variant).expect("a listed variant");
        with_table!(&table, table => of_the_features(table.game()));
    }
}
