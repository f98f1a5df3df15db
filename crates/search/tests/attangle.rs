//! What Attangle tells the search holds together.

mod support;

use rules::attangle::VARIANTS;
use support::alpha_beta_game::{changes_sign, exchanged, holds_together, next_ply, other_player};

#[test]
fn attangle_holds_together() {
    holds_together(&VARIANTS);
}

/// Half a turn with the colours swapped: of all boards, void points included, this is a symmetry.
#[test]
fn attangle_is_worth_the_opposite_to_the_other_player() {
    changes_sign(&VARIANTS, |fields| {
        let board: String = fields[0]
            .chars()
            .rev()
            .map(|c| match c {
                '1'..='5' => char::from(c as u8 - b'1' + b'a'),
                'a'..='e' => char::from(c as u8 - b'a' + b'1'),
                other => other,
            })
            .collect();
        Some(format!(
            "{board} {} {} {}",
            other_player(fields[1]),
            exchanged(fields[2]).unwrap_or_else(|| fields[2].to_owned()),
            next_ply(fields[3])?
        ))
    });
}
