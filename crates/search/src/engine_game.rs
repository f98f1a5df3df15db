//! What the engine knows of a game: the one trait behind which a game's folder in `games` stands.

use crate::level::{GlanceScale, TopDemand};
use crate::plain_players::biggest_capture;
use crate::{Advice, GameFiles, SearchMethod};
use rules::{Game, Playable, Table};

/// A game that the engine plays. Everything else that the engine, its levels and those who train and measure it do with a
/// game follows from this and from what the game's way of searching asks.
pub trait EngineGame: Playable {
    /// How the game is searched.
    type Search: SearchMethod<Self>;

    /// The names of what an evaluation counts, in the order of their indexes.
    const FEATURES: &'static [&'static str];

    /// What looks like much at a glance, in the units of the game's scores.
    const GLANCE_SCALE: GlanceScale;

    /// What players are advised to do, in the order of the rule book's chapter; nothing where there is no such chapter.
    const ADVICE: &'static [Advice<Self>];

    /// A player who takes what he can get and looks no farther, to measure others by: the rest of the turn, nothing while a
    /// roll is awaited. `None` where the game has no such player.
    const GREEDY: Option<WholeTurn<Self>> = None;

    /// The files in the game's folder.
    fn files(&self) -> &'static GameFiles<Self>;

    /// What the highest level of this variant must show against the novice.
    fn asked_of_top_level(&self) -> TopDemand {
        if self.description().drawish.contains(&self.id()) {
            TopDemand::NEVER_LOSES
        } else {
            TopDemand::WINS
        }
    }

    /// The weights that are used unless others are handed in; as many as there are features.
    fn default_weights(&self) -> &'static [WeightOf<Self>] {
        self.files().weights().of(self.id())
    }

    /// The weights by which a position is judged at a glance, by somebody who slips.
    fn glance_weights(&self) -> &'static [WeightOf<Self>] {
        self.files().weights().at_a_glance(self.id())
    }

    /// Makes what the first search would otherwise wait for.
    fn prepare(&self) {}

    /// What somebody plays who has just learnt the rules: one of the moves that catch his eye, chosen evenly by `below(n)`,
    /// which must return a number under `n`. `None` where nothing does, and while a roll is awaited.
    fn novice(table: &Table<Self>, below: &mut dyn FnMut(usize) -> usize) -> Option<Self::Move> {
        biggest_capture(table, below)
    }
}

/// Somebody who plays a whole turn, or what is left of it.
pub type WholeTurn<G> = fn(&Table<G>) -> Vec<<G as Game>::Move>;

/// What the evaluation of a game counts in.
pub type WeightOf<G> = <<G as EngineGame>::Search as SearchMethod<G>>::Weight;
