//! Weights of evaluations, as files: a set for a game and perhaps others for some of its variants, each weight by the name
//! of its feature. What the program plays with lies in the games' folders; `ludotheca fit` writes new files.

use rules::{Message, Playable, Value, game_id_of};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

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
// People are told the sentence.
#[error("{}", self.message())]
pub enum WeightsError {
    Unreadable(#[from] serde_json::Error),
    Format(u32),
    Missing(String),
    MissingFeature { set: String, feature: String },
    UnknownFeature { set: String, feature: String },
    TooLarge { set: String, feature: String },
}

impl WeightsError {
    /// The sentence that says so; where the weights are from, whoever read them adds as `path`.
    pub fn message(&self) -> Message {
        let of = |set: &String, feature: &String| {
            vec![
                ("set", set.as_str().into()),
                ("feature", feature.as_str().into()),
            ]
        };
        let (id, args) = match self {
            WeightsError::Unreadable(error) => (
                "arena-weights-unreadable",
                vec![("problem", error.to_string().into())],
            ),
            WeightsError::Format(format) => (
                "arena-weights-format",
                vec![("format", Value::Text(format.to_string()))],
            ),
            WeightsError::Missing(variant) => (
                "arena-weights-missing",
                vec![("variant", variant.as_str().into())],
            ),
            WeightsError::MissingFeature { set, feature } => {
                ("arena-weights-missing-feature", of(set, feature))
            }
            WeightsError::UnknownFeature { set, feature } => {
                ("arena-weights-unknown-feature", of(set, feature))
            }
            WeightsError::TooLarge { set, feature } => {
                ("arena-weights-too-large", of(set, feature))
            }
        };
        Message::new(id, args)
    }
}

/// A number as an evaluation counts in it.
pub trait Weight: Copy + fmt::Debug + PartialEq + Send + Sync + 'static {
    /// Whether it has no fractions.
    const WHOLE: bool;

    fn of(number: f64) -> Self;
}

impl Weight for i32 {
    const WHOLE: bool = true;

    fn of(number: f64) -> i32 {
        number.round() as i32
    }
}

impl Weight for f32 {
    const WHOLE: bool = false;

    fn of(number: f64) -> f32 {
        number as f32
    }
}

impl Weight for f64 {
    const WHOLE: bool = false;

    fn of(number: f64) -> f64 {
        number
    }
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

    /// The games and variants that have a set.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.sets.keys().map(String::as_str)
    }

    /// The text of the file: a line for each set, features in the order of the alphabet.
    pub fn text(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("weights have string keys");
        text + "\n"
    }

    /// The set that a variant plays with: its own, or else its game's. In the order of the features.
    pub fn of<W: Weight>(&self, variant: &str, features: &[&str]) -> Result<Vec<W>, WeightsError> {
        let (name, set) = [variant, game_id_of(variant)]
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
                Ok(W::of(weight))
            })
            .collect()
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

/// The weights in a game's folder, read once: the file, and the numbers for each of the game's variants.
#[derive(Debug)]
pub struct ShippedWeights<W> {
    file: Weights,
    sets: Vec<(&'static str, Vec<W>)>,
    /// How a beginner judges, where that is told.
    glance: Option<Vec<W>>,
}

/// The end of the name of a game's set for glances.
const GLANCE: &str = "at-a-glance";

impl<W: Weight> ShippedWeights<W> {
    /// Reads the file of a game with these variants. A file that does not fit the game is a mistake in the game's folder,
    /// and is told by a panic that names it.
    pub(crate) fn read<G: Playable>(
        variants: &[G],
        features: &[&str],
        text: &str,
    ) -> ShippedWeights<W> {
        let game = game_id_of(variants.first().map_or("no game", Playable::id));
        let file = Weights::read(text).unwrap_or_else(|error| unfit(game, &error));
        let set = |name: &str| {
            file.of(name, features)
                .unwrap_or_else(|error| unfit(name, &error))
        };
        let glance = format!("{game}/{GLANCE}");
        ShippedWeights {
            sets: variants
                .iter()
                .map(|game| (game.id(), set(game.id())))
                .collect(),
            glance: file.sets.contains_key(&glance).then(|| set(&glance)),
            file,
        }
    }

    /// The file as it was read.
    pub fn file(&self) -> &Weights {
        &self.file
    }

    /// How a variant of the game is judged.
    pub(crate) fn of(&self, variant: &str) -> &[W] {
        self.sets
            .iter()
            .find(|(id, _)| *id == variant)
            .map(|(_, weights)| weights.as_slice())
            .expect("every variant of the game is here")
    }

    /// How it is judged at a glance.
    pub(crate) fn at_a_glance(&self, variant: &str) -> &[W] {
        self.glance.as_deref().unwrap_or_else(|| self.of(variant))
    }
}

fn unfit(name: &str, error: &WeightsError) -> ! {
    panic!("the weights that {name} ships with: {error}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEATURES: &[&str] = &["foot", "horse"];

    fn read(text: &str) -> Result<Vec<i32>, WeightsError> {
        Weights::read(text)?.of("latroncules/short", FEATURES)
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
        let set: Vec<f64> = again.of("latroncules/short", FEATURES).expect("a set");
        assert_eq!(set, [99.5, -3.0]);
    }

    #[test]
    fn what_is_written_is_read_back_to_the_last_bit() {
        // Numbers that are read inexactly by who multiplies digits with powers of ten.
        let exact = [2.222_222_222_222_222e50, 123.456_789_012_345_67];
        let mut weights = Weights::read(r#"{"format":1,"sets":{}}"#).expect("weights");
        weights.set("latroncules", FEATURES, &exact);
        assert_eq!(Weights::read(&weights.text()).expect("weights"), weights);
    }
}
