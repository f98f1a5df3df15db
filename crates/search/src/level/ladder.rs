//! The levels of a game: a ladder of ten for every calibrated variant, and which ladder its other variants climb. As a file it
//! is the `levels.json` in the game's folder, which `ludotheca calibrate` writes.

use super::{LEVELS, Level, MOST_NODES};
use crate::knowledge;
use rules::{AnyTable, Message, Playable, Value};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The ten levels of a variant, the lowest first.
pub type Ladder = [Level; LEVELS];

/// The version of the file.
const FORMAT: u32 = 1;

/// The ladders of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ladders {
    pub format: u32,
    /// By calibrated variant.
    pub ladders: BTreeMap<String, Ladder>,
    /// Whose ladder a variant climbs that was not calibrated itself.
    pub inherits: BTreeMap<String, String>,
}

/// What is wrong with the levels of a game.
#[derive(Debug, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum LaddersError {
    Unreadable(#[from] serde_json::Error),
    Format(u32),
    Missing { variant: String },
    UnknownVariant(String),
    Unsound { variant: String, level: usize },
    NotRising { variant: String, level: usize },
    NotFull { variant: String },
}

impl LaddersError {
    /// The sentence that says so; where the levels are from, whoever read them adds as `path`.
    pub fn message(&self) -> Message {
        let of = |variant: &String| ("variant", Value::from(variant.as_str()));
        let level = |level: usize| ("level", Value::Number(level as i64));
        let (id, args) = match self {
            LaddersError::Format(found) => ("levels-format", vec![("found", (*found).into())]),
            LaddersError::Missing { variant } => ("levels-missing", vec![of(variant)]),
            LaddersError::UnknownVariant(variant) => ("levels-unknown", vec![of(variant)]),
            LaddersError::Unsound {
                variant,
                level: number,
            } => ("levels-unsound", vec![of(variant), level(*number)]),
            LaddersError::NotRising {
                variant,
                level: number,
            } => ("levels-not-rising", vec![of(variant), level(*number)]),
            LaddersError::NotFull { variant } => ("levels-not-full", vec![of(variant)]),
            LaddersError::Unreadable(error) => (
                "levels-unreadable",
                vec![("problem", error.to_string().into())],
            ),
        };
        Message::new(id, args)
    }
}

impl Ladders {
    /// Reads the levels of a game with these variants and checks them.
    pub fn read(text: &str, variants: &[&str]) -> Result<Ladders, LaddersError> {
        let ladders: Ladders = serde_json::from_str(text)?;
        ladders.check(variants)?;
        Ok(ladders)
    }

    /// Reads the file in a game's folder. One that does not fit the game is a mistake in that folder, and is told by a panic
    /// that names the game.
    pub(crate) fn shipped<G: Playable>(variants: &[G], text: &str) -> Ladders {
        let variants: Vec<&str> = variants.iter().map(Playable::id).collect();
        Ladders::read(text, &variants)
            .unwrap_or_else(|error| panic!("the levels that {variants:?} ship with: {error}"))
    }

    /// The text of the file, the same for the same levels.
    pub fn text(&self) -> String {
        let mut text = format!("{{\n  \"format\": {},\n  \"ladders\": {{\n", self.format);
        let blocks: Vec<String> = self
            .ladders
            .iter()
            .map(|(variant, ladder)| {
                let levels: Vec<String> = ladder
                    .iter()
                    .map(|level| format!("      {}", json(level)))
                    .collect();
                format!("    {}: [\n{}\n    ]", json(variant), levels.join(",\n"))
            })
            .collect();
        text.push_str(&blocks.join(",\n"));
        text.push_str("\n  },\n  \"inherits\": {");
        let heirs: Vec<String> = self
            .inherits
            .iter()
            .map(|(heir, from)| format!("\n    {}: {}", json(heir), json(from)))
            .collect();
        text.push_str(&heirs.join(","));
        text.push_str(if heirs.is_empty() {
            "}\n}\n"
        } else {
            "\n  }\n}\n"
        });
        text
    }

    /// Whether every variant of the game has ten sound levels that rise to the whole engine.
    pub fn check(&self, variants: &[&str]) -> Result<(), LaddersError> {
        if self.format != FORMAT {
            return Err(LaddersError::Format(self.format));
        }
        let mut named = self.ladders.keys().chain(self.inherits.keys());
        if let Some(unknown) = named.find(|name| !variants.contains(&name.as_str())) {
            return Err(LaddersError::UnknownVariant(unknown.clone()));
        }
        for variant in variants {
            self.ladder(variant).ok_or_else(|| LaddersError::Missing {
                variant: (*variant).to_owned(),
            })?;
        }
        for (variant, ladder) in &self.ladders {
            check_ladder(variant, ladder)?;
        }
        Ok(())
    }

    /// The ladder of a variant, its own or an inherited one.
    pub fn ladder(&self, variant: &str) -> Option<&Ladder> {
        self.ladders.get(variant).or_else(|| {
            let from = self.inherits.get(variant)?;
            self.ladders.get(from)
        })
    }
}

fn check_ladder(variant: &str, ladder: &Ladder) -> Result<(), LaddersError> {
    let variant = || variant.to_owned();
    for (index, level) in ladder.iter().enumerate() {
        let number = index + 1;
        if !level.is_sound() {
            return Err(LaddersError::Unsound {
                variant: variant(),
                level: number,
            });
        }
        // Higher levels look farther and slip less.
        let rises = |below: &Level| below.nodes < level.nodes && below.slips >= level.slips;
        if index > 0 && !rises(&ladder[index - 1]) {
            return Err(LaddersError::NotRising {
                variant: variant(),
                level: number,
            });
        }
    }
    let top = ladder[LEVELS - 1];
    if top.slips != 0 || top.nodes != MOST_NODES {
        return Err(LaddersError::NotFull { variant: variant() });
    }
    Ok(())
}

/// The levels of a variant; `None` when there is no such variant.
pub fn ladder(variant: &str) -> Option<&'static Ladder> {
    let table = AnyTable::open(variant)?;
    knowledge::ladders(&table).ladder(variant)
}

/// The level of a variant with this number, counted from 1; `None` when there is no such variant or no such level.
pub fn level_numbered(variant: &str, number: usize) -> Option<&'static Level> {
    ladder(variant)?.get(number.checked_sub(1)?)
}

/// A value on one line.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain values have no obstacles")
}
