export const turn = {
  "turn.allot":
    "Before the first turn each power secretly allots its troops, at most {mostTroops} to a general. Those who will attack want many; a proposal stands there already.",
  "turn.allot.do": "Allot the troops of {power} and confirm.",
  "turn.conquer":
    "An open fortress on the way: take it now, for tomorrow somebody may stand near enough to protect it.",
  "turn.conquer.do": "March with {piece} to {city}.",
  "turn.march":
    "Think of the next turn too: what will he protect there, what can he reach, and is his train near enough?",
  "turn.march.do": "March with {piece} to {city}.",
  "turn.force":
    "Far from any enemy the main roads are open: a force march brings him to the front in one turn.",
  "turn.force.do": "Make a force march with {piece} to {city}.",
  "turn.train":
    "Now the supply train: near the generals, and never next to an enemy’s road if you can help it.",
  "turn.train.do": "March with the supply train to {city}.",
  "turn.done":
    "Whoever has nothing more to do says so. The page tells beforehand which attacks are forced and which fortresses lie open.",
  "turn.done.do": "Say that you are done.",
} as const;
