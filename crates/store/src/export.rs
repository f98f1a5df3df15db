//! All finished games as records, which need no store to be read.

use crate::append::Stage;
use crate::doctor::{Complaint, Finding, examine};
use crate::error::StoreError;
use crate::games::Cursor;
use crate::store::Store;
use rules::{Message, Record, Value};
use std::io;
use tables::Moment;

/// Why not everything could be exported.
#[derive(Debug, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum ExportError {
    /// Whoever takes the records could not.
    Write(#[from] io::Error),
    /// The store did not answer.
    Store(#[from] StoreError),
}

impl ExportError {
    /// The sentence for whoever asked.
    pub fn message(&self) -> Message {
        match self {
            ExportError::Write(why) => {
                Message::new("store-export", vec![("why", Value::from(why.to_string()))])
            }
            ExportError::Store(error) => error.message(),
        }
    }
}

impl Store {
    /// Hands over the record of every finished game, in the order in which they ended, as of one moment. Games that do not fit are
    /// passed over and named.
    pub async fn export(
        &self,
        mut each: impl FnMut(&str, &Record) -> io::Result<()> + Send,
    ) -> Result<Vec<Finding>, ExportError> {
        let mut snapshot = self.snapshot().await?;
        let mut findings = Vec::new();
        let mut after = Cursor::at(Moment(i64::MIN));
        loop {
            let games = snapshot.games_in(Stage::Over, &after).await?;
            let Some(last) = games.last() else {
                return Ok(findings);
            };
            after = Cursor {
                since: Moment(last.since),
                game: last.game.clone(),
            };
            for game in games {
                let events = snapshot.events(&game.game).await?;
                let record = examine(&game, &events).and_then(|state| {
                    let record = state.record();
                    record.map_err(|error| Complaint::Unplayable(error.to_string()))
                });
                match record {
                    Ok(record) => each(&game.game, &record)?,
                    Err(complaint) => findings.push(Finding {
                        game: Some(game.game),
                        complaint,
                    }),
                }
            }
        }
    }
}
