//! The computer at the other side of the board: any opponent.

use crate::failure::Failure;
use crate::seeded_random::SeededRandom;
use arena::{Dependencies, MatchError};
use rules::{AnyTable, Side};
use search::opponent::{MoveContext, Opponent, Player};
use search::{Limits, RealClock};
use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;

/// What a move may cost those who have no limit of their own.
const USUAL_NODES: u64 = 20_000;

/// An opponent who is no person.
#[derive(Debug)]
pub(super) struct Computer {
    side: Side,
    opponent: Opponent,
    player: Box<dyn Player>,
    /// The rest of a turn of the dice game that was thought of as a whole.
    planned: VecDeque<String>,
}

impl Computer {
    /// Seats an opponent at this table; what it leaves to chance follows from the seed.
    pub(super) fn new(
        opponent: Opponent,
        side: Side,
        table: &AnyTable,
        seed: u64,
    ) -> Result<Computer, Failure> {
        let opponent = opponent.limited(Limits::nodes(USUAL_NODES));
        let read = Dependencies::of_opponents(std::slice::from_ref(&opponent), table)
            .map_err(MatchError::from)?;
        let player = opponent.player(&read).and_then(|mut player| {
            player.new_game(table, seed)?;
            Ok(player)
        });
        let player = player
            .map_err(|error| Failure::opponent(&opponent.to_string(), table.variant(), error))?;
        Ok(Computer {
            side,
            opponent,
            player,
            planned: VecDeque::new(),
        })
    }

    pub(super) fn side(&self) -> Side {
        self.side
    }

    /// As a record names it.
    pub(super) fn name(&self) -> String {
        self.opponent.to_string()
    }

    /// Whether its moves depend on chance.
    pub(super) fn needs_random_numbers(&self) -> bool {
        self.opponent.plays_by_chance()
    }

    /// The sentence that tells of its move.
    pub(super) fn moved(&self) -> &'static str {
        match self.opponent {
            Opponent::Random => "play-random-moved",
            _ => "play-engine-moved",
        }
    }

    /// The sentence that answers an offer of a draw.
    pub(super) fn refuses(&self) -> &'static str {
        match self.opponent {
            Opponent::Random => "play-random-refuses",
            _ => "play-engine-refuses",
        }
    }

    /// What it plays here, where the dice, if there are any, are rolled.
    pub(super) fn choose(
        &mut self,
        table: &AnyTable,
        random: &mut SeededRandom,
    ) -> Result<Option<String>, Failure> {
        if self.planned.is_empty() {
            let mut context = MoveContext {
                clocks: None,
                time: &RealClock::start(),
                stop: &AtomicBool::new(false),
                below: &mut |most| random.below(most),
            };
            let turn = self.player.choose(table, &mut context);
            self.planned.extend(
                turn.map_err(|error| Failure::opponent(&self.name(), table.variant(), error))?,
            );
        }
        Ok(self.planned.pop_front())
    }
}
