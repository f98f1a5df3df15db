//! Any bytes as a record, in text and in JSON: refused at a place that it has, or read, replayed and written back as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::Record;
use rules::json::JsonPlace;
use rules::record::Place;

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
