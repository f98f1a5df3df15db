//! A level at the table. Most moves are thought about with the level's nodes; slips are made at a glance. No move that loses
//! by itself is made while another does not, and an answer that would win at once is overlooked only as captures are.

use super::chance::Chance;
use super::glance::{Sight, pick};
use super::{Level, MOST_NODES};
use crate::contest::{Contest, face_value};
use crate::dice::{self, Weighed};
use crate::{Clock, Engine, Limits, Manner, Score, Setting, think};
use rules::chasse_croise::{ChasseCroise, Move};
use rules::{AnyTable, Game, Notation, Outcome, Side, Table};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A piece of La Trel may have a million chains; nobody looks at more moves than this.
const MOST_SEEN: usize = 4_096;

/// What somebody of this level plays here: a move, or in the dice game the rest of the turn (before the roll, nothing).
/// `None` when the game is over. The same position, level and seed give the same answer everywhere: there is no clock, and
/// nothing is kept from one move to the next.
pub fn choose(
    engine: &mut Engine,
    table: &AnyTable,
    level: &Level,
    seed: u64,
) -> Option<Vec<String>> {
    match table {
        AnyTable::LaTrel(table) => contest(engine, table, level, seed),
        AnyTable::Attangle(table) => contest(engine, table, level, seed),
        AnyTable::Latroncules(table) => contest(engine, table, level, seed),
        AnyTable::ChasseCroise(table) => race(engine, table, level, seed),
    }
}

/// Levels are measured in nodes: for them no time passes.
struct NoTime;

impl Clock for NoTime {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

/// Runs a search with what levels search with.
fn with_setting<R>(
    engine: &mut Engine,
    limits: Limits,
    lines: usize,
    search: impl FnOnce(&Setting<'_>) -> R,
) -> R {
    let stop = AtomicBool::new(false);
    search(&Setting {
        table: engine.empty_table_of_levels(),
        clock: &NoTime,
        stop: &stop,
        limits,
        manner: Manner {
            lines,
            ..Manner::default()
        },
    })
}

fn chance_at<G: Game>(table: &Table<G>, seed: u64) -> Chance {
    let (game, position) = (table.game(), table.position());
    Chance::at(seed, game.key(position), game.ply(position))
}

fn contest<G: Contest + Notation>(
    engine: &mut Engine,
    table: &Table<G>,
    level: &Level,
    seed: u64,
) -> Option<Vec<String>> {
    if table.outcome().is_some() {
        return None;
    }
    let mut chance = chance_at(table, seed);
    let chosen = if chance.happens(level.slips) {
        pick(&sights(table), level, &mut chance)
    } else {
        let limits = Limits::nodes(level.nodes.min(MOST_NODES));
        let weights = table.game().default_weights();
        with_setting(engine, limits, 1, |setting| {
            think(table, weights, setting, |_| {}).and_then(|insight| insight.best())
        })
    }?;
    let watchful = !chance.happens(level.overlooks);
    let played = if loses_at_once(table, chosen, watchful) {
        // Where every move can be answered with a win, at least none that loses by itself.
        safest(table, watchful)
            .or_else(|| safest(table, false))
            .unwrap_or(chosen)
    } else {
        chosen
    };
    Some(vec![table.game().move_text(table.position(), played)])
}

/// Every move by how the position after it is weighed at a glance, without a look at what the other player may answer.
fn sights<G: Contest>(table: &Table<G>) -> Vec<Sight<G::Move>> {
    let (game, position) = (table.game(), table.position());
    let (side, weights) = (game.side(position), game.glance_weights());
    let mut sights = Vec::new();
    let _ = table.each_legal(|mv| {
        let mut after = *position;
        game.play(&mut after, mv);
        let score = match game.judged(&after) {
            Some(outcome) => decided(outcome, side),
            None if side == Side::One => Score::eval(face_value(game, &after, weights)),
            None => -Score::eval(face_value(game, &after, weights)),
        };
        sights.push(Sight {
            choice: mv,
            looks: score.value(),
            loud: game.gain(position, mv) > 0,
        });
        if sights.len() < MOST_SEEN {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    sights
}

fn decided(outcome: Outcome, side: Side) -> Score {
    match outcome.winner {
        None => Score::DRAW,
        Some(winner) if winner == side => Score::win_in(1),
        Some(_) => Score::loss_in(1),
    }
}

/// The best-looking move that does not lose at once; `None` when all do.
fn safest<G: Contest>(table: &Table<G>, watchful: bool) -> Option<G::Move> {
    let mut sights = sights(table);
    sights.sort_by_key(|sight| std::cmp::Reverse(sight.looks));
    sights
        .into_iter()
        .map(|sight| sight.choice)
        .find(|mv| !loses_at_once(table, *mv, watchful))
}

/// Whether the game is lost by this move or, for those who watch, by one answer to it.
fn loses_at_once<G: Contest>(table: &Table<G>, mv: G::Move, watchful: bool) -> bool {
    let (game, before) = (table.game(), table.position());
    let enemy = !game.side(before);
    let lost = |outcome: Outcome| outcome.winner == Some(enemy);
    let mut position = *before;
    let mut history = table.history().clone();
    game.play(&mut position, mv);
    game.remember(&mut history, before, mv, &position);
    if let Some(outcome) = game.outcome(&position, &history) {
        return lost(outcome);
    }
    if !watchful {
        return false;
    }
    let mut answers = Vec::new();
    let _ = game.each_legal(&position, &history, |answer| {
        answers.push(answer);
        if answers.len() < MOST_SEEN {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    answers.into_iter().any(|answer| {
        let mut after = position;
        game.play(&mut after, answer);
        game.remember(&mut history, &position, answer, &after);
        let outcome = game.outcome(&after, &history);
        game.forget(&mut history);
        outcome.is_some_and(lost)
    })
}

/// The dice game: whole turns instead of moves, and no loss is certain before the dice have fallen.
fn race(
    engine: &mut Engine,
    table: &Table<ChasseCroise>,
    level: &Level,
    seed: u64,
) -> Option<Vec<String>> {
    let mut chance = chance_at(table, seed);
    let evaluator = Weighed::default();
    let turn = if chance.happens(level.slips) {
        let seen = with_setting(engine, Limits::depth(1), usize::MAX, |setting| {
            dice::think(table, &evaluator, setting, |_| {})
        })?;
        let sights: Vec<Sight<Vec<Move>>> = seen
            .lines
            .into_iter()
            .map(|line| Sight {
                loud: hits(table, &line.moves),
                looks: line.score.value(),
                choice: line.moves,
            })
            .collect();
        pick(&sights, level, &mut chance)?
    } else {
        let limits = Limits::nodes(level.nodes.min(MOST_NODES));
        let insight = with_setting(engine, limits, 1, |setting| {
            dice::think(table, &evaluator, setting, |_| {})
        })?;
        insight.lines.into_iter().next()?.moves
    };
    let (game, mut position) = (table.game(), *table.position());
    let texts = turn.into_iter().map(|mv| {
        let text = game.move_text(&position, mv);
        game.play(&mut position, mv);
        text
    });
    Some(texts.collect())
}

/// CC-5: whether a turn sends an enemy home.
fn hits(table: &Table<ChasseCroise>, turn: &[Move]) -> bool {
    let (game, mut position) = (table.game(), *table.position());
    turn.iter().any(|mv| {
        let hits = dice::hits(&position, *mv);
        game.play(&mut position, *mv);
        hits
    })
}
