//! Everything of a server's tables that its parts share.

use crate::caller::{Caller, Denied};
use crate::clock::Clock;
use crate::connection::Connection;
use crate::house::House;
use crate::keys::Keys;
use crate::limits::Tally;
use crate::lobby::Lobby;
use crate::room::Room;
use crate::settings::Settings;
use crate::tasks::flags::Alarms;
use crate::tasks::presence::Dirty;
use crate::tasks::pulse::Pulse;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Store, StoreError};
use tables::State;
use tokio::sync::{MutexGuard as DeskGuard, Notify};

use crate::room::Desk;

#[derive(Debug)]
pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) settings: Settings,
    pub(crate) keys: Keys,
    pub(crate) clock: Clock,
    pub(crate) pulse: Pulse,
    pub(crate) alarms: Alarms,
    pub(crate) lobby: Lobby,
    pub(crate) dirty: Dirty,
    pub(crate) house: House,
    pub(crate) tally: Tally,
    /// Who looks for somebody to play with does so one after the other.
    pub(crate) pairing: tokio::sync::Mutex<()>,
    rooms: Mutex<HashMap<Arc<str>, Arc<Room>>>,
    connections: Mutex<HashMap<u64, Arc<Connection>>>,
    pub(crate) next_connection: AtomicU64,
    closing: AtomicBool,
    /// What was begun and is not finished.
    busy: AtomicUsize,
    pub(crate) quiet: Notify,
}

/// Something that was begun; closing waits until it is let go.
#[derive(Debug)]
pub(crate) struct Begun<'a>(&'a Hall);

impl Drop for Begun<'_> {
    fn drop(&mut self) {
        if self.0.busy.fetch_sub(1, Ordering::AcqRel) == 1 {
            self.0.quiet.notify_waiters();
        }
    }
}

impl Hall {
    pub(crate) fn new(store: Store, settings: Settings, keys: Keys, clock: Clock) -> Hall {
        Hall {
            pulse: Pulse::new(settings.pace.outage),
            house: House::new(settings.house),
            store,
            settings,
            keys,
            clock,
            alarms: Alarms::default(),
            lobby: Lobby::default(),
            dirty: Dirty::default(),
            tally: Tally::default(),
            pairing: tokio::sync::Mutex::default(),
            rooms: Mutex::default(),
            connections: Mutex::default(),
            next_connection: AtomicU64::new(1),
            closing: AtomicBool::new(false),
            busy: AtomicUsize::new(0),
            quiet: Notify::new(),
        }
    }

    /// Begins something that is finished before the server ends; refused where it is about to.
    pub(crate) fn begin(&self) -> Result<Begun<'_>, Denied> {
        self.busy.fetch_add(1, Ordering::AcqRel);
        let begun = Begun(self);
        if self.is_closing() {
            return Err(StoreError::Closed.into());
        }
        Ok(begun)
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Acquire)
    }

    pub(crate) fn no_more(&self) {
        self.closing.store(true, Ordering::Release);
    }

    pub(crate) fn is_busy(&self) -> bool {
        self.busy.load(Ordering::Acquire) > 0
    }

    pub(crate) fn rooms(&self) -> MutexGuard<'_, HashMap<Arc<str>, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn connections(&self) -> MutexGuard<'_, HashMap<u64, Arc<Connection>>> {
        self.connections
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a table, of which it is not known yet whether it exists.
    pub(crate) fn room(&self, table: &str) -> Arc<Room> {
        let mut rooms = self.rooms();
        if let Some(room) = rooms.get(table) {
            return Arc::clone(room);
        }
        let name: Arc<str> = table.into();
        let room = Arc::new(Room::new(Arc::clone(&name)));
        rooms.insert(name, Arc::clone(&room));
        room
    }

    /// The room of a table that is in memory.
    pub(crate) fn known_room(&self, table: &str) -> Option<Arc<Room>> {
        self.rooms().get(table).cloned()
    }

    /// The desk of a table, brought up to date; nothing where there is no such table.
    pub(crate) async fn try_desk<'r>(
        self: &Arc<Self>,
        room: &'r Arc<Room>,
    ) -> Result<Option<DeskGuard<'r, Desk>>, StoreError> {
        let mut desk = room.desk.lock().await;
        room.touch();
        if desk.state().is_none() && !self.refresh(room, &mut desk).await? {
            drop(desk);
            self.forget(room);
            return Ok(None);
        }
        Ok(Some(desk))
    }

    /// The desk of a table that there has to be.
    pub(crate) async fn desk<'r>(
        self: &Arc<Self>,
        room: &'r Arc<Room>,
    ) -> Result<DeskGuard<'r, Desk>, Denied> {
        self.try_desk(room).await?.ok_or_else(unknown)
    }

    /// A room of nothing is not kept.
    fn forget(&self, room: &Arc<Room>) {
        let mut rooms = self.rooms();
        // The map and whoever asks: nobody else.
        if rooms
            .get(&room.table)
            .is_some_and(|kept| Arc::ptr_eq(kept, room))
            && Arc::strong_count(room) <= 2
        {
            rooms.remove(&room.table);
        }
    }

    /// Reads a table again, and tells what was not told yet; `false` where there is none.
    pub(crate) async fn refresh(
        self: &Arc<Self>,
        room: &Arc<Room>,
        desk: &mut Desk,
    ) -> Result<bool, StoreError> {
        let events = self.store.events(&room.table, 0).await?;
        let Some(last) = events.last() else {
            return Ok(false);
        };
        let (version, at) = (last.version, last.at);
        let unfit = |error: tables::Unfit| StoreError::Unreadable {
            what: room.table.to_string(),
            why: error.to_string(),
        };
        let state = State::replay(&room.table, &events).map_err(unfit)?;
        desk.keep(&self.store.keys_of(&room.table).await?);
        let now = self.clock.now();
        if desk.told == 0 {
            room.audience().nobody_before(now);
        } else {
            let fresh = events.iter().filter(|event| event.version > desk.told);
            let fresh: Vec<_> = fresh.cloned().collect();
            if !fresh.is_empty() {
                room.tell(&crate::told::events(&state, &fresh, now));
            }
        }
        desk.told = version;
        desk.last_at = at;
        desk.put(state);
        self.settle(room, desk);
        Ok(true)
    }

    /// After something happened at a table: everybody who waits for it, lists, alarms and house computers hear of it.
    pub(crate) fn settle(self: &Arc<Self>, room: &Arc<Room>, desk: &mut Desk) {
        room.is_at(desk.told);
        room.changed.notify_waiters();
        let flag = desk.flag();
        self.alarms.set(&room.table, &mut desk.alarm, flag);
        let standing = desk.standing();
        if desk.listed != Some(standing) {
            desk.listed = Some(standing);
            let there = room.audience().is_there(wire::Place::Host);
            let host = desk.seats[0].clone();
            self.lobby.note(desk.table(), desk.last_at, host, there);
            self.tally.is_at(&room.table, standing.0);
            self.came_or_went(room);
        }
        crate::house::wake(self, room, desk);
    }

    /// A connection is over: it leaves every table.
    pub(crate) fn hang_up(&self, connection: &Arc<Connection>) {
        if self.connections().remove(&connection.id).is_none() {
            return;
        }
        connection.leaves();
        self.tally.disconnected(&connection.caller);
        self.lobby.leave(connection);
        let joined = std::mem::take(&mut *connection.joined());
        let now = self.clock.now();
        for room in joined {
            room.audience().remove(connection, now, false);
            room.touch();
            self.came_or_went(&room);
        }
    }
}

/// There is no such table, or nobody is told that there is.
pub(crate) fn unknown() -> Denied {
    Denied::refused("table-unknown")
}

/// Somebody who has a name.
pub(crate) fn named(caller: &Caller) -> Result<&crate::caller::Who, Denied> {
    let nameless = || Denied::refused("table-nameless");
    caller.session.as_ref().ok_or_else(nameless)
}
