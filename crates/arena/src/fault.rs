//! How a game is lost by a fault of a player, and what is kept of it.

use rules::Side;
use search::opponent::PlayerError;
use serde::{Deserialize, Serialize};

/// Why a game was lost without a rule having ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FaultKind {
    /// The program went away, or could not be started again.
    Crash,
    /// Too late, or no answer at all.
    Time,
    /// A move that the rules refuse, or none.
    Illegal,
    /// The program answered with an error.
    Error,
}

impl FaultKind {
    pub const ALL: [FaultKind; 4] = [
        FaultKind::Crash,
        FaultKind::Time,
        FaultKind::Illegal,
        FaultKind::Error,
    ];
}

/// A fault, with what was seen of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub side: Side,
    pub kind: FaultKind,
    /// What was said, which move, how long; empty where the kind says all.
    pub detail: String,
}

impl Fault {
    /// What a player that could not go on is blamed for; `None` where somebody else stopped it.
    pub(crate) fn of(side: Side, error: PlayerError) -> Option<Fault> {
        let (kind, detail) = match error {
            PlayerError::Stopped => return None,
            PlayerError::Crashed => (FaultKind::Crash, String::new()),
            PlayerError::Unstartable(why) => (FaultKind::Crash, why),
            PlayerError::Short(shortage) => (FaultKind::Crash, shortage.to_string()),
            PlayerError::Silent(time) => (FaultKind::Time, format!("{} ms", time.as_millis())),
            PlayerError::NoMove(answer) => (FaultKind::Illegal, answer),
            PlayerError::Refused(said) => (FaultKind::Error, said),
        };
        Some(Fault { side, kind, detail })
    }
}
