//! A table as a client follows it: replayed from what is shown of its events, from the first one on.

use tables::{Stamped, State, Unfit};
use wire::{ClockNow, Seated, You};

/// A table that is followed.
#[derive(Clone, Debug, Default)]
pub struct Followed {
    /// The table, once anything of it was told.
    pub state: Option<State>,
    /// Who the client is there.
    pub you: You,
    /// Who else is there.
    pub presence: Seated,
    /// The clocks, as they were when something was last told.
    pub clock: ClockNow,
    /// What opens it to spectators.
    pub(crate) key: Option<String>,
    /// The message by which the client joins, while it is not answered.
    pub(crate) joining: Option<u64>,
}

/// Why events are not taken in.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum NotTaken {
    /// Some that come before them are missing.
    Gap,
    /// They cannot have happened.
    Unfit(Unfit),
}

impl Followed {
    /// The version of the last event that is known.
    pub fn version(&self) -> u64 {
        self.state.as_ref().map_or(0, State::version)
    }

    /// Takes in what is new, and returns it.
    pub(crate) fn take(
        &mut self,
        table: &str,
        mut events: Vec<Stamped>,
    ) -> Result<Vec<Stamped>, NotTaken> {
        let known = self.version();
        events.retain(|event| event.version > known);
        let mut expected = known + 1..;
        if events
            .iter()
            .any(|event| Some(event.version) != expected.next())
        {
            return Err(NotTaken::Gap);
        }
        for event in &events {
            match &mut self.state {
                Some(state) => state.apply(event).map_err(NotTaken::Unfit)?,
                None => {
                    self.state = Some(State::open(table, event).map_err(NotTaken::Unfit)?);
                }
            }
        }
        Ok(events)
    }

    /// Forgets what happened, to be told anew.
    pub(crate) fn forget(&mut self) {
        self.state = None;
        self.joining = None;
    }
}
