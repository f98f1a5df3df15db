//! One suite for both databases: every test runs on SQLite and on PostgreSQL.

mod support;

mod appending;
mod backups;
mod beside;
mod concurrent;
mod examined;
mod forgetting;
mod games;
mod killed;
mod model;
mod opening;
mod server_key;
mod sessions;
mod time;
mod unreachable;
