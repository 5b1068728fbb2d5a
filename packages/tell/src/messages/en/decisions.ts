/** The decisions of politics, displacement, peace and cession. */
export const decisions = {
  "decide.trump": "You won the last combat: name the trump suit of this turn.",
  "decide.placement": "{power}: you may place a card face-down. Trump is {suit}.",
  "decide.openCards": "Open cards:",
  "decide.selection": "{power}: select or conserve, with an influence of {n}. Afterwards: {others}.",
  "decide.execution": "Selected for {power}: {card}.",
  "decide.grant": "{power}: {n} new {n:troop|troops}.",
  "decide.expedition": "Expedition corps: a general must go into the off-map box {box} ({power}).",
  "decide.return": "The expedition corps {of} may come back. Who returns?",
  "decide.displacement.neutralSaxony":
    "Saxony is neutral: foreign pieces must leave it for the nearest city of their home country.",
  "decide.displacement.annexation": "Silesia is annexed: pieces on the wrong side of the border are moved.",
  "decide.displacement.leavesStack": "The Saxon general leaves the mixed stack for the closest empty city.",
  "decide.displacement.offMapReturn": "A general comes back from an off-map box: the city must be cleared.",
  "decide.saxonyShift":
    "You may shift the Saxony marker up to {n} {n:box|boxes} to the right. It lies on {position} ({status}).",
  "decide.reduction":
    "France may give up its {n} {n:marker|markers} in Austria, once per game: {setAside} would be set aside, {returned} would go back to the pool.",
  "decide.peaceOffer": "Prussia controls all of Silesia and may offer Austria a temporary peace.",
  "decide.peaceAnswer":
    "Prussia offers a temporary peace: Silesia would be Prussian for good, Prussia and Saxony neutral for now.",
  "decide.secondTrain": "Prussia receives its second supply train.",
  "decide.vote":
    "Imperial Election: you cast {n} {n:vote|votes}. So far Charles {charles}, Francis {francis}.",
  "decide.cession": "Will Austria make peace with Prussia and cede Silesia? {goals}.",
  "decide.consent": "{general} would like to form a stack with your general in {city}.",
} as const;
