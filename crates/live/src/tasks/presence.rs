//! Who is there is told when it changes, but not more often than people can read: who leaves and comes back at once was never gone.

use crate::hall::Hall;
use crate::room::Room;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use wire::{Place, Presence, Tell};

/// Tables at which somebody came or went.
#[derive(Debug, Default)]
pub(crate) struct Dirty(Mutex<HashMap<Arc<str>, Arc<Room>>>);

impl Dirty {
    pub(crate) fn mark(&self, room: &Arc<Room>) {
        let mut dirty = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        dirty.insert(Arc::clone(&room.table), Arc::clone(room));
    }

    fn take(&self) -> HashMap<Arc<str>, Arc<Room>> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Hall {
    /// Somebody came to a table, or went: whoever looks for somebody knows it at once, and all who joined hear of it soon.
    pub(crate) fn came_or_went(&self, room: &Arc<Room>) {
        let host = room.audience().is_there(Place::Host);
        self.lobby.host_is(&room.table, host);
        self.dirty.mark(room);
    }

    /// Tells who is there, where that has changed.
    pub(crate) async fn tell_presence(self: &Arc<Self>, room: &Arc<Room>) {
        let Ok(Some(desk)) = self.try_desk(room).await else {
            return;
        };
        let now = self.clock.now();
        let mut audience = room.audience();
        let Some(seated) = audience.news(desk.table(), now) else {
            return;
        };
        let text = crate::told::text(&Tell::Presence(Presence {
            table: room.table.to_string(),
            seated,
        }));
        for present in &audience.present {
            present.connection.tell(&text);
        }
    }
}

/// Goes on for ever.
pub(crate) async fn run(hall: Arc<Hall>) {
    let mut gathered = tokio::time::interval(hall.settings.pace.gather);
    gathered.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        gathered.tick().await;
        for room in hall.dirty.take().into_values() {
            hall.tell_presence(&room).await;
        }
        hall.lobby.tell();
    }
}
