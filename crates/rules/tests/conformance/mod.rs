//! One suite that every game must pass. Each game's tests have a `conformance.rs` that says what is its own (symmetries, texts
//! to try, random positions) and a `reference.rs`: a slow, literal reading of the rule book on plain arrays of characters, which
//! shares no code with the library and exists to disagree with it.

#![allow(dead_code, reason = "each game's tests use their own part")]
#![expect(unreachable_pub, reason = "a test crate has no outside")]

mod checks;
mod effects;
mod keys;
mod moves;
mod pictures;
mod subject;
mod symmetry;
mod texts;
mod touches;

pub(crate) use checks::conformance;
pub(crate) use keys::*;
pub(crate) use moves::*;
pub(crate) use pictures::*;
pub(crate) use subject::Subject;
#[allow(unused_imports, reason = "not every board is turned by its texts")]
pub(crate) use symmetry::{Symmetry, fold, other_player, swap_case, unfold};
pub(crate) use texts::*;
pub(crate) use touches::*;
