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
