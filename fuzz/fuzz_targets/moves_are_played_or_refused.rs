//! Any texts as moves of a game of any variant: each is played or refused with a reason, and a refusal changes nothing.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{AnyTable, MoveError};

fuzz_target!(|input: &str| {
    // The first line names the variant, so that inputs can be written and read by people.
    let Some((id, text)) = input.split_once('\n') else { return };
    let Some(mut table) = AnyTable::open(id) else { return };
    for line in text.lines().take(64) {
        let before = table.position_text();
        // A number chooses among the legal moves, so that inputs get far into a game.
        let mv = match line.trim().parse::<usize>() {
            Ok(number) => match table.legal_texts(5_000) {
                Ok(legal) if !legal.is_empty() => legal[number % legal.len()].clone(),
                _ => return,
            },
            Err(_) => line.to_owned(),
        };
        match table.play(&mv) {
            Ok(canonical) => assert_eq!(table.move_text(table.len() - 1), Some(canonical)),
            Err(MoveError::Refused(refusal)) => {
                assert_eq!(table.position_text(), before);
                for alternative in refusal.nearest {
                    assert!(table.read_move(&alternative).is_ok(), "{alternative}");
                }
            }
            Err(_) => assert_eq!(table.position_text(), before),
        }
    }
});
