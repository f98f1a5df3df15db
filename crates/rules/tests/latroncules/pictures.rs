//! What there is to see and to touch.

use super::*;
use ludotheca_rules::view::Marking;
use ludotheca_rules::{Cell, MoveError, Side, Touch};

#[test]
fn marked_squares_are_shaded_and_plain_ones_are_not() {
    let view = start().view();
    for cell in &view.cells {
        let plain = (cell.cell.0 / 8 + cell.cell.0 % 8) % 2 == 1;
        let shaded = cell.markings.contains(&Marking::Shaded);
        assert_eq!(shaded, !plain, "{}", cell.name);
        assert_eq!(cell.markings.is_empty(), plain, "{}", cell.name);
    }
}

#[test]
fn the_picture_counts_the_pieces_that_are_lost() {
    assert!(start().view().captured.is_empty());
    let view = at(CLASSIC, "8/8/3C4/3f4/4fC2/3F4/8/8 1 7 40").view();
    let lost: Vec<_> = view
        .captured
        .iter()
        .map(|captured| (captured.side, captured.count))
        .collect();
    assert_eq!(lost, [(Side::One, 13), (Side::Two, 14)]);
}

#[test]
fn a_move_is_an_origin_and_a_target_on_the_board() {
    let table = start();
    let touch = |name| Touch::Cell(table.cell_named(name).unwrap());
    let (from, to) = (touch("a2"), touch("a3"));
    assert_eq!(table.judge_touches(&[from, to]).unwrap(), "a2-a3");
    assert_eq!(table.touched(&[from]).next, [to]);
    assert_eq!(table.touched(&[from, to]).complete, ["a2-a3"]);
    for outside in [64, 65, 255].map(|number| Touch::Cell(Cell(number))) {
        for touches in [vec![from, outside], vec![outside, to], vec![from]] {
            assert!(
                matches!(
                    table.judge_touches(&touches),
                    Err(MoveError::Unreadable(error)) if error.problem.id == "touch-origin-target"
                ),
                "{touches:?}"
            );
        }
    }
}
