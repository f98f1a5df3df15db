## What stands around a drawn board, in the terminal and in pictures.

view-title = { $game } – { $variant }
view-to-move = { $player } to move
view-to-roll = { $player } to roll the dice
view-last-move = Last move: { $move }
view-reserve = { $count } in reserve
view-reserve-unlimited = reserve without limit
view-lost = lost: { $pieces }
# A kind of piece and how many of it.
view-count = { $piece } × { $count }
view-counter = { $label }: { $value } of { $limit } ({ $rule })
view-counter-of = { $player } – { $label }: { $value } of { $limit } ({ $rule })
view-dice = Dice: { $dice }
view-die-used = { $points } (used)
view-highlights = Look at { $cells }
view-lines-wanting = The lines on the board are not drawn: they need { $columns } columns.

# The board for those who do not see it: all places of one kind of piece.
view-pieces = { $player }, { $piece }: { $cells }.
view-stack = { $cell } ({ $height } high)

# Beside a board that is being set up.
edit-reserve = Pieces in reserve
edit-first-die = First die
edit-second-die = Second die
