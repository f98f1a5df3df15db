//! The server says every second that it lives. Where nobody has for longer, nobody could be served: that time is given back before
//! anything is judged by a clock.

use crate::caller::Denied;
use crate::clock::Clock;
use crate::hall::Hall;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::{Cursor, Stage, StoreError};
use tables::{Millis, Moment};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::timeout;

/// Whoever asks while the server has no pulse waits so long for it.
const PATIENCE: Duration = Duration::from_secs(5);
/// As many outages are remembered: those before were credited to every game.
const REMEMBERED: usize = 8;
/// As many games are credited at once.
const AT_ONCE: usize = 64;
const PAGE: u32 = 1_000;

#[derive(Debug)]
pub(crate) struct Pulse {
    /// No sign of life for longer than this is an outage.
    gap: Millis,
    /// The last moment at which this server knew that nothing was amiss.
    last: AtomicI64,
    outages: Mutex<Vec<(Moment, Moment)>>,
    beaten: Notify,
}

impl Pulse {
    pub(crate) fn new(gap: Millis) -> Pulse {
        Pulse {
            gap,
            last: AtomicI64::new(i64::MIN),
            outages: Mutex::default(),
            beaten: Notify::new(),
        }
    }

    /// Waits until it is known that there was no outage a moment ago.
    pub(crate) async fn fresh(&self, clock: &Clock) -> Result<(), Denied> {
        if self.is_fresh(clock.now()) {
            return Ok(());
        }
        let waiting = async {
            loop {
                let beaten = self.beaten.notified();
                if self.is_fresh(clock.now()) {
                    return;
                }
                beaten.await;
            }
        };
        let waited = timeout(PATIENCE, waiting).await;
        waited.map_err(|_| Denied::again("live-held-up"))
    }

    fn is_fresh(&self, now: Moment) -> bool {
        now - self.last() <= self.gap
    }

    fn last(&self) -> Moment {
        Moment(self.last.load(Ordering::Acquire))
    }

    /// It is so late, and the last sign of life was then. Returns the outage between them, if there was one.
    fn lives(&self, before: Option<Moment>, now: Moment) -> Option<(Moment, Moment)> {
        let outage = before
            .filter(|before| now - *before > self.gap)
            .map(|before| (before, now));
        if let Some(outage) = outage {
            let mut outages = self.outages.lock().unwrap_or_else(PoisonError::into_inner);
            if outages.len() == REMEMBERED {
                outages.remove(0);
            }
            outages.push(outage);
        }
        // Only now clocks may judge: whoever does knows of the outage.
        self.last.fetch_max(now.0, Ordering::AcqRel);
        self.beaten.notify_waiters();
        outage
    }

    pub(crate) fn outages(&self) -> Vec<(Moment, Moment)> {
        let outages = self.outages.lock().unwrap_or_else(PoisonError::into_inner);
        outages.clone()
    }
}

impl Hall {
    /// Looks whether there was an outage, credits it to every game, and says that this server lives. What is credited is stored before
    /// the sign of life: were the server to end in between, the next one would credit it.
    pub(crate) async fn beat(self: &Arc<Self>) -> Result<(), StoreError> {
        let now = self.store.now().await?;
        self.clock.set(now);
        let before = self.store.last_beat().await?;
        if let Some((from, until)) = self.pulse.lives(before, now) {
            let rooms: Vec<_> = self.rooms().values().cloned().collect();
            for room in rooms {
                room.audience().outage(from, until);
            }
            self.credit_all().await?;
        }
        let beat = self.store.beat().await?;
        self.clock.set(beat.at);
        // It may have taken long, and nobody was served meanwhile.
        self.pulse.lives(Some(now), beat.at);
        Ok(())
    }

    async fn credit_all(self: &Arc<Self>) -> Result<(), StoreError> {
        let mut after = Cursor::at(Moment(i64::MIN));
        loop {
            let games = self.store.games(Stage::Playing, &after, PAGE).await?;
            let Some(last) = games.last() else {
                return Ok(());
            };
            after = last.cursor();
            let running = games
                .into_iter()
                .filter(|game| game.standing.flag_at.is_some());
            let running: Vec<_> = running.collect();
            for chunk in running.chunks(AT_ONCE) {
                let mut crediting = JoinSet::new();
                for game in chunk {
                    let hall = Arc::clone(self);
                    let table = game.game.clone();
                    crediting.spawn(async move { hall.credit_one(&table).await });
                }
                while let Some(credited) = crediting.join_next().await {
                    match credited {
                        Ok(Err(error)) if error.is_transient() => return Err(error),
                        // A game that cannot be read is for the doctor.
                        _ => {}
                    }
                }
                let now = self.clock.now();
                self.pulse.lives(Some(self.pulse.last()), now);
            }
        }
    }

    async fn credit_one(self: &Arc<Self>, table: &str) -> Result<(), StoreError> {
        let room = self.room(table);
        let Some(mut desk) = self.try_desk(&room).await? else {
            return Ok(());
        };
        match self.credit(&room, &mut desk).await {
            Ok(()) | Err(Denied::Refused(_)) => Ok(()),
            Err(Denied::Again(_)) => Err(StoreError::Busy),
        }
    }
}

/// Goes on for ever.
pub(crate) async fn run(hall: Arc<Hall>) {
    let mut beats = tokio::time::interval(hall.settings.pace.beat);
    beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        beats.tick().await;
        // What does not answer now is asked again in a moment; nothing is judged until it does.
        let _ = hall.beat().await;
    }
}
