//! What Toy race tells the search holds together.

mod support;

use rules::toy_race::VARIANTS;
use support::alpha_beta_game::{changes_sign, holds_together, next_ply, other_player, swap_case};

#[test]
fn toy_race_holds_together() {
    holds_together(&VARIANTS);
}

/// Half a turn with the colours swapped.
#[test]
fn toy_race_is_worth_the_opposite_to_the_other_player() {
    changes_sign(&VARIANTS, |fields| {
        let board: String = fields[0].chars().rev().collect();
        let player = other_player(fields[1]);
        Some(format!("{} {player} {}", swap_case(&board), next_ply(fields[2])?))
    });
}
