## Imprimer des aide-mémoire et des jeux à découper depuis la page.

page-title-print = Imprimer { $game }, { $variant }
page-print-title = Imprimer : { $name }
page-print-open = Aide-mémoire et jeu à imprimer…
page-print-what = Que faut-il imprimer ?
page-print-pieces = Pièces
page-print-all = Tout
page-print-paper = Papier
page-print-letter = Letter (États-Unis)
page-print-hint = Imprimez en taille réelle (100 %), sans marges ajoutées par le navigateur. Le trait de 100 mm sur chaque feuille montre si la taille a été gardée.
page-print-action = Imprimer…
page-print-missing = Ce qui doit être imprimé n’a pas pu être chargé. Vérifiez la connexion et réessayez.
