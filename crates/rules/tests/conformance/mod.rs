//! One suite that every game must pass. Each game's tests have a `conformance.rs` that says what is its own (symmetries, texts
//! to try, random positions) and a `reference.rs`: a slow, literal reading of the rule book on plain arrays of characters, which
//! shares no code with the library and exists to disagree with it.

#![allow(
    dead_code,
    unused_imports,
    reason = "each game's tests use their own part"
)]
#![allow(unreachable_pub, reason = "a test crate has no outside")]

mod checks;
mod effects;
mod symmetry;

pub(crate) use checks::*;
pub(crate) use symmetry::{Symmetry, fold, other_player, swap_case, unfold};
