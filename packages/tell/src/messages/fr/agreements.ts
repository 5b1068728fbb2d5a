export const agreements = {
  "term.subsidy": "{giver} verse à {receiver} une subvention pendant {n} {n:tour|tours}",
  "term.noCombat": "{power} et {other} tiennent leurs généraux à l’écart les uns des autres",
  "term.noConquest": "{power} ne conquiert aucune forteresse {of}",
  "term.noTrainElimination": "{power} n’élimine aucun train de ravitaillement {of}",
  "term.noHussars": "les hussards de l’Autriche ne gênent pas {other}",
  "term.keepOut": "les généraux {of} n’entrent pas dans : {places}",
  "term.keepAway": "les généraux {of} restent à distance de {places}",
  "term.vote": "{power} vote pour {candidate}",
  "term.selectCard": "{power} choisit {card} si possible",
  "term.leaveCard": "{power} ne choisit pas {card}",
  "term.acceptPeace": "l’Autriche accepte la paix temporaire quand la Prusse la propose",
  "term.promise": "{power} promet : « {text} »",
  "term.lapsed": "{term} (caduc)",
  "event.agreement.offered":
    "Offre n° {n}, {proposer} à {partner}, pour {turns} {turns:tour|tours} : {terms}.",
  "event.agreement.inForce":
    "L’accord n° {n} entre {proposer} et {partner} est en vigueur pour {turns} {turns:tour|tours} : {terms}.",
  "event.agreement.declined": "{partner} refuse l’offre n° {n} : {terms}.",
  "event.agreement.withdrawn": "L’offre n° {n} de {proposer} est retirée : {terms}.",
  "event.agreement.expired": "L’accord n° {n} est arrivé à son terme : {terms}.",
  "event.agreement.ended": "L’accord n° {n} est résilié par les deux parties : {terms}.",
  "event.agreementEndAsked": "{seat} voudrait mettre fin à l’accord n° {n} : {terms}.",
  "event.termImpossible":
    "Une promesse de l’accord n° {n} n’a pu être tenue : ce que les règles imposent passe avant.",

  "agreement.offered": "Offre n° {n}, {proposer} à {partner}, pour {turns} {turns:tour|tours} : {terms}",
  "agreement.inForce": "Accord n° {n}, {proposer} et {partner}, jusqu’au tour {turn} : {terms}",
  "agreement.endAsked": "{agreement} ({seat} voudrait y mettre fin)",
} as const;
