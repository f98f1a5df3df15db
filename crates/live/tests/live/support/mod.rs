//! Servers to play at, and people who play there.

mod client;
mod server;

pub(crate) use client::{Client, refusal};
pub(crate) use server::{Server, caller, settings};

use tables::clock::{Step, TimeControl};
use tables::dice::Bytes;
use tables::{Millis, SideChoice, TableSetup};

/// A minute for the game.
pub(crate) const MINUTE: TimeControl = TimeControl::Live {
    base: Millis::seconds(60),
    step: Step::Increment(Millis::ZERO),
};

pub(crate) fn setup(variant: &str) -> TableSetup {
    TableSetup {
        variant: variant.to_owned(),
        position: None,
        time: MINUTE,
        host: SideChoice::One,
        touch_move: false,
        public: true,
        house: None,
    }
}

/// 32 bytes that nobody else has.
pub(crate) fn bytes<const KIND: char>() -> Bytes<KIND> {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let number = NEXT.fetch_add(1, Ordering::Relaxed).to_be_bytes();
    Bytes(std::array::from_fn(|index| number[index % 8] ^ index as u8))
}
