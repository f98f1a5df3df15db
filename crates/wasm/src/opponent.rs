//! Opponents for the browser: which there are, what a text means, and what they play.

use crate::clock::BrowserClock;
use crate::table::Table;
use search::Limits;
use search::opponent::{NoResources, Opponent, Player, USUAL_TIME, answer};
use serde::Serialize;
use std::sync::atomic::AtomicBool;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// An opponent, as a list to choose from shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct OpponentInfo {
    /// `level-3`, `engine:nodes=5000`: as addresses and records write it.
    pub text: String,
    /// Which level it is, counted from 1; nothing for others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub level: Option<usize>,
}

impl From<Opponent> for OpponentInfo {
    fn from(opponent: Opponent) -> OpponentInfo {
        OpponentInfo {
            text: opponent.to_string(),
            level: match opponent {
                Opponent::Level(number) => Some(number),
                _ => None,
            },
        }
    }
}

/// Those who need nothing but their name.
#[wasm_bindgen(js_name = plainOpponents)]
pub fn plain_opponents() -> Result<Vec<Ts<OpponentInfo>>, JsError> {
    let infos = Opponent::plain().map(OpponentInfo::from);
    Ok(infos.map(|info| info.into_ts()).collect::<Result<_, _>>()?)
}

/// Whom a text means; nothing where it means nobody who can play in a browser.
#[wasm_bindgen(js_name = readOpponent)]
pub fn read_opponent(text: &str) -> Result<Option<Ts<OpponentInfo>>, JsError> {
    let info = Opponent::read_self_contained(text)
        .ok()
        .map(OpponentInfo::from);
    Ok(info.map(|info| info.into_ts()).transpose()?)
}

/// An opponent at the table.
#[wasm_bindgen]
#[derive(Debug)]
pub struct ComputerPlayer {
    player: Box<dyn Player>,
}

#[wasm_bindgen]
impl ComputerPlayer {
    /// Seats whom a text means; nothing where it means nobody, or somebody for whom there is no memory.
    pub fn seat(text: &str) -> Option<ComputerPlayer> {
        let opponent = Opponent::read_self_contained(text).ok()?;
        let limited = opponent.limited(Limits::movetime(USUAL_TIME));
        let player = limited.player(&NoResources).ok()?;
        Some(ComputerPlayer { player })
    }

    /// What it plays here: a move, or in the dice game moves of the rest of the turn, and an empty list while a roll is
    /// awaited. Nothing where the game is over or is none of its own. The same table and seed give the same answer.
    pub fn choose(&mut self, table: &Table, seed: f64) -> Option<Vec<String>> {
        let (clock, stop) = (BrowserClock::start(), AtomicBool::new(false));
        answer(&mut *self.player, table.inner(), seed as u64, &clock, &stop).ok()
    }
}
