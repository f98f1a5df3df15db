//! Sitting down.

use super::join::send_away;
use crate::act::Asked;
use crate::caller::{Caller, Denied};
use crate::hall::{Hall, named, unknown};
use crate::keys;
use crate::room::{Desk, Room, access, actor};
use std::sync::Arc;
use std::time::Duration;
use store::Key;
use tables::dice::Contribution;
use tables::{Command, Guest, Participant, TablePhase};
use tokio::time::{Instant, timeout_at};
use wire::{Done, Place};

/// Whoever sits down before the host does waits so long for him.
const FOR_THE_HOST: Duration = Duration::from_secs(3);

impl Hall {
    pub(super) async fn sit(
        self: &Arc<Self>,
        caller: &Caller,
        asked: &Asked,
        table: &str,
        invitation: Option<&str>,
        contribution: Contribution,
    ) -> Result<Done, Denied> {
        let name = named(caller)?.name.clone();
        let room = match self.room_named(table) {
            Ok(room) => room,
            Err(denied) => return self.refuse(asked, denied).await,
        };
        let until = Instant::now() + FOR_THE_HOST;
        loop {
            let changed = room.changed.notified();
            let mut desk = match self.desk(&room).await {
                Ok(desk) => desk,
                Err(denied) => return self.refuse(asked, denied).await,
            };
            let kept = desk.place_of(&room.table, &asked.author);
            let place = match kept {
                Some(place) => place,
                None => match self.seat_for(caller, asked, &room, &desk, invitation).await {
                    Ok(place) => place,
                    Err(denied) => {
                        drop(desk);
                        return self.refuse(asked, denied).await;
                    }
                },
            };
            let state = desk.table();
            let too_early = place == Place::Guest && state.seats().is_empty();
            if too_early && *state.phase() == TablePhase::Open {
                drop(desk);
                if timeout_at(until, changed).await.is_err() {
                    return Err(Denied::again("table-host-missing"));
                }
                continue;
            }
            let command = Command::Sit {
                player: Participant::Guest(Guest { name }),
                contribution,
            };
            let keys = if kept.is_none() {
                vec![Key {
                    access: access(place),
                    hash: keys::seat(&asked.author, table, place),
                }]
            } else {
                Vec::new()
            };
            let sat = self.act(&room, &mut desk, actor(place), &command, keys, Some(asked));
            let done = sat.await?;
            if desk.state().is_some() {
                self.has_sat(&room, &desk, asked, place);
            }
            return Ok(done);
        }
    }

    /// Whether the other seat may be his.
    async fn seat_for(
        self: &Arc<Self>,
        caller: &Caller,
        asked: &Asked,
        room: &Arc<Room>,
        desk: &Desk,
        invitation: Option<&str>,
    ) -> Result<Place, Denied> {
        let state = desk.table();
        let role = self.role(room, desk, caller, invitation);
        let invited = invitation
            .is_some_and(|given| crate::codes::same(&self.keys.invitation(&room.table), given));
        if let Some(before) = state.rematch_of() {
            // Nobody but the two who played before.
            let keys = self.store.keys_of(before).await?;
            let played = [Place::Host, Place::Guest].iter().any(|place| {
                let his = keys::seat(&asked.author, before, *place);
                keys.iter().any(|key| key.hash == his)
            });
            return match (played, role) {
                (true, _) => Ok(Place::Guest),
                (false, Some(_)) => Err(Denied::refused("table-seat-kept")),
                (false, None) => Err(unknown()),
            };
        }
        if !state.setup().public && !invited {
            // Whoever may watch is told so; to everybody else there is no such table.
            return Err(match role {
                Some(_) => Denied::refused("table-seat-kept"),
                None => unknown(),
            });
        }
        let kept = state.setup().house.is_some()
            || (!invited && self.lobby.is_kept_from(&asked.author, &room.table));
        if kept && state.seats().len() < 2 {
            return Err(Denied::refused("table-seat-kept"));
        }
        Ok(Place::Guest)
    }

    /// Whoever sat down is a player on all his connections; who looked on by the invitation alone goes when the game begins.
    fn has_sat(self: &Arc<Self>, room: &Arc<Room>, desk: &Desk, asked: &Asked, place: Place) {
        let now = self.clock.now();
        let public = desk.table().setup().public;
        if desk.place_of(&room.table, &asked.author) != Some(place) {
            return;
        }
        room.audience().given_to(place, &asked.author, public, now);
        self.tell_who_he_is(room, desk, &asked.author);
        if *desk.table().phase() != TablePhase::Open {
            send_away(room);
        }
        self.came_or_went(room);
    }
}
