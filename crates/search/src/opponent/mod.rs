//! Opponents as people write them, everywhere alike: `level-3`, `engine:nodes=5000`, `uct:playouts=1000`, `random`, `novice`,
//! `ugi:/path/to/engine --flag`. The grammar for people is in `docs/opponents.md`.

mod answer;
mod error;
mod player;
mod players;
mod reading;
mod writing;

pub use answer::answer;
pub use error::OpponentError;
pub use player::{Clocks, Effort, MoveContext, Player, PlayerError};
pub use players::USUAL_TIME;

use crate::level::{LEVELS, Level};
use crate::{EngineOptions, Limits, Weights};
use players::{EnginePlayer, Greedy, LevelPlayer, Novice, Random, Uct};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long a program may be silent on a move without a time limit.
const USUAL_TIMEOUT: Duration = Duration::from_mins(1);
/// Before the name of an option that goes to the program itself.
const PASSED_ON: &str = "option.";

/// Who plays, as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    Random,
    Novice,
    /// Of the games that have such a player.
    Greedy,
    /// A level of the variant's ladder, counted from 1.
    Level(usize),
    /// A level that is on no ladder.
    CustomLevel(Level),
    /// Our engine. No limits are the usual ones, or the game's clock.
    Engine {
        options: EngineOptions,
        limits: Limits,
        /// A file of weights, instead of those that ship with the program.
        weights: Option<PathBuf>,
    },
    /// Random games in a tree. `None` is the usual limit, or the game's clock.
    Uct(Option<UctLimit>),
    /// A program that speaks the Universal Game Interface.
    Program(ProgramSetting),
}

/// When UCT stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UctLimit {
    Time(Duration),
    Playouts(u64),
}

/// Which program to start and how to drive it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramSetting {
    pub program: String,
    pub arguments: Vec<String>,
    /// Set after the start, by name.
    pub options: Vec<(String, String)>,
    /// Nothing set means a share of the game's clock.
    pub limits: Limits,
    /// The longest silence on a move that is limited by depth or nodes.
    pub timeout: Duration,
}

/// What some opponents need that is not in this crate.
pub trait Resources {
    /// The player that a program is.
    fn start(&self, setting: &ProgramSetting) -> Result<Box<dyn Player>, PlayerError>;

    /// The weights in a file.
    fn weights(&self, path: &Path) -> Option<Weights>;
}

/// Neither programs nor files, as in a browser. [`Opponent::read_self_contained`] tells who can do without them.
#[derive(Clone, Copy, Debug)]
pub struct NoResources;

impl Resources for NoResources {
    fn start(&self, setting: &ProgramSetting) -> Result<Box<dyn Player>, PlayerError> {
        Err(PlayerError::Unstartable(setting.program.clone()))
    }

    fn weights(&self, _path: &Path) -> Option<Weights> {
        None
    }
}

impl Opponent {
    /// The engine as it ships.
    pub fn engine() -> Opponent {
        Opponent::Engine {
            options: EngineOptions::default(),
            limits: Limits::default(),
            weights: None,
        }
    }

    /// Those who need nothing but their name, for lists to choose from.
    pub fn plain() -> impl Iterator<Item = Opponent> {
        let levels = (1..=LEVELS).map(Opponent::Level);
        let others = [
            Opponent::Novice,
            Opponent::Random,
            Opponent::Greedy,
            Opponent::Uct(None),
        ];
        std::iter::once(Opponent::engine())
            .chain(levels)
            .chain(others)
    }

    /// Reads an opponent that needs neither a program nor a file.
    pub fn read_self_contained(text: &str) -> Result<Opponent, OpponentError> {
        match text.parse()? {
            Opponent::Program(_)
            | Opponent::Engine {
                weights: Some(_), ..
            } => Err(OpponentError::NotSelfContained),
            other => Ok(other),
        }
    }

    /// The same opponent with a limit on its moves, if it has none of its own.
    #[must_use]
    pub fn limited(mut self, usual: Limits) -> Opponent {
        match &mut self {
            Opponent::Engine { limits, .. } | Opponent::Program(ProgramSetting { limits, .. })
                if *limits == Limits::default() =>
            {
                *limits = usual;
            }
            Opponent::Uct(limit @ None) => {
                let time = usual.time.map(|budget| UctLimit::Time(budget.hard));
                *limit = time.or(usual.nodes.map(UctLimit::Playouts));
            }
            _ => {}
        }
        self
    }

    /// Somebody to play with, who has the memory that was asked for. Without a limit it takes a share of the game's clock.
    pub fn player(&self, resources: &impl Resources) -> Result<Box<dyn Player>, PlayerError> {
        Ok(match self {
            Opponent::Random => Box::new(Random),
            Opponent::Novice => Box::new(Novice),
            Opponent::Greedy => Box::new(Greedy),
            Opponent::Level(number) => Box::new(LevelPlayer::numbered(*number)),
            Opponent::CustomLevel(level) => Box::new(LevelPlayer::custom(*level)),
            Opponent::Engine {
                options,
                limits,
                weights,
            } => {
                let weights = weights.as_deref().and_then(|path| resources.weights(path));
                Box::new(EnginePlayer::new(*options, *limits, weights)?)
            }
            Opponent::Uct(limit) => Box::new(Uct::new(*limit)),
            Opponent::Program(setting) => resources.start(setting)?,
        })
    }

    /// How many threads it uses while it thinks.
    pub fn threads(&self) -> usize {
        match self {
            Opponent::Engine { options, .. } => options.threads,
            _ => 1,
        }
    }

    /// Whether its moves follow from a seed.
    pub fn plays_by_chance(&self) -> bool {
        match self {
            Opponent::Random
            | Opponent::Novice
            | Opponent::Level(_)
            | Opponent::CustomLevel(_)
            | Opponent::Uct(_) => true,
            Opponent::Greedy | Opponent::Engine { .. } | Opponent::Program(_) => false,
        }
    }
}
