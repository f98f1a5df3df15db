## The review of a game: what players call a move, and why one is better than another. Terminal and page say the same.

### What a line does, one sentence for each event.

review-why-takes = { $player } takes { $piece } on { $cell }.
review-why-stacks = { $player } has a stack of { $height } on { $cell }.
review-why-sends-home = { $player } hits the piece on { $cell } and sends it home.
review-why-promotes = { $player } gets { $piece } on { $cell }.
review-why-hits = { $rolls ->
    [0] No roll lets { $player } hit.
    [one] { $rolls } roll of { $all } lets { $player } hit.
   *[other] { $rolls } rolls of { $all } let { $player } hit.
}
review-why-quiet = Nothing is taken at once; these moves lead to the better place.
