## The page: at the table, from the first minute to the result.

page-table-your-turn = Your turn
page-table-your-roll = Your turn: roll the dice
page-table-first = Touch a piece or a place: the board shows what may follow.
page-table-goes-on = Your game goes on.
page-table-anew = Begin anew
page-table-continue-of = Continue { $game }
page-table-withdraw = Take this back
page-table-counter-of = { $player } – { $label }: { $value } of { $limit }
page-table-won = { $player } wins: { $why }.
page-table-drawn = Draw: { $why }.
page-table-dice-before = Rolled before: { $dice }
page-table-said-turn = { $player } rolled { $dice } and played { $moves }
page-table-draw-early = Thank you. { $player } would like to see more of this game first.
page-table-draw-later = { $player } has only just answered. Ask again some turns later.

page-set-size = Board size
page-set-size-value = { $size } percent
page-set-size-what = Of what the window allows while you play; the corner of the board does the same.
