## La page : à table, de la première minute au résultat.

page-table-your-turn = À vous de jouer
page-table-your-roll = À vous de lancer les dés
page-table-first = Touchez une pièce ou une case : le plateau montre ce qui peut suivre.
page-table-goes-on = Votre partie continue.
page-table-anew = Recommencer
page-table-continue-of = Continuer { $game }
page-table-withdraw = Revenir dessus
page-table-counter-of = { $player } – { $label } : { $value } sur { $limit }
page-table-won = { $player } gagne : { $why }.
page-table-drawn = Partie nulle : { $why }.
page-table-dice-before = Lancés avant : { $dice }
page-table-said-turn = { $player } a lancé { $dice } et joué { $moves }
page-table-draw-early = Merci. { $player } aimerait d’abord voir la suite de cette partie.
page-table-draw-later = { $player } vient de répondre. Reproposez dans quelques tours.

page-set-size = Taille du plateau
page-set-size-value = { $size } pour cent
page-set-size-what = Par rapport à ce que la fenêtre permet pendant une partie ; le coin du plateau fait de même.
