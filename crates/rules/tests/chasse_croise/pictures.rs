//! What there is to see.

use super::*;

#[test]
fn the_cells_lie_as_on_the_board() {
    let view = start().view();
    assert_eq!(view.cells.len(), 140);
    let place = |name: &str| {
        let cell = view.cells.iter().find(|cell| cell.name == name).unwrap();
        (cell.x, cell.y, cell.markings.clone())
    };
    assert_eq!(place("c4"), (3.0, 7.0, vec![]));
    assert_eq!(
        place("a0"),
        (1.0, 11.0, vec![Marking::Start(ludotheca_rules::Side::One)])
    );
    assert_eq!(
        place("j11"),
        (
            10.0,
            0.0,
            vec![Marking::Arrival(ludotheca_rules::Side::One, 10)]
        )
    );
    assert_eq!(
        place("r4-0"),
        (0.0, 7.0, vec![Marking::Start(ludotheca_rules::Side::Two)])
    );
    assert_eq!(
        place("r4-11"),
        (
            11.0,
            7.0,
            vec![Marking::Arrival(ludotheca_rules::Side::Two, 4)]
        )
    );
}

#[test]
fn a_table_shows_the_used_die_and_a_position_only_what_is_left() {
    let die = |points, used| Die { points, used };
    let table = after(start(), "63");
    assert_eq!(table.view().dice, [die(6, false), die(3, false)]);
    assert_eq!(table.view().phase, Phase::Move);
    let table = after(table, "c+6");
    assert_eq!(table.view().dice, [die(6, true), die(3, false)]);
    assert_eq!(at(&table.position_text()).view().dice, [die(3, false)]);
    let table = after(table, "c+3");
    assert_eq!(table.view().dice, []);
    assert_eq!(table.view().phase, Phase::Roll);
    let doubles = after(start(), "44 a+4");
    assert_eq!(doubles.view().dice.iter().filter(|die| die.used).count(), 1);
    let won = after(at("bbbbbbbbb9/0000000000 1 - 10"), "11 j+1 j+1");
    assert_eq!(won.view().dice, [die(1, true), die(1, true)]);
}

#[test]
fn effects_tell_a_turn_in_order() {
    let table = at("3000000000/0000001000 1 43 10");
    let cell = |name| table.cell_named(name).unwrap();
    assert_eq!(
        table.effects("a+4x").unwrap(),
        [
            Effect::Slide {
                from: cell("a3"),
                to: cell("a7")
            },
            Effect::SendHome {
                from: cell("a7"),
                to: cell("r7-0"),
                side: ludotheca_rules::Side::Two
            },
        ]
    );
    let last = after(table, "a+4");
    assert_eq!(last.effects("a+3").unwrap().last(), Some(&Effect::EndTurn));
    assert_eq!(
        start().effects("36").unwrap(),
        [Effect::Roll { dice: [6, 3] }]
    );
    let pass = at("bbbbbbbbba/0000000000 1 65 10");
    assert_eq!(pass.effects("--").unwrap(), [Effect::EndTurn]);
    // CC-7: a win does not end the turn, it ends the game.
    let win = at("bbbbbbbbba/0000000000 1 1 10");
    assert_eq!(win.effects("j+1").unwrap().len(), 1);
}

#[test]
fn screen_readers_hear_what_a_cell_is() {
    let view = at("3000000b00/0000001000 1 43 10").view();
    let label = |name: &str| {
        let cell = view.cells.iter().find(|cell| cell.name == name).unwrap();
        (
            cell.label.id,
            cell.label
                .args
                .iter()
                .map(|(name, _)| *name)
                .collect::<Vec<_>>(),
        )
    };
    assert_eq!(label("b2"), ("cell-empty", vec!["cell"]));
    assert_eq!(label("a3"), ("cell-piece", vec!["cell", "player", "piece"]));
    assert_eq!(label("a0"), ("cell-start", vec!["cell", "player"]));
    assert_eq!(
        label("b0"),
        ("cell-start-pawn", vec!["cell", "player", "piece"])
    );
    assert_eq!(label("r1-11"), ("cell-arrival", vec!["cell", "player"]));
    assert_eq!(
        label("h11"),
        ("cell-arrival-pawn", vec!["cell", "player", "piece"])
    );
    let arrived: Vec<_> = view.counters.iter().map(|counter| counter.value).collect();
    assert_eq!(arrived, [1, 0]);
}
