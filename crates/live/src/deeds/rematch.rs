//! Playing the same again, with sides swapped.

use crate::act::Asked;
use crate::caller::{Caller, Denied};
use crate::hall::{Hall, unknown};
use crate::room::{actor, other};
use rules::Side;
use std::sync::Arc;
use tables::{Participant, SideChoice, State, TablePhase, TableSetup};
use wire::{Done, Place, Rematch, Tell};

impl Hall {
    pub(super) async fn rematch(
        self: &Arc<Self>,
        caller: &Caller,
        asked: &Asked,
        table: &str,
    ) -> Result<Done, Denied> {
        if let Some(answered) = self.before(asked).await? {
            return answered;
        }
        let room = self.room_named(table)?;
        let desk = self.desk(&room).await?;
        let Some(place) = desk.place_of(&room.table, &asked.author) else {
            return Err(match self.role(&room, &desk, caller, None) {
                Some(_) => Denied::refused("table-not-seated"),
                None => unknown(),
            });
        };
        let setup = again(desk.table(), place)?;
        drop(desk);
        let next = self.keys.rematch(table);
        let existed = self.store.game(&next).await?.is_some();
        if existed {
            let following = self.room(&next);
            return self.find_opened(&following, asked).await;
        }
        let of = Some(table.to_owned());
        let done = self.open_as(caller, asked, &next, setup, of).await?;
        if done.seat == Some(Place::Host) {
            room.tell(&crate::told::text(&Tell::Rematch(Rematch {
                table: table.to_owned(),
                next,
                by: place,
            })));
        }
        Ok(done)
    }
}

/// What is agreed for the next game, which whoever sits here opens.
fn again(state: &State, place: Place) -> Result<TableSetup, Denied> {
    match state.phase() {
        TablePhase::Over(_) | TablePhase::Aborted if state.seats().len() == 2 => {}
        TablePhase::Aborted => return Err(Denied::refused("table-aborted")),
        _ => return Err(Denied::refused("table-not-over")),
    }
    let side = state.side_of(actor(place))?;
    let house = state.seats()[other(place) as usize].player.clone();
    Ok(TableSetup {
        host: match side {
            Side::One => SideChoice::Two,
            Side::Two => SideChoice::One,
        },
        house: match house {
            Participant::House { level, .. } => Some(level),
            Participant::Guest(_) => None,
        },
        ..state.setup().clone()
    })
}

/// Who of the game before asked for the next one, in which the host plays this side.
pub(super) fn asked_by(before: &State, host: SideChoice) -> Place {
    let host_was_one = host == SideChoice::Two;
    if host_was_one == before.host_is_one() {
        Place::Host
    } else {
        Place::Guest
    }
}
