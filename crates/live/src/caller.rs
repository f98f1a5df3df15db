//! Who asks, and why he may not have it.

use crate::said::sentence;
use rules::Message;
use std::net::IpAddr;
use store::{Hashed, StoreError};
use tables::Name;
use wire::{Outcome, Sentence};

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// Who he is, if he has a session.
    pub session: Option<Who>,
    /// From where.
    pub address: IpAddr,
    /// Limits are not for him: a program on the same machine.
    pub spared: bool,
}

/// Somebody with a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// The hash of his session's token: his messages are his by it, and so are his seats.
    pub author: Hashed,
    /// What he is called.
    pub name: Name,
}

/// Why something is not done: an [`Outcome`] without its good end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Denied {
    /// It will not be.
    Refused(Sentence),
    /// It may be in a moment.
    Again(Sentence),
}

/// Why there is no connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Busy {
    /// He, or his address, has as many as one may have.
    TooMany,
    /// The server has as many as it can hold, or is about to stop.
    Full,
}

impl Busy {
    /// The sentence for whoever asked.
    pub fn sentence(self) -> Sentence {
        sentence(&Message::plain(match self {
            Busy::TooMany => "live-connections",
            Busy::Full => "live-full",
        }))
    }
}

impl Denied {
    pub(crate) fn refused(id: &'static str) -> Denied {
        Denied::Refused(sentence(&Message::plain(id)))
    }

    pub(crate) fn again(id: &'static str) -> Denied {
        Denied::Again(sentence(&Message::plain(id)))
    }
}

impl From<Denied> for Outcome {
    fn from(denied: Denied) -> Outcome {
        match denied {
            Denied::Refused(sentence) => Outcome::Refused(sentence),
            Denied::Again(sentence) => Outcome::Again(sentence),
        }
    }
}

/// Where it may be different in a moment it may also have been done all the same: the same message again tells.
impl From<StoreError> for Denied {
    fn from(error: StoreError) -> Denied {
        let told = sentence(&error.message());
        if error.is_transient() {
            Denied::Again(told)
        } else {
            Denied::Refused(told)
        }
    }
}

impl From<tables::Refused> for Denied {
    fn from(refused: tables::Refused) -> Denied {
        Denied::Refused(sentence(&refused.0))
    }
}
