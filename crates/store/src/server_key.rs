//! The key that only servers have: from it follow the keys, invitations and codes of all tables, so that none of them is stored.

use crate::database::{reading, writing};
use crate::error::StoreError;
use crate::hashed::{hex, unhex};
use crate::store::Store;
use std::fmt;

/// What the key is called among secrets.
const NAME: &str = "server";

/// 32 bytes that nobody is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ServerKey(pub [u8; 32]);

/// Secrets do not belong into logs.
impl fmt::Debug for ServerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(key)")
    }
}

impl Store {
    /// The key of all servers of this store: the one that is stored, or from now on this one.
    pub async fn server_key(&self, fresh: ServerKey) -> Result<ServerKey, StoreError> {
        if let Some(key) = self.stored_key().await? {
            return Ok(key);
        }
        let done = writing!(self, connection => {
            sqlx::query(include_str!("../sql/both/make-secret.sql"))
                .bind(NAME)
                .bind(hex(&fresh.0))
                .execute(connection)
                .await
                .map(|_| ())
        });
        done?;
        // Of several servers that start at once, the first one's counts.
        Ok(self.stored_key().await?.unwrap_or(fresh))
    }

    async fn stored_key(&self) -> Result<Option<ServerKey>, StoreError> {
        let found: Option<(String,)> = reading!(self, pool => {
            sqlx::query_as(include_str!("../sql/both/secret.sql"))
                .bind(NAME)
                .fetch_optional(pool)
                .await
        })?;
        let Some((text,)) = found else {
            return Ok(None);
        };
        let bytes = unhex(&text).and_then(|bytes| bytes.try_into().ok());
        let unreadable = || StoreError::Unreadable {
            what: "the server's key".to_owned(),
            why: "it is not 64 hexadecimal digits".to_owned(),
        };
        bytes.map(ServerKey).map(Some).ok_or_else(unreadable)
    }
}
