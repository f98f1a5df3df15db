//! Every rule of the book has a test named after it, and every reason for a refusal is expected by some test.

use rules::{Reason, Rule};
use std::fs;
use std::path::Path;

/// The sources of the tests about single games.
fn sources() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut text = String::new();
    for game in ["la_trel", "attangle", "latroncules", "chasse_croise"] {
        for entry in fs::read_dir(folder.join(game)).expect("a folder of tests") {
            text += &fs::read_to_string(entry.expect("a test file").path()).expect("a test file");
        }
    }
    text
}

#[test]
fn every_rule_has_a_test_named_after_it() {
    let sources = sources();
    for rule in Rule::ALL {
        let name = rule
            .id()
            .to_lowercase()
            .replace('-', "_")
            .replace('′', "_prime");
        assert!(
            sources.contains(&format!("fn {name}_")),
            "no test is named after {rule}"
        );
    }
}

#[test]
fn every_reason_is_expected_by_a_test() {
    let sources = sources();
    for reason in Reason::ALL {
        let id = reason.id().trim_start_matches("refusal-");
        let named = sources.contains(id) || sources.contains(&format!("Reason::{reason:?}"));
        assert!(named, "no test expects {id}");
    }
}
