//! `bench`: measures the rules against the yardstick, then the search, and prints tables as it goes. What a second thread is worth
//! and how soon the protocol answers are measured when they are asked for.

mod answers;
mod perft;
mod speed;
mod threads;

use super::{FORMAT, put_json};
use crate::args::Part;
use crate::bench;
use crate::closed_output::end_with_the_reader;
use crate::console::Console;
use crate::failure::Failure;
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
    end_with_the_reader();
    let budget = Duration::from_millis(budget);
    match only {
        Some(Part::Threads) => return threads::run(&variants, json, console),
        Some(Part::Answers) => return answers::run(&variants, json, console),
        _ => {}
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
        let speeds: Vec<_> = measured
            .filter_map(|variant| bench::measure_search(variant))
            .collect();
        let all = json!({
            "format": FORMAT,
            "rules": lines,
            "search": speeds,
            "signature": search.then(|| speed::signature(&speeds)),
        });
        return put_json(console, &all);
    }
    if rules {
        perft::print(&variants, budget, console)?;
    }
    if rules && search {
        writeln!(console.out)?;
    }
    if search {
        speed::print(&variants, console)?;
    }
    Ok(())
}

/// The variants that were named, or all of them; a game's name stands for its variants.
fn chosen(wanted: &[String]) -> Result<Vec<&'static str>, Failure> {
    if wanted.is_empty() {
        return Ok(rules::variants().collect());
    }
    let mut chosen = Vec::new();
    for name in wanted {
        let before = chosen.len();
        chosen.extend(rules::variants_named(name));
        if chosen.len() == before {
            return Err(Failure::UnknownVariant(name.clone()));
        }
    }
    Ok(chosen)
}
