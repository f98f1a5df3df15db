//! Opening a table.

use crate::act::{Asked, first, stamp};
use crate::caller::{Caller, Denied};
use crate::hall::Hall;
use crate::keys;
use crate::room::Room;
use std::sync::Arc;
use store::{Access, Append, Appended, Key, Standing};
use tables::dice::Bytes;
use tables::{OpenError, State, TableSetup};
use wire::{Done, Outcome, Place};

impl Hall {
    pub(super) async fn open(
        self: &Arc<Self>,
        caller: &Caller,
        asked: &Asked,
        setup: TableSetup,
    ) -> Result<Done, Denied> {
        let table = self.keys.table(&asked.author, asked.message.as_str());
        self.open_as(caller, asked, &table, setup, None).await
    }

    /// Opens a table under this name, or finds it where it was opened before.
    pub(super) async fn open_as(
        self: &Arc<Self>,
        caller: &Caller,
        asked: &Asked,
        table: &str,
        setup: TableSetup,
        rematch_of: Option<String>,
    ) -> Result<Done, Denied> {
        let possible = self.may_be_opened(caller, &setup);
        if let Err(denied) = possible {
            return self.refuse(asked, denied).await;
        }
        let room = self.room(table);
        let secret = Bytes(keys::random());
        let event = State::opening(setup, secret, rematch_of).map_err(refused)?;
        let at = self.clock.now();
        let events = stamp(0, vec![event], at);
        let state = State::open(table, &events[0]).map_err(|_| Denied::refused("table-unknown"))?;
        let done = Done {
            table: Some(table.to_owned()),
            version: Some(1),
            commitment: Some(state.commitment()),
            seat: Some(Place::Host),
        };
        let append = Append {
            game: table.to_owned(),
            expected: 0,
            events,
            standing: Standing::of(&state),
            answer: Some(asked.answer(&Outcome::Done(done.clone()), at)),
            keys: vec![Key {
                access: Access::HostSeat,
                hash: keys::seat(&asked.author, table, Place::Host),
            }],
        };
        // Nobody else looks at the table before it is known what became of it.
        let desk = room.desk.lock().await;
        let appended = self.store.append(append).await?;
        drop(desk);
        match appended {
            Appended::Stored { .. } => {
                self.tally.opened(&room.table, caller);
                // Reading it again costs little, and nothing is known here that is not stored.
                drop(self.desk(&room).await?);
                Ok(done)
            }
            Appended::Repeated { answer } => first(&answer),
            Appended::Conflict { .. } => self.find_opened(&room, asked).await,
        }
    }

    /// A table that exists: which seat of it is his.
    pub(super) async fn find_opened(
        self: &Arc<Self>,
        room: &Arc<Room>,
        asked: &Asked,
    ) -> Result<Done, Denied> {
        let desk = self.desk(room).await?;
        let place = desk.place_of(&room.table, &asked.author);
        let state = desk.table();
        Ok(Done {
            table: Some(room.table.to_string()),
            version: Some(desk.told),
            commitment: Some(state.commitment()),
            seat: place.or((state.seats().len() < 2).then_some(Place::Guest)),
        })
    }

    fn may_be_opened(&self, caller: &Caller, setup: &TableSetup) -> Result<(), Denied> {
        setup.board().map_err(refused)?;
        if let Some(level) = setup.house {
            if !self.house.is_open() {
                return Err(Denied::refused("table-no-house"));
            }
            if !(1..=10).contains(&level) {
                return Err(Denied::refused("table-no-level"));
            }
        }
        self.tally.may_open(caller, &self.settings.limits)
    }
}

fn refused(error: OpenError) -> Denied {
    Denied::Refused(crate::said::sentence(&error.message()))
}
