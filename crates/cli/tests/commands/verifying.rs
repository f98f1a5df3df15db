//! `verify`: the dice of games that were played at a table.

use super::program::{contains, run, run_with};

/// The game that docs/dice.md shows.
const EXAMPLE: &str = include_str!("../../../../docs/dice-example.txt");

#[test]
fn verify_says_that_the_dice_are_what_was_promised() {
    let proved = run_with(&[], &["verify", "-"], EXAMPLE);
    assert_eq!((proved.status, proved.err.as_str()), (0, ""));
    contains(&proved.out, "All 8 rolls are what was promised.");
    contains(&proved.out, "Who began was drawn by the same lot.");
    let french = run_with(&[], &["verify", "-", "--lang", "fr"], EXAMPLE);
    contains(
        &french.out,
        "Les 8 lancers sont tous ceux qui étaient promis.",
    );
}

#[test]
fn verify_names_what_was_tampered_with() {
    let refused = |text: &str| {
        let run = run_with(&[], &["verify", "-"], text);
        assert_ne!(run.status, 0);
        run.err
    };
    let secret = EXAMPLE.replace("[DiceSecret \"2a", "[DiceSecret \"2b");
    contains(&refused(&secret), "The secret that was told at the end");
    let first = EXAMPLE.find("31: {[%nonces").expect("the first roll");
    // Other dice with which the same moves can be played do not exist, so that another nonce stands for them.
    let nonce = EXAMPLE.replacen(&"0".repeat(64), &"f".repeat(64), 1);
    assert!(first > 0 && nonce != EXAMPLE);
    contains(&refused(&nonce), "Turn 1:");
    let without = EXAMPLE.replace("[Dice \"ludotheca-dice-1\"]\n", "");
    contains(&refused(&without), "tells nothing of its dice");
}

#[test]
fn verify_refuses_what_is_no_record() {
    assert_ne!(run(&["verify", "no-such-file"]).status, 0);
}
