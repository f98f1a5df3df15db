//! What players do at the table.

use crate::act::Asked;
use crate::caller::Denied;
use crate::hall::{Hall, unknown};
use crate::room::{Room, actor, other};
use std::sync::Arc;
use store::Appended;
use tables::clock::Measured;
use tables::{Claim, Command, Millis};
use wire::{Deed, Done, Place};

impl Hall {
    pub(super) async fn play(
        self: &Arc<Self>,
        asked: &Asked,
        deed: Deed,
        round_trip: Option<Millis>,
    ) -> Result<Done, Denied> {
        let Some(Ok(room)) = deed.table().map(|table| self.room_named(table)) else {
            return self.refuse(asked, unknown()).await;
        };
        let mut desk = match self.desk(&room).await {
            Ok(desk) => desk,
            Err(denied) => return self.refuse(asked, denied).await,
        };
        let Some(place) = desk.place_of(&room.table, &asked.author) else {
            if !desk.table().setup().public {
                drop(desk);
                return self.refuse(asked, unknown()).await;
            }
            // Kept, so that the message means nothing when he has sat down.
            let denied = Denied::refused("table-not-seated");
            let at = self.clock.now();
            let answer = Some(asked.answer(&denied.clone().into(), at));
            let kept = self.store_events(&room, &mut desk, Vec::new(), Vec::new(), answer, at);
            return match kept.await? {
                Appended::Repeated { answer } => crate::act::first(&answer),
                Appended::Stored { .. } | Appended::Conflict { .. } => Err(denied),
            };
        };
        let command = self.command(&room, place, deed, round_trip)?;
        let who = actor(place);
        self.act(&room, &mut desk, who, &command, Vec::new(), Some(asked))
            .await
    }

    fn command(
        &self,
        room: &Room,
        place: Place,
        deed: Deed,
        round_trip: Option<Millis>,
    ) -> Result<Command, Denied> {
        Ok(match deed {
            Deed::Roll { nonce, .. } => Command::Roll { nonce },
            Deed::Touch { cell, .. } => Command::Touch { cell },
            Deed::Move {
                turn,
                moves,
                thought,
                nonce,
                ..
            } => Command::Move {
                turn,
                moves,
                line: Measured {
                    thought,
                    round_trip,
                },
                nonce,
            },
            Deed::Offer { offer, .. } => Command::Offer(offer),
            Deed::Accept { offer, .. } => Command::Accept(offer),
            Deed::Decline { .. } => Command::Decline,
            Deed::Resign { .. } => Command::Resign,
            Deed::Abort { .. } => Command::Abort,
            Deed::ClaimWin { .. } => Command::ClaimWin(self.claim(room, place)),
            Deed::ClaimDraw { .. } => Command::ClaimDraw(self.claim(room, place)),
            _ => return Err(unknown()),
        })
    }

    /// For how long the other player has been gone.
    fn claim(&self, room: &Room, place: Place) -> Claim {
        let gone = room.audience().gone_for(other(place), self.clock.now());
        let (gone_for, on_purpose) = gone.unwrap_or_default();
        Claim {
            gone_for,
            on_purpose,
        }
    }
}
