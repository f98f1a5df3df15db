## La page : jouer avec d’autres, aux tables d’un serveur.

### Le salon.

page-tables-intro = Trouvez quelqu’un avec qui jouer, ou envoyez un lien à la personne avec qui vous voulez jouer.
page-tables-kept-link = Ce qui est gardé, et combien de temps
page-tables-none = Pas de tables ici
page-tables-none-what = Ce lieu ne propose pas de parties entre appareils. Tout le reste est là : jouez contre l’ordinateur, ou à deux sur le même écran.
page-tables-none-play = Jouer ici
page-tables-unreachable = Le serveur ne répond pas pour le moment. Réessayez dans un instant.
page-tables-is-offline = Vous êtes hors ligne. Pour jouer avec d’autres, il faut un réseau. Contre l’ordinateur, vous pouvez continuer à jouer ici.

page-tables-who = Qui vous êtes
page-tables-you-are = Vous êtes { $name }.
page-tables-name = Votre nom aux tables
page-tables-name-what = Le nom qui vous plaît ; de préférence pas le vrai. Les autres le voient.
page-tables-name-take = Prendre ce nom
page-tables-name-change = Changer de nom
page-tables-name-asked = Un instant…
page-tables-name-first = Choisissez d’abord un nom.
page-tables-forget = M’oublier sur ce serveur
page-tables-forget-ask = Le serveur oubliera votre nom et qui occupe vos places. Sans les codes de vos places, vous ne pourrez pas continuer ces parties. Voulez-vous que le serveur vous oublie ?
page-tables-forgotten = C’est fait : le serveur ne vous connaît plus.

page-tables-pair = Quelqu’un avec qui jouer, tout de suite
page-tables-open = Une table à vous
page-tables-open-now = Ouvrir la table
page-tables-time = Temps
page-tables-kind-live = Tout de suite, à la pendule
page-tables-kind-days = Des jours pour chaque tour
page-tables-kind-none = Sans pendule
page-tables-minutes-each = Minutes chacun
page-tables-seconds-each = Secondes par tour
page-tables-step = Ces secondes
page-tables-step-increment = s’ajoutent
page-tables-step-delay = passent d’abord
page-tables-days-each = Jours par tour
page-tables-days-cap = Gardés jusqu’à
page-tables-with-person = Quelqu’un
page-tables-with-house = Un ordinateur de la maison
page-tables-who-comes = Qui peut venir
page-tables-public = Tout le monde : la table figure dans la liste
page-tables-public-watch = Tout le monde peut regarder
page-tables-private = Seulement qui a reçu le lien
page-tables-set-up = La partie commence par une position composée.
page-tables-set-up-short = position composée

page-tables-seeks = Tables qui attendent
page-tables-seeks-none = Personne n’attend pour le moment. Ouvrez une table, et elle figurera ici.
page-tables-seeks-said =
    { $count ->
        [0] Aucune table n’attend.
        [one] Une table attend.
       *[other] { $count } tables attendent.
    }
page-tables-lobby-waits = La liste arrive…
page-tables-lobby-lost = La connexion est coupée ; nouvel essai en cours.
page-tables-gone = n’attend plus
page-tables-yours = Votre table
page-tables-sit = S’asseoir
page-tables-sit-with = S’asseoir avec { $name } : { $game }
page-tables-games = Parties à regarder
page-tables-games-none =
    { $playing ->
        [0] Aucune partie ne se joue pour le moment.
        [one] Une partie se joue, et elle est privée.
       *[other] { $playing } parties se jouent, toutes privées.
    }
page-tables-watch = Regarder
page-tables-mine = Vos tables
page-tables-mine-none = Les tables où vous jouez se retrouvent ici.
page-tables-mine-open = attend quelqu’un
page-tables-mine-turn = à vous de jouer
page-tables-mine-wait = c’était à l’autre de jouer
page-tables-mine-over = finie
page-tables-mine-aborted = interrompue
page-tables-mine-with = avec { $name }
page-tables-mine-forget = Retirer
page-tables-mine-forget-of = Retirer { $game } { $name } de cette liste
page-tables-look = Voir
page-tables-house = ordinateur, niveau { $level }

### Combien de temps on a.

page-tables-time-none = sans pendule
page-tables-minutes = { $minutes } min
page-tables-seconds = { $seconds } s
page-tables-time-increment = { $base } + { $seconds } s
page-tables-time-delay = { $base }, délai de { $seconds } s
page-tables-time-days =
    { $each ->
        [one] 1 jour par tour
       *[other] { $each } jours par tour
    }
page-tables-time-days-cap =
    { $each ->
        [one] 1 jour par tour, { $cap } au plus
       *[other] { $each } jours par tour, { $cap } au plus
    }
page-tables-clock-days = { $days } j { $hours } h
page-tables-clock-short = Votre temps est presque écoulé.

### Avant la partie.

page-tables-joining = En route vers la table…
page-tables-joining-lost = Le serveur ne répond pas ; nouvel essai en cours.
page-tables-denied = Cette table ne vous est pas ouverte
page-tables-denied-what = Redemandez le lien à qui y joue, ou revenez avec le code de votre place.
page-tables-to-lobby = Vers les tables
page-tables-agreed = Ce qui est convenu
page-tables-seat-free = Une place est libre.
page-tables-waiting = En attente de la personne avec qui vous jouerez
page-tables-house-comes = L’ordinateur s’installe
page-tables-taken = Les deux places sont retenues. Vous pouvez regarder.
page-tables-invites = { $name } aimerait jouer avec vous.
page-tables-you-play = Vous jouez : { $side }
page-tables-public-is = Tout le monde peut regarder
page-tables-private-is = Seuls ceux qui ont le lien peuvent regarder
page-tables-sit-as = comme { $name }
page-tables-invite = Lien pour la personne avec qui vous voulez jouer
page-tables-invite-what = Il ouvre la place libre : ne l’envoyez à personne d’autre.
page-tables-invite-public = Votre table figure aussi dans la liste ; qui vient le premier joue.
page-tables-copy = Copier
page-tables-copy-invite = Copier le lien
page-tables-share = Partager
page-tables-link-copied = Le lien est copié.
page-tables-copy-failed = Le navigateur ne laisse pas la page copier. Sélectionnez le lien et copiez-le à la main.
page-tables-begun = Les deux places sont prises : la partie commence.

### À la table.

page-tables-own = (vous)
page-tables-there = là
page-tables-away = pas là
page-tables-is-gone = { $name } n’est plus là.
page-tables-is-back = { $name } est de nouveau là.
page-tables-watching = vous regardez
page-tables-sent = Envoyé…
page-tables-rolling = Les dés arrivent…
page-tables-draft = Continuez, ou reprenez ce pas : le tour part quand il est complet.
page-tables-type-wait = Ce n’est pas à vous de jouer. Pour préparer un coup, touchez d’où, puis vers où.
page-tables-escape = Fermer ce qui est ouvert, reprendre ce qui était préparé
page-tables-title-turn = ● À vous –

page-tables-take-back = Reprendre ?
page-tables-abort = Interrompre
page-tables-say = Dire
page-tables-go-on = Jouer encore
page-tables-resign-ask = Voulez-vous abandonner ?
page-tables-abort-ask = Voulez-vous interrompre cette partie ? Elle ne comptera pas.
page-tables-offered-draw = { $player } propose la nulle. Êtes-vous d’accord ?
page-tables-offered-take-back = { $player } demande à reprendre le dernier coup. Êtes-vous d’accord ?
page-tables-decline = Non, merci
page-tables-declined = { $player } préfère continuer.
page-tables-offer-waits = Votre proposition attend une réponse.
page-tables-offer-withdraw = Retirer
page-tables-taken-back = Le coup est repris.
page-tables-claim-in = { $player } n’est plus là. Vous pourrez réclamer la partie dans { $time }.
page-tables-claim = { $player } n’est plus là.
page-tables-claim-win = Réclamer le gain
page-tables-claim-draw = Déclarer la nulle
page-tables-outage = Le serveur était absent ; personne n’y a perdu de temps.
page-tables-said = { $name } : « { $phrase } »

page-tables-premove-to = Depuis { $cell }. Touchez maintenant vers où.
page-tables-premove = Préparé : de { $from } à { $to }.
page-tables-premove-at = Préparé : { $cell }.
page-tables-premove-drop = Reprendre
page-tables-premove-gone = Ce que vous aviez préparé n’est plus possible.

page-tables-rematch-asked = { $name } aimerait rejouer.
page-tables-rematch-accept = Rejouer
page-tables-rematch-watch = Regarder la partie suivante

page-tables-watchers =
    { $watchers ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $watchers } personnes regardent.
    }
page-tables-copy-watch = Copier un lien pour regarder
page-tables-code = Le code de votre place :
page-tables-code-what = Notez-le. Il vous rend votre place depuis un autre appareil, ou quand celui-ci ne vous connaît plus. Ne le montrez à personne.
page-tables-recover = C’était ma place : j’ai un code
page-tables-recover-code = Le code de votre place
page-tables-recover-now = Reprendre ma place
page-tables-record-unreachable = Le relevé n’est pas venu : le serveur ne répond pas.
page-tables-proof-checking = Les dés sont vérifiés…
page-tables-proof-what = Cette page l’a vérifié elle-même, d’après ce que le serveur avait promis au début et ce que les deux joueurs ont apporté.

### Quand la connexion n’est pas ce qu’elle devrait.

page-tables-lost = Connexion perdue ; nouvel essai en cours.
page-tables-lost-kept = Connexion perdue. Votre coup est gardé et partira.
page-tables-offline = Vous êtes hors ligne. La table revient dès que vous êtes de retour.
page-tables-offline-kept = Vous êtes hors ligne. Votre coup est gardé et partira.
page-tables-restart = Le serveur redémarre. Rien n’est perdu ; un instant.
page-tables-restart-kept = Le serveur redémarre. Votre coup est gardé et partira.
page-tables-unkept = Cet appareil ne garde rien : laissez cet onglet ouvert jusqu’à ce que votre coup soit arrivé.
page-tables-outdated = Il faut ici une version plus récente de la page. Rien n’est perdu.
page-tables-outdated-later = Une version plus récente de la page attend. Jouez d’abord votre coup.
page-tables-reload = La charger

### Ce qui peut se dire.

phrase-hello = Bonjour !
phrase-good-luck = Bonne partie !
phrase-well-played = Bien joué !
phrase-thank-you = Merci !
phrase-oops = Oups !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-good-game = Belle partie !
phrase-have-to-go = Je dois partir.
