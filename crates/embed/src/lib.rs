//! For build scripts: lists the files of a folder as Rust source that includes them, so that a new file needs no line of code.
//! The list is an array of `(name, content)`, sorted by name, in `OUT_DIR`; names are paths from the folder with `/` in them.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// How the files are included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// As `&'static str`.
    Text,
    /// As `&'static [u8; _]`.
    Bytes,
}

/// Lists the files of a folder, named from the manifest of the crate that is built, in `OUT_DIR/<list>`. Files and folders
/// whose names begin with a dot are left out: notes of the tools that made them.
pub fn embed(folder: &str, list: &str, content: Content) -> Result<(), String> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or("cargo did not say where")?);
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo did not say where to")?);
    let folder = here.join(folder);
    let folder = folder
        .canonicalize()
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    println!("cargo::rerun-if-changed={}", folder.display());
    let source = source(&folder, content).map_err(|error| error.to_string())?;
    fs::write(out.join(list), source).map_err(|error| error.to_string())
}

fn source(folder: &Path, content: Content) -> io::Result<String> {
    let include = match content {
        Content::Text => "include_str",
        Content::Bytes => "include_bytes",
    };
    let mut files = Vec::new();
    collect(folder, "", &mut files)?;
    files.sort();
    let mut source = String::from("[\n");
    for (name, file) in files {
        let file = file.to_string_lossy();
        writeln!(source, "    ({name:?}, {include}!({file:?})),").map_err(io::Error::other)?;
    }
    source.push_str("]\n");
    Ok(source)
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with('.') {
            continue;
        }
        let name = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.push((name, entry.path()));
        }
    }
    Ok(())
}
