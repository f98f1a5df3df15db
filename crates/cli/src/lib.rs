//! The command line of Ludotheca as a library, so that its parts can be tested.

pub mod render;
