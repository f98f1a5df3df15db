//! PostgreSQL, which several servers may share: the database decides who was first, and its time counts.

mod open;
mod write;

use crate::clock::{Beat, Row};
use sqlx::PgPool;
use std::sync::atomic::{AtomicI64, Ordering};
use tables::Moment;

pub(crate) use write::put;

/// Time may be read before the row of the clock could be locked, so that it looks a little late; more means that somebody set it.
const SET_BACK: i64 = 1_000;

/// A database.
#[derive(Debug)]
pub(crate) struct Postgres {
    pool: PgPool,
    /// The newest moment that this server was told.
    latest: AtomicI64,
}

impl Postgres {
    pub(crate) fn pool(&self) -> &PgPool {
        &self.pool
    }

    pub(crate) async fn now(&self) -> Result<Moment, sqlx::Error> {
        let (now,) = sqlx::query_as(include_str!("../../sql/postgres/told-now.sql"))
            .fetch_one(&self.pool)
            .await?;
        Ok(self.tell(now))
    }

    fn tell(&self, now: i64) -> Moment {
        let before = self.latest.fetch_max(now, Ordering::AcqRel);
        Moment(before.max(now))
    }

    pub(crate) async fn beat(&self) -> Result<Beat, sqlx::Error> {
        let mut transaction = self.pool.begin().await?;
        let (latest, ahead, before): Row =
            sqlx::query_as(include_str!("../../sql/postgres/lock-clock.sql"))
                .fetch_one(&mut *transaction)
                .await?;
        let (source,): (i64,) = sqlx::query_as(include_str!("../../sql/postgres/now.sql"))
            .fetch_one(&mut *transaction)
            .await?;
        // A clock that was set back goes on from where it was.
        let ahead = if source + ahead < latest - SET_BACK {
            latest - source
        } else {
            ahead
        };
        let at = latest.max(source + ahead);
        sqlx::query(include_str!("../../sql/both/beat.sql"))
            .bind(at)
            .bind(ahead)
            .bind(at)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(Beat {
            at: self.tell(at),
            before: before.map(Moment),
        })
    }
}
