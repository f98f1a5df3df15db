## La page dans le navigateur : son cadre, son accueil, ses réglages.

page-title = Ludotheca
