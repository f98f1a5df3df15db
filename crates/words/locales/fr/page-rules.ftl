## La page : les règles et la leçon guidée.

page-rules-title = Les règles de { $game }
page-rules-loading = Chargement des règles…
page-rules-missing = Les règles n’ont pas pu être chargées. Vérifiez la connexion et rechargez la page.
page-rules-contents = Sommaire
page-rules-play = Jouer
page-rules-learn = Première leçon, pas à pas
page-rules-print = Imprimer
page-rules-previous = Règle précédente :
page-rules-next = Règle suivante :
page-rules-copy = Copier le lien
page-rules-copy-of = Copier le lien vers { $rule }
page-rules-copied = Le lien vers { $rule } est copié.
page-rules-not-copied = Le navigateur ne permet pas de copier. Le lien vers { $rule } est maintenant dans la barre d’adresse.
page-rules-shape-of = { $piece }, { $player }
page-rules-shape-high = hauteur { $height }

### Les figures.

page-rules-figure = Figure { $number }
page-rules-board-of = { $figure }, plateau : { $task }
page-rules-show-board = { $figure } : montrer le plateau
page-rules-show = Montrez-moi
page-rules-show-another = Montrer une autre façon
page-rules-try = Essayer un coup interdit
page-rules-try-another = Essayer un autre coup interdit
page-rules-again = Recommencer
page-rules-take-back = Reprendre le coup
page-rules-replay = Revoir
page-rules-right = Juste !
page-rules-shown = Comme ceci : { $move }.
page-rules-other = { $move } est permis, mais ce n’est pas ce qui est demandé.
page-rules-just-this = Bien vu : c’est exactement ce que la règle interdit.
page-rules-tried = Essayé : { $move }
page-rules-answer = Juste : { $moves }.
page-rules-mistake = Refusé : { $move } – { $sentence } ({ $rule })

### Ce qu’un coup a fait.

page-rules-did-slide = { $ways }.
page-rules-did-enter = Une pièce entre en { $cell }.
page-rules-did-stack = En { $cell } se trouve maintenant une pile de { $height }.
page-rules-did-return = { $count ->
        [one] Une pièce retourne à la réserve.
       *[other] { $count } pièces retournent à la réserve.
    }
page-rules-did-promote = En { $cell } se trouve maintenant { $piece }.
page-rules-did-send-home = Touché : le pion en { $from } retourne en { $to }.
page-rules-did-roll = Les dés montrent { $dice }.
page-rules-did-end-turn = Le tour est fini.
page-rules-did-take = Pris : { $pieces }.
page-rules-did-place = { $piece } en { $cell }

### La leçon guidée.

page-learn-title = { $game } : première leçon
page-learn-progress = Tâche { $number } sur { $count }
page-learn-steps = Tâches de la leçon
page-learn-step = Tâche { $number }
page-learn-step-done = Tâche { $number }, faite
page-learn-hint = Indice
page-learn-hint-cell = Commencez en { $cell }.
page-learn-hint-choice = Aucun pion ne doit bouger : finissez le tour.
page-learn-next = Tâche suivante
page-learn-previous = Tâche précédente
page-learn-finish = Terminer
page-learn-restart = Reprendre la leçon du début
page-learn-done-title = Vous en savez assez
page-learn-done = Vous avez fait { $count } tâches sur { $all }. Le meilleur moyen d’apprendre le reste est de jouer.
page-learn-first-game = Jouer une première partie contre le niveau 1
page-learn-all-rules = Lire toutes les règles
page-learn-keys = Dans une leçon
