## La Trel : ses noms, joueurs, pièces, refus, textes et fins.

game-la-trel = La Trel
    .about = Les attaquants sautent, les défenseurs tiennent : prenez ou bloquez les attaquants adverses (Richard Morgan, 1994).
variant-la-trel-base = Règle française : prises en chaîne, coins ouverts, deux coups pour se rétablir.
    .name = Base
variant-la-trel-master = Règle française : Blockers, une prise par coup, coins fermés.
    .name = Master
variant-la-trel-master-open-corners = Master avec des coins où l’on peut être pris.
    .name = Master, coins ouverts
variant-la-trel-basic = Règle anglaise : prises en chaîne, coins ouverts, sept coups pour se rétablir.
    .name = Basic
variant-la-trel-standard = Règle anglaise : Basic avec des coins fermés.
    .name = Standard
variant-la-trel-advanced = Règle anglaise : Blockers, une prise par coup, coins fermés.
    .name = Advanced
page-home-kind-la-trel = Tactique sans hasard
page-about-la-trel = Créé par Richard Morgan, publié en 1994 par Millenium Games ; ASS l’a édité avec des règles françaises. Les variantes anglaises suivent la feuille d’un club de Bromsgrove, 2010.

player-la-trel-1 = Bleu
player-la-trel-2 = Rouge

# L’édition anglaise appelle le Quadru « Sabre » et le Rondo « Warrior ».
piece-defender = défenseur
    .a = un défenseur
piece-sabre = Quadru
    .a = un Quadru
piece-trident = Trident
    .a = un Trident
piece-warrior = Rondo
    .a = un Rondo
piece-blocker = Blocker
    .a = un Blocker

### Refus.

refusal-never-captures = En { $cell } se trouve { $piece }, qui ne prend jamais. Allez sur une case vide, ou prenez avec un Quadru, un Trident ou un Rondo.
refusal-blocker-jumped = En { $cell } se trouve un Blocker : on ne peut ni le prendre ni sauter par-dessus. Arrêtez-vous avant, ou prenez un autre chemin.
refusal-corner-protected = En { $cell }, dans un coin, se trouve { $piece } : dans cette variante, on n’y prend rien.
refusal-no-room-behind = Il n’y a pas de case vide juste derrière { $cell }, où se trouve { $piece } : on ne peut pas sauter par-dessus.
refusal-lands-behind = En { $cell } se trouve { $piece } : on prend en sautant par-dessus. Posez-vous juste derrière, en { $behind }.
refusal-chain-not-allowed = Dans cette variante, un coup ne prend qu’une pièce : arrêtez-vous en { $from }.
refusal-first-move-defender = Ici, le premier coup d’un joueur se fait avec un défenseur, non avec { $piece }. Choisissez un défenseur.
refusal-out-of-reach = Un Blocker ne peut aller de { $from } en { $to } : il fait jusqu’à trois pas sur des cases vides, tout droit ou en diagonale, jamais de côté.
refusal-exchange-not-defender = En { $cell } se trouve { $piece } : seul un défenseur peut être échangé.
refusal-exchange-not-there = Un défenseur s’échange sur la dernière rangée, et { $cell } n’y est pas. Jouez-le sans échange.
refusal-exchange-along-rank = Pour être échangé, un défenseur doit arriver en { $cell } depuis une autre rangée. Reculez, puis revenez.
refusal-exchange-pool-empty = Vous n’avez perdu aucune pièce de cette sorte : { $piece } ne peut être repris. Choisissez-en une qui a été prise, ou gardez le défenseur.

### Textes illisibles.

text-no-blockers-here = il y a un Blocker en { $cell }, mais cette variante n’en a pas.
text-no-attackers = aucun joueur n’a de Quadru, de Trident ni de Rondo ; la partie finit avant cela.
text-exchange-letter = un défenseur s’échange contre S, T ou W, non contre « { $found } ».
text-counters = les coups restants s’écrivent en deux nombres ou tirets, comme -/- ou 2/-, non « { $found } ».
text-counter-not-used = dans cette variante, on ne compte pas de coups : écrivez un tiret pour le joueur { $player }.
text-counter-limit = le joueur { $player } ne peut avoir { $found } coups restants ; { $most } au plus.
text-counter-attackers = le joueur { $player } a plus d’un attaquant, on ne compte donc pas ses coups : écrivez un tiret.
text-counter-out = le joueur { $player } n’a plus de coup et doit pourtant jouer : la partie serait finie.

touch-exchange = dites ce que devient le défenseur : gardez-le, ou échangez-le contre un Quadru, un Trident ou un Rondo.

### Ce que l’on voit.

counter-last-stand = coups restants pour prendre avec le dernier attaquant
cell-corner-empty = { $cell }, coin, vide
cell-corner-piece = { $cell }, coin, { $piece }, { $player }

ending-lt-12 = l’autre camp n’a plus d’attaquant
ending-lt-13 = les derniers attaquants adverses sont pris au piège
ending-lt-14 = le joueur au trait n’a aucun coup permis
ending-lt-15 = l’autre camp n’a pas fait sa prise à temps
ending-lt-16 = il ne reste qu’un attaquant à chaque camp
