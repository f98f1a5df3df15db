## The page: analysis.

### A link with a game in it.

page-analysis-link-damaged = This link is damaged: part of it is missing or changed. Ask for it again, or for the record as a file.
page-analysis-link-version = This link was made by a newer Ludotheca than this one. Reload the page to bring it up to date.
page-analysis-link-record = The game in this link cannot be replayed.

### A record that cannot be read. $problem and $because are sentences.

page-analysis-record-because = { $problem } { $because }

### How it stands.

page-analysis-bar = How it stands
page-analysis-even = even
page-analysis-chance = { $player } { $percent } %
page-analysis-better = { $player } is better, { $percent } %
page-analysis-wins-in = { $turns ->
    [one] { $player } wins with the next turn
   *[other] { $player } wins within { $turns } turns
}
page-analysis-won = { $player } has won
page-analysis-drawn = drawn
page-analysis-unknown = not looked at yet
page-analysis-averaged = averaged over all rolls
page-analysis-told = { $evaluation }. Best: { $moves }
page-analysis-percent = { $percent } %

### The engine.

page-analysis-engine = Engine
page-analysis-think = Think
page-analysis-stop = Stop
page-analysis-lines = Lines
page-analysis-depth = Depth { $depth }, { $nodes } positions, { $seconds } s.
page-analysis-thinking = Thinking on.
page-analysis-begins = The engine begins to think.
page-analysis-whole-line = Line { $number } to its end
page-analysis-resting = The engine rests.
page-analysis-over = The game is over: there is nothing to think about.
page-analysis-trouble = The engine stopped. Begin again, or reload the page.

page-analysis-rolls = Rolls to come
page-analysis-rolls-hint = What { $player } can expect after each roll. Choose one to go on with it.

### Looking around.

page-analysis-shown = After { $move }
page-analysis-shown-start = The beginning
page-analysis-flip = Turn the board
page-analysis-promote = Make this the game
page-analysis-delete-branch = Delete this branch
page-analysis-branch-promoted = The branch is the game now.
page-analysis-branch-deleted = The branch is deleted.
page-analysis-play-on = Play on from here
page-analysis-variant = Game and variant
page-analysis-keys = Analysis
page-analysis-key-engine = Let the engine think, or stop it

### The review of a game.

page-analysis-review = Review
page-analysis-review-begin = Review the game
page-analysis-review-again = Review again
page-analysis-review-cancel = Call off
page-analysis-review-progress = Looking at move { $done } of { $all }
page-analysis-review-about = The engine looks at every position of the game, marks mistakes and good moves, and lets you try again. That takes a while.
page-analysis-review-empty = Play some moves or open a game first: then there is something to review.
page-analysis-review-outdated = The game has changed since this review.
page-analysis-review-done = The review is done.

page-analysis-curve = How the game went, turn by turn
page-analysis-curve-wins = { $player } wins
page-analysis-curve-point = { $turn }: { $chance }

page-analysis-turning-none = No turn threw away a twentieth of the game or more.

page-analysis-accuracy = Accuracy
page-analysis-accuracy-none = nothing to choose
page-analysis-accuracy-best =
    { $turns ->
        [one] – the best in { $best } of { $turns } turn
       *[other] – the best in { $best } of { $turns } turns
    }
page-analysis-accuracy-about = How much of what the best turn promised was kept, on average over all turns with a choice.

page-analysis-player = Player
page-analysis-table = All turns as a table
page-analysis-table-turn = Turn
page-analysis-table-chance = Chances of { $player }
# A roll and the steps that were made with it.
page-analysis-rolled = { $roll }: { $moves }

page-analysis-luck = Luck and skill
page-analysis-luck-dice = Luck
page-analysis-luck-lost = Given away
page-analysis-luck-both = { $lucky } had the better dice, worth { $luck } points, and also gave away less, by { $skill } points.
page-analysis-luck-apart = { $lucky } had the better dice, worth { $luck } points; { $skilled } gave away less, by { $skill } points.
page-analysis-luck-about = In points of a hundred, where a hundred is the whole game. Luck is what a roll is worth above the average of all rolls; given away is what the best turn with that roll would have been worth more than the one played.

### Setting up by hand.

page-analysis-set-up = Set up a position
page-analysis-edit-board = Board to set up
page-analysis-edit-palette = Piece in hand
page-analysis-edit-piece = { $player }, { $piece }
page-analysis-edit-stack = { $piece } of { $height }
page-analysis-edit-erase = Erase
page-analysis-edit-touch = Touch a cell to put the piece there, touch it again to take it away.
page-analysis-edit-letters = On a cell, keys work too: { $letters } for the first player, the same as small letters for the second, Delete to erase.
page-analysis-edit-digits = On a cell, keys work too: the height as a digit, for the player whose piece is in hand, Delete to erase.
page-analysis-edit-turn = To move
page-analysis-edit-ply = Moves played
page-analysis-edit-turns = Turns played
page-analysis-edit-field = { $player }: { $label }
page-analysis-edit-text = Position as text
page-analysis-edit-start = Start position
page-analysis-edit-clear = Clear the board
page-analysis-edit-ready = Analyse this position
page-analysis-edit-cancel = Cancel
page-analysis-edit-fine = This position can be analysed.
page-analysis-edit-refused = That piece cannot stand there: its lane does not lead over this cell.

### Bringing something in.

page-analysis-paste-action = Paste or open
page-analysis-paste = A record, a list of moves, a position or a link
page-analysis-paste-hint = Paste it here, or drop a file. What it is will be recognised.
page-analysis-paste-open = Open
page-analysis-paste-file = Open a file
page-analysis-paste-empty = There is nothing in the field yet.
page-analysis-paste-nothing = This is neither a record nor a position nor a link of Ludotheca. A record begins with [Format "1"].
page-analysis-list-stuck = This reads like moves of { $game }, but move { $number }, “{ $move }”, cannot be played. { $because }
page-analysis-list-ambiguous = These moves can be played in { $games }. Choose the game first, then paste them again.
page-analysis-too-long-for-address = This game is too long for an address: it stays here as long as this tab. Save it as a file to keep what you add.
page-analysis-paste-variant = The variant in this link is unknown.
page-analysis-bad-position = The position in the address cannot be read. { $because }

### Sharing.

page-analysis-share = Share and keep
page-analysis-copy-game = Copy link to the game
page-analysis-copy-position = Copy link to this position
page-analysis-copy-text = Copy position text
page-analysis-share-sheet = Share
page-analysis-save-text = Save the record
page-analysis-save-json = Save as JSON
page-analysis-save-svg = Board as SVG
page-analysis-save-png = Board as PNG
page-analysis-copied-game = The link to the whole game is in the clipboard.
page-analysis-copied-position = The link to this position is in the clipboard.
page-analysis-copied-text = The position text is in the clipboard.
page-analysis-copy-failed = The browser does not let the page copy. Take it from here:
page-analysis-picture-failed = This browser could not make the picture. The SVG works everywhere.
page-analysis-share-about = Links hold the game itself: nothing is sent to any server.
