//! What is not needed any more goes: rooms that nobody uses, tables at which nobody waits, and what the store keeps for a while only.

use crate::caller::Denied;
use crate::hall::Hall;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Cursor, Stage};
use tables::clock::TimeControl;
use tables::{Actor, Command, Millis, Moment, TablePhase};
use wire::Place;

/// How often the store forgets.
const FORGET: Duration = Duration::from_hours(1);
/// It is looked at least this often what goes.
const LOOK: Duration = Duration::from_secs(30);
/// A table waits so long for somebody.
const WAITS: Millis = Millis::days(1);
/// One that is played live waits so long for whoever opened it to come back.
const WAITS_FOR_HOST: Millis = Millis::seconds(300);
const PAGE: u32 = 500;

impl Hall {
    /// Lets go of rooms that nobody has used for a while.
    pub(crate) fn sweep(&self) {
        let idle = self.settings.pace.idle;
        self.rooms().retain(|_, room| {
            let used = Arc::strong_count(room) > 1
                || room.used().elapsed() < idle
                || !room.audience().present.is_empty();
            if !used && let Ok(mut desk) = room.desk.try_lock() {
                // The store is asked for its flag from now on.
                self.alarms.set(&room.table, &mut desk.alarm, None);
                return false;
            }
            true
        });
        self.tally.sweep(&self.settings.limits);
        self.lobby.sweep();
    }

    /// Breaks off what nobody waits at any more.
    pub(crate) async fn abort_abandoned(self: &Arc<Self>) -> Result<(), Denied> {
        let now = self.clock.now();
        let mut after = Cursor::at(Moment(i64::MIN));
        loop {
            let open = self.store.games(Stage::Open, &after, PAGE).await?;
            let Some(last) = open.last() else {
                return Ok(());
            };
            after = last.cursor();
            for listed in open {
                let waited = now - listed.since;
                if waited < WAITS_FOR_HOST {
                    return Ok(());
                }
                let room = self.room(&listed.game);
                let Some(mut desk) = self.try_desk(&room).await? else {
                    continue;
                };
                let state = desk.table();
                let live = matches!(state.setup().time, TimeControl::Live { .. });
                let host_gone = room.audience().gone_for(Place::Host, now);
                let gone = host_gone.is_some_and(|(gone, _)| gone >= WAITS_FOR_HOST);
                let over = waited >= WAITS || (live && gone);
                if over && *state.phase() == TablePhase::Open {
                    let abort = Command::Abort;
                    let done = self.act(&room, &mut desk, Actor::Server, &abort, Vec::new(), None);
                    done.await?;
                }
            }
        }
    }
}

/// Goes on for ever.
pub(crate) async fn run(hall: Arc<Hall>) {
    // Rooms of tables that wait are looked at before they go, so that nobody forgets since when their hosts are gone.
    let period = (hall.settings.pace.idle / 3).min(LOOK);
    let mut looks = tokio::time::interval(period);
    looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut forgot = None::<Instant>;
    loop {
        looks.tick().await;
        hall.sweep();
        // What does not answer now is looked at again.
        let _ = hall.abort_abandoned().await;
        if forgot.is_none_or(|forgot| forgot.elapsed() >= FORGET)
            && hall.store.forget(hall.clock.now()).await.is_ok()
        {
            forgot = Some(Instant::now());
        }
    }
}
