## The page: play.

### What an address asks for and cannot be had.

page-play-bad-player = “{ $found }” is not a player: { $name } can be human or level-1 to level-{ $most }. A person plays instead.
page-play-bad-seed = “{ $found }” is not a seed: it must be a whole number such as 42. The dice fall freely instead.
page-play-bad-clock = “{ $found }” is not a clock: write minutes and seconds a turn, as in 5+3. The game is played without one.

### Taking in games from a file.

page-play-import-game = One game in the file is damaged and was left out.
page-play-import-version = The file comes from a newer version of Ludotheca. Update the page, then try again.
page-play-import-file = This is neither an export of games nor a game record.
