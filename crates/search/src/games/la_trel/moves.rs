//! What the search asks of La Trel's moves.

use super::features;
use crate::alpha_beta::AlphaBetaGame;
use rules::la_trel::{Kind, LaTrel, Move, Moves, Position};
use rules::{Game, Group, Side};
use std::ops::ControlFlow;

/// What a piece is worth for ordering, by kind.
const VALUES: [i32; 5] = [100, 260, 220, 420, 0];
/// LT-9: of the longer chains quiescence looks at so many.
const MOST_LOUD_CHAINS: usize = 24;
/// With fewer attackers being obliged to move may be the whole point.
const FEWEST_TO_PASS: usize = 4;

impl AlphaBetaGame for LaTrel {
    #[inline(always)]
    fn features(&self, position: &Position, push: impl FnMut(usize, i32)) {
        features::features(self, position, push);
    }

    fn pack(mv: Move) -> u64 {
        mv.bits()
    }

    fn unpack(word: u64) -> Move {
        Move::from_bits(word)
    }

    fn gain(&self, position: &Position, mv: Move) -> i32 {
        match mv.target() {
            Some((_, None)) => 0,
            Some((_, Some(kind))) => VALUES[kind as usize] - VALUES[Kind::Defender as usize],
            None => {
                let taken = self.captured(position, mv);
                let enemy = !self.side(position);
                Kind::ALL.into_iter().fold(0, |gain, kind| {
                    let number = (taken & position.squares_of(enemy, kind)).len() as i32;
                    gain + VALUES[kind as usize] * number
                })
            }
        }
    }

    fn slot(&self, position: &Position, mv: Move) -> usize {
        let attacker = position.attackers(self.side(position)).contains(mv.from());
        let to = self.destination(position, mv);
        usize::from(attacker) << 12 | mv.from().index() << 6 | to.index()
    }

    /// Captures, of the longer chains only some, and exchanges for the best attacker that waits.
    fn loud<F>(&self, position: &Position, mut push: F) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        let mut chains = 0;
        self.generate(position, |group| {
            let group = match group {
                Moves::Lines { .. } | Moves::Reach { .. } => return ControlFlow::Continue(()),
                Moves::Exchanges {
                    ahead,
                    targets,
                    kinds,
                } => Moves::Exchanges {
                    ahead,
                    targets,
                    kinds: 1 << kinds.ilog2(),
                },
                Moves::Captures { .. } => group,
                Moves::Chains { .. } => {
                    chains += group.len();
                    if chains > MOST_LOUD_CHAINS {
                        return ControlFlow::Break(());
                    }
                    group
                }
            };
            for index in 0..group.len() {
                push(group.nth(index))?;
            }
            ControlFlow::Continue(())
        })
    }

    /// Chains that take the same pieces and land on the same square.
    fn same_end(&self, position: &Position, mv: Move) -> Option<u64> {
        if mv.captures() < 2 {
            return None;
        }
        let ends = (mv.from().index() << 6 | self.destination(position, mv).index()) as u64;
        // A set of squares and two squares need more than a word: mixed well, they hardly ever share one.
        let mixed = (self.captured(position, mv).bits() ^ ends.rotate_left(40))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Some((mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ ends)
    }

    /// What is captured comes back only by an exchange, which costs a defender.
    fn settles(&self, _position: &Position, mv: Move) -> bool {
        !matches!(mv.target(), Some((_, None)))
    }

    fn pass(&self, position: &Position) -> Option<Position> {
        let side = self.side(position);
        let hurried = Side::BOTH
            .into_iter()
            .any(|side| position.moves_left(side).is_some());
        let enough = position.attackers(side).len() >= FEWEST_TO_PASS;
        (enough && !hurried).then(|| position.passed())
    }
}
