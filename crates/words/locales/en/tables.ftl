## Tables: why one does not do what somebody asks for.

table-not-begun = The game begins when both players are there.
table-over = The game is over.
table-aborted = This game was broken off before it began.
table-full = Both seats at this table are taken.
table-seat-taken = This seat is taken.
table-not-seated = Only the two players can do that. You are watching.
table-not-your-turn = It is your opponent’s turn.
table-other-turn = The game has gone on in the meantime. Look at the board again.
table-nothing-to-roll = There is nothing to roll now.
table-roll-first = Roll the dice first.
table-nonce-missing = This turn brings nothing to the next roll of the dice. Load the page again.
table-house-seed = This computer cannot sit down: what fixes its dice is missing or wrong.
table-no-secret = What fixes the dice of this table is not here.
table-move-long = That is too long for a turn.
table-too-many-moves = The turn is over before its last move.
table-turn-unfinished = The turn is not complete yet.
table-touched = The piece that you touched must move.
table-offer-stands = An offer is waiting for an answer already.
table-offer-too-soon = Your last offer was declined. Play on for a while before the next one.
table-no-offer = Nothing is offered.
table-no-take-back = Where a touched piece must move, nothing is taken back.
table-nothing-to-take-back = You have not played a turn yet that could be taken back.
table-too-late-to-abort = Both of you have played. Resign, or offer a draw.
table-no-claim = In a game of days only the clock decides.
table-claim-too-soon = Your opponent may still come back. Wait a little longer.

## What no table is opened with.

table-no-variant = There is no variant “{ $found }”.
table-begins-over = The game would be over before it begins. Choose another position.
table-time-base = The time for a game is between 5 seconds and 6 hours.
table-time-step = A move brings at most 3 minutes.
table-time-days = A move has between 1 and 30 days, and at most 45 are kept.

table-unknown = There is no such table, or you were not given what opens it.
table-nameless = Choose a name first.
table-needs-line = Only a connection that lasts can be told what happens.
table-seat-kept = This seat is kept for somebody else.
table-host-missing = Whoever opened this table has not sat down yet. Try again in a moment.
table-own = You have the other seat at this table.
table-code-wrong = This code opens no seat at this table. Perhaps it was used already: each code works once.
table-not-over = The game goes on. Play again when it is over.
table-no-house = No computer plays at the tables of this server.
table-no-level = Computers play at levels from 1 to 10.
table-no-record = This game cannot be written down.
table-too-many-open = Too many of your tables are waiting for somebody. Close one of them first.
table-too-many-joined = You follow too many tables at once. Leave one of them first.
table-says-too-much = Wait a little before you say something more.

## Tables: why the server cannot listen now.

live-connections = Too many connections come from you. Close another tab first.
live-full = The server has no room for another connection. Try again in a moment.
live-held-up = The server was held up for a moment. Try again.
live-too-fast = Too many messages come from your address. Try again in a moment.

## Names at a table.

table-name-empty = A name has at least one letter or digit.
table-name-long = A name has at most { $most } characters.
table-name-character = A name has letters, digits, spaces and the characters - _ . ’ only.
table-name-scripts = Choose letters of one alphabet, so that nobody takes you for somebody else.

## Dice that do not fit what was promised.

verify-fraud-secret = The secret that was told at the end is not the one that was promised at the beginning.
verify-fraud-house = The house computer’s share in the dice is not the one that was promised at the beginning.
verify-fraud-lot = The lot that decided who begins does not follow from what both players brought.
verify-fraud-nonce = Turn { $turn }: what a player brought to the dice does not follow from what was promised.
verify-fraud-roll = Turn { $turn }: the dice are not those that follow from what was promised and brought.

## `verify`: the dice of a game that was played at a table.

help-verify = Check the dice of a game that was played at a table
help-verify-examples =
    Before anybody brought anything to the dice, the server had fixed its secret. The record tells both, and every roll must follow
    from them; docs/dice.md says how, for programs of your own.
    
    Examples:
      ludotheca verify game.txt
      ludotheca verify - < game.json

verify-proved = { $rolls ->
    [0] Nothing was rolled, and the secret is the one that was promised.
    [one] The one roll is what was promised.
   *[other] All { $rolls } rolls are what was promised.
}
verify-lot = Who began was drawn by the same lot.
verify-nothing = This record tells nothing of its dice: the game has none, was not played at a table, or is not over.
verify-version = The dice of this record are of the version { $found }, which this program does not know. Try a newer one.
verify-tag = The tag { $tag } is missing or is not what it has to be, so that the dice cannot be checked.
verify-nonces = Turn { $turn }: what the players brought to the roll is missing or unreadable, so that it cannot be checked.
