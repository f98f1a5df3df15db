//! What a match leaves behind in its folder: the set-up, a line for each finished pair, and every game as a record. The
//! same command run again reads the lines and goes on where it stopped.

use crate::fingerprint::fingerprint;
use crate::game::{FaultKind, Played, TimeControl};
use crate::openings::OpeningRule;
use crate::player::Effort;
use rules::record::GameResult;
use rules::{Message, Record, Side, Value};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The version of everything written here.
pub const FORMAT: u32 = 1;

/// What makes two matches the same: everything that decides how a pair is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub format: u32,
    /// Of the program: another version plays otherwise.
    pub version: String,
    pub variant: String,
    pub players: Vec<String>,
    pub seed: u64,
    pub openings: OpeningRule,
    pub clock: Option<TimeControl>,
    pub longest_game: u32,
}

impl Setup {
    /// A name for the folder of this match, different for every set-up.
    pub fn folder_name(&self) -> String {
        let kinds: Vec<&str> = self
            .players
            .iter()
            .map(|player| player.split(':').next().unwrap_or(player))
            .collect();
        let all = serde_json::to_string(self).expect("a set-up has string keys");
        format!(
            "{}-{}-{:016x}",
            self.variant.replace('/', "-"),
            kinds.join("-"),
            fingerprint(&all)
        )
    }

    /// The field in which another set-up differs; `None` when they are the same.
    fn difference(&self, other: &Setup) -> Option<&'static str> {
        [
            ("format", self.format == other.format),
            ("version", self.version == other.version),
            ("variant", self.variant == other.variant),
            ("players", self.players == other.players),
            ("seed", self.seed == other.seed),
            ("openings", self.openings == other.openings),
            ("clock", self.clock == other.clock),
            ("longest_game", self.longest_game == other.longest_game),
        ]
        .into_iter()
        .find_map(|(name, same)| (!same).then_some(name))
    }
}

/// A finished pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairLine {
    pub format: u32,
    /// Counted from 0, for each pairing.
    pub pair: u32,
    /// Who met whom; the first one begins in the first game, the second one in the second.
    pub players: [usize; 2],
    pub games: [GameLine; 2],
}

/// A finished game of a pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameLine {
    /// As records write it: `1`, `2` or `draw`.
    pub result: String,
    pub termination: String,
    pub plies: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<FaultLine>,
    /// In the order of the pair's players, not of the seats.
    pub effort: [Effort; 2],
}

/// A fault, by the player's number in the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaultLine {
    pub player: usize,
    pub kind: FaultKind,
    pub detail: String,
}

impl GameLine {
    /// Half-points of the player in this seat; `None` for a result that no finished game has.
    fn half_points(&self, seat: Side) -> Option<usize> {
        match GameResult::from_text(&self.result)? {
            GameResult::Win(winner) if winner == seat => Some(2),
            GameResult::Win(_) => Some(0),
            GameResult::Draw => Some(1),
            GameResult::Unfinished => None,
        }
    }
}

impl PairLine {
    /// Half-points of the pair's first player in both games; `None` for a line that no match writes.
    pub fn half_points(&self) -> Option<[usize; 2]> {
        let [first, second] = &self.games;
        Some([
            first.half_points(Side::One)?,
            second.half_points(Side::Two)?,
        ])
    }

    fn is_sound(&self, players: usize) -> bool {
        let [a, b] = self.players;
        self.format == FORMAT
            && a < b
            && b < players
            && self.half_points().is_some()
            && self.games.iter().all(|game| {
                game.fault
                    .as_ref()
                    .is_none_or(|fault| self.players.contains(&fault.player))
            })
    }
}

/// What can be wrong with a match's folder.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    #[error("{path}: {error}")]
    File { path: PathBuf, error: io::Error },
    #[error("{folder} holds another match: its {what} differs")]
    OtherMatch { folder: PathBuf, what: &'static str },
    #[error("{path} is no set-up of a match")]
    UnreadableSetup { path: PathBuf },
    #[error("{path}, line {line}, is no line of this match")]
    UnreadableLine { path: PathBuf, line: usize },
    #[error("{folder} is in use by another match under way")]
    InUse { folder: PathBuf },
}

impl JournalError {
    /// The sentence that says so.
    pub fn message(&self) -> Message {
        let path = |path: &Path| Value::Text(path.to_string_lossy().into_owned());
        match self {
            JournalError::File { path: file, error } => {
                let code = i64::from(error.raw_os_error().unwrap_or(0));
                Message::new(
                    "cli-file-other",
                    vec![("path", path(file)), ("code", Value::Number(code))],
                )
            }
            JournalError::OtherMatch { folder, what } => Message::new(
                "arena-other-match",
                vec![
                    ("folder", path(folder)),
                    ("what", Value::Text((*what).to_owned())),
                ],
            ),
            JournalError::UnreadableSetup { path: file } => {
                Message::new("arena-unreadable-setup", vec![("path", path(file))])
            }
            JournalError::UnreadableLine { path: file, line } => Message::new(
                "arena-unreadable-line",
                vec![("path", path(file)), ("line", Value::Number(*line as i64))],
            ),
            JournalError::InUse { folder } => {
                Message::new("arena-in-use", vec![("folder", path(folder))])
            }
        }
    }
}

/// An open journal. Its file stays locked as long as it is open.
#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    path: PathBuf,
    lines: File,
}

const SETUP_FILE: &str = "match.json";
const LINES_FILE: &str = "pairs.jsonl";
const GAMES_FOLDER: &str = "games";

impl Journal {
    /// Opens the folder of a match, made where there is none, and reads the pairs that were finished before.
    pub fn open(folder: &Path, setup: &Setup) -> Result<(Journal, Vec<PairLine>), JournalError> {
        let games = folder.join(GAMES_FOLDER);
        fs::create_dir_all(&games).map_err(at(&games))?;
        let path = folder.join(LINES_FILE);
        let mut lines = OpenOptions::new()
            .create(true)
            .read(true)
            .append(true)
            .open(&path)
            .map_err(at(&path))?;
        lines.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => JournalError::InUse {
                folder: folder.to_owned(),
            },
            TryLockError::Error(error) => at(&path)(error),
        })?;
        agree(folder, setup)?;
        let found = read_lines(&mut lines, &path, setup.players.len())?;
        let journal = Journal {
            folder: folder.to_owned(),
            path,
            lines,
        };
        Ok((journal, found))
    }

    /// Keeps a finished pair: first its games, then the line that says they are there.
    pub fn keep(&mut self, pair: &PairLine, records: &[Record; 2]) -> Result<(), JournalError> {
        for (index, record) in records.iter().enumerate() {
            let path = self.game_path(pair, index);
            fs::write(&path, record.text()).map_err(at(&path))?;
        }
        let mut line = serde_json::to_string(pair).expect("a line has string keys");
        line.push('\n');
        self.lines
            .write_all(line.as_bytes())
            .map_err(at(&self.path))
    }

    /// The file of a game, with numbers counted from 1.
    fn game_path(&self, pair: &PairLine, game: usize) -> PathBuf {
        let [a, b] = pair.players.map(|player| player + 1);
        self.folder.join(GAMES_FOLDER).join(format!(
            "{a}-{b}-pair-{:05}-game-{}.txt",
            pair.pair + 1,
            game + 1
        ))
    }
}

fn at(path: &Path) -> impl Fn(io::Error) -> JournalError {
    move |error| JournalError::File {
        path: path.to_owned(),
        error,
    }
}

/// Writes the set-up, or checks that the one that is there is the same.
fn agree(folder: &Path, setup: &Setup) -> Result<(), JournalError> {
    let path = folder.join(SETUP_FILE);
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let mut text = serde_json::to_string_pretty(setup).expect("a set-up has string keys");
            text.push('\n');
            return fs::write(&path, text).map_err(at(&path));
        }
        Err(error) => return Err(at(&path)(error)),
    };
    let found: Setup = serde_json::from_str(&text)
        .map_err(|_| JournalError::UnreadableSetup { path: path.clone() })?;
    match setup.difference(&found) {
        None => Ok(()),
        Some(what) => Err(JournalError::OtherMatch {
            folder: folder.to_owned(),
            what,
        }),
    }
}

/// The lines that are there. A last line without its end was being written when the match was broken off: it is cut off,
/// and its pair will be played again.
fn read_lines(file: &mut File, path: &Path, players: usize) -> Result<Vec<PairLine>, JournalError> {
    let mut text = String::new();
    file.seek(SeekFrom::Start(0))
        .and_then(|_| file.read_to_string(&mut text))
        .map_err(at(path))?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() {
        file.set_len(whole as u64).map_err(at(path))?;
    }
    let (mut found, mut seen) = (Vec::new(), BTreeSet::new());
    for (index, line) in text[..whole].lines().enumerate() {
        let unreadable = || JournalError::UnreadableLine {
            path: path.to_owned(),
            line: index + 1,
        };
        let pair: PairLine = serde_json::from_str(line).map_err(|_| unreadable())?;
        if !pair.is_sound(players) || !seen.insert((pair.pair, pair.players)) {
            return Err(unreadable());
        }
        found.push(pair);
    }
    Ok(found)
}

/// The record of a game, with who played it and what went wrong.
pub(crate) fn record_of(played: &Played, names: [&str; 2], pair: u32, seed: u64) -> Record {
    let ended = Record::ended(&played.table, played.result, played.termination)
        .expect("a game ends as its table and its faults allow");
    let mut tags = vec![
        ("Player1", names[0].to_owned()),
        ("Player2", names[1].to_owned()),
        ("Pair", (pair + 1).to_string()),
        ("Seed", seed.to_string()),
    ];
    if let Some(fault) = &played.fault {
        let kind = match fault.kind {
            FaultKind::Crash => "crash",
            FaultKind::Time => "time",
            FaultKind::Illegal => "illegal",
            FaultKind::Error => "error",
        };
        let player = fault.side.number();
        tags.push((
            "Fault",
            format!("player {player}, {kind}: {}", fault.detail),
        ));
    }
    tags.into_iter().fold(ended, |record, (name, value)| {
        // What an engine says may hold anything; a tag holds one line.
        let value: String = value
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .take(200)
            .collect();
        record
            .with_tag(name, &value)
            .expect("a name of ours and a value on one line")
    })
}
