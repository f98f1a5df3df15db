//! What somebody may be called.

use tables::{LONGEST_NAME, Name, NameError};

#[test]
fn names_are_composed_and_have_single_spaces() {
    let name = |text| Name::new(text).map(|name| name.to_string());
    assert_eq!(name("  Ada   Lovelace "), Ok("Ada Lovelace".to_owned()));
    assert_eq!(name("Zoe\u{308}"), Ok("Zoë".to_owned()));
    assert_eq!(name("O’Neill-2_b.c"), Ok("O’Neill-2_b.c".to_owned()));
    assert_eq!(name("Ξένη"), Ok("Ξένη".to_owned()));
}

#[test]
fn what_cannot_be_seen_or_told_apart_is_no_name() {
    assert_eq!(Name::new(""), Err(NameError::Empty));
    assert_eq!(Name::new(" \t "), Err(NameError::Empty));
    assert_eq!(Name::new("..-"), Err(NameError::Empty));
    assert_eq!(Name::new("a\u{202E}b"), Err(NameError::Character));
    assert_eq!(Name::new("a\u{200B}b"), Err(NameError::Character));
    assert_eq!(Name::new("<b>"), Err(NameError::Character));
    assert_eq!(
        Name::new("Аda"),
        Err(NameError::Scripts),
        "a Cyrillic letter among Latin ones"
    );
    assert_eq!(
        Name::new(&"x".repeat(LONGEST_NAME + 1)),
        Err(NameError::Long)
    );
    assert_eq!(Name::new(&"x".repeat(1_000_000)), Err(NameError::Long));
    assert!(Name::new(&"x".repeat(LONGEST_NAME)).is_ok());
}

#[test]
fn a_stored_name_is_checked_when_it_is_read() {
    assert!(serde_json::from_str::<Name>("\"Ada\"").is_ok());
    assert!(serde_json::from_str::<Name>("\"<b>\"").is_err());
}
