//! Where a command reads and writes, and in which language: the process's own streams, or memory in tests.

use crate::args::Colors;
use crate::environment::Environment;
use crate::output::Output;
use crate::render::Screen;
use std::fmt;
use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal};
use words::{Language, Words};

/// Where the program runs.
pub struct Surroundings<'a> {
    pub input: Box<dyn BufRead + 'a>,
    pub out: Output<'a>,
    pub err: Output<'a>,
    /// What is spoken when nobody asks for a language.
    pub language: Language,
}

impl fmt::Debug for Surroundings<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Surroundings")
            .field("out", &self.out)
            .field("err", &self.err)
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

impl Surroundings<'_> {
    pub(crate) fn of_process() -> Surroundings<'static> {
        let environment = Environment::of_process();
        let columns =
            terminal_size::terminal_size().map(|(terminal_size::Width(width), _)| width.into());
        let screen = |terminal| environment.screen(terminal, columns);
        let folds = environment.columns().is_some();
        let (out, err) = (io::stdout(), io::stderr());
        let (out_seen, err_seen) = (out.is_terminal(), err.is_terminal());
        Surroundings {
            // Not locked: the protocol reads the same stream in a thread of its own.
            input: Box::new(BufReader::new(io::stdin())),
            out: Output::new(BufWriter::new(out), screen(out_seen), out_seen, folds),
            err: Output::new(err, screen(err_seen), err_seen, folds),
            language: environment.language(),
        }
    }
}

/// The streams and the words of a command.
pub(crate) struct Console<'a> {
    pub(crate) words: &'a Words,
    pub(crate) input: Box<dyn BufRead + 'a>,
    pub(crate) out: Output<'a>,
    /// What the error output can show, where bars tell how far things have come.
    pub(crate) err: Screen,
}

impl Console<'_> {
    /// What the output can show.
    pub(crate) fn screen(&self) -> Screen {
        self.out.screen
    }

    /// Writes colours as somebody asked for.
    pub(crate) fn choose(&mut self, colors: Colors) {
        self.out.screen.color = colors.wanted(self.out.screen.color);
    }

    /// A sentence in characters that can be shown.
    pub(crate) fn text(&self, id: &str, args: &[(&str, rules::Value)]) -> String {
        let sentence = self.words.text(id, args);
        self.screen().letters(&sentence).into_owned()
    }

    /// Writes a sentence on a line of its own.
    pub(crate) fn say(&mut self, id: &str, args: &[(&str, rules::Value)]) -> io::Result<()> {
        let sentence = self.words.text(id, args);
        self.out.tell(&sentence)
    }
}
