## The page: what the games of this device show.

page-statistics = Votre jeu
page-statistics-intro = Ce que montrent vos parties finies contre l’ordinateur. Tout est compté ici, sur cet appareil, et n’en sort pour personne.
page-statistics-empty = Encore rien à compter
page-statistics-empty-what = Dès qu’une partie contre l’ordinateur est finie, son résultat est ici : par jeu, niveau et camp, avec vos ouvertures et, après un bilan, la précision de votre jeu.
page-statistics-finished = parties finies
page-statistics-share = gagné, une nulle comptant pour moitié
page-statistics-streak = en ce moment
page-statistics-longest = plus longue suite de victoires
page-statistics-streak-of =
    { $result ->
        [won]
            { $count ->
                [one] { $count } victoire
               *[other] { $count } victoires
            }
        [drawn]
            { $count ->
                [one] { $count } nulle
               *[other] { $count } nulles
            }
       *[lost]
            { $count ->
                [one] { $count } défaite
               *[other] { $count } défaites
            }
    }
page-statistics-bars = Dans chaque barre, les parties gagnées sont pleines, les nulles rayées, les perdues vides.
page-statistics-games = Parties
page-statistics-won = Gagnées
page-statistics-drawn = Nulles
page-statistics-lost = Perdues
page-statistics-by-variant = Par jeu et édition
page-statistics-by-level = Par adversaire
page-statistics-by-side = Par camp
page-statistics-side =
    { $side ->
        [one] En jouant le premier
       *[two] En jouant le second
    }
page-statistics-accuracy = Précision
page-statistics-accuracy-over = Précision, partie après partie
page-statistics-accuracy-none = Aucune de ces parties n’a encore son bilan. Un bilan dit combien vous avez gardé de ce que promettaient les meilleurs coups.
page-statistics-accuracy-told =
    { $games ->
        [one] Un bilan fait : { $mean } %.
       *[other] { $games } bilans faits ; la moyenne des { $together } dernières est de { $mean } %.
    }
page-statistics-accuracy-signs = Un point plein est une partie gagnée, un point vide une partie perdue, un cercle pointé une nulle. La ligne est la moyenne de cinq parties.
page-statistics-unreviewed =
    { $count ->
        [one] Une de ces parties n’a pas encore son bilan.
       *[other] { $count } de ces parties n’ont pas encore leur bilan.
    }
page-statistics-review = Faire les bilans
page-statistics-reviewing = Bilan { $game } sur { $games }…
page-statistics-reviewed = Tous les bilans sont faits.
page-statistics-table = En tableau
page-statistics-when = Début
page-statistics-game = Partie
page-statistics-against = Contre
page-statistics-result = Résultat
page-statistics-result-of =
    { $result ->
        [won] gagnée
        [drawn] nulle
       *[lost] perdue
    }
page-statistics-openings = Ouvertures préférées
page-statistics-openings-of = { $game }, { $variant }, avec { $player }
page-statistics-openings-none = Aucune ouverture n’est encore revenue deux fois.
page-statistics-openings-all = Montrer les { $count }
page-statistics-score =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $won } gagnées, { $drawn } nulles, { $lost } perdues
page-statistics-look = Vers l’analyse
page-statistics-look-at = Vers l’analyse : { $moves }
page-statistics-shared =
    { $count ->
        [one] Une partie entre deux personnes à cet appareil n’est pas comptée : on ne sait pas laquelle vous étiez.
       *[other] { $count } parties entre deux personnes à cet appareil ne sont pas comptées : on ne sait pas laquelle vous étiez.
    }
page-statistics-unfinished =
    { $count ->
        [one] Une partie est encore en cours.
       *[other] { $count } parties sont encore en cours.
    }
