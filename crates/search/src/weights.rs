//! Weights of evaluations, as files: a set for a game and perhaps others for some of its variants, each weight by the name
//! of its feature. The shipped files are what the program plays with; `ludotheca fit` writes new ones.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of the files.
const FORMAT: u32 = 1;

/// The sets of a file, by game (`la-trel`) or variant (`la-trel/base`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    format: u32,
    sets: BTreeMap<String, BTreeMap<String, f64>>,
}

/// What is wrong with a file of weights.
#[derive(Debug, thiserror::Error)]
pub enum WeightsError {
    #[error("not a file of weights: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("format {0} is not known")]
    Format(u32),
    #[error("no weights for {0}")]
    Missing(String),
    #[error("{set} has no weight for {feature}")]
    MissingFeature { set: String, feature: String },
    #[error("{set} has a weight for {feature}, which is no feature")]
    UnknownFeature { set: String, feature: String },
    #[error("{set}: the weight of {feature} is too large")]
    TooLarge { set: String, feature: String },
}

/// No weight is larger: sums must stay within an evaluation.
const LARGEST: f64 = 20_000.0;

impl Weights {
    pub fn read(text: &str) -> Result<Weights, WeightsError> {
        let weights: Weights = serde_json::from_str(text)?;
        if weights.format != FORMAT {
            return Err(WeightsError::Format(weights.format));
        }
        Ok(weights)
    }

    /// The text of the file: a line for each set, features in the order of the alphabet.
    pub fn text(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("weights have string keys");
        text + "\n"
    }

    /// The set that a variant plays with: its own, or else its game's. In the order of the features.
    pub fn of(&self, variant: &str, features: &[&str]) -> Result<Vec<f64>, WeightsError> {
        let game = variant.split('/').next().unwrap_or(variant);
        let (name, set) = [variant, game]
            .into_iter()
            .find_map(|name| Some((name, self.sets.get(name)?)))
            .ok_or_else(|| WeightsError::Missing(variant.to_owned()))?;
        let about = |feature: &str| (name.to_owned(), feature.to_owned());
        if let Some(feature) = set.keys().find(|name| !features.contains(&name.as_str())) {
            let (set, feature) = about(feature);
            return Err(WeightsError::UnknownFeature { set, feature });
        }
        features
            .iter()
            .map(|feature| {
                let (set_name, feature_name) = about(feature);
                let weight = *set.get(*feature).ok_or(WeightsError::MissingFeature {
                    set: set_name.clone(),
                    feature: feature_name.clone(),
                })?;
                if weight.abs() > LARGEST {
                    return Err(WeightsError::TooLarge {
                        set: set_name,
                        feature: feature_name,
                    });
                }
                Ok(weight)
            })
            .collect()
    }

    /// The same as whole numbers, for evaluations that count in them.
    pub fn whole(&self, variant: &str, features: &[&str]) -> Result<Vec<i32>, WeightsError> {
        let weights = self.of(variant, features)?;
        Ok(weights
            .into_iter()
            .map(|weight| weight.round() as i32)
            .collect())
    }

    /// Puts a set in the place of an older one.
    pub fn set(&mut self, name: &str, features: &[&str], weights: &[f64]) {
        let set = features
            .iter()
            .zip(weights)
            .map(|(feature, weight)| ((*feature).to_owned(), *weight))
            .collect();
        self.sets.insert(name.to_owned(), set);
    }
}

/// The file of weights that a game ships with; `None` when there is no such game.
pub fn shipped_text(game: &str) -> Option<&'static str> {
    Some(match game {
        "la-trel" => include_str!("../weights/la-trel.json"),
        "attangle" => include_str!("../weights/attangle.json"),
        "latroncules" => include_str!("../weights/latroncules.json"),
        "chasse-croise" => include_str!("../weights/chasse-croise.json"),
        _ => return None,
    })
}

/// What a game ships with, read once: whole numbers for each of its variants.
#[derive(Debug)]
pub(crate) struct Shipped {
    sets: Vec<(&'static str, Vec<i32>)>,
    /// How a beginner judges, where that is told.
    glance: Option<Vec<i32>>,
}

/// The end of the name of a game's set for glances.
const GLANCE: &str = "at-a-glance";

impl Shipped {
    pub(crate) fn read(game: &str, features: &[&str]) -> Shipped {
        let text = shipped_text(game).expect("every game ships with weights");
        let weights = Weights::read(text).expect("the weights shipped can be read");
        let of_game = |id: &&'static str| id.split('/').next() == Some(game);
        let sets = rules::variants().filter(of_game).map(|variant| {
            let set = weights
                .whole(variant, features)
                .expect("the weights shipped are those of the features");
            (variant, set)
        });
        let sets = sets.collect();
        let name = format!("{game}/{GLANCE}");
        let glance = weights.sets.contains_key(&name).then(|| {
            weights
                .whole(&name, features)
                .expect("the weights shipped are those of the features")
        });
        Shipped { sets, glance }
    }

    /// How a variant is judged at a glance.
    pub(crate) fn at_a_glance(&self, variant: &str) -> &[i32] {
        self.glance.as_deref().unwrap_or_else(|| self.of(variant))
    }

    pub(crate) fn of(&self, variant: &str) -> &[i32] {
        self.sets
            .iter()
            .find(|(id, _)| *id == variant)
            .map(|(_, weights)| weights.as_slice())
            .expect("every variant of the game is here")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEATURES: &[&str] = &["foot", "horse"];

    fn read(text: &str) -> Result<Vec<i32>, WeightsError> {
        Weights::read(text)?.whole("latroncules/short", FEATURES)
    }

    #[test]
    fn a_variant_without_a_set_plays_with_its_games() {
        let text = r#"{"format":1,"sets":{"latroncules":{"horse":180,"foot":100},
            "latroncules/classic":{"horse":1,"foot":2}}}"#;
        assert_eq!(read(text).expect("weights"), [100, 180]);
        let own = text.replace("/classic", "/short");
        assert_eq!(read(&own).expect("weights"), [2, 1]);
    }

    #[test]
    fn weights_that_do_not_fit_the_features_are_refused() {
        let of = |set: &str| read(&format!(r#"{{"format":1,"sets":{{{set}}}}}"#));
        assert!(matches!(of(""), Err(WeightsError::Missing(_))));
        assert!(matches!(
            of(r#""latroncules":{"foot":1}"#),
            Err(WeightsError::MissingFeature { feature, .. }) if feature == "horse"
        ));
        assert!(matches!(
            of(r#""latroncules":{"foot":1,"horse":2,"elephant":3}"#),
            Err(WeightsError::UnknownFeature { feature, .. }) if feature == "elephant"
        ));
        assert!(matches!(
            of(r#""latroncules":{"foot":1,"horse":30000}"#),
            Err(WeightsError::TooLarge { .. })
        ));
        assert!(matches!(
            Weights::read(r#"{"format":2,"sets":{}}"#),
            Err(WeightsError::Format(2))
        ));
    }

    #[test]
    fn what_is_written_is_read_back() {
        let mut weights = Weights::read(r#"{"format":1,"sets":{}}"#).expect("weights");
        weights.set("latroncules", FEATURES, &[99.5, -3.0]);
        let again = Weights::read(&weights.text()).expect("weights");
        assert_eq!(again, weights);
        let set = again.of("latroncules/short", FEATURES).expect("a set");
        assert_eq!(set, [99.5, -3.0]);
    }
}
