//! Matches between players of any kind: our engine, yardsticks and the engines of others, seated in pairs of games that share
//! an opening or the dice and swap seats. Every game is kept as a record, every fault is counted, and what the results
//! say is said with its error.

pub mod advice;
pub mod calibrate;
mod dependencies;
mod dice;
mod fault;
mod fingerprint;
mod game;
mod journal;
mod openings;
mod program;
mod random_stream;
mod record;
mod standing;
pub mod statistics;
mod thinking_time;
mod tournament;

pub use dependencies::{Dependencies, DependencyError};
pub use dice::PairedDice;
pub use fault::FaultKind;
pub use game::{LONGEST_GAME, Terms, play_game};
pub use journal::{JournalError, Lines, PairLine, SetupFile};
pub use openings::{OpeningRule, OpeningSet, Openings, UnknownSet};
pub use program::ProgramPlayer;
pub use random_stream::{Purpose, RandomStream};
pub use record::Circumstances;
pub use standing::{Pairing, Standing};
pub use thinking_time::ThinkingTime;
pub use tournament::{Finish, MatchError, Plan, run_match};
