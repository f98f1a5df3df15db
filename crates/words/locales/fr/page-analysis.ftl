## La page : analyse.

### Un lien qui contient une partie.

page-analysis-link-damaged = Ce lien est abîmé : il en manque une partie, ou elle a changé. Redemandez-le, ou demandez le relevé en fichier.
page-analysis-link-version = Ce lien vient d’une Ludotheca plus récente que celle-ci. Rechargez la page pour la mettre à jour.
page-analysis-link-record = La partie de ce lien ne peut pas être rejouée.

### Un relevé illisible. $problem et $because sont des phrases.

page-analysis-record-because = { $problem } { $because }

### Où l’on en est.

page-analysis-bar = Où en est la partie
page-analysis-even = égalité
page-analysis-chance = { $player } { $percent } %
page-analysis-better = { $player } est mieux, { $percent } %
page-analysis-wins-in = { $turns ->
    [one] { $player } gagne au prochain tour
   *[other] { $player } gagne en { $turns } tours au plus
}
page-analysis-won = { $player } a gagné
page-analysis-drawn = partie nulle
page-analysis-unknown = pas encore examiné
page-analysis-averaged = moyenne de tous les jets
page-analysis-told = { $evaluation }. Le meilleur : { $moves }
page-analysis-percent = { $percent } %

### Le moteur.

page-analysis-engine = Moteur
page-analysis-think = Réfléchir
page-analysis-stop = Arrêter
page-analysis-lines = Suites
page-analysis-depth = Profondeur { $depth }, { $nodes } positions, { $seconds } s.
page-analysis-thinking = Il continue.
page-analysis-begins = Le moteur se met à réfléchir.
page-analysis-whole-line = Suite { $number } jusqu’au bout
page-analysis-resting = Le moteur se repose.
page-analysis-over = La partie est finie : il n’y a plus rien à chercher.
page-analysis-trouble = Le moteur s’est arrêté. Relancez-le, ou rechargez la page.

page-analysis-rolls = Jets à venir
page-analysis-rolls-hint = Ce que { $player } peut espérer après chaque jet. Choisissez-en un pour continuer avec lui.

### Se déplacer.

page-analysis-shown = Après { $move }
page-analysis-shown-start = Le début
page-analysis-flip = Tourner le plateau
page-analysis-promote = En faire la partie
page-analysis-delete-branch = Effacer cette branche
page-analysis-branch-promoted = La branche est maintenant la partie.
page-analysis-branch-deleted = La branche est effacée.
page-analysis-play-on = Jouer à partir d’ici
page-analysis-variant = Jeu et variante
page-analysis-keys = Analyse
page-analysis-key-engine = Faire réfléchir le moteur, ou l’arrêter

### Le bilan d’une partie.

page-analysis-review = Bilan
page-analysis-review-begin = Faire le bilan
page-analysis-review-again = Refaire le bilan
page-analysis-review-cancel = Interrompre
page-analysis-review-progress = Coup { $done } sur { $all }
page-analysis-review-about = Le moteur regarde chaque position de la partie, marque les erreurs et les bons coups, et vous laisse réessayer. Cela prend un moment.
page-analysis-review-empty = Jouez quelques coups ou ouvrez une partie : il y aura alors un bilan à faire.
page-analysis-review-outdated = La partie a changé depuis ce bilan.
page-analysis-review-done = Le bilan est prêt.

page-analysis-curve = Le cours de la partie, tour après tour
page-analysis-curve-wins = { $player } gagne
page-analysis-curve-point = { $turn } : { $chance }

page-analysis-turning-none = Aucun tour n’a coûté un vingtième de la partie ou plus.

page-analysis-accuracy = Précision
page-analysis-accuracy-none = rien à choisir
page-analysis-accuracy-best =
    { $best ->
        [one] – le meilleur à { $best } tour sur { $turns }
       *[other] – le meilleur à { $best } tours sur { $turns }
    }
page-analysis-accuracy-about = La part gardée de ce que promettait le meilleur tour, en moyenne sur tous les tours où il y avait un choix.

page-analysis-player = Joueur
page-analysis-table = Tous les tours en tableau
page-analysis-table-turn = Tour
page-analysis-table-chance = Chances de { $player }
# Un jet et les pas faits avec lui.
page-analysis-rolled = { $roll } : { $moves }

page-analysis-luck = Chance et adresse
page-analysis-luck-dice = Chance
page-analysis-luck-lost = Concédé
page-analysis-luck-both = { $lucky } a eu les meilleurs dés, pour { $luck } points, et a aussi moins concédé, de { $skill } points.
page-analysis-luck-apart = { $lucky } a eu les meilleurs dés, pour { $luck } points ; { $skilled } a moins concédé, de { $skill } points.
page-analysis-luck-about = En points sur cent, cent étant la partie entière. La chance est ce qu’un jet vaut de plus que la moyenne de tous les jets ; le concédé, ce que le meilleur tour avec ce jet aurait valu de plus que celui qui fut joué.

### Composer une position.

page-analysis-set-up = Composer une position
page-analysis-edit-board = Plateau à composer
page-analysis-edit-palette = Pièce en main
page-analysis-edit-piece = { $player }, { $piece }
page-analysis-edit-stack = { $piece } de { $height }
page-analysis-edit-erase = Effacer
page-analysis-edit-touch = Touchez une case pour y poser la pièce, touchez-la encore pour l’ôter.
page-analysis-edit-letters = Sur une case, le clavier marche aussi : { $letters } pour le premier joueur, les mêmes en minuscules pour le second, Suppr pour effacer.
page-analysis-edit-digits = Sur une case, le clavier marche aussi : la hauteur en chiffre, pour le joueur dont la pièce est en main, Suppr pour effacer.
page-analysis-edit-turn = Au trait
page-analysis-edit-ply = Coups joués
page-analysis-edit-turns = Tours joués
page-analysis-edit-field = { $player } : { $label }
page-analysis-edit-text = Position en texte
page-analysis-edit-start = Position de départ
page-analysis-edit-clear = Vider le plateau
page-analysis-edit-ready = Analyser cette position
page-analysis-edit-cancel = Annuler
page-analysis-edit-fine = Cette position peut être analysée.
page-analysis-edit-refused = Cette pièce ne peut pas se tenir là : sa ligne ne passe pas par cette case.

### Apporter quelque chose.

page-analysis-paste-action = Coller ou ouvrir
page-analysis-paste = Un relevé, une suite de coups, une position ou un lien
page-analysis-paste-hint = Collez-le ici, ou déposez un fichier. Sa nature sera reconnue.
page-analysis-paste-open = Ouvrir
page-analysis-paste-file = Ouvrir un fichier
page-analysis-paste-empty = Il n’y a encore rien dans le champ.
page-analysis-paste-nothing = Ce n’est ni un relevé, ni une position, ni un lien de Ludotheca. Un relevé commence par [Format "1"].
page-analysis-list-stuck = Cela ressemble à des coups de { $game }, mais le coup { $number }, « { $move } », ne peut pas être joué. { $because }
page-analysis-list-ambiguous = Ces coups se jouent à { $games }. Choisissez d’abord le jeu, puis collez-les encore.
page-analysis-too-long-for-address = Cette partie est trop longue pour une adresse : elle reste ici autant que cet onglet. Enregistrez-la en fichier pour garder ce que vous ajoutez.
page-analysis-paste-variant = La variante de ce lien est inconnue.
page-analysis-bad-position = La position de l’adresse est illisible. { $because }

### Partager.

page-analysis-share = Partager et garder
page-analysis-copy-game = Copier le lien de la partie
page-analysis-copy-position = Copier le lien de la position
page-analysis-copy-text = Copier la position en texte
page-analysis-share-sheet = Partager
page-analysis-save-text = Enregistrer le relevé
page-analysis-save-json = Enregistrer en JSON
page-analysis-save-svg = Plateau en SVG
page-analysis-save-png = Plateau en PNG
page-analysis-copied-game = Le lien de toute la partie est dans le presse-papiers.
page-analysis-copied-position = Le lien de cette position est dans le presse-papiers.
page-analysis-copied-text = La position en texte est dans le presse-papiers.
page-analysis-copy-failed = Le navigateur ne permet pas de copier. Prenez-le ici :
page-analysis-picture-failed = Ce navigateur n’a pas pu faire l’image. Le SVG marche partout.
page-analysis-share-about = Les liens contiennent la partie elle-même : rien n’est envoyé à aucun serveur.
