//! `bench`: measures the rules against the yardstick, then the search, and prints tables as it goes.

use super::{FORMAT, put_json};
use crate::args::Part;
use crate::bench::{self, Line, SearchSpeed, ThreadGain};
use crate::console::Console;
use crate::failure::Failure;
use rules::Value;
use serde_json::json;
use std::io::Write;
use std::time::Duration;

pub(super) fn run(
    wanted: &[String],
    budget: u64,
    only: Option<Part>,
    json: bool,
    console: &mut Console,
) -> Result<(), Failure> {
    let variants = chosen(wanted)?;
    let budget = Duration::from_millis(budget);
    if only == Some(Part::Threads) {
        return bench_threads(&variants, json, console);
    }
    let (rules, search) = (only != Some(Part::Search), only != Some(Part::Rules));
    if json {
        let mut lines = Vec::new();
        if rules {
            bench::measure(&variants, budget, |line| {
                lines.push(line.clone());
                Ok::<(), Failure>(())
            })?;
        }
        let measured = variants.iter().filter(|_| search);
        let speeds: Vec<SearchSpeed> = measured
            .filter_map(|variant| bench::measure_search(variant))
            .collect();
        let all = json!({
            "format": FORMAT,
            "rules": lines,
            "search": speeds,
            "signature": search.then(|| signature(&speeds)),
        });
        return put_json(console, &all);
    }
    if rules {
        bench_rules(&variants, budget, console)?;
    }
    if rules && search {
        writeln!(console.out)?;
    }
    if search {
        bench_search(&variants, console)?;
    }
    Ok(())
}

fn signature(speeds: &[SearchSpeed]) -> u64 {
    speeds.iter().map(|speed| speed.signature).sum()
}

fn bench_rules(
    variants: &[&'static str],
    budget: Duration,
    console: &mut Console,
) -> Result<(), Failure> {
    console.say("cli-bench-about", &[])?;
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
    bench::measure(variants, budget, |line| {
        writeln!(console.out, "{}", row(line))?;
        Ok(console.out.flush()?)
    })
}

fn bench_search(variants: &[&'static str], console: &mut Console) -> Result<(), Failure> {
    console.say("cli-bench-search-about", &[])?;
    let head = [
        "cli-bench-variant",
        "cli-bench-speed",
        "cli-bench-depth",
        "cli-bench-nodes",
    ]
    .map(|column| console.words.text(column, &[]));
    let [variant, speed, depth, nodes] = head;
    writeln!(
        console.out,
        "{variant:<27} {speed:>14} {depth:>12} {nodes:>14}"
    )?;
    let mut speeds = Vec::new();
    for variant in variants {
        let Some(speed) = bench::measure_search(variant) else {
            continue;
        };
        writeln!(
            console.out,
            "{:<27} {:>14} {:>12.1} {:>14}",
            speed.variant,
            format!("{:.2} M/s", speed.nodes_per_second / 1e6),
            speed.depth,
            speed.signature
        )?;
        console.out.flush()?;
        speeds.push(speed);
    }
    // As digits alone, to be copied and searched for.
    let total = Value::Text(signature(&speeds).to_string());
    Ok(console.say("cli-bench-signature", &[("signature", total)])?)
}

fn bench_threads(
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
    let head = [
        "cli-bench-variant",
        "cli-bench-depth",
        "cli-bench-one-thread",
        "cli-bench-two-threads",
        "cli-bench-ratio",
    ]
    .map(|column| console.words.text(column, &[]));
    let [variant, depth, one, two, ratio] = head;
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
