//! One suite that every game must pass. Each game adds a file that says what is its own: its slow reference, its
//! symmetries, its texts to try and its random positions.

// A test crate has no outside: `pub` says what a file offers to its neighbours.
#![allow(unreachable_pub)]

#[path = "../reference/mod.rs"]
mod reference;

mod effects;
mod suite;
mod symmetry;

mod attangle;
mod chasse_croise;
mod la_trel;
mod latroncules;
