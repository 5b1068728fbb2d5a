/** Offers and treaties: their terms, how they stand, and what becomes of them. */
export const agreements = {
  "term.subsidy": "{giver} pays a subsidy to {receiver} for {n} {n:turn|turns}",
  "term.noCombat": "{power} and {other} keep their generals apart",
  "term.noConquest": "{power} conquers no fortress {of}",
  "term.noTrainElimination": "{power} eliminates no supply train {of}",
  "term.noHussars": "Austria’s hussars do not trouble {other}",
  "term.keepOut": "the generals {of} do not enter {places}",
  "term.keepAway": "the generals {of} keep away from {places}",
  "term.vote": "{power} votes for {candidate}",
  "term.selectCard": "{power} selects {card} if it can",
  "term.leaveCard": "{power} does not select {card}",
  "term.acceptPeace": "Austria accepts the temporary peace when Prussia offers it",
  "term.promise": "{power} promises: “{text}”",
  "term.lapsed": "{term} (lapsed)",
  "event.agreement.offered":
    "Offer no. {n}, {proposer} to {partner}, for {turns} {turns:turn|turns}: {terms}.",
  "event.agreement.inForce":
    "Agreement no. {n} between {proposer} and {partner} is in force for {turns} {turns:turn|turns}: {terms}.",
  "event.agreement.declined": "{partner} declines offer no. {n}: {terms}.",
  "event.agreement.withdrawn": "Offer no. {n} from {proposer} is withdrawn: {terms}.",
  "event.agreement.expired": "Agreement no. {n} has run out: {terms}.",
  "event.agreement.ended": "Agreement no. {n} is ended by both parties: {terms}.",
  "event.agreementEndAsked": "{seat} would like to end agreement no. {n}: {terms}.",
  "event.termImpossible":
    "A promise of agreement no. {n} could not be kept: what the rules compel goes before it.",

  "agreement.offered": "Offer no. {n}, {proposer} to {partner}, for {turns} {turns:turn|turns}: {terms}",
  "agreement.inForce": "Agreement no. {n}, {proposer} and {partner}, through turn {turn}: {terms}",
  "agreement.endAsked": "{agreement} ({seat} would like to end it)",
} as const;
