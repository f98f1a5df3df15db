## Chassé-croisé: its names, players, pieces, refusals, texts and endings.

game-chasse-croise = Chassé-croisé
    .about = A French dice race on crossing lanes: bring all ten pawns across. Its title is lost; the name is ours.
variant-chasse-croise-standard = Ten pawns each on ten lanes, two dice a turn.
    .name = Standard
page-home-kind-chasse-croise = A race with two dice
page-about-chasse-croise = A French dice race that came down to us as a single rule sheet. Title, publisher and designer are lost; the name is ours.

player-chasse-croise-1 = Red
player-chasse-croise-2 = White

piece-pawn = pawn
    .a = a pawn

counter-arrived = Pawns arrived

refusal-roll-first = The turn begins with the dice: roll them first.
refusal-already-rolled = The dice were rolled already. Still to be used: { $dice }.
refusal-die-not-rolled = No unused die shows { $points }. Still to be used: { $dice }; each die is a step of its own.
refusal-not-your-lane = Lane { $lane } belongs to { $owner }. Move a pawn of your own, on lanes { $own }.
refusal-off-lane = { $cell } is not on lane { $lane }: a pawn only goes forward or backward along its lane.
refusal-overshoot = { $left ->
        [0] The pawn on lane { $lane } has arrived: it cannot go any further, only back.
        [one] The pawn on lane { $lane } is 1 step from its arrival, and { $points } would go past it: it must arrive exactly.
       *[other] The pawn on lane { $lane } is { $left } steps from its arrival, and { $points } would go past it: it must arrive exactly.
    }
refusal-behind-start = { $left ->
        [0] The pawn on lane { $lane } stands at its start: it cannot go back, only forward.
        [one] The pawn on lane { $lane } is 1 step from its start: it cannot go back by { $points }.
       *[other] The pawn on lane { $lane } is { $left } steps from its start: it cannot go back by { $points }.
    }
refusal-enemy-between = An enemy pawn on { $cell } bars the way to { $to }, and nobody jumps. Land on it exactly to send it back, or move another pawn.
refusal-no-hit = There is no enemy pawn on { $cell } to be hit. Leave out the “x”, or choose another step.
refusal-may-not-pass = The turn goes on while a die lets some pawn advance: { $move } is possible. You may also step back with a die.

text-pawn-count = a player has { $wanted } pawns, one digit each, with “/” between the players; found: { $found }.
text-place = a place is a digit from 0 (start) to 9, “a” (10) or “b” (11, arrival), not “{ $found }”.
text-shared-crossing = two pawns cannot stand on the same crossing, { $cell }.
text-dice = the unused dice are one or two digits from 1 to 6, or “-” before the roll, not “{ $found }”.
text-dice-order = the higher die is written first, unlike in “{ $found }”.
text-already-won = all ten pawns of { $player } have arrived: the game would have ended before.
text-die = a die shows 1 to 6, not “{ $found }”.
text-lane = “{ $found }” is not a lane: columns run from a to j, rows from 1 to 10.
text-sign = “+” (forward) or “-” (backward) is wanted behind the lane, as in { $lane }+3.
text-step-unfinished = the points of a die are missing, as in c+6.
text-no-action = this is neither a roll (63) nor a step (c+6, 4-2) nor the end of a turn (--).

touch-roll-is-chance = the dice fall as they like: roll them.

cell-start = { $cell }, start of { $player }, empty
cell-start-pawn = { $cell }, start of { $player }, { $piece } on it
cell-arrival = { $cell }, arrival of { $player }, empty
cell-arrival-pawn = { $cell }, arrival of { $player }, { $piece } on it

ending-cc-7 = all ten pawns have arrived

### The reference card.

card-chasse-croise-pawn = Goes along its own lane, by exactly the points of a die, forward or back.
card-chasse-croise-turn = { $player } begins. Roll both dice; each of them moves one pawn.
card-chasse-croise-dice = The dice may move two pawns or one pawn twice, in either order, even once forward and once back. Between two steps a pawn touches down.
card-chasse-croise-range = The arrival is reached by exact count. Nobody goes past it or behind the start. A pawn that has arrived may come out again.
card-chasse-croise-no-jumping = No pawn passes over an enemy.
card-chasse-croise-duty = As long as an unused die lets one of your pawns advance, you must play on, and may use it backward instead. Otherwise you may stop. Doubles give nothing extra.
card-chasse-croise-hit = A pawn that lands exactly on an enemy sends it back to its start. The other die is still yours.
card-chasse-croise-safe = On starts and arrivals nobody is hit.
card-chasse-croise-win = Whoever first has all ten pawns on their arrivals wins at once.
card-chasse-croise-start = Arrow: a pawn’s start, and the way it goes.
card-chasse-croise-arrival = Number: a pawn’s arrival.
