## La ligne de commande : ses réponses, et ce qui n’a pas marché avec le remède.

cli-why-legal = { $move } est un coup permis.
cli-why-cells = Voyez { $cells }.
cli-perft-progress = Comptage

cli-rules-right = Juste : { $moves }.
cli-rules-wrong = { $move } – refusé. { $sentence } ({ $rule })

cli-unknown-rule = { $game } n’a pas de règle « { $found } ». Il y a { $known }, et les parties { $parts }.
cli-unknown-variant = Il n’y a ni jeu ni variante « { $found } ». « ludotheca games » en donne la liste.
cli-bad-position = La position est illisible. { $problem }
cli-bad-move = Le coup { $number }, { $move }, ne peut pas être joué. { $problem }
cli-too-many-moves = Il y a plus de { $most } coups permis. Un --most plus grand en liste davantage ; « why » examine un seul coup.
cli-too-deep = Le comptage ne va pas au-delà de { $most } demi-coups.
cli-file-not-found = Il n’y a pas de fichier { $path }. Vérifiez le nom et le dossier.
cli-file-denied = Le fichier { $path } ne peut pas être ouvert : son propriétaire ne le permet pas.
cli-file-exists = Le fichier { $path } existe déjà, et rien n’est écrasé. Choisissez un autre nom.
cli-file-directory = { $path } est un dossier. Nommez un fichier.
cli-file-other = Le fichier { $path } ne peut être ni lu ni écrit (erreur système { $code }).
cli-no-randomness = Le système n’offre pas de hasard. Donnez vous-même un nombre avec --seed.
cli-output-failed = La lecture ou l’écriture a échoué (erreur système { $code }).

### Fautes dans la ligne de commande elle-même.

cli-usage-value = { $argument } : « { $found } » n’est pas une des valeurs possibles : { $known }.
cli-usage-unreadable = { $argument } : « { $found } » ne se lit pas comme ce qui est attendu ici.
cli-usage-unknown-argument = Il n’y a pas d’argument « { $found } » ici.
cli-usage-unknown-command = Il n’y a pas de commande « { $found } ».
cli-usage-missing = Il manque quelque chose : { $missing }.
cli-usage-conflict = { $argument } et { $other } ne vont pas ensemble. Choisissez l’un des deux.
cli-usage-other = La ligne de commande est incompréhensible.
cli-usage-near = Vouliez-vous dire { $near } ?
cli-usage-hint = Ajoutez --help pour voir ce qui est possible.

### Le tableau des mesures.

cli-bench-about =
    Un seul cœur. × est le rapport à l’étalon : perft 6 de la crate cozy-chess, mesuré autour de chaque ligne.
    Entre parenthèses : parties au hasard par million de feuilles de l’étalon.
cli-bench-variant = variante
cli-bench-bytes = octets
cli-bench-start = perft début
cli-bench-midgame = perft milieu
cli-bench-games = parties au hasard
cli-bench-length = coups
cli-bench-yardstick = étalon
cli-bench-search-about =
    La recherche sur un fil. La profondeur est celle que permettent 150000 nœuds, en moyenne sur quatre positions fixes.
    Fixe : nœuds pour une profondeur fixe dans les mêmes positions ; leur somme est la signature de la recherche.
cli-bench-speed = nœuds
cli-bench-depth = profondeur
cli-bench-nodes = fixe
cli-bench-threads-about =
    Le temps d’un fil et de deux pour la même profondeur, sur quatre positions fixes. { $cores ->
        [one] Cette machine a { $cores } cœur.
       *[other] Cette machine a { $cores } cœurs.
    }
cli-bench-one-thread = 1 fil
cli-bench-two-threads = 2 fils
cli-bench-ratio = rapport
cli-bench-together = Toutes ensemble : { $ratio } du temps d’un seul fil.
cli-bench-answers-about =
    Le temps de réponse du protocole : la médiane de douze fois dans quatre positions fixes, entre parenthèses la plus longue.
cli-bench-first = « info » après « go »
cli-bench-stopped = « bestmove » après « stop »
cli-bench-signature = Signature : { $signature }
