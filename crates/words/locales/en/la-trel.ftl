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
page-about-la-trel = Designed by Richard Morgan, published in 1994 by Millenium Games; ASS brought it out with French rules. The English variants follow a transcription of rules from BoardGameGeek, made in 2010 for the abstract games club of Bromsgrove.

player-la-trel-1 = Blue
player-la-trel-2 = Red

# The French edition calls the Sabre “Quadru” and the Warrior “Rondo”: `also` is the name that the other edition has for a piece.
piece-defender = defender
    .a = a defender
piece-sabre = Sabre
    .a = a Sabre
    .also = Quadru
piece-trident = Trident
    .a = a Trident
piece-warrior = Warrior
    .a = a Warrior
    .also = Rondo
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
refusal-third-return = The piece would come back to { $cell } for the third time while no other piece of yours has moved: it landed there before with { $moves }. Go elsewhere, or move another piece.
refusal-exchange-not-defender = On { $cell } stands { $piece }: only a defender can be exchanged.
refusal-exchange-not-there = A defender is exchanged on the farthest rank, and { $cell } does not lie there. Move it without the exchange.
refusal-exchange-along-rank = To be exchanged, a defender must come to { $cell } from another rank. Step back with it and return.
refusal-exchange-pool-empty = You have lost no piece of that kind: { $piece } cannot be taken back. Choose one that was captured, or keep the defender.

### Remarks on legal moves.

remark-never-captures = Nothing is captured by it: { $piece } never captures.
remark-nothing-jumped = Nothing is captured by it: on its way { $piece } meets no enemy piece.

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

counter-last-stand = last stand, moves left
cell-corner-empty = { $cell }, corner, empty
cell-corner-piece = { $cell }, corner, { $piece }, { $player }

ending-lt-12 = the other side has no attacker left
ending-lt-13 = the last attackers of the other side are trapped
ending-lt-14 = the player to move has no legal move
ending-lt-15 = the other side captured nothing in its last stand
ending-lt-16 = each side has a single attacker left

### The reference card.

card-la-trel-defender = One square up, down, left or right, back as well. Takes nothing.
card-la-trel-sabre = Attacker: any distance along a rank or a file.
card-la-trel-trident = Attacker: any distance along a diagonal.
card-la-trel-warrior = Attacker: any distance in all eight directions.
card-la-trel-blocker = One to three steps, each forward, back or diagonally, never sideways. Takes nothing, is never taken, and nobody jumps over it.
card-la-trel-turn = { $player } begins. One move each; nobody may pass. Pieces slide and step over empty squares only.
card-la-trel-first-move = { $plies ->
        [1] The first move of the game is made with a defender.
       *[other] Each player’s first move is made with a defender.
    }
card-la-trel-exchange = A defender that steps from another rank onto the farthest one may be exchanged for an attacker of yours that was captured before.
card-la-trel-third-time = No move may bring about a position, with the same player to move, for the third time.
card-la-trel-to-and-fro = While you move one and the same piece, turn after turn, it may come back to a square twice, not a third time, unless it captures or is exchanged.
card-la-trel-jump = An attacker slides along one of its lines up to an enemy attacker or defender, jumps over it and lands on the empty square right behind. Nobody has to capture.
card-la-trel-corners-open = Open corners: an attacker takes a piece on a corner by sliding onto the corner in its place.
card-la-trel-corners-closed = Closed corners: a piece on a corner cannot be captured.
card-la-trel-chain = After a capture the attacker may capture again, in another of its directions too. Stop after any capture.
card-la-trel-one-capture = One move captures one piece.
card-la-trel-no-attackers = Without an attacker left you have lost.
card-la-trel-trapped = { $most ->
        [1] If at your turn a single attacker is left to you and it cannot move, you have lost.
       *[other] If at your turn you have { $most } attackers or fewer and none of them can move, you have lost.
    }
card-la-trel-last-stand = { $prey ->
        [attacker] Last stand: a capture leaves you a single attacker: capture an enemy attacker within your next { $moves } moves, or you have lost. An exchange for a second attacker saves you too.
       *[any] Last stand: a capture leaves you a single attacker: capture an enemy piece within your next { $moves } moves, or you have lost. An exchange for a second attacker saves you too.
    }
card-la-trel-one-each = One attacker each: a draw.
card-la-trel-blocked = No legal move otherwise: a draw.
card-la-trel-notches = Notches point the ways in which a piece moves.
card-la-trel-corner = Dots around a square: a corner. Nobody can jump over a piece there.
