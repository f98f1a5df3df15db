## La Trel : joueurs, pièces, refus et textes.
