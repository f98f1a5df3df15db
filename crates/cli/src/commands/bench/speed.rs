//! The search: its speed, and the signature of what it does.

use super::heads;
use crate::bench::{self, SearchSpeed};
use crate::console::Console;
use crate::failure::Failure;
use rules::Value;
use std::io::Write;

pub(super) fn signature(speeds: &[SearchSpeed]) -> u64 {
    speeds.iter().map(|speed| speed.signature).sum()
}

pub(super) fn print(variants: &[&'static str], console: &mut Console) -> Result<(), Failure> {
    console.say("cli-bench-search-about", &[])?;
    let [variant, speed, depth, nodes] = heads(
        console,
        [
            "cli-bench-variant",
            "cli-bench-speed",
            "cli-bench-depth",
            "cli-bench-nodes",
        ],
    );
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
