## Attangle: its names, players, pieces, refusals, texts and endings.

game-attangle = Attangle
    .about = Two pieces meet on an enemy and stack up: be first to build the full stacks (Dieter Stein, 2006).
variant-attangle-standard = 37 points, 18 pieces each; three triples win.
    .name = Standard
variant-attangle-grand = 61 points, 27 pieces each, three of them placed; five triples win.
    .name = Grand
variant-attangle-2006 = The first rules: pieces without limit; three stacks of five win.
    .name = 2006
page-home-kind-attangle = Stacking without luck
page-about-attangle = Designed by Dieter Stein, © 2006–2008; the rules are those of 13 May 2008, his text of them is under CC BY-NC-ND 4.0 and not copied here. Published by RamalamaS, put into French by François Haffner in 2010, kept by Escale à jeux. Grand Attangle is the designer’s own version for the larger board.

player-attangle-1 = White
player-attangle-2 = Black

piece-disc = single piece
    .a = a single piece
piece-stack = stack
    .a = a stack

counter-full-stacks = Full stacks

refusal-void-point = { $cell } is a void point: pieces slide across it, but none is entered there. Choose another empty point.
refusal-first-move-centre = The first move of the game may not enter on { $cell }, the centre. Choose another point.
refusal-point-occupied = On { $cell } there is { $piece } already: a piece is entered on an empty point.
refusal-no-reserve = Your reserve is empty, so nothing can be entered on { $cell }. Capture instead.
refusal-target-empty = There is nothing to capture on { $cell }. Choose a piece or stack of the other side.
refusal-target-own = What stands on { $cell } is your own. Choose a piece or stack of the other side.
refusal-same-attacker = { $cell } is named twice: a capture takes two different pieces or stacks.
refusal-not-in-line = No straight line leads from { $from } to { $to }.
refusal-attacker-blocked = From { $from } the way to { $to } is blocked: on { $cell } stands { $piece }.
refusal-same-direction = { $attackers } come to { $target } from the same side. Two different directions are needed.
refusal-only-one-attacker = { $why ->
        [blocked] Only { $reaches } reaches { $target }: the way from { $fails } is blocked on { $blocker }. A capture takes two.
        [not-in-line] Only { $reaches } reaches { $target }: no straight line leads there from { $fails }. A capture takes two.
       *[alone] { $reaches } reaches { $target }, but a capture takes two: name a second attacker from another direction.
    }
refusal-full-stack = { $role ->
        [attacker] The stack on { $cell } is full ({ $height } high): it never moves again.
       *[target] The stack on { $cell } is full ({ $height } high): it can no longer be captured.
    }
refusal-stack-too-high = The stack on { $cell } would be { $height } high, and { $most } is the most. Attack with lower pieces, or capture something lower.

text-row-count = { $wanted } rows are wanted; found: { $found }.
text-row-length = row { $row } does not have exactly { $wanted } points.
text-stack-on-void = { $cell } is a void point: nothing ever stands there.
text-stack-height = no stack is { $found } high, as on { $cell }: in this variant heights are { $heights }.
text-reserves = the reserves are two plain numbers, as in 18/18, not “{ $found }”.
text-reserves-unlimited = pieces have no limit in this variant: the reserves are written -/-, not “{ $found }”.
text-supply = player { $player } would have at least { $found } pieces, counting the reserve, the single pieces and one piece in every stack; the game has { $most } a player.
text-supply-in-all = there would be { $found } pieces in all, on the board and in reserve; the game has { $most }.
text-both-won = both players have the { $goal } full stacks that end the game; only the first to have them can.
text-no-point = “{ $found }” is not a point of this board.
text-capture-unfinished = the capture stops too early: name two attackers and the target, as in a1,c3-b2.

touch-point-or-capture = touch an empty point to enter a piece; for a capture touch the two attackers and the target, or the target first.

cell-stack = { $height ->
        [1] { $cell }, { $player }, single piece
       *[other] { $cell }, { $player }, stack { $height } high
    }
cell-void = { $cell }, void point

ending-at-9 = enough full stacks are built
ending-at-10 = the other side can neither enter a piece nor capture

### The reference card.

card-attangle-single = Enters from the reserve, attacks, and can be captured.
card-attangle-stack = Belongs to whoever’s piece is on top. Moves whole, attacks and is captured like a single piece.
card-attangle-full = Full: it never moves, cannot be captured and counts for the win.
card-attangle-turn = { $player } begins. Enter a piece from your reserve on an empty point, or capture. Nobody may pass.
card-attangle-supply = Each player has { $count } pieces.
card-attangle-endless = Pieces have no limit: nobody runs out of them.
card-attangle-first-move = { $player }’s first piece may not enter on the centre.
card-attangle-setup = { $count } pieces of each player are on the board at the beginning, as in the picture.
card-attangle-capture = Two of your pieces or stacks slide in straight lines, over empty points, onto the same enemy piece or stack. They come from two different directions; opposite ones will do. All three become one stack, yours on top.
card-attangle-top-returns = The top piece of the new stack goes back into your reserve.
card-attangle-heights = Three single pieces give a stack of { $middle }. With one stack of { $middle } among the three it becomes { $full } high, which is full; higher is not allowed.
card-attangle-win = With { $goal } full stacks ({ $height } high) you win at once.
card-attangle-no-move = If you can neither enter a piece nor capture at your turn, you have lost.
card-attangle-void = Crossed out: a void point. Nothing enters there, but pieces slide across it.
