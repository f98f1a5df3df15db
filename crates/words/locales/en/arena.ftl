## Matches between players: results, and what went wrong with what to do about it.

arena-result = { $first } against { $second }: { $score } % of the points (95 % interval: { $low } to { $high }), Elo { $elo } ({ $elolow } to { $elohigh }).
arena-counts =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $wins } won, { $draws } drawn, { $losses } lost; player 1, who begins, won { $beginner }.
arena-pairs = Pairs with 0, ½, 1, 1½ and 2 points: { $counts }.
arena-sprt-zero = Sequential test: { $zero } Elo is accepted rather than { $one } (log-likelihood ratio { $ratio }, bounds { $low } and { $high }).
arena-sprt-one = Sequential test: { $one } Elo is accepted rather than { $zero } (log-likelihood ratio { $ratio }, bounds { $low } and { $high }).
arena-sprt-open = Sequential test: undecided between { $zero } and { $one } Elo (log-likelihood ratio { $ratio }, bounds { $low } and { $high }). More games may decide.
arena-rate-nodes = { $player }: { $rate } nodes a second.
arena-rate-playouts = { $player }: { $rate } random games a second.
arena-faults = Games that { $player } lost by its own fault: crashes { $crashes }, time { $late }, illegal moves { $illegal }, errors reported { $errors }.
arena-adjudicated =
    { $count ->
        [one] { $count } game was adjudicated as drawn for its length.
       *[other] { $count } games were adjudicated as drawn for their length.
    }
arena-kept = The games and the results are in { $folder }. The same command goes on from there.
arena-progress-faults =
    { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }

### What is wrong with a player.

arena-bad-player = “{ $player }” is no player. { $problem }
arena-player-no-text = “{ $player }” cannot be a player: it is not UTF-8 text. Give the file or the program another name.
arena-player-unknown = There is no kind “{ $found }”. Known are random, novice, greedy, uct, engine, level and ugi.
arena-player-without-options = { $kind } takes no options, not even “{ $found }”.
arena-player-unknown-option = { $kind } has no option “{ $found }”. It has { $known }.
arena-player-option-twice = { $option } is given more than once.
arena-player-option-value = { $option } must be a whole number from { $least } to { $most }, not “{ $found }”.
arena-player-option-form = “{ $found }” is not of the form name=value.
arena-player-no-program = Name the program after “ugi:”.
arena-player-open-quote = In the command of the program a quotation mark is opened and not closed, or a backslash stands last. It is split as a shell splits it.

### What is wrong with a match.

arena-odd-games = Games are played in pairs with seats swapped: { $found } is no even number above zero.
arena-too-few-players = A match needs at least two players.
arena-player-twice = { $player } is in the match more than once.
arena-sprt-players = A sequential test needs exactly two players.
arena-sprt-form = “{ $found }” is not of the form elo0,elo1, for instance 0,5.
arena-sprt-bounds = In a sequential test the first Elo lies below the second, and both lie between -1000 and 1000.
arena-sprt-chances = The chances of error, alpha and beta, lie between 0 and 0.5.
arena-unreadable-clock = “{ $found }” is no clock. Write seconds for the game and for each move, for instance 10+0.1.
arena-unknown-openings = There are no openings called “{ $found }”. Choose tuning or held-back.
arena-unstartable = { $player } cannot be started ({ $reason }). Check the path of the program.
arena-no-memory = There is not enough free memory for { $player }: each of its tables takes { $mebibytes } MiB, and every game under way has its own. Choose a smaller hash, or fewer games at the same time with --concurrency.
arena-no-threads = { $player } wants { $wanted } threads, and { $had } can be started. Choose fewer threads.
arena-silent = { $player } did not answer within { $seconds } seconds. Does the program speak UGI?
arena-unfit = { $player } does not play { $variant }: { $said }
arena-crashed-at-start = { $player } ended before the first game. Does the program speak UGI?

### What is wrong with a file of weights.

arena-weights-unreadable = { $path } is no file of weights. “ludotheca fit” writes such files.
arena-weights-format = { $path } holds weights of format { $format }, which this program does not know.
arena-weights-missing = { $path } has no weights for { $variant }.
arena-weights-missing-feature = { $path }: the weights for { $set } lack “{ $feature }”.
arena-weights-unknown-feature = { $path }: the weights for { $set } have “{ $feature }”, which this program does not know.
arena-weights-too-large = { $path }: of the weights for { $set }, “{ $feature }” is too large.

### What is wrong with the folder of a match.

arena-other-match = { $folder } holds another match: “{ $what }” in its match.json is not the same. Choose another folder with --out.
arena-changed-file = { $file } is not what it was when the match in { $folder } began. Put the earlier file back, or choose another folder with --out for a new match.
arena-changed-program =
    { $what ->
        [levels] The program’s own levels
       *[weights] The program’s own weights
    } are not those with which the match in { $folder } began. Go on with the earlier program, or choose another folder with --out for a new match.
arena-lost-setup = { $path } is missing or was cut off, and the games beside it may be another match’s. Restore the file, or choose another folder with --out.
arena-unreadable-setup = { $path } cannot be read as the set-up of a match. Choose another folder with --out.
arena-unreadable-line = { $path }: line { $line } is no line of this match. Choose another folder with --out, or restore the file.
arena-in-use = A match is under way in { $folder }. Wait for its end, or choose another folder with --out.
