//! What the search asks of Chassé-croisé's moves.

use super::features;
use crate::expectimax::ExpectimaxGame;
use rules::chasse_croise::{ChasseCroise, Move, Position, Way};

impl ExpectimaxGame for ChasseCroise {
    /// Two dice, two orders, ten pawns going both ways.
    const MOST_TURNS: usize = 2 * 20 * 20;

    #[inline]
    fn features(&self, after: &Position, push: impl FnMut(usize, f32)) {
        features::features(after, push);
    }

    #[inline]
    fn takes(&self, position: &Position, mv: Move) -> bool {
        hits(position, mv)
    }

    #[inline]
    fn retreats(&self, mv: Move) -> bool {
        let way = match mv {
            Move::Step { way, .. } => Some(way),
            Move::EndTurn | Move::Roll(_) => None,
        };
        way == Some(Way::Backward)
    }

    #[inline]
    fn same_piece(&self, first: Move, second: Move) -> bool {
        match (first, second) {
            (Move::Step { lane, .. }, Move::Step { lane: other, .. }) => lane == other,
            _ => false,
        }
    }
}

/// CC-5: whether a step sends an enemy home.
#[inline]
pub(super) fn hits(position: &Position, mv: Move) -> bool {
    let Move::Step { lane, way, die } = mv else {
        return false;
    };
    let side = position.side();
    way.reach(position.place(side, lane), die)
        .is_some_and(|to| position.enemy_at(side, lane, to).is_some())
}
