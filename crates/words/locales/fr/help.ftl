## L’aide de la ligne de commande. Commandes, options et valeurs sont les mêmes dans toutes les langues.

help-heading-usage = Usage :
# Un deux-points suit ces trois titres.
help-heading-commands = Commandes 
help-heading-arguments = Arguments 
help-heading-options = Options 

help-value-command = COMMANDE
help-value-language = LANGUE
help-value-characters = CARACTÈRES
help-value-variant = VARIANTE
help-value-game = JEU
help-value-rule = RÈGLE
help-value-text = TEXTE
help-value-moves = COUPS
help-value-move = COUP
help-value-number = NOMBRE
help-value-depth = PROFONDEUR
help-value-file = FICHIER
help-value-when = QUAND
help-value-opponent = ADVERSAIRE
help-value-side = CAMP
help-value-shell = SHELL
help-value-package = PAQUET
help-value-part = PARTIE
help-value-player = JOUEUR
help-value-clock = PENDULE
help-value-bounds = ELO0,ELO1
help-value-chance = RISQUE
help-value-openings = OUVERTURES
help-value-printed = QUOI
help-value-paper = PAPIER
help-value-length = LONGUEUR
help-value-folder = DOSSIER

help-about = La bibliothèque vivante de jeux de plateau rares : y jouer, regarder des positions, demander pourquoi un coup est refusé
help-examples =
    Exemples :
      ludotheca games                              ce à quoi on peut jouer
      ludotheca play                               choisir un jeu et jouer
      ludotheca serve                              la page, pour votre navigateur
      ludotheca show latroncules                   le plateau au début
      ludotheca why latroncules/classic a2-b3      pourquoi ce coup est refusé
      ludotheca rules la-trel LT-7                 une règle avec ses figures
      ludotheca play --help                        plus sur une commande
    
    Le nom d’un jeu seul vaut pour sa première variante. Code de sortie : 0 si tout va bien, 1 si quelque chose a été refusé, 2 si la ligne de commande n’a pas été comprise.

help-lang = Langue de tout ce qui est dit : en ou fr. À défaut, LC_ALL, LC_MESSAGES et LANG décident
help-characters = Caractères : auto (d’après LC_ALL, LC_CTYPE et LANG), ascii ou unicode
help-help = Montrer l’aide avec des exemples ; -h est plus court
help-version = Montrer la version
help-force = Remplacer le fichier à écrire s’il existe déjà
help-json = Écrire plutôt du JSON
help-variant = Une variante comme latroncules/short, ou un jeu (« ludotheca games » en donne la liste)
help-position = Commencer par cette position au lieu du début
help-moves-played = Jouer d’abord ces coups, séparés par des espaces
help-color = Couleurs : auto (dans un terminal qui les montre, sauf si NO_COLOR est fixé), always (toujours) ou never (jamais)

help-games = Lister les jeux et leurs variantes
help-games-examples =
    Exemples :
      ludotheca games
      ludotheca games --lang en
      ludotheca games --json

help-show = Montrer une position
help-show-examples =
    Exemples :
      ludotheca show latroncules
      ludotheca show latroncules --moves "a2-a3 d7-d6"
      ludotheca show latroncules/short --position "8/8/8/8/c7/8/8/C7 1 0 0"
      ludotheca show latroncules --svg plateau.svg
help-show-svg = Écrire une image SVG, dans ce fichier ou sur la sortie

help-moves = Lister les coups permis, un par ligne
help-moves-examples =
    Exemples :
      ludotheca moves latroncules
      ludotheca moves latroncules --moves "a2-a3"
help-most = Refuser de lister plus de coups que ce nombre (65536)

help-why = Dire si un coup est permis, et sinon pourquoi
help-why-examples =
    Nomme la règle, les cases à regarder et des coups permis de même origine ou de même but.
    
    Exemples :
      ludotheca why latroncules a2-b3
      ludotheca why latroncules --moves "a2-a3" b7-b5
      ludotheca why chasse-croise --moves 63 -- --
help-why-move = Le coup en question

help-compare = Comparer deux éditions d’un jeu dans une position
help-compare-examples =
    Donne les coups que seule l’une permet, chacun avec la règle par laquelle l’autre le refuse, et dit où la partie
    serait finie dans une seule. Les deux doivent se jouer sur le même plateau.
    
    Exemples :
      ludotheca compare la-trel/base la-trel/standard
      ludotheca compare latroncules/classic latroncules/quiet-jumps --position "8/8/1Ff5/3f4/3C4/8/8/8 1 0 40"
help-compare-first = La première édition
help-compare-second = La seconde édition

help-rules = Lire les règles d’un jeu, avec des figures
help-rules-examples =
    Sous chaque figure viennent l’exercice, les coups justes, et des coups refusés avec la raison.
    
    Exemples :
      ludotheca rules la-trel                      toute la page
      ludotheca rules la-trel LT-7                 une règle
      ludotheca rules attangle lesson              une première leçon
      ludotheca rules la-trel Quadru               où se trouve un mot
      ludotheca rules attangle --color always | less -R
help-rules-game = Un jeu, ou une de ses variantes (« ludotheca games » en donne la liste)
help-rules-rule = Une règle comme LT-7, ou une partie : aim (but), pieces, rules (règles), variants, open (questions ouvertes), lesson (leçon), history (histoire) ou glossary (glossaire)

help-perft = Compter les suites de coups d’une longueur
help-perft-examples =
    Une suite qui finit la partie plus tôt ne compte pas. Dans le jeu de dés, un jet est un coup.
    
    Exemples :
      ludotheca perft latroncules 4
      ludotheca perft latroncules 3 --divide
help-perft-depth = La longueur des suites, en coups
help-perft-divide = Compter pour chaque premier coup à part

help-replay = Vérifier un relevé de partie et montrer comment elle a fini
help-replay-examples =
    Chaque coup, dans les variantes aussi, est rejoué selon les règles ; un relevé fautif est refusé avec la ligne et la colonne.
    
    Exemples :
      ludotheca replay partie.txt
      ludotheca replay partie.txt --json > partie.json
      ludotheca replay - < partie.json
help-replay-file = Le relevé, en texte (16 Mio au plus) ou en JSON (64 Mio au plus) ; - lit l’entrée
help-replay-json = Écrire le relevé en JSON

help-ugi = Parler l’Universal Game Interface sur l’entrée et la sortie
help-ugi-examples =
    Pour les programmes. Après « ugi » les options sont listées ; puis par exemple :
      setoption name Variant value latroncules/short
      position startpos moves a2-a3
      query legalmoves
      query why b7-b5
      perft 3
      go movetime 1000
      quit
    
    Les lignes reçoivent leur réponse dans l’ordre. « stop » met fin à un comptage ou à une recherche en cours, et « quit » aussi s’il vient plus d’une seconde après le début.

# Comment on écrit un adversaire, pour chaque commande qui en prend un.
-opponents =
    Adversaires :
      level-3                     notre moteur à un niveau de 1 (facile) à 10 (fort)
      engine:nodes=50000,hash=16  tout notre moteur ; aussi depth, movetime (millisecondes), threads, weights (un fichier)
      uct:movetime=50             des parties au hasard dans un arbre ; ou playouts=1000
      random                      n’importe quel coup permis
      novice                      la plus grosse prise en vue, sinon n’importe quel coup
      greedy                      au jeu de dés : le tour qui mène du plus de pas
      ugi:/path/to/engine --flag  tout programme qui parle UGI ; des options peuvent précéder, comme dans ugi:movetime=50,option.Hash=16:/path/to/engine

help-play = Jouer : à deux au même clavier, ou seul contre l’ordinateur
help-play-examples =
    Pendant la partie, « aide » ou « ? » donne les mots compris à côté des coups.
    
    { -opponents }
    Qui n’a pas de limite joue 20000 coups en pensée.
    
    Exemples :
      ludotheca play
      ludotheca play latroncules --record partie.txt
      ludotheca play latroncules --against random --side 2
      ludotheca play la-trel --against level-3
      ludotheca play la-trel --against engine:nodes=5000
      ludotheca play chasse-croise --seed 7
help-play-variant = Le jeu ; demandé s’il manque
help-play-against = Jouer contre l’ordinateur : un des adversaires ci-dessous, par exemple level-3
help-play-side = Votre camp contre un adversaire : 1 commence, 2 suit (1)
help-play-touch-move = Pièce touchée, pièce jouée : qui a voulu jouer une pièce doit la jouer si elle le peut, et rien ne se reprend
help-play-seed = Dés et coups au hasard tirés de ce nombre, les mêmes chaque fois
help-play-record = Garder la partie dans ce fichier, à jour après chaque coup ; - l’écrit sur la sortie à la fin

help-print = Imprimer un aide-mémoire ou un jeu à découper dans un fichier PDF
help-print-examples =
    Le jeu à découper, c’est le plateau, en parties s’il dépasse le papier, les pièces, et des dés à plier si le jeu en a. Chaque feuille porte un trait de 100 mm : imprimez en taille réelle.
    
    Exemples :
      ludotheca print latroncules card --out carte.pdf
      ludotheca print latroncules card --paper a6 --out carte.pdf
      ludotheca print latroncules all --paper a3 --out jeu.pdf
      ludotheca print latroncules board --cell 30mm --paper letter --out plateau.pdf
help-print-what = Ce qu’on imprime : card (l’aide-mémoire), board (le plateau), pieces (les pièces et les dés) ou all (tout)
help-print-paper = Papier : a3, a4 (par défaut), letter, ou pour l’aide-mémoire seul a6
help-print-cell = La taille d’une case du plateau : de 10mm à 100mm (40mm par défaut)
help-print-out = Le fichier PDF à écrire

help-licences = Dire qui a écrit ce que contient le programme, et sous quelles licences
help-licences-examples =
    Sans nom : chaque paquet d’autrui que contiennent le programme et sa page, avec sa version et sa licence.
    
    Exemples :
      ludotheca licences
      ludotheca licences tokio                     le texte de l’un d’eux
      ludotheca licences --full > notices.txt      tous, à transmettre
help-licences-package = Le paquet dont le texte est à montrer
help-licences-full = Montrer tous les textes, avec les paquets qu’ils accompagnent

help-completions = Écrire les complétions pour un shell
help-completions-examples =
    Exemples :
      ludotheca completions bash > ~/.local/share/bash-completion/completions/ludotheca
      ludotheca completions fish > ~/.config/fish/completions/ludotheca.fish
help-completions-shell = bash, elvish, fish, powershell ou zsh

help-analyse = Faire étudier par le moteur une position, ou toute une partie relevée
help-analyse-examples =
    Une position donne un tableau des suites du moteur, profondeur après profondeur. Un relevé revient avec les chances après chaque tour et de meilleurs coups aux tournants.
    
    Exemples :
      ludotheca analyse latroncules --moves "a2-a3" --multipv 3
      ludotheca analyse chasse-croise --moves 63 --depth 2
      ludotheca analyse --record partie.txt > commentee.txt
      ludotheca analyse --record partie.txt --nodes 200000 --curve partie.svg
      ludotheca analyse --record study.txt --chapter 2
help-analyse-record = Parcourir la partie de ce fichier, texte (16 Mio au plus) ou JSON (64 Mio au plus) ; - lit l’entrée
help-analyse-chapter = Ce seul chapitre d’une étude, compté à partir de 1
help-analyse-multipv = Montrer tant des meilleures suites, au plus 64 (1)
help-analyse-depth = Réfléchir jusqu’à cette profondeur : en coups, ou en tours avec des dés
help-analyse-nodes = Jouer tant de coups en pensée (400000 ; 40000 pour chaque tour d’un relevé)
help-analyse-movetime = Réfléchir tant de millisecondes à chaque position
help-analyse-threads = Réfléchir avec tant de fils (1 : la même réponse chaque fois)
help-analyse-curve = Dessiner les chances au cours de la partie dans ce fichier SVG ; - écrit sur la sortie

help-bench = Mesurer la vitesse des règles et de la recherche
help-bench-examples =
    Exemples :
      ludotheca bench
      ludotheca bench attangle latroncules/classic --json
      ludotheca bench --only search
      ludotheca bench --only threads la-trel latroncules/classic
      ludotheca bench --only answers
help-bench-variants = Jeux ou variantes à mesurer ; tous si rien n’est dit
help-bench-budget = Millisecondes par mesure
help-bench-only = Mesurer seulement rules (les règles, face à un étalon connu) ou search (la recherche), threads : ce que vaut un deuxième fil, ou answers : le temps de réponse du protocole

help-match = Faire jouer une rencontre, et dire qui est plus fort et de combien
help-match-examples =
    Les parties se jouent par paires : la même ouverture, ou les mêmes dés, en échangeant les places. Chaque partie est conservée. Une rencontre interrompue reprend quand on relance la commande, sauf si ses joueurs ont changé entre-temps, comme les poids d’un fichier. On peut demander plus de parties.
    
    { -opponents }
    Qui n’a pas de limite prend 50 millisecondes par coup, ou une part de la pendule.
    
    Exemples :
      ludotheca match engine uct --variant attangle/standard
      ludotheca match engine:nodes=20000 engine:nodes=10000 --sprt 0,20 --games 2000
      ludotheca match random novice uct --variant latroncules/short --games 20 --out essai
help-match-players = Deux des adversaires ci-dessous, ou plus ; au-delà de deux, chacun rencontre chacun
help-match-variant = À quoi jouer ; sinon, la première variante de « ludotheca games »
help-match-games = Parties entre chaque paire de joueurs, un nombre pair (100)
help-match-seed = Ouvertures, dés et coups au hasard découlent de ce nombre (1)
help-match-concurrency = Parties en même temps ; sinon, autant que les cœurs en permettent
help-match-clock = Secondes pour la partie et pour chaque coup, par exemple 10+0.1
help-match-sprt = S’arrêter dès que l’une de deux différences Elo est nettement plus vraisemblable, par exemple 0,5
help-match-alpha = Risque de retenir le second Elo quand le premier est vrai (0.05)
help-match-beta = Risque de retenir le premier Elo quand le second est vrai (0.05)
help-match-openings = held-back, pour mesurer (par défaut), ou tuning, pour essayer
help-match-plies = Coups au hasard avant le début ; aucun au jeu de dés (6)
help-match-margin = Avance permise dans une ouverture, en centièmes d’une petite pièce (60)
help-match-out = Le dossier de la rencontre ; sinon un dossier sous « matches », nommé d’après ses données

help-value-subject = JEU|VARIANTE

help-calibrate = Étalonner les niveaux : les voisins se rencontrent, et les niveaux bougent jusqu’à ce que chaque marche soit assez haute
help-calibrate-examples =
    Le niveau 1 et le niveau 10 rencontrent aussi le débutant. Une rencontre finit plus tôt là où le quart ou la moitié de ses parties ne laissent aucun doute. Tout ce qui a été joué est gardé ; un étalonnage interrompu reprend quand la commande est relancée. Une nouvelle version du moteur demande un nouveau dossier. La table des niveaux et son document sont mis à jour, non refaits.
    
    Exemples :
      ludotheca calibrate --sources .
      ludotheca calibrate --variants latroncules/classic attangle/grand --games 100 --out essai
      ludotheca calibrate --check --games 400 --sources . --out contrôle
      ludotheca calibrate --inherited --games 100 --sources . --out contrôle
help-calibrate-variants = Variantes ; si rien n’est dit, toutes celles qui ont leur propre échelle
help-calibrate-games = Au plus tant de parties par rencontre, un nombre pair (200)
help-calibrate-rounds = Combien de fois les niveaux peuvent bouger (6)
help-calibrate-check = Seulement mesurer les niveaux tels qu’ils sont, depuis des ouvertures sur lesquelles rien n’a été réglé
help-calibrate-inherited = Seulement mesurer les variantes qui montent l’échelle d’une autre, par les niveaux 1, 4, 7 et 10
help-calibrate-out = Le dossier des rencontres, et des résultats si les sources ne sont pas nommées (calibration)
help-calibrate-sources = Les sources de Ludotheca : les niveaux de chaque jeu et leur document y sont écrits

help-fit = Ajuster les poids d’une évaluation à des parties que le moteur joue contre lui-même
help-fit-examples =
    Le fichier contient les poids du jeu, les nouveaux compris. Pour voir s’ils sont meilleurs, faites-leur rencontrer les anciens ; pour jouer désormais avec eux, mettez le fichier dans le dossier du jeu sous crates/search/src/games, sous le nom de weights.json (avec --win-model, de win_model.json).
    
    Exemples :
      ludotheca fit latroncules --games 4000 --out nouveau.json
      ludotheca match engine:nodes=5000,weights=nouveau.json engine:nodes=5000 --variant latroncules/classic --games 400
      ludotheca fit attangle --win-model --games 400 --out win_model.json
help-fit-subject = Un jeu, d’après des parties de toutes ses variantes, ou une variante
help-fit-games = Parties à jouer (2000)
help-fit-nodes = Nœuds pour chaque coup de ces parties (1000)
help-fit-win-model = Ajuster ce que promet une évaluation (gain, nulle, perte) au lieu des poids
help-fit-out = Le fichier à écrire ; sinon un fichier nommé d’après le jeu ; - écrit sur la sortie

help-advice = Mesurer les conseils du livre des règles : combien de fois le moteur les suit, et ce qu’il coûte de les négliger
help-advice-examples =
    Les niveaux 5 à 7 jouent, et l’on tire de chaque partie au plus une position où un conseil peut être suivi comme négligé. Ce qui a été trouvé est gardé ; une mesure interrompue reprend quand la commande est relancée. Une nouvelle version du moteur demande un nouveau dossier. Le livre des règles dit ce qui est écrit : sa place est dans les sources.
    
    Exemples :
      ludotheca advice --sources .
      ludotheca advice latroncules --positions 50 --nodes 5000 --out essai
help-advice-games = Jeux ; si rien n’est dit, tous
help-advice-positions = Positions pour chaque conseil (200)
help-advice-nodes = Nœuds pour chacune des deux recherches d’une position (20000)
help-advice-most-games = Au plus tant de parties par variante (4000)
help-advice-out = Le dossier de ce qui a été trouvé, et des résultats si les sources ne sont pas nommées (advice)
help-advice-sources = Les sources de Ludotheca : la mesure y est écrite, et le livre des règles la dit
