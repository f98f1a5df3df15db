## The protocol: what follows “info error”. One line each.

ugi-not-utf8 = the line is not UTF-8 text
ugi-line-too-long = the line is too long
ugi-unknown-command = unknown command: { $found }
ugi-unknown-query = unknown query: { $found } (there are legalmoves, position, ending, result, p1turn, gameover, why)
ugi-too-much = this does not belong here: { $found }
ugi-setoption-form = expected: setoption name <option> value <value>
ugi-unknown-option = unknown option: { $found } (there are Variant and Language)
ugi-unknown-variant = unknown variant: { $found }
ugi-unknown-language = unknown language: { $found } (there are en and fr)
ugi-position-form = expected: position startpos [moves …] or position fen <position> [moves …]
ugi-bad-move = move { $number }, { $move }: { $problem }
ugi-perft-form = expected: perft <depth>, with a depth from 0 to { $most }
ugi-perft-stopped = perft stopped
ugi-nothing-to-stop = there is nothing to stop
ugi-no-search = this program does not choose moves yet
