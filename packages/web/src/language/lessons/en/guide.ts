export const guide = {
  "guide.title": "Companion",
  "guide.hush": "Silence him",
  "guide.speak": "Let him speak",
  "guide.show": "On the board",
  "guide.look.allotment":
    "Look at the map before you share out: who stands next to the enemy, and who guards a quiet corner? Generals who meet in one city may still pass troops to each other later, unseen.",
  "guide.look.hussars":
    "Turn on the overlay of supply: a hussar is worth most on a long path on which several generals depend. He rides up to {hussarRange} cities from your generals.",
  "guide.look.subsidy":
    "Look at Bavaria’s hand: it draws a card more from you, and France one less. Pay if Bavaria is the one who will fight.",
  "guide.look.supply":
    "Pay with suits in which you will not fight soon, and with no more than you must: nothing is given back.",
  "guide.look.movement":
    "First look at what can be taken and what must be protected, up to {protection} cities around each general; march with the trains last.",
  "guide.look.combat":
    "Begin where you hold most cards of the suit; a beaten enemy may open a fortress behind him.",
  "guide.look.battle":
    "Each card should just pass zero. Ask what the fortresses here are worth before you play your best: a small defeat costs few troops.",
  "guide.look.retreat": "Send him where he protects nothing, or away from his train.",
  "guide.look.winter":
    "A troop costs {price} points. Keep the suits of the sectors you fight in, and enough for the first battle of the year.",
  "guide.threatened": "Nobody protects {cities}, and an enemy can get there in one march.",
  "guide.starving":
    "{generals} {n:has|have} no supply path now: unless that changes before your next turn, troops are lost.",
  "guide.disturbed":
    "A hussar lies on the supply path: {generals}. March around it, or drive it off by entering its city.",
  "guide.forced": "As the pieces stand now, the end of the movement forces an attack on {cities}.",
  "guide.open": "{general} can get to fortresses that nobody protects: {cities}.",
  "guide.nearlyWon.own": "{power} lacks {n} {n:fortress|fortresses} to win: look for the way.",
  "guide.nearlyWon.other":
    "{power} lacks only {n} {n:fortress|fortresses} to win: whatever else you want, hinder that first.",
  "guide.winterComes": "Winter follows this turn: what you do not spend in battle buys troops.",
} as const;
