//! What was found in each game, kept so that a measuring that is broken off goes on where it stopped.

use super::{LEVELS, Measuring};
use rules::AnyTable;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of the file.
const FORMAT: u32 = 1;

/// A position in which an advice could be followed and could be ignored, and what the engine said to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    pub advice: String,
    pub position: String,
    /// Of the turns of which the advice speaks, the share that follows it.
    pub chance: f32,
    /// The best of these turns, and whether it follows.
    pub best: Vec<String>,
    pub follows: bool,
    /// What the best turn that follows it promises, from 0 to 1, and the best one that does not.
    pub following: f32,
    pub ignoring: f32,
}

/// Everything that was found in a variant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    format: u32,
    /// Of the program: another version plays otherwise.
    version: String,
    variant: String,
    levels: [usize; 2],
    nodes: u64,
    seed: u64,
    /// By the number of the game.
    pub(super) games: BTreeMap<u32, Vec<Case>>,
}

impl Notes {
    /// Empty notes for a measuring of the variant on the table.
    pub fn new(start: &AnyTable, measuring: &Measuring) -> Notes {
        Notes {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            variant: start.variant().to_owned(),
            levels: LEVELS,
            nodes: measuring.nodes,
            seed: measuring.seed,
            games: BTreeMap::new(),
        }
    }

    /// Whether a measuring can go on with these notes.
    pub fn belong_to(&self, start: &AnyTable, measuring: &Measuring) -> bool {
        let emptied = Notes {
            games: BTreeMap::new(),
            ..self.clone()
        };
        emptied == Notes::new(start, measuring)
    }

    /// How many games were looked at.
    pub fn games(&self) -> usize {
        self.games.len()
    }

    /// The cases of an advice that count, in the order of the games: no more than so many, and none behind a game that is still
    /// missing.
    pub fn counted(&self, advice: &str, most: usize) -> Vec<&Case> {
        self.games
            .iter()
            .zip(0..)
            .take_while(|((number, _), place)| *number == place)
            .flat_map(|((_, cases), _)| cases)
            .filter(|case| case.advice == advice)
            .take(most)
            .collect()
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        let text = serde_json::to_string(self).expect("notes have string keys");
        text + "\n"
    }
}
