//! How soon the protocol answers.

use super::heads;
use crate::bench::{self, AnswerTime, Wait};
use crate::commands::{FORMAT, put_json};
use crate::console::Console;
use crate::failure::Failure;
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
    let [variant, first, stopped] = heads(
        console,
        ["cli-bench-variant", "cli-bench-first", "cli-bench-stopped"],
    );
    writeln!(console.out, "{variant:<27} {first:>27} {stopped:>27}")?;
    for time in times {
        let time = time?;
        let (first, stopped) = (milliseconds(time.first), milliseconds(time.stopped));
        writeln!(
            console.out,
            "{:<27} {first:>27} {stopped:>27}",
            time.variant
        )?;
        console.out.flush()?;
    }
    Ok(())
}

fn milliseconds(wait: Wait) -> String {
    format!("{:.2} ms ({:.2})", wait.median * 1e3, wait.longest * 1e3)
}
