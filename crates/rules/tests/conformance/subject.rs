//! What a game brings to the suite, and the positions that its checks visit.

use super::symmetry::Symmetry;
use ludotheca_rules::random::FastNumbers;
use ludotheca_rules::{Outcome, Playable, Table, random_move};
use std::fmt::Debug;

/// What a game brings to the suite.
pub struct Subject<G: Playable + 'static> {
    pub variants: &'static [G],
    /// The slow reference: sorted legal texts, result, successor text.
    pub legal: fn(variant: &str, position: &str) -> Vec<String>,
    pub result: fn(variant: &str, position: &str) -> String,
    pub play: fn(variant: &str, position: &str, mv: &str) -> String,
    pub symmetries: fn(&G) -> Vec<Symmetry>,
    /// Texts to try in a position: all origins and targets, and whatever else the notation allows.
    pub attempts: fn(&G, &str) -> Vec<String>,
    /// A position text at random, not reached by play; need not be readable every time.
    pub scatter: fn(&G, &mut FastNumbers) -> String,
}

/// How many positions the reference is compared on, a game.
pub(super) const POSITIONS: usize = 100_000;

/// Fewer, for runs that repeat the suite hundreds of times (mutation testing).
pub(super) const FEWER: &str = "LUDOTHECA_FEWER_POSITIONS";

pub(super) fn positions() -> usize {
    std::env::var(FEWER).map_or(POSITIONS, |number| {
        number.parse().expect("a number of positions")
    })
}

/// A random game is cut off here.
pub(super) const LONGEST_GAME: usize = 600;

/// No more chains than this are listed in one position; a position with more is passed over by checks that list.
pub(super) const MOST: usize = 4_000;

/// Visits positions until enough were seen: half from random games, half set up at random.
pub(super) fn each_position<G: Playable>(
    subject: &Subject<G>,
    total: usize,
    mut visit: impl FnMut(&G, &G::Position),
) {
    let share = total / subject.variants.len();
    for (seed, game) in subject.variants.iter().enumerate() {
        let mut random = FastNumbers::new(seed as u64 + 1);
        let mut seen = 0;
        let mut tries = 0;
        while seen < share / 2 {
            tries += 1;
            assert!(
                tries < share * 20,
                "{}: hardly any random position is readable",
                game.id()
            );
            let text = (subject.scatter)(game, &mut random);
            if let Ok(position) = game.read_position(&text) {
                visit(game, &position);
                seen += 1;
            }
        }
        while seen < share {
            let mut position = game.start();
            for _ in 0..LONGEST_GAME {
                visit(game, &position);
                seen += 1;
                let chosen = random_move(game, &position, &G::History::default(), &mut |n| {
                    random.below(n)
                });
                let Some(mv) = chosen.filter(|_| seen < share) else {
                    break;
                };
                game.play(&mut position, mv);
            }
        }
    }
}

/// The legal moves without history, or `None` where there are too many to list.
pub(super) fn listed<G: Playable>(game: &G, position: &G::Position) -> Option<Vec<G::Move>> {
    Table::from_position(*game, *position).legal(MOST).ok()
}

pub(super) fn texts<G: Playable>(
    game: &G,
    position: &G::Position,
    moves: &[G::Move],
) -> Vec<String> {
    let mut texts: Vec<_> = moves
        .iter()
        .map(|mv| game.move_text(position, *mv))
        .collect();
    texts.sort();
    texts
}

pub(super) fn result<G: Playable>(game: &G, position: &G::Position) -> String {
    said(game.outcome(position, &G::History::default()))
}

pub(super) fn said(outcome: Option<Outcome>) -> String {
    outcome.map_or("none".to_owned(), |outcome| outcome.to_string())
}

/// What was read, or a failure that says why not.
pub(super) fn same<T, E: Debug>(read: Result<T, E>) -> T {
    read.unwrap_or_else(|error| panic!("{error:?}"))
}
