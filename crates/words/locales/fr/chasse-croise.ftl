## Chassé-croisé : ses noms, joueurs, pièces, refus, textes et fins.

game-chasse-croise = Chassé-croisé
    .about = Une course aux dés sur des lignes qui se croisent : menez vos dix pions au bout. Son titre est perdu ; ce nom est le nôtre.
variant-chasse-croise-standard = Dix pions chacun sur dix lignes, deux dés par tour.
    .name = Standard
page-home-kind-chasse-croise = Une course à deux dés
page-about-chasse-croise = Une course aux dés française parvenue jusqu’à nous par une seule feuille de règles. Titre, éditeur et auteur sont perdus ; le nom est le nôtre.

player-chasse-croise-1 = Rouge
player-chasse-croise-2 = Blanc

piece-pawn = pion
    .a = un pion

counter-arrived = Pions arrivés

refusal-roll-first = Le tour commence par les dés : lancez-les d’abord.
refusal-already-rolled = Les dés sont déjà lancés. Reste à jouer : { $dice }.
refusal-die-not-rolled = Aucun dé restant ne montre { $points }. Reste à jouer : { $dice } ; chaque dé est un pas à part.
refusal-not-your-lane = La ligne { $lane } est à { $owner }. Jouez un de vos pions, sur les lignes { $own }.
refusal-off-lane = { $cell } n’est pas sur la ligne { $lane } : un pion avance ou recule, toujours sur sa ligne.
refusal-overshoot = { $left ->
        [0] Le pion de la ligne { $lane } est arrivé : il ne peut plus avancer, seulement reculer.
        [1] Le pion de la ligne { $lane } est à 1 pas de l’arrivée, et { $points } la dépasserait : il doit y entrer exactement.
       *[other] Le pion de la ligne { $lane } est à { $left } pas de l’arrivée, et { $points } la dépasserait : il doit y entrer exactement.
    }
refusal-behind-start = { $left ->
        [0] Le pion de la ligne { $lane } est au départ : il ne peut pas reculer, seulement avancer.
        [1] Le pion de la ligne { $lane } est à 1 pas du départ : il ne peut pas reculer de { $points }.
       *[other] Le pion de la ligne { $lane } est à { $left } pas du départ : il ne peut pas reculer de { $points }.
    }
refusal-enemy-between = En { $cell }, un pion adverse barre le chemin vers { $to }, et on ne saute pas. Tombez exactement sur lui pour le renvoyer, ou jouez un autre pion.
refusal-no-hit = Il n’y a pas de pion adverse à toucher en { $cell }. Retirez le « x », ou choisissez un autre pas.
refusal-may-not-pass = Le tour continue tant qu’un dé permet à un pion d’avancer : { $move } est possible. On peut aussi reculer avec un dé.

text-pawn-count = un joueur a { $wanted } pions, un chiffre pour chacun, et « / » sépare les joueurs ; il y en a { $found }.
text-place = une place est un chiffre de 0 (départ) à 9, « a » (10) ou « b » (11, arrivée), pas « { $found } ».
text-shared-crossing = deux pions ne peuvent pas se trouver sur le même croisement, { $cell }.
text-dice = les dés restants sont un ou deux chiffres de 1 à 6, ou « - » avant le lancer, pas « { $found } ».
text-dice-order = le dé le plus fort s’écrit d’abord, ce n’est pas le cas dans « { $found } ».
text-already-won = les dix pions de { $player } sont arrivés : la partie se serait terminée avant.
text-die = un dé montre de 1 à 6, pas « { $found } ».
text-lane = « { $found } » n’est pas une ligne : les colonnes vont de a à j, les rangées de 1 à 10.
text-sign = il faut « + » (avancer) ou « - » (reculer) après la ligne, comme dans { $lane }+3.
text-step-unfinished = il manque les points du dé, comme dans c+6.
text-no-action = ce n’est ni un lancer (63), ni un pas (c+6, 4-2), ni la fin d’un tour (--).

touch-roll-is-chance = les dés tombent comme ils veulent : lancez-les.

cell-start = { $cell }, départ de { $player }, vide
cell-start-pawn = { $cell }, départ de { $player }, { $piece } dessus
cell-arrival = { $cell }, arrivée de { $player }, vide
cell-arrival-pawn = { $cell }, arrivée de { $player }, { $piece } dessus

ending-cc-7 = les dix pions sont arrivés

### L’aide-mémoire.

card-chasse-croise-pawn = Va sur sa ligne d’exactement les points d’un dé, en avant ou en arrière.
card-chasse-croise-turn = { $player } commence. Lancez les deux dés ; chacun fait aller un pion.
card-chasse-croise-dice = Les dés servent à deux pions ou deux fois au même, dans l’ordre que l’on veut, même une fois en avant et une fois en arrière. Entre deux pas, le pion se pose.
card-chasse-croise-range = L’arrivée s’atteint par un compte exact. On ne la dépasse pas, on ne recule pas au-delà du départ. Un pion arrivé peut ressortir.
card-chasse-croise-no-jumping = Aucun pion ne passe par-dessus un pion adverse.
card-chasse-croise-duty = Tant qu’un dé non joué permet à un de vos pions d’avancer, il faut jouer, même ce dé en arrière. Sinon on peut s’arrêter. Un double ne donne rien de plus.
card-chasse-croise-hit = Un pion qui tombe exactement sur un pion adverse le renvoie à son départ. L’autre dé vous reste.
card-chasse-croise-safe = Sur les départs et les arrivées, personne n’est touché.
card-chasse-croise-win = Qui a le premier ses dix pions à l’arrivée gagne aussitôt.
card-chasse-croise-start = Flèche : le départ d’un pion, et le sens où il va.
card-chasse-croise-arrival = Numéro : l’arrivée d’un pion.
