## La Trel: players, pieces, refusals and texts.
