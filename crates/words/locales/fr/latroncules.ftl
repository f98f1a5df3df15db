## Latroncules : ses noms, joueurs, pièces, refus, textes et fins.

game-latroncules = Latroncules
    .about = Une forme moderne et française du jeu romain : enfermez les pièces adverses entre deux des vôtres.
variant-latroncules-classic = Un saut peut enfermer ; nulle au 51e demi-coup de suite sans prise.
    .name = Classique
variant-latroncules-short = Comme la classique, mais nulle au 26e demi-coup de suite sans prise.
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

counter-quiet = Demi-coups sans prise

refusal-line-not-marked = Aucune ligne de { $from } ne mène vers { $to } : sur une case marquée, { $piece } suit les lignes.
refusal-foot-forward-only = De { $from } à { $to }, ce n’est pas tout droit : { $piece } n’avance que d’une case, devant soi.
refusal-foot-never-jumps = Une pièce se trouve juste devant { $from }, et { $piece } ne saute jamais : seuls les cavaliers sautent.
refusal-suicide = En { $cell }, la pièce serait enfermée par { $enemies }. Seul un coup qui prend a ce droit.
refusal-wrong-captures = { $count ->
        [0] Ce coup ne prend rien. N’indiquez pas de prise, ou choisissez un autre coup.
       *[other] Ce coup prend exactement { $captures }. N’indiquez que cela, ou aucune prise.
    }
refusal-wrong-promotion = En { $cell }, il n’y a pas de promotion : elle attend le fantassin qui atteint la dernière rangée. Retirez « =C ».

text-foot-on-farthest-rank = un fantassin en { $cell } serait déjà devenu cavalier.
text-quiet = le nombre de demi-coups sans prise est un simple nombre, pas « { $found } ».
text-quiet-limit = { $found } demi-coups sans prise, c’est plus que n’en permet cette variante ({ $most }).
text-capture-twice = { $cell } est nommée deux fois parmi les prises.

ending-la-9 = l’autre camp n’a plus de pièce
ending-la-10 = trop de demi-coups de suite sans prise
ending-la-11 = le joueur au trait n’a aucun coup permis
