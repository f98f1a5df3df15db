## La Trel : ses noms, joueurs, pièces, refus, textes et fins.

game-la-trel = La Trel
    .about = Les attaquants sautent, les défenseurs tiennent : prenez ou bloquez les attaquants adverses (Richard Morgan, 1994).
variant-la-trel-base = Règle française : prises en chaîne, coins ouverts, dernier sursaut de deux coups.
    .name = Base
variant-la-trel-master = Règle française : Blockers, une prise par coup, coins fermés.
    .name = Master
variant-la-trel-master-open-corners = Master avec des coins où l’on peut être pris.
    .name = Master, coins ouverts
variant-la-trel-basic = Règle anglaise : prises en chaîne, coins ouverts, dernier sursaut de sept coups.
    .name = Basic
variant-la-trel-standard = Règle anglaise : Basic avec des coins fermés.
    .name = Standard
variant-la-trel-advanced = Règle anglaise : Blockers, une prise par coup, coins fermés.
    .name = Advanced
page-home-kind-la-trel = Tactique sans hasard
page-about-la-trel = Créé par Richard Morgan, publié en 1994 par Millenium Games ; ASS l’a édité avec des règles françaises. Les variantes anglaises suivent une transcription de règles de BoardGameGeek, faite en 2010 pour le club de jeux abstraits de Bromsgrove.

player-la-trel-1 = Bleu
player-la-trel-2 = Rouge

# L’édition anglaise appelle le Quadru « Sabre » et le Rondo « Warrior ».
piece-defender = défenseur
    .a = un défenseur
piece-sabre = Quadru
    .a = un Quadru
    .also = Sabre
piece-trident = Trident
    .a = un Trident
piece-warrior = Rondo
    .a = un Rondo
    .also = Warrior
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
refusal-third-return = La pièce reviendrait en { $cell } pour la troisième fois sans qu’une autre des vôtres ait bougé : elle s’y est déjà posée par { $moves }. Allez ailleurs, ou jouez une autre pièce.
refusal-exchange-not-defender = En { $cell } se trouve { $piece } : seul un défenseur peut être échangé.
refusal-exchange-not-there = Un défenseur s’échange sur la dernière rangée, et { $cell } n’y est pas. Jouez-le sans échange.
refusal-exchange-along-rank = Pour être échangé, un défenseur doit arriver en { $cell } depuis une autre rangée. Reculez, puis revenez.
refusal-exchange-pool-empty = Vous n’avez perdu aucune pièce de cette sorte : { $piece } ne peut être repris. Choisissez-en une qui a été prise, ou gardez le défenseur.

### Remarques sur des coups permis.

remark-never-captures = Ce coup ne prend rien : { $piece } ne prend jamais.
remark-nothing-jumped = Ce coup ne prend rien : sur son chemin, { $piece } ne rencontre aucune pièce adverse.

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

counter-last-stand = dernier sursaut, coups restants
cell-corner-empty = { $cell }, coin, vide
cell-corner-piece = { $cell }, coin, { $piece }, { $player }

ending-lt-12 = l’autre camp n’a plus d’attaquant
ending-lt-13 = les derniers attaquants adverses sont pris au piège
ending-lt-14 = le joueur au trait n’a aucun coup permis
ending-lt-15 = l’autre camp n’a rien pris dans son dernier sursaut
ending-lt-16 = il ne reste qu’un attaquant à chaque camp

### L’aide-mémoire.

card-la-trel-defender = Un pas en avant, en arrière, à gauche ou à droite. Ne prend rien.
card-la-trel-sabre = Attaquant : aussi loin que l’on veut, en rangée ou en colonne.
card-la-trel-trident = Attaquant : aussi loin que l’on veut, en diagonale.
card-la-trel-warrior = Attaquant : aussi loin que l’on veut, dans les huit directions.
card-la-trel-blocker = Un à trois pas, chacun en avant, en arrière ou en diagonale, jamais de côté. Ne prend rien, n’est jamais pris, et personne ne saute par-dessus.
card-la-trel-turn = { $player } commence. Un coup chacun ; on ne passe pas. Les pièces n’avancent que par des cases vides.
card-la-trel-first-move = { $plies ->
        [1] Le premier coup de la partie se fait avec un défenseur.
       *[other] Le premier coup de chaque joueur se fait avec un défenseur.
    }
card-la-trel-exchange = Un défenseur qui arrive d’une autre rangée sur la dernière peut être échangé contre un de vos attaquants déjà pris.
card-la-trel-third-time = Aucun coup ne peut amener pour la troisième fois une position avec le même joueur au trait.
card-la-trel-to-and-fro = Tant que vous jouez une seule et même pièce, tour après tour, elle peut revenir deux fois sur une case, pas une troisième, sauf pour prendre ou être échangée.
card-la-trel-jump = Un attaquant glisse sur une de ses lignes jusqu’à un attaquant ou un défenseur adverse, saute par-dessus et se pose sur la case vide juste derrière. Personne n’est obligé de prendre.
card-la-trel-corners-open = Coins ouverts : un attaquant prend une pièce dans un coin en glissant sur le coin, à sa place.
card-la-trel-corners-closed = Coins fermés : une pièce dans un coin ne peut pas être prise.
card-la-trel-chain = Après une prise, l’attaquant peut prendre encore, même dans une autre de ses directions. On s’arrête après la prise que l’on veut.
card-la-trel-one-capture = Un coup ne prend qu’une pièce.
card-la-trel-no-attackers = Qui n’a plus d’attaquant a perdu.
card-la-trel-trapped = { $most ->
        [1] Si c’est à vous de jouer et que votre seul attaquant ne peut pas bouger, vous avez perdu.
       *[other] Si c’est à vous de jouer et que vos { $most } derniers attaquants, ou moins, ne peuvent bouger, vous avez perdu.
    }
card-la-trel-last-stand = { $prey ->
        [attacker] Dernier sursaut : une prise ne vous laisse qu’un attaquant, prenez un attaquant adverse dans vos { $moves } prochains coups, ou vous avez perdu. Un échange qui vous rend un second attaquant vous sauve aussi.
       *[any] Dernier sursaut : une prise ne vous laisse qu’un attaquant, prenez une pièce adverse dans vos { $moves } prochains coups, ou vous avez perdu. Un échange qui vous rend un second attaquant vous sauve aussi.
    }
card-la-trel-one-each = Un attaquant de chaque côté : partie nulle.
card-la-trel-blocked = Sinon, aucun coup permis : partie nulle.
card-la-trel-notches = Les encoches montrent où va une pièce.
card-la-trel-corner = Des points autour d’une case : un coin. On n’y saute pas une pièce.
