//! Everything that a client keeps but its connection: messages until they are answered, and tables without gaps. Texts and time are handed
//! in.

use crate::backoff::pause_before;
use crate::heard::Heard;
use crate::table::{Followed, NotTaken};
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;
use tables::Stamped;
use tokio::time::Instant;
use wire::{Answer, Ask, Deed, Goodbye, Hello, MessageId, Outcome, TableTold, Tell};

/// An answer that has not come for so long, though the line lives, was lost.
pub const UNANSWERED: Duration = Duration::from_secs(5);

/// A message of this client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AskId(u64);

/// A message that is not answered yet.
#[derive(Debug)]
struct Waiting {
    ask: Ask,
    /// When it was sent last on this connection.
    sent_at: Option<Instant>,
    /// How often the server asked to be asked again.
    again: u32,
    /// Not to be sent before.
    due: Option<Instant>,
}

/// What a client keeps.
#[derive(Debug)]
pub struct Core {
    /// What the names of its messages begin with.
    prefix: String,
    count: u64,
    waiting: BTreeMap<u64, Waiting>,
    tables: BTreeMap<String, Followed>,
    /// Tables that could not be joined just now, and when to try again.
    join_later: BTreeMap<String, Instant>,
    greeted: bool,
    before: bool,
    out: VecDeque<String>,
    heard: VecDeque<Heard>,
}

/// What a connection is after a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goes {
    /// On.
    On,
    /// On, and it has lasted for a while.
    Lasts,
    /// To its end; whether to come back at once.
    Away {
        /// The server starts again.
        at_once: bool,
    },
}

impl Core {
    /// For a client whose messages are called `prefix-1` and so on; nobody may ever have used the prefix for the same session.
    pub fn new(prefix: String) -> Core {
        Core {
            prefix,
            count: 0,
            waiting: BTreeMap::new(),
            tables: BTreeMap::new(),
            join_later: BTreeMap::new(),
            greeted: false,
            before: false,
            out: VecDeque::new(),
            heard: VecDeque::new(),
        }
    }

    /// Asks for something, until it is answered.
    pub fn ask(&mut self, deed: Deed, now: Instant) -> AskId {
        let number = self.number();
        let ask = self.named(number, deed);
        let waiting = Waiting {
            ask,
            sent_at: None,
            again: 0,
            due: None,
        };
        self.waiting.insert(number, waiting);
        if self.greeted {
            self.send(number, now);
        }
        AskId(number)
    }

    /// Says something once, if there is a connection.
    pub fn mention(&mut self, deed: Deed) {
        if self.greeted {
            let number = self.number();
            let ask = self.named(number, deed);
            self.put(&ask);
        }
    }

    /// Follows what happens at a table.
    pub fn follow(&mut self, table: &str, key: Option<String>) {
        let followed = self.tables.entry(table.to_owned()).or_default();
        followed.key = key;
        self.join(table);
    }

    /// Follows it no more.
    pub fn leave(&mut self, table: &str) {
        self.join_later.remove(table);
        if self.tables.remove(table).is_some() {
            self.mention(Deed::Leave {
                table: table.to_owned(),
                for_good: false,
            });
        }
    }

    /// A table that is followed.
    pub fn table(&self, table: &str) -> Option<&Followed> {
        self.tables.get(table)
    }

    /// How many messages wait for an answer.
    pub fn unanswered(&self) -> usize {
        self.waiting.len()
    }

    /// Whether there is a connection on which the server has spoken.
    pub fn is_connected(&self) -> bool {
        self.greeted
    }

    /// The next text to send, if there is one.
    pub fn to_send(&mut self) -> Option<String> {
        self.out.pop_front()
    }

    /// The next thing that was heard, if there is one.
    pub fn heard(&mut self) -> Option<Heard> {
        self.heard.pop_front()
    }

    /// When [`Core::tick`] has something to do.
    pub fn next_due(&self) -> Option<Instant> {
        if !self.greeted {
            return None;
        }
        let asks = self.waiting.values().filter_map(|waiting| waiting.due);
        asks.chain(self.join_later.values().copied()).min()
    }

    /// Does what is due.
    pub fn tick(&mut self, now: Instant) {
        if !self.greeted {
            return;
        }
        let due = |at: Option<Instant>| at.is_some_and(|at| at <= now);
        let asks: Vec<u64> = self
            .waiting
            .iter()
            .filter(|(_, waiting)| due(waiting.due))
            .map(|(number, _)| *number)
            .collect();
        for number in asks {
            self.send(number, now);
        }
        let joins: Vec<String> = self
            .join_later
            .iter()
            .filter(|(_, at)| **at <= now)
            .map(|(table, _)| table.clone())
            .collect();
        for table in joins {
            self.join_later.remove(&table);
            self.join(&table);
        }
    }

    /// The connection is gone.
    pub fn lost(&mut self) {
        if self.greeted {
            self.heard.push_back(Heard::Lost);
        }
        self.greeted = false;
        self.out.clear();
        self.join_later.clear();
        for waiting in self.waiting.values_mut() {
            waiting.sent_at = None;
            waiting.due = None;
        }
        for followed in self.tables.values_mut() {
            followed.joining = None;
        }
    }

    /// The server turned the connection away.
    pub fn turned_away(&mut self, status: u16) {
        self.heard.push_back(Heard::TurnedAway(status));
    }

    /// Takes in what came; what cannot be read ends the connection.
    pub fn hear(&mut self, text: &str, now: Instant) -> Goes {
        let Ok(tell) = serde_json::from_str::<Tell>(text) else {
            return Goes::Away { at_once: false };
        };
        match tell {
            Tell::Hello(hello) => self.hello(hello, now),
            Tell::Answer(answer) => self.answered(answer, now),
            Tell::Table(told) => self.told(*told),
            Tell::Events(told) => {
                if let Some(followed) = self.tables.get_mut(&told.table) {
                    followed.clock = told.clock;
                    if !self.take(&told.table, told.events) {
                        self.join(&told.table);
                    }
                }
            }
            Tell::Presence(presence) => {
                if let Some(followed) = self.tables.get_mut(&presence.table) {
                    followed.presence = presence.seated.clone();
                }
                self.heard.push_back(Heard::Told(Tell::Presence(presence)));
            }
            Tell::Heartbeat(beat) => {
                for (table, version) in &beat.tables {
                    if self.version(table).is_some_and(|known| known < *version) {
                        self.join(table);
                    }
                }
                self.send_again(now);
                return Goes::Lasts;
            }
            Tell::Goodbye(goodbye) => {
                self.heard.push_back(Heard::Told(Tell::Goodbye(goodbye)));
                return Goes::Away {
                    at_once: goodbye == Goodbye::Restart,
                };
            }
            other => self.heard.push_back(Heard::Told(other)),
        }
        Goes::On
    }

    fn version(&self, table: &str) -> Option<u64> {
        self.tables.get(table).map(Followed::version)
    }

    fn number(&mut self) -> u64 {
        self.count += 1;
        self.count
    }

    fn named(&self, number: u64, deed: Deed) -> Ask {
        let id = format!("{}-{number}", self.prefix);
        Ask {
            id: MessageId::new(&id).expect("a prefix of few visible characters"),
            deed,
        }
    }

    fn put(&mut self, ask: &Ask) {
        let text = serde_json::to_string(ask).expect("messages have string keys");
        self.out.push_back(text);
    }

    fn send(&mut self, number: u64, now: Instant) {
        if let Some(waiting) = self.waiting.get_mut(&number) {
            waiting.sent_at = Some(now);
            waiting.due = None;
            let ask = waiting.ask.clone();
            self.put(&ask);
        }
    }

    /// The line lives, but some answers have not come.
    fn send_again(&mut self, now: Instant) {
        let lost = |waiting: &Waiting| {
            waiting
                .sent_at
                .is_some_and(|at| now.duration_since(at) > UNANSWERED)
        };
        let lost: Vec<u64> = self
            .waiting
            .iter()
            .filter(|(_, waiting)| lost(waiting))
            .map(|(number, _)| *number)
            .collect();
        for number in lost {
            self.send(number, now);
        }
    }

    fn hello(&mut self, hello: Hello, now: Instant) {
        self.greeted = true;
        let again = std::mem::replace(&mut self.before, true);
        self.heard.push_back(Heard::Connected { hello, again });
        let tables: Vec<String> = self.tables.keys().cloned().collect();
        for table in tables {
            self.join(&table);
        }
        let asks: Vec<u64> = self.waiting.keys().copied().collect();
        for number in asks {
            self.send(number, now);
        }
    }

    /// Asks for what happened since.
    fn join(&mut self, table: &str) {
        if !self.greeted || self.join_later.contains_key(table) {
            return;
        }
        let number = self.number();
        let Some(followed) = self.tables.get_mut(table) else {
            return;
        };
        if followed.joining.is_some() {
            return;
        }
        followed.joining = Some(number);
        let deed = Deed::Join {
            table: table.to_owned(),
            key: followed.key.clone(),
            after: followed.version(),
        };
        let ask = self.named(number, deed);
        self.put(&ask);
    }

    fn told(&mut self, told: TableTold) {
        let table = told.table;
        let Some(followed) = self.tables.get_mut(&table) else {
            return;
        };
        followed.you = told.you;
        followed.presence = told.presence;
        followed.clock = told.clock;
        let had = followed.version();
        if told.version < had {
            // The server was set back, and what it knows counts.
            self.heard.push_back(Heard::SetBack {
                table: table.clone(),
                had,
                has: told.version,
            });
        } else if self.take(&table, told.events) {
            return;
        }
        // Everything is asked for again.
        if let Some(followed) = self.tables.get_mut(&table) {
            followed.forget();
            self.join(&table);
        }
    }

    /// Takes in what is new; `false` where something is missing before it.
    fn take(&mut self, table: &str, events: Vec<Stamped>) -> bool {
        let Some(followed) = self.tables.get_mut(table) else {
            return true;
        };
        match followed.take(table, events) {
            Ok(events) if events.is_empty() => true,
            Ok(events) => {
                let table = table.to_owned();
                self.heard.push_back(Heard::Happened { table, events });
                true
            }
            Err(NotTaken::Gap) => false,
            Err(NotTaken::Unfit(why)) => {
                self.leave(table);
                self.heard.push_back(Heard::Broken {
                    table: table.to_owned(),
                    why: why.to_string(),
                });
                true
            }
        }
    }

    fn answered(&mut self, answer: Answer, now: Instant) {
        let Some(number) = answer.to.as_ref().and_then(|id| self.number_of(id)) else {
            return;
        };
        let joined = self
            .tables
            .iter_mut()
            .find(|(_, followed)| followed.joining == Some(number));
        if let Some((table, followed)) = joined {
            followed.joining = None;
            let table = table.clone();
            match answer.outcome {
                Outcome::Done(_) => {}
                Outcome::Refused(why) => {
                    self.tables.remove(&table);
                    self.heard.push_back(Heard::Denied { table, why });
                }
                Outcome::Again(_) => {
                    self.join_later.insert(table, now + pause_before(0, 0.5));
                }
            }
            return;
        }
        let Some(waiting) = self.waiting.get_mut(&number) else {
            return;
        };
        let outcome = match answer.outcome {
            Outcome::Done(done) => Ok(done),
            Outcome::Refused(why) => Err(why),
            Outcome::Again(_) => {
                waiting.sent_at = None;
                waiting.due = Some(now + pause_before(waiting.again, 0.5));
                waiting.again += 1;
                return;
            }
        };
        self.waiting.remove(&number);
        let ask = AskId(number);
        self.heard.push_back(Heard::Answered { ask, outcome });
    }

    fn number_of(&self, id: &MessageId) -> Option<u64> {
        let rest = id.as_str().strip_prefix(&self.prefix)?;
        rest.strip_prefix('-')?.parse().ok()
    }
}
