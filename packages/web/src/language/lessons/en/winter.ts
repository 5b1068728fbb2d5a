export const winter = {
  "winter.title": "Winter",
  "winter.about": "New troops for the cards you kept",
  "winter.when":
    "Turn {turn} is over and it is winter. Nobody marches or fights now; every power may recruit.",
  "winter.when.do": "How often does winter come?",
  "winter.when.1": "After every turn",
  "winter.when.2": "After every {winters} turns",
  "winter.when.3": "When the cards run out",
  "winter.when.why":
    "After every {winters} turns. Whoever has spent all his cards in battle goes into the next year as he is.",
  "winter.price": "Troops are paid for with Tactical Cards of any suit, {price} points each.",
  "winter.price.do": "What if your cards are worth more than the price?",
  "winter.price.1": "The rest is lost",
  "winter.price.2": "You get a card back",
  "winter.price.3": "It counts for the next winter",
  "winter.price.why":
    "There is no change: find cards that fit. The page proposes the payment that wastes least.",
  "winter.recruit": "{power} can spare {cost} points: {cards} are worth {worth}.",
  "winter.recruit.do": "Recruit {n} troops and share them out as you like.",
  "winter.secret":
    "A general off the board may come back now, on a major fortress at home, with at least one new troop.",
  "winter.secret.do": "What do the others learn of your recruits?",
  "winter.secret.1": "Nothing",
  "winter.secret.2": "How many, but not who gets them",
  "winter.secret.3": "Everything",
  "winter.secret.why":
    "How many you buy is announced; who gets them stays your secret, and what was known of your strengths is old news.",
  "winter.end":
    "Plan for winter from the turn before: the best cards for recruiting are those of suits you will not fight in.",
} as const;
