## La page : le plateau.

page-board-name = Plateau : { $game }
page-board-chosen = choisie
page-board-reachable = peut être touchée ensuite
page-board-captures = peut être touchée ensuite, prend
page-board-in-the-way = nommée par le refus
page-board-last-move = dernier coup

page-board-choices = Choix
page-board-roll = Lancer les dés
page-board-skip-roll = Montrer les dés tout de suite
choice-keep = Le garder
page-board-stop-here = S’arrêter ici
page-board-confirm = Jouer ce coup
page-board-take-back = Annuler ce geste
page-board-end-turn = Finir le tour
page-board-rule = Règle { $rule }

page-board-keys = Les flèches vont d’une case à l’autre, Entrée touche, Échap annule le dernier geste.
page-board-keys-title = Sur le plateau
page-board-key-arrows = Aller à la case voisine
page-board-key-touch = Toucher la case
page-board-key-back = Annuler le dernier geste

### Dit à ceux qui ne voient pas les marques.

page-board-say-targets = { $count ->
    [0] Choisie. Elle ne peut aller nulle part ; touchez un endroit pour savoir pourquoi.
    [one] Choisie. Un endroit peut être touché ensuite.
   *[other] Choisie. { $count } endroits peuvent être touchés ensuite.
}
page-board-say-go-on = { $count ->
    [one] Arrêtez-vous ici, ou continuez : un endroit de plus peut être touché.
   *[other] Arrêtez-vous ici, ou continuez : { $count } endroits de plus peuvent être touchés.
}
page-board-say-choose = Choisissez ce que devient la pièce.
page-board-say-confirm = Le coup est prêt : jouez-le ou annulez-le.
page-board-say-takes = Cela prendrait { $cells }.
page-board-say-back = { $count ->
    [0] Annulé ; rien n’est choisi.
   *[other] Annulé.
}
