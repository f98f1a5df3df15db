//! What is not kept for ever.

use crate::database::writing;
use crate::error::StoreError;
use crate::store::Store;
use tables::{Millis, Moment};

/// From where somebody came is forgotten when he was not seen from there for so long.
pub const ADDRESSES_KEPT: Millis = Millis::days(30);
/// A message that comes again after so long is a new one.
pub const ANSWERS_KEPT: Millis = Millis::days(7);

/// How much was forgotten.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// Addresses.
    pub addresses: u64,
    /// Sessions that had ended.
    pub sessions: u64,
    /// Answers.
    pub answers: u64,
}

impl Store {
    /// Forgets what at this moment is old enough.
    pub async fn forget(&self, now: Moment) -> Result<Forgotten, StoreError> {
        Ok(Forgotten {
            addresses: self
                .delete(
                    include_str!("../sql/both/forget-addresses.sql"),
                    now,
                    ADDRESSES_KEPT,
                )
                .await?,
            sessions: self
                .delete(
                    include_str!("../sql/both/forget-sessions.sql"),
                    now,
                    Millis::ZERO,
                )
                .await?,
            answers: self
                .delete(
                    include_str!("../sql/both/forget-answers.sql"),
                    now,
                    ANSWERS_KEPT,
                )
                .await?,
        })
    }

    async fn delete(
        &self,
        sql: &'static str,
        now: Moment,
        kept: Millis,
    ) -> Result<u64, StoreError> {
        let done = writing!(self, connection => {
            sqlx::query(sql)
                .bind((now + Millis(-kept.0)).0)
                .execute(connection)
                .await
                .map(|done| done.rows_affected())
        });
        Ok(done?)
    }
}
