## Levels of play: calibrating them, and the document that tells what they are.

levels-not-calibrated = { $variant } is no variant. There are { $known }.
levels-odd-games = { $found } games cannot be played in pairs. Ask for an even number, such as 200.
levels-round = { $variant }, round { $round }
levels-test-bottom = the novice against level 1
levels-test-step = level { $upper } against level { $lower }
levels-test-top = level 10 against the novice
levels-found = { $test }: { $score } % ({ $low } to { $high }), { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
levels-met = as asked
levels-missed = not as asked
levels-all-met = { $variant }: every step is as high as asked.
levels-some-missed = { $variant }: { $count ->
        [one] { $count } match is not as asked.
       *[other] { $count } matches are not as asked.
    }
levels-kept = Matches are kept in { $folder }; the same command goes on from there. The levels of each game and their document are written to { $files }.
levels-format = { $path } has format { $found }, which this program does not know.
levels-missing = { $path }: { $variant } has no ladder, neither its own nor another one’s.
levels-unknown = { $path }: “{ $variant }” is no variant.
levels-unsound = { $path }: level { $level } of { $variant } cannot be played.
levels-not-rising = { $path }: level { $level } of { $variant } is not above the one before.
levels-not-full = { $path }: the highest level of { $variant } is not the whole engine.
levels-unreadable = { $path } is not a table of levels.

### The document.

levels-doc-title = Levels
levels-doc-about = Every variant has ten levels. Level 10 is the whole engine with { $most } nodes a move, the same on every machine and in the browser. Lower levels look less far and slip as people do: a share of their moves is made at a glance, by what the position after the move looks like, without the other player’s answer; and at a glance some captures are overlooked.
levels-doc-columns = *Nodes*: what a move that is thought about may cost. *At a glance*: how many of a thousand moves are made so. *Overlooked*: how many of a thousand captures a glance does not notice, and how many of a thousand answers that win at once are not seen coming. *Halving*: a move that looks worse by this much is half as likely at a glance. *Worst*: a move that looks worse by more than this is never made at a glance. The last two are in hundredths of a small piece, in the dice game in ten-thousandths of the expected result. The same position, level and seed give the same move everywhere.
levels-doc-made = This document is written by { $command }, from the table that the program plays with. A step is as asked when the higher level scores at least 60 % and the 95 % interval stays above 54 %; the novice scores at least 60 % against level 1 and at most 2 % against level 10 (20 % in the dice game). A match ends after a quarter or half of its games where even the 99 % interval leaves no doubt.
levels-doc-inherits = Other variants climb the ladder of a relative: { $pairs }.
levels-doc-inherit = { $heir } that of { $from }
levels-doc-heir = The levels of { $from }.
levels-doc-level = level
levels-doc-nodes = nodes
levels-doc-glance = at a glance
levels-doc-overlooked = overlooked
levels-doc-halving = halving
levels-doc-worst = worst
levels-doc-match = match
levels-doc-score = points
levels-doc-interval = 95 % interval
levels-doc-games = won, drawn, lost
levels-doc-asked = as asked
levels-doc-yes = yes
levels-doc-no = no
levels-doc-measured = What matches showed, told from the first of the two:
levels-doc-unmeasured = Not measured yet.

### Fitting weights.

levels-fit-samples = { $samples ->
        [one] { $samples } position
       *[other] { $samples } positions
    }
levels-fit-done = Fitted to { $samples } positions of { $games } games. Mean surprise at results not fitted on: { $before } before, { $after } now.
levels-fit-weights-in = The weights are in { $file }.
levels-fit-here = What was fitted could not be written. Here it is, to be kept by hand:
levels-fit-nothing = These games left no position to learn from. Ask for more of them with --games.
levels-fit-no-set = { $name } has no weights of its own to begin with: each of its variants has. Name one of them.
levels-fit-win-model = { $variant }: { $samples } positions of { $games } games. Margin { $margin }, spread { $spread }. Mean surprise at results not fitted on: { $before } before, { $after } now.
levels-fit-win-model-in = What scores promise is in { $file }.
levels-fit-chances = The scores of the dice game are chances already: there is nothing to fit.
