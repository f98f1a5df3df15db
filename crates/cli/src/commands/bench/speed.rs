//! The search: its speed, and the signature of what it does.

use crate::bench::{self, SearchSpeed};
use crate::console::Console;
use crate::failure::Failure;
use crate::table::{Place, Table};
use rules::Value;
use std::io::Write;

pub(super) fn signature(speeds: &[SearchSpeed]) -> u64 {
    speeds.iter().map(|speed| speed.signature).sum()
}

pub(super) fn print(variants: &[&'static str], console: &mut Console) -> Result<(), Failure> {
    console.say("cli-bench-search-about", &[])?;
    let columns = [
        ("cli-bench-variant", Place::Left(27)),
        ("cli-bench-speed", Place::Right(14)),
        ("cli-bench-depth", Place::Right(12)),
        ("cli-bench-nodes", Place::Right(14)),
    ];
    let table = Table::begin(&columns, console)?;
    let mut speeds = Vec::new();
    for variant in variants {
        let Some(speed) = bench::measure_search(variant) else {
            continue;
        };
        let cells = [
            speed.variant.to_owned(),
            format!("{:.2} M/s", speed.nodes_per_second / 1e6),
            format!("{:.1}", speed.depth),
            speed.signature.to_string(),
        ];
        table.row(&cells, console)?;
        console.out.flush()?;
        speeds.push(speed);
    }
    // As digits alone, to be copied and searched for.
    let total = Value::Text(signature(&speeds).to_string());
    Ok(console.say("cli-bench-signature", &[("signature", total)])?)
}
