//! The review of a game for a worker in the browser: one question to the engine at a step, so that the worker hears "stop" and
//! tells how far it is between two of them.

use crate::clock::BrowserClock;
use crate::table::Table;
use review::{EngineAnalyst, LINES, NODES, Review};
use search::{Engine, EngineOptions, Limits};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// A review under way. Its engine is its own and new, so that everybody sees the same review of a game, whatever was analysed
/// before.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Reviewer {
    reviewer: review::Reviewer,
    analyst: EngineAnalyst<fn() -> BrowserClock>,
}

#[wasm_bindgen]
impl Reviewer {
    /// Of the game that was played at this table, or of what was played after so many moves, with which a turn begins.
    #[wasm_bindgen(constructor)]
    pub fn new(table: &Table, first: usize) -> Reviewer {
        Reviewer {
            reviewer: review::Reviewer::from_turn(table.inner(), first),
            analyst: analyst(),
        }
    }

    /// Goes on by at most one search. `false` when the review is done.
    pub fn step(&mut self) -> bool {
        self.reviewer.step(&mut self.analyst)
    }

    /// How many moves are judged.
    pub fn done(&self) -> usize {
        self.reviewer.done()
    }

    /// What was found so far; the whole game after the last step.
    pub fn review(&self) -> Result<Ts<Review>, JsError> {
        Ok(self.reviewer.review().into_ts()?)
    }
}

fn analyst() -> EngineAnalyst<fn() -> BrowserClock> {
    EngineAnalyst {
        engine: Engine::new(EngineOptions {
            lines: LINES,
            ..EngineOptions::default()
        }),
        limits: Limits::nodes(NODES),
        clock: BrowserClock::start,
    }
}
