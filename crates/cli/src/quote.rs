//! Quoting what somebody typed: short, and without anything that would upset a terminal or a protocol.

/// The beginning of the text, with control characters made visible.
pub(crate) fn quoted(text: &str) -> String {
    const MOST: usize = 60;
    let mut short: String = text
        .chars()
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .take(MOST)
        .collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}
