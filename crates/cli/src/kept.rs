//! Where a server keeps what happens at tables: as somebody says, or where programs of this system keep such things.

use crate::args::Kept;
use crate::failure::Failure;
use crate::progress::{Bar, Layout};
use crate::render::Screen;
use rules::{Message, Value};
use std::ffi::OsString;
use std::future::Future;
use std::path::{Path, PathBuf};
use store::{OpenError, Place, StoreError};

/// An address with a password in it does not belong on a command line, which others can read.
const DATABASE: &str = "LUDOTHECA_DATABASE";

/// What is said on the command line, else in the environment, else the usual directory.
pub(crate) fn place(kept: &Kept) -> Result<Place, Failure> {
    place_among(kept, |name| std::env::var_os(name))
}

fn place_among(kept: &Kept, variable: impl Fn(&str) -> Option<OsString>) -> Result<Place, Failure> {
    if let Some(address) = &kept.database {
        return Ok(Place::Postgres(address.clone()));
    }
    if let Some(folder) = &kept.data {
        return Ok(Place::Directory(folder.clone()));
    }
    let said = |name: &str| variable(name).filter(|value| !value.is_empty());
    if let Some(address) = said(DATABASE) {
        return Ok(Place::Postgres(address.to_string_lossy().into_owned()));
    }
    usual_folder(said)
        .map(Place::Directory)
        .ok_or_else(|| Failure::Told(Message::plain("store-no-home")))
}

/// Where data of one person's programs lie; relative names mean nothing there.
fn usual_folder(said: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let folder = |name: &str| Some(PathBuf::from(said(name)?)).filter(|path| path.is_absolute());
    if cfg!(windows) {
        return Some(folder("LOCALAPPDATA")?.join("Ludotheca"));
    }
    if cfg!(target_os = "macos") {
        return Some(folder("HOME")?.join("Library/Application Support/Ludotheca"));
    }
    let data = folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")))?;
    Some(data.join("ludotheca"))
}

/// Waits for something that the store does.
pub(crate) fn wait_for<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    runtime.map_err(Failure::Output)?.block_on(work)
}

pub(crate) fn not_opened(error: OpenError) -> Failure {
    Failure::Told(error.message())
}

pub(crate) fn not_answered(error: StoreError) -> Failure {
    Failure::Told(error.message())
}

/// A bar over so many games.
pub(crate) fn bar(games: u64, screen: Screen) -> Bar {
    Bar::new(Some(games), Layout::MessageFirst, screen)
}

/// So many, for a sentence.
pub(crate) fn number(count: u64) -> Value {
    Value::Number(count as i64)
}

/// A file, for a sentence.
pub(crate) fn file(path: &Path) -> (&'static str, Value) {
    ("path", Value::Text(crate::quote::path_name(path)))
}

#[cfg(test)]
mod tests {
    use super::place_among;
    use crate::args::Kept;
    use std::path::PathBuf;
    use store::Place;

    fn among(data: Option<&str>, database: Option<&str>, set: &[(&str, &str)]) -> Option<Place> {
        let kept = Kept {
            data: data.map(PathBuf::from),
            database: database.map(str::to_owned),
        };
        let found = place_among(&kept, |name| {
            let (_, value) = set.iter().find(|(known, _)| *known == name)?;
            Some((*value).into())
        });
        found.ok()
    }

    #[test]
    fn what_is_said_comes_before_what_the_environment_says() {
        let url = "postgres://club@localhost/games";
        let set = [("LUDOTHECA_DATABASE", url), ("HOME", "/home/ada")];
        let database = || Some(Place::Postgres(url.to_owned()));
        assert_eq!(among(None, None, &set), database());
        assert_eq!(among(None, Some(url), &[]), database());
        let here = Some(Place::Directory(PathBuf::from("here")));
        assert_eq!(among(Some("here"), None, &set), here);
    }

    #[cfg(all(unix, not(target_os = "macos")))]
    #[test]
    fn data_lie_where_programs_of_this_person_keep_theirs() {
        let folder = |path: &str| Some(Place::Directory(PathBuf::from(path)));
        let home = ("HOME", "/home/ada");
        for (set, expected) in [
            (&[home][..], folder("/home/ada/.local/share/ludotheca")),
            (
                &[home, ("XDG_DATA_HOME", "/data"), ("LUDOTHECA_DATABASE", "")],
                folder("/data/ludotheca"),
            ),
            (
                &[home, ("XDG_DATA_HOME", "data")],
                folder("/home/ada/.local/share/ludotheca"),
            ),
            (&[], None),
        ] {
            assert_eq!(among(None, None, set), expected, "{set:?}");
        }
    }
}
