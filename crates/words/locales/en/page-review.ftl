## The page: looking back at a game, and trying again where it turned.

page-review-own = Your mistakes
page-review-of = Mistakes of { $player }
page-review-good = Hard to find and found:
page-review-allows = What it allows:
page-review-better = Better:
page-review-answered = The answer:
page-review-show-why = Play it out
page-review-show-better = Show a better turn
page-review-next = Next mistake

page-review-try = Try again
page-review-try-begins = Here you can play otherwise. Make your move on the board.
page-review-try-find = Find a better turn for { $player }.
page-review-try-judging = Looking at your turn…
page-review-try-solved = Right: nothing is thrown away by that.
page-review-try-better = Better than what was played, and something better still is there.
page-review-try-no-better = No better than what was played. Look at the answer.
page-review-try-once-more = Once more
page-review-try-leave = Leave it
