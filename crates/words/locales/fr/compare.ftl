## Les éditions comparées : une position sous deux variantes qui partagent un plateau.

compare-title = { $game } : { $one } et { $two }
compare-same = Dans cette position, les deux éditions permettent les mêmes coups, au nombre de { $shared }, et aucun coup ne finit la partie dans une seule.
compare-shared = { $shared ->
    [one] Un coup est le même dans les deux.
   *[other] { $shared } coups sont les mêmes dans les deux.
}
compare-only = { $count ->
    [0] { $variant } ne permet aucun coup que { $other } refuse.
    [one] Un coup que seule { $variant } permet :
   *[other] { $count } coups que seule { $variant } permet :
}
compare-only-more = { $told } sur { $count } sont donnés ici.
compare-different = Permis par les deux, avec d’autres suites :
compare-different-texts = { $one } dans { $first }, { $two } dans { $second }
compare-endings = Permis par les deux, avec une autre fin :
compare-ending = { $variant } : { $ending }
compare-goes-on = la partie continue.
compare-over-in-one = La partie est finie dans une seule des deux.
compare-over-in-both = La partie est finie dans les deux.
compare-impossible = { $variant } ne peut pas avoir cette position : { $problem }
compare-lacks = Seule { $variant } compte « { $label } » : { $value ->
    [none] sans valeur ici
   *[other] { $value } ici
}. Dans { $lacking }, c’est sans valeur.
compare-reaches = « { $label } » : { $one } dans { $first }, { $two } dans { $second }, qui ne compte pas aussi loin.
compare-bound = Il y a plus de coups que l’on ne peut en comparer : { $most } de chacune ont été regardés.
compare-history = Ce qui a été joué avant n’est pas pris en compte.
compare-other-board = { $one } et { $two } ne se jouent pas sur le même plateau : aucune position ne peut être comparée.
compare-others = { $variant } partage son plateau avec { $others }.
compare-alone = { $variant } ne partage son plateau avec aucune autre édition.
# Les deux phrases ci-dessus.
compare-apart = { $text }

### Sur la page.

page-compare-open = Comparer les éditions
page-compare-first = Première édition
page-compare-second = Seconde édition
page-compare-position = Position
page-compare-go = Comparer
page-compare-analyse = Vers l’analyse
page-compare-all = Tout montrer ({ $count })
page-compare-touch = Touchez un coup pour le voir sur le plateau.
page-compare-board = { $game }, { $variant }

### Ce que d’autres montrent sur leurs pages.

page-embed-copy = Copier le code à intégrer
page-embed-copied = Le code pour une page web est copié.
page-embed-open = Ouvrir dans Ludotheca
page-embed-moves = Coups de la partie
page-embed-beside = { $player } : { $told }
page-embed-move = Coup { $at } sur { $all } : { $move }
page-embed-before = Avant le premier des { $all } coups
