## Attangle : ses noms, joueurs, pièces, refus, textes et fins.

game-attangle = Attangle
    .about = Deux pièces se rejoignent sur un adversaire et s’empilent : formez le premier les piles complètes (Dieter Stein, 2006).
variant-attangle-standard = 37 points, 18 pièces chacun ; trois piles de trois gagnent.
    .name = Standard
variant-attangle-grand = 61 points, 27 pièces chacun, dont trois déjà placées ; cinq piles de trois gagnent.
    .name = Grand
variant-attangle-2006 = La première règle : pièces sans limite ; trois piles de cinq gagnent.
    .name = 2006
page-home-kind-attangle = Empilement sans hasard
page-about-attangle = Créé par Dieter Stein, © 2006–2008 ; la règle est celle du 13 mai 2008, et son texte, sous licence CC BY-NC-ND 4.0, n’est pas copié ici. Édité par RamalamaS, mis en français par François Haffner en 2010, gardé par l’Escale à jeux. Grand Attangle est la version de l’auteur pour le grand plateau.

player-attangle-1 = Blanc
player-attangle-2 = Noir

piece-disc = pièce seule
    .a = une pièce seule
piece-stack = pile
    .a = une pile

counter-full-stacks = Piles complètes

refusal-void-point = { $cell } est un point interdit : on y passe en glissant, mais on n’y entre aucune pièce. Choisissez un autre point libre.
refusal-first-move-centre = Le premier coup de la partie ne peut pas entrer en { $cell }, au centre. Choisissez un autre point.
refusal-point-occupied = En { $cell } se trouve déjà { $piece } : on entre une pièce sur un point libre.
refusal-no-reserve = Votre réserve est épuisée : rien ne peut entrer en { $cell }. Faites une prise.
refusal-target-empty = Il n’y a rien à prendre en { $cell }. Choisissez une pièce ou une pile de l’autre camp.
refusal-target-own = Ce qui se trouve en { $cell } est à vous. Choisissez une pièce ou une pile de l’autre camp.
refusal-same-attacker = { $cell } est nommé deux fois : une prise demande deux pièces ou piles différentes.
refusal-not-in-line = Aucune ligne droite ne mène de { $from } à { $to }.
refusal-attacker-blocked = De { $from }, le chemin vers { $to } est barré : en { $cell } se trouve { $piece }.
refusal-same-direction = { $attackers } arrivent en { $target } du même côté. Il faut deux directions différentes.
refusal-only-one-attacker = { $why ->
        [blocked] Seul { $reaches } atteint { $target } : le chemin depuis { $fails } est barré en { $blocker }. Une prise se fait à deux.
        [not-in-line] Seul { $reaches } atteint { $target } : aucune ligne droite n’y mène depuis { $fails }. Une prise se fait à deux.
       *[alone] { $reaches } atteint { $target }, mais une prise se fait à deux : nommez un second attaquant venant d’une autre direction.
    }
refusal-full-stack = { $role ->
        [attacker] La pile en { $cell } est complète (hauteur { $height }) : elle ne bouge plus.
       *[target] La pile en { $cell } est complète (hauteur { $height }) : on ne peut plus la prendre.
    }
refusal-stack-too-high = La pile en { $cell } aurait { $height } pièces, et { $most } est le maximum. Attaquez avec moins haut, ou prenez une cible moins haute.

text-row-count = il faut { $wanted } rangées ; il y en a { $found }.
text-row-length = la rangée { $row } n’a pas exactement { $wanted } points.
text-stack-on-void = { $cell } est un point interdit : rien ne s’y trouve jamais.
text-stack-height = aucune pile n’est haute de { $found }, comme en { $cell } : dans cette variante les hauteurs sont { $heights }.
text-reserves = les réserves sont deux simples nombres, comme 18/18, pas « { $found } ».
text-reserves-unlimited = dans cette variante les pièces sont sans limite : les réserves s’écrivent -/-, pas « { $found } ».
text-supply = le joueur { $player } aurait au moins { $found } pièces, en comptant la réserve, les pièces seules et une pièce dans chaque pile ; le jeu en a { $most } par joueur.
text-supply-in-all = il y aurait { $found } pièces en tout, sur le plateau et en réserve ; le jeu en a { $most }.
text-both-won = les deux joueurs ont les { $goal } piles complètes qui finissent la partie ; seul le premier à les avoir le peut.
text-no-point = « { $found } » n’est pas un point de ce plateau.
text-capture-unfinished = la prise s’arrête trop tôt : nommez deux attaquants et la cible, comme dans a1,c3-b2.

touch-point-or-capture = touchez un point libre pour y entrer une pièce ; pour une prise, touchez les deux attaquants puis la cible, ou la cible d’abord.

cell-stack = { $height ->
        [1] { $cell }, { $player }, pièce seule
       *[other] { $cell }, { $player }, pile de hauteur { $height }
    }
cell-void = { $cell }, point interdit

ending-at-9 = assez de piles complètes sont formées
ending-at-10 = l’autre camp ne peut ni entrer une pièce ni prendre

### L’aide-mémoire.

card-attangle-single = Entre depuis la réserve, attaque, et peut être prise.
card-attangle-stack = À qui a sa pièce au sommet. Se déplace entière, attaque et se prend comme une pièce seule.
card-attangle-full = Complète : elle ne bouge plus, ne peut être prise et compte pour la victoire.
card-attangle-turn = { $player } commence. Entrez une pièce de votre réserve sur un point libre, ou prenez. On ne passe pas.
card-attangle-supply = Chaque joueur a { $count } pièces.
card-attangle-endless = Les pièces sont sans limite : personne n’en manque.
card-attangle-first-move = La première pièce de { $player } ne peut entrer au centre.
card-attangle-setup = { $count } pièces de chaque joueur sont placées au début, comme sur l’image.
card-attangle-capture = Deux de vos pièces ou piles glissent en ligne droite, par des points libres, jusqu’à la même pièce ou pile adverse. Elles viennent de deux directions différentes, au besoin opposées. Les trois forment une pile, les vôtres au-dessus.
card-attangle-top-returns = La pièce au sommet de la nouvelle pile retourne dans votre réserve.
card-attangle-heights = Trois pièces seules donnent une pile de { $middle }. Avec une pile de { $middle } parmi les trois, elle en compte { $full } et elle est complète ; plus haut, c’est interdit.
card-attangle-win = Avec { $goal } piles complètes (de { $height }), vous gagnez aussitôt.
card-attangle-no-move = Si à votre tour vous ne pouvez ni entrer une pièce ni prendre, vous avez perdu.
card-attangle-void = Barré : un point interdit. On n’y entre pas, mais les pièces y passent en glissant.
