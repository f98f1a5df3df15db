//! The dice game: positions after turns, counted for whoever made the turn.

use crate::fitted::Sample;
use crate::selfplay::Lesson;
use arena::{LONGEST_GAME, Luck, Purpose};
use rules::chasse_croise::ChasseCroise;
use rules::{Chance, Game, Side, Table, random_move};
use search::dice::{FEATURES, Weighed, features};
use search::{Limits, Manner, RealClock, Setting, dice};
use std::sync::atomic::AtomicBool;

/// Plays one game and keeps the position after every turn.
pub(crate) fn samples(mut table: Table<ChasseCroise>, lesson: Lesson, number: u64) -> Vec<Sample> {
    let memory = search::Table::new(0);
    let stop = AtomicBool::new(false);
    let mut luck = Luck::new(lesson.seed, Purpose::Players, number);
    let game = *table.game();
    let evaluator = Weighed::default();
    let mut kept: Vec<(Side, Vec<(usize, f32)>)> = Vec::new();
    while table.outcome().is_none() && game.ply(table.position()) < LONGEST_GAME {
        if game.awaits_roll(table.position()) {
            if !table.moves().is_empty() {
                kept.push((!game.side(table.position()), amounts(table.position())));
            }
            let roll = random_move(&game, table.position(), table.history(), &mut |most| {
                luck.below(most)
            });
            let Some(roll) = roll else { break };
            table.play_unchecked(roll);
            continue;
        }
        let clock = RealClock::start();
        let setting = Setting {
            table: &memory,
            clock: &clock,
            stop: &stop,
            limits: Limits::nodes(lesson.nodes),
            manner: Manner::default(),
        };
        let insight = dice::think(&table, &evaluator, &setting, |_| {});
        let turn = insight.and_then(|insight| insight.lines.into_iter().next());
        let moves = turn.map(|line| line.moves).unwrap_or_default();
        if moves.is_empty() {
            break;
        }
        for mv in moves {
            table.play_unchecked(mv);
        }
    }
    let winner = table.outcome().and_then(|outcome| outcome.winner);
    kept.into_iter()
        .map(|(mover, amounts)| Sample {
            amounts,
            result: match winner {
                None => 0.5,
                Some(side) if side == mover => 1.0,
                Some(_) => 0.0,
            },
        })
        .collect()
}

fn amounts(position: &rules::chasse_croise::Position) -> Vec<(usize, f32)> {
    let mut totals = vec![0.0; FEATURES.len()];
    features(position, |feature, amount| totals[feature] += amount);
    totals
        .into_iter()
        .enumerate()
        .filter(|(_, total)| *total != 0.0)
        .collect()
}
