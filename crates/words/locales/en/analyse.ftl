## What the engine says about positions and games.

analyse-over = The game is over: there is nothing to analyse.
analyse-about = Scores and chances (win/draw/loss in %) are those of { $player }, who is to move.
analyse-depth = depth
analyse-score = score
analyse-chances = chances
analyse-nodes = nodes
analyse-line = line
analyse-before-roll = (the average over all rolls)
analyse-best = Best: { $moves }
analyse-wins-in = wins in { $moves }
analyse-loses-in = loses in { $moves }
analyse-no-chapter = There are { $count } chapters in this file: name one of them.
analyse-curve-of-one = This file has { $count } chapters, and a curve shows one game: name it with --chapter.
analyse-progress = Analysing

### Comments in a record.

analyse-chance = { $player } { $percent } %.
analyse-forced = { $player } { $how }.
analyse-turning = A turning point: { $player } goes from { $before } % to { $after } %. Better: { $better }.
analyse-glyph = { $sign } { $name }.
analyse-why = Why: after { $line }. { $told }
analyse-why-at-once = Why: { $told }
analyse-why-better = With the better turn: { $told }
analyse-accuracy = { $player }: { $percent } % accuracy, the best in { $best } of { $turns } turns with a choice.
analyse-luck = Luck { $luck }, given away { $lost }, in points of a hundred.

### The picture of a game.

analyse-curve-title = { $game }, { $variant }: how the game went
analyse-curve-wins = { $player } wins
analyse-curve-turns = turns
analyse-curve-percent = { $percent } %
analyse-curve-about = The chances of { $player } turn by turn: { $first } % at the beginning, { $last } % at the end of { $turns } turns.
analyse-curve-none = No turn was a turning point.
analyse-curve-lapse = { $number }. { $player }, turn { $turn }, { $played }: { $before } % → { $after } %. Better: { $better }
