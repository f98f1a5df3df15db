//! Time that nobody could use is nobody's, and a system clock that is set changes nothing.

use crate::{PROGRAM, stored};
use client::{Client, Heard, Http};
use faults::{Place, Players, Server, Shim, patiently, settings};
use rustix::process::Signal;
use std::time::Duration;
use tables::clock::{Step, TimeControl};
use tables::dice::Bytes;
use tables::{Event, Millis, SideChoice, State, TablePhase, TableSetup};
use wire::{Deed, Done, Sentence};

/// What each player has; the shortest that a table offers.
const BASE: Millis = Millis::seconds(5);
/// For longer than that, with all that is given back.
const FROZEN: Duration = Duration::from_secs(9);
/// By so much the system's clock is set back, in seconds.
const HOUR: i64 = 3_600;

/// Two people at a table with a fast clock.
struct Duel {
    players: [Client; 2],
    table: String,
}

impl Duel {
    async fn open(server: &Server) -> Duel {
        let mut players = Vec::new();
        for name in ["Ada", "Bob"] {
            let told = Http::new(server.address(), None).session(name).await;
            let settings = client::Settings {
                server: server.address(),
                token: told.expect("a session").token,
                dialling: None,
            };
            players.push(Client::new(settings, name.to_owned()));
        }
        let mut duel = Duel {
            players: players.try_into().expect("two"),
            table: String::new(),
        };
        let setup = TableSetup {
            variant: "latroncules/classic".to_owned(),
            position: None,
            time: TimeControl::Live {
                base: BASE,
                step: Step::Increment(Millis::ZERO),
            },
            host: SideChoice::One,
            touch_move: false,
            public: true,
            house: None,
        };
        let opened = duel.done(0, Deed::Open { setup }).await.expect("a table");
        duel.table = opened.table.expect("its name");
        for (who, byte) in [(0, 1), (1, 2)] {
            let sit = Deed::Sit {
                table: duel.table.clone(),
                invitation: None,
                contribution: Bytes([byte; 32]),
            };
            duel.done(who, sit).await.expect("a seat");
            let table = duel.table.clone();
            duel.players[who].follow(&table, None);
        }
        duel
    }

    /// What one of them hears; both are listened to.
    async fn hear(&mut self) -> (usize, Heard) {
        let [host, guest] = &mut self.players;
        tokio::select! {
            heard = host.next() => (0, heard),
            heard = guest.next() => (1, heard),
        }
    }

    async fn done(&mut self, who: usize, deed: Deed) -> Result<Done, Sentence> {
        let asked = self.players[who].ask(deed);
        let answered = async {
            loop {
                match self.hear().await {
                    (from, Heard::Answered { ask, outcome }) if from == who && ask == asked => {
                        return outcome;
                    }
                    _ => {}
                }
            }
        };
        patiently("an answer", answered).await
    }

    fn state(&self) -> Option<&State> {
        self.players[0].table(&self.table)?.state.as_ref()
    }

    /// One in which both clocks run already.
    async fn under_way(server: &Server) -> Duel {
        let mut duel = Duel::open(server).await;
        duel.until("the game", |state| *state.phase() == TablePhase::Playing)
            .await;
        for _ in 0..4 {
            duel.move_on().await.expect("a move");
        }
        duel
    }

    async fn until(&mut self, what: &str, is_so: impl Fn(&State) -> bool) {
        let waited = async {
            while !self.state().is_some_and(&is_so) {
                self.hear().await;
            }
        };
        patiently(what, waited).await;
    }

    /// Whoever is to move plays the first move that there is.
    async fn move_on(&mut self) -> Result<Done, Sentence> {
        let state = self.state().expect("a table");
        let turn = state.turn();
        let deed = Deed::Move {
            table: self.table.clone(),
            turn,
            moves: vec![state.board().some_move().expect("a move")],
            thought: None,
            nonce: None,
        };
        let done = self.done(turn as usize % 2, deed).await?;
        self.until("the move", |state| state.turn() > turn).await;
        Ok(done)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_flag_falls_while_a_server_is_frozen() {
    let _alone = crate::alone().await;
    let directory = tempfile::tempdir().expect("a temporary folder");
    let mut server = Server::new(PROGRAM, Place::Sqlite(directory.path().to_owned()));
    server.start().await;
    let mut duel = Duel::under_way(&server).await;
    server.signal(Signal::STOP);
    // The fault itself takes time.
    tokio::time::sleep(FROZEN).await;
    server.signal(Signal::CONT);
    duel.move_on().await.expect("there is time left");
    let state = duel.state().expect("a table");
    assert_eq!(*state.phase(), TablePhase::Playing);
    let table = duel.table.clone();
    drop(duel);
    server.kill().await;
    let store = stored::open(&server.place).await;
    let events = store.events(&table, 0).await.expect("events");
    let credited = events.iter().find_map(|stamped| match stamped.event {
        Event::OutageCredited { span, .. } => Some(span),
        _ => None,
    });
    let credited = credited.expect("the outage is noted");
    assert!(credited > BASE, "{credited:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_flag_falls_while_a_server_is_dead() {
    let _alone = crate::alone().await;
    let directory = tempfile::tempdir().expect("a temporary folder");
    let mut server = Server::new(PROGRAM, Place::Sqlite(directory.path().to_owned()));
    server.start().await;
    let mut duel = Duel::under_way(&server).await;
    server.kill().await;
    // Here too the time that passes is the fault.
    tokio::time::sleep(FROZEN).await;
    server.start().await;
    duel.move_on().await.expect("there is time left");
    assert_eq!(*duel.state().expect("a table").phase(), TablePhase::Playing);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_system_clock_that_is_set_back_changes_nothing() {
    let _alone = crate::alone().await;
    let directory = tempfile::tempdir().expect("a temporary folder");
    let shim = Shim::default();
    let place = Place::Sqlite(directory.path().to_owned());
    let mut server = Server::new(PROGRAM, place).behind(shim);
    server.start().await;
    let mut duel = Duel::open(&server).await;
    duel.until("the game", |state| *state.phase() == TablePhase::Playing)
        .await;
    for _ in 0..3 {
        duel.move_on().await.expect("a move");
    }
    // Once while it runs, and once more for a server that starts.
    server.shim.as_ref().expect("a shim").set_clock(-HOUR);
    duel.move_on().await.expect("a move");
    server.kill().await;
    server.start().await;
    duel.move_on().await.expect("a move");
    duel.move_on().await.expect("a move");
    let state = duel.state().expect("a table");
    let clocks = state.turns().iter().map(|turn| turn.clock);
    for clock in clocks {
        assert!((Millis::ZERO..BASE).contains(&clock.took), "{clock:?}");
        assert!(clock.left <= Some(BASE), "{clock:?}");
    }
    // And a flag still falls when it must, for whoever does not move.
    let over = |state: &State| matches!(state.phase(), TablePhase::Over(ending) if ending.termination == "time");
    duel.until("the flag", over).await;
    drop(duel);
    let (report, played) = Players::come(settings(&server, 10, 100.0, 300)).end().await;
    server.kill().await;
    stored::fits(&server.place, &report, &played).await;
}
