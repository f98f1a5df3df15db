## The page: names and words of a game.

page-details-open = Names and tags
page-details-of = Names and tags of { $game }
page-details-player = Who plays { $player }
page-details-keywords = Tags
page-details-keywords-what = Words to find the game by, with commas between.
page-game-named = { $name } ({ $player })
