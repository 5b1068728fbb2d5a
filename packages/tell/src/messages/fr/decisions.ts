export const decisions = {
  "decide.trump": "Vous avez gagné le dernier combat : choisissez l’atout de ce tour.",
  "decide.placement": "{power} : vous pouvez placer une carte face cachée. L’atout est {suit}.",
  "decide.openCards": "Cartes face visible :",
  "decide.selection": "{power} : choisir ou conserver, influence {n}. Ensuite : {others}.",
  "decide.execution": "Choisie pour {power} : {card}.",
  "decide.grant": "{n} {n:nouvelle troupe|nouvelles troupes} pour {power}.",
  "decide.expedition":
    "Corps expéditionnaire : un général doit aller dans la case hors-carte {box} ({power}).",
  "decide.return": "Le corps expéditionnaire {of} peut revenir. Qui revient ?",
  "decide.displacement.neutralSaxony":
    "La Saxe est neutre : les pièces étrangères vont dans la cité la plus proche de leur territoire national.",
  "decide.displacement.annexation":
    "La Silésie est annexée : les pièces du mauvais côté de la frontière sont replacées.",
  "decide.displacement.leavesStack":
    "Le général saxon quitte la pile mixte pour la cité vide la plus proche.",
  "decide.displacement.offMapReturn": "Un général revient d’une case hors-carte : la cité doit être libérée.",
  "decide.saxonyShift":
    "Vous pouvez déplacer le marqueur de la Saxe de {n} {n:case|cases} au plus vers la droite. Il est sur {position} ({status}).",
  "decide.reduction":
    "La France peut, une fois par partie, renoncer à {n} {n:marqueur|marqueurs} en Autriche : {setAside} mis de côté, {returned} de retour dans le stock.",
  "decide.peaceOffer":
    "La Prusse contrôle toute la Silésie et peut proposer à l’Autriche une paix temporaire.",
  "decide.peaceAnswer":
    "La Prusse propose une paix temporaire : la Silésie serait prussienne pour toujours, la Prusse et la Saxe neutres pour l’instant.",
  "decide.secondTrain": "La Prusse reçoit son second train de ravitaillement.",
  "decide.vote":
    "Élection impériale : vous avez {n} {n:vote|votes}. Jusqu’ici Charles {charles}, François {francis}.",
  "decide.cession": "L’Autriche fait-elle la paix avec la Prusse et cède-t-elle la Silésie ? {goals}.",
  "decide.consent": "{general} voudrait former une pile avec votre général à {city}.",
} as const;
