//! Writing a backup while others go on.

use super::{End, FORMAT, Head, Line, VERSION};
use crate::error::StoreError;
use crate::hashed::hex;
use crate::snapshot::Snapshot;
use crate::store::Store;
use files::{Draft, Existing, WriteError};
use rules::{Message, Value};
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use tokio::task::spawn_blocking;

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum BackupError {
    /// The file could not be written.
    Write(#[from] WriteError),
    /// The store did not answer.
    Store(#[from] StoreError),
}

impl BackupError {
    /// The sentence for whoever asked.
    pub fn message(&self) -> Message {
        match self {
            BackupError::Write(why) => {
                Message::new("store-backup", vec![("why", Value::from(why.to_string()))])
            }
            BackupError::Store(error) => error.message(),
        }
    }
}

impl From<io::Error> for BackupError {
    fn from(error: io::Error) -> BackupError {
        BackupError::Write(error.into())
    }
}

impl Store {
    /// Writes everything as it is at one moment into a file, in the place of an older one, when it is whole. Secrets of dice are in it
    /// that nobody was told yet: it is readable for its owner alone.
    pub async fn backup(&self, path: &Path) -> Result<(), BackupError> {
        self.backup_telling(path, |_| {}).await
    }

    /// The same for somebody who hears after each game how many were written.
    pub async fn backup_telling(
        &self,
        path: &Path,
        mut told: impl FnMut(u64) + Send,
    ) -> Result<(), BackupError> {
        let made_at = self.now().await?;
        let mut snapshot = self.snapshot().await?;
        let mut lines = Lines {
            out: BufWriter::new(Draft::private(path, Existing::Replace)?),
            hash: Sha256::new(),
            count: 0,
        };
        lines.write(&Line::Backup(Head {
            format: FORMAT.to_owned(),
            version: VERSION,
            made_at: made_at.0,
        }))?;
        lines.write_all_of(&mut snapshot, &mut told).await?;
        let end = Line::End(End {
            lines: lines.count,
            sha256: hex(&lines.hash.clone().finalize()),
        });
        lines.write(&end)?;
        let draft = lines
            .out
            .into_inner()
            .map_err(io::IntoInnerError::into_error)?;
        // Bringing it to the disk may take a while.
        let placed = spawn_blocking(move || draft.put_in_place()).await;
        placed.unwrap_or_else(|error| Err(io::Error::other(error).into()))?;
        Ok(())
    }
}

struct Lines<W: Write> {
    out: W,
    hash: Sha256,
    count: u64,
}

impl<W: Write> Lines<W> {
    fn write(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.hash.update(&text);
        self.count += 1;
        self.out.write_all(&text)
    }

    async fn write_all_of(
        &mut self,
        snapshot: &mut Snapshot,
        told: &mut (impl FnMut(u64) + Send),
    ) -> Result<(), BackupError> {
        let mut written = 0;
        let mut after = String::new();
        loop {
            let games = snapshot.games(&after).await?;
            let Some(last) = games.last() else { break };
            after.clone_from(&last.game);
            for game in games {
                let events = snapshot.events(&game.game).await?;
                self.write(&Line::Game(game))?;
                for event in events {
                    self.write(&Line::Event(event))?;
                }
                written += 1;
                told(written);
            }
        }
        let mut after = (String::new(), i64::MIN);
        loop {
            let keys = snapshot.keys(&after.0, after.1).await?;
            let Some(last) = keys.last() else { break };
            after = (last.game.clone(), last.access);
            for key in keys {
                self.write(&Line::Key(key))?;
            }
        }
        let mut after = String::new();
        loop {
            let sessions = snapshot.sessions(&after).await?;
            let Some(last) = sessions.last() else { break };
            after.clone_from(&last.token);
            for session in sessions {
                self.write(&Line::Session(session))?;
            }
        }
        let mut after = (String::new(), String::new());
        loop {
            let answers = snapshot.answers(&after.0, &after.1).await?;
            let Some(last) = answers.last() else { break };
            after = (last.author.clone(), last.message.clone());
            for answer in answers {
                self.write(&Line::Answer(answer))?;
            }
        }
        let mut after = String::new();
        loop {
            let secrets = snapshot.secrets(&after).await?;
            let Some(last) = secrets.last() else { break };
            after.clone_from(&last.name);
            for secret in secrets {
                self.write(&Line::Secret(secret))?;
            }
        }
        Ok(())
    }
}
