export const purposes = {
  "purpose.allotment":
    "Au combat, qui a le plus de troupes part avec l’avantage : donnez-en à ceux qui combattront.",
  "purpose.hussars": "Un hussard sur un chemin de ravitaillement ennemi le rend payant.",
  "purpose.subsidy":
    "La subvention prend une Carte Tactique au revenu de la France et la donne à la Bavière.",
  "purpose.supply": "Qui reste sans ravitaillement perd des troupes et ne peut rien conquérir.",
  "purpose.movement":
    "Les marches conquièrent des forteresses, protègent les vôtres et décident qui doit combattre.",
  "purpose.consent": "Des généraux dans une même cité combattent ensemble, sous un seul commandant suprême.",
  "purpose.marchOn": "La marche n’est pas épuisée : terminez-la là où le général est utile.",
  "purpose.combat": "Chaque attaque due a lieu ; vous dites laquelle vient ensuite.",
  "purpose.battle":
    "Qui s’arrête en infériorité perd autant de troupes qu’il lui manque de points, et bat en retraite.",
  "purpose.retreat": "Le vainqueur choisit le chemin : menez les vaincus là où ils vous gênent le moins.",
  "purpose.winter":
    "Les Cartes Tactiques paient de nouvelles troupes ; des généraux hors du plateau reviennent avec elles.",
  "purpose.trump": "Des cartes placées à ce tour, seules celles de l’atout donnent de l’influence.",
  "purpose.placement":
    "Qui a le plus d’influence choisit le premier une Carte Politique ; une carte hors atout est un bluff.",
  "purpose.selection":
    "Une Carte Politique coûte toute l’influence ; conservée, elle compte aussi au tour suivant.",
  "purpose.execution": "Vous décidez ce qui s’applique de la carte ; le reste est perdu.",
  "purpose.grant": "De nouvelles troupes renforcent vos généraux ou en ramènent un sur le plateau.",
  "purpose.expedition": "Qui part avec le corps expéditionnaire manque sur les cartes.",
  "purpose.return": "La case demande moins de généraux : l’un d’eux reprend part à la guerre.",
  "purpose.displacement": "Les pièces qui ne peuvent rester vont dans la cité permise la plus proche.",
  "purpose.saxonyShift": "Le marqueur de la Saxe décide de quel côté elle se trouve et qui la joue.",
  "purpose.reduction":
    "Les marqueurs mis de côté comptent comme placés tant que la France ne conquiert plus rien à l’est.",
  "purpose.peaceOffer":
    "La paix rend la Silésie prussienne pour toujours et vaut un marqueur, mais la Prusse doit se reposer.",
  "purpose.peaceAnswer": "La paix coûte la Silésie, mais libère un temps vos armées contre la France.",
  "purpose.secondTrain":
    "Avec un second train de ravitaillement, les généraux prussiens vont dans deux directions.",
  "purpose.vote":
    "Si François devient empereur, l’Autriche place un marqueur de victoire ; si c’est Charles, la France.",
  "purpose.cession":
    "Céder la Silésie retire la Prusse et la Saxe de la guerre et donne à tous de nouveaux objectifs.",
} as const;
