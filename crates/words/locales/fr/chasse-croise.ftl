## Chassé-croisé : joueurs, pièces, refus et textes.
