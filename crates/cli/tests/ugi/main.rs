//! The protocol: what programs say to this one, and what they hear.

mod asking;
mod conversation;
mod leaving;
mod listening;
mod thinking;
