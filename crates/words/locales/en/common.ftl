## What every game shares: lists, pieces in general, refusals, texts that cannot be read, cells.

# Joins the last item to those before it; the others are joined by commas.
list-and = { $head } and { $last }

piece-any = piece
    .a = a piece

### A refusal says what, why, and what could be done.

refusal-game-over = The game is over: no more moves are played.
refusal-empty-origin = There is no piece on { $cell }. Begin with a piece of your own.
refusal-not-your-piece = On { $cell } stands { $piece } of the other side. Move a piece of your own.
refusal-wrong-direction = From { $from } to { $to } is not a direction in which { $piece } moves.
refusal-too-far = From { $from } to { $to } is farther than { $piece } can go.
refusal-stays-put = The piece already stands on { $from }: choose another place for it.
refusal-path-blocked = On { $cell } stands { $piece } in the way. Stop before it, or take another way.
refusal-landing-occupied = On { $cell } there is { $piece } already: a piece can only land on an empty place.
refusal-nothing-to-capture = From { $from } to { $to } there is nothing to capture.
refusal-own-piece-jumped = On { $cell } stands a piece of your own: only enemy pieces can be jumped.
refusal-repetition = This would bring back for the third time the position { $begun ->
        [0] after { $moves }
       *[other] at the beginning and after { $moves }
    }. Play something else.
refusal-no-passing = Nobody passes in this game: whoever’s turn it is makes a move, and where there is none the game is over. Play one of your moves.

# What stands behind a refusal when it is told to a person.
refused = { $sentence } ({ $rule })
refused-possible = Possible: { $moves }.

### Texts that could not be read. The column is put in front by “unreadable”.

unreadable = Column { $column }: { $problem }
text-empty = there is nothing to read.
text-too-long = the text is longer than { $most } characters.
text-unexpected = “{ $found }” does not belong here.
text-fields = { $wanted } fields are wanted, separated by spaces; found: { $found }.
text-player = the player to move is 1 or 2, not “{ $found }”.
text-ply = the number of moves played is a plain number, not “{ $found }”.
text-parity = after { $ply } moves it cannot be player { $player }’s turn: player 1 moves after an even number of moves.
text-rank-count = { $wanted } ranks are wanted; found: { $found }.
text-rank-length = rank { $rank } does not have exactly eight squares.
text-no-square = “{ $found }” is not a square: squares run from a1 to h8.
text-move-unfinished = the move stops too early: say where the piece comes from and where it goes, as in a2-a3.
text-too-many = for player { $player }, { $piece } can be on the board { $most } times at most, not { $found }.
text-no-pieces = there is no piece on the board.

touch-origin-target = touch the piece first, then the place it goes to.
touch-move-stays = You have touched the piece on { $cell }: it must move now.
touch-move-no-undo = With touch-move nothing is taken back.

### What a screen reader says of a cell.

cell-empty = { $cell }, empty
cell-piece = { $cell }, { $piece }, { $player }
