//! Reading a backup: whatever is not as it was written is refused, with the line.

use super::restore::RestoreError;
use super::{FORMAT, Head, LONGEST_LINE, Line, VERSION};
use crate::doctor::examine;
use crate::hashed::hex;
use crate::rows::{EventRow, GameRow};
use files::{BoundedLine, read_line};
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

/// A backup under way of being read. The last line is not handed over: it is checked.
pub(super) struct Reader<R> {
    input: R,
    hash: Sha256,
    /// Lines read.
    count: u64,
    /// Bytes of them.
    pub(super) bytes: u64,
    pub(super) head: Head,
}

/// What a backup that was read to its end holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Contents {
    pub(super) made_at: i64,
    pub(super) sha256: String,
    pub(super) bytes: u64,
    pub(super) games: u64,
    pub(super) events: u64,
}

/// Opens a backup, as far as its first line tells.
pub(super) fn open(path: &Path) -> Result<Reader<BufReader<File>>, RestoreError> {
    Reader::new(BufReader::new(File::open(path)?))
}

impl<R: BufRead> Reader<R> {
    fn new(mut input: R) -> Result<Reader<R>, RestoreError> {
        let Some(BoundedLine::Bytes(first)) = read_line(&mut input, LONGEST_LINE)? else {
            return Err(RestoreError::NotABackup);
        };
        let head = match serde_json::from_slice(&first) {
            Ok(Line::Backup(head)) if head.format == FORMAT => head,
            _ => return Err(RestoreError::NotABackup),
        };
        if head.version > VERSION {
            return Err(RestoreError::Newer {
                found: head.version,
                known: VERSION,
            });
        }
        let mut reader = Reader {
            input,
            hash: Sha256::new(),
            count: 0,
            bytes: 0,
            head,
        };
        reader.note(&first);
        Ok(reader)
    }

    fn note(&mut self, line: &[u8]) {
        self.hash.update(line);
        self.hash.update(b"\n");
        self.count += 1;
        self.bytes += line.len() as u64 + 1;
    }

    /// The checksum of what was read; after the end the one that the backup tells.
    pub(super) fn checksum(&self) -> String {
        hex(&self.hash.clone().finalize())
    }

    /// The next line, or nothing after the last one.
    pub(super) fn next(&mut self) -> Result<Option<Line>, RestoreError> {
        let bytes = match read_line(&mut self.input, LONGEST_LINE)? {
            Some(BoundedLine::Bytes(bytes)) => bytes,
            Some(BoundedLine::TooLong) => return Err(self.damaged("it is too long")),
            None => return Err(RestoreError::CutShort),
        };
        match serde_json::from_slice(&bytes) {
            Ok(Line::Backup(_)) => Err(self.damaged("a second backup begins")),
            Ok(Line::End(end)) => {
                if end.lines != self.count || end.sha256 != self.checksum() {
                    return Err(RestoreError::Checksum);
                }
                if read_line(&mut self.input, LONGEST_LINE)?.is_none() {
                    return Ok(None);
                }
                self.note(&bytes);
                Err(self.damaged("something follows the end"))
            }
            Ok(line) => {
                self.note(&bytes);
                Ok(Some(line))
            }
            Err(error) => Err(self.damaged(&error.to_string())),
        }
    }

    /// What is wrong with the line that comes next.
    fn damaged(&self, why: &str) -> RestoreError {
        RestoreError::Damaged {
            line: self.count + 1,
            why: why.to_owned(),
        }
    }

    /// Reads all of it, and plays every game again.
    pub(super) fn verify(mut self, told: impl Fn(u64)) -> Result<Contents, RestoreError> {
        let mut contents = Contents {
            made_at: self.head.made_at,
            ..Contents::default()
        };
        let mut names = HashSet::new();
        let mut current: Option<(GameRow, Vec<EventRow>)> = None;
        loop {
            let line = self.next()?;
            told(self.bytes);
            if let (Some((game, events)), Some(Line::Event(event))) = (&mut current, &line) {
                if event.game != game.game {
                    return Err(self.out_of_place());
                }
                contents.events += 1;
                events.push(event.clone());
                continue;
            }
            if let Some((game, events)) = current.take() {
                let fits = examine(&game, &events).map(drop);
                fits.map_err(|complaint| RestoreError::Unfit {
                    game: game.game,
                    complaint,
                })?;
            }
            match line {
                None => break,
                Some(Line::Game(game)) => {
                    if !names.insert(game.game.clone()) {
                        return Err(self.out_of_place());
                    }
                    contents.games += 1;
                    current = Some((game, Vec::new()));
                }
                Some(Line::Key(key)) if names.contains(&key.game) => {}
                Some(Line::Session(_) | Line::Answer(_) | Line::Secret(_)) => {}
                Some(_) => return Err(self.out_of_place()),
            }
        }
        contents.sha256 = self.checksum();
        contents.bytes = self.bytes;
        Ok(contents)
    }

    /// The line that was read last stands where it does not belong.
    fn out_of_place(&self) -> RestoreError {
        RestoreError::Damaged {
            line: self.count,
            why: "it belongs elsewhere".to_owned(),
        }
    }
}
