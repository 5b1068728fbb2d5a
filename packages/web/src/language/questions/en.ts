/** What people ask of the rules, with short answers; the clauses to each stand in `reference/questions.ts`. */
export const questions = {
  "questions.title": "Questions",
  "questions.found": "Answers to what you are looking for",
  "questions.near": "Rules that come near",
  "questions.general": "General {power}, rank {rank}.",
  "question.win": "How do I win?",
  "answer.win":
    "In the advanced game a major power wins as soon as its pool of victory markers is empty at a check. In the introductory game France needs 9 fortresses in Austria, Prussia 12 in Austria and Silesia, and Maria Theresa wins if the last turn ends first.",
  "question.conquer": "How do I conquer a fortress?",
  "answer.conquer":
    "Move a face-up general out of an enemy fortress he has entered, or on which he began his move, while nobody protects it. No siege and no cards are needed.",
  "question.notConquered": "Why can’t I conquer this fortress?",
  "answer.notConquered":
    "Usually a general of its power or of a co-operating one stands at most 3 cities away and protects it. Or your general is face-down, makes a force march, retreats, or merely stays there.",
  "question.protect": "How do I protect a fortress?",
  "answer.protect":
    "Keep a general of its power, or of a power that co-operates, at most 3 cities away. What stands between does not matter.",
  "question.far": "How far may a piece move?",
  "answer.far":
    "A general 3 cities, or 4 if every step is on main road. A supply train 2 cities, or 3 on main road.",
  "question.forceMarch": "How does a force march work?",
  "answer.forceMarch":
    "A general goes up to 8 cities, on main road alone, through no enemy fortress and next to no enemy general or train. He conquers nothing.",
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
    "Always in his own home country. Elsewhere, if a path of at most 6 cities leads to a train of his colour, past no enemy general or train. It is checked only in the supply phase of his own stage.",
  "question.starve": "What happens without supply?",
  "answer.starve":
    "He is turned face-down and loses 1 troop; if he is face-down already he loses 2. Face-down he conquers nothing, and with his last troop he leaves the board.",
  "question.train": "How does a lost supply train come back?",
  "answer.train":
    "In the movement phase, for 4 points, on an empty major fortress of its home country that is friendly controlled.",
  "question.hussars": "What do hussars do?",
  "answer.hussars":
    "They make supply of Austria’s enemies cost cards: 1 point for each city of a path that leads through a hussar. Austria puts them on the Bohemia map, at most 4 cities from one of its generals.",
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
    "At the start of your stage: France 5, Bavaria 1, Prussia 3, Saxony 1, Austria 5, Pragmatic Army 3; the subsidy moves one from France to Bavaria, and in the advanced game tracks change it.",
  "question.recruit": "How do I get new troops?",
  "answer.recruit":
    "In winter, after every third turn, for 4 points each. A general off the board may return with at least 1 of them, on a friendly major fortress of his home country.",
  "question.influence": "How do I get a Political Card?",
  "answer.influence":
    "Place a card face-down on your square. Trump cards there are your influence; the highest chooses first, and choosing costs all the cards that lie there.",
  "question.emperor": "How is the Emperor elected?",
  "answer.emperor":
    "At the end of the turn in which the card is revealed. Of 9 votes, held by fortresses, 5 elect; the winner’s side puts a victory marker into the box.",
  "question.allies": "Who is allied with whom?",
  "answer.allies":
    "France, Bavaria, Prussia and Saxony on one side, Austria and the Pragmatic Army on the other. Relations hold between powers, not between players.",
  "question.peace": "How does Prussia annex Silesia?",
  "answer.peace":
    "If it controls all fortresses of Silesia at the end of its stage it may offer peace. If Austria accepts, once in the game, Silesia is Prussian home country.",
  "question.secret": "What may the others see?",
  "answer.secret":
    "Cards in hand and the troops of each general are secret. The troop total of a power and the number of cards are public; strengths come out in combat.",
} as const;
