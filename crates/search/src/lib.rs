//! A computer opponent for every game of the house: generic over games, monomorphised, no input or output inside. Time is
//! a parameter, stopping is a flag, and one thread with a node limit gives the same answer every time.

mod clock;
mod contest;
pub mod dice;
mod engine;
pub mod fit;
mod games;
mod late_moves;
pub mod level;
mod limits;
mod ordering;
mod promise;
mod quiescence;
mod score;
mod searcher;
mod sharing;
mod table;
mod think;
mod wdl;
mod weights;
mod window;

pub use clock::{Clock, RealClock};
pub use contest::{Contest, SLOTS};
pub use engine::{Engine, EngineOptions, Report, ReportLine, RollReport};
pub use limits::{Budget, Limits};
pub use promise::{Promise, Promises};
pub use score::Score;
pub use table::Table;
pub use think::{Insight, Line, Manner, Setting, think};
pub use wdl::Wdl;
pub use weights::{Weights, WeightsError, shipped_text};
pub use window::Window;
