//! Going through a game with the engine: the chances at the beginning of every turn, and the turns that threw chances away.
//! What was played and what would have been better are compared after the turn, by searches of the same size.

use rules::view::Phase;
use rules::{AnyTable, Side};
use search::{Engine, Limits, RealClock, Report};
use std::sync::atomic::AtomicBool;

/// A turn that costs at least this much of the expected result is a turning point.
const TURNING: f32 = 0.05;

/// What the engine made of a game.
#[derive(Debug)]
pub(super) struct Review {
    /// At the beginning of every turn and at the end; turn n lies between points n and n + 1.
    pub(super) points: Vec<Point>,
    pub(super) turns: Vec<Turn>,
}

/// What player 1 can expect, and whether it is certain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point {
    /// The expected result from 0 to 1; a draw counts half.
    pub(super) chance: f32,
    /// A forced win: whose, and in how many single moves; 0 when the game is over.
    pub(super) forced: Option<(Side, u32)>,
    pub(super) over: bool,
}

impl Point {
    pub(super) fn of(self, side: Side) -> f32 {
        match side {
            Side::One => self.chance,
            Side::Two => 1.0 - self.chance,
        }
    }
}

/// A whole turn: one move, or with dice a roll and its steps.
#[derive(Debug)]
pub(super) struct Turn {
    pub(super) side: Side,
    /// Where it is written in the game's list of moves; with dice the roll comes first.
    pub(super) moves: std::ops::Range<usize>,
    /// The first move that is a choice.
    pub(super) choice: usize,
    pub(super) lapse: Option<Lapse>,
}

/// A turning point: what was thrown away, as expected results of the player who moved.
#[derive(Debug)]
pub(super) struct Lapse {
    pub(super) before: f32,
    pub(super) after: f32,
    /// What to play instead of the moves from `choice` on, and how it might go on.
    pub(super) better: Vec<String>,
    /// How many moves of `better` are the turn itself.
    pub(super) own: usize,
}

/// Reviews the moves played from an opening; `progress` hears how many moves are done.
pub(super) fn review(
    opening: &AnyTable,
    moves: &[&str],
    engine: Engine,
    limits: Limits,
    mut progress: impl FnMut(usize),
) -> Review {
    let mut reviewer = Reviewer { engine, limits };
    let mut table = opening.clone();
    let mut review = Review {
        points: Vec::new(),
        turns: Vec::new(),
    };
    let mut at = 0;
    let mut thought = reviewer.think(&table);
    review.points.push(point(&table, thought.as_ref()));
    while at < moves.len() && table.outcome().is_none() {
        let (side, first) = (table.side(), at);
        if table.phase() == Phase::Roll {
            play(&mut table, moves[at]);
            at += 1;
            thought = reviewer.think(&table);
        }
        let (choice, chosen) = (at, table.clone());
        while at < moves.len()
            && (at == choice || !table.begins_turn())
            && table.outcome().is_none()
        {
            play(&mut table, moves[at]);
            at += 1;
        }
        let before = thought;
        thought = reviewer.think(&table);
        let whole = table.begins_turn() || table.outcome().is_some();
        let here = point(&table, thought.as_ref());
        let lapse = before
            .filter(|_| whole && at > choice)
            .and_then(|report| reviewer.lapse(&chosen, &report, &moves[choice..at], here));
        review.points.push(here);
        review.turns.push(Turn {
            side,
            moves: first..at,
            choice,
            lapse,
        });
        progress(at);
    }
    review
}

/// Moves of a record are legal.
fn play(table: &mut AnyTable, text: &str) {
    table.play(text).expect("a record holds legal moves");
}

/// What a search says of a position.
fn point(table: &AnyTable, report: Option<&Report>) -> Point {
    if let Some(outcome) = table.outcome() {
        return Point {
            chance: match outcome.winner {
                Some(Side::One) => 1.0,
                Some(Side::Two) => 0.0,
                None => 0.5,
            },
            forced: outcome.winner.map(|side| (side, 0)),
            over: true,
        };
    }
    let line = report.and_then(|report| report.lines.first());
    let side = table.side();
    let expected = line.map_or(0.5, |line| line.wdl.expected());
    Point {
        chance: match side {
            Side::One => expected,
            Side::Two => 1.0 - expected,
        },
        forced: line.and_then(|line| line.score.forced()).map(|distance| {
            let winner = if distance > 0 { side } else { !side };
            (winner, distance.unsigned_abs())
        }),
        over: false,
    }
}

struct Reviewer {
    engine: Engine,
    limits: Limits,
}

impl Reviewer {
    fn think(&mut self, table: &AnyTable) -> Option<Report> {
        let (clock, stop) = (RealClock::start(), AtomicBool::new(false));
        self.engine.think(table, self.limits, &clock, &stop, |_| {})
    }

    /// Whether the moves played from a choice were a turning point: the engine wanted something else, and where that leads
    /// is clearly better than where the game went.
    fn lapse(
        &mut self,
        chosen: &AnyTable,
        report: &Report,
        played: &[&str],
        after: Point,
    ) -> Option<Lapse> {
        let side = chosen.side();
        let line = report.lines.first()?;
        let after = after.of(side);
        if report.answer == played || line.wdl.expected() - after < TURNING {
            return None;
        }
        let mut table = chosen.clone();
        for text in &report.answer {
            table.play(text).ok()?;
        }
        let thought = self.think(&table);
        let before = point(&table, thought.as_ref()).of(side);
        (before - after >= TURNING).then(|| Lapse {
            before,
            after,
            better: line.moves.clone(),
            own: report.answer.len(),
        })
    }
}
