//! The search over dice, in Chassé-croisé: turns, evaluation, expectation, thinking, and the plain players.

#[path = "../support/clocks.rs"]
mod clocks;
mod expecting;
mod judging;
mod plain_players;
mod thinking;
mod turns;

use rules::chasse_croise::{ChasseCroise, Move, Position, STANDARD};
use rules::random::numbers;
use rules::{ChanceGame, Game, Notation, Table as Board, random_move};
use search::EngineGame;
use search::expectimax::Weighed;
use std::collections::HashMap;
use std::ops::ControlFlow;

fn at(text: &str) -> Position {
    STANDARD
        .read_position(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn board(text: &str) -> Board<ChasseCroise> {
    Board::from_position(STANDARD, at(text))
}

/// The evaluator that the game ships with.
fn shipped() -> Weighed<'static> {
    Weighed::new(STANDARD.default_weights())
}

/// The texts of moves that follow each other.
fn told(position: &Position, moves: &[Move]) -> String {
    let mut position = *position;
    let texts: Vec<_> = moves
        .iter()
        .map(|mv| {
            let text = STANDARD.move_text(&position, *mv);
            STANDARD.play(&mut position, *mv);
            text
        })
        .collect();
    texts.join(" ")
}

/// Every way to play the dice that are left, found by the rules alone: all sequences of steps to the end of the turn.
fn all_ways(position: &Position) -> Vec<(Position, Vec<Move>)> {
    let mut ways = Vec::new();
    let mut open = vec![(*position, Vec::new())];
    while let Some((before, moves)) = open.pop() {
        let _ = STANDARD.each_legal(&before, &(), |mv| {
            let mut after = before;
            STANDARD.play(&mut after, mv);
            let mut moves: Vec<Move> = moves.clone();
            moves.push(mv);
            let over = STANDARD.judged(&after).is_some() || after.side() != before.side();
            if over { &mut ways } else { &mut open }.push((after, moves));
            ControlFlow::Continue(())
        });
    }
    ways
}

/// Where those ways end. Boards that are won alike are one, whatever die is left.
fn all_ends(position: &Position) -> HashMap<u64, Position> {
    all_ways(position)
        .into_iter()
        .map(|(after, _)| (STANDARD.board_key(&after), after))
        .collect()
}

/// Every roll played in a position that waits for it, with the number of throws that give it.
fn all_rolls(position: &Position) -> Vec<(Position, u32)> {
    let mut rolled = Vec::new();
    let _ = STANDARD.each_legal(position, &(), |roll| {
        let mut after = *position;
        STANDARD.play(&mut after, roll);
        rolled.push((after, STANDARD.weight(roll)));
        ControlFlow::Continue(())
    });
    rolled
}

/// Positions from random games that the filter wants.
fn each_random(count: usize, wanted: fn(&Position) -> bool, mut visit: impl FnMut(&Position)) {
    let mut below = numbers(11);
    let mut seen = 0;
    while seen < count {
        let mut position = STANDARD.start();
        for _ in 0..below(120) {
            let Some(mv) = random_move(&STANDARD, &position, &(), &mut below) else {
                break;
            };
            STANDARD.play(&mut position, mv);
        }
        if STANDARD.judged(&position).is_none() && wanted(&position) {
            visit(&position);
            seen += 1;
        }
    }
}

fn has_dice(position: &Position) -> bool {
    !position.dice().is_empty()
}

fn awaits_dice(position: &Position) -> bool {
    position.dice().is_empty()
}
