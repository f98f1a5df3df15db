//! What the server tells.

use crate::{Lobby, MessageId, Phrase, Sentence};
use rules::Side;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tables::dice::Commitment;
use tables::{Millis, Moment, Name, Stamped};

/// A message of the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Tell {
    /// The first on every connection.
    Hello(Hello),
    /// What became of a message.
    Answer(Answer),
    /// A table, as somebody who joined it sees it; before the answer to `join`.
    Table(Box<TableTold>),
    /// Something happened at a table.
    Events(Events),
    /// Who is there has changed.
    Presence(Presence),
    /// A player said something.
    Said(Said),
    /// A player wants to play again, or both do: the next table is open.
    Rematch(Rematch),
    /// The lobby has changed.
    Lobby(Lobby),
    /// Every two seconds: where the tables of this connection stand. Whoever is behind joins again with his version.
    Heartbeat(Heartbeat),
    /// The last on a connection: it is about to end.
    Goodbye(Goodbye),
}

/// Who speaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Hello {
    /// The version of what is spoken here.
    pub protocol: u32,
    /// The server's own version, and with it the page's.
    pub server: String,
    /// How late it is by the clock that counts.
    pub now: Moment,
}

/// What became of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Answer {
    /// Which one; `null` where it could not be read so far.
    pub to: Option<MessageId>,
    /// What.
    pub outcome: Outcome,
}

/// What became of what was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Outcome {
    /// It is done and stored: it is on the disk.
    Done(Done),
    /// It is not done, and will not be.
    Refused(Sentence),
    /// It is not known whether it is done: send the same message again in a moment.
    Again(Sentence),
}

/// What a client is told of what was done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Done {
    /// At which table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The table's version after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
    /// Of a table at which to sit down next: what fixes the server's secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
    /// Of a table at which to sit down next: which seat is meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Place>,
}

/// A place at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Place {
    /// Of whoever opened the table.
    Host,
    /// The other player's.
    Guest,
}

/// A table as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct TableTold {
    /// Which.
    pub table: String,
    /// What happened after the version that was asked for, and since when.
    pub events: Vec<Stamped>,
    /// The version of the last of all events.
    pub version: u64,
    /// How late it is.
    pub now: Moment,
    /// The clocks at this moment.
    pub clock: ClockNow,
    /// Who looks at it.
    pub you: You,
    /// Who is there.
    pub presence: Seated,
}

/// What somebody is at a table, and what only he is told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct You {
    /// Which seat is his; none for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Place>,
    /// For a player: opens the table to spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// For the host, while the other seat is free: opens that seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
    /// For a player: with this code he finds his seat again from another device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

/// The clocks of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ClockNow {
    /// What each player has left, player 1 first; `null` without a clock.
    pub left: [Option<Millis>; 2],
    /// Whose time runs.
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<tables::schema::Side>"),
        ts(as = "Option<tables::schema::Side>")
    )]
    pub running: Option<Side>,
}

/// Something happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Events {
    /// Where.
    pub table: String,
    /// What, in the order of the versions.
    pub events: Vec<Stamped>,
    /// How late it is.
    pub now: Moment,
    /// The clocks at this moment.
    pub clock: ClockNow,
}

/// Who is at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Presence {
    /// Which.
    pub table: String,
    /// Who.
    #[serde(flatten)]
    pub seated: Seated,
}

/// Who is there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Seated {
    /// Whether host and guest are there.
    pub there: [bool; 2],
    /// In how long, counted from now, the other one may claim the game of the host or the guest who is gone; `null` where he is there, or
    /// where only the clock decides.
    pub claim_in: [Option<Millis>; 2],
    /// How many watch.
    pub watchers: u32,
}

/// A player said something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Said {
    /// Where.
    pub table: String,
    /// Who.
    pub by: Place,
    /// What.
    pub phrase: Phrase,
}

/// The same is played again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Rematch {
    /// The table of the game that is over.
    pub table: String,
    /// The table of the next one.
    pub next: String,
    /// Who asked for it: the host or the guest of the game that is over.
    pub by: Place,
}

/// A sign of life.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Heartbeat {
    /// How late it is.
    pub now: Moment,
    /// The version of the last event of each table that was joined here.
    pub tables: BTreeMap<String, u64>,
}

/// Why a connection ends. Whoever still wants something comes back at once, unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Goodbye {
    /// The server ends, and is most likely about to start again.
    Restart,
    /// The client does not read what it is told.
    Slow,
    /// The client says too much, or what nobody can read.
    Flood,
}

/// What is asked of `POST /api/session`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SessionWanted {
    /// What to be called.
    pub name: String,
    /// Whether to be told a token instead of being given a cookie: for programs, which send it as `Authorization: Bearer`.
    #[serde(default)]
    pub token: bool,
}

/// Who somebody is to the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SessionTold {
    /// What he is called.
    pub name: Name,
    /// The token, where it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// What `GET /api/about` tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct About {
    /// The version of what is spoken here.
    pub protocol: u32,
    /// The server's own version.
    pub server: String,
    /// How late it is.
    pub now: Moment,
}
