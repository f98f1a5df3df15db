## Toy race: its names, players, pieces, refusals and endings.

game-toy-race = Toy race
    .about = Two rows of runners walk towards each other: be first to bring two of them home.
variant-toy-race-standard = Eight runners each; two runners home win.
    .name = Standard
page-home-kind-toy-race = Racing without luck
page-about-toy-race = A small game of our own, laid out as a pattern for a new one.

player-toy-race-1 = Blue
player-toy-race-2 = Red

piece-toy-race-runner = runner
    .a = a runner

refusal-toy-race-not-forward = From { $from } to { $to } is not ahead: { $piece } never goes back or sideways.

ending-zz-3 = two runners are home
ending-zz-4 = the other side cannot move

### The reference card.

card-toy-race-runner = One square ahead, straight or aslant.
card-toy-race-turn = { $player } begins. One move each; nobody may pass.
card-toy-race-captures = Nothing is ever captured.
card-toy-race-goal = With { $goal } runners on the farthest rank you have won.
card-toy-race-stuck = If you cannot move at your turn, you have lost.
