//! `verify`: whether the dice of a game that was played at a table are those that were promised.

use super::replay::read_record;
use crate::console::Console;
use crate::failure::Failure;
use rules::{Message, Value};
use std::path::Path;

pub(super) fn run(file: &Path, console: &mut Console) -> Result<(), Failure> {
    let record = read_record(file, console)?;
    let evidence = tables::evidence_of(&record).map_err(|error| Failure::Told(error.message()))?;
    evidence
        .verify()
        .map_err(|fraud| Failure::Told(fraud.message()))?;
    let rolls = Value::Number(evidence.turns.len() as i64);
    let proved = Message::new("verify-proved", vec![("rolls", rolls)]);
    console.out.tell(&console.words.message(&proved))?;
    if evidence.by_lot {
        let lot = Message::plain("verify-lot");
        console.out.tell(&console.words.message(&lot))?;
    }
    Ok(())
}
