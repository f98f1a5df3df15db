//! A hand at a table: where its touches lead and what a board shows of that, and what the rules say to a touch that leads nowhere.
//! Everything about one touch is answered at once, so that nobody has to play on a copy to find out.

use crate::refusal::nearest;
use crate::view::{Captured, CellView, Effect, PieceView};
use crate::{AnyTable, Cell, ChoiceOffer, Playable, Refusal, Table, Touch};

/// Where touches lead, with everything that a board shows of it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct TouchReport {
    /// What may be touched next.
    pub next: Vec<NextTouch>,
    /// How the game's own choices among them are offered, in the order in which the game names them.
    pub choices: Vec<ChoiceOffer>,
    /// The moves that the touches make if they stop here; in the dice game touching the sum makes two.
    pub complete: Vec<String>,
    /// The piece that must take part in the move where a touched piece must move; see [`Table::held_piece`].
    pub held: Option<Cell>,
    /// What the touches have done so far; nothing before a piece has moved.
    pub effects: Vec<Effect>,
    /// What that has made of the board.
    pub midway: Option<Midway>,
}

/// A touch that may follow.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct NextTouch {
    /// What is touched.
    pub touch: Touch,
    /// The moves that it would make if it were the last one.
    pub complete: Vec<String>,
    /// What these would do beyond what was done before this touch.
    pub effects: Vec<Effect>,
    /// Whether it makes a whole move, after which nothing can be touched.
    pub whole: bool,
}

/// The part of a [`View`](crate::View) that changes in the middle of a move: it is still the same player's turn.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Midway {
    /// Every cell, with its markings.
    pub cells: Vec<CellView>,
    /// Every piece on the board.
    pub pieces: Vec<PieceView>,
    /// What was captured so far.
    pub captured: Vec<Captured>,
}

impl<G: Playable> Table<G> {
    /// Where a sequence of touches leads, and what a board shows of it.
    pub fn touch_report(&self, prefix: &[Touch]) -> TouchReport {
        let here = self.touched(prefix);
        let (complete, done) = self.in_texts(&here.complete);
        let next: Vec<NextTouch> = here
            .next
            .iter()
            .map(|touch| self.next_touch(prefix, *touch, done.len()))
            .collect();
        let shown = self.shown_moves(prefix, &here.complete, &here.next);
        TouchReport {
            choices: self.offers(&here.next),
            held: self.held_piece(prefix),
            effects: self.in_texts(&shown).1,
            midway: (!shown.is_empty()).then(|| self.midway(&shown)),
            next,
            complete,
        }
    }

    /// What the rules say to a touch that is none of those that may follow: the first rule that it breaks, and what could be played
    /// instead. `None` where it does not say enough to be judged.
    ///
    /// `meant` is what was touched before somebody chose another piece, that piece included: it still tells what they want,
    /// unless it was wrong in itself.
    pub fn judge_touch(&self, touches: &[Touch], meant: &[Touch], touch: Touch) -> Option<Refusal> {
        let with = |before: &[Touch]| [before, &[touch]].concat();
        let meant = (meant.len() > touches.len() && self.mistake(meant).is_none())
            .then(|| self.mistake(&with(meant)))
            .flatten();
        let (mut refusal, attempt) = meant
            .or_else(|| self.mistake(&with(touches)))
            .or_else(|| self.mistaken_origin(touches, touch))?;
        refusal.nearest = nearest(self.game(), self.position(), self.history(), &attempt);
        Some(self.recalled(refusal))
    }

    /// Why these touches are no move, without alternatives; `None` while they do not say enough to be judged.
    fn mistake(&self, touches: &[Touch]) -> Option<(Refusal, G::Attempt)> {
        let (game, position) = (self.game(), self.position());
        let unchosen = touches.to_vec();
        let default = self.default_choice().map(|choice| with(touches, choice));
        let attempt = [Some(unchosen), default]
            .into_iter()
            .flatten()
            .find_map(|touches| game.attempt_of(position, &touches).ok())?;
        let refusal = game.judge(position, self.history(), &attempt).err()?;
        Some((refusal, attempt))
    }

    /// Why nothing can begin here, wherever it should lead.
    fn mistaken_origin(&self, touches: &[Touch], touch: Touch) -> Option<(Refusal, G::Attempt)> {
        if !touches.is_empty() {
            return None;
        }
        let cells = self.game().view(self.position()).cells;
        let other = cells.iter().map(|cell| Touch::Cell(cell.cell));
        self.mistake(&[touch, other.into_iter().find(|other| *other != touch)?])
    }

    fn next_touch(&self, prefix: &[Touch], touch: Touch, done: usize) -> NextTouch {
        let there = self.touched(&with(prefix, touch));
        let (complete, mut effects) = self.in_texts(&there.complete);
        effects.drain(..done.min(effects.len()));
        NextTouch {
            touch,
            whole: there.next.is_empty() && !complete.is_empty(),
            complete,
            effects,
        }
    }

    /// The moves that the touches have made so far, to be shown as if played. A piece of which only is open what it becomes has
    /// arrived.
    fn shown_moves(&self, prefix: &[Touch], complete: &[G::Move], next: &[Touch]) -> Vec<G::Move> {
        if prefix.len() < 2 {
            return Vec::new();
        }
        match self.default_choice().filter(|choice| next.contains(choice)) {
            Some(choice) if complete.is_empty() => self.touched(&with(prefix, choice)).complete,
            _ => complete.to_vec(),
        }
    }

    /// The texts of moves that are played one after the other, and what they do.
    fn in_texts(&self, moves: &[G::Move]) -> (Vec<String>, Vec<Effect>) {
        let (game, mut position) = (self.game(), *self.position());
        let (mut texts, mut effects) = (Vec::new(), Vec::new());
        for mv in moves {
            texts.push(game.move_text(&position, *mv));
            effects.extend(game.effects(&position, *mv));
            game.play(&mut position, *mv);
        }
        (texts, effects)
    }

    fn midway(&self, moves: &[G::Move]) -> Midway {
        let mut position = *self.position();
        for mv in moves {
            self.game().play(&mut position, *mv);
        }
        let view = self.game().view(&position);
        Midway {
            cells: view.cells,
            pieces: view.pieces,
            captured: view.captured,
        }
    }

    fn offers(&self, next: &[Touch]) -> Vec<ChoiceOffer> {
        let offers = self.game().description().choices.iter();
        offers
            .filter(|offer| next.contains(&Touch::Choice(offer.choice)))
            .copied()
            .collect()
    }

    /// What counts as chosen as long as nothing is.
    fn default_choice(&self) -> Option<Touch> {
        let mut offers = self.game().description().choices.iter();
        let default = offers.find(|offer| offer.default)?;
        Some(Touch::Choice(default.choice))
    }
}

fn with(touches: &[Touch], touch: Touch) -> Vec<Touch> {
    [touches, &[touch]].concat()
}

impl AnyTable {
    /// Where a sequence of touches leads, and what a board shows of it.
    pub fn touch_report(&self, prefix: &[Touch]) -> TouchReport {
        with_table!(self, table => table.touch_report(prefix))
    }

    /// What the rules say to a touch that is none of those that may follow; see [`Table::judge_touch`].
    pub fn judge_touch(&self, touches: &[Touch], meant: &[Touch], touch: Touch) -> Option<Refusal> {
        with_table!(self, table => table.judge_touch(touches, meant, touch))
    }
}
