//! A table in the browser: one game under way, spoken to in texts and touches.

use crate::attempt::{AttemptReport, PlayedMove, Reached, attempt, play};
use crate::dice;
use crate::snapshot::{Snapshot, TableState};
use crate::verdict::Verdict;
use rules::{
    AnyTable, Cell, Message, MoveError, TextError, Touch, TouchReport, Touchable, View, with_table,
};
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

    /// The position with all that a board needs of it.
    pub fn snapshot(&self) -> Result<Ts<Snapshot>, JsError> {
        Ok(Snapshot::from(&self.inner).into_ts()?)
    }

    pub fn state(&self) -> Result<Ts<TableState>, JsError> {
        Ok(TableState::from(&self.inner).into_ts()?)
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

    /// Where a sequence of touches leads, and what a board shows of it.
    pub fn touched(&self, prefix: Vec<Ts<Touch>>) -> Result<Ts<TouchReport>, JsError> {
        Ok(self.inner.touch_report(&read_touches(&prefix)?).into_ts()?)
    }

    /// What the rules say to a touch that is none of those that may follow; nothing where it does not say enough to be judged.
    /// `meant` is what was touched before somebody chose another piece, that piece included.
    #[wasm_bindgen(js_name = judgeTouch)]
    pub fn judge_touch(
        &self,
        touches: Vec<Ts<Touch>>,
        meant: Vec<Ts<Touch>>,
        touch: Ts<Touch>,
    ) -> Result<Option<Ts<Verdict>>, JsError> {
        let (touches, meant) = (read_touches(&touches)?, read_touches(&meant)?);
        let refusal = self.inner.judge_touch(&touches, &meant, touch.to_rust()?);
        let verdict = refusal.map(|refusal| Verdict::from(Err(MoveError::Refused(refusal.into()))));
        Ok(verdict.map(|verdict| verdict.into_ts()).transpose()?)
    }

    /// The piece that whoever tries this, legal or not, has touched and must move where a touched piece must; nothing for a text
    /// that is no attempt.
    #[wasm_bindgen(js_name = takenHoldOf)]
    pub fn taken_hold_of(&self, text: &str) -> Option<u8> {
        self.inner.taken_hold_of(text).map(|cell| cell.0)
    }

    /// Whether the text means a legal move in which the piece on this cell takes part.
    #[wasm_bindgen(js_name = movesPiece)]
    pub fn moves_piece(&self, text: &str, cell: u8) -> bool {
        self.inner.moves_piece(text, Cell(cell))
    }

    /// What the rules say to a move text.
    pub fn read(&self, text: &str) -> Result<Ts<Verdict>, JsError> {
        Verdict::told(self.inner.read_move(text))
    }

    /// Plays the move that the text means; a refused move changes nothing.
    pub fn play(&mut self, text: &str) -> Result<Ts<Verdict>, JsError> {
        Verdict::told(self.inner.play(text))
    }

    /// Plays these moves one after the other, up to the first that is refused, and tells everything about it.
    pub fn attempt(&mut self, texts: Vec<String>) -> Result<Ts<AttemptReport>, JsError> {
        Ok(attempt(&mut self.inner, &texts).into_ts()?)
    }

    /// [`attempt`](Table::attempt) of the roll that this seed gives now.
    #[wasm_bindgen(js_name = attemptRoll)]
    pub fn attempt_roll(&mut self, seed: f64) -> Result<Ts<AttemptReport>, JsError> {
        let roll = dice::roll(&self.inner, seed as u64);
        Ok(attempt(&mut self.inner, roll.as_slice()).into_ts()?)
    }

    /// What these moves would do one after the other, up to the end of the turn or the first that is refused; the table stays
    /// where it is.
    #[wasm_bindgen(js_name = previewTurn)]
    pub fn preview_turn(&self, texts: Vec<String>) -> Result<Vec<Ts<PlayedMove>>, JsError> {
        let mut table = self.inner.clone();
        let mut turn = Vec::new();
        for text in &texts {
            let Ok(played) = play(&mut table, text) else {
                break;
            };
            let ends = played.state.begins_turn;
            turn.push(played);
            if ends {
                break;
            }
        }
        told(&turn)
    }

    /// One touch sequence that makes this legal move; nothing for one that is not legal.
    #[wasm_bindgen(js_name = touchesOf)]
    pub fn touches_of(&self, text: &str) -> Result<Vec<Ts<Touch>>, JsError> {
        let touches: Vec<Touch> = with_table!(&self.inner, table => match table.read_move(text) {
            Ok(mv) => table.game().touches_of(table.position(), mv),
            Err(_) => Vec::new(),
        });
        told(&touches)
    }

    /// How a hand would try what this text says, legal or not; nothing where touches would be told something else.
    #[wasm_bindgen(js_name = touchesToTry)]
    pub fn touches_to_try(&self, text: &str) -> Result<Vec<Ts<Touch>>, JsError> {
        told(&self.inner.touches_to_try(text).unwrap_or_default())
    }

    /// Makes the moves of this table exactly these: what both have in common stays. Returns how many could be played.
    pub fn seek(&mut self, moves: Vec<String>) -> usize {
        self.seek_to(&moves);
        self.inner.len()
    }

    /// [`seek`](Table::seek) that tells where it has led, and what the moves from this one on, counted from 0, did.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, moves: Vec<String>, from: usize) -> Result<Ts<Reached>, JsError> {
        let effects = self
            .seek_before(&moves, from)
            .iter()
            .map_while(|text| self.inner.play_with_effects(text).ok())
            .flat_map(|(_, effects)| effects)
            .collect();
        let reached = Reached {
            snapshot: Snapshot::from(&self.inner),
            effects,
        };
        Ok(reached.into_ts()?)
    }

    /// [`seek`](Table::seek) that tells the state after each move from this one on, counted from 0; fewer where one cannot be played.
    pub fn states(
        &mut self,
        moves: Vec<String>,
        from: usize,
    ) -> Result<Vec<Ts<TableState>>, JsError> {
        let states: Vec<TableState> = self
            .seek_before(&moves, from)
            .iter()
            .map_while(|text| {
                self.inner.play(text).ok()?;
                Some(TableState::from(&self.inner))
            })
            .collect();
        told(&states)
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

    /// Makes the moves of this table exactly these; `false` where one of them cannot be played, and then it stands before that.
    fn seek_to(&mut self, moves: &[String]) -> bool {
        let common = (0..self.inner.len())
            .take_while(|index| self.inner.move_text(*index).as_ref() == moves.get(*index))
            .count();
        while self.inner.len() > common {
            self.inner.undo();
        }
        let rest = &moves[common..];
        rest.iter().all(|text| self.inner.play(text).is_ok())
    }

    /// Makes the moves of this table the first ones of these, and returns the others, which are to be played next.
    fn seek_before<'a>(&mut self, moves: &'a [String], from: usize) -> &'a [String] {
        let (before, rest) = moves.split_at(from.min(moves.len()));
        if self.seek_to(before) { rest } else { &[] }
    }
}

/// A list as the browser is told it.
fn told<T: Tsify + Serialize>(list: &[T]) -> Result<Vec<Ts<T>>, JsError> {
    Ok(list.iter().map(Tsify::into_ts).collect::<Result<_, _>>()?)
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
