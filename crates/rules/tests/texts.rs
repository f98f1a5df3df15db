//! What the position and move texts of all games have in common: their length, their fields and their numbers.

mod support;

use ludotheca_rules::{AnyTable, LONGEST_TEXT, MoveError, variants};
use support::{at, unreadable};

fn padded(text: &str, length: usize) -> String {
    format!("{text:length$}")
}

#[test]
fn a_position_text_may_have_512_characters_and_no_more() {
    for id in variants() {
        let start = AnyTable::open(id).unwrap().position_text();
        assert_eq!(
            at(id, &padded(&start, LONGEST_TEXT)).position_text(),
            start,
            "{id}"
        );
        for length in [LONGEST_TEXT + 1, 2 * LONGEST_TEXT] {
            let text = padded(&start, length);
            assert_eq!(unreadable(id, &text), ("text-too-long", 1), "{id}");
        }
    }
}

#[test]
fn a_move_text_may_have_512_characters_and_no_more() {
    for id in variants() {
        let table = AnyTable::open(id).unwrap();
        let mv = table.random_move(|_| 0).unwrap();
        assert_eq!(table.read_move(&padded(&mv, LONGEST_TEXT)).unwrap(), mv);
        for length in [LONGEST_TEXT + 1, 2 * LONGEST_TEXT] {
            match table.read_move(&padded(&mv, length)) {
                Err(MoveError::Unreadable(error)) => {
                    assert_eq!((error.problem.id, error.column), ("text-too-long", 1));
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn fields_may_be_any_number_of_spaces_apart_and_errors_count_them() {
    let position = "8/8/8/8/c7/8/8/C7   1  7    100";
    let table = at("latroncules/classic", position);
    assert_eq!(table.position_text(), "8/8/8/8/c7/8/8/C7 1 7 100");
    let cases = [
        ("  8/8/8/8/c7/8/8/C7   3  7    100", ("text-player", 23)),
        ("8/8/8/8/c7/8/8/C7   1  7    101", ("text-parity", 29)),
        ("8/8/8/8/c7/8/8/C7  1 7", ("text-fields", 1)),
        ("8/8/8/8/c7/8/8/C7 1 7 100 0", ("text-fields", 1)),
    ];
    for (text, expected) in cases {
        assert_eq!(unreadable("latroncules/classic", text), expected, "{text}");
    }
}

#[test]
fn a_number_has_at_most_six_digits_no_sign_and_no_needless_zero() {
    let with = |ply: &str| format!("8/8/8/8/c7/8/8/C7 1 7 {ply}");
    for ply in ["0", "10", "999998"] {
        let text = with(ply);
        assert_eq!(at("latroncules/classic", &text).position_text(), text);
    }
    for ply in ["1000000", "00", "08", "+8", "-8", "8x", "٨"] {
        let problem = unreadable("latroncules/classic", &with(ply));
        assert_eq!(problem, ("text-ply", 23), "{ply}");
    }
}
