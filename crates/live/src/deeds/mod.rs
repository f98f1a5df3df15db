//! What people ask for, each deed in its place.

mod join;
mod leave;
mod open;
mod pair;
mod play;
mod recover;
mod rematch;
mod say;
mod sit;

use crate::act::Asked;
use crate::caller::{Caller, Denied};
use crate::connection::Connection;
use crate::hall::{Hall, named, unknown};
use crate::room::{Desk, Room};
use std::sync::Arc;
use store::StoreError;
use wire::{Answer, Ask, Deed, Done, Outcome, Place, Tell};

/// What somebody is to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Player(Place),
    Spectator,
    /// Nothing but an invitation lets him in.
    Invited,
}

impl Hall {
    /// A message on a connection: what it asks for, and then its answer.
    pub(crate) async fn hear(self: &Arc<Self>, connection: &Arc<Connection>, ask: Ask) {
        let Ask { id, deed } = ask;
        let asked = asked(&connection.caller, &id);
        let done = self.deed(
            &connection.caller,
            Some(connection),
            asked,
            id.clone(),
            deed,
        );
        let outcome = done.await.map_or_else(Outcome::from, Outcome::Done);
        connection.tell_alone(&Tell::Answer(Answer {
            to: Some(id),
            outcome,
        }));
    }

    /// A message without a connection.
    pub(crate) async fn answer(self: &Arc<Self>, caller: &Caller, ask: Ask) -> Answer {
        let Ask { id, deed } = ask;
        let asked = asked(caller, &id);
        let done = self.deed(caller, None, asked, id.clone(), deed).await;
        Answer {
            to: Some(id),
            outcome: done.map_or_else(Outcome::from, Outcome::Done),
        }
    }

    async fn deed(
        self: &Arc<Self>,
        caller: &Caller,
        connection: Option<&Arc<Connection>>,
        asked: Option<Asked>,
        id: wire::MessageId,
        deed: Deed,
    ) -> Result<Done, Denied> {
        let _begun = self.begin()?;
        match deed {
            Deed::Join { table, key, after } => {
                let connection = connection.ok_or_else(needs_line)?;
                return self.join(connection, &table, key.as_deref(), after).await;
            }
            Deed::Lobby { watch } => {
                let connection = connection.ok_or_else(needs_line)?;
                if watch {
                    self.lobby.join(connection);
                    if connection.has_left() {
                        self.lobby.leave(connection);
                    }
                } else {
                    self.lobby.leave(connection);
                }
                return Ok(Done::default());
            }
            Deed::Leave { table, for_good } => {
                return Ok(self.leave(caller, connection, &table, for_good));
            }
            _ => {}
        }
        named(caller)?;
        let asked = asked.ok_or_else(unknown)?;
        match deed {
            Deed::Open { setup } => self.open(caller, &asked, setup).await,
            Deed::Pair { variant, time } => self.pair(caller, &asked, variant, time).await,
            Deed::Sit {
                table,
                invitation,
                contribution,
            } => {
                let invitation = invitation.as_deref();
                self.sit(caller, &asked, &table, invitation, contribution)
                    .await
            }
            Deed::Rematch { table } => self.rematch(caller, &asked, &table).await,
            Deed::Recover { table, code } => self.recover(&asked, &table, &code).await,
            Deed::Say { table, phrase } => self.speak(&asked, &id, &table, phrase).await,
            Deed::Join { .. } | Deed::Lobby { .. } | Deed::Leave { .. } => Err(unknown()),
            played => {
                let round_trip = connection.and_then(|connection| connection.round_trip());
                self.play(&asked, played, round_trip).await
            }
        }
    }

    /// The room of a table, if its name could be one.
    pub(crate) fn room_named(&self, table: &str) -> Result<Arc<Room>, Denied> {
        if crate::codes::is_table(table) {
            Ok(self.room(table))
        } else {
            Err(unknown())
        }
    }

    /// What somebody is to a table; nothing where he is not even told that it exists.
    pub(crate) fn role(
        &self,
        room: &Room,
        desk: &Desk,
        caller: &Caller,
        key: Option<&str>,
    ) -> Option<Role> {
        let author = caller.session.as_ref().map(|who| &who.author);
        if let Some(place) = author.and_then(|author| desk.place_of(&room.table, author)) {
            return Some(Role::Player(place));
        }
        let state = desk.table();
        // What is compared is worked out in any case, so that time tells nothing.
        let opens = |right: String| key.is_some_and(|key| crate::codes::same(&right, key));
        let watching = opens(self.keys.watching(&room.table));
        let invited = opens(self.keys.invitation(&room.table));
        if state.setup().public || watching {
            Some(Role::Spectator)
        } else if invited && *state.phase() == tables::TablePhase::Open {
            Some(Role::Invited)
        } else {
            None
        }
    }

    /// What was answered to this message before, if it was; for what is refused before a table is asked.
    pub(crate) async fn before(
        &self,
        asked: &Asked,
    ) -> Result<Option<Result<Done, Denied>>, StoreError> {
        let answered = self.store.answered(&asked.author, asked.message.as_str());
        Ok(answered.await?.map(|answer| crate::act::first(&answer)))
    }

    /// Refuses, unless it was done when the message came for the first time.
    pub(crate) async fn refuse(&self, asked: &Asked, why: Denied) -> Result<Done, Denied> {
        self.before(asked).await?.unwrap_or(Err(why))
    }
}

fn asked(caller: &Caller, id: &wire::MessageId) -> Option<Asked> {
    caller.session.as_ref().map(|who| Asked {
        author: who.author.clone(),
        message: id.clone(),
    })
}

fn needs_line() -> Denied {
    Denied::refused("table-needs-line")
}
