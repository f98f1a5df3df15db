## Editions compared: one position under two variants that share a board.

compare-title = { $game }: { $one } and { $two }
compare-same = In this position both editions allow the same moves, { $shared } of them, and no move ends the game in one only.
compare-shared = { $shared ->
    [one] One move is the same in both.
   *[other] { $shared } moves are the same in both.
}
compare-only = { $count ->
    [0] { $variant } allows no move that { $other } refuses.
    [one] One move that only { $variant } allows:
   *[other] { $count } moves that only { $variant } allows:
}
compare-only-more = { $told } of { $count } are told here.
compare-different = Both allow, with other consequences:
compare-different-texts = { $one } in { $first }, { $two } in { $second }
compare-endings = Both allow, with another end:
compare-ending = { $variant }: { $ending }
compare-goes-on = the game goes on.
compare-over-in-one = The game is over in one of them only.
compare-over-in-both = The game is over in both.
compare-impossible = { $variant } cannot have this position: { $problem }
compare-lacks = Only { $variant } counts “{ $label }”: { $value ->
    [none] none here
   *[other] { $value } here
}. In { $lacking } it is set to none.
compare-reaches = “{ $label }”: { $one } in { $first }, { $two } in { $second }, which cannot count as far.
compare-bound = There are more moves than can be compared: { $most } of each were looked at.
compare-history = What was played before is left aside.
compare-other-board = { $one } and { $two } are not played on the same board, so no position can be compared.
compare-others = { $variant } shares its board with { $others }.
compare-alone = { $variant } shares its board with no other edition.
# Both of the sentences above.
compare-apart = { $text }

### On the page.

page-compare-open = Compare editions
page-compare-first = First edition
page-compare-second = Second edition
page-compare-position = Position
page-compare-go = Compare
page-compare-analyse = To the analysis
page-compare-all = Show all { $count }
page-compare-touch = Touch a move to see it on the board.
page-compare-board = { $game }, { $variant }

### What others show on their pages.

page-embed-copy = Copy code to embed
page-embed-copied = The code for a web page is copied.
page-embed-open = Open in Ludotheca
page-embed-moves = Moves of the game
page-embed-beside = { $player }: { $told }
page-embed-move = Move { $at } of { $all }: { $move }
page-embed-before = Before the first of { $all } moves
