//! How much is stored.

use crate::database::reading;
use crate::error::StoreError;
use crate::store::Store;

impl Store {
    /// How many games there are, whatever became of them.
    pub async fn count_games(&self) -> Result<u64, StoreError> {
        let (count,): (i64,) = reading!(self, pool => {
            sqlx::query_as(include_str!("../sql/both/count-games.sql")).fetch_one(pool).await
        })?;
        Ok(count as u64)
    }

    /// Whether there is neither a game nor anybody who might come back.
    pub async fn is_empty(&self) -> Result<bool, StoreError> {
        let mut snapshot = self.snapshot().await?;
        Ok(snapshot.games("").await?.is_empty() && snapshot.sessions("").await?.is_empty())
    }
}
