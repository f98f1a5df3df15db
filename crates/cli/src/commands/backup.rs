//! `backup`: everything that a server keeps of tables in one file, while it goes on.

use crate::args::Backup;
use crate::console::Console;
use crate::destination::Destination;
use crate::failure::Failure;
use crate::kept::{bar, file, not_answered, not_opened, number, place, wait_for};
use rules::Message;
use store::BackupError;

pub(super) fn run(wanted: &Backup, console: &mut Console) -> Result<(), Failure> {
    let destination = Destination::check(&wanted.file, wanted.force.force, &[])?;
    if destination.is_stream() {
        // It has secrets in it, and is put in place when it is whole.
        return Err(Failure::Told(Message::plain("backup-stream")));
    }
    let place = place(&wanted.kept)?;
    let games = wait_for(async {
        let store = place.look().await.map_err(not_opened)?;
        let games = store.count_games().await.map_err(not_answered)?;
        let bar = bar(games, console.err);
        let made = store.backup_telling(&wanted.file, |written| bar.set(written));
        let made = made.await.map_err(|error| match error {
            BackupError::Write(error) => Failure::write(&wanted.file, error),
            error @ BackupError::Store(_) => Failure::Told(error.message()),
        });
        bar.end();
        store.close().await;
        made.map(|()| games)
    })?;
    Ok(console.say(
        "backup-made",
        &[file(&wanted.file), ("games", number(games))],
    )?)
}
