//! Messages that were answered already.

use crate::database::reading;
use crate::error::StoreError;
use crate::hashed::Hashed;
use crate::store::Store;

impl Store {
    /// What was answered to this message of this author, if it was.
    pub async fn answered(
        &self,
        author: &Hashed,
        message: &str,
    ) -> Result<Option<String>, StoreError> {
        let found: Option<(String,)> = reading!(self, pool => {
            sqlx::query_as(include_str!("../sql/both/answer.sql"))
                .bind(author.text())
                .bind(message)
                .fetch_optional(pool)
                .await
        })?;
        Ok(found.map(|(answer,)| answer))
    }
}
