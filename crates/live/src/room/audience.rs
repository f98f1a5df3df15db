//! Who hears of a table, who of the players is there, and since when the other one is gone.

use crate::bucket::Bucket;
use crate::connection::Connection;
use std::collections::VecDeque;
use std::sync::Arc;
use store::Hashed;
use tables::{Millis, Moment, Participant, State, TablePhase};
use wire::{MessageId, Place, Seated};

/// A player may say so much at once, and as much in so many seconds.
const PHRASES: u32 = 4;
const SECONDS_OF_PHRASES: f32 = 10.0;
/// So many phrases are remembered, so that none that is sent again is said again.
const REMEMBERED: usize = 8;

/// Who hears of a table.
#[derive(Debug, Default)]
pub(crate) struct Audience {
    pub(crate) present: Vec<Present>,
    gone: [Gone; 2],
    /// What was told last of who is there.
    told: Option<Told>,
    phrases: [Option<Bucket>; 2],
    said: VecDeque<MessageId>,
}

/// A connection that joined.
#[derive(Debug)]
pub(crate) struct Present {
    pub(crate) connection: Arc<Connection>,
    /// Whose seat it is.
    pub(crate) place: Option<Place>,
    /// Whether nothing but an invitation opened the table to it.
    pub(crate) invited: bool,
}

/// A player who may not be there.
#[derive(Clone, Copy, Debug, Default)]
struct Gone {
    since: Option<Moment>,
    on_purpose: bool,
}

/// What is told anew when it differs: that time goes by is told to nobody.
type Told = ([bool; 2], [Option<Millis>; 2], u32);

impl Audience {
    /// Somebody joined, or is somebody else from now on.
    pub(crate) fn put(&mut self, present: Present) {
        if let Some(place) = present.place {
            self.gone[place as usize] = Gone::default();
        }
        let id = present.connection.id;
        match self
            .present
            .iter_mut()
            .find(|there| there.connection.id == id)
        {
            Some(there) => *there = present,
            None => self.present.push(present),
        }
    }

    /// Somebody left; `now` is since when.
    pub(crate) fn remove(&mut self, connection: &Connection, now: Moment, on_purpose: bool) {
        let found = self
            .present
            .iter()
            .position(|there| there.connection.id == connection.id);
        let Some(found) = found else { return };
        let left = self.present.swap_remove(found);
        if let Some(place) = left.place {
            self.left(place, now, on_purpose);
        }
        if self.present.is_empty() {
            self.present = Vec::new();
        }
    }

    /// A player left; he is gone if he has no other connection here.
    pub(crate) fn left(&mut self, place: Place, now: Moment, on_purpose: bool) {
        if self.is_there(place) {
            return;
        }
        let gone = &mut self.gone[place as usize];
        gone.since = gone.since.or(Some(now));
        gone.on_purpose |= on_purpose;
    }

    /// Whoever is not there has been gone since now, as far as is known.
    pub(crate) fn nobody_before(&mut self, now: Moment) {
        for place in [Place::Host, Place::Guest] {
            self.left(place, now, false);
        }
    }

    /// Time in which nobody could come back does not count.
    pub(crate) fn outage(&mut self, from: Moment, until: Moment) {
        for gone in &mut self.gone {
            if let Some(since) = &mut gone.since {
                *since = *since + (until - from.max(*since)).or_nothing();
            }
        }
    }

    pub(crate) fn is_there(&self, place: Place) -> bool {
        self.present.iter().any(|there| there.place == Some(place))
    }

    /// How long somebody has been gone, and whether on purpose.
    pub(crate) fn gone_for(&self, place: Place, now: Moment) -> Option<(Millis, bool)> {
        if self.is_there(place) {
            return None;
        }
        let gone = self.gone[place as usize];
        let since = gone.since?;
        Some(((now - since).or_nothing(), gone.on_purpose))
    }

    /// Who is there.
    pub(crate) fn seated(&self, state: &State, now: Moment) -> Seated {
        let mut seated = Seated {
            watchers: self
                .present
                .iter()
                .filter(|there| there.place.is_none())
                .count() as u32,
            ..Seated::default()
        };
        for (place, seat) in [Place::Host, Place::Guest].into_iter().zip(state.seats()) {
            let index = place as usize;
            let house = matches!(seat.player, Participant::House { .. });
            seated.there[index] = house || self.is_there(place);
            if seated.there[index] || *state.phase() != TablePhase::Playing {
                continue;
            }
            let (gone, on_purpose) = self.gone_for(place, now).unwrap_or_default();
            seated.claim_in[index] = state
                .patience(on_purpose)
                .map(|patience| (patience - gone).or_nothing());
        }
        seated
    }

    /// Who is there, if that is not what was told last.
    pub(crate) fn news(&mut self, state: &State, now: Moment) -> Option<Seated> {
        let seated = self.seated(state, now);
        let patience = [Place::Host, Place::Guest].map(|place| {
            seated.claim_in[place as usize]
                .and_then(|_| state.patience(self.gone[place as usize].on_purpose))
        });
        let told = (seated.there, patience, seated.watchers);
        if self.told == Some(told) {
            return None;
        }
        self.told = Some(told);
        Some(seated)
    }

    /// The seat is somebody else's from now on. Who sat there before is told nothing more where the table is not public.
    pub(crate) fn given_to(&mut self, place: Place, author: &Hashed, public: bool, now: Moment) {
        for there in &mut self.present {
            let his = author_of(there) == Some(author);
            if his {
                there.place = Some(place);
                there.invited = false;
            } else if there.place == Some(place) {
                there.place = None;
                there.invited = !public;
            }
        }
        if self.is_there(place) {
            self.gone[place as usize] = Gone::default();
        } else {
            self.left(place, now, false);
        }
    }

    /// Lets those go whom nothing but an invitation let in; their connections are returned.
    pub(crate) fn uninvited(&mut self) -> Vec<Arc<Connection>> {
        let (go, stay) = std::mem::take(&mut self.present)
            .into_iter()
            .partition(|there| there.invited);
        self.present = stay;
        let go: Vec<Present> = go;
        go.into_iter().map(|there| there.connection).collect()
    }

    /// The connections of somebody.
    pub(crate) fn of(&self, author: &Hashed) -> Vec<Arc<Connection>> {
        let his = self
            .present
            .iter()
            .filter(|there| author_of(there) == Some(author));
        his.map(|there| Arc::clone(&there.connection)).collect()
    }

    /// Whether a player may say something more, and has not said this.
    pub(crate) fn may_say(&mut self, place: Place, message: &MessageId) -> Result<bool, ()> {
        if self.said.contains(message) {
            return Ok(false);
        }
        let bucket = self.phrases[place as usize].get_or_insert_with(|| Bucket::full(PHRASES));
        if !bucket.take(1, PHRASES as f32 / SECONDS_OF_PHRASES, PHRASES) {
            return Err(());
        }
        if self.said.len() == REMEMBERED {
            self.said.pop_front();
        }
        self.said.push_back(message.clone());
        Ok(true)
    }
}

fn author_of(there: &Present) -> Option<&Hashed> {
    there
        .connection
        .caller
        .session
        .as_ref()
        .map(|who| &who.author)
}
