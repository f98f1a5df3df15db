## Comment une partie a fini. « ending-… » dit par quelle règle, après « Clair gagne : » ou « Partie nulle : ».

outcome-win = { $player } gagne : { $why } ({ $rule }).
outcome-draw = Partie nulle : { $why } ({ $rule }).
