//! How long to wait before the next try: at first hardly, then longer and longer, and never all at the same time.

use std::time::Duration;

const FIRST: Duration = Duration::from_millis(200);
const MOST: Duration = Duration::from_secs(5);
/// More doublings would not be told from fewer.
const DOUBLINGS: u32 = 5;

/// The pause before try number `attempt`, counted from 0; `random` lies between 0 and 1.
pub fn pause_before(attempt: u32, random: f64) -> Duration {
    let longest = MOST.min(FIRST * 2_u32.pow(attempt.min(DOUBLINGS)));
    longest.mul_f64(0.5 + random / 2.0)
}

#[cfg(test)]
mod tests {
    use super::{MOST, pause_before};
    use std::time::Duration;

    #[test]
    fn pauses_grow_up_to_a_bound_and_differ_by_chance() {
        assert_eq!(pause_before(0, 0.0), Duration::from_millis(100));
        assert_eq!(pause_before(0, 1.0), Duration::from_millis(200));
        assert_eq!(pause_before(2, 1.0), Duration::from_millis(800));
        assert_eq!(pause_before(u32::MAX, 1.0), MOST);
    }
}
