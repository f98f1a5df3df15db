//! Numbers for incremental hashes, made at compile time.

/// The step of SplitMix64: a good 64-bit mixer whose constants are public knowledge.
pub(crate) const fn mix(state: u64) -> u64 {
    let mut z = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
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

    /// The first numbers of SplitMix64 from 0, as published.
    #[test]
    fn mixing_is_that_of_splitmix64() {
        const STEP: u64 = 0x9e37_79b9_7f4a_7c15;
        assert_eq!(mix(0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(mix(STEP), 0x6e78_9e6a_a1b9_65f4);
        assert_eq!(mix(STEP.wrapping_mul(2)), 0x06c4_5d18_8009_454f);
    }

    #[test]
    fn keys_differ_from_one_another_and_from_seed_to_seed() {
        let (one, other): ([u64; 64], [u64; 64]) = (keys(1), keys(2));
        let all: std::collections::HashSet<_> = one.into_iter().chain(other).collect();
        assert_eq!(all.len(), 128);
    }
}
