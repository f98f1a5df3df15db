//! Any bytes as a record, in text and in JSON: refused at a place that it has, or read, replayed and written back as the same. What it
//! tells of its dice is checked, or refused with a reason.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::Record;
use rules::json::JsonPlace;
use rules::record::Place;
use tables::dice::{Evidence, Fraud};

fuzz_target!(|input: &[u8]| {
    for records in [Record::read_all_bytes(input), Record::read_all_json(input)].into_iter().flatten() {
        assert_eq!(Record::read_all(&Record::texts(&records)).as_ref(), Ok(&records));
    }
    for record in [Record::read_bytes(input), Record::read_json(input)] {
        match record {
            Ok(record) => {
                assert_eq!(Record::read(&record.text()).as_ref(), Ok(&record));
                assert_eq!(Record::read_json(record.json().as_bytes()).as_ref(), Ok(&record));
                assert_eq!(record.replay().len(), record.line().moves.len());
                match tables::evidence_of(&record) {
                    Ok(evidence) => check_dice(evidence),
                    Err(error) => assert!(!error.message().id.is_empty()),
                }
            }
            Err(error) => {
                assert!(!error.problem.message().id.is_empty());
                if let Place::Text { line, column } | Place::Json(JsonPlace { line, column, .. }) = error.place {
                    let found = input.split(|byte| *byte == b'\n').nth(line - 1).expect("a line of the input");
                    assert!((1..=found.len() + 1).contains(&column), "{line}:{column}");
                }
            }
        }
    }
});

/// Dice that are what was promised are nothing else.
fn check_dice(mut evidence: Evidence) {
    if evidence.verify().is_err() {
        return;
    }
    for index in 0..evidence.turns.len() {
        let rolled = evidence.turns[index];
        evidence.turns[index].dice[0] = rolled.dice[0] % 6 + 1;
        assert_eq!(evidence.verify(), Err(Fraud::Roll(rolled.turn)));
        evidence.turns[index] = rolled;
    }
}
