//! A game at the board as `play` plays it, without a command line around it: for programs that sit down thousands of times, as
//! the fuzzer does.

use crate::args::{Colors, Force, Play};
use crate::commands::play;
use crate::console::{Console, Surroundings};
use crate::{finished, spoken};
use rules::Side;
use search::opponent::Opponent;
use std::path::PathBuf;

/// Who sits at the board.
#[derive(Debug)]
pub struct BoardGame {
    pub variant: &'static str,
    /// The side of the random mover; without one, two people play.
    pub random: Option<Side>,
    /// Dice and random moves follow from it.
    pub seed: u64,
    /// The file that is kept up to date; it must not exist yet.
    pub record: PathBuf,
}

impl BoardGame {
    /// Plays until somebody leaves or the input ends, and returns the exit code.
    pub fn play(self, surroundings: Surroundings) -> u8 {
        let mut console = Console {
            words: spoken(surroundings.language),
            input: surroundings.input,
            out: surroundings.out,
            err: surroundings.err.screen,
        };
        let done = play::run(self.into(), &mut console);
        finished(done, console, surroundings.err)
    }
}

impl From<BoardGame> for Play {
    fn from(game: BoardGame) -> Play {
        Play {
            variant: Some(game.variant.to_owned()),
            against: game.random.map(|_| Opponent::Random),
            side: game.random.map_or(1, |side| (!side).number()),
            touch_move: false,
            seed: Some(game.seed),
            position: None,
            record: Some(game.record),
            // Whoever plays many games keeps the last.
            force: Force { force: true },
            colors: Colors::default(),
        }
    }
}
