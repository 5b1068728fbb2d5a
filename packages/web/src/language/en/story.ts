/** What has happened: results that wait to be seen, the battle as a scene, what others did since the last turn. */
export const story = {
  "story.result": "What has happened",
  "story.goOn": "Go on",
  "story.goOnMore": "Go on, {n} more",
  "story.won": "{power} wins",
  "story.tie": "A tie",
  "story.troopsLost": "{n} lost",
  "story.laidCards": "Cards in the order played",
  "story.laid": "{power} plays {card}: score {score} for the attacker",
  "story.laidReserve": "{power} plays a Reserve as {value}: score {score} for the attacker",
  "story.opening": "Score {score} for the attacker before the first card",
  "story.since": "Since your last turn",
  "story.sinceCount": "{n} {n:event|events}",
  "story.fell": "{city} has fallen",
  "story.fought": "{city}: combat",
  "story.lost": "{city}: a supply train was eliminated",
  "story.came": "{city}: a piece has come",
} as const;
