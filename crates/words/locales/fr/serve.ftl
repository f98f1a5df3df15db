## `serve` : la page par HTTP, et ce que dit le serveur.

help-value-address = ADRESSE
help-value-network = ADRESSE[/BITS]
help-value-url = URL
help-value-seconds = SECONDES

help-serve = Servir la page, pour jouer, apprendre et étudier dans le navigateur
help-serve-examples =
    Une fois chargée, la page se passe de réseau : règles et moteur tournent dans le navigateur.
    Ctrl-C arrête le serveur.
    
    Des limites gardent le serveur disponible pour tous, si lents ou nombreux que soient ses clients ; docs/serving.md les donne toutes.
    
    Aux tables jouent des personnes éloignées l’une de l’autre. Ce qui s’y passe est conservé dans un dossier, et sauvegardé chaque jour.
    docs/serving.md dit ce qui est conservé, et combien de temps.
    
    Exemples :
      ludotheca serve                          pour les navigateurs de cette machine
      ludotheca serve --port 9000              un autre port ; 0 désigne n’importe lequel de libre
      ludotheca serve --bind 0.0.0.0           pour d’autres machines aussi
      ludotheca serve --bind [::1]:9000        adresse et port à la fois
      ludotheca serve --page web/dist --log    la page d’un dossier, et une ligne par requête
      ludotheca serve --data /srv/ludotheca    des tables conservées ailleurs
      ludotheca serve --no-tables              la page seule
      ludotheca serve --bind 10.0.0.5 --trusted-proxy 10.0.0.1
                                               derrière un mandataire qui parle pour de nombreux clients
help-serve-port = Le port (8080)
help-serve-bind = L’adresse de cette machine où écouter, au besoin avec un port (127.0.0.1)
help-serve-page = Servir la page construite de ce dossier au lieu de celle du programme
help-serve-public-url = Où les autres trouvent la page, comme https://example.org ; les liens vers elle sont alors montrés avec un titre et une image
help-serve-log = Écrire une ligne par requête sur la sortie des erreurs
help-serve-connections = Combien de connexions peuvent être ouvertes en tout (2000) ; les suivantes attendent que l’une se termine
help-serve-connections-per-address = Combien de connexions une même adresse peut avoir ouvertes (100) ; un réseau IPv6 de 64 bits compte pour une adresse, et cette machine elle-même n’a pas d’autre limite que le total
help-serve-trusted-proxy = Un mandataire, ou un réseau de mandataires, sans autre limite que le total, et dont l’en-tête X-Forwarded-For est cru ; peut être donné plusieurs fois
help-serve-no-tables = Sans tables : la page pour jouer seul, et rien n’est conservé
help-serve-backups = Où le serveur fait une sauvegarde chaque jour ; à défaut, backups dans le dossier des tables, et aucune d’une base de données
help-serve-house = Combien d’ordinateurs de la maison peuvent réfléchir à la fois (1) ; 0 pour aucun
help-serve-head-timeout = Combien de temps un client peut mettre à envoyer l’en-tête d’une requête (10)
help-serve-idle-timeout = Combien de temps une connexion peut attendre sa prochaine requête (60)
help-serve-stall-timeout = Combien de temps un client peut cesser de recevoir sa réponse (60)

serve-ready = Ludotheca est ouverte sur { $url } – Ctrl-C y met fin.
serve-ready-widely =
    Ludotheca est ouverte sur { $url }, et pour toute machine qui peut joindre celle-ci – Ctrl-C y met fin.
    Là-bas, les navigateurs ne gardent la page pour s’en servir sans réseau que derrière HTTPS.

serve-no-page =
    Ce programme a été construit sans sa page. À partir des sources, « cargo xtask serve » construit la page et un
    programme qui la contient. Ou bien nommez le dossier d’une page construite : « ludotheca serve --page web/dist ».
serve-no-index = Il n’y a pas d’index.html dans { $path } : ce n’est donc pas une page construite. « cargo xtask page » en construit une dans web/dist.
serve-no-folder = Il n’y a pas de dossier { $path }. « cargo xtask page » construit la page dans web/dist.
serve-page-too-many = { $path } contient plus de { $most } fichiers et dossiers : ce n’est sans doute pas une page construite. « cargo xtask page » en construit une dans web/dist.
serve-page-too-large = Les fichiers de { $path } dépassent { $most } Mio en tout : ce n’est sans doute pas une page construite. « cargo xtask page » en construit une dans web/dist.
serve-page-name = Le nom de { $path } n’est pas en UTF-8 : aucune adresse ne pourrait y mener. Renommez-le ou retirez-le de la page.
serve-damaged-page = La page de ce programme est abîmée. Reconstruisez-la avec « cargo xtask serve ».
serve-taken = Le port { $port } de { $host } est déjà pris, peut-être par une autre Ludotheca. Choisissez-en un autre, par exemple « --port { $other } ».
serve-denied = Vous n’avez pas le droit d’utiliser le port { $port } de { $host }. Choisissez-en un au-dessus de 1023, par exemple « --port 8080 ».
serve-elsewhere = { $host } n’est pas une adresse de cette machine. « --bind 127.0.0.1 » en est une, et 0.0.0.0 les désigne toutes.
serve-failed = Le serveur n’a pas pu continuer (erreur système { $code }).

serve-nothing-here = Il n’y a rien à cette adresse. La page commence à /.
serve-only-reading = Ici on peut seulement lire : GET et HEAD sont compris.
serve-bad-host = Une requête doit nommer son hôte, une seule fois, comme dans « Host: localhost:8080 ».
serve-busy = Trop de connexions sont ouvertes depuis votre adresse. Veuillez réessayer dans un moment.
serve-bad-position = La position dans cette adresse ne peut pas être lue : il n’y en a pas d’image.
serve-busy-painting = Trop d’images sont en préparation. Réessayez dans un instant.

## `/api` : ce qu’apprennent les programmes et la page de ce qui ne se fait pas.

serve-api-nothing = Il n’y a rien à cette adresse. docs/wire.md dit lesquelles il y a.
serve-api-method = Cela ne se fait pas ici. L’en-tête Allow de la réponse nomme ce qui se fait.
serve-api-origin = Cela a été demandé au nom d’une page qui n’est pas la nôtre.
serve-api-json = Un message est en JSON, et le dit : Content-Type: application/json.
serve-api-long = C’est plus long que ne peut l’être un message.
serve-api-unreadable = Ceci ne se lit pas : { $why }.
serve-api-nobody = Personne ne vous connaît encore. Dites d’abord comment on vous appelle.
serve-api-sessions = Trop de personnes sont venues de votre adresse dans l’heure. Réessayez plus tard.
serve-api-chance = Le système n’a pas de hasard à donner. Réessayez dans un instant.
serve-api-no-socket = Cette adresse est faite pour les WebSockets.
serve-api-protocol = On ne parle ici que ludotheca.1. Rechargez la page.
