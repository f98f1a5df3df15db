//! A single move of an opponent, without a game around it: for the page and for the protocol, which are asked about one position
//! after the other.

use super::{MoveContext, Player, PlayerError};
use crate::Clock;
use crate::level::LevelRandom;
use rules::view::Phase;
use rules::{AnyTable, Game, with_table};
use std::sync::atomic::AtomicBool;

/// What a player does here: a move, or in the dice game moves of the rest of the turn, and none while a roll is awaited. Nothing is kept from one answer to the next, and
/// what is left to chance follows from the seed and the position, so that the same question has the same answer.
pub fn answer(
    player: &mut dyn Player,
    table: &AnyTable,
    seed: u64,
    time: &dyn Clock,
    stop: &AtomicBool,
) -> Result<Vec<String>, PlayerError> {
    player.new_game(table, seed)?;
    if table.phase() == Phase::Roll {
        // Nobody chooses a roll.
        return Ok(Vec::new());
    }
    let mut random = with_table!(table, table => {
        let (game, position) = (table.game(), table.position());
        LevelRandom::at(seed, game.key(position), game.ply(position))
    });
    let mut context = MoveContext {
        clocks: None,
        time,
        stop,
        below: &mut |most| random.below(most as u64) as usize,
    };
    player.choose(table, &mut context)
}
