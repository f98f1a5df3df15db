//! Writing an opponent as text.

use super::reading::{LEVEL, split_program};
use super::{Opponent, PASSED_ON, ProgramSetting, USUAL_TIMEOUT, UctLimit};
use crate::{EngineOptions, Limits};
use std::fmt;

/// The canonical text, which reads as the same opponent.
impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, options) = match self {
            Opponent::Random => ("random", Vec::new()),
            Opponent::Novice => ("novice", Vec::new()),
            Opponent::Greedy => ("greedy", Vec::new()),
            Opponent::Uct(limit) => ("uct", uct_options(*limit)),
            Opponent::Engine {
                options,
                limits,
                weights,
            } => {
                let mut texts = engine_options(*options, *limits);
                texts.extend(
                    weights
                        .iter()
                        .map(|file| format!("weights={}", file.display())),
                );
                ("engine", texts)
            }
            Opponent::Level(number) => return write!(f, "{LEVEL}{number}"),
            Opponent::CustomLevel(level) => ("level", vec![level.to_string()]),
            Opponent::Program(setting) => ("ugi", program_options(setting)),
        };
        f.write_str(kind)?;
        if !options.is_empty() {
            write!(f, ":{}", options.join(","))?;
        }
        if let Opponent::Program(setting) = self {
            let command = command_text(setting);
            // A command that begins as options do is told apart by an empty place for them.
            if options.is_empty() && split_program(&command).1 != command {
                f.write_str(":")?;
            }
            write!(f, ":{command}")?;
        }
        Ok(())
    }
}

fn command_text(setting: &ProgramSetting) -> String {
    let words = std::iter::once(&setting.program).chain(&setting.arguments);
    // A program whose name has the byte 0 in it can be written, and cannot be started.
    let quoter = shlex::Quoter::new().allow_nul(true);
    let text = quoter.join(words.map(String::as_str));
    text.expect("nothing but the byte 0 cannot be quoted")
}

fn uct_options(limit: Option<UctLimit>) -> Vec<String> {
    match limit {
        Some(UctLimit::Time(time)) => vec![format!("movetime={}", time.as_millis())],
        Some(UctLimit::Playouts(most)) => vec![format!("playouts={most}")],
        None => Vec::new(),
    }
}

fn limit_options(limits: Limits) -> Vec<String> {
    let time = limits.time.map(|budget| budget.hard.as_millis());
    [
        time.map(|time| format!("movetime={time}")),
        limits.nodes.map(|nodes| format!("nodes={nodes}")),
        limits.depth.map(|depth| format!("depth={depth}")),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn engine_options(options: EngineOptions, limits: Limits) -> Vec<String> {
    let usual = EngineOptions::default();
    let mut texts = limit_options(limits);
    if options.hash_mebibytes != usual.hash_mebibytes {
        texts.push(format!("hash={}", options.hash_mebibytes));
    }
    if options.threads != usual.threads {
        texts.push(format!("threads={}", options.threads));
    }
    texts
}

fn program_options(setting: &ProgramSetting) -> Vec<String> {
    let mut texts = limit_options(setting.limits);
    if setting.timeout != USUAL_TIMEOUT {
        texts.push(format!("timeout={}", setting.timeout.as_millis()));
    }
    for (name, value) in &setting.options {
        texts.push(format!("{PASSED_ON}{name}={value}"));
    }
    texts
}
