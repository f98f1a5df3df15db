## Bien jouer : ce qui a été mesuré des conseils du livre des règles.

advice-how = Chaque conseil a été mis à l’épreuve dans des positions tirées de parties entre les niveaux { $low } et { $high }, une au plus par partie, où l’on pouvait le suivre comme le négliger. Parmi les coups dont parle le conseil, le moteur a cherché le meilleur avec { $nodes } nœuds, puis le meilleur de l’autre sorte. Dans les chances de gain, une nulle compte pour moitié ; ± désigne l’intervalle à 95 %.
advice-share = Le choix du moteur le suit dans { $share } % (± { $error }) de { $positions } positions de { $variant } ; un choix à l’aveugle le suivrait dans { $chance } %.
advice-agrees = Le moteur est d’accord : négliger le conseil coûte { $cost } points de pourcentage (± { $error }) de chances de gain.
advice-disagrees = Le moteur n’est pas d’accord : négliger le conseil rapporte { $cost } points de pourcentage (± { $error }) de chances de gain.
advice-undecided = Le moteur ne tranche pas : les deux sortes de coups diffèrent de { $cost } points de pourcentage (± { $error }) de chances de gain, ce qui peut être le hasard.
