## La ligne de commande : ce que disent ses commandes.
