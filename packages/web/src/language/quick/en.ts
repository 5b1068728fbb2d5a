/** The quick reference: one page for each role; what stands on it and its clauses are in `reference/quick.ts`. */
export const quick = {
  "quick.title": "Quick reference",
  "quick.of": "Quick reference: {role}",
  "quick.roles": "Quick reference for",
  "quick.print": "Print this page",
  "quick.rules": "All rules",
  "section.goal": "How to win",
  "section.powers": "Your powers",
  "section.turn": "Your turn",
  "section.march": "Movement and conquest",
  "section.supply": "Supply",
  "section.combat": "Combat and retreat",
  "section.winter": "Winter",
  "section.special": "Yours alone",
  "line.goal.louisNine":
    "France controls {frenchGoal} fortresses in Austria: you win at once. Silesia does not count.",
  "line.goal.frederickTwelve":
    "Prussia controls {prussianGoal} fortresses in Austria and Silesia: you win at once.",
  "line.goal.mariaLasts": "Turn {lastTurn} ends and nobody else has won.",
  "line.goal.louisPool":
    "France’s pool of victory markers is empty at the end of any stage or of the election.",
  "line.goal.frederickPools":
    "The pool of Prussia or that of the Pragmatic Army is empty at the end of any stage.",
  "line.goal.mariaPool":
    "Austria’s pool of victory markers is empty at the end of any stage or of the election.",
  "line.goal.totals":
    "If nobody has won after turn {lastTurnAdvanced} and its winter: the lowest total of winter scores.",
  "line.goal.louisTies": "You lose every tie.",
  "line.goal.mariaTies": "You win every tie.",
  "line.powers.louisRuns": "You run France (red) and Bavaria (orange); the two co-operate.",
  "line.powers.frederickRuns":
    "You run Prussia (blue) and Saxony (green), which co-operate, and the Pragmatic Army (grey).",
  "line.powers.mariaRuns": "You run Austria (white).",
  "line.powers.louisSides": "Allies: Prussia, Saxony. Enemies: Austria, Pragmatic Army.",
  "line.powers.frederickSides":
    "Prussia and Saxony: allies of France and Bavaria, enemies of Austria. Pragmatic Army: ally of Austria, enemy of all others, your own too.",
  "line.powers.mariaSides":
    "Ally, with whom you co-operate: the Pragmatic Army. Enemies: France, Bavaria, Prussia, Saxony.",
  "line.powers.apart": "Cards and troops of each power stay apart.",
  "line.powers.bohemia": "Only the Bohemia map is used.",
  "line.powers.frederickWithout":
    "The Pragmatic Army, the general in East Prussia and the second Prussian train take no part.",
  "line.turn.politics":
    "Politics: place at most one card for each of your major powers. Trumps are influence, a Reserve {reserveInfluence}; the highest first takes a Political Card with its arms, or conserves.",
  "line.turn.mariaHussars":
    "Hussars: on empty cities of the Bohemia map, at most {hussarRange} cities from one of your generals.",
  "line.turn.louisStage": "You act first: France and Bavaria together, phase by phase.",
  "line.turn.frederickStage":
    "Prussia and Saxony act after France and Bavaria; the Pragmatic Army acts with Austria, last.",
  "line.turn.mariaStage": "You act last, together with the Pragmatic Army.",
  "line.turn.louisCards":
    "Cards: France {france}, Bavaria {bavaria}; one of France’s goes to Bavaria, up to turn {compulsory} always, then as you like.",
  "line.turn.louisFewer": "France draws {frenchReduction} fewer.",
  "line.turn.frederickCards": "Cards: Prussia {prussia}, Saxony {saxony}, Pragmatic Army {pragmatic}.",
  "line.turn.mariaCards": "Cards: {austria}.",
  "line.turn.supplying": "Supply: each of your generals is checked.",
  "line.turn.moving": "Movement: each piece at most once; conquests and the return of trains.",
  "line.turn.fighting": "Combat: who stands next to an enemy general must attack; you choose the order.",
  "line.turn.later":
    "Retroactive conquest: a protected fortress you passed falls if combat has ended its protection.",
  "line.march.general": "General: {generalMarch} cities, on main road alone {generalOnMainRoad}.",
  "line.march.train": "Supply train: {trainMarch} cities, on main road alone {trainOnMainRoad}.",
  "line.march.forced":
    "Force march: general, {forceMarch} cities, main road alone; through no enemy fortress, next to no enemy general or train. Conquers nothing.",
  "line.march.stacking":
    "A stack: {inAStack} generals of one power or of co-operating ones; forming it ends both moves. At most {mostTroops} troops each.",
  "line.march.louisMaps": "French pieces pass from map to map, Bavarian ones do not.",
  "line.march.frederickMaps": "None of your pieces passes from map to map.",
  "line.march.mariaMaps": "Your pieces pass from map to map.",
  "line.march.taking": "A general who enters the city of an enemy train eliminates it; a train cannot.",
  "line.march.conquest":
    "Conquest: a face-up general moves out of an enemy fortress that is not protected at that moment.",
  "line.march.protection":
    "Protected: a general of its power, or of a co-operating one, is at most {protection} cities away, whatever stands between.",
  "line.supply.home": "In his home country a general is always in supply.",
  "line.supply.path":
    "Elsewhere: a path of at most {supply} cities to a train of his colour, through no enemy general or train.",
  "line.supply.without":
    "Without: turned face-down, {lossUp} {lossUp:troop|troops} lost; already face-down {lossDown}. Face-down conquers nothing.",
  "line.supply.louisHussars":
    "A path through a hussar costs 1 point for each city of it. Who cannot pay all hands in all cards.",
  "line.supply.frederickHussars":
    "Prussia and Saxony: a path through a hussar costs 1 point for each city of it. Who cannot pay all hands in all cards.",
  "line.supply.mariaCharges":
    "Your enemies pay 1 point for each city of a path through a hussar. A piece that enters his city takes him off.",
  "line.supply.trains":
    "A train comes back for {trainPrice} points on an empty, friendly controlled major fortress of its home country.",
  "line.supply.louisSite": "France may use München too.",
  "line.supply.frederickSite": "Prussia may use Dresden too.",
  "line.combat.score":
    "Score: your troops minus the enemy’s. Who is below zero plays card by card until at zero or above; then the other.",
  "line.combat.suit":
    "Only the suit of the sector of your own general, or a Reserve: 1 to {reserve}, as you name it.",
  "line.combat.zero": "At zero you must play if you hold the suit; a Reserve you may keep: then it is a tie.",
  "line.combat.lost": "Who stops below zero loses as many troops; the winner loses nothing.",
  "line.combat.retreat":
    "He retreats as many cities, the way the winner chooses, ending as far from him as possible, through no piece. No such way: all troops lost.",
  "line.combat.points":
    "Each {troopsPerPoint} troops lost, or fewer with a general gone, are a victory point: a marker into one of your {battleBoxes} battle boxes, one out of the loser’s.",
  "line.winter.recruit":
    "After every {winters} turns: new troops for {troopPrice} points each, for any of your generals.",
  "line.winter.back":
    "A general off the board returns with at least 1 new troop, on a friendly controlled major fortress of his home country.",
  "line.winter.louisBack": "French generals may return in München.",
  "line.winter.scoring": "Then each major power notes the markers left in its pool; few are good.",
  "line.special.louisMinor": "Bavaria draws nothing while München is enemy controlled.",
  "line.special.louisElectors":
    "{electors} of Mainz, Trier, Köln and Mannheim: France puts a marker into the box, as long as it holds them.",
  "line.special.louisEmperor":
    "Charles elected with {majority} of {votes} votes: France puts a marker into the box.",
  "line.special.louisReduces":
    "With no French general in Core-Austria at the end of its stage, France may once give up its markers there; half, rounded up, are set aside.",
  "line.special.frederickMinor": "Saxony draws nothing while Dresden is enemy controlled.",
  "line.special.frederickPeace":
    "All fortresses of Silesia at the end of Prussia’s stage: you may offer peace. Accepted, once: Silesia is yours, and Prussia neutral for a time.",
  "line.special.frederickSaxony":
    "Each victory point Prussia loses may move Saxony’s marker towards Austria; once it has left your side, Maria Theresa plays it.",
  "line.special.frederickElectors":
    "{electors} of Mainz, Trier, Köln and Mannheim held with Austria: the Pragmatic Army puts a marker into the box.",
  "line.special.mariaTogether":
    "Your attacks come before those of the Pragmatic Army; you stack with it only if both players agree.",
  "line.special.mariaSaxony":
    "For each victory point Prussia loses you may move Saxony’s marker; once it has left Prussia you play it.",
  "line.special.mariaPeace":
    "You may accept or refuse Prussia’s peace; accepted, Silesia is Prussian home country.",
  "line.special.mariaEmperor":
    "Francis elected with {majority} of {votes} votes, yours all his: a marker into the box.",
  "line.special.mariaArenberg":
    "Arenberg: always in supply in the Netherlands, also by a Pragmatic train; may return there.",
} as const;
