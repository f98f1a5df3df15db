## Attangle: players, pieces, refusals and texts.
