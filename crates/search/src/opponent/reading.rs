//! Reading an opponent from the text that somebody typed.

use super::{Opponent, OpponentError, PASSED_ON, ProgramSetting, USUAL_TIMEOUT, UctLimit};
use crate::level::{LEVELS, Level, MOST_NODES};
use crate::{Budget, EngineOptions, Limits, MOST_MEBIBYTES};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// Before the number of a level.
pub(super) const LEVEL: &str = "level-";
const UCT_OPTIONS: &[&str] = &["movetime", "playouts"];
const ENGINE_OPTIONS: &[&str] = &["movetime", "nodes", "depth", "hash", "threads", "weights"];
const LEVEL_OPTIONS: &[&str] = &["nodes", "slips", "overlooks", "halving", "worst"];
const PROGRAM_OPTIONS: &[&str] = &["movetime", "nodes", "depth", "timeout", "option.NAME"];

impl FromStr for Opponent {
    type Err = OpponentError;

    fn from_str(text: &str) -> Result<Opponent, OpponentError> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        match kind {
            "random" => without_options("random", rest).map(|()| Opponent::Random),
            "novice" => without_options("novice", rest).map(|()| Opponent::Novice),
            "greedy" => without_options("greedy", rest).map(|()| Opponent::Greedy),
            "uct" => read_uct(rest),
            "engine" => read_engine(rest),
            "level" => read_custom_level(text, rest),
            "ugi" => read_program(rest),
            _ => match kind.strip_prefix(LEVEL) {
                Some(number) => read_level(text, number),
                None => Err(OpponentError::Unknown(text.to_owned())),
            },
        }
    }
}

fn without_options(kind: &'static str, rest: &str) -> Result<(), OpponentError> {
    match read_options(kind, rest, &[])?.first() {
        None => Ok(()),
        Some((name, _)) => Err(unknown_option(kind, name, &[])),
    }
}

fn unknown_option(
    kind: &'static str,
    option: &str,
    known: &'static [&'static str],
) -> OpponentError {
    OpponentError::UnknownOption {
        kind,
        option: option.to_owned(),
        known,
    }
}

/// `name=value` pairs between commas.
fn read_options<'a>(
    kind: &'static str,
    text: &'a str,
    known: &'static [&'static str],
) -> Result<Vec<(&'a str, &'a str)>, OpponentError> {
    let mut found: Vec<(&str, &str)> = Vec::new();
    for part in text.split(',').filter(|_| !text.is_empty()) {
        // Options are passed on in lines, and shown to people.
        let (name, value) = part
            .split_once('=')
            .filter(|_| !part.contains(char::is_control))
            .ok_or_else(|| OpponentError::Form(part.to_owned()))?;
        let passed_on =
            kind == "ugi" && name.len() > PASSED_ON.len() && name.starts_with(PASSED_ON);
        if !known.contains(&name) && !passed_on {
            return Err(unknown_option(kind, name, known));
        }
        if found.iter().any(|(earlier, _)| *earlier == name) {
            return Err(OpponentError::Twice {
                option: name.to_owned(),
            });
        }
        found.push((name, value));
    }
    Ok(found)
}

fn number(option: &'static str, value: &str, least: u64, most: u64) -> Result<u64, OpponentError> {
    value
        .parse()
        .ok()
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| OpponentError::Value {
            option,
            found: value.to_owned(),
            least,
            most,
        })
}

fn milliseconds(option: &'static str, value: &str) -> Result<Duration, OpponentError> {
    number(option, value, 1, 3_600_000).map(Duration::from_millis)
}

fn read_uct(rest: &str) -> Result<Opponent, OpponentError> {
    let mut limit = None;
    for (name, value) in read_options("uct", rest, UCT_OPTIONS)? {
        if limit.is_some() {
            return Err(OpponentError::Twice {
                option: "movetime/playouts".to_owned(),
            });
        }
        limit = Some(if name == "movetime" {
            UctLimit::Time(milliseconds("movetime", value)?)
        } else {
            UctLimit::Playouts(number("playouts", value, 1, 1_000_000_000)?)
        });
    }
    Ok(Opponent::Uct(limit))
}

/// Takes an option that limits a search; `false` when it is none.
fn read_limit(limits: &mut Limits, name: &str, value: &str) -> Result<bool, OpponentError> {
    match name {
        "depth" => limits.depth = Some(number("depth", value, 1, 120)? as u32),
        "nodes" => limits.nodes = Some(number("nodes", value, 1, 1_000_000_000_000)?),
        "movetime" => limits.time = Some(Budget::exactly(milliseconds("movetime", value)?)),
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_engine(rest: &str) -> Result<Opponent, OpponentError> {
    let (mut options, mut limits) = (EngineOptions::default(), Limits::default());
    let mut weights = None;
    for (name, value) in read_options("engine", rest, ENGINE_OPTIONS)? {
        if read_limit(&mut limits, name, value)? {
            continue;
        }
        match name {
            "hash" => {
                options.hash_mebibytes = number("hash", value, 0, MOST_MEBIBYTES as u64)? as usize;
            }
            "threads" => options.threads = number("threads", value, 1, 256)? as usize,
            _ => weights = Some(PathBuf::from(value)),
        }
    }
    Ok(Opponent::Engine {
        options,
        limits,
        weights,
    })
}

/// `level-3`; a number is written in one way only.
fn read_level(text: &str, number: &str) -> Result<Opponent, OpponentError> {
    (1..=LEVELS)
        .find(|level| level.to_string() == number)
        .filter(|_| !text.contains(':'))
        .map(Opponent::Level)
        .ok_or_else(|| OpponentError::Level(text.to_owned()))
}

/// A level of one's own making: `level:nodes=400,slips=100`.
fn read_custom_level(text: &str, rest: &str) -> Result<Opponent, OpponentError> {
    if !rest.contains('=') {
        return Err(OpponentError::Level(text.to_owned()));
    }
    let mut level = Level::full(MOST_NODES);
    for (name, value) in read_options("level", rest, LEVEL_OPTIONS)? {
        match name {
            "nodes" => level.nodes = number("nodes", value, 1, MOST_NODES)?,
            "slips" => level.slips = number("slips", value, 0, 1_000)? as u32,
            "overlooks" => level.overlooks = number("overlooks", value, 0, 999)? as u32,
            "halving" => level.halving = number("halving", value, 1, 100_000)? as u32,
            _ => level.worst = number("worst", value, 0, 100_000)? as u32,
        }
    }
    Ok(Opponent::CustomLevel(level))
}

fn read_program(rest: &str) -> Result<Opponent, OpponentError> {
    let (options, command) = split_program(rest);
    let words = shlex::split(command).ok_or(OpponentError::OpenQuote)?;
    let mut words = words.into_iter();
    let mut setting = ProgramSetting {
        program: words.next().ok_or(OpponentError::NoProgram)?,
        arguments: words.collect(),
        options: Vec::new(),
        limits: Limits::default(),
        timeout: USUAL_TIMEOUT,
    };
    for (name, value) in read_options("ugi", options, PROGRAM_OPTIONS)? {
        if read_limit(&mut setting.limits, name, value)? {
            continue;
        }
        match name.strip_prefix(PASSED_ON) {
            Some(name) => setting.options.push((name.to_owned(), value.to_owned())),
            None => setting.timeout = milliseconds("timeout", value)?,
        }
    }
    Ok(Opponent::Program(setting))
}

/// The options of an program, and its command. Options come first and end with a colon, even if there are none; a path before
/// a colon has no equals sign without a slash before it.
pub(super) fn split_program(rest: &str) -> (&str, &str) {
    match rest.split_once(':') {
        Some(("", command)) => ("", command),
        Some((head, command)) if head.contains('=') && !head.contains(['/', '\\', ' ']) => {
            (head, command)
        }
        _ => ("", rest),
    }
}
