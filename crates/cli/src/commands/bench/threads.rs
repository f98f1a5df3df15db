//! What a second thread is worth.

use super::heads;
use crate::bench::{self, ThreadGain};
use crate::commands::{FORMAT, put_json};
use crate::console::Console;
use crate::failure::Failure;
use rules::Value;
use serde_json::json;
use std::io::Write;

pub(super) fn run(
    variants: &[&'static str],
    json: bool,
    console: &mut Console,
) -> Result<(), Failure> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let gains = variants
        .iter()
        .filter_map(|variant| bench::measure_threads(variant));
    if json {
        let gains: Vec<ThreadGain> = gains.collect();
        let all = json!({ "format": FORMAT, "cores": cores, "threads": gains });
        return put_json(console, &all);
    }
    let count = ("cores", Value::Number(cores as i64));
    console.say("cli-bench-threads-about", &[count])?;
    let [variant, depth, one, two, ratio] = heads(
        console,
        [
            "cli-bench-variant",
            "cli-bench-depth",
            "cli-bench-one-thread",
            "cli-bench-two-threads",
            "cli-bench-ratio",
        ],
    );
    writeln!(
        console.out,
        "{variant:<27} {depth:>12} {one:>10} {two:>10} {ratio:>8}"
    )?;
    let (mut one, mut two) = (0.0, 0.0);
    for gain in gains {
        one += gain.one;
        two += gain.two;
        writeln!(
            console.out,
            "{:<27} {:>12.1} {:>10} {:>10} {:>8.2}",
            gain.variant,
            gain.depth,
            format!("{:.2} s", gain.one),
            format!("{:.2} s", gain.two),
            gain.ratio()
        )?;
        console.out.flush()?;
    }
    let ratio = Value::Text(format!("{:.2}", two / f64::max(one, 1e-9)));
    Ok(console.say("cli-bench-together", &[("ratio", ratio)])?)
}
