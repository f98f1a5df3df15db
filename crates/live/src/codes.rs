//! Bytes as texts that people and addresses can carry.

/// Letters and digits of tables' identifiers: none that is taken for another one.
const OF_TABLES: &[u8; 31] = b"abcdefghjkmnpqrstuvwxyz23456789";
/// Letters and digits of codes that people may have to type: Crockford's base 32.
const OF_CODES: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// As many characters an identifier has.
const TABLE_LENGTH: usize = 12;
/// The largest multiple of 31 that a byte reaches; bytes from there on are passed over, so that no letter is likelier.
const FAIR_BELOW: u8 = 248;

/// An identifier of a table; `None` where too many bytes had to be passed over.
pub(crate) fn table(bytes: &[u8]) -> Option<String> {
    let fair = bytes.iter().filter(|byte| **byte < FAIR_BELOW);
    let id: String = fair
        .take(TABLE_LENGTH)
        .map(|byte| OF_TABLES[usize::from(*byte) % OF_TABLES.len()] as char)
        .collect();
    (id.len() == TABLE_LENGTH).then_some(id)
}

/// Whether a text could be an identifier.
pub(crate) fn is_table(text: &str) -> bool {
    text.len() == TABLE_LENGTH && text.bytes().all(|byte| OF_TABLES.contains(&byte))
}

/// So many characters of a code, five bits each.
pub(crate) fn code(bytes: &[u8], length: usize) -> String {
    let bit = |at: usize| bytes[at / 8] >> (7 - at % 8) & 1;
    let character = |index: usize| {
        let value = (0..5).fold(0, |sum, offset| sum << 1 | bit(5 * index + offset));
        OF_CODES[usize::from(value)] as char
    };
    (0..length).map(character).collect()
}

/// A code in groups of four, as it is shown.
pub(crate) fn grouped(code: &str) -> String {
    let mut text = String::with_capacity(code.len() + code.len() / 4);
    for (index, character) in code.chars().enumerate() {
        if index > 0 && index % 4 == 0 {
            text.push('-');
        }
        text.push(character);
    }
    text
}

/// A code as somebody typed it: spaces, hyphens and capitals do not matter, nor what is taken for another character.
pub(crate) fn typed(text: &str) -> String {
    let written = text.chars().filter(|c| !c.is_whitespace() && *c != '-');
    written
        .take(64)
        .map(|c| match c.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        })
        .collect()
}

/// Whether two texts are the same, in a time that tells nothing of where they differ.
pub(crate) fn same(one: &str, other: &str) -> bool {
    let pairs = one.bytes().zip(other.bytes());
    let differ = pairs.fold(0, |differ, (one, other)| differ | (one ^ other));
    std::hint::black_box(differ) == 0 && one.len() == other.len()
}

#[cfg(test)]
mod tests {
    use super::{code, grouped, is_table, same, table, typed};

    #[test]
    fn identifiers_have_no_letters_that_look_alike() {
        let id = table(&[0, 255, 30, 31, 247, 248, 5, 6, 7, 8, 9, 10, 11, 12]).expect("enough");
        assert_eq!(id, "a9a9fghjkmnp");
        assert!(is_table(&id));
        assert!(!is_table("a9a9fghjkmnl") && !is_table("a9a9") && !is_table("A9A9FGHJKMNP"));
        assert_eq!(table(&[250; 64]), None);
    }

    #[test]
    fn codes_are_read_as_people_type_them() {
        let shown = grouped(&code(&[0b0000_0000, 0b0100_0101, 0xFF, 0x80, 0x11], 8));
        assert_eq!(shown, "012Z-Z00H");
        assert_eq!(typed(" o I2z zo-0h"), "012ZZ00H");
        assert!(same("012Z", "012Z") && !same("012Z", "012") && !same("012Z", "0123"));
    }
}
