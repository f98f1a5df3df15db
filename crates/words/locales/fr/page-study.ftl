## Études : une bibliothèque à soi, des chapitres annotés, et des chapitres joués comme leçons.

page-nav-study = Études
page-study-intro = Une étude est un cahier avec un plateau : des chapitres avec des coups, des commentaires, des flèches et des exercices. Elle reste sur cet appareil et voyage par lien, par fichier ou en texte.
page-study-name = Nom de l’étude
page-study-variant = Jeu
page-study-variant-of = { $game }, { $variant }
page-study-new = Nouvelle étude
page-study-unnamed = Étude sans titre
page-study-first-chapter = Chapitre 1
page-study-chapter = Chapitre { $number }
page-study-none = Il n’y a pas encore d’étude ici.
page-study-about = { $chapters ->
    [one] { $chapters } chapitre
   *[other] { $chapters } chapitres
  } · { $games } · { $day }
page-study-deleted = « { $name } » a été supprimée.
page-study-bring = Apporter une étude, des parties ou une position
page-study-bring-text = Texte d’une étude, de parties ou d’une position, ou lien vers l’une d’elles
page-study-bring-open = Ouvrir
page-study-missing = Cette étude n’est pas sur cet appareil. Elle a peut-être été supprimée, ou gardée dans un autre navigateur.
page-study-damaged = Cette étude est abîmée et ne se lit pas. Rien n’y a été changé ; la liste de toutes les études l’enregistre dans un fichier.
page-study-newer = Cette étude a été gardée par une version plus récente de cette page. Elle est à l’abri ; rechargez la page pour l’ouvrir.
page-study-unread-newer = { $count ->
    [one] { $count } étude a été gardée par une version plus récente de cette page. Elle est à l’abri ; rechargez la page pour l’ouvrir.
   *[other] { $count } études ont été gardées par une version plus récente de cette page. Elles sont à l’abri ; rechargez la page pour les ouvrir.
  }
page-study-to-shelf = Toutes les études
page-study-arrived = Cette étude est venue par un lien et n’est pas encore gardée ici. Votre premier changement la gardera.
page-study-keep = Garder ici
page-study-keep-where = Où la garder
page-study-keep-alone = Comme une étude à part
page-study-keep-in = Dans « { $name } »
page-study-save-to = Mettre dans une étude
page-study-forked = Un autre onglet a changé cette étude. La vôtre est gardée à part.

page-study-shelf-refused = Ce navigateur ne laisse pas la page garder quoi que ce soit : les études durent autant que cet onglet.
page-study-shelf-newer = Vos études sont gardées par une version plus récente de cette page. Elles sont à l’abri ; rechargez la page pour les voir.
page-study-shelf-busy = Un autre onglet, avec une version plus ancienne de cette page, tient vos études. Fermez-le, puis rechargez cette page.
page-study-trouble-full = Il n’y a plus de place sur cet appareil : cette étude dure autant que cet onglet. Enregistrez-la en fichier.
page-study-trouble-refused = Ce navigateur ne garde rien pour cette page : cette étude dure autant que cet onglet. Enregistrez-la en fichier.
page-study-trouble-newer = Une version plus récente de la page est passée ici. Rechargez la page ; d’ici là cette étude dure autant que cet onglet.
page-study-trouble-busy = Un autre onglet tient les études. Fermez-le ou rechargez-le ; d’ici là cette étude dure autant que cet onglet.
page-study-trouble-slow = L’appareil n’a pas encore répondu : le dernier changement n’est pas sûr.
page-study-trouble-broken = L’appareil n’a pas pu garder cette étude. Elle dure autant que cet onglet : enregistrez-la en fichier.

page-study-keys = Étude
page-study-key-comment = Écrire un commentaire
page-study-key-glyph = Signe suivant pour le coup : bon coup, erreur, etc.
page-study-key-draw = Dessiner sur le plateau, ou cesser
page-study-key-colour = Couleur suivante pour dessiner
page-study-key-lesson = Jouer le chapitre comme leçon, ou revenir à l’étude

page-study-chapters = Chapitres
page-study-edit = Noms, ordre, nouveau chapitre
page-study-chapter-name = Nom du chapitre
page-study-exercise = Exercice : les coups sont à trouver
page-study-exercise-mark = (exercice)
page-study-chapter-up = Monter le chapitre
page-study-chapter-down = Descendre le chapitre
page-study-chapter-delete = Supprimer le chapitre
page-study-chapter-deleted = Le chapitre a été supprimé.
page-study-add = Nouveau chapitre à partir de
page-study-add-here = la position du plateau
page-study-add-brought = un texte, un lien ou un fichier
page-study-add-do = Ajouter

page-study-over = La partie est finie ici.
page-study-promote = En faire la ligne principale
page-study-promoted = C’est maintenant la ligne principale.
page-study-up = Monter la variante
page-study-down = Descendre la variante
page-study-reordered = L’ordre a changé.
page-study-delete-move = Supprimer à partir d’ici
page-study-deleted-move = { $move } et la suite ont été supprimés.

page-study-notes = Notes sur { $move }
page-study-notes-start = Notes sur la première position
page-study-comment = Commentaire
page-study-glyphs = Ce que vous pensez du coup
page-study-draw = Dessiner
page-study-drawing = Touchez une case, puis une autre pour une flèche, ou la même pour un cercle.
page-study-draw-hint = Le bouton droit de la souris ou un appui long dessinent à tout moment.
page-study-draw-to = La marque commence en { $cell }. Choisissez où elle finit.
page-study-drawn = Dessiné : { $shape }.
page-study-undrawn = Effacé : { $shape }.
page-study-erase = Effacer
page-study-erase-all = Tout effacer
page-study-colour = Couleur
page-study-green = Vert, trait plein
page-study-red = Rouge, tirets
page-study-yellow = Jaune, pointillé
page-study-blue = Bleu, tirets et points

page-study-mode-study = Revenir à l’étude
page-study-mode-lesson = Jouer comme leçon
page-study-find = Trouvez le coup pour { $player }.
page-study-right = Juste !
page-study-shown = Montré.
page-study-not-that = Pas { $move }.
page-study-not-that-one = Pas celui-là. Essayez encore.
page-study-answered = { $move } est la réponse.
page-study-solved = Trouvé !
page-study-solved-helped = Terminé, avec un peu d’aide.
page-study-show-me = Montrez-moi
page-study-again = Encore
page-study-next-chapter = Chapitre suivant

page-study-copy-link = Copier un lien
page-study-copied-link = Le lien est dans le presse-papiers.
page-study-copy-text = Copier le texte
page-study-copied-text = Le texte est dans le presse-papiers.
page-study-save = Enregistrer en fichier
page-study-share-about = Le lien contient toute l’étude ; aucun serveur ne la voit. Le texte se lit aussi dans le terminal : ludotheca replay.
