//! Lines of input with a bound: whatever somebody sends, no line takes more memory than this.

use std::io::{self, BufRead, Read};

/// A line without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoundedLine {
    Bytes(Vec<u8>),
    TooLong,
}

/// The next line of at most so many bytes, or `None` at the end of the input. A line that is too long is passed over to its end.
pub fn read_line(input: &mut impl BufRead, longest: usize) -> io::Result<Option<BoundedLine>> {
    let mut bytes = Vec::new();
    // Two more than the longest line: its end may be CR LF.
    let bound = longest as u64 + 2;
    if input.take(bound).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    let ended = bytes.ends_with(b"\n");
    if ended {
        bytes.pop();
    }
    if bytes.ends_with(b"\r") {
        bytes.pop();
    }
    if bytes.len() > longest {
        if !ended {
            skip_line(input)?;
        }
        return Ok(Some(BoundedLine::TooLong));
    }
    // Lines may have to wait, many of them: without the room that reading has left.
    bytes.shrink_to_fit();
    Ok(Some(BoundedLine::Bytes(bytes)))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if buffer.is_empty() {
            return Ok(());
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}
