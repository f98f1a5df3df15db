## Latroncules : joueurs, pièces, refus et textes.

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
