## La page : noms et étiquettes d’une partie.

page-details-open = Noms, étiquettes
page-details-of = Noms et étiquettes de { $game }
page-details-player = Qui joue { $player }
page-details-keywords = Étiquettes
page-details-keywords-what = Des mots pour retrouver la partie, séparés par des virgules.
page-game-named = { $name } ({ $player })
