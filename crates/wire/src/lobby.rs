//! What strangers find: tables that wait for somebody, and games that may be watched.

use serde::{Deserialize, Serialize};
use tables::clock::TimeControl;
use tables::{Moment, SideChoice};

/// All of it, whenever it changes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Lobby {
    /// Tables that wait, those first that wait longest.
    pub seeks: Vec<Seek>,
    /// Public games under way, the newest first.
    pub games: Vec<Playing>,
    /// How many games go on in all, public or not.
    pub playing: usize,
}

/// A table that waits for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Seek {
    /// Which.
    pub table: String,
    /// What is played.
    pub variant: String,
    /// How much time there is.
    pub time: TimeControl,
    /// Which side the host plays.
    pub host: SideChoice,
    /// Whether a touched piece must move.
    pub touch_move: bool,
    /// Whether the game begins elsewhere than at the variant's start.
    pub set_up: bool,
    /// What the host is called.
    pub name: String,
    /// Since when.
    pub since: Moment,
}

/// A game under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Playing {
    /// Which.
    pub table: String,
    /// What is played.
    pub variant: String,
    /// How much time there is.
    pub time: TimeControl,
    /// Who plays, player 1 first; a computer is `level-3`.
    pub players: [String; 2],
    /// Since when.
    pub since: Moment,
}
