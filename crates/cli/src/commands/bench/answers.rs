//! How soon the protocol answers.

use crate::bench::{self, AnswerTime, Wait};
use crate::commands::{FORMAT, put_json};
use crate::console::Console;
use crate::failure::Failure;
use crate::table::{Place, Table};
use serde_json::json;
use std::io::Write;

pub(super) fn run(
    variants: &[&'static str],
    json: bool,
    console: &mut Console,
) -> Result<(), Failure> {
    let times = variants
        .iter()
        .filter_map(|variant| bench::measure_answers(variant).transpose());
    if json {
        let times: Vec<AnswerTime> = times.collect::<Result<_, _>>()?;
        return put_json(console, &json!({ "format": FORMAT, "answers": times }));
    }
    console.say("cli-bench-answers-about", &[])?;
    let columns = [
        ("cli-bench-variant", Place::Left(27)),
        ("cli-bench-first", Place::Right(25)),
        ("cli-bench-stopped", Place::Right(25)),
    ];
    let table = Table::begin(&columns, console)?;
    for time in times {
        let time = time?;
        let cells = [
            time.variant.to_owned(),
            milliseconds(time.first),
            milliseconds(time.stopped),
        ];
        table.row(&cells, console)?;
        console.out.flush()?;
    }
    Ok(())
}

fn milliseconds(wait: Wait) -> String {
    format!("{:.2} ms ({:.2})", wait.median * 1e3, wait.longest * 1e3)
}
