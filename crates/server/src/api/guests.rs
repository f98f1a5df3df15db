//! What is remembered about addresses for a while, within bounds: how many sessions each has begun, and whose address was noted today.

use crate::network::Network;
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard};
use store::Hashed;
use tables::{Millis, Moment};

/// So many sessions one address may begin in an hour: a school class behind one address, twice.
const SESSIONS: u32 = 60;
const HOUR: Millis = Millis::seconds(3600);
const DAY: i64 = 24 * 3600 * 1000;
/// Beyond so many everything is forgotten, and counted anew.
const MOST: usize = 100_000;

#[derive(Debug, Default)]
pub(super) struct Guests(Mutex<Seen>);

#[derive(Debug, Default)]
struct Seen {
    begun: HashMap<Network, (Moment, u32)>,
    noted: HashSet<(Hashed, IpAddr)>,
    /// Of which day these are.
    day: i64,
}

impl Guests {
    /// Counts a new session from this address, unless there were too many.
    pub(super) fn may_begin(&self, address: IpAddr, now: Moment) -> bool {
        let mut seen = self.seen();
        if seen.begun.len() >= MOST {
            seen.begun.clear();
        }
        let client = Network::of_client(address);
        let (since, count) = seen.begun.entry(client).or_insert((now, 0));
        if now - *since >= HOUR {
            (*since, *count) = (now, 0);
        }
        *count = count.saturating_add(1);
        *count <= SESSIONS
    }

    /// Whether this is the first time today that this person comes from this address.
    pub(super) fn is_new_today(&self, who: &Hashed, address: IpAddr, now: Moment) -> bool {
        let mut seen = self.seen();
        let day = now.0.div_euclid(DAY);
        if seen.day != day || seen.noted.len() >= MOST {
            seen.noted.clear();
            seen.day = day;
        }
        seen.noted.insert((who.clone(), address))
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().expect("counting does not panic")
    }
}

#[cfg(test)]
mod tests {
    use super::{DAY, Guests, HOUR, SESSIONS};
    use store::Hashed;
    use tables::Moment;

    #[test]
    fn an_address_begins_only_so_many_sessions_in_an_hour() {
        let guests = Guests::default();
        let one = "192.0.2.1".parse().expect("an address");
        let other = "192.0.2.2".parse().expect("an address");
        for _ in 0..SESSIONS {
            assert!(guests.may_begin(one, Moment(5)));
        }
        assert!(!guests.may_begin(one, Moment(6)));
        assert!(guests.may_begin(other, Moment(6)));
        assert!(guests.may_begin(one, Moment(5) + HOUR));
    }

    #[test]
    fn an_address_is_noted_once_a_day() {
        let guests = Guests::default();
        let who = Hashed::of(b"Ada");
        let address = "192.0.2.1".parse().expect("an address");
        assert!(guests.is_new_today(&who, address, Moment(1)));
        assert!(!guests.is_new_today(&who, address, Moment(2)));
        assert!(guests.is_new_today(&who, address, Moment(DAY)));
    }
}
