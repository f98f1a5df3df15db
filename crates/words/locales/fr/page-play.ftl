## The page: play.

### Ce qu’une adresse demande et qui ne se peut.

page-play-bad-player = « { $found } » n’est pas un joueur : { $name } peut être human ou level-1 à level-{ $most }. Une personne joue à sa place.
page-play-bad-seed = « { $found } » n’est pas une graine : il faut un nombre entier, comme 42. Les dés tombent librement.
page-play-bad-clock = « { $found } » n’est pas une pendule : écrivez les minutes et les secondes par tour, comme 5+3. La partie se joue sans pendule.

### Reprendre des parties d’un fichier.

page-play-import-game = Une partie du fichier est abîmée et a été laissée de côté.
page-play-import-version = Ce fichier vient d’une version plus récente de Ludotheca. Mettez la page à jour, puis réessayez.
page-play-import-file = Ce n’est ni un export de parties, ni la feuille d’une partie.
