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

### Measuring advice.

arena-advice-other = { $path } holds what was found with other nodes, another seed or another program. Choose another folder with --out.
arena-advice-none = There is no advice to measure in { $game }.
arena-advice-progress = { $variant }: { $advice }
arena-advice-found = { $advice } ({ $variant }, { $positions } positions): the engine follows it in { $share } % (± { $shareerror }), a blind choice in { $chance } %; ignoring it costs { $cost } percentage points (± { $costerror }) of win chance.
arena-advice-few = { $advice } ({ $variant }): only { $positions } positions in { $games } games. Ask for more with --most-games.
arena-advice-kept = What was found is kept in { $folder }; the same command goes on from there. What the rule book tells is written to { $files }.
