//! Players as people write them: `random`, `uct:movetime=50`, `engine:nodes=50000,hash=16`, `ugi:/path/to/engine --flag`.

use crate::player::{
    EnginePlayer, External, ExternalSetting, Greedy, LevelPlayer, Novice, Player, Random, Rung,
    StopFlag, Uct, UctLimit,
};
use rules::{Message, Value};
use search::level::{LEVELS, Level, MOST_NODES};
use search::{Budget, EngineOptions, Limits};
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// What a move may take where neither the player nor the match says anything.
pub const USUAL_TIME: Duration = Duration::from_millis(50);
/// How long an external engine may be silent on a move without a time limit.
const USUAL_TIMEOUT: Duration = Duration::from_mins(1);

/// Who plays, as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    Random,
    Novice,
    /// Of the dice game only.
    Greedy,
    /// `None` is the usual time, or the game's clock.
    Uct(Option<UctLimit>),
    /// No limits are the usual time, or the game's clock.
    Engine {
        options: EngineOptions,
        limits: Limits,
        /// A file of weights, instead of those that ship with the program.
        weights: Option<PathBuf>,
    },
    /// One of our levels.
    Level(Rung),
    External(ExternalSetting),
}

/// What is wrong with the text of a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContestantError {
    #[error("no player is called {0}")]
    Unknown(String),
    #[error("{kind} has no option {option}")]
    UnknownOption {
        kind: &'static str,
        option: String,
        known: &'static [&'static str],
    },
    #[error("{option} is given twice")]
    Twice { option: String },
    #[error("{option} must be a number from {least} to {most}")]
    Value {
        option: &'static str,
        found: String,
        least: u64,
        most: u64,
    },
    #[error("{0} is not of the form name=value")]
    Form(String),
    #[error("no program is named")]
    NoProgram,
    #[error("a quotation mark is not closed")]
    OpenQuote,
}

impl ContestantError {
    /// The sentence that says so.
    pub fn message(&self) -> Message {
        let text = |text: &str| Value::Text(text.to_owned());
        match self {
            ContestantError::Unknown(found) => {
                Message::new("arena-player-unknown", vec![("found", text(found))])
            }
            ContestantError::UnknownOption {
                kind,
                option,
                known: [],
            } => Message::new(
                "arena-player-without-options",
                vec![("kind", text(kind)), ("found", text(option))],
            ),
            ContestantError::UnknownOption {
                kind,
                option,
                known,
            } => Message::new(
                "arena-player-unknown-option",
                vec![
                    ("kind", text(kind)),
                    ("found", text(option)),
                    (
                        "known",
                        Value::List(known.iter().map(|name| (*name).to_owned()).collect()),
                    ),
                ],
            ),
            ContestantError::Twice { option } => {
                Message::new("arena-player-option-twice", vec![("option", text(option))])
            }
            ContestantError::Value {
                option,
                found,
                least,
                most,
            } => Message::new(
                "arena-player-option-value",
                vec![
                    ("option", text(option)),
                    ("found", text(found)),
                    ("least", text(&least.to_string())),
                    ("most", text(&most.to_string())),
                ],
            ),
            ContestantError::Form(found) => {
                Message::new("arena-player-option-form", vec![("found", text(found))])
            }
            ContestantError::NoProgram => Message::plain("arena-player-no-program"),
            ContestantError::OpenQuote => Message::plain("arena-player-open-quote"),
        }
    }
}

const UCT_OPTIONS: &[&str] = &["movetime", "playouts"];
const ENGINE_OPTIONS: &[&str] = &["movetime", "nodes", "depth", "hash", "threads", "weights"];
const LEVEL_OPTIONS: &[&str] = &["nodes", "slips", "overlooks", "halving", "worst"];
const EXTERNAL_OPTIONS: &[&str] = &["movetime", "nodes", "depth", "timeout", "option.NAME"];
/// Before the name of an option that goes to the external engine itself.
const PASSED_ON: &str = "option.";

impl Contestant {
    /// Somebody to play with. Without a clock, whoever has no limit of its own takes the usual time.
    pub fn player(&self, on_clock: bool, stop: &StopFlag) -> Box<dyn Player> {
        let or_usual = |limits: &Limits| {
            if *limits == Limits::default() && !on_clock {
                Limits::movetime(USUAL_TIME)
            } else {
                *limits
            }
        };
        match self {
            Contestant::Random => Box::new(Random::new()),
            Contestant::Novice => Box::new(Novice::new()),
            Contestant::Greedy => Box::new(Greedy),
            Contestant::Uct(limit) => {
                let usual = if on_clock {
                    UctLimit::Clock
                } else {
                    UctLimit::Time(USUAL_TIME)
                };
                Box::new(Uct::new(limit.unwrap_or(usual), stop.clone()))
            }
            Contestant::Engine {
                options,
                limits,
                weights,
            } => Box::new(
                EnginePlayer::new(*options, or_usual(limits), stop.clone())
                    .with_weights(weights.clone()),
            ),
            Contestant::Level(rung) => Box::new(LevelPlayer::new(*rung)),
            Contestant::External(setting) => Box::new(External::new(ExternalSetting {
                limits: or_usual(&setting.limits),
                ..setting.clone()
            })),
        }
    }

    /// How many threads it uses while it thinks.
    pub fn threads(&self) -> usize {
        match self {
            Contestant::Engine { options, .. } => options.threads,
            _ => 1,
        }
    }
}

impl FromStr for Contestant {
    type Err = ContestantError;

    fn from_str(text: &str) -> Result<Contestant, ContestantError> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        match kind {
            "random" => without_options("random", rest).map(|()| Contestant::Random),
            "novice" => without_options("novice", rest).map(|()| Contestant::Novice),
            "greedy" => without_options("greedy", rest).map(|()| Contestant::Greedy),
            "uct" => read_uct(rest),
            "engine" => read_engine(rest),
            "level" => read_level(rest),
            "ugi" => read_external(rest),
            _ => Err(ContestantError::Unknown(text.to_owned())),
        }
    }
}

fn without_options(kind: &'static str, rest: &str) -> Result<(), ContestantError> {
    match read_options(kind, rest, &[])?.first() {
        None => Ok(()),
        Some((name, _)) => Err(unknown_option(kind, name, &[])),
    }
}

fn unknown_option(
    kind: &'static str,
    option: &str,
    known: &'static [&'static str],
) -> ContestantError {
    ContestantError::UnknownOption {
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
) -> Result<Vec<(&'a str, &'a str)>, ContestantError> {
    let mut found: Vec<(&str, &str)> = Vec::new();
    for part in text.split(',').filter(|_| !text.is_empty()) {
        let (name, value) = part
            .split_once('=')
            .ok_or_else(|| ContestantError::Form(part.to_owned()))?;
        let passed_on =
            kind == "ugi" && name.len() > PASSED_ON.len() && name.starts_with(PASSED_ON);
        if !known.contains(&name) && !passed_on {
            return Err(unknown_option(kind, name, known));
        }
        if found.iter().any(|(earlier, _)| *earlier == name) {
            return Err(ContestantError::Twice {
                option: name.to_owned(),
            });
        }
        found.push((name, value));
    }
    Ok(found)
}

fn number(
    option: &'static str,
    value: &str,
    least: u64,
    most: u64,
) -> Result<u64, ContestantError> {
    value
        .parse()
        .ok()
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| ContestantError::Value {
            option,
            found: value.to_owned(),
            least,
            most,
        })
}

fn milliseconds(option: &'static str, value: &str) -> Result<Duration, ContestantError> {
    number(option, value, 1, 3_600_000).map(Duration::from_millis)
}

fn read_uct(rest: &str) -> Result<Contestant, ContestantError> {
    let mut limit = None;
    for (name, value) in read_options("uct", rest, UCT_OPTIONS)? {
        if limit.is_some() {
            return Err(ContestantError::Twice {
                option: "movetime/playouts".to_owned(),
            });
        }
        limit = Some(if name == "movetime" {
            UctLimit::Time(milliseconds("movetime", value)?)
        } else {
            UctLimit::Playouts(number("playouts", value, 1, 1_000_000_000)?)
        });
    }
    Ok(Contestant::Uct(limit))
}

/// Takes an option that limits a search; `false` when it is none.
fn read_limit(limits: &mut Limits, name: &str, value: &str) -> Result<bool, ContestantError> {
    match name {
        "depth" => limits.depth = Some(number("depth", value, 1, 120)? as u32),
        "nodes" => limits.nodes = Some(number("nodes", value, 1, 1_000_000_000_000)?),
        "movetime" => limits.time = Some(Budget::exactly(milliseconds("movetime", value)?)),
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_engine(rest: &str) -> Result<Contestant, ContestantError> {
    let (mut options, mut limits) = (EngineOptions::default(), Limits::default());
    let mut weights = None;
    for (name, value) in read_options("engine", rest, ENGINE_OPTIONS)? {
        if read_limit(&mut limits, name, value)? {
            continue;
        }
        match name {
            "hash" => options.hash_mebibytes = number("hash", value, 0, 65_536)? as usize,
            "threads" => options.threads = number("threads", value, 1, 256)? as usize,
            _ => weights = Some(PathBuf::from(value)),
        }
    }
    Ok(Contestant::Engine {
        options,
        limits,
        weights,
    })
}

/// `level:3`, or a level of one's own making: `level:nodes=400,slips=100`.
fn read_level(rest: &str) -> Result<Contestant, ContestantError> {
    if !rest.contains('=') {
        let number = number("level", rest, 1, LEVELS as u64)?;
        return Ok(Contestant::Level(Rung::Number(number as usize)));
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
    Ok(Contestant::Level(Rung::Made(level)))
}

fn read_external(rest: &str) -> Result<Contestant, ContestantError> {
    // Options come first and end with a colon; a path before a colon has no equals sign without a slash before it.
    let (options, command) = match rest.split_once(':') {
        Some((head, command)) if head.contains('=') && !head.contains(['/', '\\', ' ']) => {
            (head, command)
        }
        _ => ("", rest),
    };
    let mut words = split_words(command)?.into_iter();
    let mut setting = ExternalSetting {
        program: words.next().ok_or(ContestantError::NoProgram)?,
        arguments: words.collect(),
        options: Vec::new(),
        limits: Limits::default(),
        timeout: USUAL_TIMEOUT,
    };
    for (name, value) in read_options("ugi", options, EXTERNAL_OPTIONS)? {
        if read_limit(&mut setting.limits, name, value)? {
            continue;
        }
        match name.strip_prefix(PASSED_ON) {
            Some(name) => setting.options.push((name.to_owned(), value.to_owned())),
            None => setting.timeout = milliseconds("timeout", value)?,
        }
    }
    Ok(Contestant::External(setting))
}

/// Words between spaces; double quotation marks keep spaces inside.
fn split_words(text: &str) -> Result<Vec<String>, ContestantError> {
    let (mut words, mut word, mut quoted) = (Vec::new(), None::<String>, false);
    for c in text.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            ' ' if !quoted => words.extend(word.take()),
            other => word.get_or_insert_default().push(other),
        }
    }
    if quoted {
        return Err(ContestantError::OpenQuote);
    }
    words.extend(word);
    Ok(words)
}

/// The canonical text, which reads as the same player.
impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, options) = match self {
            Contestant::Random => ("random", Vec::new()),
            Contestant::Novice => ("novice", Vec::new()),
            Contestant::Greedy => ("greedy", Vec::new()),
            Contestant::Uct(limit) => ("uct", uct_options(*limit)),
            Contestant::Engine {
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
            Contestant::Level(Rung::Number(number)) => ("level", vec![number.to_string()]),
            Contestant::Level(Rung::Made(level)) => ("level", vec![level.to_string()]),
            Contestant::External(setting) => ("ugi", external_options(setting)),
        };
        f.write_str(kind)?;
        if !options.is_empty() {
            write!(f, ":{}", options.join(","))?;
        }
        if let Contestant::External(setting) = self {
            write!(f, ":{}", quoted_word(&setting.program))?;
            for argument in &setting.arguments {
                write!(f, " {}", quoted_word(argument))?;
            }
        }
        Ok(())
    }
}

fn uct_options(limit: Option<UctLimit>) -> Vec<String> {
    match limit {
        Some(UctLimit::Time(time)) => vec![format!("movetime={}", time.as_millis())],
        Some(UctLimit::Playouts(most)) => vec![format!("playouts={most}")],
        Some(UctLimit::Clock) | None => Vec::new(),
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

fn external_options(setting: &ExternalSetting) -> Vec<String> {
    let mut texts = limit_options(setting.limits);
    if setting.timeout != USUAL_TIMEOUT {
        texts.push(format!("timeout={}", setting.timeout.as_millis()));
    }
    for (name, value) in &setting.options {
        texts.push(format!("{PASSED_ON}{name}={value}"));
    }
    texts
}

fn quoted_word(word: &str) -> String {
    if word.is_empty() || word.contains(' ') {
        format!("\"{word}\"")
    } else {
        word.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Contestant {
        text.parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn problem(text: &str) -> ContestantError {
        text.parse::<Contestant>().expect_err(text)
    }

    #[test]
    fn players_are_read_and_written_alike() {
        for text in [
            "random",
            "novice",
            "greedy",
            "uct",
            "uct:movetime=50",
            "uct:playouts=1000",
            "engine",
            "engine:nodes=50000,hash=64",
            "engine:movetime=20,nodes=5,depth=3,hash=0,threads=2",
            "ugi:/path/to/engine --args",
            "ugi:movetime=50,option.Hash=16:/path/to/engine ugi",
            "ugi:timeout=5:\"C:\\My engines\\x.exe\" --name \"\"",
        ] {
            assert_eq!(read(text).to_string(), text);
        }
        assert_eq!(read("engine:hash=16").to_string(), "engine");
        assert_eq!(read("random:"), Contestant::Random);
    }

    #[test]
    fn the_command_of_an_external_engine_keeps_its_colons_and_equals_signs() {
        let Contestant::External(setting) = read("ugi:./engine --log=a:b") else {
            panic!("an external engine");
        };
        assert_eq!(setting.program, "./engine");
        assert_eq!(setting.arguments, ["--log=a:b"]);
        assert_eq!(setting.limits, Limits::default());
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert_eq!(
            problem("chess"),
            ContestantError::Unknown("chess".to_owned())
        );
        assert_eq!(
            problem("random:seed=1"),
            ContestantError::UnknownOption {
                kind: "random",
                option: "seed".to_owned(),
                known: &[]
            }
        );
        assert!(matches!(
            problem("engine:node=1"),
            ContestantError::UnknownOption { option, known, .. }
                if option == "node" && known.contains(&"nodes")
        ));
        assert!(matches!(
            problem("engine:nodes=0"),
            ContestantError::Value {
                option: "nodes",
                least: 1,
                ..
            }
        ));
        assert!(matches!(
            problem("uct:movetime=x"),
            ContestantError::Value { .. }
        ));
        assert!(matches!(
            problem("engine:nodes=1,nodes=2"),
            ContestantError::Twice { .. }
        ));
        assert!(matches!(
            problem("uct:movetime=1,playouts=2"),
            ContestantError::Twice { .. }
        ));
        assert_eq!(problem("uct:50"), ContestantError::Form("50".to_owned()));
        assert_eq!(problem("ugi:"), ContestantError::NoProgram);
        assert_eq!(problem("ugi:\"a"), ContestantError::OpenQuote);
    }
}
