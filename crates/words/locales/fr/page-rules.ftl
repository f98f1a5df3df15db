## La page : les règles et la leçon guidée.

page-rules-title = { $game } : les règles
page-rules-loading = Chargement des règles…
page-rules-missing = Les règles n’ont pas pu être chargées. Vérifiez la connexion et rechargez la page.
page-rules-games = Les jeux
page-rules-contents = Sommaire
page-rules-play = Jouer
page-rules-learn = Première leçon, pas à pas
page-rules-print = Imprimer
page-rules-answers = Sur papier
page-rules-answers-beside = avec les réponses
page-rules-answers-end = en fiche d’exercices, réponses à la fin
page-rules-answers-title = Réponses
page-rules-write = Votre réponse :
page-rules-previous = Règle précédente :
page-rules-next = Règle suivante :
page-rules-copy = Copier le lien
page-rules-copy-of = Copier le lien vers { $rule }
page-rules-copied = Le lien vers { $rule } est copié.
page-rules-not-copied = Le navigateur ne permet pas de copier. Le lien vers { $rule } est maintenant dans la barre d’adresse.
# A piece with the name that another edition of the game has for it.
page-rules-shape-also = { $piece } ({ $also })
page-rules-shape-of = { $piece }, { $player }
page-rules-shape-high = { $piece }, hauteur { $height }

### Les figures.

page-rules-figure = Figure { $number }
page-rules-board-of = { $figure }, plateau : { $task }
page-rules-task = À vous : jouez le coup sur le plateau.
page-rules-show-board = { $figure } : montrer le plateau
page-rules-board-missing = Impossible de charger le plateau. Vérifiez la connexion, puis réessayez.
page-rules-show = Montrez-moi
page-rules-show-another = Montrer une autre façon
page-rules-try = Essayer un coup interdit
page-rules-try-another = Essayer un autre coup interdit
page-rules-again = Recommencer
page-rules-take-back = Reprendre le coup
page-rules-replay = Revoir
page-rules-right = Juste !
page-rules-shown = Comme ceci :
page-rules-other = { $move } est permis, mais ce n’est pas ce qui est demandé.
page-rules-just-this = Bien vu : c’est exactement ce que la règle interdit.
page-rules-tried = Essayé : { $move }
page-rules-answer = Juste : { $moves }.
page-rules-mistake = Refusé : { $move } – { $sentence } ({ $rule })

### La leçon guidée.

page-learn-title = { $game } : première leçon
page-learn-progress = Exercice { $number } sur { $count }
page-learn-steps = Exercices de la leçon
page-learn-step = Exercice { $number }
page-learn-step-done = Exercice { $number }, réussi
page-learn-step-shown = Exercice { $number }, montré, pas encore réussi
page-learn-hint = Indice
page-learn-hint-cell = Commencez en { $cell }.
page-learn-hint-choice = Aucun pion ne doit bouger : finissez le tour.
page-learn-next = Exercice suivant
page-learn-previous = Exercice précédent
page-learn-back = Précédent
page-learn-finish = Terminer
page-learn-restart = Recommencer la leçon
page-learn-done-title = Vous en savez assez
page-learn-done = Vous avez réussi tous les exercices. Le meilleur moyen d’apprendre le reste est de jouer.
page-learn-end-title = La leçon s’arrête ici
page-learn-end = Exercices réussis : { $count } sur { $all } ; les autres vous attendent. Le meilleur moyen d’apprendre le reste est de jouer.
page-learn-first-game = Jouer une première partie
page-learn-first-game-what = En douceur : le niveau 1, qui vient lui-même d’apprendre les règles. Vous commencez, sans pendule ; le plateau montre où une pièce peut aller, un conseil est à portée de main, et vous pouvez revenir en arrière autant que vous voulez.
page-learn-shown =
    { $count ->
        [one] { $count } exercice vous a été montré.
       *[other] { $count } exercices vous ont été montrés.
    }
page-learn-shown-try = Essayer vous-même
page-learn-intro = Une leçon dure environ cinq minutes : quelques petits exercices sur le plateau, un indice en cas de besoin, et une première partie à la fin.
page-learn-begin = Commencer
page-learn-begin-of = Commencer la leçon : { $game }
page-learn-go-on = Continuer
page-learn-go-on-of = Continuer la leçon : { $game }
page-learn-solved = Exercices réussis : { $count } sur { $all }
page-learn-all-rules = Lire toutes les règles
page-learn-keys = Dans une leçon
page-learn-others = La première leçon de chaque jeu :
