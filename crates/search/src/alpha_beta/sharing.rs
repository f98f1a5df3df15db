//! How threads share the work of one search: a move that another thread is trying right now is left for later, when its
//! answer may already stand in the table (the idea of ABDADA, in the simplified form that Tom Kerrigan described).

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Enough that the moves under way on all threads, a few dozen each, rarely meet in one place.
const PLACES: usize = 4096;

/// The moves that threads are trying.
pub(super) struct Busy(Vec<AtomicU64>);

impl Busy {
    pub(super) fn new() -> Busy {
        Busy(
            std::iter::repeat_with(AtomicU64::default)
                .take(PLACES)
                .collect(),
        )
    }

    /// A name for a move in a position, never 0.
    pub(super) fn name(key: u64, mv: u64) -> u64 {
        let mixed =
            (key ^ mv.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xff51_afd7_ed55_8ccd);
        (mixed ^ (mixed >> 32)) | 1 << 63
    }

    fn place(&self, name: u64) -> &AtomicU64 {
        &self.0[name as usize % PLACES]
    }

    pub(super) fn is_tried(&self, name: u64) -> bool {
        self.place(name).load(Relaxed) == name
    }

    pub(super) fn enter(&self, name: u64) {
        self.place(name).store(name, Relaxed);
    }

    /// Another thread may have taken the place meanwhile: that is its own to clear.
    pub(super) fn leave(&self, name: u64) {
        let _ = self.place(name).compare_exchange(name, 0, Relaxed, Relaxed);
    }
}

/// The order in which the moves of a list are tried: all of them, then those that were left for later.
pub(super) struct Rounds {
    next: usize,
    end: usize,
    later: u64,
}

impl Rounds {
    pub(super) fn over(count: usize) -> Rounds {
        Rounds {
            next: 0,
            end: count,
            later: 0,
        }
    }

    /// The place of the next move, and whether it comes up for the first time.
    pub(super) fn next(&mut self) -> Option<(usize, bool)> {
        if self.next < self.end {
            self.next += 1;
            return Some((self.next - 1, true));
        }
        let place = self.later.trailing_zeros();
        self.later &= self.later.wrapping_sub(1);
        (place < u64::BITS).then_some((place as usize, false))
    }

    /// Leaves a move for later; `false` where it is too far down the list for that.
    pub(super) fn put_off(&mut self, place: usize) -> bool {
        let short = place < u64::BITS as usize;
        if short {
            self.later |= 1 << place;
        }
        short
    }

    /// No move that has not come up yet is worth trying.
    pub(super) fn leave_the_rest(&mut self) {
        self.end = self.next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_off_comes_up_once_more_after_the_others() {
        let mut rounds = Rounds::over(4);
        let mut met = Vec::new();
        while let Some((place, fresh)) = rounds.next() {
            met.push((place, fresh));
            if fresh && place % 2 == 1 {
                assert!(rounds.put_off(place));
            }
        }
        let wanted = [
            (0, true),
            (1, true),
            (2, true),
            (3, true),
            (1, false),
            (3, false),
        ];
        assert_eq!(met, wanted);
    }

    #[test]
    fn what_was_put_off_is_tried_even_when_the_rest_is_left() {
        let mut rounds = Rounds::over(9);
        assert_eq!(rounds.next(), Some((0, true)));
        assert_eq!(rounds.next(), Some((1, true)));
        rounds.put_off(1);
        rounds.leave_the_rest();
        assert_eq!(rounds.next(), Some((1, false)));
        assert_eq!(rounds.next(), None);
    }

    #[test]
    fn a_move_far_down_the_list_is_not_put_off() {
        let mut rounds = Rounds::over(200);
        assert!(rounds.put_off(63));
        assert!(!rounds.put_off(64));
    }

    #[test]
    fn a_move_is_tried_until_it_is_left() {
        let busy = Busy::new();
        let (one, other) = (Busy::name(1, 2), Busy::name(2, 1));
        busy.enter(one);
        assert!(busy.is_tried(one));
        assert!(!busy.is_tried(other));
        busy.leave(other);
        assert!(busy.is_tried(one));
        busy.leave(one);
        assert!(!busy.is_tried(one));
    }
}
