## The page: analysis.

### Un lien qui contient une partie.

page-analysis-link-damaged = Ce lien est abîmé : il en manque une partie, ou elle a changé. Redemandez-le, ou demandez le relevé en fichier.
page-analysis-link-version = Ce lien vient d’une Ludotheca plus récente que celle-ci. Rechargez la page pour la mettre à jour.
page-analysis-link-record = La partie de ce lien ne peut pas être rejouée.

### Un relevé illisible. $problem et $because sont des phrases.

page-analysis-record-because = { $problem } { $because }
