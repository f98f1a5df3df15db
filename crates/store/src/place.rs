//! Where a store is, for whoever is told it in words.

use crate::clock::SystemClock;
use crate::error::OpenError;
use crate::store::Store;
use std::fmt;
use std::path::PathBuf;

/// A directory of SQLite, or the address of a PostgreSQL.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A directory.
    Directory(PathBuf),
    /// `postgres://user:password@host/database`.
    Postgres(String),
}

impl Place {
    /// Opens it to read and write. A directory is then ours alone.
    pub async fn open(&self) -> Result<Store, OpenError> {
        match self {
            Place::Directory(directory) => Store::sqlite(directory, SystemClock::default()).await,
            Place::Postgres(address) => Store::postgres(address).await,
        }
    }

    /// Opens it to read, beside whoever uses it.
    pub async fn look(&self) -> Result<Store, OpenError> {
        match self {
            Place::Directory(directory) => Store::beside(directory).await,
            Place::Postgres(address) => Store::postgres(address).await,
        }
    }
}

/// An address may have a password in it.
impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Directory(directory) => f.debug_tuple("Directory").field(directory).finish(),
            Place::Postgres(_) => f.write_str("Postgres"),
        }
    }
}
