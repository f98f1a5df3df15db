## `load` : beaucoup de joueurs sur un serveur de cette machine.

help-load = Jouer à la fois à de nombreuses tables d’un serveur de cette machine, et vérifier que rien ne se perd
help-load-examples =
    Deux joueurs s’assoient à chaque table, chacun avec sa connexion, et une table sur dix a un spectateur. Ils jouent au
    hasard des coups permis. À la fin, les deux joueurs, le spectateur et les archives doivent raconter la même partie.
    Un serveur tué qui redémarre est attendu ; il faut un serveur qui a des tables.

    Exemples :
      ludotheca load --server http://127.0.0.1:8080
      ludotheca load --server http://127.0.0.1:8080 --tables 5000 --rate 1000 --seconds 60 --json
help-load-server = Où se trouve le serveur : http://127.0.0.1:8080
help-load-tables = Le nombre de tables où l’on joue
help-load-rate = Le nombre de coups joués par seconde à toutes ces tables ensemble
help-load-seconds = Pendant combien de secondes
help-load-pid = Le numéro du processus du serveur, pour lire sa mémoire

load-opening = { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
}
load-playing = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
load-comparing = { $count ->
    [one] { $count } table comparée
   *[other] { $count } tables comparées
}
load-played = Tables : { $tables } ; parties : { $games } ; coups : { $moves }, soit { $rate } par seconde.
load-acknowledged = Confirmés au bout de { $p50 } ms (la moitié), { $p99 } ms (99 %), { $max } ms (tous).
load-arrived = Chez l’adversaire au bout de { $p50 } ms (la moitié), { $p99 } ms (99 %), { $max } ms (tous).
load-memory = Mémoire du serveur : { $mebibytes } Mio.
load-compared = Parties racontées pareil par tous : { $agreed }. Coups perdus : { $lost }, doublés : { $doubled } ; désaccords : { $disagreements } ; connexions rouvertes : { $reconnects }.

load-elsewhere = Seul un serveur de cette machine peut être mis à l’épreuve : nommez-le http://127.0.0.1 ou http://localhost, avec son port.
load-files = { $tables } tables demandent { $needed } fichiers ouverts, et ce système en accorde { $granted }. Demandez moins de tables, ou accordez plus de fichiers (ulimit -n).
load-no-server = Aucune table n’a été trouvée à cette adresse : { $why }. Démarrez d’abord un serveur qui a des tables.
load-unclean = Quelque chose s’est perdu, ou tous n’ont pas raconté la même partie ; le rapport ci-dessus le précise.
