export const position = {
  "piece.train": "le train de ravitaillement {of}",
  "piece.ranked": "{power} {rank}, {name}",
  "card.reserve": "Réserve",
  "card.none": "aucune",

  "position.turn": "Tour {turn} sur {last}",
  "position.goals":
    "France {france} {france:forteresse|forteresses} sur {frenchGoal} en Autriche, Prusse {prussia} sur {prussianGoal} en Autriche et en Silésie",
  "position.offBoard": "hors du plateau",
  "position.inSupply": "ravitaillé",
  "position.outOfSupply": "non ravitaillé",
  "position.supplyPrice": "le ravitaillement coûte {n} {n:point|points} de CT",
  "position.togetherWith": "{total} avec {generals}",
  "position.pools": "Marqueurs de victoire encore dans les stocks : {pools}",
  "position.poolOf": "{power} {n}",
  "position.cededGoals":
    "Autriche {austria} {austria:forteresse|forteresses} sur {austrianGoal} en Bavière et en France, Armée Pragmatique {pragmatic} sur {pragmaticGoal} en France, France {french} sur {frenchGoal} en Autriche ou {flanders} sur {flandersGoal} aux Pays-Bas",
  "position.gambitBefore":
    "Si l’Autriche cède la Silésie après le tour {turn} : Armée Pragmatique {pragmaticGoal} + {p} forteresses en France, France {frenchGoal} + {f} en Autriche ou {flandersGoal} + {f} aux Pays-Bas, Autriche {austrianGoal} − {a} en Bavière et en France, dans l’état actuel",
  "position.inBox": "case hors-carte {box}",
  "position.inSilesiaBox": "attend dans la case Silésie",
} as const;
