//! Saying something to the other player: a phrase that both languages have.

use crate::act::Asked;
use crate::caller::Denied;
use crate::hall::{Hall, unknown};
use std::sync::Arc;
use wire::{Done, MessageId, Phrase, Said, Tell};

impl Hall {
    /// Says it to all who joined. Nothing of it is stored.
    pub(super) async fn speak(
        self: &Arc<Self>,
        asked: &Asked,
        message: &MessageId,
        table: &str,
        phrase: Phrase,
    ) -> Result<Done, Denied> {
        let room = self.room_named(table)?;
        let desk = self.desk(&room).await?;
        let Some(by) = desk.place_of(&room.table, &asked.author) else {
            return Err(if desk.table().setup().public {
                Denied::refused("table-not-seated")
            } else {
                unknown()
            });
        };
        if desk.table().seats().len() < 2 {
            return Err(Denied::refused("table-not-begun"));
        }
        let fresh = room.audience().may_say(by, message);
        if fresh.map_err(|()| Denied::refused("table-says-too-much"))? {
            room.tell(&crate::told::text(&Tell::Said(Said {
                table: table.to_owned(),
                by,
                phrase,
            })));
        }
        Ok(Done {
            table: Some(table.to_owned()),
            version: Some(desk.told),
            ..Done::default()
        })
    }
}
