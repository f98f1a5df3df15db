## Adversaires : ce qui ne va pas dans le texte d’un adversaire, et qui ne peut pas jouer.

opponent-bad = « { $player } » n’est pas un joueur. { $problem }
opponent-no-text = « { $player } » ne peut pas être un joueur : ce n’est pas du texte UTF-8. Donnez un autre nom au fichier ou au programme.
opponent-unknown = Il n’y a pas de sorte « { $found } ». On connaît des niveaux comme level-3, et engine, uct, random, novice, greedy, level et ugi.
opponent-level = Il n’y a pas de « { $found } ». Les niveaux vont de level-1 à level-{ $most }.
opponent-without-options = { $kind } ne prend pas d’option, pas même « { $found } ».
opponent-unknown-option = { $kind } n’a pas d’option « { $found } ». Il y a { $known }.
opponent-option-twice = { $option } est donné plus d’une fois.
opponent-option-value = { $option } doit être un nombre entier de { $least } à { $most }, et non « { $found } ».
opponent-option-form = « { $found } » n’est pas de la forme nom=valeur.
opponent-no-program = Nommez le programme après « ugi: ».
opponent-open-quote = Dans la commande du programme, un guillemet est ouvert sans être fermé, ou une barre oblique inverse termine tout. Elle est découpée comme par un shell.
opponent-not-self-contained = Ni programmes ni fichiers de poids ne servent ici.

opponent-unstartable = { $player } ne démarre pas ({ $reason }). Vérifiez le chemin du programme.
opponent-no-memory = Il n’y a pas assez de mémoire libre pour { $player } : chacune de ses tables prend { $mebibytes } Mio, et chaque partie en cours a la sienne. Choisissez un hash plus petit, ou moins de parties à la fois avec --concurrency.
opponent-no-threads = { $player } demande { $wanted } fils, et il n’y en a que { $had } qui démarrent. Choisissez moins de fils.
opponent-silent = { $player } n’a pas répondu en { $seconds } secondes. Le programme parle-t-il UGI ?
opponent-unfit = { $player } ne joue pas à { $variant } : { $said }
opponent-crashed = { $player } s’est arrêté sans jouer. Le programme parle-t-il UGI ?
