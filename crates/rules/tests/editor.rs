//! Setting positions up by hand: what is rebuilt piece by piece is the same position, what is wrong is told, and no
//! sequence of changes breaks anything.

#[allow(unreachable_pub, reason = "a test crate has no outside")]
#[path = "conformance/random.rs"]
mod random;

use random::Random;
use rules::{AnyEditor, AnyTable, Cell, Change, Side, View, variants};

fn random_table(variant: &str, moves: usize, numbers: &mut Random) -> AnyTable {
    let mut table = AnyTable::open(variant).unwrap();
    for _ in 0..moves {
        if table.outcome().is_some() {
            break;
        }
        let Some(text) = table.random_move(|most| numbers.below(most)) else {
            break;
        };
        table.play(&text).unwrap();
    }
    table
}

fn rebuild(editor: &mut AnyEditor, view: &View, wanted: &AnyEditor) {
    assert!(editor.change(Change::Clear));
    for piece in &view.pieces {
        assert!(editor.change(Change::Put {
            cell: piece.cell,
            side: piece.side,
            letter: piece.letter,
        }));
    }
    assert!(editor.change(Change::Ply { ply: view.ply }));
    for (index, dial) in wanted.dials().into_iter().enumerate() {
        let value = dial.value;
        assert!(editor.change(Change::Dial { index, value }), "{dial:?}");
    }
}

#[test]
fn a_position_rebuilt_from_its_pieces_is_the_same_position() {
    let mut numbers = Random::new(4);
    for variant in variants() {
        for moves in [0, 1, 2, 7, 20, 45, 90, 200] {
            let table = random_table(variant, moves, &mut numbers);
            let mut editor = AnyTable::open(variant).unwrap().editor();
            rebuild(&mut editor, &table.view(), &table.editor());
            assert_eq!(editor.text(), table.position_text(), "{variant}");
            assert_eq!(editor.check(), Ok(()), "{variant}");
            assert_eq!(editor.view().cells, table.view().cells, "{variant}");
        }
    }
}

#[test]
fn an_editor_begins_with_the_position_on_the_table() {
    let mut numbers = Random::new(11);
    for variant in variants() {
        let table = random_table(variant, 30, &mut numbers);
        assert_eq!(table.editor().text(), table.position_text());
    }
}

#[test]
fn the_pieces_offered_are_those_that_the_start_shows() {
    for variant in variants() {
        let table = AnyTable::open(variant).unwrap();
        let offered = table.editor().kinds();
        for piece in table.view().pieces {
            assert!(
                offered.iter().any(|kind| kind.letter == piece.letter
                    && kind.kind == piece.kind
                    && kind.height == piece.height),
                "{variant}: {piece:?}"
            );
        }
    }
}

/// The first problem that arises when the pieces are put on an empty board.
fn problem(variant: &str, pieces: &[(&str, Side, char)]) -> &'static str {
    let table = AnyTable::open(variant).unwrap();
    let mut editor = table.editor();
    editor.change(Change::Clear);
    for (name, side, letter) in pieces {
        let cell = table.cell_named(name).unwrap();
        assert!(editor.change(Change::Put {
            cell,
            side: *side,
            letter: *letter,
        }));
    }
    editor
        .check()
        .map_or_else(|error| error.problem.id, |()| "")
}

#[test]
fn what_no_game_could_show_is_told() {
    use Side::{One, Two};
    assert_eq!(problem("la-trel/base", &[]), "text-no-attackers");
    let three = [("a1", One, 'W'), ("b1", One, 'W'), ("c1", One, 'W')];
    assert_eq!(problem("la-trel/base", &three), "text-too-many");
    assert_eq!(problem("latroncules/classic", &[]), "text-no-pieces");
    let foot = [("a8", One, 'F')];
    assert_eq!(
        problem("latroncules/classic", &foot),
        "text-foot-on-farthest-rank"
    );
    let on_void = [("d4", Two, '1')];
    assert_eq!(problem("attangle/standard", &on_void), "text-stack-on-void");
    assert_eq!(problem("attangle/standard", &[("a1", Two, '3')]), "");
    let blocker = [("a1", One, 'W'), ("d4", Two, 'B')];
    assert_eq!(problem("la-trel/base", &blocker), "text-no-blockers-here");
    assert_eq!(problem("la-trel/master", &blocker), "");
}

#[test]
fn a_pawn_moves_along_its_own_lane_only_and_sends_an_enemy_home() {
    let table = AnyTable::open("chasse-croise/standard").unwrap();
    let mut editor = table.editor();
    let mut put = |name: &str, side| {
        let cell = table.cell_named(name).unwrap();
        editor.change(Change::Put {
            cell,
            side,
            letter: 'P',
        })
    };
    assert!(put("c4", Side::One));
    assert!(!put("r4-0", Side::One), "a start cell of the other player");
    assert!(put("c4", Side::Two));
    assert!(put("j11", Side::One));
    assert_eq!(editor.text(), "000000000b/0003000000 1 - 0");
    let cell = table.cell_named("c4").unwrap();
    assert!(editor.change(Change::Take { cell }));
    assert_eq!(editor.text(), "000000000b/0000000000 1 - 0");
}

#[test]
fn dice_stand_in_order_and_a_turn_fits_its_player() {
    let mut editor = AnyTable::open("chasse-croise/standard").unwrap().editor();
    for (index, value) in [(0, Some(3)), (1, Some(5))] {
        assert!(editor.change(Change::Dial { index, value }));
    }
    assert!(editor.change(Change::Turn { side: Side::Two }));
    assert_eq!(editor.text(), "0000000000/0000000000 2 53 1");
    assert!(editor.change(Change::Dial {
        index: 0,
        value: None
    }));
    assert!(editor.change(Change::Turn { side: Side::One }));
    assert_eq!(editor.text(), "0000000000/0000000000 1 3 0");
    for value in [Some(0), Some(7)] {
        assert!(!editor.change(Change::Dial { index: 0, value }));
    }
}

#[test]
fn pieces_come_from_the_reserve_and_go_back_there() {
    let table = AnyTable::open("attangle/standard").unwrap();
    let mut editor = table.editor();
    let cell = table.cell_named("a1").unwrap();
    let put = |editor: &mut AnyEditor, letter| {
        editor.change(Change::Put {
            cell,
            side: Side::One,
            letter,
        })
    };
    let reserves = |editor: &AnyEditor| editor.view().reserves.unwrap();
    assert!(put(&mut editor, '1'));
    assert_eq!(reserves(&editor), [Some(17), Some(18)]);
    assert!(put(&mut editor, '3'));
    assert_eq!(reserves(&editor), [Some(16), Some(17)]);
    assert!(editor.change(Change::Take { cell }));
    assert_eq!(reserves(&editor), [Some(18), Some(18)]);
    assert_eq!(editor.text(), table.position_text());
}

#[test]
fn no_sequence_of_changes_breaks_anything() {
    let mut numbers = Random::new(77);
    for variant in variants() {
        let mut editor = AnyTable::open(variant).unwrap().editor();
        let kinds = editor.kinds();
        let cells = editor.view().cells.len();
        for step in 0..3_000 {
            let side = Side::BOTH[numbers.below(2)];
            let cell = Cell(numbers.below(cells + 3) as u8);
            editor.change(match numbers.below(40) {
                0 if step % 7 == 0 => Change::Clear,
                0..=3 => Change::Take { cell },
                4 => Change::Turn { side },
                5 => Change::Ply {
                    ply: numbers.below(2_000_000) as u32,
                },
                6..=8 => Change::Dial {
                    index: numbers.below(4),
                    value: (numbers.below(4) > 0).then(|| numbers.below(60) as u32),
                },
                _ => Change::Put {
                    cell,
                    side,
                    letter: kinds[numbers.below(kinds.len())].letter,
                },
            });
            let _ = editor.view();
            if editor.check().is_ok() {
                let table = AnyTable::open(variant).unwrap();
                let read = table.set_up(&editor.text()).unwrap();
                assert_eq!(read.position_text(), editor.text());
                assert_eq!(read.view().pieces, editor.view().pieces);
            }
        }
    }
}
