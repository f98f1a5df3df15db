## Aide-mémoire et jeux à imprimer, sur papier, dans le terminal et sur la page.

card-title = Aide-mémoire
card-pieces = Les pièces
card-turn = À votre tour
card-captures = Les prises
card-end = La fin
card-symbols = Les signes
card-second-player = Un anneau : une pièce de { $player }.

print-name = { $game } – { $variant }
print-board = Plateau
print-board-part = Plateau, partie { $number } sur { $count } : rangée { $row }, colonne { $column }
print-pieces = Pièces, feuille { $number } sur { $count }
print-dice = Dés
print-control = 100 mm : si ce trait n’a pas cette longueur, imprimez de nouveau en taille réelle (100 %), sans ajuster à la page.
print-unofficial = Feuille non officielle de Ludotheca, dessinée par nous ; ni l’éditeur ni l’auteur ne l’ont faite ou approuvée. Les noms ne servent qu’à désigner le jeu.
print-how-board = Coupez le long des repères et joignez les parties bord à bord ; l’image dépasse un peu les repères, pour qu’on puisse aussi les coller l’une sur l’autre.
print-how-pieces = Découpez les ronds, ou collez-les sur des disques de { $size } mm.
print-how-dice = Coupez le long des traits extérieurs, pliez le long des tirets, collez les languettes.

print-written = { $count ->
        [one] Une page se trouve dans { $path }. Imprimez-la en taille réelle (100 %).
       *[other] { $count } pages se trouvent dans { $path }. Imprimez-les en taille réelle (100 %).
    }
print-no-kit = Il n’y a pas de jeu à imprimer pour { $game }. Son aide-mémoire peut être imprimé : écrivez « card ».
print-small-paper = Un jeu à découper ne tient pas sur a6 : choisissez a4, a3 ou letter. L’aide-mémoire seul s’imprime sur a6.
print-terminal = Un fichier PDF ne se lit pas dans un terminal. Nommez un fichier avec --out.
print-no-room = Ce papier n’a pas de place pour « { $text } ». Choisissez un papier plus grand.
print-no-glyph = Les polices d’impression n’ont pas de signe pour « { $signs } ».
print-unmade = Le fichier PDF n’a pas pu être fait. Cela ne devrait pas arriver : signalez-le, s’il vous plaît.
