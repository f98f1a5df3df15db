//! Doing what was asked for: decided, stored, and only then told.

use crate::caller::Denied;
use crate::hall::{Hall, unknown};
use crate::room::{Desk, Room};
use std::sync::Arc;
use store::{Answer, Append, Appended, Hashed, Key, Standing};
use tables::{Actor, Command, Event, Moment, Stamped, TablePhase};
use wire::{Done, MessageId, Outcome};

/// So often others may be faster before whoever asked has to ask again.
const TRIES: usize = 8;

/// By whom something was asked for, and under which name.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) author: Hashed,
    pub(crate) message: MessageId,
}

impl Asked {
    /// What is stored, so that the message is done once.
    pub(crate) fn answer(&self, outcome: &Outcome, at: Moment) -> Answer {
        Answer {
            author: self.author.clone(),
            message: self.message.as_str().to_owned(),
            text: serde_json::to_string(outcome).expect("outcomes have texts for keys"),
            at,
        }
    }
}

/// What was answered first.
pub(crate) fn first(answer: &str) -> Result<Done, Denied> {
    match serde_json::from_str(answer) {
        Ok(Outcome::Done(done)) => Ok(done),
        Ok(Outcome::Refused(sentence)) => Err(Denied::Refused(sentence)),
        Ok(Outcome::Again(sentence)) => Err(Denied::Again(sentence)),
        // An answer that another version wrote: at least it is done.
        Err(_) => Ok(Done::default()),
    }
}

impl Hall {
    /// Does what somebody asks of a table. The desk is up to date, and stays so unless this fails.
    pub(crate) async fn act(
        self: &Arc<Self>,
        room: &Arc<Room>,
        desk: &mut Desk,
        who: Actor,
        command: &Command,
        keys: Vec<Key>,
        asked: Option<&Asked>,
    ) -> Result<Done, Denied> {
        let _begun = self.begin()?;
        for _ in 0..TRIES {
            self.pulse.fresh(&self.clock).await?;
            self.credit(room, desk).await?;
            let at = self.clock.now().max(desk.last_at);
            let events = match desk.table().decide(who, command, at) {
                Ok(events) => events,
                Err(refused) => {
                    let denied = Denied::from(refused);
                    match self.keep_refusal(room, desk, denied, at, asked).await? {
                        Some(answer) => return answer,
                        None => continue,
                    }
                }
            };
            let nothing = asked.is_none() && events.is_empty() && keys.is_empty();
            let done = Done {
                table: Some(room.table.to_string()),
                version: Some(desk.told + events.len() as u64),
                ..Done::default()
            };
            if nothing {
                return Ok(done);
            }
            let answer = asked.map(|asked| asked.answer(&Outcome::Done(done.clone()), at));
            let keys = keys.clone();
            match self
                .store_events(room, desk, events, keys, answer, at)
                .await?
            {
                Appended::Stored { .. } => return Ok(done),
                Appended::Conflict { .. } => {}
                Appended::Repeated { answer } => return first(&answer),
            }
        }
        Err(Denied::again("store-busy"))
    }

    /// Stores a refusal, so that the same message is not done later after all; nothing where the table has gone on meanwhile.
    async fn keep_refusal(
        self: &Arc<Self>,
        room: &Arc<Room>,
        desk: &mut Desk,
        denied: Denied,
        at: Moment,
        asked: Option<&Asked>,
    ) -> Result<Option<Result<Done, Denied>>, Denied> {
        let Some(asked) = asked else {
            return Ok(Some(Err(denied)));
        };
        let answer = asked.answer(&Outcome::from(denied.clone()), at);
        let stored = self.store_events(room, desk, Vec::new(), Vec::new(), Some(answer), at);
        Ok(match stored.await? {
            Appended::Stored { .. } => Some(Err(denied)),
            Appended::Repeated { answer } => Some(first(&answer)),
            Appended::Conflict { .. } => None,
        })
    }

    /// Gives time back in which no server lived, as far as that was not done.
    pub(crate) async fn credit(
        self: &Arc<Self>,
        room: &Arc<Room>,
        desk: &mut Desk,
    ) -> Result<(), Denied> {
        for (from, until) in self.pulse.outages() {
            for _ in 0..TRIES {
                if *desk.table().phase() != TablePhase::Playing {
                    return Ok(());
                }
                let at = self.clock.now().max(desk.last_at);
                let command = Command::Outage { from, until };
                let events = desk.table().decide(Actor::Server, &command, at)?;
                if events.is_empty() {
                    break;
                }
                let stored = self.store_events(room, desk, events, Vec::new(), None, at);
                if let Appended::Stored { .. } = stored.await? {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Stores what happened; when it is on the disk it is told. Afterwards the desk is up to date whatever became of it, unless the
    /// store does not answer.
    pub(crate) async fn store_events(
        self: &Arc<Self>,
        room: &Arc<Room>,
        desk: &mut Desk,
        events: Vec<Event>,
        keys: Vec<Key>,
        answer: Option<Answer>,
        at: Moment,
    ) -> Result<Appended, Denied> {
        let expected = desk.told;
        let stamped = stamp(expected, events, at);
        // As long as nobody knows what became of it the desk has no table: whoever gives up waiting leaves none behind.
        let mut state = desk.take();
        for event in &stamped {
            if let Err(unfit) = state.apply(event) {
                return Err(store::StoreError::Unreadable {
                    what: room.table.to_string(),
                    why: unfit.to_string(),
                }
                .into());
            }
        }
        let append = Append {
            game: room.table.to_string(),
            expected,
            events: stamped.clone(),
            standing: Standing::of(&state),
            answer,
            keys: keys.clone(),
        };
        let appended = self.store.append(append).await?;
        if matches!(appended, Appended::Stored { .. }) {
            desk.keep(&keys);
            if let Some(last) = stamped.last() {
                room.tell(&crate::told::events(&state, &stamped, self.clock.now()));
                desk.told = last.version;
                desk.last_at = last.at;
            }
            desk.put(state);
            if !stamped.is_empty() {
                self.settle(room, desk);
            }
        } else if stamped.is_empty() && matches!(appended, Appended::Repeated { .. }) {
            desk.put(state);
        } else if !self.refresh(room, desk).await? {
            return Err(unknown());
        }
        Ok(appended)
    }
}

/// Events with their versions, after this one.
pub(crate) fn stamp(after: u64, events: Vec<Event>, at: Moment) -> Vec<Stamped> {
    let versions = after + 1..;
    let stamped = versions
        .zip(events)
        .map(|(version, event)| Stamped { version, at, event });
    stamped.collect()
}
