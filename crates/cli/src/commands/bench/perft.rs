//! The rules beside the yardstick.

use super::heads;
use crate::bench::{self, Line};
use crate::console::Console;
use crate::failure::Failure;
use std::io::Write;
use std::time::Duration;

pub(super) fn print(
    variants: &[&'static str],
    budget: Duration,
    console: &mut Console,
) -> Result<(), Failure> {
    console.say("cli-bench-about", &[])?;
    let [variant, bytes, start, midgame, games, length, yardstick] = heads(
        console,
        [
            "cli-bench-variant",
            "cli-bench-bytes",
            "cli-bench-start",
            "cli-bench-midgame",
            "cli-bench-games",
            "cli-bench-length",
            "cli-bench-yardstick",
        ],
    );
    writeln!(
        console.out,
        "{variant:<27} {bytes:>7} {start:>17} {midgame:>17} {games:>18} {length:>8} {yardstick:>12}"
    )?;
    bench::measure(variants, budget, |line| {
        writeln!(console.out, "{}", row(line))?;
        Ok(console.out.flush()?)
    })
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
