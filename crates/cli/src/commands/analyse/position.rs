//! The engine's lines for one position, as a table that grows with the depth, or as JSON.

use super::{NODES_ALONE, score_text};
use crate::args::Analyse;
use crate::commands::{FORMAT, put_json};
use crate::console::Console;
use crate::failure::Failure;
use crate::table::{Place, Table};
use rules::AnyTable;
use search::{Engine, RealClock, Report, ReportLine};
use serde_json::{Value, json};
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

pub(super) fn run(
    table: &AnyTable,
    analyse: &Analyse,
    console: &mut Console,
) -> Result<(), Failure> {
    let mut engine = Engine::try_new(analyse.effort.options(analyse.multipv))?;
    let limits = analyse.effort.limits(NODES_ALONE);
    let (clock, stop) = (RealClock::start(), AtomicBool::new(false));
    if analyse.json {
        let mut depths = Vec::new();
        let last = engine.think(table, limits, &clock, &stop, |report| {
            depths.push(depth_json(report));
        });
        let answer = last.map(|report| report.answer).unwrap_or_default();
        let all = json!({
            "format": FORMAT,
            "variant": table.variant(),
            "position": table.position_text(),
            "depths": depths,
            "best": answer,
        });
        return put_json(console, &all);
    }
    if table.outcome().is_some() {
        return Ok(console.say("analyse-over", &[])?);
    }
    let player = console.words.player(table.variant(), table.side());
    console.say("analyse-about", &[("player", player.into())])?;
    let columns = [
        ("analyse-depth", Place::Right(5)),
        ("analyse-score", Place::Right(12)),
        ("analyse-chances", Place::Right(14)),
        ("analyse-nodes", Place::Right(12)),
        ("analyse-line", Place::Open),
    ];
    let lines = Table::begin(&columns, console)?;
    console.out.flush()?;
    let mut written = Ok(());
    let last = engine.think(table, limits, &clock, &stop, |report| {
        if written.is_ok() {
            written = write_depth(&lines, report, console);
        }
        if written.is_err() {
            // Nobody reads any more.
            stop.store(true, Relaxed);
        }
    });
    written?;
    let answer = last.map(|report| report.answer).unwrap_or_default();
    if answer.is_empty() {
        return Ok(());
    }
    Ok(console.say("analyse-best", &[("moves", answer.join(" ").into())])?)
}

fn write_depth(lines: &Table, report: &Report, console: &mut Console) -> std::io::Result<()> {
    for line in &report.lines {
        let moves = if line.moves.is_empty() {
            console.text("analyse-before-roll", &[])
        } else {
            line.moves.join(" ")
        };
        let cells = [
            report.depth.to_string(),
            score_text(line.score, console),
            chances(line),
            report.nodes.to_string(),
            moves,
        ];
        lines.row(&cells, console)?;
    }
    console.out.flush()
}

/// Win, draw and loss in hundredths.
fn chances(line: &ReportLine) -> String {
    let percent = |thousandths: u16| format!("{:.0}", f64::from(thousandths) / 10.0);
    let wdl = line.wdl;
    format!(
        "{}/{}/{}",
        percent(wdl.win),
        percent(wdl.draw),
        percent(wdl.loss)
    )
}

fn depth_json(report: &Report) -> Value {
    let lines: Vec<Value> = report.lines.iter().map(line_json).collect();
    json!({
        "depth": report.depth,
        "seldepth": report.deepest,
        "nodes": report.nodes,
        "milliseconds": report.time.as_millis() as u64,
        "lines": lines,
    })
}

fn line_json(line: &ReportLine) -> Value {
    json!({
        "score": line.score.to_string(),
        "wdl": [line.wdl.win, line.wdl.draw, line.wdl.loss],
        "moves": line.moves,
    })
}
