//! Reading a whole file with a bound: what is far too large for what it should be never fills the memory.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// What a file holds, if it has no more bytes than that; devices without an end have more.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    // One byte more than may be read is enough to refuse it.
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}
