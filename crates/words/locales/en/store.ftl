## The store: why it does not answer.

store-busy = The store is busy. Try again in a moment.
store-unreachable = The database does not answer ({ $why }). Try again in a moment; what you have done is kept as far as it was confirmed.
store-full = No space is left for the store. Nothing more can be played until somebody makes room.
store-disk = The disk of the store does not work ({ $why }). Try again in a moment; what was confirmed is kept.
store-closed = The server is about to stop. Try again in a moment.
store-refused = The database refused this ({ $why }). That is a mistake of ours; please report it.
store-unreadable = Something stored cannot be read: { $what } ({ $why }). `ludotheca doctor` tells how much is affected.
store-misnumbered = The events of the game { $game } do not follow each other. That is a mistake of ours; please report it.

## The store: why it cannot be opened.

store-in-use = Another program uses { $folder }. Stop it first, or choose another directory with --data.
store-folder = { $folder } cannot be used ({ $why }). Choose another directory with --data, or see to it that this one can be written to.
store-nothing = Nothing is stored in { $folder } yet. Name another directory with --data, or a database with --database.
store-address = This is no address of a PostgreSQL ({ $why }). It looks like postgres://user:password@host/database.
store-newer = A newer version of Ludotheca has written here: the schema is { $found }, and this program knows { $known }. Use the newer program, or restore a backup that is as old as this one.
store-older = A server of an older version uses this store: the schema is { $found }, and this program has { $known }. Use the older program, or stop the server first.
store-other-schema = Step { $step } of the schema is not the one that this program would have made, or was left half done. Restore a backup into an empty place.
store-setting = { $name } is { $found }, so that a power cut would lose moves that were confirmed. Set it to { $wanted }.
store-copy = Before the schema is changed the file is copied, and that was not possible ({ $why }). Nothing was changed.

## Backups of the store.

store-backup = The backup could not be written ({ $why }).
store-export = The records could not be written ({ $why }).
store-backup-read = The backup could not be read ({ $why }). Nothing was replaced.
store-backup-other = This file is no backup of the store. Nothing was replaced.
store-backup-newer = A newer version of Ludotheca has made this backup: it is of version { $found }, and this program knows { $known }. Nothing was replaced.
store-backup-damaged = The backup is damaged in line { $line } ({ $why }). Nothing was replaced.
store-backup-short = The backup is cut short: its end is missing. Nothing was replaced.
store-backup-checksum = The backup is not what was written: its checksum is another one. Nothing was replaced.
store-backup-unfit =
    In the backup: { $complaint ->
        [store-game-misfiled] { store-game-misfiled }
        [store-game-mislisted] { store-game-mislisted }
       *[store-game-unplayable] { store-game-unplayable }
    } Nothing was replaced.

## What the doctor finds.

store-game-unplayable = { $game }: its events cannot be played again ({ $why }).
store-game-misfiled = { $game }: version { $version } is filed as another event than it is.
store-game-mislisted = { $game }: it is listed otherwise than its events say.
store-game-orphaned = { $game }: there is no such game, but something that belongs to it.
store-damaged = The file of the database is damaged ({ $why }). Restore a backup into an empty place.
