## Ce qui entoure un plateau dessiné.

view-title = { $game } – { $variant }
view-to-move = Au tour de { $player } de jouer
