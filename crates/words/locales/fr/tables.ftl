## Les tables : pourquoi l’une d’elles ne fait pas ce qu’on lui demande.

table-not-begun = La partie commence quand les deux joueurs sont là.
table-over = La partie est finie.
table-aborted = Cette partie a été abandonnée avant de commencer.
table-full = Les deux places de cette table sont prises.
table-seat-taken = Cette place est prise.
table-not-seated = Seuls les deux joueurs peuvent faire cela. Vous regardez.
table-not-your-turn = C’est à votre adversaire de jouer.
table-other-turn = La partie a continué entre-temps. Regardez de nouveau le plateau.
table-nothing-to-roll = Il n’y a rien à lancer maintenant.
table-roll-first = Lancez d’abord les dés.
table-nonce-missing = Ce tour n’apporte rien au prochain lancer de dés. Rechargez la page.
table-house-seed = Cet ordinateur ne peut pas s’asseoir : ce qui fixe ses dés manque ou est faux.
table-no-secret = Ce qui fixe les dés de cette table n’est pas ici.
table-move-long = C’est trop long pour un tour.
table-too-many-moves = Le tour est fini avant son dernier coup.
table-turn-unfinished = Le tour n’est pas encore complet.
table-touched = La pièce que vous avez touchée doit être jouée.
table-offer-stands = Une proposition attend déjà une réponse.
table-offer-too-soon = Votre dernière proposition a été refusée. Jouez un moment avant la suivante.
table-no-offer = Rien n’est proposé.
table-no-take-back = Là où une pièce touchée doit être jouée, rien ne se reprend.
table-nothing-to-take-back = Vous n’avez pas encore joué de tour qui puisse être repris.
table-too-late-to-abort = Vous avez joué tous les deux. Abandonnez, ou proposez la nulle.
table-no-claim = Dans une partie en jours, seule la pendule décide.
table-claim-too-soon = Votre adversaire peut encore revenir. Attendez un peu.

## Ce avec quoi aucune table n’est ouverte.

table-no-variant = Il n’y a pas de variante « { $found } ».
table-begins-over = La partie serait finie avant de commencer. Choisissez une autre position.
table-time-base = Le temps pour une partie va de 5 secondes à 6 heures.
table-time-step = Un coup apporte 3 minutes au plus.
table-time-days = Un coup dispose de 1 à 30 jours, et il s’en garde 45 au plus.

table-unknown = Cette table n’existe pas, ou l’on ne vous a pas donné ce qui l’ouvre.
table-nameless = Choisissez d’abord un nom.
table-needs-line = Seule une connexion qui dure peut apprendre ce qui se passe.
table-seat-kept = Cette place est gardée pour quelqu’un d’autre.
table-host-missing = La personne qui a ouvert cette table ne s’est pas encore assise. Réessayez dans un instant.
table-own = Vous avez l’autre place à cette table.
table-code-wrong = Ce code n’ouvre aucune place à cette table. Peut-être a-t-il déjà servi : chaque code ne sert qu’une fois.
table-not-over = La partie continue. Rejouez quand elle sera finie.
table-no-house = Aucun ordinateur ne joue aux tables de ce serveur.
table-no-level = Les ordinateurs jouent aux niveaux de 1 à 10.
table-no-record = Cette partie ne peut pas être notée.
table-too-many-open = Trop de vos tables attendent quelqu’un. Fermez-en une d’abord.
table-too-many-joined = Vous suivez trop de tables à la fois. Quittez-en une d’abord.
table-says-too-much = Attendez un peu avant de dire encore quelque chose.

## Les tables : pourquoi le serveur ne peut pas écouter maintenant.

live-connections = Trop de connexions viennent de vous. Fermez d’abord un autre onglet.
live-full = Le serveur n’a plus de place pour une connexion. Réessayez dans un instant.
live-held-up = Le serveur a été retenu un moment. Réessayez.
live-too-fast = Trop de messages viennent de votre adresse. Réessayez dans un instant.

## Les noms à une table.

table-name-empty = Un nom a au moins une lettre ou un chiffre.
table-name-long = Un nom a { $most } caractères au plus.
table-name-character = Un nom n’a que des lettres, des chiffres, des espaces et les caractères - _ . ’.
table-name-scripts = Choisissez les lettres d’un seul alphabet, pour que personne ne vous prenne pour quelqu’un d’autre.

## Des dés qui ne vont pas avec ce qui était promis.

verify-fraud-secret = Le secret révélé à la fin n’est pas celui qui était promis au début.
verify-fraud-house = La part de l’ordinateur de la maison dans les dés n’est pas celle qui était promise au début.
verify-fraud-lot = Le tirage qui a décidé qui commence ne découle pas de ce que les deux joueurs ont apporté.
verify-fraud-nonce = Tour { $turn } : ce qu’un joueur a apporté aux dés ne découle pas de ce qui était promis.
verify-fraud-roll = Tour { $turn } : les dés ne sont pas ceux qui découlent de ce qui était promis et apporté.

## `verify` : les dés d’une partie jouée à une table.

help-verify = Vérifie les dés d’une partie jouée à une table
help-verify-examples =
    Le serveur avait fixé son secret avant que quiconque apporte quelque chose aux dés. La partie notée dit l’un et l’autre, et chaque
    lancer doit en découler ; docs/dice.md dit comment, pour vos propres programmes.
    
    Exemples :
      ludotheca verify partie.txt
      ludotheca verify - < partie.json

verify-proved = { $rolls ->
    [0] Rien n’a été lancé, et le secret est celui qui était promis.
    [one] Le seul lancer est celui qui était promis.
   *[other] Les { $rolls } lancers sont tous ceux qui étaient promis.
}
verify-lot = Le même tirage a décidé qui commençait.
verify-nothing = Cette partie notée ne dit rien de ses dés : le jeu n’en a pas, la partie n’a pas été jouée à une table, ou elle n’est pas finie.
verify-version = Les dés de cette partie sont de la version { $found }, que ce programme ne connaît pas. Essayez-en un plus récent.
verify-tag = L’étiquette { $tag } manque ou n’est pas ce qu’elle doit être : les dés ne peuvent pas être vérifiés.
verify-nonces = Tour { $turn } : ce que les joueurs ont apporté au lancer manque ou est illisible : il ne peut pas être vérifié.
