//! The computer at the other side of the board: a random mover, a level, or the engine with so many nodes a move.

use crate::args::Opponent;
use crate::luck::Luck;
use rules::{AnyTable, Side};
use search::level::{choose, ladder};
use search::{Engine, EngineOptions, Limits, RealClock};
use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;

/// An opponent who is no person.
#[derive(Debug)]
pub(super) struct Computer {
    side: Side,
    mind: Mind,
}

#[derive(Debug)]
enum Mind {
    Random,
    Engine {
        engine: Box<Engine>,
        strength: Strength,
        /// The rest of a turn of the dice game that was thought of as a whole.
        planned: VecDeque<String>,
    },
}

#[derive(Clone, Copy, Debug)]
enum Strength {
    Nodes(u64),
    /// Counted from 1.
    Level(usize),
}

impl Computer {
    pub(super) fn new(opponent: Opponent, side: Side, nodes: u64) -> Computer {
        let strength = match opponent {
            Opponent::Random => None,
            Opponent::Engine => Some(Strength::Nodes(nodes)),
            Opponent::Level(number) => Some(Strength::Level(number)),
        };
        let mind = strength.map_or(Mind::Random, |strength| Mind::Engine {
            engine: Box::new(Engine::new(EngineOptions::default())),
            strength,
            planned: VecDeque::new(),
        });
        Computer { side, mind }
    }

    pub(super) fn side(&self) -> Side {
        self.side
    }

    /// As a record names it.
    pub(super) fn name(&self) -> String {
        match &self.mind {
            Mind::Random => "random".to_owned(),
            Mind::Engine { strength, .. } => match strength {
                Strength::Nodes(nodes) => format!("engine, {nodes} nodes"),
                Strength::Level(number) => format!("level {number}"),
            },
        }
    }

    /// Whether its moves depend on chance.
    pub(super) fn needs_luck(&self) -> bool {
        match self.mind {
            Mind::Random => true,
            Mind::Engine { strength, .. } => matches!(strength, Strength::Level(_)),
        }
    }

    /// The sentence that tells of its move.
    pub(super) fn moved(&self) -> &'static str {
        match self.mind {
            Mind::Random => "play-random-moved",
            Mind::Engine { .. } => "play-engine-moved",
        }
    }

    /// The sentence that answers an offer of a draw.
    pub(super) fn refuses(&self) -> &'static str {
        match self.mind {
            Mind::Random => "play-random-refuses",
            Mind::Engine { .. } => "play-engine-refuses",
        }
    }

    /// What it plays here, where the dice, if there are any, are rolled.
    pub(super) fn choose(&mut self, table: &AnyTable, luck: &mut Luck) -> Option<String> {
        match &mut self.mind {
            Mind::Random => table.random_move(|most| luck.below(most)),
            Mind::Engine {
                engine,
                strength,
                planned,
            } => {
                if planned.is_empty() {
                    planned.extend(think(engine, *strength, table, luck.seed())?);
                }
                planned.pop_front()
            }
        }
    }
}

/// A move, or the rest of a turn.
fn think(
    engine: &mut Engine,
    strength: Strength,
    table: &AnyTable,
    seed: u64,
) -> Option<Vec<String>> {
    match strength {
        Strength::Nodes(nodes) => {
            let (clock, stop) = (RealClock::start(), AtomicBool::new(false));
            let report = engine.think(table, Limits::nodes(nodes), &clock, &stop, |_| {})?;
            Some(report.answer)
        }
        Strength::Level(number) => {
            let level = ladder(table.variant())?.get(number.checked_sub(1)?)?;
            choose(engine, table, level, seed)
        }
    }
}
