## What a server keeps of tables: where it lies, and the commands for it.

help-data = The directory of a server’s tables. Left out, LUDOTHECA_DATABASE decides, else it is ludotheca in the folder for your programs’ data
help-database = A PostgreSQL instead, as postgres://user:password@host/database. Others see command lines: the environment variable LUDOTHECA_DATABASE says the same unseen

help-backup = Write everything that a server keeps of tables into one file, while it goes on
help-backup-examples =
    The file shows everything as it was at one moment, and stands there when it is whole. Secrets are in it: you alone may read it.
    docs/store.md tells its format, docs/serving.md how the server makes backups by itself.
    
    Examples:
      ludotheca backup tables.backup
      ludotheca backup tables.backup --data /srv/ludotheca
      LUDOTHECA_DATABASE=postgres://club@localhost/games ludotheca backup tables.backup --force
help-backup-file = Where to write it

help-restore = Put what a backup holds in the place of everything that a server keeps
help-restore-examples =
    All of the backup is read and every game in it is played again first. Then everything is replaced at once, or nothing.
    The server must not run meanwhile. A backup of SQLite can be restored into PostgreSQL, and the other way round.
    
    Examples:
      ludotheca restore tables.backup --data /srv/ludotheca
      ludotheca restore tables.backup --force
help-restore-file = The backup
help-restore-force = Replace what is kept there already

help-export = Write all finished games as records
help-export-examples =
    Records need no server: “ludotheca replay”, “verify” and “analyse” read them, and so does the page. Into a folder each game is a
    file of its own, and what was exported before is left alone; otherwise all of them are in one file. The server may go on meanwhile.
    
    Examples:
      ludotheca export games/
      ludotheca export all.txt --data /srv/ludotheca
      ludotheca export - --json > all.json
help-export-out = Where to write them: a folder, which ends with a slash where it is new, or one file; - is the output

help-doctor = Play every stored game again and name what does not fit
help-doctor-examples =
    Nothing is changed, and the server may go on meanwhile. The exit status is 1 when something does not fit.
    
    Examples:
      ludotheca doctor
      ludotheca doctor --data /srv/ludotheca --json

store-no-home = Nothing says where your programs keep their data. Name a directory with --data, or a database with --database.

backup-made = { $games ->
    [one] The backup is in { $path }: { $games } game.
   *[other] The backup is in { $path }: { $games } games.
}
backup-stream = A backup has secrets in it, and is put in place when it is whole. Name a file.

restore-done = { $games ->
    [one] Restored: { $games } game with { $events } events.
   *[other] Restored: { $games } games with { $events } events.
}
restore-something = Something is kept there already, and nothing was replaced. Make a backup of it, then add --force.
restore-used = A server uses this database, or did a moment ago. Stop every server, wait for a quarter of a minute, and try again.

export-done = { $games ->
    [0] No game is over yet: { $path } has none.
    [one] The record of { $games } game is in { $path }.
   *[other] The records of { $games } games are in { $path }.
}
export-passed-over = { $count ->
    [one] { $count } game does not fit and was passed over. “ludotheca doctor” names it.
   *[other] { $count } games do not fit and were passed over. “ludotheca doctor” names them.
}

doctor-well = { $games ->
    [0] No game is stored, and nothing else is wrong.
    [one] The only game can be played again from its events, and nothing else is wrong.
   *[other] All { $games } games can be played again from their events, and nothing else is wrong.
}
doctor-found = { $count ->
    [one] { $count } thing does not fit.
   *[other] { $count } things do not fit.
}
