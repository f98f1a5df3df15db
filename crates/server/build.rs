//! With the feature `embed-page`, lists the files of the built page for `src/embedded.rs` to include.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_EMBED_PAGE").is_none() {
        return;
    }
    if let Err(problem) = list_page() {
        println!("cargo::error=the page cannot be embedded: {problem}");
    }
}

fn list_page() -> Result<(), String> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or("cargo did not say where")?);
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo did not say where to")?);
    let page = here.join("../../web/dist");
    let page = page
        .canonicalize()
        .map_err(|_| "there is no web/dist; `cargo xtask page` builds it".to_owned())?;
    println!("cargo::rerun-if-changed={}", page.display());
    let mut files = Vec::new();
    collect(&page, &mut files).map_err(|error| error.to_string())?;
    files.sort();
    let mut list = String::from("[\n");
    for file in files {
        let name = file
            .strip_prefix(&page)
            .map_err(|error| error.to_string())?;
        let parts: Vec<_> = name.iter().map(|part| part.to_string_lossy()).collect();
        let (name, file) = (parts.join("/"), file.to_string_lossy());
        writeln!(list, "    ({name:?}, include_bytes!({file:?})),")
            .map_err(|error| error.to_string())?;
    }
    list.push_str("]\n");
    fs::write(out.join("page.rs"), list).map_err(|error| error.to_string())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        // Notes of the tools that built it; the server would not show them either.
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), files)?;
        } else {
            files.push(entry.path());
        }
    }
    Ok(())
}
