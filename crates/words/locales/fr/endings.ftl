## Comment une partie a fini. « ending-… » dit par quelle règle, après « Clair gagne : » ou « Partie nulle : ».

outcome-win = { $player } gagne : { $why } ({ $rule }).
outcome-draw = Partie nulle : { $why } ({ $rule }).

ending-lt-12 = l’autre camp n’a plus d’attaquant
ending-lt-13 = les derniers attaquants adverses sont pris au piège
ending-lt-14 = le joueur au trait n’a aucun coup permis
ending-lt-15 = l’autre camp n’a pas fait sa prise à temps
ending-lt-16 = il ne reste qu’un attaquant à chaque camp
ending-at-9 = assez de piles complètes sont formées
ending-at-10 = l’autre camp ne peut ni entrer une pièce ni prendre
ending-la-9 = l’autre camp n’a plus de pièce
ending-la-10 = trop de demi-coups de suite sans prise
ending-la-11 = le joueur au trait n’a aucun coup permis
ending-cc-7 = les dix pions sont arrivés
