//! What there is to see, and what a move does to it.

use crate::support::at;
use crate::{GRAND, OF_2006, STANDARD, start, white, white_2006};
use ludotheca_rules::Side;
use ludotheca_rules::view::{BoardShape, Effect, Marking};

#[test]
fn neighbours_are_one_unit_apart_and_row_a_lies_at_the_bottom() {
    for variant in [STANDARD, GRAND] {
        let view = start(variant).view();
        let near = view.cells.iter().map(|cell| {
            let others = view.cells.iter().filter(|other| other.cell != cell.cell);
            let distances = others.map(|other| (other.x - cell.x).hypot(other.y - cell.y));
            let distances: Vec<_> = distances.filter(|distance| *distance < 1.5).collect();
            assert!(
                distances
                    .iter()
                    .all(|distance| (distance - 1.0).abs() < 1e-4)
            );
            distances.len()
        });
        // Corners have three neighbours, edges four, all others six.
        let side = if variant == STANDARD { 4 } else { 5 };
        assert_eq!(view.shape, BoardShape::Hexagon { side });
        let near: Vec<_> = near.collect();
        let count = |wanted| near.iter().filter(|count| **count == wanted).count();
        assert_eq!(count(3), 6);
        assert_eq!(count(4), 6 * (usize::from(side) - 2));
        assert_eq!(count(3) + count(4) + count(6), view.cells.len());
        assert!(view.cells[0].y > view.cells[view.cells.len() - 1].y);
        assert!(view.cells[view.cells.len() - 1].y.abs() < 1e-4);
        assert!(view.cells.iter().all(|cell| cell.x >= 0.0 && cell.y >= 0.0));
    }
}

#[test]
fn the_picture_shows_stacks_reserves_void_points_and_progress() {
    let view = at(
        STANDARD,
        "3..c/...../....../......./....../...../.b.1 1 4/6 10",
    )
    .view();
    let pieces: Vec<_> = view
        .pieces
        .iter()
        .map(|piece| {
            (
                view.cells[piece.cell.index()].name.as_str(),
                piece.side,
                piece.height,
            )
        })
        .collect();
    assert_eq!(
        pieces,
        [
            ("a2", Side::Two, 2),
            ("a4", Side::One, 1),
            ("g1", Side::One, 3),
            ("g4", Side::Two, 3),
        ]
    );
    let void: Vec<_> = view
        .cells
        .iter()
        .filter(|cell| cell.markings == [Marking::Void])
        .map(|cell| (cell.name.as_str(), cell.label.id))
        .collect();
    assert_eq!(void, [("d4", "cell-void")]);
    assert_eq!(view.reserves, Some([Some(4), Some(6)]));
    let progress: Vec<_> = view
        .counters
        .iter()
        .map(|counter| {
            (
                counter.rule.id(),
                counter.side,
                counter.value,
                counter.limit,
            )
        })
        .collect();
    assert_eq!(
        progress,
        [
            ("AT-9", Some(Side::One), 1, 3),
            ("AT-9", Some(Side::Two), 1, 3)
        ]
    );
    assert_eq!(start(OF_2006).view().reserves, Some([None, None]));
}

#[test]
fn in_a_capture_the_stack_arrives_first_and_the_piece_on_top_returns() {
    let table = white("..../...../....../1.a.2../....../...../....");
    let cell = |name| table.cell_named(name).unwrap();
    assert_eq!(
        table.effects("d1,d5-d3").unwrap(),
        [
            Effect::Slide {
                from: cell("d5"),
                to: cell("d3")
            },
            Effect::Slide {
                from: cell("d1"),
                to: cell("d3")
            },
            Effect::Stack {
                cell: cell("d3"),
                side: Side::One,
                kind: "piece-stack",
                height: 3
            },
            Effect::ReturnToReserve {
                side: Side::One,
                count: 1
            },
        ]
    );
    let table = white_2006("..../...../....../1.a.1../....../...../....");
    assert_eq!(table.effects("d1,d5-d3").unwrap().len(), 3);
    assert_eq!(
        table.effects("a1").unwrap(),
        [Effect::Enter {
            cell: cell("a1"),
            side: Side::One
        }]
    );
}

#[test]
fn a_stack_is_drawn_as_its_height_and_only_a_void_point_is_called_void() {
    let view = white("3..c/...../....../......./....../...../.b.1").view();
    let letters: String = view.pieces.iter().map(|piece| piece.letter).collect();
    assert_eq!(letters, "2133");
    let called = |id| {
        let cells = view.cells.iter().filter(|cell| cell.label.id == id);
        cells.map(|cell| cell.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(called("cell-void"), ["d4"]);
    assert_eq!(called("cell-stack").len(), 4);
    assert_eq!(called("cell-empty").len(), 37 - 5);
}

#[test]
fn of_two_equal_attackers_the_one_with_the_earlier_name_arrives_first() {
    let table = white("..../...../....../1.a.1../....../...../....");
    let from: Vec<_> = table
        .effects("d1,d5-d3")
        .unwrap()
        .into_iter()
        .filter_map(|effect| match effect {
            Effect::Slide { from, .. } => Some(table.cell_name(from)),
            _ => None,
        })
        .collect();
    assert_eq!(from, ["d1", "d5"]);
}
