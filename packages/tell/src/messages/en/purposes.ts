import type { FrameKind } from "@maria/rules/model";

/** What the game settles without asking anybody. */
type Unasked = "saxonsGoHome" | "aftermath" | "annexation";

/** What each kind of decision is for. */
export const purposes = {
  "purpose.allotment":
    "In combat the larger number of troops begins ahead: give most to those who will fight.",
  "purpose.hussars": "A hussar on an enemy’s supply path makes him pay for his supply.",
  "purpose.subsidy": "The subsidy takes one Tactical Card from France’s income and gives it to Bavaria.",
  "purpose.supply": "Whoever stays without supply loses troops and can conquer nothing.",
  "purpose.movement": "Marches conquer fortresses, protect your own and decide who has to fight.",
  "purpose.consent": "Generals in one city fight together, under one supreme commander.",
  "purpose.marchOn": "The march is not used up: end it where the general is needed.",
  "purpose.combat": "Every attack that is due takes place; you say which comes next.",
  "purpose.battle": "Whoever stops while behind loses as many troops as he lacks points, and retreats.",
  "purpose.retreat": "The winner chooses the way: lead the defeated where they harm you least.",
  "purpose.winter": "Tactical Cards buy new troops; generals off the board may come back with them.",
  "purpose.trump": "Of the cards placed in this turn only those of the trump suit bring influence.",
  "purpose.placement":
    "The most influence selects a Political Card first; a card that is not trump is a bluff.",
  "purpose.selection":
    "A Political Card costs all your influence; conserved, it counts in the next turn too.",
  "purpose.execution": "You decide which parts of the card take effect; the rest lapses.",
  "purpose.grant": "New troops make your generals stronger, or bring one back to the board.",
  "purpose.expedition": "Whoever goes with the expedition corps is missing on the maps.",
  "purpose.return": "Fewer generals are needed in the box: one may take part in the war again.",
  "purpose.displacement": "Pieces that may not stay where they are move to the nearest city allowed.",
  "purpose.saxonyShift": "The Saxony marker decides on whose side Saxony stands and who plays it.",
  "purpose.reduction":
    "Markers set aside count as placed as long as France conquers nothing more in the east.",
  "purpose.peaceOffer": "Peace makes Silesia Prussian for good and gives a marker, but Prussia has to rest.",
  "purpose.peaceAnswer": "Peace costs Silesia, but leaves your armies free against France for a while.",
  "purpose.secondTrain": "With a second supply train Prussia’s generals can go in two directions.",
  "purpose.vote": "If Francis becomes emperor, Austria places a victory marker; if Charles does, France.",
  "purpose.cession": "Ceding Silesia takes Prussia and Saxony out of the war and gives everybody new goals.",
} as const satisfies Record<`purpose.${Exclude<FrameKind, Unasked>}`, string>;
