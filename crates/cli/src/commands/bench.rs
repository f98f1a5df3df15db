//! `bench`: measures the rules against the yardstick and prints a table as it goes.

use super::{FORMAT, put_json};
use crate::bench::{self, Line};
use crate::console::Console;
use crate::failure::Failure;
use serde_json::json;
use std::io::Write;
use std::time::Duration;

pub(super) fn run(
    wanted: &[String],
    budget: u64,
    json: bool,
    console: &mut Console,
) -> Result<(), Failure> {
    let variants = chosen(wanted)?;
    let budget = Duration::from_millis(budget);
    if json {
        let mut lines = Vec::new();
        bench::measure(&variants, budget, |line| {
            lines.push(line.clone());
            Ok::<(), Failure>(())
        })?;
        return put_json(console, &json!({ "format": FORMAT, "rules": lines }));
    }
    writeln!(
        console.out,
        "{}",
        console.words.text("cli-bench-about", &[])
    )?;
    let head = [
        "cli-bench-variant",
        "cli-bench-bytes",
        "cli-bench-start",
        "cli-bench-midgame",
        "cli-bench-games",
        "cli-bench-length",
        "cli-bench-yardstick",
    ]
    .map(|column| console.words.text(column, &[]));
    let [variant, bytes, start, midgame, games, length, yardstick] = head;
    writeln!(
        console.out,
        "{variant:<27} {bytes:>7} {start:>17} {midgame:>17} {games:>18} {length:>8} {yardstick:>12}"
    )?;
    bench::measure(&variants, budget, |line| {
        writeln!(console.out, "{}", row(line))?;
        Ok(console.out.flush()?)
    })
}

/// The variants that were named, or all of them; a game's name stands for its variants.
fn chosen(wanted: &[String]) -> Result<Vec<&'static str>, Failure> {
    if wanted.is_empty() {
        return Ok(rules::variants().collect());
    }
    let mut chosen = Vec::new();
    for name in wanted {
        let before = chosen.len();
        let fits = |id: &&str| id == name || id.split('/').next() == Some(name.as_str());
        chosen.extend(rules::variants().filter(fits));
        if chosen.len() == before {
            return Err(Failure::UnknownVariant(name.clone()));
        }
    }
    Ok(chosen)
}

fn row(line: &Line) -> String {
    let speed = &line.speed;
    let perft = |leaves: f64, ratio: f64| format!("{:.1} M/s ×{ratio:.2}", leaves / 1e6);
    format!(
        "{:<27} {:>7} {:>17} {:>17} {:>18} {:>8.1} {:>12}",
        speed.variant,
        speed.position_bytes,
        perft(speed.start_leaves_per_second, line.start_ratio()),
        perft(speed.midgame_leaves_per_second, line.midgame_ratio()),
        format!(
            "{:.0}/s ({:.0})",
            speed.playouts_per_second,
            line.playouts_per_million()
        ),
        speed.playout_length,
        format!("{:.1} M/s", line.yardstick_leaves_per_second / 1e6),
    )
}
