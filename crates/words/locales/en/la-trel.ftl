## La Trel: its names, players, pieces, refusals, texts and endings.

game-la-trel = La Trel
    .about = Attackers jump, defenders stand their ground: take or trap the enemy’s attackers (Richard Morgan, 1994).
variant-la-trel-base = French sheet: chains of captures, open corners, last stand of two moves.
    .name = Base
variant-la-trel-master = French sheet: blockers, one capture a move, closed corners.
    .name = Master
variant-la-trel-master-open-corners = Master with corners on which pieces can be captured.
    .name = Master, open corners
variant-la-trel-basic = English sheet: chains of captures, open corners, last stand of seven moves.
    .name = Basic
variant-la-trel-standard = English sheet: Basic with closed corners.
    .name = Standard
variant-la-trel-advanced = English sheet: blockers, one capture a move, closed corners.
    .name = Advanced
page-home-kind-la-trel = Tactics without luck
page-about-la-trel = Designed by Richard Morgan, published in 1994 by Millenium Games; ASS brought it out with French rules. The English variants follow the sheet of a games club in Bromsgrove, 2010.

player-la-trel-1 = Blue
player-la-trel-2 = Red

# The French edition calls the Sabre “Quadru” and the Warrior “Rondo”.
piece-defender = defender
    .a = a defender
piece-sabre = Sabre
    .a = a Sabre
piece-trident = Trident
    .a = a Trident
piece-warrior = Warrior
    .a = a Warrior
piece-blocker = blocker
    .a = a blocker

### Refusals.

refusal-never-captures = On { $cell } stands { $piece }, which never captures. Go to an empty square, or capture with a Sabre, a Trident or a Warrior.
refusal-blocker-jumped = On { $cell } stands a blocker: nobody captures it or jumps over it. Stop before it, or take another way.
refusal-corner-protected = On { $cell } stands { $piece } in a corner: in this variant nothing is captured there.
refusal-no-room-behind = There is no empty square right behind { $cell }, where { $piece } stands, so it cannot be jumped.
refusal-lands-behind = On { $cell } stands { $piece }: a capture jumps over it. Land right behind it, on { $behind }.
refusal-chain-not-allowed = In this variant one move captures one piece: stop on { $from }.
refusal-first-move-defender = A player’s first move here is made with a defender, not with { $piece }. Choose a defender.
refusal-out-of-reach = A blocker cannot come from { $from } to { $to }: it makes up to three steps over empty squares, straight or diagonally, never sideways.
refusal-exchange-not-defender = On { $cell } stands { $piece }: only a defender can be exchanged.
refusal-exchange-not-there = A defender is exchanged on the farthest rank, and { $cell } does not lie there. Move it without the exchange.
refusal-exchange-along-rank = To be exchanged, a defender must come to { $cell } from another rank. Step back with it and return.
refusal-exchange-pool-empty = You have lost no piece of that kind: { $piece } cannot be taken back. Choose one that was captured, or keep the defender.

### Texts that could not be read.

text-no-blockers-here = there is a blocker on { $cell }, but this variant has none.
text-no-attackers = neither player has a Sabre, a Trident or a Warrior; a game ends before that.
text-exchange-letter = a defender is exchanged for S, T or W, not for “{ $found }”.
text-counters = the moves left are written as two numbers or dashes, as in -/- or 2/-, not “{ $found }”.
text-counter-not-used = in this variant no moves are counted: write a dash for player { $player }.
text-counter-limit = player { $player } cannot have { $found } moves left; { $most } are the most.
text-counter-attackers = player { $player } has more than one attacker, so no moves are counted: write a dash.
text-counter-out = player { $player } has no moves left and yet is to move: the game would be over.

touch-exchange = say what becomes of the defender: keep it, or exchange it for a Sabre, a Trident or a Warrior.

### What there is to see.

counter-last-stand = moves left to capture with the last attacker
cell-corner-empty = { $cell }, corner, empty
cell-corner-piece = { $cell }, corner, { $piece }, { $player }

ending-lt-12 = the other side has no attacker left
ending-lt-13 = the last attackers of the other side are trapped
ending-lt-14 = the player to move has no legal move
ending-lt-15 = the other side did not make its capture in time
ending-lt-16 = each side has a single attacker left
