//! Where what was fitted goes: into a file, or to the output, and never nowhere.

use crate::args::Fit;
use crate::console::Console;
use crate::destination::Destination;
use crate::failure::Failure;
use std::io::{self, Write};
use std::path::Path;

/// The file that was asked for, or the usual one.
pub(super) fn output(wanted: &Fit, usual: &str) -> Result<Destination, Failure> {
    let path = wanted.out.as_deref().unwrap_or(Path::new(usual));
    Destination::check(path, wanted.force.force, &[])
}

/// Writes what was fitted, and tells what was found and where it is.
pub(super) fn keep(
    output: &mut Destination,
    text: &str,
    found: &[String],
    where_it_is: &str,
    console: &mut Console,
) -> Result<(), Failure> {
    let written = output.write(text, console);
    let Some(name) = output.name() else {
        // Whoever reads the output wants the file alone.
        found
            .iter()
            .try_for_each(|sentence| writeln!(io::stderr(), "{sentence}"))?;
        return written;
    };
    for sentence in found {
        writeln!(console.out, "{sentence}")?;
    }
    match written {
        Ok(()) => Ok(console.say(where_it_is, &[("file", name)])?),
        Err(failure) => {
            // Hours of work are not lost for want of a file.
            console.say("levels-fit-here", &[])?;
            console.out.write_all(text.as_bytes())?;
            Err(failure)
        }
    }
}
