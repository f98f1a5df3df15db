//! Taking a seat again by the code that was shown to whoever kept it. The old key is void from then on, and so is the code.

use super::join::send_away;
use crate::act::Asked;
use crate::caller::Denied;
use crate::hall::Hall;
use crate::keys;
use crate::room::{Desk, Room, access, other};
use std::sync::Arc;
use store::{Appended, Key};
use wire::{Done, Outcome, Place};

const TRIES: usize = 4;

impl Hall {
    pub(super) async fn recover(
        self: &Arc<Self>,
        asked: &Asked,
        table: &str,
        code: &str,
    ) -> Result<Done, Denied> {
        // Whether there is such a table is told to nobody who has no code for it.
        let wrong = || Denied::refused("table-code-wrong");
        let code = crate::codes::typed(code);
        let Ok(room) = self.room_named(table) else {
            return self.refuse(asked, wrong()).await;
        };
        for _ in 0..TRIES {
            let Some(mut desk) = self.try_desk(&room).await? else {
                return self.refuse(asked, wrong()).await;
            };
            let Some(place) = self.opened_by(&room, &desk, &code) else {
                drop(desk);
                return self.refuse(asked, wrong()).await;
            };
            if desk.place_of(&room.table, &asked.author) == Some(other(place)) {
                drop(desk);
                return self.refuse(asked, Denied::refused("table-own")).await;
            }
            let at = self.clock.now();
            let done = Done {
                table: Some(table.to_owned()),
                version: Some(desk.told),
                seat: Some(place),
                ..Done::default()
            };
            let answer = asked.answer(&Outcome::Done(done.clone()), at);
            let keys = vec![Key {
                access: access(place),
                hash: keys::seat(&asked.author, table, place),
            }];
            let before = desk.seats[place as usize].clone();
            let stored = self.store_events(&room, &mut desk, Vec::new(), keys, Some(answer), at);
            match stored.await? {
                Appended::Stored { .. } => {
                    if before != desk.seats[place as usize] {
                        self.changed_hands(&room, &desk, asked, place);
                    }
                    return Ok(done);
                }
                Appended::Repeated { answer } => return crate::act::first(&answer),
                Appended::Conflict { .. } => {}
            }
        }
        Err(Denied::again("store-busy"))
    }

    /// The seat that this code gives.
    fn opened_by(&self, room: &Room, desk: &Desk, code: &str) -> Option<Place> {
        [Place::Host, Place::Guest].into_iter().find(|place| {
            let seat = desk.seats[*place as usize].as_ref();
            let right = seat.map(|seat| self.keys.recovery(&room.table, *place, seat));
            right.is_some_and(|right| crate::codes::same(&right, code))
        })
    }

    /// All connections learn at once whose seat it is.
    fn changed_hands(self: &Arc<Self>, room: &Arc<Room>, desk: &Desk, asked: &Asked, place: Place) {
        let now = self.clock.now();
        let public = desk.table().setup().public;
        let had: Vec<_> = {
            let audience = room.audience();
            let had = audience.present.iter();
            let had = had.filter(|there| there.place == Some(place));
            had.filter_map(|there| there.connection.caller.session.clone())
                .collect()
        };
        room.audience().given_to(place, &asked.author, public, now);
        self.tell_who_he_is(room, desk, &asked.author);
        for who in had.iter().filter(|who| who.author != asked.author) {
            self.tell_who_he_is(room, desk, &who.author);
        }
        send_away(room);
        self.came_or_went(room);
    }
}
