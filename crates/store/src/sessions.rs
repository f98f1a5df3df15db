//! Who comes back: sessions end by themselves, and from where somebody came is kept apart from everything else.

use crate::database::{reading, writing};
use crate::error::StoreError;
use crate::hashed::Hashed;
use crate::store::Store;
use tables::Moment;

/// A session that has not ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What the server wrote down about it.
    pub about: String,
    /// When it ends.
    pub expires_at: Moment,
}

impl Store {
    /// Begins a session for whoever has this token.
    pub async fn open_session(
        &self,
        token: &Hashed,
        about: &str,
        now: Moment,
        expires_at: Moment,
    ) -> Result<(), StoreError> {
        let done = writing!(self, connection => {
            sqlx::query(include_str!("../sql/both/open-session.sql"))
                .bind(token.text())
                .bind(about)
                .bind(now.0)
                .bind(expires_at.0)
                .execute(connection)
                .await
                .map(|_| ())
        });
        Ok(done?)
    }

    /// The session of whoever has this token, unless it has ended.
    pub async fn session(
        &self,
        token: &Hashed,
        now: Moment,
    ) -> Result<Option<Session>, StoreError> {
        let found: Option<(String, i64)> = reading!(self, pool => {
            sqlx::query_as(include_str!("../sql/both/session.sql"))
                .bind(token.text())
                .bind(now.0)
                .fetch_optional(pool)
                .await
        })?;
        Ok(found.map(|(about, expires_at)| Session {
            about,
            expires_at: Moment(expires_at),
        }))
    }

    /// Lets a session last longer; says whether there still was one.
    pub async fn prolong_session(
        &self,
        token: &Hashed,
        now: Moment,
        expires_at: Moment,
    ) -> Result<bool, StoreError> {
        let done = writing!(self, connection => {
            sqlx::query(include_str!("../sql/both/prolong-session.sql"))
                .bind(token.text())
                .bind(expires_at.0)
                .bind(now.0)
                .execute(connection)
                .await
                .map(|done| done.rows_affected())
        });
        Ok(done? > 0)
    }

    /// Writes something else down about a session, and lets it last longer; says whether there still was one.
    pub async fn rewrite_session(
        &self,
        token: &Hashed,
        about: &str,
        now: Moment,
        expires_at: Moment,
    ) -> Result<bool, StoreError> {
        let done = writing!(self, connection => {
            sqlx::query(include_str!("../sql/both/rewrite-session.sql"))
                .bind(token.text())
                .bind(about)
                .bind(expires_at.0)
                .bind(now.0)
                .execute(connection)
                .await
                .map(|done| done.rows_affected())
        });
        Ok(done? > 0)
    }

    /// Ends a session.
    pub async fn close_session(&self, token: &Hashed) -> Result<(), StoreError> {
        let done = writing!(self, connection => {
            sqlx::query(include_str!("../sql/both/close-session.sql"))
                .bind(token.text())
                .execute(connection)
                .await
                .map(|_| ())
        });
        Ok(done?)
    }

    /// Notes from where somebody came.
    pub async fn note_address(
        &self,
        author: &Hashed,
        address: &str,
        now: Moment,
    ) -> Result<(), StoreError> {
        let done = writing!(self, connection => {
            sqlx::query(include_str!("../sql/both/note-address.sql"))
                .bind(author.text())
                .bind(address)
                .bind(now.0)
                .execute(connection)
                .await
                .map(|_| ())
        });
        Ok(done?)
    }

    /// From where somebody came, and when last from there; the newest first.
    pub async fn addresses(&self, author: &Hashed) -> Result<Vec<(String, Moment)>, StoreError> {
        let found: Vec<(String, i64)> = reading!(self, pool => {
            sqlx::query_as(include_str!("../sql/both/addresses.sql"))
                .bind(author.text())
                .fetch_all(pool)
                .await
        })?;
        let found = found.into_iter();
        Ok(found.map(|(address, at)| (address, Moment(at))).collect())
    }
}
