//! Records of games.

use super::program::{contains, run_in};
use std::path::Path;

const RECORD: &str = "[Format \"1\"]\n[Variant \"latroncules/classic\"]\n[Result \"1\"]\n[Termination \"resign\"]\n\n\
                      1. a2-a3 {Quiet.} (1. c2-c3) 1... b7-b6 1\n";

#[test]
fn a_record_is_checked_printed_and_turned_into_json_and_back() {
    let shown = run_in(Path::new("."), &["replay", "-"], RECORD);
    assert_eq!(shown.status, 0, "{}", shown.err);
    assert!(shown.out.starts_with(RECORD), "{}", shown.out);
    contains(&shown.out, "Light wins: the other side resigned.");
    let json = run_in(Path::new("."), &["replay", "-", "--json"], RECORD);
    contains(&json.out, "\"format\": 1");
    let back = run_in(Path::new("."), &["replay", "-"], &json.out);
    assert_eq!(back.out, shown.out);
}

#[test]
fn a_record_with_a_mistake_is_refused_with_line_and_column() {
    let refused = run_in(
        Path::new("."),
        &["replay", "-"],
        &RECORD.replace("b7-b6", "b7-b5"),
    );
    assert_eq!((refused.status, refused.out.as_str()), (1, ""));
    assert_eq!(
        refused.err,
        "Line 6, column 35: the move b7-b5 cannot be played. \
         From b7 to b5 is farther than a foot soldier can go. (LA-3) Possible: b7-b6.\n"
    );
    let french = run_in(
        Path::new("."),
        &["replay", "-", "--lang", "fr"],
        "[Format \"1\"]",
    );
    contains(
        &french.err,
        "Ligne 1, colonne 13\u{202f}: l’étiquette Variant manque.",
    );
}
