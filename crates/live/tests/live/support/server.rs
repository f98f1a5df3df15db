//! A server whose pulse is quick, at a place that stays when it ends.

use live::{Caller, Live, Pace, Settings, Who};
use scratch::{Scratch, SetClock};
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;
use store::Hashed;
use tables::{Millis, Moment, Name};

/// So quick that tests wait for nothing.
pub(crate) fn settings() -> Settings {
    Settings {
        house: 2,
        server: "test".to_owned(),
        pace: Pace {
            beat: Duration::from_millis(15),
            outage: Millis::seconds(4),
            heartbeat: Duration::from_millis(40),
            refill: Duration::from_millis(30),
            gather: Duration::from_millis(10),
            idle: Duration::from_mins(2),
        },
        ..Settings::default()
    }
}

/// Somebody of this name, on this machine.
pub(crate) fn caller(name: &str) -> Caller {
    Caller {
        session: Some(Who {
            author: Hashed::of(name.as_bytes()),
            name: Name::new(name).expect("a name"),
        }),
        address: IpAddr::V4(Ipv4Addr::LOCALHOST),
        spared: true,
    }
}

/// A server.
#[derive(Debug)]
pub(crate) struct Server {
    pub(crate) place: Scratch,
    pub(crate) live: Live,
}

impl Server {
    pub(crate) async fn at(place: Scratch) -> Server {
        Server::with(place, settings()).await
    }

    pub(crate) async fn with(place: Scratch, settings: Settings) -> Server {
        let store = place.open().await;
        let live = Live::start(store, settings).await.expect("a server");
        Server { place, live }
    }

    /// Ends, and another one begins at the same place.
    pub(crate) async fn again(self) -> Server {
        let place = self.stop().await;
        Server::at(place).await
    }

    /// Ends.
    pub(crate) async fn stop(self) -> Scratch {
        self.live.close().await;
        self.live.store().close().await;
        self.place
    }

    /// Ends without a word, as if the machine had been switched off: whoever was told of something was told after it was stored.
    pub(crate) async fn ends_well(self) {
        let store = self.live.store().clone();
        self.live.close().await;
        assert_eq!(store.doctor().await, Ok(Vec::new()));
        store.close().await;
    }

    pub(crate) fn clock(&self) -> &SetClock {
        match &self.place {
            Scratch::Sqlite { clock, .. } => clock,
            Scratch::Postgres { .. } => panic!("that clock is nobody's to set"),
        }
    }

    /// Time passes, in steps in which nobody takes the server for dead.
    pub(crate) async fn pass(&self, milliseconds: i64) {
        let mut left = milliseconds;
        while left > 0 {
            let step = left.min(3_000);
            left -= step;
            self.clock().pass(step);
            self.has_beaten().await;
        }
    }

    /// Waits for a sign of life at the time that it is now.
    pub(crate) async fn has_beaten(&self) {
        let now = self.live.now().await.expect("a moment");
        self.until(async || self.live.store().last_beat().await == Ok(Some(now)))
            .await;
    }

    /// Waits until something is so.
    pub(crate) async fn until(&self, is_so: impl AsyncFn() -> bool) {
        for _ in 0..20_000 {
            if is_so().await {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("it never came about");
    }

    pub(crate) async fn now(&self) -> Moment {
        self.live.now().await.expect("a moment")
    }
}
