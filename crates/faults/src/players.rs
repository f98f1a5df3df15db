//! Players who play on whatever happens, and say at the end what became of it.

use crate::server::{Server, patiently};
use client::{Http, HttpError};
use load::{Played, Progress, Report, Settings};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tables::clock::TimeControl;
use tables::{SideChoice, TableSetup};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use wire::{Ask, Deed, MessageId, Outcome};

/// So many tables, so many moves a second, until so many are acknowledged.
pub fn settings(server: &Server, tables: usize, rate: f64, moves: u64) -> Settings {
    Settings {
        server: server.address(),
        tables,
        rate,
        time: Duration::from_mins(30),
        moves: Some(moves),
        process: None,
        patience: Duration::from_mins(1),
        keep_moves: true,
    }
}

/// Players at a server.
#[derive(Debug)]
pub struct Players {
    acknowledged: watch::Receiver<u64>,
    task: JoinHandle<(Report, Vec<Played>)>,
}

impl Players {
    /// They come at once.
    pub fn come(settings: Settings) -> Players {
        let (tell, acknowledged) = watch::channel(0);
        let task = tokio::spawn(async move {
            let ran = load::run(settings, |progress| {
                if let Progress::Playing { acknowledged, .. } = progress {
                    tell.send_replace(acknowledged);
                }
            });
            ran.await.expect("players find the server")
        });
        Players { acknowledged, task }
    }

    /// How many of their moves were acknowledged so far.
    pub fn acknowledged(&self) -> u64 {
        *self.acknowledged.borrow()
    }

    /// Waits until so many were.
    pub async fn reach(&mut self, moves: u64) {
        let reached = self.acknowledged.wait_for(|so_far| *so_far >= moves);
        let reached = patiently("that moves are acknowledged", reached).await;
        assert!(reached.is_ok(), "the players are gone before move {moves}");
    }

    /// Waits until so many more were: the games go on.
    pub async fn go_on(&mut self, more: u64) {
        let reached = self.acknowledged() + more;
        self.reach(reached).await;
    }

    /// What became of it.
    pub async fn end(self) -> (Report, Vec<Played>) {
        self.task.await.expect("the players come to an end")
    }
}

/// Somebody who asks a server in trouble for something until it says that it is: clearly, by asking to be asked again.
#[derive(Debug)]
pub struct Probe {
    http: Http,
    asked: AtomicU64,
}

impl Probe {
    /// One who came while all was well.
    pub async fn new(server: &Server) -> Probe {
        let http = Http::new(server.address(), None);
        let told = http.session("Probe").await.expect("a session");
        Probe {
            http: Http::new(server.address(), told.token),
            asked: AtomicU64::new(0),
        }
    }

    /// Comes back when the server says so.
    pub async fn hears_of_trouble(&self) {
        patiently("that the server says that it is in trouble", async {
            while !self.is_in_trouble().await {}
        })
        .await;
    }

    async fn is_in_trouble(&self) -> bool {
        let number = self.asked.fetch_add(1, Relaxed);
        let ask = Ask {
            id: MessageId::new(&format!("probe-{number}")).expect("a name"),
            deed: Deed::Open { setup: setup() },
        };
        match self.http.ask(&ask).await {
            Ok(answer) if matches!(answer.outcome, Outcome::Again(_)) => true,
            Ok(answer) if matches!(answer.outcome, Outcome::Done(_)) => false,
            Err(HttpError::Status { status: 503, body }) => {
                assert!(body.contains("\"again\""), "a clear word: {body}");
                true
            }
            other => panic!("a server in trouble says so: {other:?}"),
        }
    }
}

fn setup() -> TableSetup {
    TableSetup {
        variant: rules::variants().next().expect("a variant").to_owned(),
        position: None,
        time: TimeControl::Unlimited,
        host: SideChoice::One,
        touch_move: false,
        public: false,
        house: None,
    }
}
