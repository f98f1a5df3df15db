//! The tables of a server, as everybody else has them.

use crate::caller::{Busy, Caller, Denied};
use crate::connection::{Hearer, Speaker};
use crate::settings::{Counts, Settings};
use store::{Store, StoreError};
use tables::Moment;
use wire::{Answer, Ask};

/// All tables. A clone is the same ones.
#[derive(Clone, Debug)]
pub struct Live {
    store: Store,
}

impl Live {
    /// Credits time in which no server lived, looks which tables there are, and goes on with what nobody asks for.
    pub async fn start(_store: Store, _settings: Settings) -> Result<Live, StoreError> {
        todo!()
    }

    /// Takes nothing more, finishes what was accepted, and says goodbye to all. The store is its owner's to close.
    pub async fn close(&self) {
        todo!()
    }

    /// A connection of somebody.
    pub fn connect(&self, _caller: Caller) -> Result<(Speaker, Hearer), Busy> {
        todo!()
    }

    /// A message without a connection.
    pub async fn ask(&self, _caller: &Caller, _ask: Ask) -> Answer {
        todo!()
    }

    /// The record of a table's game so far, for whoever may watch it.
    pub async fn record(
        &self,
        _caller: &Caller,
        _table: &str,
        _key: Option<&str>,
    ) -> Result<String, Denied> {
        todo!()
    }

    /// Now, by the clock that counts.
    pub async fn now(&self) -> Result<Moment, StoreError> {
        self.store.now().await
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// How much there is at this moment.
    pub fn counts(&self) -> Counts {
        todo!()
    }
}
