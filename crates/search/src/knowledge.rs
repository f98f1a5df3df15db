//! What the engine knows of the game on a table, asked without the game's types.

use crate::level::{GlanceScale, Ladders, TopDemand};
use crate::weights::Weight;
use crate::{EngineGame, SearchMethod, Weights, WinModels};
use rules::{AnyTable, Table, with_table};

/// A table of each game, in the order of the catalog.
pub fn games() -> Vec<AnyTable> {
    let mut games: Vec<AnyTable> = rules::variants().filter_map(AnyTable::open).collect();
    games.dedup_by_key(|table| table.game());
    games
}

/// The variants of the game.
pub fn variants(table: &AnyTable) -> Vec<&'static str> {
    table.description().variants().collect()
}

/// Where the game's files lie in the sources of the project.
pub fn folder(table: &AnyTable) -> String {
    format!("crates/search/src/games/{}", table.description().folder())
}

/// The names of what the game's evaluation counts.
pub fn features(table: &AnyTable) -> &'static [&'static str] {
    fn of<G: EngineGame>(_: &Table<G>) -> &'static [&'static str] {
        G::FEATURES
    }
    with_table!(table, table => of(table))
}

/// The file of weights that the game ships with.
pub fn shipped_weights(table: &AnyTable) -> &'static Weights {
    with_table!(table, table => table.game().files().weights().file())
}

/// Whether the game's evaluation counts in whole numbers.
pub fn has_whole_weights(table: &AnyTable) -> bool {
    fn of<G: EngineGame>(_: &Table<G>) -> bool {
        <G::Search as SearchMethod<G>>::Weight::WHOLE
    }
    with_table!(table, table => of(table))
}

/// The levels that the game ships with.
pub fn ladders(table: &AnyTable) -> &'static Ladders {
    with_table!(table, table => table.game().files().ladders())
}

/// What scores promise in the game's variants; `None` where scores are chances already.
pub fn win_models(table: &AnyTable) -> Option<&'static WinModels> {
    with_table!(table, table => table.game().files().win_models())
}

/// What looks like much at a glance.
pub fn glance_scale(table: &AnyTable) -> GlanceScale {
    fn of<G: EngineGame>(_: &Table<G>) -> GlanceScale {
        G::GLANCE_SCALE
    }
    with_table!(table, table => of(table))
}

/// What the highest level of this variant must show against the novice.
pub fn asked_of_top_level(table: &AnyTable) -> TopDemand {
    with_table!(table, table => table.game().asked_of_top_level())
}

/// What players of the game are advised to do: identifiers, each with the variant in which it is measured.
pub fn advice(table: &AnyTable) -> Vec<(&'static str, &'static str)> {
    fn of<G: EngineGame>(_: &Table<G>) -> Vec<(&'static str, &'static str)> {
        let named = G::ADVICE.iter().map(|advice| (advice.id, advice.variant));
        named.collect()
    }
    with_table!(table, table => of(table))
}

/// Whether a search that was cut off goes on where it stopped.
pub fn resumes(table: &AnyTable) -> bool {
    fn of<G: EngineGame>(_: &Table<G>) -> bool {
        G::Search::RESUMES
    }
    with_table!(table, table => of(table))
}
