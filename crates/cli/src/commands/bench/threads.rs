//! What a second thread is worth.

use crate::bench::{self, ThreadGain};
use crate::commands::{FORMAT, put_json};
use crate::console::Console;
use crate::failure::Failure;
use crate::table::{Place, Table};
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
    let columns = [
        ("cli-bench-variant", Place::Left(27)),
        ("cli-bench-depth", Place::Right(12)),
        ("cli-bench-one-thread", Place::Right(10)),
        ("cli-bench-two-threads", Place::Right(10)),
        ("cli-bench-ratio", Place::Right(8)),
    ];
    let table = Table::begin(&columns, console)?;
    let (mut one, mut two) = (0.0, 0.0);
    for gain in gains {
        one += gain.one;
        two += gain.two;
        let cells = [
            gain.variant.to_owned(),
            format!("{:.1}", gain.depth),
            format!("{:.2} s", gain.one),
            format!("{:.2} s", gain.two),
            format!("{:.2}", gain.ratio()),
        ];
        table.row(&cells, console)?;
        console.out.flush()?;
    }
    let ratio = Value::Text(format!("{:.2}", two / f64::max(one, 1e-9)));
    Ok(console.say("cli-bench-together", &[("ratio", ratio)])?)
}
