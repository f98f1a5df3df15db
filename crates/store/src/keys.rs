//! What opens a table to somebody: the secret of a seat, the one for watching, and codes by which a lost seat is found again. Only their
//! hashes are here.

use crate::database::reading;
use crate::error::StoreError;
use crate::hashed::Hashed;
use crate::rows::KeyRow;
use crate::store::Store;

/// To what a key gives access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// The seat of whoever opened the table.
    HostSeat,
    /// The other one.
    GuestSeat,
    /// Watching.
    Watching,
    /// A new key to the host's seat.
    HostRecovery,
    /// A new key to the guest's.
    GuestRecovery,
}

/// A secret that was handed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// To what. An older one to the same is void from now on.
    pub access: Access,
    /// Its hash.
    pub hash: Hashed,
}

impl Access {
    const ALL: [Access; 5] = [
        Access::HostSeat,
        Access::GuestSeat,
        Access::Watching,
        Access::HostRecovery,
        Access::GuestRecovery,
    ];

    pub(crate) fn from_number(number: i64) -> Option<Access> {
        Access::ALL
            .into_iter()
            .find(|access| *access as i64 == number)
    }
}

impl Key {
    pub(crate) fn row(&self, game: &str) -> KeyRow {
        KeyRow {
            game: game.to_owned(),
            access: self.access as i64,
            hash: self.hash.text().to_owned(),
        }
    }
}

impl Store {
    /// What opens a game to whom.
    pub async fn keys_of(&self, game: &str) -> Result<Vec<Key>, StoreError> {
        let rows: Vec<(i64, String)> = reading!(self, pool => {
            sqlx::query_as(include_str!("../sql/both/keys.sql"))
                .bind(game)
                .fetch_all(pool)
                .await
        })?;
        let key = |(number, hash): (i64, String)| {
            let access = Access::from_number(number).ok_or_else(|| StoreError::Unreadable {
                what: format!("a key of {game}"),
                why: number.to_string(),
            })?;
            Ok(Key {
                access,
                hash: Hashed::stored(hash),
            })
        };
        rows.into_iter().map(key).collect()
    }

    /// Which game a secret opens, and how far.
    pub async fn opened_by(&self, hash: &Hashed) -> Result<Option<(String, Access)>, StoreError> {
        let found: Option<(String, i64)> = reading!(self, pool => {
            sqlx::query_as(include_str!("../sql/both/key.sql"))
                .bind(hash.text())
                .fetch_optional(pool)
                .await
        })?;
        let Some((game, number)) = found else {
            return Ok(None);
        };
        let access = Access::from_number(number).ok_or_else(|| StoreError::Unreadable {
            what: format!("a key of {game}"),
            why: number.to_string(),
        })?;
        Ok(Some((game, access)))
    }
}
