//! Quoting what somebody typed, without anything that would upset a terminal or a protocol.

use rules::quote::visible;
use std::path::Path;

/// The beginning of the text, with everything that cannot be seen shown by its code point.
pub(crate) fn quoted(text: &str) -> String {
    rules::quote::quoted(text, 60)
}

/// The name of a file or folder; whole, because somebody may want to go there.
pub(crate) fn path_name(path: &Path) -> String {
    visible(&path.to_string_lossy()).into_owned()
}
