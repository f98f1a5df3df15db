## Playing well: what was measured of the rule book’s advice.

advice-how = Each piece of advice was put to the test in positions from games between levels { $low } and { $high }, at most one of a game, in which it could be followed and could be ignored. Among the moves of which the advice speaks the engine looked for the best one with { $nodes } nodes, and then for the best one of the other kind. Win chances count a draw as half a win; ± stands for the 95 % interval.
advice-share = The engine’s choice follows it in { $share } % (± { $error }) of { $positions } positions of { $variant }; a blind choice would in { $chance } %.
advice-agrees = The engine agrees: ignoring it costs { $cost } percentage points (± { $error }) of win chance.
advice-disagrees = The engine disagrees: ignoring it gains { $cost } percentage points (± { $error }) of win chance.
advice-undecided = The engine takes no side: the two kinds of moves differ by { $cost } percentage points (± { $error }) of win chance, which may be mere chance.
