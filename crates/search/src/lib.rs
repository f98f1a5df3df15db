//! A computer opponent for every game of the house: generic over games, monomorphised, no input or output inside but a look
//! at how much memory is free. Time is a parameter, stopping is a flag, and one thread with a node limit gives the same
//! answer every time.

pub mod advice;
pub mod alpha_beta;
mod clock;
mod engine;
mod engine_game;
pub mod expectimax;
pub mod fit;
mod game_files;
mod games;
pub mod knowledge;
pub mod level;
mod limits;
mod machine;
pub mod opponent;
mod plain_players;
mod score;
mod search_method;
mod search_result;
mod setting;
mod texts;
mod transposition_table;
mod wdl;
mod weights;
mod win_model;

pub use advice::Advice;
pub use clock::{Clock, RealClock};
pub use engine::{Engine, EngineOptions, Report, ReportLine, RollReport};
pub use engine_game::{EngineGame, WeightOf, WholeTurn};
pub use game_files::GameFiles;
pub use limits::{Budget, Limits};
pub use machine::Shortage;
pub use plain_players::{greedy, novice};
pub use score::Score;
pub use search_method::SearchMethod;
pub use search_result::{SearchResult, Variation};
pub use setting::{SearchOptions, Setting};
pub use transposition_table::{MOST_MEBIBYTES, TranspositionTable};
pub use wdl::Wdl;
pub use weights::{ShippedWeights, Weight, Weights, WeightsError};
pub use win_model::{WinModel, WinModels, WinModelsError};
