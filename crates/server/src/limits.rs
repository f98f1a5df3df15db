//! How much of the server its clients may use, and for how long: all the numbers in one place.

use crate::network::Network;
use std::net::{Ipv4Addr, Ipv6Addr};
use std::time::Duration;

/// What the accepting side grants. It knows nothing of what is served: any application behind it is guarded alike.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Open connections in all, whoever opened them. Beyond that nobody is let in until one of them ends.
    pub connections: usize,
    /// Open connections of one client: an IPv4 address or an IPv6 network of 64 bits. Beyond that the client is told to come again.
    pub connections_per_client: usize,
    /// Whoever may open as many as there are: this machine itself, and proxies that speak for many clients.
    pub exempt: Vec<Network>,
    pub timeouts: Timeouts,
}

/// How long a client may take for what.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// For the whole head of a request, from the connection's first moment or from the first byte of a later request.
    pub head: Duration,
    /// Between an answer and the next request.
    pub idle: Duration,
    /// Without anything going to and fro while a request is being answered.
    pub stall: Duration,
    /// The slowest that an answer may be taken, in bytes a second, so that single bytes now and then do not count as taking it.
    pub slowest: u32,
    /// Between our last word and the client's, so that it can read the answer even where we did not read all that it sent.
    pub linger: Duration,
    /// For answers under way once the server was asked to end.
    pub grace: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 2000,
            connections_per_client: 100,
            exempt: vec![
                Network::new(Ipv4Addr::LOCALHOST.into(), 8),
                Network::new(Ipv6Addr::LOCALHOST.into(), 128),
            ],
            timeouts: Timeouts::default(),
        }
    }
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            head: Duration::from_secs(10),
            idle: Duration::from_mins(1),
            stall: Duration::from_mins(1),
            slowest: 1024,
            linger: Duration::from_secs(2),
            grace: Duration::from_secs(3),
        }
    }
}
