//! Text that came from outside, as it is shown to a person: every character that would control the terminal, turn the writing
//! round or show nothing at all stands there by its code point, `<U+202E>`. Everything that quotes goes through here.

use std::borrow::Cow;

/// The text with each character that cannot be seen shown by its code point.
///
/// ```
/// use ludotheca_rules::quote::visible;
///
/// assert_eq!(visible("a2-a3"), "a2-a3");
/// assert_eq!(visible("a2\u{202e}a3"), "a2<U+202E>a3");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_visible) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_visible(c) {
            shown.push(c);
        } else {
            shown.push_str(&code_point(c));
        }
    }
    Cow::Owned(shown)
}

/// The first `most` characters of the text, made visible; an ellipsis stands for the rest.
pub fn quoted(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => visible(text).into_owned(),
        Some((end, _)) => format!("{}…", visible(&text[..end])),
    }
}

/// The text as it may stand in an element or an attribute of XML and HTML. What ends a line is a space there; other control
/// characters, which XML cannot hold, are left out.
///
/// ```
/// use ludotheca_rules::quote::in_markup;
///
/// assert_eq!(in_markup("\"><script>'&\n"), "&quot;&gt;&lt;script&gt;&#39;&amp; ");
/// ```
pub fn in_markup(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\t' | '\n' => safe.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            c if c.is_control() => {}
            c => safe.push(c),
        }
    }
    safe
}

/// `<U+202E>`.
pub fn code_point(c: char) -> String {
    format!("<U+{:04X}>", u32::from(c))
}

/// Whether somebody who looks at this character sees it, or at least the room that it takes.
pub fn is_visible(c: char) -> bool {
    if c.is_ascii() {
        return c == ' ' || c.is_ascii_graphic();
    }
    let is_space = c.is_whitespace() && !c.is_control() && !matches!(c, '\u{2028}' | '\u{2029}');
    is_space || (is_printable(c) && !BLANK.iter().any(|(from, to)| (*from..=*to).contains(&c)))
}

/// Whether the standard library would print it in a debugging text: no control and no format character, assigned, for no
/// private use. Asked behind a letter, because a mark that belongs on one is good there.
fn is_printable(c: char) -> bool {
    let mut both = [b'a'; 5];
    c.encode_utf8(&mut both[1..]);
    let text = std::str::from_utf8(&both[..=c.len_utf8()]).expect("a letter and a character");
    text.escape_debug().nth(1) == Some(c)
}

/// Letters and marks that leave no trace: fillers, joiners, selectors of a variation, the empty Braille cell.
const BLANK: [(char, char); 10] = [
    ('\u{34f}', '\u{34f}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{fe00}', '\u{fe0f}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{1d159}', '\u{1d159}'),
    ('\u{e0100}', '\u{e01ef}'),
];

#[cfg(test)]
mod tests {
    use super::{code_point, is_visible, quoted, visible};

    #[test]
    fn what_can_be_seen_stays_as_it_is() {
        for text in [
            "a2-a3",
            "Zoé",
            "Zoe\u{301}",
            "« oui\u{202f}! »",
            "王力 ♘ 😀 \u{a0}×",
            "שלום",
            "\\ \" '",
        ] {
            assert_eq!(visible(text), text);
        }
    }

    #[test]
    fn what_cannot_be_seen_is_shown_by_its_code_point() {
        for c in [
            // Controls of both kinds.
            '\0',
            '\t',
            '\n',
            '\r',
            '\u{1b}',
            '\u{7f}',
            '\u{85}',
            '\u{9b}',
            '\u{9f}',
            // Whatever turns the writing round.
            '\u{61c}',
            '\u{200e}',
            '\u{200f}',
            '\u{202a}',
            '\u{202e}',
            '\u{2066}',
            '\u{2069}',
            // No width, no ink, other lines.
            '\u{ad}',
            '\u{34f}',
            '\u{115f}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{2028}',
            '\u{2029}',
            '\u{2060}',
            '\u{2064}',
            '\u{2800}',
            '\u{3164}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{fff9}',
            '\u{e0041}',
            '\u{e0100}',
            // Unassigned, for private use, no character at all.
            '\u{378}',
            '\u{e000}',
            '\u{ffff}',
            '\u{10ffff}',
        ] {
            let shown = visible(&format!("a{c}b")).into_owned();
            assert_eq!(shown, format!("a{}b", code_point(c)));
            assert!(shown.chars().all(is_visible));
        }
        assert_eq!(visible("\u{202e}"), "<U+202E>");
        assert_eq!(visible("\u{7}"), "<U+0007>");
    }

    #[test]
    fn a_quotation_has_its_bound() {
        assert_eq!(quoted("abc", 3), "abc");
        assert_eq!(quoted("abcd", 3), "abc…");
        assert_eq!(quoted("é\u{1b}é\u{1b}", 3), "é<U+001B>é…");
        assert_eq!(quoted("", 3), "");
    }
}
