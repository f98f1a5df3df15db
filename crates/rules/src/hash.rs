//! Numbers for incremental hashes, made at compile time.

use crate::random::SplitMix64;

/// A key that tells hardly anything of the number it is made from.
pub(crate) const fn mix(number: u64) -> u64 {
    SplitMix64::new(number).word()
}

/// `N` independent keys; different seeds give different tables.
pub(crate) const fn keys<const N: usize>(seed: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut i = 0;
    while i < N {
        table[i] = mix(mix(seed).wrapping_add(i as u64));
        i += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_differ_from_one_another_and_from_seed_to_seed() {
        let (one, other): ([u64; 64], [u64; 64]) = (keys(1), keys(2));
        let all: std::collections::HashSet<_> = one.into_iter().chain(other).collect();
        assert_eq!(all.len(), 128);
    }
}
