/** Names of pieces and cards, where pieces are and how they are supplied, and how near the players are to winning. */
export const position = {
  "piece.train": "the supply train {of}",
  "piece.ranked": "{power} {rank}, {name}",
  "card.reserve": "Reserve",
  "card.none": "none",

  "position.turn": "Turn {turn} of {last}",
  "position.goals":
    "France {france} of {frenchGoal} fortresses in Austria, Prussia {prussia} of {prussianGoal} in Austria and Silesia",
  "position.offBoard": "off the board",
  "position.inSupply": "in supply",
  "position.outOfSupply": "out of supply",
  "position.supplyPrice": "supply costs {n} {n:point|points}",
  "position.togetherWith": "{total} with {generals}",
  "position.pools": "Victory markers still in the pools: {pools}",
  "position.poolOf": "{power} {n}",
  "position.cededGoals":
    "Austria {austria} of {austrianGoal} fortresses in Bavaria and France, Pragmatic Army {pragmatic} of {pragmaticGoal} in France, France {french} of {frenchGoal} in Austria or {flanders} of {flandersGoal} in the Netherlands",
  "position.gambitBefore":
    "If Austria cedes Silesia after turn {turn}: Pragmatic Army {pragmaticGoal} + {p} fortresses in France, France {frenchGoal} + {f} in Austria or {flandersGoal} + {f} in the Netherlands, Austria {austrianGoal} − {a} in Bavaria and France, as things stand",
  "position.inBox": "off-map box {box}",
  "position.inSilesiaBox": "waits in the box Silesia",
} as const;
