## La page : revoir une partie, et rejouer là où elle a tourné.

page-review-own = Vos erreurs
page-review-of = Erreurs : { $player }
page-review-good = Difficile à trouver, et trouvé :
page-review-allows = Ce que cela permet :
page-review-better = Meilleur :
page-review-answered = La réponse :
page-review-show-why = Dérouler
page-review-show-better = Montrer un meilleur tour
page-review-next = Erreur suivante

page-review-try = Réessayer
page-review-try-begins = Ici, vous pouvez jouer autrement. Jouez sur le plateau.
page-review-try-find = Trouvez un meilleur tour : { $player }.
page-review-try-judging = Votre tour est examiné…
page-review-try-solved = Juste : ce tour ne cède rien.
page-review-try-better = Meilleur que ce qui fut joué, et il y a mieux encore.
page-review-try-no-better = Pas meilleur que ce qui fut joué. Voyez la réponse.
page-review-try-once-more = Encore une fois
page-review-try-leave = Laisser
