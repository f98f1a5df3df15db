//! `moves`: the legal moves, one a line, if there are not too many.

use super::{FORMAT, put_json};
use crate::args::Setting;
use crate::console::Console;
use crate::failure::Failure;
use serde_json::json;
use std::io::Write;

pub(super) fn run(
    setting: &Setting,
    most: usize,
    as_json: bool,
    console: &mut Console,
) -> Result<(), Failure> {
    let table = setting.table()?;
    let moves = table
        .legal_texts(most)
        .map_err(|_| Failure::TooManyMoves { most })?;
    if as_json {
        let list = json!({
            "format": FORMAT,
            "position": table.position_text(),
            "moves": moves,
        });
        return put_json(console, &list);
    }
    for mv in moves {
        writeln!(console.out, "{mv}")?;
    }
    Ok(())
}
