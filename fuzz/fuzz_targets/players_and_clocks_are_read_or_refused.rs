//! Any text as a player and as a clock: refused with a reason, or read and written as a text that reads as the same.
#![no_main]

use arena::{Contestant, TimeControl};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    match input.parse::<Contestant>() {
        Ok(player) => {
            let text = player.to_string();
            assert_eq!(text.parse().as_ref(), Ok(&player), "{text}");
            assert!((1..=256).contains(&player.threads()));
        }
        Err(error) => assert!(!error.message().id.is_empty()),
    }
    match input.parse::<TimeControl>() {
        Ok(clock) => {
            let text = clock.to_string();
            assert_eq!(text.parse(), Ok(clock), "{text}");
        }
        Err(error) => assert!(!error.message().id.is_empty()),
    }
});
