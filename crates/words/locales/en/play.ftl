## A game at the keyboard.

play-choose = Which game?
play-choose-prompt = A number from 1 to { $most }, or a name:
play-welcome = Type a move, or “help” or “?”.
play-touch-move = Touch-move: a piece that you have tried to move must move if it can, and nothing is taken back.
play-prompt = { $player } >
play-prompt-roll = { $player }: Enter rolls the dice, or type the roll of real ones (63) >
play-rolled = { $player } rolls { $move }.
play-random-moved = { $player } plays { $move }, at random.
play-engine-moved = { $player } plays { $move }.
play-must-pass = { $player } can do nothing more with the dice and passes ({ $move }).
play-too-many-moves = There are more than { $most } legal moves, too many to show. “why” and a move tell whether it is one of them.
play-nothing-to-undo = There is nothing to take back.
play-roll-stays = A roll once shown never changes: nothing from before it can be taken back.
play-random-refuses = The random mover does not agree to draws. Play on, or resign.
play-engine-refuses = The engine does not agree to draws. Play on, or resign.
play-draw-offered = { $player }, do you agree to a draw? (yes/no)
play-draw-refused = No draw: the game goes on.
play-yes = yes
play-save-where = Name a file: save my-game.txt
play-saved = Saved in { $path }.
play-record-failed = The game cannot be recorded now. { $problem } You can play on; it is tried again after every move.
play-record-again = The game is recorded again in { $path }.
play-record-here = The game could not be recorded. Here it is, to be kept by hand:
play-recorded = The game is recorded in { $path }.

# The words that are understood beside moves; they must be lower case and without spaces.
play-order-help = help
play-order-board = board
play-order-card = card
play-order-moves = moves
play-order-why = why
play-order-undo = undo
play-order-draw = draw
play-order-resign = resign
play-order-save = save
play-order-quit = quit

play-help =
    Type a move as the notation writes it (“moves” shows how), or one of these words:
    
      help, ?     show this list
      board       show the board again
      card        show the reference card
      moves       list the legal moves
      why MOVE    say whether a move is legal, and if not, why
      undo        take the last move back
      draw        offer a draw
      resign      give the game up
      save FILE   write the game down so far
      quit        leave; with --record the game is kept
