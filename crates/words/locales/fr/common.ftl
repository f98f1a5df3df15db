## Ce que tous les jeux partagent : listes, pièces en général, refus, textes illisibles, cases.

# Joint le dernier élément à ceux qui précèdent, déjà joints par des virgules.
list-and = { $head } et { $last }

piece-any = pièce
    .a = une pièce

### Un refus dit quoi, pourquoi, et ce qu’on pourrait faire.

refusal-game-over = La partie est finie : on ne joue plus.
refusal-empty-origin = Il n’y a pas de pièce en { $cell }. Partez d’une de vos pièces.
refusal-not-your-piece = En { $cell } se trouve { $piece } de l’autre camp. Jouez une de vos pièces.
refusal-wrong-direction = De { $from } à { $to }, ce n’est pas une direction que peut prendre { $piece }.
refusal-too-far = De { $from } à { $to }, c’est plus loin que ne peut aller { $piece }.
refusal-stays-put = La pièce est déjà en { $from } : choisissez-lui une autre place.
refusal-path-blocked = En { $cell }, le chemin est barré par { $piece }. Arrêtez-vous avant, ou passez ailleurs.
refusal-landing-occupied = En { $cell } se trouve déjà { $piece } : on ne s’arrête que sur une place vide.
refusal-nothing-to-capture = De { $from } à { $to }, il n’y a rien à prendre.
refusal-own-piece-jumped = En { $cell } se trouve une de vos pièces : on ne saute que les pièces adverses.
refusal-repetition = Ce coup ramènerait pour la troisième fois la position { $begun ->
        [0] d’après { $moves }
       *[other] du début, revenue après { $moves }
    }. Jouez autre chose.
refusal-no-passing = On ne passe pas dans ce jeu : qui est au trait joue un coup, et quand il n’y en a plus, la partie est finie. Jouez un de vos coups.

# Ce qui accompagne un refus dit à quelqu’un.
refused = { $sentence } ({ $rule })
refused-possible = Coups possibles : { $moves }.

### Textes illisibles. « unreadable » met la colonne devant.

unreadable = Colonne { $column } : { $problem }
text-empty = il n’y a rien à lire.
text-too-long = le texte dépasse { $most } caractères.
text-unexpected = « { $found } » n’a pas sa place ici.
text-fields = il faut { $wanted } champs séparés par des espaces ; il y en a { $found }.
text-player = le joueur au trait est 1 ou 2, pas « { $found } ».
text-ply = le nombre de coups joués est un simple nombre, pas « { $found } ».
text-parity = après { $ply } coups, ce ne peut être au joueur { $player } : le joueur 1 joue après un nombre pair de coups.
text-rank-count = il faut { $wanted } rangées ; il y en a { $found }.
text-rank-length = la rangée { $rank } n’a pas exactement huit cases.
text-no-square = « { $found } » n’est pas une case : les cases vont de a1 à h8.
text-move-unfinished = le coup s’arrête trop tôt : dites d’où part la pièce et où elle va, comme dans a2-a3.
text-too-many = pour le joueur { $player }, { $piece } peut figurer { $most } fois au plus sur le plateau, pas { $found }.
text-no-pieces = il n’y a aucune pièce sur le plateau.

touch-origin-target = touchez d’abord la pièce, puis la place où elle va.
touch-move-stays = Vous avez touché la pièce en { $cell } : c’est elle qui doit jouer maintenant.
touch-move-no-undo = Quand une pièce touchée doit être jouée, rien ne se reprend.

### Ce que dit un lecteur d’écran d’une case.

cell-empty = { $cell }, vide
cell-piece = { $cell }, { $piece }, { $player }
