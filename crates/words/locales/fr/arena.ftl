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

### Ce qui ne va pas avec un joueur.

arena-bad-player = « { $player } » n’est pas un joueur. { $problem }
arena-player-no-text = « { $player } » ne peut pas être un joueur : ce n’est pas du texte UTF-8. Donnez un autre nom au fichier ou au programme.
arena-player-unknown = Il n’y a pas de sorte « { $found } ». On connaît random, novice, greedy, uct, engine, level et ugi.
arena-player-without-options = { $kind } ne prend pas d’option, pas même « { $found } ».
arena-player-unknown-option = { $kind } n’a pas d’option « { $found } ». Il y a { $known }.
arena-player-option-twice = { $option } est donné plus d’une fois.
arena-player-option-value = { $option } doit être un nombre entier de { $least } à { $most }, et non « { $found } ».
arena-player-option-form = « { $found } » n’est pas de la forme nom=valeur.
arena-player-no-program = Nommez le programme après « ugi: ».
arena-player-open-quote = Dans la commande du programme, un guillemet est ouvert sans être fermé, ou une barre oblique inverse termine tout. Elle est découpée comme par un shell.

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
arena-unstartable = { $player } ne démarre pas ({ $reason }). Vérifiez le chemin du programme.
arena-no-memory = Il n’y a pas assez de mémoire libre pour { $player } : chacune de ses tables prend { $mebibytes } Mio, et chaque partie en cours a la sienne. Choisissez un hash plus petit, ou moins de parties à la fois avec --concurrency.
arena-no-threads = { $player } demande { $wanted } fils, et il n’y en a que { $had } qui démarrent. Choisissez moins de fils.
arena-silent = { $player } n’a pas répondu en { $seconds } secondes. Le programme parle-t-il UGI ?
arena-unfit = { $player } ne joue pas à { $variant } : { $said }
arena-crashed-at-start = { $player } s’est arrêté avant la première partie. Le programme parle-t-il UGI ?

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
