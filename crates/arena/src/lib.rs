//! Matches between players of any kind: our engine, yardsticks and the engines of others, seated in pairs of games that share
//! an opening or the dice and swap seats. Every game is kept as a record, every fault is counted, and what the results
//! say is said with its error.

pub mod calibrate;
mod contestant;
mod dependencies;
mod dice;
mod fingerprint;
mod game;
mod journal;
mod luck;
mod openings;
pub mod player;
mod record;
mod standing;
pub mod statistics;
mod tournament;

pub use contestant::{Contestant, ContestantError, USUAL_TIME};
pub use dependencies::{Dependencies, DependencyError};
pub use dice::PairedDice;
pub use game::{FaultKind, LONGEST_GAME, Terms, TimeControl, play_game};
pub use journal::{JournalError, Lines, PairLine, SetupFile};
pub use luck::{Luck, Purpose};
pub use openings::{OpeningRule, OpeningSet, Openings, UnknownSet};
pub use record::Circumstances;
pub use standing::{Pairing, Standing};
pub use tournament::{Finish, MatchError, Plan, run_match};
