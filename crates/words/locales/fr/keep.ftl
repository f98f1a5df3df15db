## Ce qu’un serveur conserve des tables : où, et les commandes qui s’en occupent.

help-data = Le dossier des tables d’un serveur. S’il manque, LUDOTHECA_DATABASE décide, sinon c’est ludotheca dans le dossier des données de vos programmes
help-database = Plutôt un PostgreSQL, comme postgres://utilisateur:mot-de-passe@machine/base. Les lignes de commande se voient : la variable d’environnement LUDOTHECA_DATABASE dit la même chose à l’abri des regards

help-backup = Écrire dans un seul fichier tout ce qu’un serveur conserve des tables, sans l’arrêter
help-backup-examples =
    Le fichier montre tout comme à un même instant, et n’est mis en place qu’une fois complet. Il contient des secrets : vous seul pouvez
    le lire. docs/store.md en donne le format, et docs/serving.md dit comment le serveur fait des sauvegardes de lui-même.
    
    Exemples :
      ludotheca backup tables.backup
      ludotheca backup tables.backup --data /srv/ludotheca
      LUDOTHECA_DATABASE=postgres://club@localhost/games ludotheca backup tables.backup --force
help-backup-file = Où l’écrire

help-restore = Mettre ce que contient une sauvegarde à la place de tout ce que conserve un serveur
help-restore-examples =
    La sauvegarde est d’abord lue en entier, et chaque partie y est rejouée. Puis tout est remplacé d’un coup, ou rien.
    Le serveur ne doit pas tourner pendant ce temps. Une sauvegarde de SQLite va aussi dans PostgreSQL, et inversement.
    
    Exemples :
      ludotheca restore tables.backup --data /srv/ludotheca
      ludotheca restore tables.backup --force
help-restore-file = La sauvegarde
help-restore-force = Remplacer ce qui est déjà conservé là

help-export = Écrire la notation de toutes les parties finies
help-export-examples =
    Les parties notées se passent de serveur : « ludotheca replay », « verify » et « analyse » les lisent, et la page aussi. Dans un dossier, chaque
    partie a son fichier, et celles qui y sont déjà restent comme elles sont ; sinon, toutes vont dans un seul fichier. Le serveur peut continuer
    pendant ce temps.
    
    Exemples :
      ludotheca export parties/
      ludotheca export toutes.txt --data /srv/ludotheca
      ludotheca export - --json > toutes.json
help-export-out = Où les écrire : un dossier, terminé par une barre oblique s’il est nouveau, ou un seul fichier ; - est la sortie

help-doctor = Rejouer chaque partie conservée et nommer ce qui ne va pas
help-doctor-examples =
    Rien n’est changé, et le serveur peut continuer pendant ce temps. Le code de sortie est 1 si quelque chose ne va pas.
    
    Exemples :
      ludotheca doctor
      ludotheca doctor --data /srv/ludotheca --json

store-no-home = Rien ne dit où vos programmes gardent leurs données. Nommez un dossier avec --data, ou une base de données avec --database.

backup-made = { $games ->
    [one] La sauvegarde est dans { $path } : { $games } partie.
   *[other] La sauvegarde est dans { $path } : { $games } parties.
}
backup-stream = Une sauvegarde contient des secrets, et n’est mise en place qu’une fois complète. Nommez un fichier.

restore-done = { $games ->
    [one] Rétabli : { $games } partie avec { $events } évènements.
   *[other] Rétabli : { $games } parties avec { $events } évènements.
}
restore-something = Quelque chose est déjà conservé là, et rien n’a été remplacé. Faites-en une sauvegarde, puis ajoutez --force.
restore-used = Un serveur utilise cette base de données, ou l’utilisait il y a un instant. Arrêtez tous les serveurs, attendez un quart de minute, et réessayez.

export-done = { $games ->
    [0] Aucune partie n’est encore finie : il n’y en a pas dans { $path }.
    [one] La notation de { $games } partie est dans { $path }.
   *[other] La notation de { $games } parties est dans { $path }.
}
export-passed-over = { $count ->
    [one] { $count } partie ne va pas et a été laissée de côté. « ludotheca doctor » la nomme.
   *[other] { $count } parties ne vont pas et ont été laissées de côté. « ludotheca doctor » les nomme.
}

doctor-well = { $games ->
    [0] Aucune partie n’est conservée, et rien d’autre ne cloche.
    [one] La seule partie se rejoue à partir de ses évènements, et rien d’autre ne cloche.
   *[other] Les { $games } parties se rejouent toutes à partir de leurs évènements, et rien d’autre ne cloche.
}
doctor-found = { $count ->
    [one] { $count } chose ne va pas.
   *[other] { $count } choses ne vont pas.
}
