//! Files of JSON that a command left behind and finds again.

use crate::failure::Failure;
use serde::de::DeserializeOwned;
use std::path::Path;

/// The notes of all games that a measuring may play have some 10 MB.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// What a file says, if there is one.
pub(crate) fn read_json<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, Failure> {
    let json = match files::read(path, MOST_BYTES) {
        Ok(json) => json,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => {
            return Err(Failure::File {
                path: path.to_owned(),
                error,
            });
        }
    };
    let read = rules::json::read(&json).map_err(|error| Failure::Json {
        path: path.to_owned(),
        error,
    })?;
    Ok(Some(read))
}
