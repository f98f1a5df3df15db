//! Tables between people, on both databases: whoever plays, looks on, comes back or tries what is not his.

mod support;

mod anything;
mod clocks;
mod games;
mod house;
mod idle;
mod lines;
mod lobby;
mod messages;
mod pairing;
mod private;
mod seats;
mod strangers;
mod trouble;
