//! A turn at a glance: what was noticed, by what it looks like. Whole numbers only, so that every machine chooses alike.

use super::Level;
use super::level_random::LevelRandom;

/// A turn and what it looks like, for whoever makes it; higher is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedTurn<T> {
    pub choice: T,
    pub looks: i32,
    /// It takes or gains something: the kind of turn that decides games, and that people overlook.
    pub loud: bool,
}

/// One of the turns, better ones likelier; `None` when there is none to choose from.
pub(super) fn pick<T: Clone>(
    rated_turns: &[RatedTurn<T>],
    level: &Level,
    random: &mut LevelRandom,
) -> Option<T> {
    let mut noticed: Vec<&RatedTurn<T>> = rated_turns
        .iter()
        .filter(|turn| !(turn.loud && random.happens(level.overlooks)))
        .collect();
    if noticed.is_empty() {
        // Who notices nothing looks again, and sees one.
        let any = random.below(rated_turns.len() as u64) as usize;
        noticed.extend(rated_turns.get(any));
    }
    let best = noticed.iter().map(|turn| turn.looks).max()?;
    let weight = |turn: &&RatedTurn<T>| likelihood((best - turn.looks).unsigned_abs(), level);
    let mut draw = random.below(noticed.iter().map(weight).sum());
    noticed
        .iter()
        .find(|turn| {
            let weight = weight(turn);
            let hit = draw < weight;
            draw = draw.saturating_sub(weight);
            hit
        })
        .map(|turn| turn.choice.clone())
}

/// The likelihood of the best move.
const TOP: u64 = 1 << 40;

/// Half for each halving, with straight lines in between; nothing beyond the worst.
fn likelihood(loss: u32, level: &Level) -> u64 {
    let halvings = loss / level.halving;
    if loss > level.worst || halvings >= 40 {
        return 0;
    }
    let (from, to) = (TOP >> halvings, TOP >> (halvings + 1));
    from - (from - to) * u64::from(loss % level.halving) / u64::from(level.halving)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEVEL: Level = Level {
        nodes: 1,
        slips: 1_000,
        overlooks: 0,
        halving: 50,
        worst: 120,
    };

    fn counts(looks: &[i32], level: &Level) -> Vec<usize> {
        let rated_turns: Vec<_> = looks
            .iter()
            .enumerate()
            .map(|(choice, looks)| RatedTurn {
                choice,
                looks: *looks,
                loud: *looks > 0,
            })
            .collect();
        let mut counts = vec![0; looks.len()];
        for seed in 0..20_000 {
            let choice = pick(&rated_turns, level, &mut LevelRandom::at(seed, 7, 7));
            counts[choice.expect("there are moves")] += 1;
        }
        counts
    }

    #[test]
    fn a_move_that_looks_one_halving_worse_is_chosen_half_as_often() {
        let counts = counts(&[0, -50], &LEVEL);
        let share = counts[0] as f64 / counts[1] as f64;
        assert!((1.9..2.1).contains(&share), "{counts:?}");
    }

    #[test]
    fn nobody_chooses_what_looks_worse_than_the_worst_allowed() {
        let counts = counts(&[10, -110, -111], &LEVEL);
        assert!(counts[1] > 0);
        assert_eq!(counts[2], 0);
    }

    #[test]
    fn a_capture_that_is_overlooked_is_not_chosen_however_good_it_is() {
        let blind = Level {
            overlooks: 400,
            ..LEVEL
        };
        let counts = counts(&[10_000, 0], &blind);
        let share = counts[1] as f64 / 20_000.0;
        assert!((0.38..0.42).contains(&share), "{counts:?}");
    }

    #[test]
    fn a_single_move_is_always_seen_in_the_end() {
        let blind = Level {
            overlooks: 999,
            ..LEVEL
        };
        assert_eq!(counts(&[5], &blind), [20_000]);
        let none: [RatedTurn<u8>; 0] = [];
        assert_eq!(pick(&none, &LEVEL, &mut LevelRandom::at(1, 1, 1)), None);
    }
}
