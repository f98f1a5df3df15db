//! `load`: many players at a server of this machine, and whether all of them saw the same.

use super::put_json;
use crate::args::Load;
use crate::console::Console;
use crate::failure::Failure;
use crate::progress::{Bar, Layout};
use load::{LoadError, Percentiles, Progress, Report};
use rules::{Message, Value};

/// As many turns a second as one thread plays; more take another one.
const ONE_THREAD: f64 = 3_000.0;

pub(super) fn run(wanted: &Load, console: &mut Console) -> Result<(), Failure> {
    let settings = wanted.settings();
    let tables = settings.tables as u64;
    let seconds = settings.time.as_secs();
    let threads = if settings.rate > ONE_THREAD { 2 } else { 1 };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(threads)
        .enable_all()
        .build()
        .map_err(Failure::Output)?;
    // Whatever is under way: tables that open, seconds of play, tables that are compared.
    let bar = Bar::new(Some(2 * tables + seconds), Layout::MessageLast, console.err);
    let words = console.words;
    let ran = runtime.block_on(load::run(settings, |progress| {
        let (at, id, count) = match progress {
            Progress::Opening { ready } => (ready, "load-opening", ready),
            Progress::Playing {
                acknowledged,
                seconds: left,
            } => (
                tables + seconds.saturating_sub(left),
                "load-playing",
                acknowledged,
            ),
            Progress::Comparing { through } => {
                (tables + seconds + through, "load-comparing", through)
            }
        };
        bar.set(at);
        bar.say(&words.text(id, &[("count", Value::Number(count as i64))]));
    }));
    bar.end();
    let (report, _) = ran.map_err(failed)?;
    if wanted.json {
        put_json(console, &report)?;
    } else {
        tell(&report, console)?;
    }
    if report.is_clean() {
        Ok(())
    } else {
        Err(Failure::Told(Message::plain("load-unclean")))
    }
}

fn tell(report: &Report, console: &mut Console) -> Result<(), Failure> {
    let number = |number: u64| Value::Number(number as i64);
    console.say(
        "load-played",
        &[
            ("tables", number(report.tables as u64)),
            ("games", number(report.games)),
            ("moves", number(report.moves)),
            ("rate", number(report.moves_per_second.round() as u64)),
        ],
    )?;
    for (id, times) in [
        ("load-acknowledged", report.ack_ms),
        ("load-arrived", report.arrival_ms),
    ] {
        let Percentiles { p50, p99, max } = times;
        let millis = |value: f64| Value::Text(format!("{value:.1}"));
        let args = [
            ("p50", millis(p50)),
            ("p99", millis(p99)),
            ("max", millis(max)),
        ];
        console.say(id, &args)?;
    }
    if let Some(bytes) = report.server_rss_bytes {
        let mebibytes = number(bytes / (1024 * 1024));
        console.say("load-memory", &[("mebibytes", mebibytes)])?;
    }
    console.say(
        "load-compared",
        &[
            ("agreed", number(report.agreed)),
            ("lost", number(report.lost)),
            ("doubled", number(report.doubled)),
            ("disagreements", number(report.disagreements)),
            ("reconnects", number(report.reconnects)),
        ],
    )?;
    for complaint in &report.complaints {
        console.out.tell_behind("  ", complaint)?;
    }
    Ok(())
}

fn failed(error: LoadError) -> Failure {
    let number = |number: usize| Value::Number(number as i64);
    Failure::Told(match error {
        LoadError::Elsewhere => Message::plain("load-elsewhere"),
        LoadError::Files {
            tables,
            needed,
            granted,
        } => Message::new(
            "load-files",
            vec![
                ("tables", number(tables)),
                ("needed", number(needed)),
                ("granted", number(granted)),
            ],
        ),
        LoadError::Server(error) => {
            Message::new("load-no-server", vec![("why", error.to_string().into())])
        }
        LoadError::Chance => return Failure::NoRandomness,
    })
}
