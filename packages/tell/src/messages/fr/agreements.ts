export const agreements = {
  "term.subsidy": "{giver} verse à {receiver} une subvention : 1 Carte Tactique par tour",
  "term.noCombat": "{power} et {other} tiennent leurs généraux à l’écart les uns des autres",
  "term.noConquest": "{power} ne conquiert aucune forteresse {of}",
  "term.noTrainElimination": "{power} n’élimine aucun train de ravitaillement {of}",
  "term.noHussars": "les hussards de l’Autriche ne gênent pas {other}",
  "term.keepOut":
    "les généraux {of} n’entrent pas dans : {places} (ceux qui y sont en sortent dès que possible)",
  "term.keepAway":
    "les généraux {of} restent hors de distance de protection de {places} (ceux qui y sont en sortent dès que possible)",
  "term.vote": "{power} vote pour {candidate}",
  "term.selectCard": "{power} choisit {card} si possible",
  "term.leaveCard": "{power} ne choisit pas {card}",
  "term.execute.left": "en exécutant {card}, {power} déplace le marqueur du {track} vers la gauche",
  "term.execute.right": "en exécutant {card}, {power} déplace le marqueur du {track} vers la droite",
  "term.offerPeace": "la Prusse propose la paix temporaire dès qu’elle le peut",
  "term.acceptPeace": "l’Autriche accepte la paix temporaire quand la Prusse la propose",
  "term.promise": "{power} promet : « {text} »",
  "term.lapsed": "{term} (caduc)",
  "event.agreement.offered": "Offre n° {n}, {proposer} à {partner}, {duration} : {terms}.",
  "event.agreement.inForce":
    "L’accord n° {n} entre {proposer} et {partner} est en vigueur {duration} : {terms}.",
  "event.agreement.declined": "{partner} refuse l’offre n° {n} : {terms}.",
  "event.agreement.withdrawn": "L’offre n° {n} de {proposer} est retirée : {terms}.",
  "event.agreement.expired": "L’accord n° {n} est arrivé à son terme : {terms}.",
  "event.agreement.ended": "L’accord n° {n} est résilié par les deux parties : {terms}.",
  "event.agreementEndAsked": "{seat} voudrait mettre fin à l’accord n° {n} : {terms}.",
  "event.termImpossible":
    "La promesse n° {term} de l’accord n° {n} n’a pu être tenue : ce que les règles imposent passe avant.",

  "agreement.offered": "Offre n° {n}, {proposer} à {partner}, {duration} : {terms}",
  "agreement.inForce": "Accord n° {n}, {proposer} et {partner}, {duration} : {terms}",
  "agreement.endAsked": "{agreement} ({seat} voudrait y mettre fin)",
  "agreement.forbids": "{reason} C’est l’accord n° {n} : {terms}.",
  "agreement.binds": "L’accord n° {n} vous lie ici : {terms}.",
  "agreement.marchOwed":
    "Pas encore : l’accord n° {n} exige que {count:ce général se déplace|ces généraux se déplacent} d’abord : {generals}. Il dit : {terms}.",
  "agreement.wayOwed":
    "Pas encore : l’accord n° {n} exige qu’un général se déplace, et une autre pièce doit d’abord lui faire place. Il dit : {terms}.",

  "duration.thisTurn": "ce tour-ci (jusqu’à la fin du tour {turn})",
  "duration.andNext": "ce tour-ci et le suivant (jusqu’à la fin du tour {turn})",
  "duration.andMore": "ce tour-ci et les {n} suivants (jusqu’à la fin du tour {turn})",
  "duration.until": "jusqu’à la fin du tour {turn}",
  "duration.toTheEnd": "jusqu’à la fin de la partie",
  "duration.turns": "pour {n} {n:tour|tours}",
  "duration.subsidyOnce": "{duration}, subvention due une fois (tour {turn})",
  "duration.subsidies": "{duration}, subvention due {n} fois (tours {first} à {last})",
  "duration.subsidiesLater": "{duration}, subvention due {n} fois",
  "duration.noSubsidy": "{duration}, aucune subvention n’est plus due",
} as const;
