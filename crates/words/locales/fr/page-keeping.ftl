## La page : ce que l’appareil garde, et ce qui l’en empêche.

### Pourquoi une partie n’est pas gardée, dit à côté du plateau.

page-keeping-full = Il n’y a plus de place sur cet appareil : ce que vous jouez maintenant n’est pas gardé. Faites de la place et réessayez, ou enregistrez la partie dans un fichier.
page-keeping-refused = Ce navigateur ne laisse pas la page garder les parties : celle-ci dure autant que cet onglet. Enregistrez-la dans un fichier pour la retrouver.
page-keeping-newer = Les parties d’ici sont gardées par une version plus récente de cette page, à laquelle celle-ci ne peut rien ajouter. Enregistrez la partie dans un fichier, puis rechargez la page ; « Mes parties » l’importera.
page-keeping-busy = Un autre onglet, avec une version plus ancienne de cette page, retient les parties. Fermez-le et réessayez ; d’ici là, cette partie n’est pas gardée.
page-keeping-slow = L’appareil n’a pas encore gardé vos derniers coups. Vous pouvez continuer ; ce message s’en ira quand ils seront à l’abri.
page-keeping-broken = L’appareil n’a pas pu garder vos derniers coups. Réessayez, ou enregistrez la partie dans un fichier.
page-keeping-try-again = Réessayer
page-keeping-reload = Recharger la page

### Une partie gardée qui ne s’ouvre pas.

page-keeping-game-damaged = Une partie gardée ici est abîmée et ne peut pas s’ouvrir. Rien n’y a été changé ; « Mes parties » peut l’enregistrer dans un fichier.
page-keeping-game-newer = Cette partie a été gardée par une version plus récente de la page. Elle est à l’abri ; rechargez la page pour l’ouvrir.

### Les réglages et leurs pareils. $what vaut settings, lessons, new-game ou language.

page-keeping-text-damaged =
    { $what ->
        [lessons] Votre avancement dans les leçons n’a pas pu être lu. Il a été mis de côté, pas jeté : « Mes parties » peut l’enregistrer dans un fichier.
        [new-game] Vos choix pour une nouvelle partie n’ont pas pu être lus. Ils ont été mis de côté, pas jetés : « Mes parties » peut les enregistrer dans un fichier.
       *[settings] Vos réglages n’ont pas pu être lus. Ils ont été mis de côté, pas jetés : « Mes parties » peut les enregistrer dans un fichier.
    }
page-keeping-text-newer =
    { $what ->
        [lessons] Votre avancement dans les leçons a été gardé par une version plus récente de cette page. Ce que vous faites ici ne s’y ajoute pas ; rechargez la page pour continuer.
        [new-game] Vos choix pour une nouvelle partie ont été gardés par une version plus récente de cette page. Ceux d’ici ne le sont pas ; rechargez la page pour continuer.
       *[settings] Vos réglages ont été gardés par une version plus récente de cette page. Ce que vous changez ici ne l’est pas ; rechargez la page pour continuer.
    }
page-keeping-text-full =
    { $what ->
        [lessons] Il n’y a plus de place sur cet appareil : votre avancement dans les leçons n’est pas gardé.
        [new-game] Il n’y a plus de place sur cet appareil : vos choix pour une nouvelle partie ne sont pas gardés.
        [language] Il n’y a plus de place sur cet appareil : la langue n’est pas gardée.
       *[settings] Il n’y a plus de place sur cet appareil : vos réglages ne sont pas gardés.
    }
page-keeping-text-refused =
    { $what ->
        [lessons] Ce navigateur ne laisse rien garder à la page : votre avancement dans les leçons dure autant que cet onglet.
        [new-game] Ce navigateur ne laisse rien garder à la page : vos choix pour une nouvelle partie durent autant que cet onglet.
        [language] Ce navigateur ne laisse rien garder à la page : la langue dure autant que cet onglet.
       *[settings] Ce navigateur ne laisse rien garder à la page : vos réglages durent autant que cet onglet.
    }

### Ce qui se trouve parmi les parties et ne se lit pas ici.

page-keeping-aside = Ce qui ne se lit pas ici
page-keeping-aside-newer =
    { $count ->
        [one] { $count } partie a été gardée par une version plus récente de cette page. Elle est à l’abri ; rechargez la page pour l’ouvrir.
       *[other] { $count } parties ont été gardées par une version plus récente de cette page. Elles sont à l’abri ; rechargez la page pour les ouvrir.
    }
page-keeping-aside-damaged =
    { $count ->
        [one] { $count } chose gardée ici est abîmée. Rien n’y a été changé.
       *[other] { $count } choses gardées ici sont abîmées. Rien n’y a été changé.
    }
page-keeping-aside-save = Enregistrer dans un fichier
page-keeping-aside-delete = Supprimer ce qui est abîmé
page-keeping-aside-deleted = Ce qui était abîmé est supprimé.
page-keeping-aside-back = Ce qui était abîmé est de retour.

### Pourquoi les parties ne se montrent ou ne se changent pas.

page-keeping-shelf-full = Il n’y a plus de place sur cet appareil : rien n’a été changé. Faites de la place, puis réessayez.
page-keeping-shelf-newer = Vos parties sont gardées par une version plus récente de cette page. Elles sont à l’abri ; rechargez la page pour les voir.
page-keeping-shelf-busy = Un autre onglet, avec une version plus ancienne de cette page, retient vos parties. Fermez-le, puis rechargez cette page.
page-keeping-shelf-broken = L’appareil n’a pas fait ce qui lui était demandé : rien n’a été changé. Réessayez, ou rechargez la page.
