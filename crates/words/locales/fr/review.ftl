## La revue d’une partie : comment les joueurs appellent un coup, et pourquoi l’un vaut mieux que l’autre. Terminal et page disent la même chose.

### Ce que fait une suite, une phrase par événement.

review-why-takes = { $player } prend { $piece } en { $cell }.
review-why-stacks = { $player } a une pile de { $height } en { $cell }.
review-why-sends-home = { $player } frappe la pièce en { $cell } et la renvoie au départ.
review-why-promotes = { $player } obtient { $piece } en { $cell }.
review-why-hits = { $rolls ->
    [0] Aucun jet ne permet à { $player } de frapper.
    [one] { $rolls } jet sur { $all } permet à { $player } de frapper.
   *[other] { $rolls } jets sur { $all } permettent à { $player } de frapper.
}
review-why-quiet = Rien n’est pris tout de suite ; ces coups mènent à la meilleure place.
