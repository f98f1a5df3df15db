## The page: play.

### What an address asks for and cannot be had.

page-play-bad-player = “{ $found }” is not a player: { $name } can be human, level-1 to level-{ $most }, or another opponent of the computer such as random. A person plays instead.
page-play-bad-seed = “{ $found }” is not a seed: it must be a whole number such as 42. The dice fall freely instead.
page-play-bad-clock = “{ $found }” is not a clock: write minutes and seconds a turn, as in 5+3. The game is played without one.
page-play-bad-touch = “{ $found }” says nothing about touching: write “move” where a touched piece must move, or “free”. The game is played freely.

### Taking in games from a file.

page-play-import-game = One game in the file is damaged and was left out.
page-play-import-version = The file comes from a newer version of Ludotheca. Update the page, then try again.
page-play-import-file = This is neither an export of games nor a game record.
page-play-no-such-game = The game that the address names is not on this device.
page-play-other-tab = Another tab has gone on with this game. What you play here is kept as a game of its own.
page-play-unreadable = This position cannot be read
page-play-from-start = Play from the start
page-play-set-up = Set up a position by hand

### The table.

page-play-continued = Your game goes on where you left it.
page-play-you = you
page-play-level = level { $level }
page-play-computer = computer ({ $opponent })
page-play-captured = Captured: { $pieces }
page-play-counter = { $label }: { $value } of { $limit }
page-play-counter-short = { $value } of { $limit }
page-play-clock-of = Clock of { $player }
page-play-thinking = { $player } is thinking
page-play-trouble = The computer could not finish its move.
page-play-try-again = Try again
page-play-earlier = An earlier position.
page-play-earlier-branch = An earlier position: a move here begins a branch.
page-play-to-now = Back to the game

### What was played, for those who listen.

page-play-said = { $what }.
page-play-said-move = { $player } plays { $move }
page-play-said-roll = { $player } rolls { $dice }.
page-play-said-pass = { $player } can do nothing more with the dice and passes.
page-play-said-captures = captures { $pieces }
page-play-said-piece-on = { $piece } on { $cell }
page-play-said-sends-home = sends home the pawn on { $cells }
page-play-said-stack = builds a stack of { $height } on { $cell }
page-play-said-promote = becomes { $piece }

### Moves and where one looks.

page-play-moves = Moves
page-play-no-moves = No move has been played yet.
# Stands behind a roll, before its steps.
page-play-after-roll = :
page-play-navigate = Look through the game
page-play-first = To the beginning
page-play-back = One move back
page-play-forward = One move forward
page-play-last = To where the game stands
page-play-shown = After { $move }
page-play-shown-start = The beginning of the game
page-play-shown-now = { $said }. The game stands here.
page-play-type = Type a move
page-play-play = Play
page-play-type-example = For example: { $move }.
page-play-type-roll = The turn begins with the dice: roll them, they cannot be typed.
page-play-type-wait = It is not your turn in this position.

### Actions.

page-play-actions = Actions
page-play-keys = While playing
page-play-auto-roll = The dice roll by themselves
page-play-roll = Roll the dice
page-play-undo = Take back
page-play-redo = Redo
page-play-card = Card
page-play-flip = Turn board
page-play-flip-each-turn = Turn the board for whoever is to move
page-play-hint-action = Hint
page-play-hint = Try { $moves }.
page-play-hinting = Looking for a good move…
page-play-resign = Resign
page-play-draw = Offer draw
page-play-draw-asked = { $player } offers a draw. { $other }, do you agree?
page-play-draw-accept = Agree
page-play-draw-decline = Play on
page-play-draw-thinking = { $player } considers your offer…
page-play-draw-declined = Thank you, but { $player } would like to play on.
page-play-nothing-to-undo = There is nothing to take back. A roll once shown stays.
page-play-taken-back = Taken back: { $move }.
page-play-played-again = Played again.
page-play-goes-on = The game goes on.
page-play-pause = Pause
page-play-go-on = Go on
page-play-step = One move
page-play-speed = Speed
page-play-speed-slow = slow
page-play-speed-normal = normal
page-play-speed-fast = fast

### The game for elsewhere.

page-play-share = This game
page-play-analyse = Analyse
page-play-copy-link = Copy link
page-play-copy-record = Copy record
page-play-save-record = Save as file
page-play-link-copied = The link with the whole game is copied.
page-play-record-copied = The record is copied.
page-play-copy-failed = The browser does not let the page copy. Save it as a file instead.
page-play-after = After the game
page-play-rematch = Rematch
page-play-review = Review

### A new game.

page-play-new = New game
