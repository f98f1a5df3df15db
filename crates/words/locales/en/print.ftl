## Reference cards and print-and-play kits, on paper, in the terminal and on the page.

card-title = Reference card
card-pieces = Pieces
card-turn = Your turn
card-captures = Captures
card-end = The end
card-symbols = Signs
card-second-player = A ring: a piece of { $player }.

print-name = { $game } – { $variant }
print-board = Board
print-board-part = Board, part { $number } of { $count }: row { $row }, column { $column }
print-pieces = Pieces, sheet { $number } of { $count }
print-dice = Dice
print-control = 100 mm: if this line is not as long, print again at actual size (100 %), without fitting to the page.
print-unofficial = Unofficial sheet of Ludotheca, drawn by ourselves; not by the publisher or the designer and not approved by them. Names only identify the game.
print-how-board = Cut along the marks and join the parts edge to edge; the picture goes on a little beyond the marks, so that parts can also be glued one over the other.
print-how-pieces = Cut out the rounds, or stick them on discs of { $size } mm.
print-how-dice = Cut along the outer lines, fold along the dashed ones, and glue the flaps.

print-written = { $count ->
        [one] One page is in { $path }. Print it at actual size (100 %).
       *[other] { $count } pages are in { $path }. Print them at actual size (100 %).
    }
print-no-kit = There is no kit of { $game } to print. Its reference card can be printed: write “card”.
print-small-paper = A kit does not fit on a6: choose a4, a3 or letter. The reference card alone can be printed on a6.
print-terminal = A PDF file is not for reading on a terminal. Name a file with --out.
print-no-room = There is no room on this paper for “{ $text }”. Choose a larger paper.
print-no-glyph = The fonts that are printed with have no sign for “{ $signs }”.
print-unmade = The PDF file could not be put together. That should not happen: please report it.
