//! Flags fall also where nobody is connected: an alarm for every game in memory whose clock runs, and a look into the store for all
//! others.

use crate::hall::Hall;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tables::{Actor, Command, Millis, Moment};
use tokio::sync::Notify;

/// The store is asked this often for flags that nobody has an alarm for, and no alarm is trusted for longer.
const LOOK: Duration = Duration::from_secs(1);
/// Whoever has an alarm is left so long to see to it.
const GRACE: Millis = Millis(500);
/// As many flags are taken from the store at once.
const AT_ONCE: u32 = 256;

/// When which flag falls.
#[derive(Debug, Default)]
pub(crate) struct Alarms {
    set: Mutex<BTreeSet<(Moment, Arc<str>)>>,
    sooner: Notify,
}

impl Alarms {
    /// Sets the alarm of a table anew; `old` is where it was.
    pub(crate) fn set(&self, table: &Arc<str>, old: &mut Option<Moment>, new: Option<Moment>) {
        if *old == new {
            return;
        }
        let mut set = self.lock();
        if let Some(old) = *old {
            set.remove(&(old, Arc::clone(table)));
        }
        *old = new;
        let Some(new) = new else { return };
        let sooner = set.first().is_none_or(|(first, _)| new < *first);
        set.insert((new, Arc::clone(table)));
        drop(set);
        if sooner {
            self.sooner.notify_one();
        }
    }

    /// The tables whose alarm goes off now; each is set anew when its room was looked at.
    fn due(&self, now: Moment) -> Vec<Arc<str>> {
        let mut set = self.lock();
        let later = set.split_off(&(now + Millis(1), Arc::from("")));
        let due = std::mem::replace(&mut *set, later);
        due.into_iter().map(|(_, table)| table).collect()
    }

    fn next(&self) -> Option<Moment> {
        self.lock().first().map(|(at, _)| *at)
    }

    fn lock(&self) -> MutexGuard<'_, BTreeSet<(Moment, Arc<str>)>> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hall {
    /// Looks whether this table's flag has fallen.
    async fn look_at_flag(self: Arc<Self>, table: Arc<str>) {
        let room = self.room(&table);
        // What does not answer now is found again in the store.
        let Ok(Some(mut desk)) = self.try_desk(&room).await else {
            return;
        };
        let flag = self.act(
            &room,
            &mut desk,
            Actor::Server,
            &Command::Flag,
            Vec::new(),
            None,
        );
        let _ = flag.await;
        // The alarm that went off is no more; the next one stands where the clock says.
        if desk.state().is_some() {
            desk.alarm = None;
            let flag = desk.flag();
            self.alarms.set(&table, &mut desk.alarm, flag);
        }
    }
}

/// Goes on for ever.
pub(crate) async fn run(hall: Arc<Hall>) {
    loop {
        let now = hall.clock.now();
        for table in hall.alarms.due(now) {
            tokio::spawn(Arc::clone(&hall).look_at_flag(table));
        }
        let wait = hall.alarms.next().map_or(LOOK, |next| {
            Duration::from_millis((next - now).0.clamp(1, LOOK.as_millis() as i64) as u64)
        });
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = hall.alarms.sooner.notified() => {}
        }
    }
}

/// Goes on for ever, for the games that are not in memory.
pub(crate) async fn run_for_others(hall: Arc<Hall>) {
    let mut looks = tokio::time::interval(hall.settings.pace.beat.min(LOOK));
    looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        looks.tick().await;
        let late = hall.clock.now() + Millis(-GRACE.0);
        let Ok(due) = hall.store.flags_due(late, AT_ONCE).await else {
            continue;
        };
        let looked = due
            .into_iter()
            .map(|table| tokio::spawn(Arc::clone(&hall).look_at_flag(table.into())));
        // No table is looked at twice at the same time.
        for look in looked.collect::<Vec<_>>() {
            let _ = look.await;
        }
    }
}
