## `load`: many players at a server of this machine.

help-load = Play at many tables of a server on this machine at once, and check that nothing is lost
help-load-examples =
    Two players sit at each table, each with a connection of his own, and every tenth table is watched. They play legal
    moves at random. At the end both players, whoever watched, and the archive must tell the same of every game.
    A server that is killed and comes back is waited for; the server must have tables.

    Examples:
      ludotheca load --server http://127.0.0.1:8080
      ludotheca load --server http://127.0.0.1:8080 --tables 5000 --rate 1000 --seconds 60 --json
help-load-server = Where the server is: http://127.0.0.1:8080
help-load-tables = How many tables are played at
help-load-rate = How many moves a second are played at all of them together
help-load-seconds = For how many seconds
help-load-pid = The number of the server's process, to read its memory

load-opening = { $count ->
    [one] { $count } table open
   *[other] { $count } tables open
}
load-playing = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
load-comparing = { $count ->
    [one] { $count } table compared
   *[other] { $count } tables compared
}
load-played = Tables: { $tables }; games: { $games }; moves: { $moves }, { $rate } a second.
load-acknowledged = Acknowledged after { $p50 } ms (half), { $p99 } ms (99 %), { $max } ms (all).
load-arrived = With the opponent after { $p50 } ms (half), { $p99 } ms (99 %), { $max } ms (all).
load-memory = The server’s memory: { $mebibytes } MiB.
load-compared = Games of which all told the same: { $agreed }. Moves lost: { $lost }, doubled: { $doubled }; disagreements: { $disagreements }; connections opened again: { $reconnects }.

load-elsewhere = Only a server on this machine may be put under load: name it as http://127.0.0.1 or http://localhost, with its port.
load-files = { $tables } tables take { $needed } open files, and this system allows { $granted }. Ask for fewer tables, or allow more files (ulimit -n).
load-no-server = No tables are found there: { $why }. Start a server that has tables first.
load-unclean = Something was lost, or not everybody told the same; the report above says what.
