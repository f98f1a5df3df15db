//! The computer at the other side of the board: a random mover, or the engine with so many nodes a move.

use crate::args::Opponent;
use crate::luck::Luck;
use rules::{AnyTable, Side};
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
        nodes: u64,
        /// The rest of a turn of the dice game that was thought of as a whole.
        planned: VecDeque<String>,
    },
}

impl Computer {
    pub(super) fn new(opponent: Opponent, side: Side, nodes: u64) -> Computer {
        let mind = match opponent {
            Opponent::Random => Mind::Random,
            Opponent::Engine => Mind::Engine {
                engine: Box::new(Engine::new(EngineOptions::default())),
                nodes,
                planned: VecDeque::new(),
            },
        };
        Computer { side, mind }
    }

    pub(super) fn side(&self) -> Side {
        self.side
    }

    /// As a record names it.
    pub(super) fn name(&self) -> String {
        match &self.mind {
            Mind::Random => "random".to_owned(),
            Mind::Engine { nodes, .. } => format!("engine, {nodes} nodes"),
        }
    }

    /// Whether its moves depend on chance.
    pub(super) fn needs_luck(&self) -> bool {
        matches!(self.mind, Mind::Random)
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
                nodes,
                planned,
            } => {
                if planned.is_empty() {
                    let limits = Limits::nodes(*nodes);
                    let (clock, stop) = (RealClock::start(), AtomicBool::new(false));
                    let report = engine.think(table, limits, &clock, &stop, |_| {})?;
                    planned.extend(report.answer);
                }
                planned.pop_front()
            }
        }
    }
}
