## Ce qui entoure un plateau dessiné, au terminal et en image.

view-title = { $game } – { $variant }
view-to-move = À { $player } de jouer
view-to-roll = À { $player } de lancer les dés
view-last-move = Dernier coup : { $move }
view-reserve = { $count } en réserve
view-reserve-unlimited = réserve sans limite
view-lost = pertes : { $pieces }
# Une sorte de pièce et combien il y en a.
view-count = { $piece } × { $count }
view-counter = { $label } : { $value } sur { $limit } ({ $rule })
view-counter-of = { $player } – { $label } : { $value } sur { $limit } ({ $rule })
view-dice = Dés : { $dice }
view-die-used = { $points } (joué)
view-highlights = Regardez { $cells }
view-lines-wanting = Les lignes du plateau ne sont pas tracées : il leur faut { $columns } colonnes.

# Le plateau pour qui ne le voit pas : toutes les places d’une sorte de pièce.
view-pieces = { $player }, { $piece } : { $cells }.
view-stack = { $cell } (hauteur { $height })

# À côté d’un plateau que l’on compose.
edit-reserve = Pièces en réserve
edit-first-die = Premier dé
edit-second-die = Second dé
