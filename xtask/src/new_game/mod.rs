//! `cargo xtask new-game NAME`: lays out everything that a game has, with a small game that is complete and can be played at
//! once, to be changed into another. `docs/a-fifth-game.md` tells what each file is for.

mod catalogs;
mod name;
#[cfg(test)]
mod places;
mod proof;
mod template;

use crate::shell::{Failure, cargo, cargo_command, root, run as run_command};
use name::Name;
pub(crate) use proof::prove;
use std::fs;
use std::path::Path;

pub(crate) fn run(name: &str) -> Result<(), Failure> {
    let name = Name::new(name)?;
    let made = lay_out(&root(), &name)?;
    cargo(&["fmt", "--all"])?;
    write_what_follows()?;
    eprintln!(
        "\n{}: {} files were laid out, its rules are {}-1 to {}-4. `cargo xtask dev` shows it on the page; docs/a-fifth-game.md tells \
         how to make another game of it.",
        name.id,
        made.len(),
        name.prefix,
        name.prefix
    );
    Ok(())
}

/// Writes the template's files and the lines of the catalogs; returns what was written. Nothing is, where anything is in the way.
fn lay_out(root: &Path, name: &Name) -> Result<Vec<String>, Failure> {
    let files = template::files()?;
    let named: Vec<(String, String)> = files
        .into_iter()
        .map(|(path, text)| (name.put_into(&path), name.put_into(&text)))
        .collect();
    if let Some((path, _)) = named.iter().find(|(path, _)| root.join(path).exists()) {
        return Err(Failure(format!(
            "{path} is there already; choose another name than {}",
            name.id
        )));
    }
    let catalogs = catalogs::with(root, name)?;
    for (path, text) in named.iter().chain(&catalogs) {
        write(&root.join(path), text)?;
    }
    Ok(named.into_iter().map(|(path, _)| path).collect())
}

fn write(file: &Path, text: &str) -> Result<(), Failure> {
    let failed = |error: String| Failure(format!("{} cannot be written: {error}", file.display()));
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(|error| failed(error.to_string()))?;
    }
    files::replace(file, text.as_bytes()).map_err(|error| failed(error.to_string()))
}

/// What the program itself writes down of a game: a golden game of each variant, the picture of the board, the table of levels.
fn write_what_follows() -> Result<(), Failure> {
    let golden = ["test", "--package", "ludotheca-rules", "--test", "golden"];
    run_command(cargo_command(&golden).env("INSTA_UPDATE", "always"))?;
    let documents = ["test", "--package", "ludotheca", "--test", "documents"];
    run_command(cargo_command(&documents).env("LUDOTHECA_WRITE_DOCUMENTS", "1"))
}
