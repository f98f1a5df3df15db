//! A table in the browser: one game under way, spoken to in texts and touches.

use crate::dice;
use crate::verdict::Verdict;
use rules::Touchable;
use rules::view::{Effect, Phase};
use rules::{AnyTable, Message, Outcome, Side, TextError, Touch, TouchedTexts, View, with_table};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

/// A game under way. Free it when it is no longer needed.
#[wasm_bindgen]
#[derive(Clone, Debug)]
pub struct Table {
    inner: AnyTable,
}

/// What is known of a table beside its picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct TableState {
    /// `la-trel/base`.
    pub variant: String,
    /// `la-trel`.
    pub game: String,
    /// The canonical text of the position.
    pub position: String,
    pub side: Side,
    /// Single moves played so far; in the dice game turns completed.
    pub ply: u32,
    pub phase: Phase,
    pub outcome: Option<Outcome>,
    /// `none`, or as in `p1win LT-12`.
    pub result: String,
    /// How many moves were played at this table.
    pub length: usize,
    /// Whether a turn begins here; in the dice game it takes several moves.
    pub begins_turn: bool,
}

/// A position text that could not be read, or a variant that nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum OpenProblem {
    Variant,
    Position { column: usize, problem: Message },
}

impl From<TextError> for OpenProblem {
    fn from(error: TextError) -> OpenProblem {
        OpenProblem::Position {
            column: error.column,
            problem: error.problem,
        }
    }
}

#[wasm_bindgen]
impl Table {
    /// A new game of a variant, from its start or from a position text. Throws an `OpenProblem`.
    pub fn open(variant: &str, position: Option<String>) -> Result<Table, JsValue> {
        open(variant, position.as_deref())
            .map(|inner| Table { inner })
            .map_err(|problem| thrown(&problem))
    }

    /// Another table in the same state.
    pub fn copy(&self) -> Table {
        self.clone()
    }

    pub fn state(&self) -> Result<Ts<TableState>, JsError> {
        let table = &self.inner;
        let outcome = table.outcome();
        let state = TableState {
            variant: table.variant().to_owned(),
            game: table.game().to_owned(),
            position: table.position_text(),
            side: table.side(),
            ply: table.ply(),
            phase: table.phase(),
            outcome,
            result: outcome.map_or_else(|| "none".to_owned(), |outcome| outcome.to_string()),
            length: table.len(),
            begins_turn: table.begins_turn(),
        };
        Ok(state.into_ts()?)
    }

    pub fn view(&self) -> Result<Ts<View>, JsError> {
        Ok(self.inner.view().into_ts()?)
    }

    /// The position text in which the game began.
    pub fn start(&self) -> String {
        self.inner.start_text()
    }

    /// The canonical texts of the moves played at this table.
    pub fn moves(&self) -> Vec<String> {
        (0..self.inner.len())
            .filter_map(|index| self.inner.move_text(index))
            .collect()
    }

    /// Where a sequence of touches leads.
    pub fn touched(&self, prefix: Vec<Ts<Touch>>) -> Result<Ts<TouchedTexts>, JsError> {
        Ok(self.inner.touched(&read_touches(&prefix)?).into_ts()?)
    }

    /// What the rules say to a sequence of touches taken as a whole move.
    pub fn judge(&self, touches: Vec<Ts<Touch>>) -> Result<Ts<Verdict>, JsError> {
        Verdict::told(self.inner.judge_touches(&read_touches(&touches)?))
    }

    /// What the rules say to a move text.
    pub fn read(&self, text: &str) -> Result<Ts<Verdict>, JsError> {
        Verdict::told(self.inner.read_move(text))
    }

    /// Plays the move that the text means; a refused move changes nothing.
    pub fn play(&mut self, text: &str) -> Result<Ts<Verdict>, JsError> {
        Verdict::told(self.inner.play(text))
    }

    /// What a legal move would do, in order; nothing for one that is not legal.
    pub fn effects(&self, text: &str) -> Result<Vec<Ts<Effect>>, JsError> {
        let effects = self.inner.effects(text).unwrap_or_default();
        Ok(effects
            .iter()
            .map(Tsify::into_ts)
            .collect::<Result<_, _>>()?)
    }

    /// One touch sequence that makes this legal move; nothing for one that is not legal.
    #[wasm_bindgen(js_name = touchesOf)]
    pub fn touches_of(&self, text: &str) -> Result<Vec<Ts<Touch>>, JsError> {
        let touches: Vec<Touch> = with_table!(&self.inner, table => match table.read_move(text) {
            Ok(mv) => table.game().touches_of(table.position(), mv),
            Err(_) => Vec::new(),
        });
        Ok(touches
            .iter()
            .map(Tsify::into_ts)
            .collect::<Result<_, _>>()?)
    }

    /// How a hand would try what this text says, legal or not; nothing where touches would be told something else.
    #[wasm_bindgen(js_name = touchesToTry)]
    pub fn touches_to_try(&self, text: &str) -> Result<Vec<Ts<Touch>>, JsError> {
        let touches = self.inner.touches_to_try(text).unwrap_or_default();
        Ok(touches
            .iter()
            .map(Tsify::into_ts)
            .collect::<Result<_, _>>()?)
    }

    /// Takes the last move back; `false` when there is none.
    pub fn undo(&mut self) -> bool {
        self.inner.undo()
    }

    /// Makes the moves of this table exactly these: what both have in common stays. Returns how many could be played.
    pub fn seek(&mut self, moves: Vec<String>) -> usize {
        let common = (0..self.inner.len())
            .take_while(|index| self.inner.move_text(*index).as_ref() == moves.get(*index))
            .count();
        while self.inner.len() > common {
            self.inner.undo();
        }
        for text in moves.iter().skip(common) {
            if self.inner.play(text).is_err() {
                break;
            }
        }
        self.inner.len()
    }

    /// The canonical texts of the legal moves; nothing at all where there are more than `most`.
    pub fn legal(&self, most: usize) -> Option<Vec<String>> {
        self.inner.legal_texts(most).ok()
    }

    /// The roll that this seed gives now; nothing where no roll is awaited.
    pub fn roll(&self, seed: f64) -> Option<String> {
        dice::roll(&self.inner, seed as u64)
    }

    /// The number of move sequences of this length from here.
    pub fn perft(&self, depth: u32) -> f64 {
        self.inner.perft(depth) as f64
    }
}

impl Table {
    pub(crate) fn inner(&self) -> &AnyTable {
        &self.inner
    }
}

/// A problem as the browser catches it.
pub(crate) fn thrown(problem: &OpenProblem) -> JsValue {
    match problem.into_ts() {
        Ok(problem) => problem.into(),
        Err(error) => JsError::from(error).into(),
    }
}

pub(crate) fn open(variant: &str, position: Option<&str>) -> Result<AnyTable, OpenProblem> {
    let table = AnyTable::open(variant).ok_or(OpenProblem::Variant)?;
    match position {
        None => Ok(table),
        Some(text) => Ok(table.set_up(text)?),
    }
}

fn read_touches(touches: &[Ts<Touch>]) -> Result<Vec<Touch>, JsError> {
    Ok(touches.iter().map(Ts::to_rust).collect::<Result<_, _>>()?)
}
