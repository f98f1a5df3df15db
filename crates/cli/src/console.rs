//! Where a command reads and writes, and in which language: the process's own streams, or memory in tests.

use crate::render::Style;
use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal, Write};
use words::Words;

/// The streams and the words of a command.
pub(crate) struct Console<'a> {
    pub(crate) words: &'a Words,
    pub(crate) input: Box<dyn BufRead + 'a>,
    pub(crate) out: Box<dyn Write + 'a>,
    /// What the output can show when nobody says otherwise.
    pub(crate) style: Style,
    /// How wide prose is set.
    pub(crate) width: usize,
}

impl<'a> Console<'a> {
    pub(crate) fn of_process(words: &'a Words) -> Console<'a> {
        // Asked for by https://no-color.org, whatever its value.
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Console {
            words,
            // Not locked: the protocol reads the same stream in a thread of its own.
            input: Box::new(BufReader::new(io::stdin())),
            out: Box::new(BufWriter::new(io::stdout())),
            style: Style {
                color: io::stdout().is_terminal() && !no_color,
                unicode: true,
            },
            width: width_of_process(),
        }
    }

    /// Writes a sentence on a line of its own.
    pub(crate) fn say(&mut self, id: &str, args: &[(&str, rules::Value)]) -> io::Result<()> {
        let sentence = self.words.text(id, args);
        writeln!(self.out, "{sentence}")
    }
}

/// Prose is easiest to read in lines that are not too long, however wide the terminal.
const WIDEST: usize = 80;
/// Below this, wrapping no longer helps.
const NARROWEST: usize = 20;

/// `COLUMNS` where somebody set it, else the terminal's own width.
fn width_of_process() -> usize {
    let asked = std::env::var("COLUMNS")
        .ok()
        .and_then(|text| text.parse().ok());
    let terminal = || {
        let (width, _) = terminal_size::terminal_size()?;
        Some(usize::from(width.0))
    };
    asked
        .or_else(terminal)
        .unwrap_or(WIDEST)
        .clamp(NARROWEST, WIDEST)
}
