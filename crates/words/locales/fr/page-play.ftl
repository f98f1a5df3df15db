## La page : jouer.

### Ce qu’une adresse demande et qui ne se peut.

page-play-bad-player = « { $found } » n’est pas un joueur : { $name } peut être human, level-1 à level-{ $most } ou un autre adversaire de l’ordinateur, par exemple random. Une personne joue à sa place.
page-play-bad-seed = « { $found } » n’est pas une graine : il faut un nombre entier, comme 42. Les dés tombent librement.
page-play-bad-clock = « { $found } » n’est pas une pendule : écrivez les minutes et les secondes par tour, comme 5+3. La partie se joue sans pendule.
page-play-bad-touch = « { $found } » ne dit rien du toucher : écrivez « move » si une pièce touchée doit jouer, ou « free ». La partie se joue librement.

### Importer des parties d’un fichier.

page-play-import-game = Une partie du fichier est abîmée et a été laissée de côté.
page-play-import-version = Ce fichier vient d’une version plus récente de Ludotheca. Mettez la page à jour, puis réessayez.
page-play-import-file = Ce n’est ni un export de parties, ni le relevé d’une partie.
page-play-no-such-game = La partie que nomme l’adresse n’est pas sur cet appareil.
page-play-other-tab = Un autre onglet a continué cette partie. Ce que vous jouez ici est gardé comme une partie à part.
page-play-unreadable = Cette position est illisible
page-play-from-start = Jouer depuis le début
page-play-set-up = Composer une position à la main

### La table.

page-play-continued = Votre partie continue où vous l’aviez laissée.
page-play-you = vous
page-play-level = niveau { $level }
page-play-computer = ordinateur ({ $opponent })
page-play-captured = Prises : { $pieces }
page-play-counter = { $label } : { $value } sur { $limit }
page-play-counter-short = { $value } sur { $limit }
page-play-clock-of = Pendule de { $player }
page-play-thinking = { $player } réfléchit
page-play-trouble = L’ordinateur n’a pas pu finir son coup.
page-play-try-again = Réessayer
page-play-earlier = Position passée.
page-play-earlier-branch = Position passée : un coup joué ici ouvre une variante.
page-play-to-now = Revenir à la partie

### Ce qui a été joué, pour qui écoute.

page-play-said = { $what }.
page-play-said-move = { $player } joue { $move }
page-play-said-roll = { $player } lance { $dice }.
page-play-said-pass = { $player } ne peut plus rien faire des dés et passe.
page-play-said-captures = prend { $pieces }
page-play-said-piece-on = { $piece } en { $cell }
page-play-said-sends-home = renvoie au départ le pion en { $cells }
page-play-said-stack = forme une pile de { $height } en { $cell }
page-play-said-promote = devient { $piece }

### Les coups et ce qu’on regarde.

page-play-moves = Coups
page-play-no-moves = Aucun coup n’a encore été joué.
# Suit un lancer, avant ses pas.
page-play-after-roll = :
page-play-navigate = Parcourir la partie
page-play-first = Au début
page-play-back = Un coup en arrière
page-play-forward = Un coup en avant
page-play-last = Où en est la partie
page-play-shown = Après { $move }
page-play-shown-start = Le début de la partie
page-play-shown-now = { $said }. La partie en est là.
page-play-type = Écrire un coup
page-play-play = Jouer
page-play-type-example = Par exemple : { $move }.
page-play-type-roll = Le tour commence par les dés : lancez-les, ils ne s’écrivent pas.
page-play-type-wait = Ce n’est pas à vous de jouer dans cette position.

### Actions.

page-play-actions = Actions
page-play-keys = En jouant
page-play-auto-roll = Les dés se lancent tout seuls
page-play-roll = Lancer les dés
page-play-undo = Reprendre
page-play-redo = Rétablir
page-play-card = Mémo
page-play-flip = Tourner
page-play-flip-each-turn = Tourner le plateau vers qui doit jouer
page-play-hint-action = Conseil
page-play-hint = Essayez { $moves }.
page-play-hinting = Un bon coup se cherche…
page-play-resign = Abandonner
page-play-draw = Nulle ?
page-play-draw-asked = { $player } propose la nulle. { $other }, êtes-vous d’accord ?
page-play-draw-accept = D’accord
page-play-draw-decline = Jouer encore
page-play-draw-thinking = { $player } examine votre proposition…
page-play-draw-declined = Merci, mais { $player } aimerait continuer.
page-play-nothing-to-undo = Il n’y a rien à reprendre. Un lancer montré reste.
page-play-taken-back = Repris : { $move }.
page-play-played-again = Rejoué.
page-play-goes-on = La partie continue.
page-play-pause = Pause
page-play-go-on = Continuer
page-play-step = Un coup
page-play-speed = Vitesse
page-play-speed-slow = lente
page-play-speed-normal = normale
page-play-speed-fast = rapide

### La partie pour ailleurs.

page-play-share = Cette partie
page-play-analyse = Analyser
page-play-copy-link = Copier le lien
page-play-copy-record = Copier le relevé
page-play-save-record = Enregistrer
page-play-link-copied = Le lien avec toute la partie est copié.
page-play-record-copied = Le relevé est copié.
page-play-copy-failed = Le navigateur ne laisse pas la page copier. Enregistrez plutôt un fichier.
page-play-after = Après la partie
page-play-rematch = Revanche
page-play-review = Bilan

### Une nouvelle partie.

page-play-new = Nouvelle partie
