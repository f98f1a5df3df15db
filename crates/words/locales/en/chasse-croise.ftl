## Chassé-croisé: players, pieces, refusals and texts.
