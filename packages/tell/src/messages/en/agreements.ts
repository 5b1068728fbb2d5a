/** Offers and treaties: their terms, how they stand, and what becomes of them. */
export const agreements = {
  "term.subsidy": "{giver} pays {receiver} a subsidy: 1 Tactical Card a turn",
  "term.noCombat": "{power} and {other} keep their generals apart",
  "term.noConquest": "{power} conquers no fortress {of}",
  "term.noTrainElimination": "{power} eliminates no supply train {of}",
  "term.noHussars": "Austria’s hussars do not trouble {other}",
  "term.keepOut": "the generals {of} do not enter {places} (those there leave as fast as possible)",
  "term.keepAway":
    "the generals {of} keep out of protecting distance of {places} (those within it leave as fast as possible)",
  "term.vote": "{power} votes for {candidate}",
  "term.selectCard": "{power} selects {card} if it can",
  "term.leaveCard": "{power} does not select {card}",
  "term.execute.left": "when {power} executes {card}, it shifts the marker of the {track} to the left",
  "term.execute.right": "when {power} executes {card}, it shifts the marker of the {track} to the right",
  "term.offerPeace": "Prussia offers the temporary peace as soon as it can",
  "term.acceptPeace": "Austria accepts the temporary peace when Prussia offers it",
  "term.promise": "{power} promises: “{text}”",
  "term.lapsed": "{term} (lapsed)",
  "event.agreement.offered": "Offer no. {n}, {proposer} to {partner}, {duration}: {terms}.",
  "event.agreement.inForce":
    "Agreement no. {n} between {proposer} and {partner} is in force {duration}: {terms}.",
  "event.agreement.declined": "{partner} declines offer no. {n}: {terms}.",
  "event.agreement.withdrawn": "Offer no. {n} from {proposer} is withdrawn: {terms}.",
  "event.agreement.expired": "Agreement no. {n} has run out: {terms}.",
  "event.agreement.ended": "Agreement no. {n} is ended by both parties: {terms}.",
  "event.agreementEndAsked": "{seat} would like to end agreement no. {n}: {terms}.",
  "event.termImpossible":
    "Promise no. {term} of agreement no. {n} could not be kept: what the rules compel goes before it.",

  "agreement.offered": "Offer no. {n}, {proposer} to {partner}, {duration}: {terms}",
  "agreement.inForce": "Agreement no. {n}, {proposer} and {partner}, {duration}: {terms}",
  "agreement.endAsked": "{agreement} ({seat} would like to end it)",
  "agreement.forbids": "{reason} It is agreement no. {n}: {terms}.",
  "agreement.binds": "Agreement no. {n} binds you here: {terms}.",
  "agreement.marchOwed":
    "Not yet: agreement no. {n} demands that {count:this general marches|these generals march} first: {generals}. It says: {terms}.",
  "agreement.wayOwed":
    "Not yet: agreement no. {n} demands that a general marches, and another piece has to make way for him first. It says: {terms}.",

  "duration.thisTurn": "this turn (until the end of turn {turn})",
  "duration.andNext": "this turn and the next (until the end of turn {turn})",
  "duration.andMore": "this turn and the next {n} (until the end of turn {turn})",
  "duration.until": "until the end of turn {turn}",
  "duration.toTheEnd": "until the end of the game",
  "duration.turns": "for {n} {n:turn|turns}",
  "duration.subsidyOnce": "{duration}, subsidy due once (turn {turn})",
  "duration.subsidies": "{duration}, subsidy due {n} times (turns {first} to {last})",
  "duration.subsidiesLater": "{duration}, subsidy due {n} {n:time|times}",
  "duration.noSubsidy": "{duration}, no subsidy falls due any more",
} as const;
