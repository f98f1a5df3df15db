//! Where a command writes what it makes: a file that was checked before the work began, or the program's own output.

use crate::console::Console;
use crate::failure::Failure;
use crate::quote::path_name;
use files::Existing;
use rules::Value;
#[cfg(feature = "print")]
use std::io::Write;
use std::path::Path;

/// What names the program's own output. The file behind it is open already and is written to in order with everything else.
const STANDARD: [&str; 4] = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];
/// The file that is read where `-` is the input, so that it is not overwritten either.
const STANDARD_INPUT: &str = "/dev/stdin";

/// A checked output.
#[derive(Debug)]
pub(crate) enum Destination {
    Standard,
    File(files::OutputFile),
}

impl Destination {
    /// Checks that this place can be written to: with `force` even if a file is there already, and never if it is one of those that are
    /// read.
    pub(crate) fn check(
        path: &Path,
        force: bool,
        inputs: &[&Path],
    ) -> Result<Destination, Failure> {
        if STANDARD.iter().any(|standard| path == Path::new(standard)) {
            return Ok(Destination::Standard);
        }
        let existing = if force {
            Existing::Replace
        } else {
            Existing::Refuse
        };
        let inputs: Vec<&Path> = inputs.iter().copied().map(file_of_input).collect();
        files::OutputFile::check(path, existing, &inputs)
            .map(Destination::File)
            .map_err(|error| Failure::write(path, error))
    }

    pub(crate) fn write(&mut self, text: &str, console: &mut Console) -> Result<(), Failure> {
        match self {
            Destination::Standard => Ok(console.out.document(text)?),
            Destination::File(file) => file
                .write(text.as_bytes())
                .map_err(|error| Failure::write(file.path(), error)),
        }
    }

    /// Writes what is no text.
    #[cfg(feature = "print")]
    pub(crate) fn write_bytes(
        &mut self,
        bytes: &[u8],
        console: &mut Console,
    ) -> Result<(), Failure> {
        match self {
            Destination::Standard => Ok(console.out.data().write_all(bytes)?),
            Destination::File(file) => file
                .write(bytes)
                .map_err(|error| Failure::write(file.path(), error)),
        }
    }

    /// Whether it is a screen, which shows text only.
    #[cfg(feature = "print")]
    pub(crate) fn is_terminal(&self, console: &Console) -> bool {
        matches!(self, Destination::Standard) && console.out.is_terminal()
    }

    /// Whether every text follows the one before instead of replacing it.
    pub(crate) fn is_stream(&self) -> bool {
        match self {
            Destination::Standard => true,
            Destination::File(file) => file.is_stream(),
        }
    }

    /// Whether this path leads to the same file.
    pub(crate) fn is_at(&self, path: &Path) -> bool {
        match self {
            Destination::Standard => false,
            Destination::File(file) => file.path() == path || files::is_same(file.path(), path),
        }
    }

    /// The file, for sentences; `None` for the program's own output, where whatever reads it wants to read nothing else.
    pub(crate) fn name(&self) -> Option<Value> {
        match self {
            Destination::Standard => None,
            Destination::File(file) => Some(path_name(file.path()).into()),
        }
    }
}

fn file_of_input(path: &Path) -> &Path {
    if path == Path::new("-") {
        Path::new(STANDARD_INPUT)
    } else {
        path
    }
}
