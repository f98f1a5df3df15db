//! Tables between people, on both databases: whoever plays, looks on, comes back or tries what is not his.

mod support;

mod games;
mod messages;
mod pairing;
mod private;
mod seats;
mod strangers;
