//! What a search asks of a position beyond its moves.

use ludotheca_rules::latroncules::{CLASSIC, Kind, Move, Position};
use ludotheca_rules::square::SquareSet;
use ludotheca_rules::{Game, Group, Notation, Side};
use std::ops::ControlFlow;

fn position(text: &str) -> Position {
    CLASSIC.read_position(text).expect("a position")
}

fn capturing_targets(position: &Position) -> SquareSet {
    let mut targets = SquareSet::EMPTY;
    let _ = CLASSIC.generate(position, |moves| {
        for mv in (0..moves.len()).map(|index| moves.nth(index)) {
            let Move { to, .. } = mv;
            if !CLASSIC.captures(position, mv).is_empty() {
                targets.insert(to);
                let kept = moves.ending_on(SquareSet::of(to));
                assert_eq!((kept.len(), kept.nth(0)), (1, mv));
            }
        }
        ControlFlow::Continue(())
    });
    targets
}

#[test]
fn every_capture_ends_on_a_capturing_square() {
    for text in [
        "8/8/3C4/3f4/4fC2/3F4/8/8 1 0 40",
        "fC6/1fC5/C7/8/8/8/8/7c 1 0 40",
        "8/8/8/8/4C3/4f3/5fF1/8 1 0 0",
        "8/8/3f4/3F4/8/3c4/8/8 2 0 41",
    ] {
        let position = position(text);
        let targets = capturing_targets(&position);
        assert!(!targets.is_empty(), "{text}");
        let others = targets - position.capturing_squares();
        assert!(others.is_empty(), "{text}: {others}");
    }
}

#[test]
fn where_nothing_is_between_two_pieces_nothing_can_be_captured() {
    assert_eq!(
        position("8/8/3f4/8/8/3C4/8/7F 1 0 40").capturing_squares(),
        SquareSet::EMPTY
    );
    assert_eq!(CLASSIC.start().capturing_squares(), SquareSet::EMPTY);
    // Beside an empty corner, and beside a corner with an own piece in it.
    assert_eq!(
        position("8/8/3f4/8/8/8/8/1C6 1 0 40").capturing_squares(),
        SquareSet::EMPTY
    );
    assert_eq!(
        position("8/8/3f4/8/8/8/8/CF6 1 0 40").capturing_squares(),
        SquareSet::EMPTY
    );
    // An enemy in a corner that nobody stands beside.
    assert_eq!(
        position("c7/8/8/8/8/8/8/3C4 1 0 40").capturing_squares(),
        SquareSet::EMPTY
    );
}

#[test]
fn a_pass_changes_the_player_and_nothing_else() {
    let before = position("8/8/3C4/3f4/4fC2/3F4/8/8 1 7 40");
    let after = before.passed();
    assert_eq!(CLASSIC.side(&after), Side::Two);
    assert_ne!(CLASSIC.key(&after), CLASSIC.key(&before));
    assert_eq!(
        CLASSIC.board_key(&after),
        CLASSIC.recomputed_board_key(&after)
    );
    assert_eq!(after.passed(), before);
}

#[test]
fn a_position_tells_its_pieces_and_its_quiet_plies() {
    let position = position("8/8/3C4/3f4/4fC2/3F4/8/8 1 7 40");
    assert_eq!(position.quiet(), 7);
    assert_eq!(position.pieces_of(Side::One).len(), 3);
    assert_eq!(position.squares_of(Side::One, Kind::Foot).len(), 1);
    assert_eq!(position.squares_of(Side::Two, Kind::Foot).len(), 2);
    assert_eq!(
        position.squares_of(Side::Two, Kind::Horse),
        SquareSet::EMPTY
    );
}
