export const turn = {
  "turn.allot":
    "Before the first turn each power secretly allots its troops, at most {mostTroops} to a general. Those who will attack want many; a proposal stands there already.",
  "turn.allot.do": "Allot the troops of {power} and confirm.",
  "turn.hussars":
    "A turn begins with your hussars. They are worth most when enemies stand far from their trains; until then they may stay where they are.",
  "turn.hussars.do": "Place none, and say that you are done.",
  "turn.conquer":
    "An open fortress on the way: take it now, for tomorrow somebody may stand near enough to protect it.",
  "turn.conquer.do": "March with {piece} to {city}.",
  "turn.conquerAgain":
    "Another open one, for another general: each fortress that falls now need not be fought for later.",
  "turn.conquerAgain.do": "March with {piece} to {city}.",
  "turn.march":
    "Think of the next turn too: what will he protect there, what can he reach, and is his train near enough?",
  "turn.march.do": "March with {piece} to {city}.",
  "turn.marchAgain":
    "And he: near enough to the others to fight beside them, far enough to protect what they do not.",
  "turn.marchAgain.do": "March with {piece} to {city}.",
  "turn.force":
    "Far from any enemy the main roads are open: a force march brings him to the front in one turn.",
  "turn.force.do": "Make a force march with {piece} to {city}.",
  "turn.forceAgain":
    "The same roads may serve him too. Nobody marches through a city in which another piece stands: leave the way free for whoever follows.",
  "turn.forceAgain.do": "Make a force march with {piece} to {city}.",
  "turn.train":
    "Now the supply train: near the generals, and never next to an enemy’s road if you can help it.",
  "turn.train.do": "March with the supply train to {city}.",
  "turn.trainAgain":
    "And the other train: abroad no general should be more than {supply} cities from a train of his colour when your next turn begins.",
  "turn.trainAgain.do": "March with the supply train to {city}.",
  "turn.done":
    "Whoever has nothing more to do says so. The page tells beforehand which attacks are forced and which fortresses lie open.",
  "turn.done.do": "Say that you are done.",
} as const;
