## Le protocole : ce qui suit « info error ». Une ligne chacun.

ugi-not-utf8 = la ligne n’est pas du texte UTF-8
ugi-line-too-long = la ligne est trop longue
ugi-line-dropped = trop de lignes attendent, celle-ci n’a pas été gardée : redites-la plus tard
ugi-unknown-command = commande inconnue : { $found }
ugi-unknown-query = question inconnue : { $found } (il y a legalmoves, position, ending, result, p1turn, gameover, why)
ugi-too-much = ceci n’a pas sa place ici : { $found }
ugi-setoption-form = attendu : setoption name <option> value <valeur>
ugi-unknown-option = option inconnue : { $found } (il y a Variant, Language, Threads, Hash, MultiPV, Seed et Opponent)
ugi-unknown-variant = variante inconnue : { $found }
ugi-unknown-language = langue inconnue : { $found } (il y a en et fr)
ugi-position-form = attendu : position startpos [moves …] ou position fen <position> [moves …]
ugi-bad-move = coup { $number }, { $move } : { $problem }
ugi-perft-form = attendu : perft <profondeur>, avec une profondeur de 0 à { $most }
ugi-perft-stopped = perft interrompu
ugi-nothing-to-stop = il n’y a rien à arrêter
ugi-go-form = attendu : go depth <n>, nodes <n>, movetime <ms>, p1time <ms> p2time <ms> [p1inc <ms>] [p2inc <ms>], plusieurs à la fois, ou go infinite
ugi-go-unknown = go ne connaît pas ceci : { $found } (il y a depth, nodes, movetime, p1time, p2time, p1inc, p2inc, infinite)
ugi-go-twice = go contient ceci deux fois : { $found }
ugi-go-number = il manque un nombre utilisable après { $found }
ugi-go-infinite = infinite ne va pas avec une limite : dites l’un ou l’autre
ugi-go-increment = un incrément demande la pendule du même joueur
ugi-go-clock = il manque la pendule du joueur au trait
ugi-option-range = { $option } prend un nombre de { $least } à { $most }, pas { $found }
ugi-bad-opponent = pas un adversaire : { $found }. { $problem }
ugi-no-memory = il n’y a pas de mémoire libre pour { $wanted } Mio de Hash
ugi-no-threads = pas plus de { $had } fils ne démarrent
