## The protocol: what follows “info error”. One line each.

ugi-not-utf8 = the line is not UTF-8 text
ugi-line-too-long = the line is too long
ugi-line-dropped = too many lines wait, so this one was not kept: say it again later
ugi-unknown-command = unknown command: { $found }
ugi-unknown-query = unknown query: { $found } (there are legalmoves, position, ending, result, p1turn, gameover, why)
ugi-too-much = this does not belong here: { $found }
ugi-setoption-form = expected: setoption name <option> value <value>
ugi-unknown-option = unknown option: { $found } (there are Variant, Language, Threads, Hash, MultiPV, Seed and Opponent)
ugi-unknown-variant = unknown variant: { $found }
ugi-unknown-language = unknown language: { $found } (there are en and fr)
ugi-position-form = expected: position startpos [moves …] or position fen <position> [moves …]
ugi-bad-move = move { $number }, { $move }: { $problem }
ugi-perft-form = expected: perft <depth>, with a depth from 0 to { $most }
ugi-perft-stopped = perft stopped
ugi-nothing-to-stop = there is nothing to stop
ugi-go-form = expected: go depth <n>, nodes <n>, movetime <ms>, p1time <ms> p2time <ms> [p1inc <ms>] [p2inc <ms>], several of these, or go infinite
ugi-go-unknown = go does not know this: { $found } (there are depth, nodes, movetime, p1time, p2time, p1inc, p2inc, infinite)
ugi-go-twice = go has this twice: { $found }
ugi-go-number = a number that makes sense is missing after { $found }
ugi-go-infinite = infinite does not go with a limit: say one or the other
ugi-go-increment = an increment needs the clock of the same player
ugi-go-clock = the clock of the player to move is missing
ugi-option-range = { $option } takes a number from { $least } to { $most }, not { $found }
ugi-bad-opponent = no opponent: { $found }. { $problem }
ugi-no-memory = there is no memory to spare for { $wanted } MiB of Hash
ugi-no-threads = no more than { $had } threads can be started
