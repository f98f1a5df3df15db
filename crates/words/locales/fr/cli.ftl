## La ligne de commande : ses réponses, et ce qui n’a pas marché avec le remède.

cli-why-legal = { $move } est un coup permis.
cli-why-cells = Voyez { $cells }.
# Une valeur d’un tableau derrière le titre de sa colonne, là où les colonnes n’ont pas de place.
cli-labelled = { $label } : { $value }
cli-perft-progress = Comptage

cli-rules-right = Juste : { $moves }.
cli-rules-wrong = { $move } – refusé. { $sentence } ({ $rule })

cli-licences-ours = Ludotheca est un logiciel libre sous licence MIT ou Apache 2.0, à votre choix.
cli-licences-others = Le travail d’autrui dans ce programme et sa page :
cli-licences-package = paquet
cli-licences-version = version
cli-licences-licence = licence
cli-licences-hint = « ludotheca licences » suivi du nom d’un paquet montre le texte qui l’accompagne, suivi de --full tous les textes.
# Un texte suit.
cli-licences-with = Avec { $packages } :
cli-licences-unknown = Aucun paquet ne s’appelle « { $found } » ici. « ludotheca licences » en donne la liste.

cli-unknown-rule = { $game } n’a pas de règle « { $found } », et le mot n’est nulle part sur sa page. Il y a { $known }, et les parties { $parts }.
cli-unknown-variant = Il n’y a ni jeu ni variante « { $found } ». « ludotheca games » en donne la liste.
cli-bad-position = La position est illisible. { $problem }
cli-bad-move = Le coup { $number }, { $move }, ne peut pas être joué. { $problem }
cli-too-many-moves = Il y a plus de { $most } coups permis. Un --most plus grand en liste davantage ; « why » examine un seul coup.
cli-too-deep = Le comptage ne va pas au-delà de { $most } demi-coups.
cli-file-not-found = Il n’y a pas de fichier { $path }. Vérifiez le nom et le dossier.
cli-file-denied = Le fichier { $path } ne peut pas être ouvert : son propriétaire ne le permet pas.
cli-file-exists = Le fichier { $path } existe déjà, et rien n’est écrasé. Choisissez un autre nom.
cli-file-directory = { $path } est un dossier. Nommez un fichier.
cli-file-below-file = { $path } ne peut pas être là : une partie de ce chemin est un fichier et non un dossier.
cli-file-too-large = Le fichier { $path } est bien trop grand pour ce qui est attendu ici.
cli-file-other = Le fichier { $path } ne peut être ni lu ni écrit (erreur système { $code }).
cli-write-exists = Le fichier { $path } existe déjà, et rien n’est écrasé. Choisissez un autre nom, ou ajoutez --force pour le remplacer.
cli-write-input = { $path } est le fichier qui est lu ici, et serait perdu. Choisissez un autre nom.
cli-write-no-folder = Il n’y a pas de dossier { $folder } où écrire { $path }. Créez-le d’abord, ou choisissez-en un autre.
cli-write-protected-folder = Rien ne peut être écrit dans le dossier { $folder }. Choisissez-en un autre pour { $path }.
cli-write-protected = Le fichier { $path } ne peut pas être écrit : son propriétaire ne le permet pas. Choisissez un autre nom.
cli-write-no-space = Il n’y a plus de place pour { $path }. Faites de la place, et réessayez.
cli-no-randomness = Le système n’offre pas de hasard. Donnez vous-même un nombre avec --seed.
cli-no-memory = Il n’y a pas de mémoire libre pour { $wanted } Mio. Fermez d’autres programmes et réessayez.
cli-no-threads = { $wanted } fils sont demandés, et il n’y en a que { $had } qui démarrent. Choisissez-en moins avec --threads.
cli-file-json = Le fichier { $path } ne peut pas servir. { $problem }
cli-output-full = La sortie n’est pas complète : il n’y a plus de place là où elle va. Faites-en, ou écrivez-la ailleurs.
cli-output-failed = La lecture ou l’écriture a échoué (erreur système { $code }).

### Fautes dans la ligne de commande elle-même.

cli-usage-value = { $argument } : « { $found } » n’est pas une des valeurs possibles : { $known }.
cli-usage-unreadable = { $argument } : « { $found } » ne se lit pas comme ce qui est attendu ici.
cli-usage-unknown-argument = Il n’y a pas d’argument « { $found } » ici.
cli-usage-unknown-command = Il n’y a pas de commande « { $found } ».
cli-usage-missing = Il manque quelque chose : { $missing }.
cli-usage-conflict = { $argument } et { $other } ne vont pas ensemble. Choisissez l’un des deux.
cli-usage-not-utf8 = Une partie de la ligne de commande n’est pas du texte. Seuls les noms de fichiers et de dossiers peuvent être autre chose que de l’UTF-8.
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
