## How a game ended. “ending-…” says by which rule, after “Light wins:” or “Draw:”.

outcome-win = { $player } wins: { $why } ({ $rule }).
outcome-draw = Draw: { $why } ({ $rule }).

ending-lt-12 = the other side has no attacker left
ending-lt-13 = the last attackers of the other side are trapped
ending-lt-14 = the player to move has no legal move
ending-lt-15 = the other side did not make its capture in time
ending-lt-16 = each side has a single attacker left
ending-at-9 = enough full stacks are built
ending-at-10 = the other side can neither enter a piece nor capture
ending-la-9 = the other side has no piece left
ending-la-10 = too many plies in a row without a capture
ending-la-11 = the player to move has no legal move
ending-cc-7 = all ten pawns have arrived
