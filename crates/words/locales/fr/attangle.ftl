## Attangle : joueurs, pièces, refus et textes.
