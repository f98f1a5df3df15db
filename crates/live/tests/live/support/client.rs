//! Somebody who plays, with a connection of his own and a board on which he follows what he is told.

use super::{Server, bytes, caller};
use live::{Caller, Hearer, Speaker};
use rules::random::FastNumbers;
use rules::view::Phase;
use std::collections::{BTreeMap, VecDeque};
use std::time::{Duration, Instant};
use tables::{Event, Stamped, State, TablePhase, TableSetup};
use tokio::time::timeout;
use wire::{Answer, Ask, Deed, Done, MessageId, Outcome, Place, Seated, Tell, You};

/// Whoever waits for longer waits for nothing.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) name: String,
    pub(crate) speaker: Speaker,
    pub(crate) hearer: Hearer,
    /// What was told and nobody has looked at.
    pub(crate) inbox: VecDeque<Tell>,
    /// What he knows of the tables that he joined.
    pub(crate) tables: BTreeMap<String, Known>,
    messages: u32,
}

/// What is known of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known {
    pub(crate) events: Vec<Stamped>,
    pub(crate) you: You,
    pub(crate) presence: Seated,
}

impl Known {
    pub(crate) fn state(&self, table: &str) -> State {
        State::replay(table, &self.events).expect("a table")
    }

    fn take(&mut self, events: &[Stamped]) {
        for event in events {
            let next = self.events.len() as u64 + 1;
            assert!(event.version <= next, "a gap before {event:?}");
            if event.version == next {
                self.events.push(event.clone());
            }
        }
    }
}

/// The identifier of the sentence with which something is refused.
pub(crate) fn refusal(outcome: &Outcome) -> &str {
    match outcome {
        Outcome::Refused(sentence) => &sentence.id,
        other => panic!("{other:?} is no refusal"),
    }
}

impl Client {
    pub(crate) fn new(server: &Server, name: &str) -> Client {
        Client::of(server, name, caller(name))
    }

    pub(crate) fn of(server: &Server, name: &str, caller: Caller) -> Client {
        let (speaker, hearer) = server.live.connect(caller).expect("a connection");
        Client {
            name: name.to_owned(),
            speaker,
            hearer,
            inbox: VecDeque::new(),
            tables: BTreeMap::new(),
            messages: 0,
        }
    }

    /// The name of the next message; nobody uses one twice, not even on two connections.
    pub(crate) fn next_id(&mut self) -> MessageId {
        use std::sync::atomic::{AtomicU64, Ordering};
        static NEXT: AtomicU64 = AtomicU64::new(1);
        self.messages += 1;
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        MessageId::new(&format!("{}-{number}", self.messages)).expect("a name")
    }

    /// The next thing that he is told, taken note of; nothing after the last one.
    pub(crate) async fn hear(&mut self) -> Option<Tell> {
        let text = timeout(PATIENCE, self.hearer.next()).await;
        let text = text.expect("something is told")?;
        let tell: Tell = serde_json::from_str(&text).expect("a message");
        match &tell {
            Tell::Table(told) => {
                let known = self.tables.entry(told.table.clone()).or_default();
                known.take(&told.events);
                known.you = told.you.clone();
                known.presence = told.presence.clone();
            }
            Tell::Events(told) => {
                if let Some(known) = self.tables.get_mut(&told.table) {
                    known.take(&told.events);
                }
            }
            Tell::Presence(told) => {
                if let Some(known) = self.tables.get_mut(&told.table) {
                    known.presence = told.seated.clone();
                }
            }
            _ => {}
        }
        Some(tell)
    }

    /// Waits for something that he is told.
    pub(crate) async fn until<T>(&mut self, mut wanted: impl FnMut(&Tell) -> Option<T>) -> T {
        for index in 0..self.inbox.len() {
            if let Some(found) = wanted(&self.inbox[index]) {
                self.inbox.remove(index);
                return found;
            }
        }
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            let tell = self.hear().await.expect("the line holds");
            if let Some(found) = wanted(&tell) {
                return found;
            }
            if !matches!(tell, Tell::Heartbeat(_)) {
                self.inbox.push_back(tell);
            }
        }
        panic!("{} was never told", self.name);
    }

    /// Waits until what he knows of a table is so.
    pub(crate) async fn until_known(&mut self, table: &str, is_so: impl Fn(&Known) -> bool) {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            if self.tables.get(table).is_some_and(&is_so) {
                return;
            }
            let tell = self.hear().await.expect("the line holds");
            if !matches!(tell, Tell::Heartbeat(_) | Tell::Events(_)) {
                self.inbox.push_back(tell);
            }
        }
        panic!("{} never knew", self.name);
    }

    pub(crate) async fn until_version(&mut self, table: &str, version: u64) {
        let length = version as usize;
        self.until_known(table, |known| known.events.len() >= length)
            .await;
    }

    /// Waits until something has happened at a table.
    pub(crate) async fn until_event(&mut self, table: &str, wanted: impl Fn(&Event) -> bool) {
        self.until_known(table, |known| {
            known.events.iter().any(|event| wanted(&event.event))
        })
        .await;
    }

    /// Says something under this name, and waits for its answer.
    pub(crate) async fn say(&mut self, id: &MessageId, deed: Deed) -> Outcome {
        let ask = Ask {
            id: id.clone(),
            deed,
        };
        self.speaker.say(ask).await;
        self.until(|tell| match tell {
            Tell::Answer(Answer {
                to: Some(to),
                outcome,
            }) if to == id => Some(outcome.clone()),
            _ => None,
        })
        .await
    }

    pub(crate) async fn ask(&mut self, deed: Deed) -> Outcome {
        let id = self.next_id();
        self.say(&id, deed).await
    }

    /// What has to be done.
    pub(crate) async fn done(&mut self, deed: Deed) -> Done {
        match self.ask(deed.clone()).await {
            Outcome::Done(done) => done,
            other => panic!("{}: {other:?} to {deed:?}", self.name),
        }
    }

    /// What has to be refused; the sentence.
    pub(crate) async fn refused(&mut self, deed: Deed) -> String {
        refusal(&self.ask(deed).await).to_owned()
    }

    /// Opens a table and sits down there.
    pub(crate) async fn open(&mut self, setup: TableSetup) -> String {
        let opened = self.done(Deed::Open { setup }).await;
        let table = opened.table.expect("a table");
        assert_eq!(opened.seat, Some(Place::Host));
        self.join(&table, None).await;
        self.sit(&table, None).await;
        table
    }

    pub(crate) async fn sit(&mut self, table: &str, invitation: Option<&str>) -> Done {
        self.done(Deed::Sit {
            table: table.to_owned(),
            invitation: invitation.map(str::to_owned),
            contribution: bytes(),
        })
        .await
    }

    pub(crate) fn join_deed(&self, table: &str, key: Option<&str>) -> Deed {
        let after = self
            .tables
            .get(table)
            .map_or(0, |known| known.events.len() as u64);
        Deed::Join {
            table: table.to_owned(),
            key: key.map(str::to_owned),
            after,
        }
    }

    pub(crate) async fn join(&mut self, table: &str, key: Option<&str>) -> Done {
        let deed = self.join_deed(table, key);
        let done = self.done(deed).await;
        assert!(self.tables.contains_key(table), "told before the answer");
        done
    }

    pub(crate) fn state(&self, table: &str) -> State {
        self.tables[table].state(table)
    }

    pub(crate) fn is_over(&self, table: &str) -> bool {
        let state = self.state(table);
        matches!(state.phase(), TablePhase::Over(_) | TablePhase::Aborted)
    }

    /// Whether it is his turn.
    pub(crate) fn is_to_move(&self, table: &str) -> bool {
        let state = self.state(table);
        let place = self.tables[table].you.seat;
        *state.phase() == TablePhase::Playing
            && place.is_some_and(|place| state.place_of(state.board().side()) == place as usize)
    }

    /// A turn of chance, if the roll is there already.
    pub(crate) fn some_turn(&self, table: &str, numbers: &mut FastNumbers) -> Deed {
        let state = self.state(table);
        let mut board = state.board().clone();
        let mut moves = Vec::new();
        loop {
            let below = |most: usize| numbers.below(most);
            let text = board.random_move(below).expect("a move");
            moves.push(board.play(&text).expect("legal"));
            if board.begins_turn() || board.outcome().is_some() {
                break;
            }
        }
        Deed::Move {
            table: table.to_owned(),
            turn: state.turn(),
            moves,
            thought: None,
            nonce: state.board().description().dice.then(bytes),
        }
    }

    /// Plays a turn of chance, with its roll.
    pub(crate) async fn play(&mut self, table: &str, numbers: &mut FastNumbers) -> Done {
        if self.state(table).board().phase() == Phase::Roll {
            let roll = Deed::Roll {
                table: table.to_owned(),
                nonce: bytes(),
            };
            let done = self.done(roll).await;
            self.until_version(table, done.version.expect("a version"))
                .await;
        }
        let deed = self.some_turn(table, numbers);
        let done = self.done(deed).await;
        self.until_version(table, done.version.expect("a version"))
            .await;
        done
    }
}
