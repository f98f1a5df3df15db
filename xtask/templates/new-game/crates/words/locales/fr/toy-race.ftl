## Toy race : ses noms, joueurs, pièces, refus et fins.

game-toy-race = Toy race
    .about = Deux rangées de coureurs vont à la rencontre l’une de l’autre : soyez le premier à en rentrer deux.
variant-toy-race-standard = Huit coureurs chacun ; deux coureurs rentrés gagnent.
    .name = Standard
page-home-kind-toy-race = Course sans hasard
page-about-toy-race = Un petit jeu de la maison, posé là comme modèle pour un nouveau.

player-toy-race-1 = Bleu
player-toy-race-2 = Rouge

piece-toy-race-runner = coureur
    .a = un coureur

refusal-toy-race-not-forward = De { $from } à { $to }, ce n’est pas en avant : { $piece } ne va jamais en arrière ni de côté.

ending-zz-3 = deux coureurs sont rentrés
ending-zz-4 = l’autre camp ne peut plus jouer

### L’aide-mémoire.

card-toy-race-runner = Une case en avant, tout droit ou en biais.
card-toy-race-turn = { $player } commence. Un coup chacun ; on ne passe pas.
card-toy-race-captures = Rien n’est jamais pris.
card-toy-race-goal = Avec { $goal } coureurs sur la dernière rangée, vous avez gagné.
card-toy-race-stuck = Si à votre tour vous ne pouvez pas jouer, vous avez perdu.
