//! What nobody may do more of: counted for each person, and for each address.

use crate::bucket::Bucket;
use crate::caller::{Busy, Caller, Denied};
use crate::room::Phase;
use crate::settings::Limits;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::Hashed;

/// Counts.
#[derive(Debug, Default)]
pub(crate) struct Tally(Mutex<Counted>);

#[derive(Debug, Default)]
struct Counted {
    all_connections: usize,
    connections: HashMap<Hashed, usize>,
    connections_of: HashMap<IpAddr, usize>,
    /// Tables that wait for somebody, and who opened them from where.
    open: HashMap<Arc<str>, (Hashed, IpAddr)>,
    open_by: HashMap<Hashed, usize>,
    open_from: HashMap<IpAddr, usize>,
    /// Messages without a connection.
    messages: HashMap<IpAddr, Bucket>,
}

impl Tally {
    /// Counts a connection, if there may be one more.
    pub(crate) fn connected(&self, caller: &Caller, limits: &Limits) -> Result<(), Busy> {
        let mut counted = self.lock();
        let counted = &mut *counted;
        if counted.all_connections >= limits.all_connections {
            return Err(Busy::Full);
        }
        let author = caller.session.as_ref().map(|who| &who.author);
        if !caller.spared {
            let his = author.map_or(0, |author| count(&counted.connections, author));
            let here = count(&counted.connections_of, &caller.address);
            if his >= limits.connections || here >= limits.connections_of_address {
                return Err(Busy::TooMany);
            }
        }
        counted.all_connections += 1;
        if let Some(author) = author {
            *counted.connections.entry(author.clone()).or_default() += 1;
        }
        *counted.connections_of.entry(caller.address).or_default() += 1;
        Ok(())
    }

    pub(crate) fn disconnected(&self, caller: &Caller) {
        let mut counted = self.lock();
        counted.all_connections = counted.all_connections.saturating_sub(1);
        if let Some(who) = &caller.session {
            one_less(&mut counted.connections, &who.author);
        }
        one_less(&mut counted.connections_of, &caller.address);
    }

    /// Whether he may open one more table.
    pub(crate) fn may_open(&self, caller: &Caller, limits: &Limits) -> Result<(), Denied> {
        let Some(who) = caller.session.as_ref().filter(|_| !caller.spared) else {
            return Ok(());
        };
        let counted = self.lock();
        let his = count(&counted.open_by, &who.author) >= limits.open_tables;
        if his || count(&counted.open_from, &caller.address) >= limits.open_tables_of_address {
            return Err(Denied::refused("table-too-many-open"));
        }
        Ok(())
    }

    /// Counts a table that he opened.
    pub(crate) fn opened(&self, table: &Arc<str>, caller: &Caller) {
        let Some(who) = &caller.session else { return };
        let mut counted = self.lock();
        let opener = (who.author.clone(), caller.address);
        if counted.open.insert(Arc::clone(table), opener).is_none() {
            *counted.open_by.entry(who.author.clone()).or_default() += 1;
            *counted.open_from.entry(caller.address).or_default() += 1;
        }
    }

    /// A table that no longer waits is not counted.
    pub(crate) fn is_at(&self, table: &Arc<str>, phase: Phase) {
        if phase == Phase::Open {
            return;
        }
        let mut counted = self.lock();
        if let Some((author, address)) = counted.open.remove(table) {
            one_less(&mut counted.open_by, &author);
            one_less(&mut counted.open_from, &address);
        }
    }

    /// Whether one more message may come from there without a connection.
    pub(crate) fn may_ask(&self, caller: &Caller, limits: &Limits) -> bool {
        let mut counted = self.lock();
        let bucket = counted.messages.entry(caller.address);
        let bucket = bucket.or_insert_with(|| Bucket::full(limits.burst));
        caller.spared || bucket.take(1, limits.messages as f32, limits.burst)
    }

    /// Forgets what says nothing any more.
    pub(crate) fn sweep(&self, limits: &Limits) {
        let full = |bucket: &Bucket| bucket.is_full(limits.messages as f32, limits.burst);
        self.lock().messages.retain(|_, bucket| !full(bucket));
    }

    fn lock(&self) -> MutexGuard<'_, Counted> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn count<K: std::hash::Hash + Eq>(counts: &HashMap<K, usize>, key: &K) -> usize {
    counts.get(key).copied().unwrap_or_default()
}

fn one_less<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}
