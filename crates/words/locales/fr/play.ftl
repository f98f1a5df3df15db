## Une partie au clavier.

play-choose = Quel jeu ?
play-choose-prompt = Un nombre de 1 à { $most }, ou un nom :
play-welcome = Tapez un coup, ou « aide » ou « ? ».
play-touch-move = Pièce touchée, pièce jouée : une pièce que vous avez voulu jouer doit l’être si elle le peut, et rien ne se reprend.
play-prompt = { $player } >
play-prompt-roll = { $player } : Entrée lance les dés, ou tapez le jet de vrais dés (63) >
play-rolled = { $player } obtient { $move }.
play-random-moved = { $player } joue { $move }, au hasard.
play-engine-moved = { $player } joue { $move }.
play-must-pass = { $player } ne peut plus rien faire des dés et passe ({ $move }).
play-too-many-moves = Il y a plus de { $most } coups permis, trop pour les montrer. « pourquoi » suivi d’un coup dit s’il en fait partie.
play-nothing-to-undo = Il n’y a rien à reprendre.
play-roll-stays = Un jet montré ne change plus : rien de ce qui le précède ne se reprend.
play-random-refuses = Le joueur au hasard n’accepte pas de nulle. Continuez, ou abandonnez.
play-engine-refuses = Le moteur n’accepte pas de nulle. Continuez, ou abandonnez.
play-draw-offered = { $player }, acceptez-vous la nulle ? (oui/non)
play-draw-refused = Pas de nulle : la partie continue.
play-yes = oui
play-save-where = Nommez un fichier : enregistrer ma-partie.txt
play-saved = Enregistré dans { $path }.
play-record-failed = La partie ne peut pas être enregistrée pour l’instant. { $problem } Vous pouvez continuer ; un nouvel essai suit chaque coup.
play-record-again = La partie est de nouveau enregistrée dans { $path }.
play-record-here = La partie n’a pas pu être enregistrée. La voici, à garder vous-même :
play-recorded = La partie est enregistrée dans { $path }.

# Les mots compris à côté des coups ; en minuscules et sans espace.
play-order-help = aide
play-order-board = plateau
play-order-card = aide-mémoire
play-order-moves = coups
play-order-why = pourquoi
play-order-undo = reprendre
play-order-draw = nulle
play-order-resign = abandonner
play-order-save = enregistrer
play-order-quit = quitter

play-help =
    Tapez un coup comme la notation l’écrit (« coups » montre comment), ou un de ces mots :
    
      aide, ?               montrer cette liste
      plateau               montrer encore le plateau
      aide-mémoire          montrer l’aide-mémoire
      coups                 lister les coups permis
      pourquoi COUP         dire si un coup est permis, et sinon pourquoi
      reprendre             reprendre le dernier coup
      nulle                 proposer la nulle
      abandonner            abandonner la partie
      enregistrer FICHIER   écrire la partie jouée jusqu’ici
      quitter               s’en aller ; avec --record la partie est gardée
