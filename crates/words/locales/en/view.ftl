## What stands around a drawn board.

view-title = { $game } – { $variant }
view-to-move = { $player } to move
view-to-roll = { $player } to roll
view-last-move = Last move: { $move }
view-ply = Ply { $ply }
view-reserve = In reserve
view-captured = Out of play
# “without limit”, where a reserve never ends.
view-unlimited = ∞
view-dice = Dice
view-die-used = { $points } (used)
view-pieces-of = { $player }
view-highlights = Pointed out: { $cells }
view-board-squares = Board of { $files } by { $ranks } squares
view-board-hexagon = Hexagon of points, { $side } to a side
view-board-crossing = Board of { $lanes } by { $lanes } crossing lanes
view-empty-board = No piece is on the board.
view-stack = { $cell } ({ $height } high)
view-pieces = { $player }, { $piece }: { $cells }.
view-rail-start = start
view-rail-arrival = arrival
