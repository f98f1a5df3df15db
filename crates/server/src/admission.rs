//! Who is let in: a number of connections in all and one for each client. Where they are used up, a connection that only waits for its
//! next request makes room for one that has something to ask.

use crate::limits::Limits;
use crate::network::Network;
use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

/// How long somebody who waits outside trusts that the connection which was asked to leave does so.
const PATIENCE: Duration = Duration::from_secs(1);

/// Counts the connections of everything that shares it.
#[derive(Clone, Debug)]
pub(crate) struct Admission(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    places: Arc<Semaphore>,
    most_per_client: usize,
    exempt: Vec<Network>,
    counts: Mutex<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    /// Open connections of each client that has any and is not exempt.
    clients: HashMap<Network, usize>,
    /// Connections between two requests, the longest idle first.
    idle: BTreeMap<u64, Idle>,
    next_idle: u64,
    /// Somebody waits outside: whoever becomes idle now leaves at once.
    room_wanted: bool,
}

#[derive(Debug)]
struct Idle {
    client: Option<Network>,
    leave: Arc<Notify>,
}

impl Admission {
    pub(crate) fn new(limits: &Limits) -> Admission {
        let places = limits.connections.clamp(1, Semaphore::MAX_PERMITS);
        Admission(Arc::new(Shared {
            places: Arc::new(Semaphore::new(places)),
            most_per_client: limits.connections_per_client.max(1),
            exempt: limits.exempt.clone(),
            counts: Mutex::default(),
        }))
    }

    /// The connection that has been idle longest leaves, or the first that becomes idle.
    pub(crate) fn make_room(&self) {
        let mut counts = self.0.counts();
        let counts = &mut *counts;
        match counts.idle.pop_first() {
            Some((_, idle)) => idle.leave.notify_one(),
            None => counts.room_wanted = true,
        }
    }

    /// Lets a client in, unless it has as many connections as one client may have and all of them are in use.
    pub(crate) fn admit(&self, address: IpAddr) -> Option<Slot> {
        let exempt = self.0.exempt.iter().any(|known| known.contains(address));
        let client = (!exempt).then(|| Network::of_client(address));
        if let Some(client) = client {
            let mut counts = self.0.counts();
            let open = counts.clients.get(&client).copied().unwrap_or(0);
            if open >= self.0.most_per_client {
                // Counted until it is closed, which it will be at once: each idle one makes room for one other.
                counts.longest_idle_of(client)?.leave.notify_one();
            }
            counts.clients.insert(client, open + 1);
        }
        Some(Slot {
            admission: self.clone(),
            client,
            place: None,
            leave: Arc::default(),
            idle: None,
        })
    }
}

impl Shared {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().expect("counting does not panic")
    }
}

impl Counts {
    fn longest_idle_of(&mut self, client: Network) -> Option<Idle> {
        let mut idle = self.idle.iter();
        let (key, _) = idle.find(|(_, idle)| idle.client == Some(client))?;
        let key = *key;
        self.idle.remove(&key)
    }
}

/// A connection that was let in; it is counted until this is dropped.
#[derive(Debug)]
pub(crate) struct Slot {
    admission: Admission,
    client: Option<Network>,
    place: Option<OwnedSemaphorePermit>,
    leave: Arc<Notify>,
    /// Under which number it is idle.
    idle: Option<u64>,
}

impl Slot {
    /// Waits for one of the places that there are in all.
    pub(crate) async fn take_place(&mut self) {
        let places = || Arc::clone(&self.admission.0.places);
        if let Ok(place) = places().try_acquire_owned() {
            self.place = Some(place);
            return;
        }
        loop {
            self.admission.make_room();
            // Whoever was asked to leave may just have got a request, with an answer that takes long: then the next one is asked.
            if let Ok(place) = timeout(PATIENCE, places().acquire_owned()).await {
                self.place = place.ok();
                self.counts().room_wanted = false;
                return;
            }
        }
    }

    /// Tells when this connection is asked to make room.
    pub(crate) fn leave(&self) -> Arc<Notify> {
        Arc::clone(&self.leave)
    }

    /// Nothing is under way: the connection could make room.
    pub(crate) fn rest(&mut self) {
        self.work();
        let mut counts = self.admission.0.counts();
        if counts.room_wanted {
            counts.room_wanted = false;
            self.leave.notify_one();
            return;
        }
        let number = counts.next_idle;
        counts.next_idle += 1;
        let idle = Idle {
            client: self.client,
            leave: self.leave(),
        };
        counts.idle.insert(number, idle);
        self.idle = Some(number);
    }

    /// Something is under way.
    pub(crate) fn work(&mut self) {
        if let Some(number) = self.idle.take() {
            self.counts().idle.remove(&number);
        }
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.admission.0.counts()
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.work();
        let Some(client) = self.client else { return };
        let mut counts = self.counts();
        if let Some(open) = counts.clients.get_mut(&client) {
            *open -= 1;
            if *open == 0 {
                counts.clients.remove(&client);
            }
        }
    }
}
