//! What other servers stored, or what was stored here while nobody knew that it was, is found and told.

use crate::hall::Hall;
use std::sync::Arc;
use store::{Cursor, Listed, Stage};
use tables::{Millis, Moment};

/// A change may come to be seen so much later than its moment says.
const OVERLAP: Millis = Millis::seconds(6);
const PAGE: u32 = 2_000;

impl Hall {
    /// Looks at everything that has changed since a moment.
    pub(crate) async fn refill(self: &Arc<Self>, since: Moment) {
        let mut after = Cursor::at(since);
        loop {
            let Ok(changes) = self.store.changes(&after, PAGE).await else {
                return;
            };
            let Some(last) = changes.last() else { return };
            after = last.change();
            for listed in &changes {
                self.take_in(listed).await;
            }
        }
    }

    async fn take_in(self: &Arc<Self>, listed: &Listed) {
        self.lobby.listed(
            &listed.game,
            listed.version,
            listed.standing.stage == Stage::Playing,
        );
        let Some(room) = self.known_room(&listed.game) else {
            // Whoever waits elsewhere, or plays where all may watch, is found here too.
            let found = matches!(listed.standing.stage, Stage::Open | Stage::Playing);
            if found && listed.standing.public && !self.lobby.knows(&listed.game, listed.version) {
                let room = self.room(&listed.game);
                let _ = self.try_desk(&room).await;
            }
            return;
        };
        if room.version() >= listed.version {
            return;
        }
        // Whoever has the desk now is most likely about to tell it.
        let Ok(Some(mut desk)) = self.try_desk(&room).await else {
            return;
        };
        if desk.told < listed.version {
            desk.doubt();
            let _ = self.refresh(&room, &mut desk).await;
        }
    }

    /// Tables of which nobody knows what became of the last thing that was asked of them, and at which somebody waits.
    async fn settle_doubts(self: &Arc<Self>) {
        let rooms: Vec<_> = self.rooms().values().cloned().collect();
        for room in rooms {
            let doubtful = room
                .desk
                .try_lock()
                .is_ok_and(|desk| desk.state().is_none());
            if doubtful && !room.audience().present.is_empty() {
                let _ = self.try_desk(&room).await;
            }
        }
    }
}

/// Goes on for ever.
pub(crate) async fn run(hall: Arc<Hall>) {
    let mut looks = tokio::time::interval(hall.settings.pace.refill);
    looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut since = hall.clock.now();
    loop {
        looks.tick().await;
        let now = hall.clock.now();
        hall.refill(since + Millis(-OVERLAP.0)).await;
        hall.settle_doubts().await;
        since = now;
    }
}
