## Ce que le moteur dit de positions et de parties.

analyse-over = La partie est finie : il n’y a rien à analyser.
analyse-about = Évaluations et chances (gain/nulle/perte en %) sont celles du camp au trait : { $player }.
analyse-depth = prof.
analyse-score = évaluation
analyse-chances = chances
analyse-nodes = nœuds
analyse-line = suite
analyse-before-roll = (la moyenne de tous les jets)
analyse-best = Le meilleur : { $moves }
analyse-wins-in = gagne en { $moves }
analyse-loses-in = perd en { $moves }
analyse-no-chapter = Ce fichier a { $count } chapitres : nommez l’un d’eux.
analyse-curve-of-one = Ce fichier a { $count } chapitres, et une courbe montre une partie : nommez-la avec --chapter.
analyse-progress = Analyse

### Commentaires dans un relevé.

analyse-chance = { $player } { $percent } %.
analyse-forced = { $player } { $how }.
analyse-turning = Un tournant : { $player } passe de { $before } % à { $after } %. Meilleur : { $better }.
analyse-glyph = { $sign } { $name }.
analyse-why = Pourquoi : après { $line }. { $told }
analyse-why-at-once = Pourquoi : { $told }
analyse-why-better = Avec le meilleur tour : { $told }
analyse-accuracy = { $player } : précision de { $percent } %, le meilleur tour { $best } fois sur { $turns } où il y avait un choix.
analyse-luck = Chance { $luck }, concédé { $lost }, en points sur cent.

### L’image d’une partie.

analyse-curve-title = { $game }, { $variant } : le cours de la partie
analyse-curve-wins = { $player } gagne
analyse-curve-turns = tours
analyse-curve-percent = { $percent } %
analyse-curve-about = Les chances de { $player } tour après tour : { $first } % au début, { $last } % à la fin de { $turns } tours.
analyse-curve-none = Aucun tour n’a été un tournant.
analyse-curve-lapse = { $number }. { $player }, tour { $turn }, { $played } : { $before } % → { $after } %. Meilleur : { $better }
