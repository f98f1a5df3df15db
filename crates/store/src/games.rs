//! Games and their events, as they are looked for.

use crate::append::{Stage, Standing};
use crate::database::reading;
use crate::error::StoreError;
use crate::rows::{GameColumns, GameRow};
use crate::store::Store;
use tables::{Event, Moment, Stamped};

/// A game as its last event left it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its identifier.
    pub game: String,
    /// The version of its last event.
    pub version: u64,
    /// What lists and alarms ask for.
    pub standing: Standing,
    /// Since when it is in its stage.
    pub since: Moment,
    /// When its last event was stored.
    pub changed_at: Moment,
}

/// A place in the order in which games came into their stage, from which a list goes on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor {
    pub(crate) since: Moment,
    pub(crate) game: String,
}

impl Cursor {
    /// Before all that came after this moment, or at it.
    pub fn at(moment: Moment) -> Cursor {
        Cursor {
            since: moment,
            game: String::new(),
        }
    }
}

impl Listed {
    /// Where the list goes on after this game.
    pub fn cursor(&self) -> Cursor {
        Cursor {
            since: self.since,
            game: self.game.clone(),
        }
    }

    /// Where the list of changes goes on after this game.
    pub fn change(&self) -> Cursor {
        Cursor {
            since: self.changed_at,
            game: self.game.clone(),
        }
    }

    pub(crate) fn read(row: GameRow) -> Result<Listed, StoreError> {
        let stage = Stage::from_number(row.stage).ok_or_else(|| StoreError::Unreadable {
            what: format!("the stage of {}", row.game),
            why: row.stage.to_string(),
        })?;
        Ok(Listed {
            version: row.version as u64,
            standing: Standing {
                stage,
                flag_at: row.flag_at.map(Moment),
                public: row.public != 0,
                variant: row.variant,
            },
            since: Moment(row.since),
            changed_at: Moment(row.changed_at),
            game: row.game,
        })
    }
}

/// An event as it was stored.
pub(crate) fn stamped(
    game: &str,
    version: i64,
    at: i64,
    body: &str,
) -> Result<Stamped, StoreError> {
    let event: Event = serde_json::from_str(body).map_err(|error| StoreError::Unreadable {
        what: format!("version {version} of {game}"),
        why: error.to_string(),
    })?;
    Ok(Stamped {
        version: version as u64,
        at: Moment(at),
        event,
    })
}

impl Store {
    /// The events of a game after this version, in their order; after 0 all of them.
    pub async fn events(&self, game: &str, after: u64) -> Result<Vec<Stamped>, StoreError> {
        let rows: Vec<(i64, i64, String)> = reading!(self, pool => {
            sqlx::query_as(include_str!("../sql/both/events.sql"))
                .bind(game)
                .bind(after as i64)
                .fetch_all(pool)
                .await
        })?;
        rows.iter()
            .map(|(version, at, body)| stamped(game, *version, *at, body))
            .collect()
    }

    /// How a game stands, if there is one of this name.
    pub async fn game(&self, game: &str) -> Result<Option<Listed>, StoreError> {
        let row: Option<GameColumns> = reading!(self, pool => {
            sqlx::query_as(include_str!("../sql/both/game.sql"))
                .bind(game)
                .fetch_optional(pool)
                .await
        })?;
        row.map(|row| Listed::read(row.into())).transpose()
    }

    /// Games in this stage, in the order in which they came into it, from a place on and at most so many.
    pub async fn games(
        &self,
        stage: Stage,
        after: &Cursor,
        most: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let rows: Vec<GameColumns> = reading!(self, pool => {
            sqlx::query_as(include_str!("../sql/both/games-in-stage.sql"))
                .bind(stage.number())
                .bind(after.since.0)
                .bind(&after.game)
                .bind(i64::from(most))
                .fetch_all(pool)
                .await
        })?;
        rows.into_iter()
            .map(|row| Listed::read(row.into()))
            .collect()
    }

    /// Games in the order in which they changed, from a place on and at most so many. A change may come to be seen later than the
    /// moment that it bears says: by as long as storing it took.
    pub async fn changes(&self, after: &Cursor, most: u32) -> Result<Vec<Listed>, StoreError> {
        let rows: Vec<GameColumns> = reading!(self, pool => {
            sqlx::query_as(include_str!("../sql/both/changes.sql"))
                .bind(after.since.0)
                .bind(&after.game)
                .bind(i64::from(most))
                .fetch_all(pool)
                .await
        })?;
        rows.into_iter()
            .map(|row| Listed::read(row.into()))
            .collect()
    }

    /// Games whose flag falls before this moment, those first that have waited longest.
    pub async fn flags_due(&self, now: Moment, most: u32) -> Result<Vec<String>, StoreError> {
        let rows: Vec<(String,)> = reading!(self, pool => {
            sqlx::query_as(include_str!("../sql/both/flags-due.sql"))
                .bind(now.0)
                .bind(i64::from(most))
                .fetch_all(pool)
                .await
        })?;
        Ok(rows.into_iter().map(|(game,)| game).collect())
    }
}
