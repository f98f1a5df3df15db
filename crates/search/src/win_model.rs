//! What scores are worth in a game without dice: how far ahead one must be to win every other game, and how fast a greater lead
//! makes it more certain. As a file it is the `win_model.json` in the game's folder, fitted to games between two good players
//! by `ludotheca fit --win-model`.

use rules::Playable;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The two numbers behind [`Wdl`](crate::Wdl), in units of the score.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WinModel {
    /// The score at which a win is as likely as not; 0 where nothing is drawn.
    pub margin: f64,
    /// How fast a greater score makes it more likely.
    pub spread: f64,
}

impl WinModel {
    /// How likely a win with this score is, from 0 to 1; a loss is as likely as a win with the negated score.
    pub fn win(self, score: f64) -> f64 {
        1.0 / (1.0 + ((self.margin - score) / self.spread).exp())
    }

    fn is_sound(self) -> bool {
        self.margin >= 0.0 && self.spread > 0.0
    }
}

/// The version of the file.
const FORMAT: u32 = 1;

/// The win models of a game, one for each of its variants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WinModels {
    format: u32,
    variants: BTreeMap<String, WinModel>,
}

/// What is wrong with the win models of a game.
#[derive(Debug, thiserror::Error)]
pub enum WinModelsError {
    #[error("not a file of win models: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("format {0} is not known")]
    Format(u32),
    #[error("{0} has no win model")]
    Missing(String),
    #[error("{0} is no variant of the game")]
    UnknownVariant(String),
    #[error("the margin of {0} must not be negative, and its spread must be positive")]
    Unsound(String),
}

impl WinModels {
    /// Reads the win models of a game with these variants and checks them.
    pub fn read(text: &str, variants: &[&str]) -> Result<WinModels, WinModelsError> {
        let models: WinModels = serde_json::from_str(text)?;
        if models.format != FORMAT {
            return Err(WinModelsError::Format(models.format));
        }
        for (variant, model) in &models.variants {
            if !variants.contains(&variant.as_str()) {
                return Err(WinModelsError::UnknownVariant(variant.clone()));
            }
            if !model.is_sound() {
                return Err(WinModelsError::Unsound(variant.clone()));
            }
        }
        let missing = |variant: &&&str| models.of(variant).is_none();
        match variants.iter().find(missing) {
            Some(variant) => Err(WinModelsError::Missing((*variant).to_owned())),
            None => Ok(models),
        }
    }

    /// Reads the file in a game's folder. One that does not fit the game is a mistake in that folder, and is told by a panic
    /// that names the game.
    pub(crate) fn shipped<G: Playable>(variants: &[G], text: &str) -> WinModels {
        let variants: Vec<&str> = variants.iter().map(Playable::id).collect();
        WinModels::read(text, &variants)
            .unwrap_or_else(|error| panic!("the win models that {variants:?} ship with: {error}"))
    }

    /// The win model of a variant; `None` where it is no variant of the game.
    pub fn of(&self, variant: &str) -> Option<WinModel> {
        self.variants.get(variant).copied()
    }

    /// Puts a win model in the place of an older one.
    pub fn set(&mut self, variant: &str, model: WinModel) {
        self.variants.insert(variant.to_owned(), model);
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("win models have string keys");
        text + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(variants: &str) -> Result<WinModels, WinModelsError> {
        let text = format!(r#"{{"format":1,"variants":{{{variants}}}}}"#);
        WinModels::read(&text, &["a/b", "a/c"])
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let models = read(r#""a/b":{"margin":3.5,"spread":80},"a/c":{"margin":0,"spread":1}"#);
        let models = models.expect("win models");
        let again = WinModels::read(&models.text(), &["a/b", "a/c"]).expect("win models");
        assert_eq!(again, models);
        assert_eq!(models.of("a/d"), None);
    }

    #[test]
    fn win_models_that_do_not_fit_the_game_are_refused() {
        let (b, c) = (
            r#""a/b":{"margin":1,"spread":2}"#,
            r#""a/c":{"margin":1,"spread":2}"#,
        );
        assert!(read(&format!("{b},{c}")).is_ok());
        assert!(matches!(read(b), Err(WinModelsError::Missing(variant)) if variant == "a/c"));
        let stranger = c.replace("a/c", "chess/standard");
        let all = format!("{b},{c},{stranger}");
        assert!(matches!(read(&all), Err(WinModelsError::UnknownVariant(_))));
        for unsound in ["\"spread\":0", "\"spread\":-2"] {
            let all = format!("{b},{}", c.replace("\"spread\":2", unsound));
            assert!(
                matches!(read(&all), Err(WinModelsError::Unsound(_))),
                "{all}"
            );
        }
        let later = WinModels::read(r#"{"format":2,"variants":{}}"#, &[]);
        assert!(matches!(later, Err(WinModelsError::Format(2))));
    }
}
