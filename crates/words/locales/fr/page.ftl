## La page dans le navigateur : son cadre, son accueil, ses réglages.

page-title = Ludotheca
page-brand = Ludotheca, accueil
page-skip = Aller au contenu
page-menu = Menu
page-close = Fermer

### Où l’on peut aller, et les titres des pages.

page-nav = Pages
page-nav-play = Jeux
page-nav-tables = Jouer à deux
page-nav-learn = Apprendre
page-nav-rules = Règles
page-nav-analysis = Analyse
page-nav-library = Mes parties
page-nav-settings = Réglages
page-nav-about = À propos

page-title-home = Ludotheca – des jeux rares à apprendre, à jouer et à étudier
page-title-of = { $what } – Ludotheca
page-title-play = { $game }, { $variant }
page-title-analysis = Analyse : { $game }, { $variant }
page-title-rules = Règles : { $game }
page-title-learn = Première leçon : { $game }
page-title-study = Une étude : { $game }, { $variant }
page-tables-table = Une table
page-title-compare = { $game } : les éditions comparées

### Langue et thème.

page-language = Langue
page-language-chosen = La page est maintenant en français.
page-theme-now = Thème : { $theme }. Changer
page-theme-chosen = Thème : { $theme }
page-theme-auto = comme le système
page-theme-paper = papier
page-theme-wood = bois
page-theme-night = nuit
page-theme-contrast = contraste élevé

### Le pied de page, et les touches.

page-footer-about = La bibliothèque vivante des jeux rares.
page-footer-licence = Logiciel libre, MIT ou Apache-2.0. Aucun traceur, aucune requête extérieure.

page-shortcuts = Raccourcis clavier
page-shortcuts-everywhere = Sur toutes les pages
page-shortcuts-help = Afficher cette aide
page-shortcuts-close = Fermer ce qui est ouvert
page-key-space = Espace
page-key-enter = Entrée
page-key-escape = Échap
page-key-home = Début
page-key-end = Fin

### Quand quelque chose manque.

page-lost = Il n’y a rien sur cette case
page-lost-what = Cette adresse ne mène à aucune page. Il manque peut-être une lettre, ou la variante porte un autre nom.
page-lost-home = Tous les jeux
page-waiting = Chargement des règles…
page-trouble-missing = Cette page n’a pas pu être chargée
page-trouble-missing-what = La connexion est coupée, ou la page a été mise à jour entre-temps. Vos parties restent en sûreté sur cet appareil.
page-trouble-broken = Quelque chose n’a pas marché ici
page-trouble-broken-what = C’est une erreur de notre part, pas de la vôtre. Vos parties restent en sûreté sur cet appareil.
page-trouble-again = Réessayer
page-trouble-home = Retour aux jeux

### L’accueil.

page-home-heading = Quatre jeux rares, prêts à jouer
page-home-intro = Choisissez celui qui vous plaît et appuyez sur Jouer : le plateau montre où une pièce peut aller et explique chaque coup refusé. Ou commencez par une courte leçon.
page-home-living = { $game } : une partie qui se joue toute seule
page-home-play = Jouer
page-home-play-of = Jouer à { $game }
page-home-learn = Apprendre
page-home-learn-of = Apprendre { $game } par une première leçon
page-home-analyse = Analyser
page-home-analyse-of = Analyser { $game }
page-home-variants = { $count } variantes

page-continue = Continuer votre partie
page-continue-now = Continuer
page-continue-others =
    { $count ->
        [one] { $count } autre partie en cours
       *[other] { $count } autres parties en cours
    }

page-game-players = { $one } contre { $two }
page-game-level = { $player } (niveau { $level })
page-game-computer = { $player } ({ $opponent })
page-game-open =
    { $turns ->
        [one] après { $turns } tour
       *[other] après { $turns } tours
    }
page-game-won =
    { $turns ->
        [one] { $player } a gagné après { $turns } tour
       *[other] { $player } a gagné après { $turns } tours
    }
page-game-drawn =
    { $turns ->
        [one] nulle après { $turns } tour
       *[other] nulle après { $turns } tours
    }

### Une nouvelle partie.

page-new-heading = Nouvelle partie
page-new-game = Jeu
page-new-variant = Variante
page-new-opponent = Qui joue
page-new-computer = Vous contre l’ordinateur
page-new-person = Deux personnes sur cet écran
page-new-watch = Ordinateur contre ordinateur, pour regarder
page-new-side = Vous jouez
page-new-begins = { $player } (commence)
page-new-lot = Au hasard
page-new-clock = Pendule
page-new-clock-none = Sans pendule
page-new-clock-none-what = Réfléchissez aussi longtemps que vous voulez.
page-new-clock-of = { $increment ->
        [0] { $minutes } minutes chacun
       *[other] { $minutes } minutes chacun, { $increment } secondes de plus par tour
    }
page-new-clock-what = Chacun a ce temps pour toute la partie ; qui n’en a plus a perdu.
page-new-touch-move = Pièce touchée, pièce jouée
page-new-touch-move-what = Une pièce touchée doit jouer si elle le peut. Rien ne se confirme, rien ne se reprend.
page-new-level = Niveau de l’ordinateur
page-new-level-of = Niveau de { $player }
page-new-start = Commencer la partie
page-new-cancel = Annuler

page-level-value = { $level }. { $meaning }
page-level-1 = Vient d’entendre les règles : joue presque toujours au coup d’œil et ne voit pas la plupart des prises.
page-level-2 = Débutant : voit ce qui est devant lui, regarde parfois un coup plus loin.
page-level-3 = En sait un peu : joue encore souvent au coup d’œil et laisse des pièces en prise.
page-level-4 = Joue pour le plaisir : réfléchit à certains coups, en manque d’autres.
page-level-5 = À mi-chemin : réfléchit un coup sur deux et voit davantage.
page-level-6 = Exercé : réfléchit le plus souvent et se montre rarement distrait.
page-level-7 = Fort : regarde plusieurs coups en avant et punit les fautes.
page-level-8 = Très fort : un coup sur cinq seulement vient au coup d’œil.
page-level-9 = Presque sans faute : voit à peu près tout ce qui est à sa portée.
page-level-10 = Le moteur entier : chaque coup est réfléchi.

### Les réglages.

page-set-intro = Tout est gardé sur cet appareil et prend effet aussitôt.
page-set-theme = Thème
page-set-pieces = Pièces
page-set-shapes = Des formes qui montrent leurs mouvements
page-set-letters = Les lettres de la notation
page-set-board = Plateau
page-set-coordinates = Coordonnées
page-set-coordinates-what = Lettres et chiffres au bord du plateau.
page-set-targets = Montrer où une pièce peut aller
page-set-targets-what = Un point sur chaque place que la pièce touchée peut atteindre.
page-set-playing = En jouant
page-set-confirm = Demander avant de jouer un coup
page-set-confirm-what = Un second toucher le confirme. Utile contre les faux gestes sur un petit écran.
page-set-roll = Les dés se lancent tout seuls
page-set-roll-what = Dans un jeu de dés, votre tour commence avec les dés déjà lancés.
page-set-keys = Lettres comme raccourcis
page-set-keys-what = Une seule touche, comme u ou f, fait quelque chose. À désactiver si vous dictez à votre appareil.
page-set-senses = Mouvement et son
page-set-animation = Faire glisser les pièces
page-set-animation-what = Éteint aussi quand votre système demande moins de mouvement.
page-set-sound = Sons
page-set-sound-what = Un léger choc pour un coup, un autre pour une prise.
page-set-preview = Ce que cela donne
page-set-reset = Tout remettre comme au début
page-set-reset-done = Tous les réglages sont comme au début.
page-set-reset-undo = Rétablir

### À propos.

page-about-heading = À propos de Ludotheca
page-about-what = Ludotheca est une bibliothèque vivante de jeux de société épuisés ou peu connus : à jouer, à apprendre et à étudier, avec les règles exactes de chaque édition.
page-about-how = Les règles sont écrites une seule fois et servent à tout ici : le plateau qui montre où une pièce peut aller, l’explication d’un coup refusé, l’ordinateur qui joue à dix niveaux, et l’analyse. Tout se passe dans votre navigateur.
page-about-credits = À qui l’on doit ces jeux
page-about-words = Les textes, les figures et les dessins de cette page sont de nous.
page-about-privacy = Vie privée
page-about-privacy-what = Ni compte, ni traceur, ni publicité, pas de cookie tant que vous ne jouez pas avec d’autres à une table, et aucune requête ailleurs qu’au lieu d’où vous avez ouvert cette page. Les parties que vous jouez ici et vos réglages restent sur cet appareil ; « Mes parties » vous les remet en fichier. Un lien partagé contient la partie entière.
page-about-tables = Jouer avec d’autres
page-about-tables-what = Pour jouer à une table, pas besoin de compte. Le serveur garde le nom que vous choisissez, qui joue à quelle table, et chaque partie avec ses coups, ses temps et ses dés, pour qu’elle puisse se continuer et se vérifier. Les parties finies restent ; une partie interrompue n’entre pas dans les archives.
page-about-tables-addresses = Les adresses réseau d’où l’on est venu sont oubliées après 30 jours. Elles ne servent qu’à tenir à l’écart ceux qui dérangent.
page-about-tables-children = Des enfants jouent ici : il n’y a pas de discussion libre, seulement quelques phrases que tout le monde connaît, et personne ne demande de vrai nom.
page-about-tables-forget = « M’oublier sur ce serveur », parmi les tables, coupe aussitôt le lien entre votre nom et cet appareil. Un cookie qu’aucun script ne peut lire dit au serveur qui vous êtes ; rien d’autre ne le fait.
page-about-offline = Sans réseau
page-about-offline-ready = Tout est gardé sur cet appareil : toutes les pages, les deux langues, l’ordinateur qui joue. Vous pouvez couper le réseau.
page-about-offline-not-yet = Après une première visite, tout marche sans réseau. Tout n’est pas encore gardé, ou ce navigateur ne le permet pas.
page-about-install = Pour mettre Ludotheca sur votre écran d’accueil ou parmi vos programmes, choisissez « Installer » ou « Ajouter à l’écran d’accueil » dans le menu du navigateur.
page-about-install-now = Installer Ludotheca
page-about-versions = Version et licence
page-about-version = Version { $version } de la page.
page-about-licence = Logiciel libre sous licence MIT ou Apache 2.0, à votre choix.
page-about-others = Le travail d’autrui dans cette page
page-about-others-count = { $count } paquets et les textes de leurs licences :
page-about-others-waiting = Les textes arrivent…
page-about-others-trouble = Les textes ne sont pas arrivés. Sans réseau, ils se lisent une fois que tout est gardé sur cet appareil.

### Réseau et mises à jour.

page-offline = Hors ligne
page-offline-now = Vous êtes hors ligne. Tout continue de marcher ici.
page-online-again = Vous êtes de nouveau en ligne.
page-update-waits = Une version plus récente est prête.
page-update-now = Mettre à jour
