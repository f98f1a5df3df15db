//! What is kept of tables at which people play. The store is the truth: what was acknowledged is on the disk, every game's events
//! stand in it once and in their order, and whoever comes late is the one who is told so.
//!
//! It keeps events and knows nothing of rules beyond what [`tables`] says of them. SQLite in a directory of one process, or
//! PostgreSQL for several: the same interface, and the same tests.
//!
//! ```text
//!   append ──► one writer ──► a group ──► decided ──► one transaction ──► committed ──► every append's own answer
//! ```

mod answers;
mod append;
mod clock;
mod contents;
mod database;
mod doctor;
mod dump;
mod error;
mod export;
mod forget;
mod games;
mod group;
mod hashed;
mod keys;
mod place;
mod postgres;
mod rows;
mod schema;
mod server_key;
mod sessions;
mod snapshot;
mod sqlite;
mod store;
mod writer;

pub use append::{Answer, Append, Appended, Stage, Standing};
pub use clock::{Beat, SystemClock, TimeSource};
pub use doctor::{Complaint, Finding};
pub use dump::{BackupError, RestoreError, Restored};
pub use error::{OpenError, StoreError};
pub use export::ExportError;
pub use forget::{ADDRESSES_KEPT, ANSWERS_KEPT, Forgotten};
pub use games::{Cursor, Listed};
pub use hashed::Hashed;
pub use keys::{Access, Key};
pub use place::Place;
pub use server_key::ServerKey;
pub use sessions::Session;
pub use store::Store;
