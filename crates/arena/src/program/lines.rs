//! What an engine says, line by line. It may be anything; no more of it is kept than a line of the protocol can be long.

use files::{BoundedLine, read_line};
use search::opponent::PlayerError;
use std::io::BufRead;

/// A longer line is no line of this protocol.
const LONGEST_LINE: usize = (1 << 16) - 1;

/// Hands over every line until there are no more, or nobody takes them. Lines that are too long are passed over.
pub(super) fn read_lines(mut output: impl BufRead, mut take: impl FnMut(String) -> bool) {
    while let Ok(Some(line)) = read_line(&mut output, LONGEST_LINE) {
        if let BoundedLine::Bytes(bytes) = line
            && !take(String::from_utf8_lossy(&bytes).trim().to_owned())
        {
            return;
        }
    }
}

/// What a line means to somebody who waits for a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said<'a> {
    /// It begins with the word.
    Wanted,
    /// The engine will not, and says why.
    Refusal(&'a str),
    Other,
}

impl Said<'_> {
    pub(super) fn read<'a>(line: &'a str, word: &str) -> Said<'a> {
        if let Some(reason) = line.strip_prefix("info error") {
            return Said::Refusal(reason.trim());
        }
        if line.split_ascii_whitespace().next() == Some(word) {
            Said::Wanted
        } else {
            Said::Other
        }
    }
}

/// The moves of a line `bestmove`.
pub(super) fn moves_of(line: &str) -> Result<Vec<String>, PlayerError> {
    let moves: Vec<String> = line
        .split_ascii_whitespace()
        .skip(1)
        .take_while(|word| *word != "ponder")
        .map(str::to_owned)
        .collect();
    if moves.is_empty() || moves[0] == "none" {
        return Err(PlayerError::NoMove(line.to_owned()));
    }
    Ok(moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(output: &[u8]) -> Vec<String> {
        let mut found = Vec::new();
        read_lines(output, |line| {
            found.push(line);
            true
        });
        found
    }

    #[test]
    fn lines_of_any_bytes_are_read_and_the_last_may_lack_its_end() {
        assert_eq!(
            lines(b"id name x\r\n\xff\n\nugiok"),
            ["id name x", "\u{fffd}", "", "ugiok"]
        );
    }

    #[test]
    fn a_line_that_is_too_long_is_passed_over_to_its_end() {
        for length in [LONGEST_LINE, LONGEST_LINE + 1, 3 * LONGEST_LINE] {
            // What stands behind the bound of a long line must not be taken for a line of its own.
            let long = format!("{} bestmove a1", "x".repeat(length));
            let found = lines(format!("{long}\nreadyok\n").as_bytes());
            assert_eq!(found, ["readyok"], "{length}");
            assert!(
                lines(long.as_bytes())
                    .iter()
                    .all(|line| !line.contains("bestmove"))
            );
        }
        let longest = "x".repeat(LONGEST_LINE);
        assert_eq!(
            lines(format!("{longest}\nok\n").as_bytes()),
            [&longest, "ok"]
        );
    }

    #[test]
    fn reading_ends_when_nobody_takes_more() {
        let mut taken = 0;
        read_lines(&b"a\nb\nc\n"[..], |_| {
            taken += 1;
            taken < 2
        });
        assert_eq!(taken, 2);
    }

    #[test]
    fn a_best_move_has_moves_before_what_it_ponders() {
        let moves = |line: &str| moves_of(line).ok();
        let texts = |texts: &[&str]| Some(texts.iter().map(|text| (*text).to_owned()).collect());
        assert_eq!(moves("bestmove a2-a3 ponder d7-d6"), texts(&["a2-a3"]));
        assert_eq!(moves("bestmove c+6 g+3"), texts(&["c+6", "g+3"]));
        assert_eq!(moves("bestmove"), None);
        assert_eq!(moves("bestmove none"), None);
        assert_eq!(moves("bestmove ponder a2-a3"), None);
    }
}
