//! `games`: what can be played here.

use super::{FORMAT, put_json};
use crate::console::Console;
use crate::failure::Failure;
use serde_json::{Value, json};
use std::io::Write;

pub(super) fn run(as_json: bool, console: &mut Console) -> Result<(), Failure> {
    let words = console.words;
    if as_json {
        let variants: Vec<Value> = rules::variants()
            .map(|id| {
                json!({
                    "variant": id,
                    "game": words.game(id),
                    "name": words.variant(id),
                    "about": words.about_variant(id),
                })
            })
            .collect();
        return put_json(console, &json!({ "format": FORMAT, "variants": variants }));
    }
    let widest = rules::variants().map(str::len).max().unwrap_or(0);
    let mut last = "";
    for id in rules::variants() {
        let game = id.split('/').next().unwrap_or(id);
        if game != last {
            if !last.is_empty() {
                writeln!(console.out)?;
            }
            writeln!(console.out, "{}", words.game(id))?;
            writeln!(console.out, "  {}", words.about_game(id))?;
            last = game;
        }
        writeln!(console.out, "  {id:widest$}  {}", words.about_variant(id))?;
    }
    Ok(())
}
