export const guide = {
  "guide.title": "Companion",
  "guide.hush": "Silence him",
  "guide.speak": "Let him speak",
  "guide.read": "I see",
  "guide.over":
    "The game is over, and worth a look back: the race for the fortresses, the battles, and where it turned.",
  "guide.ask": "What would the marshal do?",
  "guide.show": "On the board",
  "guide.look.allotment":
    "Whoever has more troops begins a battle ahead: give most to those next to the enemy, few to those in a quiet corner. A split is proposed already.",
  "guide.look.hussars":
    "A hussar on an enemy’s supply path makes him pay. Best is a long path that several generals share: the supply overlay draws them all.",
  "guide.look.subsidy":
    "A subsidy costs France a card and gives Bavaria one. Pay it if Bavaria is the one who will fight; look at its hand first.",
  "guide.look.supply":
    "A general for whom nobody pays loses troops and conquers nothing. Pay with suits you will not fight in soon, and as exactly as you can: no change is given.",
  "guide.look.movement":
    "Take fortresses that nobody protects, keep generals within {protection} cities of your own, and see who will have to fight. The trains march last.",
  "guide.look.combat":
    "Every attack that is due takes place; you choose the order. Begin where you hold most cards of the suit.",
  "guide.look.battle":
    "Whoever stops while behind loses as many troops as he lacks points. Play just enough to pass zero; before your best card, ask what the fortresses here are worth.",
  "guide.look.retreat":
    "The winner chooses the way. Send the beaten where he protects nothing, or away from his train.",
  "guide.look.winter":
    "Tactical Cards buy troops, {price} points each. Keep the suits of the sectors you fight in, and enough for the first battle of the year.",
  "guide.threatened": "Nobody protects {cities}, and an enemy can get there in one march.",
  "guide.starving":
    "{generals} {n:has|have} no supply path now: unless that changes before your next turn, troops are lost.",
  "guide.disturbed":
    "A hussar disturbs the supply of {generals}: march around it, or drive it off by entering its city.",
  "guide.forced": "As the pieces stand now, the end of the movement forces an attack on {cities}.",
  "guide.open": "{general} can get to {n:a fortress|fortresses} that nobody protects: {cities}.",
  "guide.nearlyWon.own": "{power} needs {n} more {n:fortress|fortresses} to win: look for the way.",
  "guide.nearlyWon.other":
    "{power} needs only {n} more {n:fortress|fortresses} to win: whatever else you want, prevent that first.",
  "guide.winterComes": "Winter follows this turn: what you do not spend in battle buys troops.",
  "guide.lastTurn.hers":
    "This is the last turn: keep the others from their goals once more, and you have won.",
  "guide.lastTurn.others": "This is the last turn: when it ends, Maria Theresa has won. Spend what you have.",
} as const;
