//! `restore`: what a backup holds in the place of everything that a server keeps of tables.

use crate::args::Restore;
use crate::console::Console;
use crate::failure::Failure;
use crate::kept::{not_answered, not_opened, number, place, wait_for};
use crate::progress::{Bar, Layout};
use rules::Message;
use std::path::Path;
use std::sync::Arc;
use store::{Place, RestoreError, Store, StoreError};
use tables::Millis;

/// A server gives a sign of life much more often.
const SILENCE: Millis = Millis(15_000);

pub(super) fn run(wanted: &Restore, console: &mut Console) -> Result<(), Failure> {
    let length = length(&wanted.file)?;
    let place = place(&wanted.kept)?;
    let restored = wait_for(async {
        let store = place.open().await.map_err(not_opened)?;
        let restored = replace(wanted, &place, &store, length, console).await;
        store.close().await;
        restored
    })?;
    let numbers = [
        ("games", number(restored.games)),
        ("events", number(restored.events)),
    ];
    Ok(console.say("restore-done", &numbers)?)
}

async fn replace(
    wanted: &Restore,
    place: &Place,
    store: &Store,
    length: u64,
    console: &Console<'_>,
) -> Result<store::Restored, Failure> {
    // A directory is ours alone by now; a database may have other servers, which would go on with games that are not there any more.
    if matches!(place, Place::Postgres(_)) && is_used(store).await.map_err(not_answered)? {
        return Err(Failure::Told(Message::plain("restore-used")));
    }
    if !wanted.force && !store.is_empty().await.map_err(not_answered)? {
        return Err(Failure::Told(Message::plain("restore-something")));
    }
    // It is read twice: to verify it, and to store it.
    let bar = Arc::new(Bar::new(
        Some(2 * length),
        Layout::MessageFirst,
        console.err,
    ));
    let shown = Arc::clone(&bar);
    let restored = store
        .restore_telling(&wanted.file, move |bytes| shown.set(bytes))
        .await;
    bar.end();
    restored.map_err(|error| match error {
        RestoreError::Read(error) => unreadable(&wanted.file, error),
        error => Failure::Told(error.message()),
    })
}

/// Whether a server gave a sign of life just now.
async fn is_used(store: &Store) -> Result<bool, StoreError> {
    let now = store.now().await?;
    let last = store.last_beat().await?;
    Ok(last.is_some_and(|last| now - last < SILENCE))
}

/// How many bytes the file has, if it is one; before anything is made where it would be restored.
fn length(path: &Path) -> Result<u64, Failure> {
    let found = std::fs::File::open(path).and_then(|file| file.metadata());
    let found = found.map_err(|error| unreadable(path, error))?;
    if found.is_dir() {
        return Err(unreadable(path, std::io::ErrorKind::IsADirectory.into()));
    }
    Ok(found.len())
}

fn unreadable(path: &Path, error: std::io::Error) -> Failure {
    Failure::File {
        path: path.to_owned(),
        error,
    }
}
