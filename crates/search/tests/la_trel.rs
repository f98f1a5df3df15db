//! What La Trel tells the search holds together.

mod support;

use rules::Notation;
use rules::la_trel::{ADVANCED, LaTrel, MASTER, MASTER_OPEN_CORNERS, VARIANTS};
use search::EngineGame;
use support::alpha_beta_game::{
    changes_sign, exchanged, holds_together, next_ply, other_player, swap_case, totals,
};

#[test]
fn la_trel_holds_together() {
    holds_together(&VARIANTS);
}

/// The ranks upside down and the colours swapped.
#[test]
fn la_trel_is_worth_the_opposite_to_the_other_player() {
    changes_sign(&VARIANTS, |fields| {
        let ranks: Vec<_> = fields[0].split('/').rev().collect();
        Some(format!(
            "{} {} {} {}",
            swap_case(&ranks.join("/")),
            other_player(fields[1]),
            exchanged(fields[2])?,
            next_ply(fields[3])?
        ))
    });
}

#[test]
fn few_attackers_that_are_walled_in_count_for_their_owner_where_only_the_last_one_can_be_trapped() {
    let walled = LaTrel::FEATURES
        .iter()
        .position(|name| *name == "walled")
        .unwrap();
    for game in [ADVANCED, MASTER, MASTER_OPEN_CORNERS] {
        let count = |text: &str| totals(&game, &game.read_position(text).unwrap())[walled];
        assert!(game.default_weights()[walled] > 0);
        // Two Sabres of player 2 in a corner behind a defender and a blocker; then one of them with a way out, and then alone.
        assert_eq!(count("5bss/6bd/8/8/8/8/W7/S7 1 -/- 0"), -2);
        assert_eq!(count("5bss/6b1/8/8/8/8/W7/S7 1 -/- 0"), -1);
        assert_eq!(count("6ds/6bd/8/8/8/8/W7/S7 1 -/- 0"), 0);
    }
}
