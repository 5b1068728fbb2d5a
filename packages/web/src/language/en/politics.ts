/** Politics, expedition corps, displacement, the peace, the election and the cession. */
export const politics = {
  "politics.openCards": "Open Political Cards",
  "politics.electionCard": "At the end of this turn the Emperor is elected.",

  "politics.whichTrump": "Which suit is trump?",
  "politics.nameTrump": "Name the trump suit",
  "politics.nameThisTrump": "Trump is {suit}",
  "politics.reserves": "{power}: {n} {n:Reserve|Reserves}, trump in any case",
  "politics.influenceNow": "{power}: influence {n} so far (conserved: {cards})",
  "politics.whichCard": "Which card is placed?",
  "politics.trumpNote": "+{n}",
  "politics.bluffNote": "bluff",
  "politics.placeNothing": "Place nothing",
  "politics.placesTrump": "{card} is trump: +{n}, an influence of {influence}.",
  "politics.placesBluff":
    "{card} is a bluff: no influence; it returns to the hand when the cards are turned up.",
  "politics.placesBluffFaceDown":
    "{card} is a bluff: no influence; it stays face-down on the display until the next political stage.",
  "politics.placesNothing": "Nothing is placed: the influence stays {n}.",
  "politics.place": "Confirm the placement",

  "politics.notSelectable": "cannot be selected: why?",
  "politics.conserve": "Conserve ({cards})",
  "politics.conserves": "{power}: conserved and counted again next turn: {cards}.",
  "politics.selects": "{power}: {card} is selected; Tactical Cards to discard: {cards}.",
  "politics.instruction": "Instruction",
  "politics.follow": "Follow it",
  "politics.doNotFollow": "Leave it",
  "politics.whoReceives": "Who receives it?",
  "politics.noShift": "Do not shift",
  "politics.toTheLeft": "To the left {n}",
  "politics.toTheRight": "To the right {n}",
  "politics.wouldLie": "box {box}: {meaning}",
  "politics.shiftsLater":
    "Shifts are announced now and made together when the selection is over; the boxes shown include what was announced before.",
  "politics.effects": "The card will do this: {effects}.",
  "politics.withoutEffect": "The card is discarded without effect.",
  "politics.chooseNothing": "Without effect",
  "politics.discard": "Discard without effect",
  "politics.execute": "Execute",
  "politics.leftToAssign": "Still to assign: {n} {n:troop|troops}",
  "politics.troopsLost": "There is no room for {n} {n:troop|troops}: lost.",
  "politics.assign": "Assign the troops",

  "politics.expeditionWhy":
    "He leaves the board with his troops until the expedition corps is no longer demanded.",
  "politics.whoGoes": "Which general goes?",
  "politics.expeditionPaid": "off the board: {troops} troops for {n} points",
  "politics.expeditionTroops": "{place}, {n} {n:troop|troops}",
  "politics.send": "Send a general",
  "politics.sendThis": "Send {general}",
  "politics.whoReturns": "Which general comes back?",
  "politics.returnsTo": "He is put on {city}; a piece that stands there has to make room.",
  "politics.troops": "{n} {n:troop|troops}",
  "politics.bringBack": "Bring him back",
  "politics.whichPiece": "Which piece?",
  "politics.whereTo": "Where to with {piece}?",
  "politics.displace": "Move it there",

  "politics.howFarSaxony": "How far is the Saxony marker shifted?",
  "politics.leaveSaxony": "Leave the marker",
  "politics.shiftSaxony": "Shift by {n} to box {box}",
  "politics.saxonyStays": "Saxony’s status does not change: {status}.",
  "politics.saxonyBecomesPrussian": "Saxony becomes a Prussian ally again.",
  "politics.saxonyBecomesNeutral":
    "Saxony becomes neutral: {seat} plays it, Saxon pieces go home, foreign pieces leave, markers on its fortresses return to their pools.",
  "politics.saxonyBecomesAustrian":
    "Saxony becomes an Austrian ally: {seat} plays it, its pieces stay, and it fights Prussia, France and Bavaria.",

  "politics.reductionQuestion": "Does France reduce its military objectives?",
  "politics.reduce": "Reduce them",
  "politics.doNotReduce": "Not now",
  "politics.reductionMarkers":
    "{n} French victory {n:marker leaves|markers leave} Core-Austria: {setAside} set aside, {returned} back to the pool.",
  "politics.reductionPool": "The French pool goes from {pool} to {after}.",
  "politics.reductionControl": "These fortresses are Austrian controlled again.",
  "politics.reductionReturn":
    "As soon as France or Bavaria conquers a fortress on the Bohemia map, the markers set aside return to the pool.",
  "politics.reductionOnce": "It is possible only once in the game.",
  "politics.reductionLater": "It may be possible again at the end of a later French action stage.",

  "politics.peaceOfferQuestion": "Does Prussia offer a temporary peace?",
  "politics.peaceAnswerQuestion": "Does Austria accept the temporary peace?",
  "politics.offerPeace": "Offer peace",
  "politics.offerNoPeace": "Offer no peace",
  "politics.acceptPeace": "Accept",
  "politics.refusePeace": "Refuse",
  "politics.peaceIfAccepted": "Austria answers at once. If it accepts:",
  "politics.peaceHome": "Silesia is Prussian home country for the rest of the game.",
  "politics.peaceSaxony": "Saxony becomes neutral and is played by {seat}.",
  "politics.peaceAustrianMarkers":
    "{n} Austrian victory {n:marker|markers} in Prussia: back to the Austrian pool.",
  "politics.peacePrussianMarkers":
    "{n} Prussian victory {n:marker|markers} in Austria: {setAside} set aside, {returned} back to the Prussian pool.",
  "politics.peacePieces":
    "Austrian pieces leave Prussia, Silesia and Poland; Prussian pieces go back to Prussia.",
  "politics.peaceBox":
    "Prussia puts a victory marker into the box “Silesia” and receives its second supply train.",
  "politics.peaceNeutral": "Prussia is neutral until its action stage of turn {turn} begins.",
  "politics.peaceReturn":
    "As soon as a Prussian piece leaves Prussia, the markers set aside return to its pool.",
  "politics.peaceOnce": "There is only one such peace in the game.",
  "politics.peaceLater": "Prussia may offer it again at the end of a later action stage.",
  "politics.peaceRefused": "The war goes on; Prussia may offer peace again in a later turn.",

  "politics.whereTrain": "On which major fortress? Tap it on the map or choose it here.",
  "politics.placeTrain": "Place the supply train",

  "politics.theseVotes": "{charles} for Charles, {francis} for Francis",
  "politics.votesPromised": "Agreements bind some of these votes.",
  "politics.charlesElected":
    "Charles {charles}, Francis {francis}: Charles is elected; France gains the box “Emperor”.",
  "politics.francisElected":
    "Charles {charles}, Francis {francis}: Francis is elected; Austria gains the box “Emperor”.",
  "politics.votesOpen": "Charles {charles}, Francis {francis}: the others’ votes decide.",
  "politics.vote": "Vote",

  "politics.cessionQuestion": "Does Austria cede Silesia?",
  "politics.cede": "Make peace and cede Silesia",
  "politics.keepSilesia": "Do not cede Silesia",
  "politics.cedePieces":
    "All Prussian and Saxon pieces and markers leave the game, their Tactical Cards are discarded.",
  "politics.cedeLand": "Fortresses in Prussia, Saxony and Silesia are ordinary cities; everybody may enter.",
  "politics.cedeFlanders": "The Flanders map becomes fully active.",
  "politics.cedeCards": "France takes the {n} Tactical {n:Card|Cards} put aside into its hand.",
  "politics.cedeGoalMaria": "Maria Theresa wins with {goal} fortresses in Bavaria and France (now {n}).",
  "politics.cedeGoalFrederick":
    "Frederick wins with {goal} fortresses of the Pragmatic Army in France (now {n}).",
  "politics.cedeGoalLouis":
    "Louis XV wins with {goal} fortresses in Austria (now {n}) or {flanders} in the Netherlands (now {m}).",
  "politics.cedeLastTurn": "If nobody has won by the end of turn {turn}, Louis XV wins.",
  "politics.keepGoalFrederick": "Frederick wins with {goal} fortresses in Austria and Silesia (now {n}).",
  "politics.keepGoalLouis": "Louis XV wins with {goal} fortresses in Austria (now {n}).",
  "politics.keepGoalMaria": "Maria Theresa wins if nobody else has won by the end of turn {turn}.",
  "politics.keepForGood": "The question does not come again.",
} as const;
