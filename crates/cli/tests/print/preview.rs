//! The pictures beside links: painted for every variant, in the size that was promised.

use ludotheca::preview::preview;
use rules::AnyTable;
use words::Language;

#[test]
fn every_variant_is_painted_in_both_languages_and_differently() {
    for variant in rules::variants() {
        let view = AnyTable::open(variant).expect("a variant").view();
        let [english, french] = Language::ALL.map(|language| {
            let png = preview(&view, language).expect("a picture");
            assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"), "{variant}");
            let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four"));
            assert_eq!((number(16), number(20)), server::PREVIEW_SIZE, "{variant}");
            png
        });
        assert_ne!(english, french, "{variant}: the words are in the picture");
        assert!(
            english.len() < 300_000,
            "{variant}: {} bytes",
            english.len()
        );
    }
}

#[test]
fn the_same_position_gives_the_same_picture() {
    let table = AnyTable::open("latroncules/classic").expect("a variant");
    let moved = table
        .set_up("8/8/4C3/3c4/2C5/8/8/7c 1 25 40")
        .expect("a position");
    let painted = |table: &AnyTable| preview(&table.view(), Language::En);
    assert_eq!(painted(&moved), painted(&moved));
    assert_ne!(painted(&moved), painted(&table));
}
