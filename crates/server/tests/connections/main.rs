//! The accepting side: how long clients may take, how many there may be, what they may send, and how all of it ends. Streams are in
//! memory and time is moved by hand, so that nothing here waits for a clock; what needs real sockets says so.

mod clients;
mod ending;
mod flood;
mod frozen;
mod places;
mod requests;
mod timeouts;
mod upgrades;
