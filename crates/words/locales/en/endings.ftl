## How a game ended. “ending-…” says by which rule, after “Light wins:” or “Draw:”.

outcome-win = { $player } wins: { $why } ({ $rule }).
outcome-draw = Draw: { $why } ({ $rule }).
