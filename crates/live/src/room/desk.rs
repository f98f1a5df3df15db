//! The state of a table, as the store has it. Whoever has the desk is the only one on this server who changes it.

use std::sync::Arc;
use store::{Access, Hashed, Key};
use tables::{Actor, Millis, Moment, State, TablePhase};
use wire::Place;

/// The state of a table.
#[derive(Debug, Default)]
pub(crate) struct Desk {
    state: Option<State>,
    /// The version up to which the audience was told everything.
    pub(crate) told: u64,
    /// What is stored of who keeps the seats.
    pub(crate) seats: [Option<Hashed>; 2],
    /// When the last event happened.
    pub(crate) last_at: Moment,
    /// Where the lists believe that the table stands.
    pub(crate) listed: Option<(Phase, usize)>,
    /// When the alarm for its flag is set.
    pub(crate) alarm: Option<Moment>,
    /// Whether a house computer is busy with it.
    pub(crate) thinking: bool,
}

/// Where a table stands, in short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Open,
    Playing,
    Over,
}

impl Desk {
    /// The table; `None` while it has to be read again.
    pub(crate) fn state(&self) -> Option<&State> {
        self.state.as_ref()
    }

    /// The table, which has just been brought up to date.
    pub(crate) fn table(&self) -> &State {
        self.state
            .as_ref()
            .expect("a desk is up to date where it is used")
    }

    /// Takes the table, to change it: whatever happens until it is put back, it is read again otherwise.
    pub(crate) fn take(&mut self) -> State {
        self.state
            .take()
            .expect("a desk is up to date where it is used")
    }

    pub(crate) fn put(&mut self, state: State) {
        self.state = Some(state);
    }

    /// What is known is not what is stored.
    pub(crate) fn doubt(&mut self) {
        self.state = None;
    }

    /// Whose seat it is at this table.
    pub(crate) fn place_of(&self, table: &Arc<str>, author: &Hashed) -> Option<Place> {
        [Place::Host, Place::Guest].into_iter().find(|place| {
            let kept = self.seats[*place as usize].as_ref();
            kept.is_some_and(|kept| *kept == crate::keys::seat(author, table, *place))
        })
    }

    pub(crate) fn keep(&mut self, keys: &[Key]) {
        for key in keys {
            let place = match key.access {
                Access::HostSeat => Place::Host,
                Access::GuestSeat => Place::Guest,
                _ => continue,
            };
            self.seats[place as usize] = Some(key.hash.clone());
        }
    }

    /// Where the table stands for lists.
    pub(crate) fn standing(&self) -> (Phase, usize) {
        let state = self.table();
        let phase = match state.phase() {
            TablePhase::Open => Phase::Open,
            TablePhase::Playing => Phase::Playing,
            TablePhase::Over(_) | TablePhase::Aborted => Phase::Over,
        };
        (phase, state.seats().len())
    }

    /// When its flag falls, if one does.
    pub(crate) fn flag(&self) -> Option<Moment> {
        let state = self.table();
        let flag = state.clock().flag_at()?;
        (*state.phase() == TablePhase::Playing).then_some(flag + Millis(1))
    }
}

pub(crate) fn actor(place: Place) -> Actor {
    match place {
        Place::Host => Actor::Host,
        Place::Guest => Actor::Guest,
    }
}

pub(crate) fn access(place: Place) -> Access {
    match place {
        Place::Host => Access::HostSeat,
        Place::Guest => Access::GuestSeat,
    }
}

pub(crate) fn other(place: Place) -> Place {
    match place {
        Place::Host => Place::Guest,
        Place::Guest => Place::Host,
    }
}
