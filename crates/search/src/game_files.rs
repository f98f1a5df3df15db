//! The files in a game's folder. Each is read when it is first asked for; one that does not fit the game is a mistake in that
//! folder, and is told by a panic that names the game.

use crate::level::Ladders;
use crate::{EngineGame, SearchMethod, ShippedWeights, WeightOf, WinModels};
use std::sync::OnceLock;

/// What a game ships with.
#[derive(Debug)]
pub struct GameFiles<G: EngineGame> {
    variants: &'static [G],
    texts: FileTexts,
    weights: OnceLock<ShippedWeights<WeightOf<G>>>,
    ladders: OnceLock<Ladders>,
    win_models: OnceLock<WinModels>,
}

/// The texts of a game's files.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FileTexts {
    /// `weights.json`.
    pub(crate) weights: &'static str,
    /// `levels.json`.
    pub(crate) levels: &'static str,
    /// `win_model.json`, which games whose scores are chances already do without.
    pub(crate) win_model: Option<&'static str>,
}

impl<G: EngineGame> GameFiles<G> {
    /// The files of a game with these variants.
    pub(crate) const fn new(variants: &'static [G], texts: FileTexts) -> GameFiles<G> {
        // A static is made while the program is compiled, and so is this mistake told.
        assert!(
            texts.win_model.is_none() == <G::Search as SearchMethod<G>>::SCORES_ARE_CHANCES,
            "a game has a win model, unless its scores are chances"
        );
        GameFiles {
            variants,
            texts,
            weights: OnceLock::new(),
            ladders: OnceLock::new(),
            win_models: OnceLock::new(),
        }
    }

    /// What its evaluations count.
    pub fn weights(&self) -> &ShippedWeights<WeightOf<G>> {
        self.weights
            .get_or_init(|| ShippedWeights::read(self.variants, G::FEATURES, self.texts.weights))
    }

    /// Its levels.
    pub fn ladders(&self) -> &Ladders {
        self.ladders
            .get_or_init(|| Ladders::shipped(self.variants, self.texts.levels))
    }

    /// What scores promise in its variants; `None` where they are chances already.
    pub fn win_models(&self) -> Option<&WinModels> {
        let text = self.texts.win_model?;
        let read = || WinModels::shipped(self.variants, text);
        Some(self.win_models.get_or_init(read))
    }
}
