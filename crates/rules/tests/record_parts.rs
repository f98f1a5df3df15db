//! What a record says of itself, and how its parts are written.

use rules::record::{GameResult, Place, Termination};
use rules::{AnyTable, Record, Rule, Side};

fn game() -> AnyTable {
    let mut table = AnyTable::open("latroncules/short").expect("a variant");
    table.play("a2-a3").expect("a legal move");
    table
}

#[test]
fn a_game_that_the_players_ended_says_how() {
    let win = GameResult::Win(Side::Two);
    let record = Record::ended(&game(), win, Termination::Resign).expect("a game under way");
    assert_eq!(record.variant(), "latroncules/short");
    assert_eq!(record.result(), win);
    assert_eq!(record.termination(), Some(Termination::Resign));
    assert_eq!(record.line().moves.len(), 1);
    assert_eq!(Record::read(&record.text()), Ok(record));
}

#[test]
fn a_record_is_shown_as_its_text() {
    let record = Record::of(&game());
    assert_eq!(record.to_string(), record.text());
    assert!(record.to_string().ends_with("1. a2-a3 *\n"));
}

#[test]
fn results_and_endings_are_shown_as_records_write_them() {
    let results = GameResult::ALL.map(|result| result.to_string());
    assert_eq!(results, ["1", "2", "draw", "*"]);
    assert_eq!(Termination::Agreement.to_string(), "agreement");
    assert_eq!(Termination::Rule(Rule::La10).to_string(), "LA-10");
}

#[test]
fn a_place_is_shown_as_line_and_column_or_as_a_way_into_the_tree() {
    let text = Place::Text {
        line: 3,
        column: 14,
    };
    assert_eq!(text.to_string(), "3:14");
    assert_eq!(Place::Tree("/moves/3".into()).to_string(), "/moves/3");
    assert_eq!(Place::Whole.to_string(), "record");
}
