## The page: board.

page-board-name = { $game } board
page-board-chosen = chosen
page-board-reachable = can be touched next
page-board-captures = can be touched next, captures
page-board-in-the-way = named by the refusal
page-board-last-move = last move

page-board-choices = Choices
page-board-roll = Roll the dice
page-board-skip-roll = Show the dice at once
choice-keep = Keep it
page-board-stop-here = Stop here
page-board-confirm = Play this move
page-board-take-back = Take back the touch
page-board-end-turn = End the turn
page-board-rule = Rule { $rule }

page-board-keys = Arrow keys move between the places, Enter touches, Escape takes a touch back.
page-board-keys-title = On the board
page-board-key-arrows = Go to the next place
page-board-key-touch = Touch the place
page-board-key-back = Take a touch back

### Said to those who do not see the marks.

page-board-say-targets = { $count ->
    [0] Chosen. It can go nowhere; touch a place to hear why.
    [one] Chosen. One place can be touched next.
   *[other] Chosen. { $count } places can be touched next.
}
page-board-say-go-on = { $count ->
    [one] Stop here, or go on: one more place can be touched.
   *[other] Stop here, or go on: { $count } more places can be touched.
}
page-board-say-choose = Choose what becomes of the piece.
page-board-say-confirm = The move is ready: play it or take it back.
page-board-say-takes = This would take { $cells }.
page-board-say-back = { $count ->
    [0] Taken back; nothing is chosen.
   *[other] Taken back.
}
