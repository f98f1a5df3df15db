//! Text for a terminal that shows nothing but ASCII: accents fall away, signs are written out, and a character that has no
//! likeness there stands by its code point.

use rules::quote::code_point;
use std::borrow::Cow;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A space at which no line is broken. It is kept until the lines are made, and then written as any other.
pub(crate) const NO_BREAK: char = '\u{a0}';

/// The text in ASCII, but for spaces at which no line may be broken.
pub(crate) fn ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut written = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    while let Some(c) = characters.next() {
        match c {
            // French sets a thin space inside its quotation marks; straight ones stand close.
            '«' => {
                written.push('"');
                characters.next_if(|next| is_fixed_space(*next));
            }
            c if is_fixed_space(c) => {
                if characters.peek() != Some(&'»') {
                    written.push(NO_BREAK);
                }
            }
            c => push(&mut written, c),
        }
    }
    Cow::Owned(written)
}

fn is_fixed_space(c: char) -> bool {
    matches!(c, NO_BREAK | '\u{202f}')
}

fn push(written: &mut String, c: char) {
    if c.is_ascii() {
        written.push(c);
    } else if c.is_whitespace() {
        written.push(' ');
    } else if let Some((_, likeness)) = LIKENESSES.iter().find(|(sign, _)| *sign == c) {
        written.push_str(likeness);
    } else {
        let bare: String = [c]
            .into_iter()
            .nfkd()
            .filter(|c| !is_combining_mark(*c))
            .collect();
        if bare.is_ascii() {
            written.push_str(&bare);
        } else {
            written.push_str(&code_point(c));
        }
    }
}

/// What is written for characters that do not come apart into a letter and its accent.
const LIKENESSES: [(char, &str); 62] = [
    ('“', "\""),
    ('”', "\""),
    ('„', "\""),
    ('»', "\""),
    ('‘', "'"),
    ('’', "'"),
    ('‚', "'"),
    ('′', "'"),
    ('‹', "<"),
    ('›', ">"),
    ('‐', "-"),
    ('‑', "-"),
    ('–', "-"),
    ('—', "-"),
    ('−', "-"),
    ('…', "..."),
    ('·', "."),
    ('•', "*"),
    ('∗', "*"),
    ('×', "x"),
    ('÷', "/"),
    ('±', "+/-"),
    ('½', "1/2"),
    ('≤', "<="),
    ('≥', ">="),
    ('≈', "~"),
    ('∞', "inf"),
    ('→', "->"),
    ('←', "<-"),
    ('↑', "^"),
    ('↓', "v"),
    ('✓', "+"),
    ('✗', "x"),
    ('○', "o"),
    ('●', "@"),
    ('─', "-"),
    ('═', "="),
    ('│', "|"),
    ('┃', "|"),
    ('┼', "+"),
    ('╱', "/"),
    ('╲', "\\"),
    ('╳', "X"),
    ('£', "GBP"),
    ('€', "EUR"),
    ('©', "(c)"),
    ('°', "deg"),
    ('œ', "oe"),
    ('Œ', "OE"),
    ('æ', "ae"),
    ('Æ', "AE"),
    ('ß', "ss"),
    ('ø', "o"),
    ('Ø', "O"),
    ('ł', "l"),
    ('Ł', "L"),
    ('đ', "d"),
    ('Đ', "D"),
    ('ð', "d"),
    ('þ', "th"),
    ('Þ', "Th"),
    ('ı', "i"),
];

#[cfg(test)]
mod tests {
    use super::ascii;

    #[test]
    fn letters_lose_their_accents_and_signs_are_written_out() {
        for (text, written) in [
            ("a2-a3", "a2-a3"),
            ("À la tête : Chassé-croisé", "A la tete : Chasse-croise"),
            ("nœuds, cœur, Œuvre", "noeuds, coeur, OEuvre"),
            (
                "“help” … l’étape – 3 × 4 ± ½",
                "\"help\" ... l'etape - 3 x 4 +/- 1/2",
            ),
            ("Łódź, Straße, Đặng, Zoe\u{301}", "Lodz, Strasse, Dang, Zoe"),
            ("AT-8′ ✓ ∞ →", "AT-8' + inf ->"),
        ] {
            assert_eq!(ascii(text), written);
        }
    }

    #[test]
    fn french_spaces_go_with_their_quotation_marks_and_stay_before_other_signs() {
        assert_eq!(
            ascii("«\u{202f}oui\u{202f}»\u{202f}: non\u{a0}!"),
            "\"oui\"\u{a0}: non\u{a0}!"
        );
    }

    #[test]
    fn what_has_no_likeness_stands_by_its_code_point() {
        assert_eq!(ascii("王 ♘"), "<U+738B> <U+2658>");
        assert_eq!(ascii("\u{202e}"), "<U+202E>");
    }
}
