//! Any bytes as a record, in text and in JSON: refused, or read, replayed and written back as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::Record;

fuzz_target!(|input: &[u8]| {
    for record in [Record::read_bytes(input), Record::read_json(input)] {
        match record {
            Ok(record) => {
                assert_eq!(Record::read(&record.text()).as_ref(), Ok(&record));
                assert_eq!(Record::read_json(record.json().as_bytes()).as_ref(), Ok(&record));
                assert_eq!(record.replay().len(), record.line().moves.len());
            }
            Err(error) => assert!(!error.problem.message().id.is_empty()),
        }
    }
});
