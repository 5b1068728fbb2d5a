/** The subsidy to Bavaria, paying for supply, and what happens when a power cannot. */
export const supply = {
  "supply.subsidyQuestion": "Does France pay the subsidy to Bavaria this turn?",
  "supply.paySubsidy": "Pay it",
  "supply.refuseSubsidy": "Do not pay it",
  "supply.drawCards": "Confirm and draw the cards",
  "supply.subsidyPaid": "One Tactical Card of France’s income goes to Bavaria.",
  "supply.subsidyUnseen": "France does not see the card it gives away.",
  "supply.subsidyKept": "France keeps its whole income; Bavaria draws its own alone.",
  "supply.subsidyNextTurn": "The question comes again next turn.",
  "supply.mustPay": "Hussars on the supply paths: {power} has to pay {n} {n:point|points}.",
  "supply.charged": "{general}, {place}",
  "supply.chargeAt": "{general}: supply costs {n} {n:point|points}",
  "supply.points": "{n} {n:point|points}",
  "supply.pay": "Pay {n} {n:point|points}",
  "supply.cannotPay":
    "{power} cannot pay {price} {price:point|points}: all its Tactical Cards, worth {worth}, are handed in.",
  "supply.whoIsCovered": "Which generals are covered by them?",
  "supply.handIsLost": "The whole hand is discarded (worth {worth}).",
  "supply.loses": "{general} is out of supply: face-down, loses {n} {n:troop|troops}.",
  "supply.removed": "{general} is out of supply, loses {n} {n:troop|troops} and leaves the board.",
  "supply.handIn": "Hand in all cards",
} as const;
