## Rencontres entre joueurs : résultats, et ce qui n’a pas marché avec le remède.

arena-result = { $first } contre { $second } : { $score } % des points (intervalle à 95 % : { $low } à { $high }), Elo { $elo } ({ $elolow } à { $elohigh }).
arena-counts =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $wins } gagnées, { $draws } nulles, { $losses } perdues ; le joueur 1, qui commence, en a gagné { $beginner }.
arena-pairs = Paires à 0, ½, 1, 1½ et 2 points : { $counts }.
arena-sprt-zero = Test séquentiel : { $zero } Elo est retenu plutôt que { $one } (log du rapport de vraisemblance { $ratio }, bornes { $low } et { $high }).
arena-sprt-one = Test séquentiel : { $one } Elo est retenu plutôt que { $zero } (log du rapport de vraisemblance { $ratio }, bornes { $low } et { $high }).
arena-sprt-open = Test séquentiel : rien n’est décidé entre { $zero } et { $one } Elo (log du rapport de vraisemblance { $ratio }, bornes { $low } et { $high }). D’autres parties pourront décider.
arena-rate-nodes = { $player } : { $rate } nœuds par seconde.
arena-rate-playouts = { $player } : { $rate } parties au hasard par seconde.
arena-faults = Parties que { $player } a perdues par sa faute : pannes { $crashes }, temps { $late }, coups interdits { $illegal }, erreurs annoncées { $errors }.
arena-adjudicated =
    { $count ->
        [one] { $count } partie a été déclarée nulle pour sa longueur.
       *[other] { $count } parties ont été déclarées nulles pour leur longueur.
    }
arena-kept = Les parties et les résultats sont dans { $folder }. La même commande reprend à partir de là.
arena-progress-faults =
    { $count ->
        [one] { $count } faute
       *[other] { $count } fautes
    }

### Ce qui ne va pas avec une rencontre.

arena-odd-games = Les parties se jouent par paires en échangeant les places : { $found } n’est pas un nombre pair au-dessus de zéro.
arena-too-few-players = Une rencontre demande au moins deux joueurs.
arena-player-twice = { $player } est plus d’une fois dans la rencontre.
arena-sprt-players = Un test séquentiel demande exactement deux joueurs.
arena-sprt-form = « { $found } » n’est pas de la forme elo0,elo1, par exemple 0,5.
arena-sprt-bounds = Dans un test séquentiel, le premier Elo est inférieur au second, et les deux sont compris entre -1000 et 1000.
arena-sprt-chances = Les risques d’erreur, alpha et beta, sont compris entre 0 et 0,5.
arena-unreadable-clock = « { $found } » n’est pas une pendule. Écrivez les secondes pour la partie et pour chaque coup, par exemple 10+0.1.
arena-unknown-openings = Il n’y a pas d’ouvertures « { $found } ». Choisissez tuning ou held-back.

### Ce qui ne va pas avec un fichier de poids.

arena-weights-unreadable = { $path } n’est pas un fichier de poids. « ludotheca fit » en écrit.
arena-weights-format = { $path } contient des poids au format { $format }, que ce programme ne connaît pas.
arena-weights-missing = { $path } n’a pas de poids pour { $variant }.
arena-weights-missing-feature = { $path } : aux poids pour { $set } il manque « { $feature } ».
arena-weights-unknown-feature = { $path } : les poids pour { $set } ont « { $feature } », que ce programme ne connaît pas.
arena-weights-too-large = { $path } : parmi les poids pour { $set }, « { $feature } » est trop grand.

### Ce qui ne va pas avec le dossier d’une rencontre.

arena-other-match = { $folder } contient une autre rencontre : « { $what } » n’est pas le même dans son match.json. Choisissez un autre dossier avec --out.
arena-changed-file = { $file } n’est plus ce qu’il était quand la rencontre de { $folder } a commencé. Rétablissez le fichier d’alors, ou choisissez un autre dossier avec --out pour une nouvelle rencontre.
arena-changed-program =
    { $what ->
        [levels] Les niveaux du programme lui-même
       *[weights] Les poids du programme lui-même
    } ne sont plus ceux avec lesquels la rencontre de { $folder } a commencé. Continuez avec le programme d’alors, ou choisissez un autre dossier avec --out pour une nouvelle rencontre.
arena-lost-setup = { $path } manque ou a été coupé, et les parties voisines sont peut-être celles d’une autre rencontre. Rétablissez le fichier, ou choisissez un autre dossier avec --out.
arena-unreadable-setup = { $path } ne se lit pas comme les données d’une rencontre. Choisissez un autre dossier avec --out.
arena-unreadable-line = { $path } : la ligne { $line } n’est pas une ligne de cette rencontre. Choisissez un autre dossier avec --out, ou rétablissez le fichier.
arena-in-use = Une rencontre est en cours dans { $folder }. Attendez sa fin, ou choisissez un autre dossier avec --out.

### Mesurer les conseils.

arena-advice-other = { $path } contient ce qui a été trouvé avec d’autres nœuds, une autre graine ou un autre programme. Choisissez un autre dossier avec --out.
arena-advice-none = Il n’y a aucun conseil à mesurer pour { $game }.
arena-advice-progress = { $variant } : { $advice }
arena-advice-found = { $advice } ({ $variant }, { $positions } positions) : le moteur le suit dans { $share } % des cas (± { $shareerror }), un choix à l’aveugle dans { $chance } % ; le négliger coûte { $cost } points de pourcentage (± { $costerror }) de chances de gain.
arena-advice-few = { $advice } ({ $variant }) : seulement { $positions } positions en { $games } parties. Demandez-en plus avec --most-games.
arena-advice-kept = Ce qui a été trouvé est gardé dans { $folder } ; la même commande reprend de là. Ce que dit le livre des règles est écrit dans { $files }.
