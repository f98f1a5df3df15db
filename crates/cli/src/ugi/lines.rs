//! Lines as the protocol and the board read them: text, or not.

use files::BoundedLine;
use std::io::{self, BufRead};

/// The longest line that is read: room for games of a hundred thousand moves.
pub const LONGEST_LINE: usize = 2 << 20;

/// A line without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputLine {
    Text(String),
    NotUtf8,
    TooLong,
}

/// The next line, or `None` at the end of the input. A line that is too long is passed over to its end.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<InputLine>> {
    let line = files::read_line(input, LONGEST_LINE)?;
    Ok(line.map(|line| match line {
        BoundedLine::Bytes(bytes) => {
            String::from_utf8(bytes).map_or(InputLine::NotUtf8, InputLine::Text)
        }
        BoundedLine::TooLong => InputLine::TooLong,
    }))
}

#[cfg(test)]
mod tests {
    use super::{InputLine, LONGEST_LINE, read_line};

    fn lines(mut input: &[u8]) -> Vec<InputLine> {
        let mut found = Vec::new();
        while let Some(line) = read_line(&mut input).expect("memory never fails") {
            found.push(line);
        }
        found
    }

    fn text(line: &str) -> InputLine {
        InputLine::Text(line.to_owned())
    }

    #[test]
    fn lines_end_with_or_without_carriage_return_and_the_last_may_lack_its_end() {
        assert_eq!(
            lines(b"a\r\nb\n\nc"),
            [text("a"), text("b"), text(""), text("c")]
        );
    }

    #[test]
    fn a_line_of_the_longest_length_is_read_and_a_longer_one_passed_over() {
        for end in ["\n", "\r\n"] {
            for (length, fits) in [
                (LONGEST_LINE, true),
                (LONGEST_LINE + 1, false),
                (3 * LONGEST_LINE, false),
            ] {
                let input = format!("{}{end}next\n", "x".repeat(length));
                let found = lines(input.as_bytes());
                assert_eq!(found[0] != InputLine::TooLong, fits, "{length}");
                assert_eq!(found[1..], [text("next")], "{length}");
            }
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_told_apart() {
        assert_eq!(lines(b"\xff\xfe\nok\n"), [InputLine::NotUtf8, text("ok")]);
    }
}
