//! What Latroncules tells the search holds together.

mod support;

use rules::Notation;
use rules::latroncules::{BLOCKED_LOSES, CLASSIC, Latroncules, VARIANTS};
use search::alpha_beta::AlphaBetaGame;
use support::alpha_beta_game::{changes_sign, holds_together, next_ply, other_player, swap_case};

#[test]
fn latroncules_holds_together() {
    holds_together(&VARIANTS);
}

/// Half a turn with the colours swapped.
#[test]
fn latroncules_is_worth_the_opposite_to_the_other_player() {
    changes_sign(&VARIANTS, |fields| {
        let board: String = fields[0].chars().rev().collect();
        Some(format!(
            "{} {} {} {}",
            swap_case(&board),
            other_player(fields[1]),
            fields[2],
            next_ply(fields[3])?
        ))
    });
}

#[test]
fn a_lead_in_latroncules_fades_while_the_last_enemies_can_hardly_move() {
    let fade =
        |game: Latroncules, text: &str| game.fade(&game.read_position(text).expect("a position"));
    // Dark's last piece stands before a piece that will not move away.
    let blocked = "8/8/8/8/8/8/7f/C2C3F 1 0 40";
    let with_room = "8/7f/8/8/8/8/8/C2C3F 1 0 40";
    let with_a_horse = "8/8/8/3c4/8/8/7f/C2C3F 1 0 40";
    assert_eq!(fade(CLASSIC, blocked), 32);
    assert!(fade(CLASSIC, with_room) > 150);
    assert_eq!(fade(CLASSIC, with_a_horse), 256);
    // Where being blocked loses, there is nothing to be careful about.
    assert_eq!(fade(BLOCKED_LOSES, blocked), 256);
}
