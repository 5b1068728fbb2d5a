export const position = {
  "piece.train": "der Troß {of}",
  "piece.ranked": "{power} {rank}, {name}",
  "card.reserve": "Reserve",
  "card.none": "keine",

  "position.turn": "Runde {turn} von {last}",
  "position.goals":
    "Frankreich {france} von {frenchGoal} Festungen in Österreich, Preußen {prussia} von {prussianGoal} in Österreich und Schlesien",
  "position.offBoard": "nicht auf dem Spielplan",
  "position.inSupply": "versorgt",
  "position.outOfSupply": "unversorgt",
  "position.supplyPrice": "Versorgung kostet {n} {n:TK-Punkt|TK-Punkte}",
  "position.togetherWith": "{total} mit {generals}",
  "position.pools": "Siegmarken noch in den Pools: {pools}",
  "position.poolOf": "{power} {n}",
  "position.cededGoals":
    "Österreich {austria} von {austrianGoal} Festungen in Bayern und Frankreich, Pragmatische Armee {pragmatic} von {pragmaticGoal} in Frankreich, Frankreich {french} von {frenchGoal} in Österreich oder {flanders} von {flandersGoal} in den Niederlanden",
  "position.gambitBefore":
    "Falls Österreich nach Runde {turn} Schlesien abtritt: Pragmatische Armee {pragmaticGoal} + {p} Festungen in Frankreich, Frankreich {frenchGoal} + {f} in Österreich oder {flandersGoal} + {f} in den Niederlanden, Österreich {austrianGoal} − {a} in Bayern und Frankreich, nach jetzigem Stand",
  "position.inBox": "Offmapbox {box}",
  "position.inSilesiaBox": "wartet in der Box Schlesien",
} as const;
