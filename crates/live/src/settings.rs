//! What whoever starts a server decides.

use std::time::Duration;
use tables::Millis;

/// What whoever starts a server decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// What nobody may do more of.
    pub limits: Limits,
    /// As many house computers think at once; 0 where there are none.
    pub house: usize,
    /// The server's version, and with it the page's.
    pub server: String,
    /// How often things are looked at.
    pub pace: Pace,
}

/// What nobody may do more of. Who is spared ([`Caller`](crate::Caller)) may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Tables of one person that wait for somebody.
    pub open_tables: usize,
    /// The same from one address.
    pub open_tables_of_address: usize,
    /// Connections of one person at once.
    pub connections: usize,
    /// The same from one address.
    pub connections_of_address: usize,
    /// Tables that one connection follows.
    pub joined: usize,
    /// Messages a second.
    pub messages: u32,
    /// As many messages may come at once.
    pub burst: u32,
    /// Connections in all.
    pub all_connections: usize,
}

/// How often things are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// A server that lives says so this often.
    pub beat: Duration,
    /// No sign of life for longer than this is an outage.
    pub outage: Millis,
    /// Everybody is told this often where the tables stand.
    pub heartbeat: Duration,
    /// What other servers stored is looked for this often.
    pub refill: Duration,
    /// Changes of who is there, and of the lobby, are told together this often.
    pub gather: Duration,
    /// A room that nobody uses is kept so long.
    pub idle: Duration,
}

/// How much there is at this moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tables in memory.
    pub rooms: usize,
    /// Connections.
    pub connections: usize,
    /// Games under way, in memory or not.
    pub playing: usize,
    /// House computers that think.
    pub thinking: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            limits: Limits::default(),
            house: 1,
            server: env!("CARGO_PKG_VERSION").to_owned(),
            pace: Pace::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            open_tables: 20,
            open_tables_of_address: 100,
            connections: 20,
            connections_of_address: 200,
            joined: 20,
            messages: 20,
            burst: 80,
            all_connections: 50_000,
        }
    }
}

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            beat: Duration::from_secs(1),
            outage: Millis::seconds(4),
            heartbeat: Duration::from_secs(2),
            refill: Duration::from_secs(1),
            gather: Duration::from_millis(300),
            idle: Duration::from_mins(2),
        }
    }
}
