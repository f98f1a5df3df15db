//! What a search says while it works, and at its end.

use search::{Report, ReportLine};
use std::time::Duration;

/// The `info` lines of a finished depth, one for each of the best lines.
pub(super) fn info(report: &Report) -> Vec<String> {
    let lines = report.lines.iter().enumerate();
    lines
        .map(|(index, line)| info_line(report, index + 1, line))
        .collect()
}

fn info_line(report: &Report, number: usize, line: &ReportLine) -> String {
    let mut text = format!(
        "info depth {} seldepth {} multipv {number} score {} wdl {} {} hashfull {}",
        report.depth,
        report.deepest,
        line.score,
        line.wdl,
        pace(report.nodes, report.time),
        report.hash_permille,
    );
    if !line.moves.is_empty() {
        text.push_str(" pv ");
        text.push_str(&line.moves.join(" "));
    }
    text
}

/// How far a count has come.
pub(super) fn progress(counted: u64, time: Duration) -> String {
    format!("info {}", pace(counted, time))
}

fn pace(nodes: u64, time: Duration) -> String {
    let seconds = time.as_secs_f64().max(1e-6);
    format!(
        "nodes {nodes} nps {:.0} time {}",
        nodes as f64 / seconds,
        time.as_millis()
    )
}

/// What to play: nothing in a finished game, and nothing before the roll.
pub(super) fn best_move(answer: Option<&[String]>) -> String {
    match answer {
        Some(moves) if !moves.is_empty() => format!("bestmove {}", moves.join(" ")),
        _ => "bestmove none".to_owned(),
    }
}
