//! Going away.

use crate::caller::Caller;
use crate::connection::Connection;
use crate::hall::Hall;
use std::sync::Arc;
use wire::Done;

impl Hall {
    /// Hears no more of a table. A player who leaves for good is waited for less long.
    pub(super) fn leave(
        &self,
        caller: &Caller,
        connection: Option<&Arc<Connection>>,
        table: &str,
        for_good: bool,
    ) -> Done {
        let Some(room) = self.known_room(table) else {
            return Done::default();
        };
        let now = self.clock.now();
        if let Some(connection) = connection {
            self.leave_audience(connection, &room, now, for_good);
        } else if let (true, Some(who), Ok(desk)) =
            (for_good, &caller.session, room.desk.try_lock())
            && let Some(place) = desk.place_of(&room.table, &who.author)
        {
            room.audience().left(place, now, true);
            self.came_or_went(&room);
        }
        Done::default()
    }
}
