//! Why a table does not do what somebody asked for, as sentences that both languages have.

use rules::{Message, MoveError};

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0)]
pub struct Refused(pub Message);

impl Refused {
    pub(super) const fn plain(id: &'static str) -> Refused {
        Refused(Message::plain(id))
    }
}

impl From<MoveError> for Refused {
    fn from(error: MoveError) -> Refused {
        Refused(error.message())
    }
}
