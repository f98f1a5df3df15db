## La page dans le navigateur : son cadre, son accueil, ses réglages.

page-title = Ludotheca
page-brand = Ludotheca, accueil
page-skip = Aller au contenu
page-menu = Menu
page-close = Fermer

### Où l’on peut aller, et les titres des pages.

page-nav = Pages
page-nav-play = Jeux
page-nav-rules = Règles
page-nav-analysis = Analyse
page-nav-library = Mes parties
page-nav-settings = Réglages
page-nav-about = À propos

page-title-home = Ludotheca – des jeux rares à apprendre, à jouer et à étudier
page-title-of = { $what } – Ludotheca
page-title-play = { $game }, { $variant }
page-title-analysis = Analyse : { $game }, { $variant }
page-title-rules = Règles de { $game }
page-title-learn = Première leçon : { $game }

### Langue et thème.

page-language = Langue
page-language-chosen = La page est maintenant en français.
page-theme-now = Thème : { $theme }. Changer
page-theme-chosen = Thème : { $theme }
page-theme-auto = comme le système
page-theme-paper = papier
page-theme-wood = bois
page-theme-night = nuit
page-theme-contrast = contraste élevé

### Le pied de page, et les touches.

page-footer-about = La bibliothèque vivante des jeux rares.
page-footer-licence = Logiciel libre, MIT ou Apache-2.0. Aucun traceur, aucune requête extérieure.

page-shortcuts = Raccourcis clavier
page-shortcuts-everywhere = Sur toutes les pages
page-shortcuts-help = Afficher cette aide
page-shortcuts-close = Fermer ce qui est ouvert ; reprendre un toucher
page-key-space = Espace
page-key-enter = Entrée
page-key-escape = Échap
page-key-home = Début
page-key-end = Fin

### Quand quelque chose manque.

page-lost = Il n’y a rien sur ce point
page-lost-what = Cette adresse ne mène à aucune page. Il manque peut-être une lettre, ou la variante porte un autre nom.
page-lost-home = Tous les jeux
page-trouble-missing = Cette page n’a pas pu être chargée
page-trouble-missing-what = La connexion est coupée, ou la page a été mise à jour entre-temps. Vos parties restent en sûreté sur cet appareil.
page-trouble-broken = Quelque chose n’a pas marché ici
page-trouble-broken-what = C’est une erreur de notre part, pas de la vôtre. Vos parties restent en sûreté sur cet appareil.
page-trouble-again = Réessayer
page-trouble-home = Retour aux jeux
