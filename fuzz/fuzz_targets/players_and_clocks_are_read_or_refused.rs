//! Any text as an opponent and as a clock: refused with a reason, or read and written as a text that reads as the same.
#![no_main]

use arena::ThinkingTime;
use libfuzzer_sys::fuzz_target;
use search::opponent::Opponent;

fuzz_target!(|input: &str| {
    match input.parse::<Opponent>() {
        Ok(opponent) => {
            let text = opponent.to_string();
            assert_eq!(text.parse().as_ref(), Ok(&opponent), "{text}");
            assert!((1..=256).contains(&opponent.threads()));
        }
        Err(error) => assert!(!error.message().id.is_empty()),
    }
    match input.parse::<ThinkingTime>() {
        Ok(clock) => {
            let text = clock.to_string();
            assert_eq!(text.parse(), Ok(clock), "{text}");
        }
        Err(error) => assert!(!error.message().id.is_empty()),
    }
});
