//! Lines made narrow enough: words are moved to the next line, never broken.

use unicode_width::UnicodeWidthStr;

/// Puts words into lines: the first has this much room, the others that much. A word that is wider than its line stands
/// alone, for the terminal to break, so that it can be copied as a whole.
pub(super) fn filled<T>(
    words: impl IntoIterator<Item = T>,
    width_of: impl Fn(&T) -> usize,
    first: usize,
    others: usize,
) -> Vec<Vec<T>> {
    let mut lines = vec![Vec::new()];
    let mut used = 0;
    for word in words {
        let width = width_of(&word);
        let room = if lines.len() == 1 { first } else { others };
        let line = lines.last_mut().expect("one line at the least");
        if !line.is_empty() && used + 1 + width > room {
            lines.push(vec![word]);
            used = width;
        } else {
            used += width + usize::from(!line.is_empty());
            line.push(word);
        }
    }
    lines
}

/// The text in lines no wider than this. Lines that are narrow enough stay as they are; what is too wide goes on below its
/// own beginning, or, where it explains something that stands before it, below the explanation. Only plain spaces part words.
pub(crate) fn folded(text: &str, width: usize) -> String {
    folded_further(text, width, 0)
}

/// The same, with what goes on in the next line standing so much further in, if its beginning stands in at all: commands
/// that somebody may type are kept apart like this.
pub(crate) fn folded_further(text: &str, width: usize, further: usize) -> String {
    let lines: Vec<String> = text
        .split('\n')
        .map(|line| folded_line(line, width, further))
        .collect();
    lines.join("\n")
}

fn folded_line(line: &str, width: usize, further: usize) -> String {
    let line = line.trim_end_matches(' ');
    if shown_width(line) <= width {
        return line.to_owned();
    }
    let said = line.trim_start_matches(' ');
    let indent = line.len() - said.len();
    let Some((term, explanation)) = said.split_once("  ") else {
        let below = indent + if indent > 0 { further } else { 0 };
        return hanging(&line[..indent], said, below, width);
    };
    let explanation = explanation.trim_start_matches(' ');
    let before = &line[..line.len() - explanation.len()];
    let column = shown_width(before);
    if column <= width / 2 {
        return hanging(before, explanation, column, width);
    }
    let below = indent + further.max(INDENT);
    let term = hanging(&line[..indent], term, below, width);
    let explanation = hanging(&" ".repeat(below), explanation, below, width);
    format!("{term}\n{explanation}")
}

/// An explanation that has no room beside what it explains stands this much further in.
const INDENT: usize = 2;

/// Words behind a beginning; further lines stand this far in.
pub(crate) fn hanging(beginning: &str, text: &str, indent: usize, width: usize) -> String {
    let words = text.split(' ').filter(|word| !word.is_empty());
    let room = |taken: usize| width.saturating_sub(taken);
    let first = room(shown_width(beginning));
    let lines = filled(words, |word| shown_width(word), first, room(indent));
    let lines: Vec<String> = lines.into_iter().map(|words| words.join(" ")).collect();
    let below = format!("\n{}", " ".repeat(indent));
    format!("{beginning}{}", lines.join(&below))
}

/// How wide the text shows; codes for colours take no room.
fn shown_width(text: &str) -> usize {
    let mut width = 0;
    let mut rest = text;
    while let Some(at) = rest.find('\u{1b}') {
        let code = color_code(&rest[at..]).unwrap_or(1);
        width += rest[..at].width();
        rest = &rest[at + code..];
    }
    width + rest.width()
}

/// How long the code for a colour is that the text begins with: `ESC [ 1 ; 33 m`.
pub(crate) fn color_code(text: &str) -> Option<usize> {
    let parameters = text.strip_prefix("\u{1b}[")?;
    let end = parameters.find(|c: char| !(c.is_ascii_digit() || c == ';'))?;
    parameters[end..].starts_with('m').then_some(2 + end + 1)
}

#[cfg(test)]
mod tests {
    use super::{folded, folded_further};

    #[test]
    fn a_line_that_is_narrow_enough_stays_as_it_is() {
        assert_eq!(folded("  a  b   c", 10), "  a  b   c");
        assert_eq!(folded("one\n\n two", 5), "one\n\n two");
    }

    #[test]
    fn words_go_to_the_next_line_and_are_never_broken() {
        assert_eq!(folded("one two three", 7), "one two\nthree");
        assert_eq!(folded("incomprehensible a", 5), "incomprehensible\na");
        assert_eq!(folded("oui\u{202f}! non", 5), "oui\u{202f}!\nnon");
    }

    #[test]
    fn wide_characters_take_their_room_and_marks_take_none() {
        assert_eq!(folded("王 王 王", 5), "王 王\n王");
        assert_eq!(
            folded("e\u{301} e\u{301} e\u{301}", 3),
            "e\u{301} e\u{301}\ne\u{301}"
        );
    }

    #[test]
    fn codes_for_colours_take_no_room() {
        assert_eq!(
            folded("\u{1b}[1mone\u{1b}[0m \u{1b}[1;33mtwo\u{1b}[0m three", 7),
            "\u{1b}[1mone\u{1b}[0m \u{1b}[1;33mtwo\u{1b}[0m\nthree"
        );
    }

    #[test]
    fn an_explanation_goes_on_below_itself_or_below_what_it_explains() {
        assert_eq!(
            folded("  undo    take the last move back", 24),
            "  undo    take the last\n          move back"
        );
        assert_eq!(
            folded("  ludotheca rules la-trel    the whole page", 20),
            "  ludotheca rules\n    la-trel\n    the whole page"
        );
        assert_eq!(folded("  one two three", 9), "  one two\n  three");
        assert_eq!(
            folded_further("  one two three", 9, 2),
            "  one two\n    three"
        );
    }
}
