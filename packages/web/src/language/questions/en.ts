/** What people ask of the rules, with short answers; the clauses to each stand in `reference/questions.ts`. */
export const questions = {
  "questions.title": "Questions",
  "questions.found": "Answers to what you are looking for",
  "questions.near": "Rules that come near",
  "questions.general": "General {power}, rank {rank}.",
  "questions.quick": "Quick reference: {role}",
  "questions.glossary": "Glossary",
  "question.win": "How do I win?",
  "answer.win":
    "In the advanced game a major power wins as soon as its pool of victory markers is empty at a check. In the introductory game France needs {frenchGoal} fortresses in Austria, Prussia {prussianGoal} in Austria and Silesia, and Maria Theresa wins if the last turn ends first.",
  "question.conquer": "How do I conquer a fortress?",
  "answer.conquer":
    "Move a face-up general out of an enemy fortress he has entered, or on which he began his move, while nobody protects it. No siege and no cards are needed.",
  "question.notConquered": "Why can’t I conquer this fortress?",
  "answer.notConquered":
    "Usually a general of its power or of a co-operating one stands at most {protection} cities away and protects it. Or your general is face-down, makes a force march, retreats, or merely stays there.",
  "question.protect": "How do I protect a fortress?",
  "answer.protect":
    "Keep a general of its power, or of a power that co-operates, at most {protection} cities away. What stands between does not matter.",
  "question.far": "How far may a piece move?",
  "answer.far":
    "A general {generalMarch} cities, or {generalOnMainRoad} if every step is on main road. A supply train {trainMarch} cities, or {trainOnMainRoad} on main road.",
  "question.forceMarch": "How does a force march work?",
  "answer.forceMarch":
    "A general goes up to {forceMarch} cities, on main road alone, through no enemy fortress and next to no enemy general or train. He conquers nothing.",
  "question.notThere": "Why can’t my general go there?",
  "answer.notThere":
    "Pieces do not jump over pieces, only French and Austrian ones pass from one map to the other, nobody enters foreign neutral territory, and only two generals who may stack share a city.",
  "question.stack": "How do I form a stack?",
  "answer.stack":
    "End a general’s move in a city with one general of the same or of a co-operating power. Both have then finished moving; the lower rank number commands.",
  "question.shift": "When may I shift troops?",
  "answer.shift":
    "At any time between two generals of one power in the same stack, secretly. Never between generals who are apart or of different powers.",
  "question.supply": "When is a general in supply?",
  "answer.supply":
    "Always in his own home country. Elsewhere, if a path of at most {supply} cities leads to a train of his colour, past no enemy general or train. It is checked only in the supply phase of his own stage.",
  "question.starve": "What happens without supply?",
  "answer.starve":
    "He is turned face-down and loses {lossUp} {lossUp:troop|troops}; if he is face-down already he loses {lossDown}. Face-down he conquers nothing, and with his last troop he leaves the board.",
  "question.train": "How does a lost supply train come back?",
  "answer.train":
    "In the movement phase, for {trainPrice} points, on an empty major fortress of its home country that is friendly controlled.",
  "question.hussars": "What do hussars do?",
  "answer.hussars":
    "They make supply of Austria’s enemies cost cards: 1 point for each city of a path that leads through a hussar. Austria puts them on the Bohemia map, at most {hussarRange} cities from one of its generals.",
  "question.mustFight": "When must I attack?",
  "answer.mustFight":
    "In the combat phase, whenever your general stands next to an enemy one. You choose only the order.",
  "question.combat": "How does combat work?",
  "answer.combat":
    "The score is the difference of the troops. Whoever is behind plays cards of the suit of his own sector, until he is at zero or better; then it is the other’s turn. Who stops behind loses as many troops as he is short of.",
  "question.whichCard": "Why can’t I play this card?",
  "answer.whichCard":
    "In combat only the suit of the sector your own general stands in counts, and Reserves. At a score of zero you must play if you hold that suit.",
  "question.retreat": "How does a retreat go?",
  "answer.retreat":
    "As many cities as troops were lost, on the path the winner chooses, ending as far from the winning general as possible. No city with a piece may be entered. If there is no such way, all troops are lost.",
  "question.draw": "How many cards do I draw?",
  "answer.draw":
    "At the start of your stage: France {france}, Bavaria {bavaria}, Prussia {prussia}, Saxony {saxony}, Austria {austria}, Pragmatic Army {pragmatic}; the subsidy moves one from France to Bavaria, and in the advanced game tracks change it.",
  "question.recruit": "How do I get new troops?",
  "answer.recruit":
    "In winter, after every third turn, for {troopPrice} points each. A general off the board may return with at least 1 of them, on a friendly major fortress of his home country.",
  "question.influence": "How do I get a Political Card?",
  "answer.influence":
    "Place a card face-down on your square. Trump cards there are your influence; the highest chooses first, and choosing costs all the cards that lie there.",
  "question.emperor": "How is the Emperor elected?",
  "answer.emperor":
    "At the end of the turn in which the card is revealed. Of {votes} votes, held by fortresses, {majority} elect; the winner’s side puts a victory marker into the box.",
  "question.allies": "Who is allied with whom?",
  "answer.allies":
    "France, Bavaria, Prussia and Saxony on one side, Austria and the Pragmatic Army on the other. Relations hold between powers, not between players.",
  "question.peace": "How does Prussia annex Silesia?",
  "answer.peace":
    "If it controls all fortresses of Silesia at the end of its stage it may offer peace. If Austria accepts, once in the game, Silesia is Prussian home country.",
  "question.secret": "What may the others see?",
  "answer.secret":
    "Cards in hand and the troops of each general are secret. The troop total of a power and the number of cards are public; strengths come out in combat.",
  "question.phases": "What happens in a turn?",
  "answer.phases":
    "Politics (advanced game), hussars, then the stages of France and Bavaria, of Prussia and Saxony, and of Austria and the Pragmatic Army. Each stage: cards, supply, movement, combat, retroactive conquest.",
  "question.retroactive": "What does a question mark on a fortress mean?",
  "answer.retroactive":
    "A general passed it while it was protected. If the combats of the same stage end the protection, it is conquered after them; otherwise the question mark goes.",
  "question.marker": "Which marker goes on a conquered fortress?",
  "answer.marker":
    "In the home country of an enemy or of a friendly minor power, and in Silesia, the conqueror’s; a minor power uses those of its major one. In the home country of the conqueror or of an allied major power none, and the four elector fortresses flip theirs.",
  "question.control": "Who controls a fortress?",
  "answer.control":
    "The power whose marker lies there; without one, the power in whose home country it lies. Pieces that stand there change nothing.",
  "question.zero": "What happens at a score of zero?",
  "answer.zero":
    "Whoever has the right to play must play a card of his suit if he holds one; a Reserve he may keep. If he does not play, combat ends in a tie without losses. At the start it is the attacker’s turn.",
  "question.mixed": "How does a mixed stack fight?",
  "answer.mixed":
    "As one, with the cards of the power in supreme command alone. Losses fall first on the other power.",
  "question.several": "What if my general stands next to several enemies?",
  "answer.several":
    "He fights them one after another, in the order the active player chooses. Once he has had to retreat, he fights no more in this phase.",
  "question.reserve": "What is a Reserve worth?",
  "answer.reserve":
    "In combat any suit and from 1 to {reserve}, as its player names it; as payment {reserve}; in politics it is always trump with {reserveInfluence}.",
  "question.takeTrain": "How do I take an enemy supply train?",
  "answer.takeTrain":
    "Move a general into its city: the train leaves the board, and he may go on. Trains and retreats take none.",
  "question.allot": "How do I divide my troops at the start?",
  "answer.allot":
    "In secret, all of them: each general receives at least 1 and at most {mostTroops}, some at least what the army sheet says. You know your cards before you divide.",
  "question.points": "What does a victory in combat bring?",
  "answer.points":
    "In the advanced game a victory point for each full {troopsPerPoint} troops the loser lost; if fewer were lost and a general left the board, 1. Each moves a marker into one of {battleBoxes} battle boxes, and one of the loser’s out.",
  "question.saxony": "When does Saxony change sides?",
  "answer.saxony":
    "When its marker stops in another kind of box. Political Cards move it, and, if Austria wishes, each victory point Prussia loses. Once it has left Prussia, Maria Theresa plays Saxony.",
  "question.neutral": "What does it mean to be neutral?",
  "answer.neutral":
    "Its pieces do not leave their home country and never fight; nobody foreign enters it or traces supply through it. It draws cards and recruits as usual. Prussia and Saxony can become neutral.",
  "question.subsidy": "What is a subsidy?",
  "answer.subsidy":
    "One card of a major power’s income each turn for an ally, unseen, for as many turns as agreed. The one from France to Bavaria is fixed up to turn {compulsory}; after that France decides each turn.",
  "question.agree": "What may we agree on?",
  "answer.agree":
    "In the advanced game on anything about one’s conduct, in the open, and it binds. Not on cards but by a subsidy contract, not against a rule or an alliance, and not on peace but where a rule provides it.",
  "question.last": "Who wins if nobody has won by the end?",
  "answer.last":
    "In the introductory game Maria Theresa, after turn {lastTurn}. In the advanced game, after turn {lastTurnAdvanced} and its winter, the lowest total of the winter scores; Maria Theresa wins ties and Louis XV loses them.",
  "question.two": "How do two people play?",
  "answer.two":
    "One runs France, Prussia, Saxony and Bavaria, the other Austria and, in the advanced game, the Pragmatic Army. In the introductory game the first must meet both goals at the same time.",
  "question.map": "What does the board show?",
  "answer.map":
    "Two maps, Flanders and Bohemia, of cities joined by roads, the thick ones main roads. Cities joined by a road are adjacent. Fortresses are minor or major, and each sector has a suit for combat.",
  "question.execute": "What does a Political Card do?",
  "answer.execute":
    "Its text may be executed completely, in part or not at all; markers shift after all have selected, by the sum of the arrows. What a track then shows is in force as long as the marker stays.",
  "question.reduce": "How does France reduce its military objectives?",
  "answer.reduce":
    "Once in the game, at the end of its stage, with no French general in Core-Austria: its markers there go, half of them, rounded up, out of the way. They come back as soon as France or Bavaria conquers on the Bohemia map.",
  "question.gambit": "What is the Silesia Gambit?",
  "answer.gambit":
    "The introductory game on both maps, without politics. At the end of turn {cessionTurn} Austria may cede Silesia to Prussia; then everybody has a new goal, and turn {lastTurnAfterCession} is the last.",
  "question.choices": "What do I decide, and when?",
  "answer.choices":
    "Every decision of the game is listed in its order: before the game, at any time, in politics, for the hussars, in the action stages, at the end of a turn and in winter.",
  "question.doubt": "What holds where the rulebook leaves a doubt?",
  "answer.doubt":
    "For each such case there is a ruling, ordered like the rules: from stacks and cards through supply, movement, conquest, combat, retreat and winter to politics and the variants.",
  "question.examples": "Where do I find examples?",
  "answer.examples":
    "For set-up and cards, supply and hussars, movement, conquest, retreat, politics, victory and further cases: each worked out with numbers.",
} as const;
