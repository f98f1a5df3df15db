## `serve` : la page par HTTP, et ce que dit le serveur.

help-value-address = ADRESSE

help-serve = Servir la page, pour jouer, apprendre et étudier dans le navigateur
help-serve-examples =
    Une fois chargée, la page se passe de réseau : règles et moteur tournent dans le navigateur.
    Ctrl-C arrête le serveur.
    
    Exemples :
      ludotheca serve                          pour les navigateurs de cette machine
      ludotheca serve --port 9000              un autre port ; 0 désigne n’importe lequel de libre
      ludotheca serve --bind 0.0.0.0           pour d’autres machines aussi
      ludotheca serve --bind [::1]:9000        adresse et port à la fois
      ludotheca serve --page web/dist --log    la page d’un dossier, et une ligne par requête
help-serve-port = Le port (8080)
help-serve-bind = L’adresse de cette machine où écouter, au besoin avec un port (127.0.0.1)
help-serve-page = Servir la page construite de ce dossier au lieu de celle du programme
help-serve-log = Écrire une ligne par requête sur la sortie des erreurs

serve-ready = Ludotheca est ouverte sur { $url } – Ctrl-C y met fin.
serve-ready-widely =
    Ludotheca est ouverte sur { $url }, et pour toute machine qui peut joindre celle-ci – Ctrl-C y met fin.
    Là-bas, les navigateurs ne gardent la page pour s’en servir sans réseau que derrière HTTPS.

serve-no-page =
    Ce programme a été construit sans sa page. À partir des sources, « cargo xtask serve » construit la page et un
    programme qui la contient. Ou bien nommez le dossier d’une page construite : « ludotheca serve --page web/dist ».
serve-no-index = Il n’y a pas d’index.html dans { $path } : ce n’est donc pas une page construite. « cargo xtask page » en construit une dans web/dist.
serve-no-folder = Il n’y a pas de dossier { $path }. « cargo xtask page » construit la page dans web/dist.
serve-damaged-page = La page de ce programme est abîmée. Reconstruisez-la avec « cargo xtask serve ».
serve-taken = Le port { $port } de { $host } est déjà pris, peut-être par une autre Ludotheca. Choisissez-en un autre, par exemple « --port { $other } ».
serve-denied = Vous n’avez pas le droit d’utiliser le port { $port } de { $host }. Choisissez-en un au-dessus de 1023, par exemple « --port 8080 ».
serve-elsewhere = { $host } n’est pas une adresse de cette machine. « --bind 127.0.0.1 » en est une, et 0.0.0.0 les désigne toutes.
serve-failed = Le serveur n’a pas pu continuer (erreur système { $code }).

serve-nothing-here = Il n’y a rien à cette adresse. La page commence à /.
serve-only-reading = Ici on peut seulement lire : GET et HEAD sont compris.
