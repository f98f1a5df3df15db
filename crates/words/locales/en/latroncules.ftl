## Latroncules: its names, players, pieces, refusals, texts and endings.

game-latroncules = Latroncules
    .about = A modern French form of the Roman game: enclose enemy pieces between two of your own.
variant-latroncules-classic = A jump may enclose; drawn at the 51st move in a row without a capture, both players’ counted.
    .name = Classic
variant-latroncules-short = Like classic, but drawn at the 26th move in a row without a capture, both players’ counted.
    .name = Short
variant-latroncules-quiet-jumps = Like classic, but a jump never captures.
    .name = Quiet jumps
variant-latroncules-blocked-loses = Like classic, but who cannot move has lost. Our own variant.
    .name = Blocked loses
page-home-kind-latroncules = Encircling without luck
page-about-latroncules = A modern French form of the Roman game of little soldiers, known to us from a rule sheet of Le Globe Joueur, which names no designer.

player-latroncules-1 = Light
player-latroncules-2 = Dark

piece-foot = foot soldier
    .a = a foot soldier
piece-horse = horseman
    .a = a horseman

counter-quiet = Moves without a capture

refusal-line-not-marked = No line on { $from } leads towards { $to }, and { $piece } on a marked square follows its lines.
refusal-foot-forward-only = From { $from } to { $to } is not straight ahead: { $piece } moves only one square forward.
refusal-foot-never-jumps = A piece stands right in front of { $from }, and { $piece } never jumps: only horsemen do.
refusal-suicide = On { $cell } the piece would be enclosed by { $enemies }. That is allowed only for a move that captures.
refusal-wrong-captures = { $count ->
        [0] This move captures nothing. Leave the captures out, or choose another move.
       *[other] This move captures exactly { $captures }. Name just these, or leave the captures out.
    }
refusal-wrong-promotion = On { $cell } nobody is promoted: only a foot soldier that reaches the farthest rank is. Leave out “=C”.

remark-jumped-stays = Nothing is captured by it: a piece that is jumped stays where it is.
remark-nothing-enclosed = Nothing is captured by it: it encloses no enemy piece.

text-foot-on-farthest-rank = a foot soldier on { $cell } would already be a horseman.
text-quiet = the number of moves without a capture is a plain number, not “{ $found }”.
text-quiet-limit = { $found } moves without a capture are more than this variant allows ({ $most }).
text-capture-twice = { $cell } is named twice among the captures.

ending-la-9 = the other side has no piece left
ending-la-10 = too many moves in a row without a capture
ending-la-11 = the player to move has no legal move

### The reference card.

card-latroncules-foot = One square straight forward. Never goes back, never jumps.
card-latroncules-horse = One square: from a marked square along its lines, from a plain one in all eight directions. Or, in such a direction, a jump over one enemy beside it onto the empty square right behind.
card-latroncules-turn = { $player } begins. One move each; nobody may pass.
card-latroncules-suicide = You may not go where two enemies enclose you, unless the move takes something.
card-latroncules-promotion = A foot soldier that reaches the farthest rank becomes a horseman.
card-latroncules-enclose = When your piece arrives beside an enemy and another piece of yours stands right behind that enemy, along a rank, a file or a diagonal, the enemy is enclosed and taken. All that the arriving piece encloses go at once; the lines of the board do not matter.
card-latroncules-corner = A piece in a corner is enclosed from the two squares beside it along the edges.
card-latroncules-jump-takes = A jump may enclose others. The piece that is jumped stays.
card-latroncules-jump-quiet = A jump takes nothing. The piece that is jumped stays.
card-latroncules-win = Without a piece left you have lost.
card-latroncules-quiet = { $limit } moves in a row without a capture, both players’ counted: a draw.
card-latroncules-blocked-draws = No legal move at your turn: a draw.
card-latroncules-blocked-loses = No legal move at your turn: you have lost.
card-latroncules-lines = Marked square: the lines along which a horseman leaves it.
card-latroncules-plain = Plain square: a horseman leaves it in any direction.
