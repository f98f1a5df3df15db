//! `why`: whether a move is legal, and if not, by which rule, where, and what could be played instead. An `x` that captures
//! nothing is commented on, legal as the move is. A question that has an answer succeeds, whichever the answer; only a text that is no move at all fails.

use super::{FORMAT, put_json};
use crate::args::Setting;
use crate::console::Console;
use crate::failure::Failure;
use rules::{AnyTable, MoveError, Refusal, Value};
use serde_json::json;

pub(super) fn run(
    setting: &Setting,
    text: &str,
    as_json: bool,
    console: &mut Console,
) -> Result<(), Failure> {
    let table = setting.table()?;
    match table.read_move(text) {
        Ok(canonical) if as_json => {
            let mut answer = json!({ "format": FORMAT, "legal": true, "move": canonical });
            if let Some(remark) = table.remark(text) {
                let sentence = console.words.message(&remark.message);
                answer["remark"] = json!({ "rule": remark.rule, "sentence": sentence });
            }
            put_json(console, &answer)
        }
        Ok(canonical) => legal(&table, text, canonical, console),
        Err(MoveError::Refused(refusal)) if as_json => {
            let answer = json!({
                "format": FORMAT,
                "legal": false,
                "rule": refusal.rule,
                "reason": refusal.reason,
                "sentence": console.words.refusal(&refusal),
                "cells": cells(&table, &refusal),
                "nearest": refusal.nearest,
            });
            put_json(console, &answer)
        }
        Err(MoveError::Refused(refusal)) => explain(&table, &refusal, console),
        Err(error) => Err(Failure::Refused(error)),
    }
}

/// Says that a move is legal, and what else is worth saying of how it was written.
pub(super) fn legal(
    table: &AnyTable,
    text: &str,
    canonical: String,
    console: &mut Console,
) -> Result<(), Failure> {
    console.say("cli-why-legal", &[("move", canonical.into())])?;
    if let Some(remark) = table.remark(text) {
        let sentence = console.words.message(&remark.message);
        console.out.tell(&format!("{}: {sentence}", remark.rule))?;
    }
    Ok(())
}

fn explain(table: &AnyTable, refusal: &Refusal, console: &mut Console) -> Result<(), Failure> {
    let sentence = console.words.refusal(refusal);
    console.out.tell(&format!("{}: {sentence}", refusal.rule))?;
    let cells = cells(table, refusal);
    if !cells.is_empty() {
        console.say("cli-why-cells", &[("cells", Value::List(cells))])?;
    }
    if let Some(alternatives) = console.words.alternatives(refusal) {
        console.out.tell(&alternatives)?;
    }
    Ok(())
}

fn cells(table: &AnyTable, refusal: &Refusal) -> Vec<String> {
    refusal
        .cells
        .iter()
        .map(|cell| table.cell_name(*cell))
        .collect()
}
