## Latroncules : ses noms, joueurs, pièces, refus, textes et fins.

game-latroncules = Latroncules
    .about = Une forme moderne et française du jeu romain : enfermez les pièces adverses entre deux des vôtres.
variant-latroncules-classic = Un saut peut enfermer ; nulle au 51e coup de suite sans prise, les deux joueurs comptés.
    .name = Classique
variant-latroncules-short = Comme la classique, mais nulle au 26e coup de suite sans prise, les deux joueurs comptés.
    .name = Courte
variant-latroncules-quiet-jumps = Comme la classique, mais un saut ne prend jamais.
    .name = Sauts paisibles
variant-latroncules-blocked-loses = Comme la classique, mais qui ne peut plus jouer a perdu. Variante de la maison.
    .name = Blocage perdant
page-home-kind-latroncules = Encerclement sans hasard
page-about-latroncules = Une forme moderne et française du jeu romain des petits soldats, que nous connaissons par une feuille de règles du Globe Joueur, sans nom d’auteur.

player-latroncules-1 = Clair
player-latroncules-2 = Foncé

piece-foot = fantassin
    .a = un fantassin
piece-horse = cavalier
    .a = un cavalier

counter-quiet = Coups sans prise

refusal-line-not-marked = Aucune ligne de { $from } ne mène vers { $to } : sur une case marquée, { $piece } suit les lignes.
refusal-foot-forward-only = De { $from } à { $to }, ce n’est pas tout droit : { $piece } n’avance que d’une case, devant soi.
refusal-foot-never-jumps = Une pièce se trouve juste devant { $from }, et { $piece } ne saute jamais : seuls les cavaliers sautent.
refusal-suicide = En { $cell }, la pièce serait enfermée par { $enemies }. Seul un coup qui prend a ce droit.
refusal-wrong-captures = { $count ->
        [0] Ce coup ne prend rien. N’indiquez pas de prise, ou choisissez un autre coup.
       *[other] Ce coup prend exactement { $captures }. N’indiquez que cela, ou aucune prise.
    }
refusal-wrong-promotion = En { $cell }, il n’y a pas de promotion : elle attend le fantassin qui atteint la dernière rangée. Retirez « =C ».

remark-jumped-stays = Ce coup ne prend rien : la pièce sautée reste en place.
remark-nothing-enclosed = Ce coup ne prend rien : il n’enferme aucune pièce adverse.

text-foot-on-farthest-rank = un fantassin en { $cell } serait déjà devenu cavalier.
text-quiet = le nombre de coups sans prise est un simple nombre, pas « { $found } ».
text-quiet-limit = { $found } coups sans prise, c’est plus que n’en permet cette variante ({ $most }).
text-capture-twice = { $cell } est nommée deux fois parmi les prises.

ending-la-9 = l’autre camp n’a plus de pièce
ending-la-10 = trop de coups de suite sans prise
ending-la-11 = le joueur au trait n’a aucun coup permis

### L’aide-mémoire.

card-latroncules-foot = Une case tout droit en avant. Ne recule jamais, ne saute jamais.
card-latroncules-horse = Une case : d’une case marquée le long de ses lignes, d’une case unie dans les huit directions. Ou, dans une telle direction, un saut par-dessus une pièce adverse voisine jusqu’à la case vide juste derrière.
card-latroncules-turn = { $player } commence. Un coup chacun ; on ne passe pas.
card-latroncules-suicide = On ne va pas là où deux pièces adverses vous enferment, sauf si le coup prend quelque chose.
card-latroncules-promotion = Un fantassin qui atteint la dernière rangée devient cavalier.
card-latroncules-enclose = Quand votre pièce arrive à côté d’une pièce adverse et qu’une autre des vôtres se trouve juste derrière celle-ci, en rangée, en colonne ou en diagonale, elle est enfermée et prise. Tout ce que la pièce arrivée enferme part à la fois ; les lignes du plateau ne comptent pas.
card-latroncules-corner = Une pièce dans un coin est enfermée par les deux cases voisines du bord.
card-latroncules-jump-takes = Un saut peut enfermer d’autres pièces. La pièce sautée reste.
card-latroncules-jump-quiet = Un saut ne prend rien. La pièce sautée reste.
card-latroncules-win = Qui n’a plus de pièce a perdu.
card-latroncules-quiet = { $limit } coups de suite sans prise, les deux joueurs comptés : partie nulle.
card-latroncules-blocked-draws = Aucun coup permis à votre tour : partie nulle.
card-latroncules-blocked-loses = Aucun coup permis à votre tour : vous avez perdu.
card-latroncules-lines = Case marquée : les lignes par où un cavalier la quitte.
card-latroncules-plain = Case unie : un cavalier la quitte dans toute direction.
