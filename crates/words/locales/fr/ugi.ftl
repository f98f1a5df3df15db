## Le protocole : ce qui suit « info error ». Une ligne chacun.

ugi-not-utf8 = la ligne n’est pas du texte UTF-8
ugi-line-too-long = la ligne est trop longue
ugi-unknown-command = commande inconnue : { $found }
ugi-unknown-query = question inconnue : { $found } (il y a legalmoves, position, ending, result, p1turn, gameover, why)
ugi-too-much = ceci n’a pas sa place ici : { $found }
ugi-setoption-form = attendu : setoption name <option> value <valeur>
ugi-unknown-option = option inconnue : { $found } (il y a Variant et Language)
ugi-unknown-variant = variante inconnue : { $found }
ugi-unknown-language = langue inconnue : { $found } (il y a en et fr)
ugi-position-form = attendu : position startpos [moves …] ou position fen <position> [moves …]
ugi-bad-move = coup { $number }, { $move } : { $problem }
ugi-perft-form = attendu : perft <profondeur>, avec une profondeur de 0 à { $most }
ugi-perft-stopped = perft interrompu
ugi-nothing-to-stop = il n’y a rien à arrêter
ugi-no-search = ce programme ne choisit pas encore de coups
