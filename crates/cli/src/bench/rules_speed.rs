//! The speed of one variant's rules: perft from the start and from a position in mid-game, and random games.

use rules::random::numbers;
use rules::{AnyTable, Game, perft, playout, with_table};
use std::time::{Duration, Instant};

/// What was measured of one variant.
#[derive(Clone, Debug, serde::Serialize)]
pub struct RulesSpeed {
    pub variant: &'static str,
    pub position_bytes: usize,
    pub start_depth: u32,
    pub start_leaves_per_second: f64,
    pub midgame_depth: u32,
    pub midgame_leaves_per_second: f64,
    pub playouts_per_second: f64,
    /// Single moves in an average random game.
    pub playout_length: f64,
}

/// A random game is cut off here; what is cut off still counts as a game.
const LONGEST_GAME: u32 = 2_000;
/// Mid-game begins after so many random moves, always the same ones.
const MIDGAME_PLIES: u32 = 14;

/// Measures a variant for about three times `budget`.
pub(super) fn measure(id: &str, budget: Duration) -> Option<RulesSpeed> {
    let any = AnyTable::open(id)?;
    let variant = any.variant();
    let line = with_table!(&any, table => {
        let game = table.game();
        let start = game.start();
        let midgame = midgame(game);
        let (start_depth, start_speed) = perft_speed(game, &start, budget);
        let (midgame_depth, midgame_speed) = perft_speed(game, &midgame, budget);
        let (playouts_per_second, playout_length) = playout_speed(game, budget);
        RulesSpeed {
            variant,
            position_bytes: position_bytes(game),
            start_depth,
            start_leaves_per_second: start_speed,
            midgame_depth,
            midgame_leaves_per_second: midgame_speed,
            playouts_per_second,
            playout_length,
        }
    });
    Some(line)
}

fn position_bytes<G: Game>(_game: &G) -> usize {
    size_of::<G::Position>()
}

/// The depth at which perft takes at least half the budget, and the leaves a second there.
fn perft_speed<G: Game>(game: &G, position: &G::Position, budget: Duration) -> (u32, f64) {
    let mut depth = 1;
    loop {
        let begun = Instant::now();
        let leaves = perft(game, position, &mut G::History::default(), depth);
        let spent = begun.elapsed();
        if spent * 2 >= budget || leaves == 0 {
            return (depth, leaves as f64 / spent.as_secs_f64());
        }
        depth += 1;
    }
}

fn playout_speed<G: Game>(game: &G, budget: Duration) -> (f64, f64) {
    let mut below = numbers(1);
    let begun = Instant::now();
    let (mut games, mut moves) = (0u64, 0u64);
    while begun.elapsed() < budget {
        // The clock is read once in a while only: a game takes microseconds.
        for _ in 0..64 {
            let (_, made) = playout(
                game,
                game.start(),
                &mut G::History::default(),
                LONGEST_GAME,
                &mut below,
            );
            games += 1;
            moves += u64::from(made);
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    (games as f64 / seconds, moves as f64 / games as f64)
}

/// The same position on every machine: some random moves from the start, of a game that goes on.
fn midgame<G: Game>(game: &G) -> G::Position {
    let mut below = numbers(2);
    let mut position = game.start();
    for _ in 0..MIDGAME_PLIES {
        let history = G::History::default();
        let Some(mv) = rules::random_move(game, &position, &history, &mut below) else {
            break;
        };
        let mut next = position;
        game.play(&mut next, mv);
        if game.outcome(&next, &history).is_some() {
            break;
        }
        position = next;
    }
    position
}
