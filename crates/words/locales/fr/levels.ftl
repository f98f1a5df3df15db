## Les niveaux de jeu : leur étalonnage, et le document qui dit ce qu’ils sont.

levels-not-calibrated = { $variant } n’est pas une variante. Il y a { $known }.
levels-odd-games = { $found } parties ne se jouent pas par paires. Demandez un nombre pair, par exemple 200.
levels-round = { $variant }, tour { $round }
levels-test-bottom = le débutant contre le niveau 1
levels-test-step = le niveau { $upper } contre le niveau { $lower }
levels-test-top = le niveau 10 contre le débutant
levels-found = { $test } : { $score } % ({ $low } à { $high }), { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
levels-met = comme demandé
levels-missed = pas comme demandé
levels-all-met = { $variant } : toutes les marches ont la hauteur demandée.
levels-some-missed = { $variant } : { $count ->
        [one] { $count } rencontre n’est pas comme demandé.
       *[other] { $count } rencontres ne sont pas comme demandé.
    }
levels-kept = Les rencontres sont dans { $folder } ; la même commande reprend à partir de là. Les niveaux de chaque jeu et leur document sont écrits dans { $files }.
levels-format = { $path } a le format { $found }, que ce programme ne connaît pas.
levels-missing = { $path } : { $variant } n’a pas d’échelle, ni la sienne ni celle d’une autre.
levels-unknown = { $path } : « { $variant } » n’est pas une variante.
levels-unsound = { $path } : le niveau { $level } de { $variant } ne peut pas être joué.
levels-not-rising = { $path } : le niveau { $level } de { $variant } n’est pas au-dessus du précédent.
levels-not-full = { $path } : le plus haut niveau de { $variant } n’est pas le moteur entier.
levels-unreadable = { $path } n’est pas une table des niveaux.

### Le document.

levels-doc-title = Niveaux
levels-doc-about = Chaque variante a dix niveaux. Le niveau 10 est le moteur entier avec { $most } nœuds par coup, le même sur toutes les machines et dans le navigateur. Les niveaux plus bas regardent moins loin et se trompent comme les gens : une part de leurs coups est jouée au premier coup d’œil, d’après l’aspect de la position qui suit, sans la réponse de l’autre joueur ; et d’un coup d’œil, certaines prises échappent.
levels-doc-columns = *Nœuds* : ce que peut coûter un coup réfléchi. *D’un coup d’œil* : combien de coups sur mille sont joués ainsi. *Échappe* : combien de prises sur mille un coup d’œil ne remarque pas, et combien de réponses sur mille qui gagnent aussitôt ne sont pas vues venir. *Moitié* : d’un coup d’œil, un coup qui paraît moins bon d’autant est deux fois moins probable. *Pire* : un coup qui paraît moins bon de plus que cela n’est jamais joué d’un coup d’œil. Les deux derniers en centièmes d’une petite pièce, au jeu de dés en dix-millièmes du résultat attendu. La même position, le même niveau et la même graine donnent partout le même coup.
levels-doc-made = Ce document est écrit par { $command }, d’après la table avec laquelle joue le programme. Une marche est comme demandé quand le niveau supérieur marque au moins 60 % et que l’intervalle à 95 % reste au-dessus de 54 % ; le débutant marque au moins 60 % contre le niveau 1 et au plus 2 % contre le niveau 10 (20 % au jeu de dés). Une rencontre finit au quart ou à la moitié de ses parties là où même l’intervalle à 99 % ne laisse aucun doute.
levels-doc-inherits = Les autres variantes montent l’échelle d’une parente : { $pairs }.
levels-doc-inherit = { $heir } celle de { $from }
levels-doc-heir = Les niveaux de { $from }.
levels-doc-level = niveau
levels-doc-nodes = nœuds
levels-doc-glance = d’un coup d’œil
levels-doc-overlooked = échappe
levels-doc-halving = moitié
levels-doc-worst = pire
levels-doc-match = rencontre
levels-doc-score = points
levels-doc-interval = intervalle à 95 %
levels-doc-games = gagnées, nulles, perdues
levels-doc-asked = comme demandé
levels-doc-yes = oui
levels-doc-no = non
levels-doc-measured = Ce que les rencontres ont montré, vu par le premier des deux :
levels-doc-unmeasured = Pas encore mesuré.

### L’ajustement des poids.

levels-fit-samples = { $samples ->
        [one] { $samples } position
       *[other] { $samples } positions
    }
levels-fit-done = Ajusté à { $samples } positions de { $games } parties. Surprise moyenne devant des résultats non appris : { $before } avant, { $after } maintenant.
levels-fit-weights-in = Les poids sont dans { $file }.
levels-fit-here = Ce qui a été ajusté n’a pas pu être écrit. Le voici, à garder vous-même :
levels-fit-nothing = Ces parties n’ont laissé aucune position à apprendre. Demandez-en davantage avec --games.
levels-fit-no-set = { $name } n’a pas de poids à soi pour commencer : chacune de ses variantes a les siens. Nommez l’une d’elles.
levels-fit-win-model = { $variant } : { $samples } positions de { $games } parties. Marge { $margin }, étalement { $spread }. Surprise moyenne devant des résultats non appris : { $before } avant, { $after } maintenant.
levels-fit-win-model-in = Ce que promettent les évaluations est dans { $file }.
levels-fit-chances = Les évaluations du jeu de dés sont déjà des probabilités : il n’y a rien à ajuster.
