//! Setting positions up by hand: what is rebuilt piece by piece is the same position, what is wrong is told, and no
//! sequence of changes breaks anything.

use ludotheca_rules::random::FastNumbers;
use ludotheca_rules::{AnyEditor, AnyTable, Cell, Change, EditField, Side, View, variants};

fn random_table(variant: &str, moves: usize, numbers: &mut FastNumbers) -> AnyTable {
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
    for (index, field) in wanted.fields().into_iter().enumerate() {
        let value = field.value;
        assert!(editor.change(Change::Field { index, value }), "{field:?}");
    }
}

#[test]
fn a_position_rebuilt_from_its_pieces_is_the_same_position() {
    let mut numbers = FastNumbers::new(4);
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
    let mut numbers = FastNumbers::new(11);
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

#[test]
fn every_kind_of_the_variant_is_offered_and_no_other() {
    let offered = |variant: &str| -> String {
        let editor = AnyTable::open(variant).unwrap().editor();
        editor.kinds().iter().map(|kind| kind.letter).collect()
    };
    assert_eq!(offered("la-trel/base"), "DSTW");
    assert_eq!(offered("la-trel/master"), "DSTWB");
    assert_eq!(offered("latroncules/classic"), "FC");
    assert_eq!(offered("attangle/standard"), "123");
    assert_eq!(offered("chasse-croise/standard"), "P");
}

/// Label, owner, value, least, most and whether it may be empty.
type Told = (&'static str, Option<Side>, Option<u32>, u32, u32, bool);

fn fields(variant: &str, text: &str) -> Vec<Told> {
    let table = AnyTable::open(variant).unwrap().set_up(text).unwrap();
    let told = |field: EditField| {
        let EditField {
            label,
            side,
            value,
            least,
            most,
            optional,
        } = field;
        (label, side, value, least, most, optional)
    };
    table.editor().fields().into_iter().map(told).collect()
}

#[test]
fn the_numbers_beside_the_board_are_those_of_the_variant() {
    use Side::{One, Two};
    let start = |variant: &str| AnyTable::open(variant).unwrap().position_text();
    assert_eq!(fields("la-trel/master", &start("la-trel/master")), []);
    let last = "counter-last-stand";
    assert_eq!(
        fields("la-trel/basic", &start("la-trel/basic")),
        [
            (last, Some(One), None, 0, 7, true),
            (last, Some(Two), None, 0, 7, true)
        ]
    );
    assert_eq!(
        fields("latroncules/classic", &start("latroncules/classic")),
        [("counter-quiet", None, Some(0), 0, 51, false)]
    );
    let reserve = "edit-reserve";
    assert_eq!(
        fields("attangle/standard", &start("attangle/standard")),
        [
            (reserve, Some(One), Some(18), 0, 18, false),
            (reserve, Some(Two), Some(18), 0, 18, false)
        ]
    );
    assert_eq!(
        fields("chasse-croise/standard", "0000000000/0000000000 2 3 1"),
        [
            ("edit-first-die", None, Some(3), 1, 6, true),
            ("edit-second-die", None, None, 1, 6, true)
        ]
    );
}

/// A change that is refused and leaves everything as it was.
fn assert_refused(editor: &mut AnyEditor, change: Change) {
    let before = editor.text();
    assert!(!editor.change(change), "{change:?}");
    assert_eq!(editor.text(), before);
}

#[test]
fn a_change_that_cannot_be_made_changes_nothing() {
    for variant in variants() {
        let mut editor = AnyTable::open(variant).unwrap().editor();
        let cells = editor.view().cells.len() as u8;
        let letter = editor.kinds()[0].letter;
        let side = Side::Two;
        for cell in [Cell(cells), Cell(cells + 1)] {
            assert_refused(&mut editor, Change::Put { cell, side, letter });
            assert_refused(&mut editor, Change::Take { cell });
        }
        let cell = editor
            .view()
            .pieces
            .first()
            .map_or(Cell(0), |piece| piece.cell);
        let letter = '?';
        assert_refused(&mut editor, Change::Put { cell, side, letter });
        assert_refused(&mut editor, Change::Ply { ply: 1_000_000 });
        let index = editor.fields().len();
        for value in [None, Some(1)] {
            assert_refused(&mut editor, Change::Field { index, value });
        }
        for (index, field) in editor.fields().into_iter().enumerate() {
            let value = Some(field.most + 1);
            assert_refused(&mut editor, Change::Field { index, value });
            if !field.optional {
                assert_refused(&mut editor, Change::Field { index, value: None });
            }
        }
    }
}

#[test]
fn every_number_that_a_dial_offers_can_be_set_and_is_shown() {
    for variant in variants() {
        let mut editor = AnyTable::open(variant).unwrap().editor();
        for (index, field) in editor.fields().into_iter().enumerate() {
            for value in [field.least, field.most].map(Some) {
                assert!(editor.change(Change::Field { index, value }));
                assert_eq!(editor.fields()[index].value, value, "{variant}: {field:?}");
            }
        }
    }
}

#[test]
fn a_turn_changes_the_plies_only_where_the_other_player_is_to_move() {
    for variant in variants() {
        let mut editor = AnyTable::open(variant).unwrap().editor();
        for (ply, side, then) in [
            (6, Side::One, 6),
            (6, Side::Two, 7),
            (7, Side::Two, 7),
            (7, Side::One, 6),
            (999_999, Side::Two, 999_999),
        ] {
            assert!(editor.change(Change::Ply { ply }));
            assert!(editor.change(Change::Turn { side }));
            assert_eq!(editor.view().ply, then, "{variant}");
            assert_eq!(editor.view().side, side, "{variant}");
        }
    }
}

#[test]
fn a_cleared_board_keeps_its_plies() {
    for variant in variants() {
        let mut editor = AnyTable::open(variant).unwrap().editor();
        assert!(editor.change(Change::Ply { ply: 9 }));
        assert!(editor.change(Change::Clear));
        assert_eq!(editor.view().ply, 9, "{variant}");
    }
}

#[test]
fn a_cleared_board_leaves_everything_in_reserve() {
    for (variant, supply) in [("attangle/standard", 18), ("attangle/grand", 27)] {
        let mut editor = AnyTable::open(variant).unwrap().editor();
        assert!(editor.change(Change::Clear));
        assert_eq!(editor.view().reserves, Some([Some(supply); 2]));
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
        assert!(editor.change(Change::Field { index, value }));
    }
    assert!(editor.change(Change::Turn { side: Side::Two }));
    assert_eq!(editor.text(), "0000000000/0000000000 2 53 1");
    assert!(editor.change(Change::Field {
        index: 0,
        value: None
    }));
    assert!(editor.change(Change::Turn { side: Side::One }));
    assert_eq!(editor.text(), "0000000000/0000000000 1 3 0");
    for value in [Some(0), Some(7)] {
        assert!(!editor.change(Change::Field { index: 0, value }));
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
fn a_reserve_is_never_below_nothing_or_above_the_supply() {
    let table = AnyTable::open("attangle/standard").unwrap();
    let mut editor = table.editor();
    let cell = table.cell_named("a1").unwrap();
    for index in 0..2 {
        let value = Some(0);
        assert!(editor.change(Change::Field { index, value }));
    }
    let (side, letter) = (Side::Two, '3');
    assert!(editor.change(Change::Put { cell, side, letter }));
    assert_eq!(editor.view().reserves, Some([Some(0), Some(0)]));
    for (index, value) in [(0, Some(18)), (1, Some(17))] {
        assert!(editor.change(Change::Field { index, value }));
    }
    assert!(editor.change(Change::Take { cell }));
    assert_eq!(editor.view().reserves, Some([Some(18), Some(18)]));
}

#[test]
fn no_sequence_of_changes_breaks_anything() {
    let mut numbers = FastNumbers::new(77);
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
                6..=8 => Change::Field {
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
