//! Hearing of a table: one is in the audience first, and then told what happened before; both while nothing can happen.

use super::Role;
use crate::caller::Denied;
use crate::connection::Connection;
use crate::hall::{Hall, unknown};
use crate::room::{Desk, Present, Room};
use std::sync::Arc;
use store::Hashed;
use tables::{Moment, Stamped, State, TablePhase};
use wire::{Done, Place, Rematch, TableTold, Tell, You};

impl Hall {
    pub(super) async fn join(
        self: &Arc<Self>,
        connection: &Arc<Connection>,
        table: &str,
        key: Option<&str>,
        after: u64,
    ) -> Result<Done, Denied> {
        let room = self.room_named(table)?;
        let desk = self.desk(&room).await?;
        let role = self.role(&room, &desk, &connection.caller, key);
        let role = role.ok_or_else(unknown)?;
        let known = {
            let joined = connection.joined();
            let limit = self.settings.limits.joined;
            let known = joined.iter().any(|other| Arc::ptr_eq(other, &room));
            if !known && joined.len() >= limit && !connection.caller.spared {
                return Err(Denied::refused("table-too-many-joined"));
            }
            known
        };
        let events = self.events_after(&room, &desk, after).await?;
        let state = desk.table();
        let place = match role {
            Role::Player(place) => Some(place),
            Role::Spectator | Role::Invited => None,
        };
        room.audience().put(Present {
            connection: Arc::clone(connection),
            place,
            invited: role == Role::Invited,
        });
        if !known {
            connection.joined().push(Arc::clone(&room));
        }
        let told = self.table_told(&room, &desk, place, &events);
        connection.tell_alone(&Tell::Table(Box::new(told)));
        self.came_or_went(&room);
        let version = desk.told;
        let over = matches!(state.phase(), TablePhase::Over(_) | TablePhase::Aborted);
        let next = over.then(|| self.keys.rematch(table));
        drop(desk);
        if connection.has_left() {
            // Whoever hung up in the meantime was not in the audience yet.
            self.leave_audience(connection, &room, self.clock.now(), false);
        }
        if let Some(next) = next {
            self.tell_rematch_to(connection, &room, &next).await;
        }
        Ok(Done {
            table: Some(table.to_owned()),
            version: Some(version),
            ..Done::default()
        })
    }

    async fn events_after(
        &self,
        room: &Room,
        desk: &Desk,
        after: u64,
    ) -> Result<Vec<Stamped>, Denied> {
        if after >= desk.told {
            return Ok(Vec::new());
        }
        let mut events = self.store.events(&room.table, after).await?;
        // Another server may have stored more; it is told like everything else.
        events.retain(|event| event.version <= desk.told);
        Ok(events)
    }

    fn table_told(
        &self,
        room: &Room,
        desk: &Desk,
        place: Option<Place>,
        events: &[Stamped],
    ) -> TableTold {
        let now = self.clock.now();
        let state = desk.table();
        TableTold {
            table: room.table.to_string(),
            events: crate::told::shown(events),
            version: desk.told,
            now,
            clock: crate::told::clock(state, now),
            you: place.map_or_else(You::default, |place| self.you(room, desk, place)),
            presence: room.audience().seated(state, now),
        }
    }

    /// What only a player is told.
    fn you(&self, room: &Room, desk: &Desk, place: Place) -> You {
        let state = desk.table();
        let table = &room.table;
        let invites = place == Place::Host
            && *state.phase() == TablePhase::Open
            && state.setup().house.is_none()
            && state.rematch_of().is_none();
        let seat = desk.seats[place as usize].as_ref();
        let code = seat.map(|seat| self.keys.recovery(table, place, seat));
        You {
            seat: Some(place),
            key: Some(self.keys.watching(table)),
            invitation: invites.then(|| self.keys.invitation(table)),
            code: code.map(|code| crate::codes::grouped(&code)),
        }
    }

    /// Tells somebody on all his connections what he is here now.
    pub(super) fn tell_who_he_is(&self, room: &Room, desk: &Desk, author: &Hashed) {
        let place = desk.place_of(&room.table, author);
        let his = room.audience().of(author);
        if his.is_empty() {
            return;
        }
        let told = self.table_told(room, desk, place, &[]);
        let text = crate::told::text(&Tell::Table(Box::new(told)));
        for connection in his {
            connection.tell(&text);
        }
    }

    /// Takes a connection out of a table's audience.
    pub(super) fn leave_audience(
        &self,
        connection: &Arc<Connection>,
        room: &Arc<Room>,
        now: Moment,
        on_purpose: bool,
    ) {
        connection
            .joined()
            .retain(|other| !Arc::ptr_eq(other, room));
        room.audience().remove(connection, now, on_purpose);
        self.came_or_went(room);
    }

    /// Tells whoever comes to a game that is over that it goes on elsewhere.
    async fn tell_rematch_to(
        self: &Arc<Self>,
        connection: &Arc<Connection>,
        room: &Arc<Room>,
        next: &str,
    ) {
        if !matches!(self.store.game(next).await, Ok(Some(_))) {
            return;
        }
        let following = self.room(next);
        let Ok(Some(desk)) = self.try_desk(&following).await else {
            return;
        };
        let side = desk.table().setup().host;
        drop(desk);
        let Ok(Some(desk)) = self.try_desk(room).await else {
            return;
        };
        connection.tell_alone(&Tell::Rematch(Rematch {
            table: room.table.to_string(),
            next: next.to_owned(),
            by: super::rematch::asked_by(desk.table(), side),
        }));
    }

    /// The record of a game so far.
    pub(crate) async fn record_of(
        self: &Arc<Self>,
        caller: &crate::caller::Caller,
        table: &str,
        key: Option<&str>,
    ) -> Result<String, Denied> {
        let room = self.room_named(table)?;
        let desk = self.desk(&room).await?;
        self.role(&room, &desk, caller, key).ok_or_else(unknown)?;
        written(desk.table())
    }
}

/// Whoever was let in by an invitation alone goes.
pub(super) fn send_away(room: &Arc<Room>) {
    let away = room.audience().uninvited();
    for connection in away {
        connection
            .joined()
            .retain(|other| !Arc::ptr_eq(other, room));
    }
}

fn written(state: &State) -> Result<String, Denied> {
    let record = state.record();
    let record = record.map_err(|_| Denied::refused("table-no-record"))?;
    Ok(record.to_string())
}
