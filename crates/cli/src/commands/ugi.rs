//! `ugi`: the protocol on the process's own streams.

use crate::closed_output::end_with_the_reader;
use crate::console::Console;
use crate::failure::Failure;
use crate::ugi::{Session, serve};
use std::io::{self, BufReader};
use words::Language;

pub(super) fn run(console: &mut Console) -> Result<(), Failure> {
    end_with_the_reader();
    // The option's default, whatever the person's own language: a program is at the other end.
    let mut session = Session::new(Language::En);
    // Not locked: the lines are read by a thread of their own.
    Ok(serve(
        BufReader::new(io::stdin()),
        console.out.data(),
        &mut session,
    )?)
}
