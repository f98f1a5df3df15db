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
    let first = EXAMPLE.find(": {[%nonces").expect("the first roll");
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

#[test]
fn verify_quotes_a_version_that_it_does_not_know_by_code_points_and_not_at_length() {
    let endless = "x".repeat(100_000);
    for (version, shown) in [
        ("2\u{202e}\u{200b}", "2<U+202E><U+200B>"),
        (endless.as_str(), "xxx…"),
    ] {
        let text = EXAMPLE.replace("ludotheca-dice-1", version);
        let refused = run_with(&[], &["verify", "-"], &text);
        assert_eq!((refused.status, refused.out.as_str()), (1, ""));
        contains(&refused.err, shown);
        assert!(refused.err.len() < 400, "{}", refused.err);
    }
}
