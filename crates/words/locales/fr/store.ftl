## Le magasin : pourquoi il ne répond pas.

store-busy = Le magasin est occupé. Réessayez dans un instant.
store-unreachable = La base de données ne répond pas ({ $why }). Réessayez dans un instant ; ce qui vous a été confirmé est gardé.
store-full = Il n’y a plus de place pour le magasin. Rien ne peut plus être joué avant que quelqu’un fasse de la place.
store-disk = Le disque du magasin ne fonctionne pas ({ $why }). Réessayez dans un instant ; ce qui a été confirmé est gardé.
store-closed = Le serveur va s’arrêter. Réessayez dans un instant.
store-refused = La base de données a refusé cela ({ $why }). C’est une erreur de notre part ; merci de nous la signaler.
store-unreadable = Quelque chose qui est gardé ne peut pas être lu : { $what } ({ $why }). `ludotheca doctor` dit ce qui est touché.
store-misnumbered = Les événements de la partie { $game } ne se suivent pas. C’est une erreur de notre part ; merci de nous la signaler.

## Le magasin : pourquoi il ne s’ouvre pas.

store-in-use = Un autre programme utilise { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
store-folder = { $folder } ne peut pas être utilisé ({ $why }). Choisissez un autre dossier avec --data, ou faites que l’on puisse y écrire.
store-nothing = Rien n’est encore conservé dans { $folder }. Nommez un autre dossier avec --data, ou une base de données avec --database.
store-address = Ce n’est pas l’adresse d’un PostgreSQL ({ $why }). Elle ressemble à postgres://utilisateur:mot-de-passe@machine/base.
store-newer = Une version plus récente de Ludotheca a écrit ici : le schéma est { $found }, et ce programme connaît { $known }. Prenez le programme plus récent, ou restaurez une sauvegarde aussi ancienne que celui-ci.
store-older = Un serveur d’une version plus ancienne utilise ces données : leur schéma est { $found }, et ce programme a { $known }. Servez-vous de l’ancien programme, ou arrêtez d’abord le serveur.
store-other-schema = L’étape { $step } du schéma n’est pas celle que ce programme aurait faite, ou est restée à moitié faite. Restaurez une sauvegarde dans un endroit vide.
store-setting = { $name } est à { $found } : une coupure de courant perdrait des coups confirmés. Mettez { $wanted }.
store-copy = Le fichier est copié avant que le schéma change, et cela n’a pas été possible ({ $why }). Rien n’a été changé.

## Les sauvegardes du magasin.

store-backup = La sauvegarde n’a pas pu être écrite ({ $why }).
store-export = Les parties notées n’ont pas pu être écrites ({ $why }).
store-backup-read = La sauvegarde n’a pas pu être lue ({ $why }). Rien n’a été remplacé.
store-backup-other = Ce fichier n’est pas une sauvegarde du magasin. Rien n’a été remplacé.
store-backup-newer = Une version plus récente de Ludotheca a fait cette sauvegarde : elle est de la version { $found }, et ce programme connaît { $known }. Rien n’a été remplacé.
store-backup-damaged = La sauvegarde est abîmée à la ligne { $line } ({ $why }). Rien n’a été remplacé.
store-backup-short = La sauvegarde est tronquée : sa fin manque. Rien n’a été remplacé.
store-backup-checksum = La sauvegarde n’est pas ce qui avait été écrit : sa somme de contrôle est une autre. Rien n’a été remplacé.
store-backup-unfit =
    Dans la sauvegarde : { $complaint ->
        [store-game-misfiled] { store-game-misfiled }
        [store-game-mislisted] { store-game-mislisted }
       *[store-game-unplayable] { store-game-unplayable }
    } Rien n’a été remplacé.

## Ce que trouve le médecin.

store-game-unplayable = { $game } : ses événements ne peuvent pas être rejoués ({ $why }).
store-game-misfiled = { $game } : la version { $version } est rangée comme un autre événement que le sien.
store-game-mislisted = { $game } : elle n’est pas rangée là où le disent ses événements.
store-game-orphaned = { $game } : cette partie n’existe pas, mais quelque chose lui appartient.
store-damaged = Le fichier de la base de données est abîmé ({ $why }). Restaurez une sauvegarde dans un endroit vide.
