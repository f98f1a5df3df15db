//! A stream that people read: nothing reaches it that the screen cannot show. What programs read goes past that, as it is.

use crate::render::{Screen, color_code, folded, hanging};
use rules::quote::{code_point, is_visible};
use std::borrow::Cow;
use std::fmt;
use std::io::{self, Write};

/// A stream with what is known of its reader.
pub struct Output<'a> {
    sink: Box<dyn Write + 'a>,
    pub(crate) screen: Screen,
    terminal: bool,
    folds: bool,
}

impl<'a> Output<'a> {
    /// Sentences are folded on a terminal, or where somebody says how wide they shall be: programs look for whole lines.
    pub(crate) fn new(
        sink: impl Write + 'a,
        screen: Screen,
        terminal: bool,
        folds: bool,
    ) -> Output<'a> {
        Output {
            sink: Box::new(sink),
            screen,
            terminal,
            folds: folds || terminal,
        }
    }

    /// A terminal with this screen.
    pub fn terminal(sink: impl Write + 'a, screen: Screen) -> Output<'a> {
        Output::new(sink, screen, true, true)
    }

    /// Writes sentences, and a line break behind them.
    pub(crate) fn tell(&mut self, text: &str) -> io::Result<()> {
        let text = self.folded(text);
        writeln!(self, "{text}")
    }

    /// Writes a line that goes on, where it must, below what stands behind its beginning.
    pub(crate) fn tell_behind(&mut self, beginning: &str, text: &str) -> io::Result<()> {
        let text = self.screen.letters(text).into_owned();
        match self.room() {
            Some(room) => {
                let text = hanging(beginning, &text, beginning.len(), room);
                writeln!(self, "{text}")
            }
            None => writeln!(self, "{beginning}{text}"),
        }
    }

    /// The text as it is told here.
    pub(crate) fn folded(&self, text: &str) -> String {
        let text = self.screen.letters(text);
        if self.folds {
            folded(&text, self.screen.width)
        } else {
            text.into_owned()
        }
    }

    /// How wide a table may be; as wide as it likes where sentences are not folded either.
    pub(crate) fn room(&self) -> Option<usize> {
        self.folds.then_some(self.screen.width)
    }

    /// Whether somebody looks at it as it comes.
    #[cfg(feature = "print")]
    pub(crate) fn is_terminal(&self) -> bool {
        self.terminal
    }

    /// The stream for what programs read: every byte arrives as it was written.
    pub(crate) fn data(&mut self) -> &mut (impl Write + use<'a>) {
        &mut self.sink
    }

    /// Writes a document: unchanged into a file or a pipe, so that nothing is lost, and for people to read onto a terminal.
    pub(crate) fn document(&mut self, text: &str) -> io::Result<()> {
        if self.terminal {
            let text = self.folded(text);
            write!(self, "{text}")
        } else {
            self.sink.write_all(text.as_bytes())
        }
    }
}

impl Write for Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for chunk in bytes.utf8_chunks() {
            let shown = shown(chunk.valid(), self.screen);
            self.sink.write_all(shown.as_bytes())?;
            for byte in chunk.invalid() {
                write!(self.sink, "<{byte:02X}>")?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.sink.flush()
    }
}

/// The text as the screen can show it: in its characters, with nothing in it that controls the terminal but line breaks and,
/// where there is colour, the codes for it.
fn shown(text: &str, screen: Screen) -> Cow<'_, str> {
    let plain = |byte: u8| byte == b'\n' || byte == b' ' || byte.is_ascii_graphic();
    if text.bytes().all(plain) {
        return Cow::Borrowed(text);
    }
    let letters = screen.letters(text);
    let mut shown = String::with_capacity(letters.len());
    let mut rest = &*letters;
    while let Some(c) = rest.chars().next() {
        let code = if screen.color { color_code(rest) } else { None };
        let taken = code.unwrap_or(c.len_utf8());
        if code.is_some() || c == '\n' {
            shown.push_str(&rest[..taken]);
        } else if !screen.unicode && c.is_whitespace() && is_visible(c) {
            shown.push(' ');
        } else if is_visible(c) {
            shown.push(c);
        } else {
            shown.push_str(&code_point(c));
        }
        rest = &rest[taken..];
    }
    Cow::Owned(shown)
}

impl fmt::Debug for Output<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Output")
            .field("screen", &self.screen)
            .field("terminal", &self.terminal)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::{Output, shown};
    use crate::render::Screen;
    use std::io::Write;

    const COLORED: Screen = Screen {
        color: true,
        ..Screen::PLAIN
    };
    const ASCII: Screen = Screen {
        unicode: false,
        ..Screen::PLAIN
    };

    #[test]
    fn nothing_but_line_breaks_and_colours_controls_the_terminal() {
        let text = "é\u{1b}[1;33mA\u{1b}[0m\n\t\u{1b}]0;title\u{7}\u{1b}[2J\u{202e}";
        assert_eq!(
            shown(text, COLORED),
            "é\u{1b}[1;33mA\u{1b}[0m\n<U+0009><U+001B>]0;title<U+0007><U+001B>[2J<U+202E>"
        );
        assert_eq!(shown("\u{1b}[1mA", Screen::PLAIN), "<U+001B>[1mA");
        assert_eq!(shown("\u{1b}[1", COLORED), "<U+001B>[1");
    }

    #[test]
    fn a_terminal_without_unicode_gets_ascii_only() {
        assert_eq!(
            shown("«\u{202f}été\u{202f}» \u{a0}!\u{2003}王", ASCII),
            "\"ete\"  ! <U+738B>"
        );
    }

    #[test]
    fn bytes_that_are_no_text_are_shown_as_numbers() {
        let mut sink = Vec::new();
        let mut output = Output::new(&mut sink, Screen::PLAIN, false, false);
        output.write_all(b"a\xff\xc3b").expect("memory takes all");
        drop(output);
        assert_eq!(sink, b"a<FF><C3>b");
    }

    #[test]
    fn a_document_loses_nothing_in_a_file_and_is_harmless_on_a_terminal() {
        let text = "{\u{200d}é}\n";
        for (terminal, wanted) in [(false, text), (true, "{<U+200D>e}\n")] {
            let mut sink = Vec::new();
            let mut output = Output::new(&mut sink, ASCII, terminal, false);
            output.document(text).expect("memory takes all");
            drop(output);
            assert_eq!(String::from_utf8(sink).as_deref(), Ok(wanted));
        }
    }

    #[test]
    fn sentences_are_folded_for_people_and_left_whole_for_programs() {
        let narrow = Screen {
            width: 20,
            ..Screen::PLAIN
        };
        for (terminal, wanted) in [
            (false, "one two three four five\n"),
            (true, "one two three four\nfive\n"),
        ] {
            let mut sink = Vec::new();
            let mut output = Output::new(&mut sink, narrow, terminal, false);
            output
                .tell("one two three four five")
                .expect("memory takes all");
            drop(output);
            assert_eq!(String::from_utf8(sink).as_deref(), Ok(wanted));
        }
    }
}
