//! What a match leaves behind in its folder: the set-up, a line for each finished pair, and every game as a record. The same command run
//! again reads the lines and goes on where it stopped, wherever that was.

mod error;
mod lines;
mod setup;

pub use error::JournalError;
pub(crate) use lines::{FaultLine, GameLine};
pub use lines::{Lines, PairLine};
pub(crate) use setup::Setup;
pub use setup::SetupFile;

use rules::Record;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The version of everything written here.
pub(crate) const FORMAT: u32 = 1;

/// An open journal. Its file stays locked as long as it is open.
#[derive(Debug)]
pub(crate) struct Journal {
    folder: PathBuf,
    path: PathBuf,
    lines: File,
}

const SETUP_FILE: &str = "match.json";
/// A set-up names its players, their files and its rules, and has some hundreds of bytes.
const LONGEST_SETUP: u64 = 1 << 20;
const LINES_FILE: &str = "pairs.jsonl";
const GAMES_FOLDER: &str = "games";

impl Journal {
    /// Opens the folder of a match, made where there is none, and reads the pairs that were finished before.
    pub(crate) fn open(
        folder: &Path,
        setup: &Setup,
    ) -> Result<(Journal, Vec<PairLine>), JournalError> {
        let games = folder.join(GAMES_FOLDER);
        fs::create_dir_all(&games).map_err(at(&games))?;
        let path = folder.join(LINES_FILE);
        let mut lines = open_alone(&path, folder)?;
        let found = find_setup(folder, setup)?;
        let bytes = read_all(&mut lines).map_err(at(&path))?;
        let read = Lines::read(&bytes, setup.players.len()).map_err(|line| {
            JournalError::UnreadableLine {
                path: path.clone(),
                line,
            }
        })?;
        refuse_foreign(folder, setup, found, &read.pairs)?;
        if read.whole < bytes.len() {
            cut(&lines, read.whole).map_err(at(&path))?;
        }
        if found != FoundSetup::Same {
            write(&folder.join(SETUP_FILE), &setup.text())?;
            // The folder itself may be new too.
            let above = folder.canonicalize().map_err(at(folder))?;
            files::sync_folder(above.parent().unwrap_or(&above)).map_err(at(folder))?;
        }
        let journal = Journal {
            folder: folder.to_owned(),
            path,
            lines,
        };
        Ok((journal, read.pairs))
    }

    /// Keeps a finished pair: first its games, then the line that says they are there.
    pub(crate) fn keep(
        &mut self,
        pair: &PairLine,
        records: &[Record; 2],
    ) -> Result<(), JournalError> {
        for (index, record) in records.iter().enumerate() {
            write(&self.game_path(pair, index), &record.text())?;
        }
        self.lines
            .write_all(pair.text().as_bytes())
            .and_then(|()| self.lines.sync_data())
            .map_err(|error| JournalError::Unwritable {
                path: self.path.clone(),
                error: error.into(),
            })
    }

    /// The file of a game, with numbers counted from 1.
    fn game_path(&self, pair: &PairLine, game: usize) -> PathBuf {
        let [a, b] = pair.players.map(|player| player + 1);
        self.folder.join(GAMES_FOLDER).join(format!(
            "{a}-{b}-pair-{:05}-game-{}.txt",
            u64::from(pair.pair) + 1,
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

fn write(path: &Path, text: &str) -> Result<(), JournalError> {
    files::replace(path, text.as_bytes()).map_err(|error| JournalError::Unwritable {
        path: path.to_owned(),
        error,
    })
}

/// The lines of a match, for us alone.
fn open_alone(path: &Path, folder: &Path) -> Result<File, JournalError> {
    let lines = OpenOptions::new()
        .create(true)
        .read(true)
        .append(true)
        .open(path)
        .map_err(at(path))?;
    lines.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => JournalError::InUse {
            folder: folder.to_owned(),
        },
        TryLockError::Error(error) => at(path)(error),
    })?;
    Ok(lines)
}

/// What a folder says of the match in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FoundSetup {
    /// It is the one that is to be played.
    Same,
    /// It was broken off before it could say so.
    Cut,
    None,
}

/// Looks up which match the folder holds; another one is refused.
fn find_setup(folder: &Path, setup: &Setup) -> Result<FoundSetup, JournalError> {
    let path = folder.join(SETUP_FILE);
    let bytes = match files::read(&path, LONGEST_SETUP) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(FoundSetup::None),
        Err(error) => return Err(at(&path)(error)),
    };
    match SetupFile::read(&bytes) {
        SetupFile::Cut => Ok(FoundSetup::Cut),
        SetupFile::Unreadable => Err(JournalError::UnreadableSetup { path }),
        SetupFile::Whole(found) => match setup.difference(&found) {
            None => Ok(FoundSetup::Same),
            Some(difference) => Err(JournalError::other_match(folder, difference)),
        },
    }
}

/// Refuses pairs and games that may be another match's.
fn refuse_foreign(
    folder: &Path,
    setup: &Setup,
    found: FoundSetup,
    pairs: &[PairLine],
) -> Result<(), JournalError> {
    let (ours, same) = (setup.fingerprint(), found == FoundSetup::Same);
    let foreign = |line: &PairLine| match &line.setup {
        Some(setup) => *setup != ours,
        None => !same,
    };
    let lost = || JournalError::LostSetup {
        path: folder.join(SETUP_FILE),
    };
    match pairs.iter().position(foreign) {
        Some(index) if same => Err(JournalError::UnreadableLine {
            path: folder.join(LINES_FILE),
            line: index + 1,
        }),
        Some(_) => Err(lost()),
        // The set-up is written before any game, so games without one were somebody's.
        None if found == FoundSetup::None && pairs.is_empty() => {
            let games = folder.join(GAMES_FOLDER);
            let mut kept = fs::read_dir(&games).map_err(at(&games))?;
            kept.next().map_or(Ok(()), |_| Err(lost()))
        }
        None => Ok(()),
    }
}

fn read_all(file: &mut File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Cuts off what is only the beginning of a line.
fn cut(file: &File, whole: usize) -> io::Result<()> {
    file.set_len(whole as u64)?;
    file.sync_data()
}
