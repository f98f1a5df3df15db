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
    for (index, game) in rules::games().enumerate() {
        if index > 0 {
            writeln!(console.out)?;
        }
        console.out.tell(&words.game(game.id))?;
        let about = format!("  {}", words.about_game(game.id));
        console.out.tell(&about)?;
        for id in game.variants() {
            let about = format!("  {id:widest$}  {}", words.about_variant(id));
            console.out.tell(&about)?;
        }
    }
    Ok(())
}
