export const guide = {
  "guide.title": "Companion",
  "guide.hush": "Silence him",
  "guide.speak": "Let him speak",
  "guide.read": "I see",
  "guide.over":
    "The game is over, and it is worth a look back: “After the game” shows the race for the fortresses, the battles, and where the game turned.",
  "guide.show": "On the board",
  "guide.look.allotment":
    "Whoever has more troops begins a battle ahead: give most to those who stand next to the enemy, few to those in a quiet corner. A split is proposed already.",
  "guide.look.hussars":
    "A hussar on an enemy’s supply path makes him pay for his supply. He is worth most on a long path on which several generals depend: the overlay of supply draws them.",
  "guide.look.subsidy":
    "A subsidy gives Bavaria one Tactical Card more and France one less. Pay it if Bavaria is the one who will fight; look at its hand first.",
  "guide.look.supply":
    "A general for whom nobody pays loses troops and conquers nothing. Pay with suits in which you will not fight soon, and no more than you must: nothing is given back.",
  "guide.look.movement":
    "Marches conquer fortresses, protect your own and decide who has to fight. Look first at what you can take and what you must protect, up to {protection} cities around each general; march with the trains last.",
  "guide.look.combat":
    "Every attack that is due takes place; you choose the order. Begin where you hold most cards of the suit: a beaten enemy may open a fortress behind him.",
  "guide.look.battle":
    "Whoever stops while behind loses as many troops as he lacks points. Let each card just pass zero, and before you play your best, ask what the fortresses here are worth.",
  "guide.look.retreat":
    "The winner chooses the way. Send the beaten where he protects nothing, or away from his train.",
  "guide.look.winter":
    "Tactical Cards buy troops, {price} points each. Keep the suits of the sectors you fight in, and enough for the first battle of the year.",
  "guide.threatened": "Nobody protects {cities}, and an enemy can get there in one march.",
  "guide.starving":
    "{generals} {n:has|have} no supply path now: unless that changes before your next turn, troops are lost.",
  "guide.disturbed":
    "A hussar lies on the supply path: {generals}. March around it, or drive it off by entering its city.",
  "guide.forced": "As the pieces stand now, the end of the movement forces an attack on {cities}.",
  "guide.open": "{general} can get to {n:a fortress|fortresses} that nobody protects: {cities}.",
  "guide.nearlyWon.own": "{power} lacks {n} {n:fortress|fortresses} to win: look for the way.",
  "guide.nearlyWon.other":
    "{power} lacks only {n} {n:fortress|fortresses} to win: whatever else you want, hinder that first.",
  "guide.winterComes": "Winter follows this turn: what you do not spend in battle buys troops.",
} as const;
