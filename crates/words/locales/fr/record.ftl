## Les relevés de partie : comment une partie a fini à la table, et ce qui ne va pas dans un relevé refusé.

ended-win = { $player } gagne : { $how }.
ended-draw = Partie nulle : { $how }.
ended-open = Pas de résultat : { $how }.
ended-resign = l’autre camp a abandonné
ended-time = l’autre camp a dépassé son temps
ended-agreement = les deux camps en sont convenus
ended-abandoned = la partie a été délaissée
ended-adjudicated = un arbitre en a décidé

record-at = Ligne { $line }, colonne { $column } : { $problem }
record-within = À { $field } : { $problem }

record-too-long = le relevé dépasse { $most } Mio.
record-not-utf8 = ce n’est pas du texte UTF-8. Enregistrez le relevé en UTF-8.
record-control-character = le caractère de contrôle { $code } n’a pas sa place dans une étiquette ou un commentaire.
record-unexpected = « { $found } » n’a pas sa place ici.
record-tag-form = une étiquette s’écrit [Nom "valeur"].
record-tag-name = « { $name } » n’est pas un nom d’étiquette : une lettre, puis des lettres, des chiffres et _, 64 au plus en tout.
record-tag-twice = l’étiquette { $name } est donnée deux fois.
record-tag-reserved = l’étiquette { $name } vient de la partie elle-même et ne peut pas être fixée.
record-tag-missing = l’étiquette { $name } manque.
record-too-many-tags = il y a plus de { $most } étiquettes.
record-bad-escape = une barre oblique inverse ne se met que devant une autre, devant " dans une étiquette ou devant {"}"} ou un crochet dans un commentaire.
record-unclosed-tag = l’étiquette qui commence ici n’est jamais fermée.
record-unclosed-comment = le commentaire qui commence ici n’est jamais fermé : il manque {"}"}.
record-unclosed-variation = la variante qui commence ici n’est jamais fermée : il manque ).
record-stray-closing = aucune variante n’est ouverte que cette ) pourrait fermer.
record-nothing-to-vary = une variante suit le coup qu’elle remplace, et il n’y en a pas encore ici.
record-empty-variation = il faut un coup dans une variante.
record-nested-too-deep = des variantes sont emboîtées sur plus de { $most } niveaux.
record-too-many-moves = il y a plus de { $most } coups.
record-unknown-format = ce relevé a le format « { $found } » ; ce programme lit les formats jusqu’à { $known }.
record-unknown-variant = il n’y a pas de variante « { $found } ».
record-position = la position est illisible.
record-unknown-result = le résultat est 1, 2, draw ou *, et non « { $found } ».
record-unknown-termination = « { $found } » n’est ni une règle, ni resign, time, agreement, abandoned ou adjudicated.
record-wrong-number = le coup suivant a le numéro { $wanted } et non { $found }.
record-move = le coup { $move } ne peut pas être joué.
record-no-roll-now = « { $found } » ressemble à un jet de dés, mais aucun n’est attendu ici.
record-roll-awaited = un jet de dés avec deux-points est attendu ici, comme 63:, et non « { $found } ».
record-result-missing = le relevé s’arrête sans résultat : 1, 2, draw ou *.
record-results-differ = le résultat est ici { $end }, mais l’étiquette Result dit { $tag }.
record-after-result = rien ne peut suivre le résultat.
record-ends-otherwise = après ces coups la partie a fini par la règle { $rule } avec le résultat { $result } ; Result et Termination doivent le dire.
record-not-over = la règle { $rule } ne met pas fin à la partie après ces coups.
record-termination-missing = les règles ne mettent pas fin à la partie ici : avec le résultat { $result }, l’étiquette Termination doit dire ce qui l’a fait.
record-result-unfit = le résultat { $result } et la fin { $termination } ne vont pas ensemble.

record-unknown-glyph = « { $found } » n’est pas un signe : $1 à $6 valent !, ?, !!, ??, !? et ?!.
record-glyph-twice = un coup n’a qu’un signe, et celui-ci a déjà le sien.
record-nothing-to-judge = un signe suit le coup dont il parle, et il n’y en a pas encore.
record-unclosed-code = le code qui commence ici n’est jamais fermé : il manque ].
record-code-name = « { $name } » n’est pas un nom de code : une lettre, puis des lettres, des chiffres et _, 64 au plus.
record-code-twice = le code { $name } est donné deux fois.
record-code-time = { $name } attend une durée comme 0:12:30 ou 0:00:05.25, et non « { $found } ».
record-code-eval = une évaluation est ce que le joueur 1 peut espérer, de 0.00 à 1.00, ou #5 et #-5 pour un gain du joueur 1 ou 2 en cinq demi-coups ; « { $found } » n’est ni l’un ni l’autre.
record-shape = « { $found } » n’est pas une marque : G, R, Y ou B pour la couleur, puis une case, ou deux cases différentes pour une flèche.
record-shape-twice = une autre marque se trouve déjà là où « { $found } » devrait se trouver.
record-unknown-cell = le plateau n’a pas de case « { $name } ».
record-needs-format = cela demande le format { $format } : changez la version du relevé.
record-none = il n’y a pas de relevé ici.

## Ce que quelqu’un a écrit à côté d’un coup : signes, et marques sur le plateau.

notes-line = { $place } : { $said }
notes-before = Avant le premier coup

glyph-good = bon coup
glyph-mistake = erreur
glyph-brilliant = coup brillant
glyph-blunder = grosse erreur
glyph-interesting = coup intéressant
glyph-dubious = coup douteux

shape-arrow =
    { $colour ->
        [green] flèche verte de { $from } à { $to }
        [red] flèche rouge de { $from } à { $to }
        [yellow] flèche jaune de { $from } à { $to }
       *[blue] flèche bleue de { $from } à { $to }
    }
shape-circle =
    { $colour ->
        [green] cercle vert sur { $cell }
        [red] cercle rouge sur { $cell }
        [yellow] cercle jaune sur { $cell }
       *[blue] cercle bleu sur { $cell }
    }

### JSON illisible.

json-at = Ligne { $line }, colonne { $column }, dans { $field } : { $problem }
json-unfinished = le JSON s’arrête trop tôt.
json-too-deep = des listes et des objets sont emboîtés trop profondément.
json-comma-or-bracket = il manque ici une virgule, ou un ] qui finit la liste.
json-comma-or-brace = il manque ici une virgule, ou un {"}"} qui finit l’objet.
json-trailing-comma = il n’y a pas de virgule après la dernière valeur.
json-no-colon = il faut un deux-points entre un nom et sa valeur.
json-no-name = il faut ici un nom entre guillemets droits.
json-no-value = il faut ici une valeur : un texte entre guillemets droits, un nombre, une liste ou un objet.
json-bad-escape = dans un texte, une barre oblique inverse se met devant ", \, /, b, f, n, r, t, ou devant u et quatre chiffres.
json-control-character = dans un texte, un saut de ligne ou autre caractère de contrôle s’écrit avec une barre oblique inverse, comme \n.
json-bad-number = ce nombre est illisible.
json-after = rien ne peut suivre la fin du JSON.
json-broken = ce n’est pas du JSON.
json-missing = le champ « { $name } » manque.
json-unknown = il n’y a pas de champ « { $name } » ici. Il y a { $known }.
json-twice = le champ « { $name } » est donné deux fois.
json-unfit = il faut ici { $wanted ->
        [text] un texte entre guillemets droits
        [number] un nombre
        [whole] un nombre entier qui ne soit pas trop grand
        [truth] true ou false
        [list] une liste
        [object] un objet
       *[other] autre chose
    }, et non { $found ->
        [text] un texte
        [number] ce nombre
        [truth] true ou false
        [null] null
        [list] une liste
        [object] un objet
       *[other] ceci
    }.
json-length = il faut ici une liste de { $wanted } éléments, et non de { $found }.
json-unwanted = ceci n’a pas sa place ici.
