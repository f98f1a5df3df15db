//! The addresses that the page itself understands, all of them: the games and variants come from the rules.

use std::collections::HashSet;

/// Pages that are about no single game.
const PLAIN: [&str; 4] = ["/", "/library", "/settings", "/about"];
/// Pages about a game.
const OF_A_GAME: [&str; 2] = ["/rules", "/learn"];
/// Pages about a variant.
const OF_A_VARIANT: [&str; 2] = ["/play", "/analysis"];

/// Every address at which the page shows something.
pub(crate) fn all() -> HashSet<String> {
    let mut addresses: HashSet<String> = PLAIN.map(str::to_owned).into();
    for variant in rules::variants() {
        let game = variant.split('/').next().unwrap_or(variant);
        addresses.extend(OF_A_GAME.map(|start| format!("{start}/{game}")));
        addresses.extend(OF_A_VARIANT.map(|start| format!("{start}/{variant}")));
    }
    addresses
}
