## The page: library.

page-library-intro = Chaque partie que vous jouez ici est gardée sur cet appareil, coup après coup. Personne d’autre ne la voit.
page-library-loading = Recherche de vos parties…
page-library-empty = Pas encore de parties
page-library-empty-what = Dès votre premier coup, la partie est gardée ici toute seule : fermez la page quand vous voulez et continuez plus tard. Les parties d’un autre appareil s’importent d’un fichier.
page-library-empty-play = Commencer une première partie
page-library-filter = Montrer
page-library-all = Toutes ({ $count })
page-library-filter-of = { $game } ({ $count })
page-library-open = En cours
page-library-over = Finie
page-library-reopen = Ouvrir
page-library-reopen-of = Ouvrir { $game }
page-library-analyse-of = Analyser { $game }
page-library-name = Nom de la partie
page-library-keep = Garder
page-library-cancel = Annuler
page-library-delete = Supprimer
page-library-delete-of = Supprimer { $game }
page-library-deleted = { $game } : partie supprimée.
page-library-undo = Rétablir
page-library-back = { $game } est de retour.
page-library-export = Tout exporter
page-library-exported =
    { $count ->
        [one] { $count } partie a été écrite dans un fichier.
       *[other] { $count } parties ont été écrites dans un fichier.
    }
page-library-import = Importer d’un fichier
page-library-imported =
    { $added ->
        [0] Rien de nouveau.
        [one] { $added } partie ajoutée.
       *[other] { $added } parties ajoutées.
    } { $known ->
        [0] Aucune n’était déjà là.
        [one] { $known } était déjà là.
       *[other] { $known } étaient déjà là.
    }
page-library-import-problem =
    { $count ->
        [one] Ceci n’a pas pu être repris : { $problem }
       *[other] { $count } parties n’ont pas pu être reprises. La première : { $problem }
    }
page-library-import-large = Ce fichier est trop grand pour contenir des parties. Choisissez un fichier écrit par « Tout exporter », ou le relevé d’une partie.
page-library-changed = Cette partie a continué dans un autre onglet : son nom n’a pas été changé. Réessayez.
page-library-unreadable = Les règles ne peuvent plus lire cette partie. Exportez-la pour la garder.
page-library-no-storage = Ce navigateur ne laisse rien garder à la page : les parties durent autant que cet onglet. Quitter la navigation privée aide en général.

### Chercher des parties.

page-search-text = Chercher un nom, un joueur, une étiquette
page-search-result = Résultat
page-search-any-result = Tous
page-search-won = Vous avez gagné
page-search-lost = Vous avez perdu
page-search-drawn = Nulle
page-search-decided = Gagnée par l’un des deux
page-search-order = Ordre
page-search-latest = Les dernières d’abord
page-search-oldest = Les premières d’abord
page-search-by-name = Par nom
page-search-longest = Les plus longues d’abord
page-search-more = Dates et étiquettes
page-search-from = Du
page-search-to = Au
page-search-any-keyword = Toutes
page-search-found = { $count } parties sur { $all }
page-search-none = Aucune partie ne convient.
page-search-all = Tout montrer
