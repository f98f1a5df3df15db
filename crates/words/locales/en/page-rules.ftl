## The page: rules and the guided lesson.

page-rules-title = The rules of { $game }
page-rules-loading = The rules are being fetched …
page-rules-missing = The rules could not be fetched. Check the connection and load the page again.
page-rules-games = The games
page-rules-contents = Contents
page-rules-play = Play
page-rules-learn = First lesson, step by step
page-rules-print = Print
page-rules-answers = On paper
page-rules-answers-beside = with the answers
page-rules-answers-end = as a worksheet, answers at the end
page-rules-answers-title = Answers
page-rules-write = Your answer:
page-rules-previous = Previous rule:
page-rules-next = Next rule:
page-rules-copy = Copy link
page-rules-copy-of = Copy link to { $rule }
page-rules-copied = The link to { $rule } is copied.
page-rules-not-copied = The browser does not let us copy. The link to { $rule } is in the address bar now.
# A piece with the name that another edition of the game has for it.
page-rules-shape-also = { $piece } ({ $also })
page-rules-shape-of = { $piece }, { $player }
page-rules-shape-high = { $piece }, { $height } high

### Figures.

page-rules-figure = Figure { $number }
page-rules-board-of = { $figure }, board: { $task }
page-rules-task = Your turn: make the move on the board.
page-rules-show-board = { $figure }: show the board
page-rules-board-missing = The board could not be fetched. Check the connection and try again.
page-rules-show = Show me
page-rules-show-another = Show another way
page-rules-try = Try a forbidden one
page-rules-try-another = Try another forbidden one
page-rules-again = Start again
page-rules-take-back = Take it back
page-rules-replay = Replay
page-rules-right = Right!
page-rules-shown = Like this:
page-rules-other = { $move } is legal, but it is not what the task asks.
page-rules-just-this = Well spotted: this is exactly what the rule forbids.
page-rules-tried = Tried: { $move }
page-rules-answer = Right: { $moves }.
page-rules-mistake = Refused: { $move } – { $sentence } ({ $rule })

### The guided lesson.

page-learn-title = { $game }: first lesson
page-learn-progress = Task { $number } of { $count }
page-learn-steps = Tasks of the lesson
page-learn-step = Task { $number }
page-learn-step-done = Task { $number }, solved
page-learn-step-shown = Task { $number }, shown, not solved yet
page-learn-hint = Hint
page-learn-hint-cell = Begin on { $cell }.
page-learn-hint-choice = No pawn has to move: end the turn.
page-learn-next = Next task
page-learn-previous = Previous task
page-learn-back = Previous
page-learn-finish = Finish
page-learn-restart = Begin the lesson again
page-learn-done-title = That is all you need
page-learn-done = You have solved all the tasks. The best way to learn the rest is to play.
page-learn-end-title = The lesson ends here
page-learn-end = { $count } of { $all } tasks are solved; the others stay here for you. The best way to learn the rest is to play.
page-learn-first-game = Play your first game
page-learn-first-game-what = A gentle one: level 1, which has just heard the rules itself. You begin, there is no clock, the board shows where a piece may go, a hint is one touch away, and you may take back as often as you like.
page-learn-shown =
    { $count ->
        [one] { $count } task was shown to you.
       *[other] { $count } tasks were shown to you.
    }
page-learn-shown-try = Try it yourself
page-learn-intro = A lesson takes some five minutes: a few small tasks on the board, a hint where you are stuck, and a first game at the end.
page-learn-begin = Begin
page-learn-begin-of = Begin the lesson of { $game }
page-learn-go-on = Go on
page-learn-go-on-of = Go on with the lesson of { $game }
page-learn-solved = { $count } of { $all } tasks solved
page-learn-all-rules = Read all the rules
page-learn-keys = In a lesson
page-learn-others = The first lesson of each game:
