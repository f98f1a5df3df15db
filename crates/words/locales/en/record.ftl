## Records: how games ended at the table, and what is wrong with a record that is refused.

ended-win = { $player } wins: { $how }.
ended-draw = Draw: { $how }.
ended-open = No result: { $how }.
ended-resign = the other side resigned
ended-time = the other side ran out of time
ended-agreement = both sides agreed
ended-abandoned = the game was abandoned
ended-adjudicated = an arbiter decided

record-at = Line { $line }, column { $column }: { $problem }
record-within = At { $field }: { $problem }

record-too-long = the record is longer than { $most } MiB.
record-not-utf8 = this is not UTF-8 text. Save the record in UTF-8.
record-control-character = the control character { $code } may not stand in tags or comments.
record-unexpected = “{ $found }” does not belong here.
record-tag-form = a tag is written [Name "value"].
record-tag-name = “{ $name }” is not the name of a tag: a letter, then letters, digits and _, at most 64 in all.
record-tag-twice = the tag { $name } is given twice.
record-tag-reserved = the tag { $name } is written from the game itself and cannot be set.
record-tag-missing = the tag { $name } is missing.
record-too-many-tags = there are more than { $most } tags.
record-bad-escape = a backslash stands only before another backslash, before " in a tag, or before {"}"} or a bracket in a comment.
record-unclosed-tag = the tag that begins here is never closed.
record-unclosed-comment = the comment that begins here is never closed: {"}"} is missing.
record-unclosed-variation = the variation that begins here is never closed: ) is missing.
record-stray-closing = no variation is open that this ) could close.
record-nothing-to-vary = a variation follows the move that it replaces, and here is none yet.
record-empty-variation = a variation needs a move.
record-nested-too-deep = variations are nested more than { $most } deep.
record-too-many-moves = there are more than { $most } moves.
record-unknown-format = this record has format “{ $found }”; this program reads formats up to { $known }.
record-unknown-variant = there is no variant “{ $found }”.
record-position = the position cannot be read.
record-unknown-result = the result is 1, 2, draw or *, not “{ $found }”.
record-unknown-termination = “{ $found }” is neither a rule nor one of resign, time, agreement, abandoned, adjudicated.
record-wrong-number = the next move has the number { $wanted } and not { $found }.
record-move = the move { $move } cannot be played.
record-no-roll-now = “{ $found }” looks like a roll, but no roll is due here.
record-roll-awaited = a roll with a colon is due here, such as 63:, and not “{ $found }”.
record-result-missing = the record stops without its result: 1, 2, draw or *.
record-results-differ = the result here is { $end }, but the tag Result says { $tag }.
record-after-result = nothing may follow the result.
record-ends-otherwise = after these moves the game has ended by rule { $rule } with the result { $result }; Result and Termination must say so.
record-not-over = rule { $rule } does not end the game after these moves.
record-termination-missing = the rules do not end the game here: with the result { $result } the tag Termination must say what did.
record-result-unfit = the result { $result } and the termination { $termination } do not go together.

record-unknown-glyph = “{ $found }” is not a glyph: $1 to $6 stand for !, ?, !!, ??, !? and ?!.
record-glyph-twice = a move has one glyph, and this one has its own already.
record-nothing-to-judge = a glyph follows the move that it speaks of, and here is none yet.
record-unclosed-code = the code that begins here is never closed: ] is missing.
record-code-name = “{ $name }” is not the name of a code: a letter, then letters, digits and _, at most 64 in all.
record-code-twice = the code { $name } is given twice.
record-code-time = { $name } needs a time such as 0:12:30 or 0:00:05.25, and not “{ $found }”.
record-code-eval = an evaluation is what player 1 can expect, from 0.00 to 1.00, or #5 and #-5 for a win of player 1 or 2 in five plies; “{ $found }” is neither.
record-shape = “{ $found }” is no shape: G, R, Y or B for its colour, then a cell, or two different ones for an arrow.
record-shape-twice = another shape stands already where “{ $found }” is to stand.
record-unknown-cell = the board has no cell “{ $name }”.
record-needs-format = this needs format { $format }: change the version of the record.
record-none = there is no record here.

## What somebody wrote beside a move: glyphs, and shapes on the board.

notes-line = { $place }: { $said }
notes-before = Before the first move

glyph-good = good move
glyph-mistake = mistake
glyph-brilliant = brilliant move
glyph-blunder = blunder
glyph-interesting = interesting move
glyph-dubious = dubious move

shape-arrow =
    { $colour ->
        [green] green arrow from { $from } to { $to }
        [red] red arrow from { $from } to { $to }
        [yellow] yellow arrow from { $from } to { $to }
       *[blue] blue arrow from { $from } to { $to }
    }
shape-circle =
    { $colour ->
        [green] green circle on { $cell }
        [red] red circle on { $cell }
        [yellow] yellow circle on { $cell }
       *[blue] blue circle on { $cell }
    }

### JSON that cannot be read.

json-at = Line { $line }, column { $column }, in { $field }: { $problem }
json-unfinished = the JSON stops too early.
json-too-deep = lists and objects are nested too deep.
json-comma-or-bracket = a comma is missing here, or a ] that ends the list.
json-comma-or-brace = a comma is missing here, or a {"}"} that ends the object.
json-trailing-comma = no comma stands after the last value.
json-no-colon = a colon stands between a name and its value.
json-no-name = a name in double quotation marks is wanted here.
json-no-value = a value is wanted here: a text in double quotation marks, a number, a list or an object.
json-bad-escape = a backslash in a text stands before ", \, /, b, f, n, r, t, or before u and four digits.
json-control-character = line breaks and other control characters in a text are written with a backslash, as in \n.
json-bad-number = this number cannot be read.
json-after = nothing may follow the end of the JSON.
json-broken = this is not JSON.
json-missing = the field “{ $name }” is missing.
json-unknown = there is no field “{ $name }” here. There are { $known }.
json-twice = the field “{ $name }” is given twice.
json-unfit = { $wanted ->
        [text] a text in double quotation marks
        [number] a number
        [whole] a whole number that is not too large
        [truth] true or false
        [list] a list
        [object] an object
       *[other] something else
    } is wanted here, not { $found ->
        [text] a text
        [number] this number
        [truth] true or false
        [null] null
        [list] a list
        [object] an object
       *[other] this
    }.
json-length = a list of { $wanted } is wanted here, not one of { $found }.
json-unwanted = this does not belong here.
