import type { Reason } from "@maria/rules/model";

/** Why an action is not allowed, and what to do instead. */
export const reasons = {
  "reason.gameIsOver": "The game is over. Look at the position or start a new game.",
  "reason.notYourDecision": "Another player has to decide now. Wait until you are asked.",
  "reason.notAskedNow": "This cannot be done now. Choose one of the actions offered.",
  "reason.malformedAction": "This is not a complete action. Choose one of the actions offered.",
  "reason.unknownSeat": "There is no such seat in this game. Name one of its seats.",
  "reason.nothingToTakeBack":
    "There is nothing to take back: something was disclosed, or another player has acted since. Play on.",
  "reason.notYourPower": "You do not run this power. Choose one of your own.",
  "reason.notYourPiece": "This is not your piece. Choose one of your own.",
  "reason.alreadyAllotted": "The troops of this power are allotted already. Go on with another power.",
  "reason.allTroopsMustBeAllotted":
    "All troops of the power must be allotted, no more and no fewer. Correct the numbers.",
  "reason.generalNeedsTroops": "Every general needs at least 1 troop. Give him one.",
  "reason.generalHoldsAtMostEight":
    "A general holds at most {mostTroops} troops. Give some to another general.",
  "reason.troopCeilingReached":
    "With the troop ceiling a power never has more troops in all than at the start. Take fewer.",
  "reason.belowSetUpMinimum": "This general needs at least the minimum of his army sheet. Give him more.",
  "reason.wrongGenerals": "Give one number for each general of the power, in the order of the army sheet.",
  "reason.onlyWithinOwnStack":
    "Troops pass only between two generals of one power in one stack. Choose such a stack.",
  "reason.keepsAtLeastOneTroop": "A general keeps at least 1 troop. Transfer fewer.",
  "reason.hussarAlreadyPlaced":
    "This hussar has been placed in this turn already. Place the other one or end the stage.",
  "reason.hussarOnBohemiaOnly": "Hussars are placed on the Bohemia map only. Choose a city there.",
  "reason.hussarTooFar":
    "The city is more than {hussarRange} cities away from every Austrian general. Choose a nearer one.",
  "reason.cityHoldsPiece": "A hussar is never placed on a piece. Choose an empty city.",
  "reason.otherHussarIsThere": "A hussar stands in this city already. Choose another one.",
  "reason.notPayingNow": "This power has nothing to pay now. Pay for the power that is asked.",
  "reason.cardNotInHand": "This Tactical Card is not in the hand. Choose cards of the power’s own hand.",
  "reason.cardTwice": "A card cannot be used twice. Name each card once.",
  "reason.paymentTooSmall": "These cards do not cover the price. Add another card.",
  "reason.paymentTooLarge": "The price is covered without one of these cards. Leave it out.",
  "reason.mustPayInFull": "The power can pay in full, so it must. Choose cards that cover the price.",
  "reason.cannotPayInFull":
    "The power cannot pay in full: it hands in all its cards. Say which generals are covered.",
  "reason.notCharged": "This general has nothing to pay. Name only generals with a price.",
  "reason.coversTooMuch": "The hand is not worth that much. Cover fewer generals.",
  "reason.moreCouldBeCovered": "The hand would cover another general as well. Add him.",
  "reason.pieceNotOnBoard": "This piece is not on the board. Choose another one.",
  "reason.pieceTakesNoPart": "This piece takes no part in this game. Choose another one.",
  "reason.pieceNotActive": "This power is not active now. Move the pieces of the active powers.",
  "reason.hasMoved": "This piece has moved already in this phase. Choose another one.",
  "reason.stackEndedItsMove": "Forming a stack has ended his movement. Choose another piece.",
  "reason.reenteredThisPhase":
    "This supply train re-entered in this phase and may not move. Choose another piece.",
  "reason.needsAStep": "A march enters at least one city. Name a city to go to.",
  "reason.noSuchRoad": "No road joins these two cities. Follow the roads.",
  "reason.mapNotInUse": "The Flanders map is not used in this game. Stay on the Bohemia map.",
  "reason.generalMovesThree":
    "A general moves at most {generalMarch} cities, or {generalOnMainRoad} if every road is a main road. Choose a nearer city.",
  "reason.generalMovesFourOnMainRoad":
    "On main roads a general moves at most {generalOnMainRoad} cities. Choose a nearer city or a force march.",
  "reason.trainMovesTwo":
    "A supply train moves at most {trainMarch} cities, or {trainOnMainRoad} if every road is a main road. Choose a nearer city.",
  "reason.trainMovesThreeOnMainRoad":
    "On main roads a supply train moves at most {trainOnMainRoad} cities. Choose a nearer city.",
  "reason.trainCannotForceMarch": "Supply trains cannot force march. Make a normal move.",
  "reason.forceMarchIsEight": "A force march enters at most {forceMarch} cities. Choose a nearer city.",
  "reason.forceMarchNeedsMainRoad":
    "Every road of a force march must be a main road. Choose another way or a normal move.",
  "reason.forceMarchEnemyFortress":
    "A force march may not enter an enemy-controlled fortress. Go around it or make a normal move.",
  "reason.forceMarchNearEnemy":
    "A force march may not enter a city adjacent to an enemy piece. Keep away or make a normal move.",
  "reason.cannotPassPiece": "No piece may enter or pass this occupied city. Go around it.",
  "reason.noRoomInCity": "Two generals stand there already. Choose another city.",
  "reason.mayNotStackWith":
    "Generals of these two powers may not stack, nor may a general enter a city with an enemy general. Stop before it.",
  "reason.trainSharesNoCity": "A supply train never shares a city with another piece. Choose an empty city.",
  "reason.joiningEndsMove": "Forming a stack ends the march. Let the path end there.",
  "reason.mapCrossingForbidden":
    "Only French and Austrian pieces go from one map to the other. Stay on this map.",
  "reason.commanderFollowsRank":
    "The lower rank number commands, so nobody is to be named. Leave the commander out.",
  "reason.mustNameCommander": "Both generals have the same rank. Name the one who commands.",
  "reason.disputeMustBeAnswered": "First say whether you dispute the order of moves in Flanders.",
  "reason.disputeNotPossible": "The order of moves cannot be disputed now. Go on moving.",
  "reason.otherSideMovesFirst": "In Flanders it is the other side’s move. Move elsewhere or wait.",
  "reason.stackWasRefused": "The other player does not agree to this stack. Choose another city.",
  "reason.alreadyDone": "You have ended this phase already. Take that back first.",
  "reason.notDone": "You have not ended this phase yet. There is nothing to withdraw.",
  "reason.trainCannotReenter": "This supply train cannot re-enter. Choose another one.",
  "reason.reenterOnMajorFortress": "Re-entry is on a major fortress of the home country. Choose one.",
  "reason.fortressNotFriendly": "The fortress is not friendly controlled. Choose another one.",
  "reason.fortressNotEmpty": "A piece stands on the fortress. Choose an empty one.",
  "reason.noSuchFight": "These two do not have to fight. Choose one of the attacks due.",
  "reason.austriaAttacksFirst":
    "Austria carries out its attacks before the Pragmatic Army. Choose an Austrian one.",
  "reason.wrongSuit":
    "Only cards of the suit of your own general’s sector, or Reserves, may be played. Choose such a card.",
  "reason.reserveValue":
    "A Reserve is worth 1 to {reserveMaximum}. Name a whole number from 1 to {reserveMaximum}.",
  "reason.valueIsPrinted": "The value of this card is printed on it. Name no value.",
  "reason.mustPlayAtZero": "At a score of zero a card of the right suit must be played. Choose one.",
  "reason.notALegalRetreat":
    "A retreat has the full length, enters no city twice, avoids all pieces and ends as far from the winner as possible. Choose one offered.",
  "reason.alreadyRecruited": "This power has recruited in this winter already. Go on with another one.",
  "reason.generalIsOnBoard": "This general is on the board, so he cannot re-enter. Choose another one.",
  "reason.reenteringGeneralNeedsRecruit": "A re-entering general needs at least 1 new troop. Give him one.",
  "reason.recruitsMustAllBePlaced": "Every new troop must be given to a general, once. Correct the numbers.",
  "reason.illegalStackOnReentry": "There is no room for him in that city. Choose another one.",
  "reason.notTheNearestCity":
    "A displaced piece goes to the nearest suitable city. Choose one of those offered.",
  "reason.shiftTooFar": "The marker may not be shifted that far. Choose fewer boxes.",
  "reason.otherPowerPlacesFirst":
    "The powers place their cards from left to right, and another one is first. Place for that power.",
  "reason.cardNotOpen": "This Political Card does not lie open. Choose one that does.",
  "reason.noCoatOfArms": "The card does not show the power’s coat of arms. Choose another card or conserve.",
  "reason.noInstruction": "This card has no instruction. Only its arrows can be followed.",
  "reason.receiverIsPrinted": "The card itself says who the receiver is. Name nobody.",
  "reason.mustNameReceiver": "Say which of the powers on the card is the receiver.",
  "reason.shiftForbidden":
    "With this card the Saxony marker stays while Saxony is a Prussian ally. Leave this shift out.",
  "reason.shiftNotOnCard":
    "The arrows of the card do not allow this shift. Shift by the full number shown, or not at all.",
  "reason.generalCannotGo":
    "This general cannot go into the off-map box. Choose one on the board, or one off it for {expeditionPrice} points.",
  "reason.notInTheBox": "This general is not in the off-map box. Choose one who is.",
  "reason.closedTerritory":
    "Neutral territory is closed to foreign pieces, and neutral pieces stay at home. Choose another way.",
  "reason.mustEndAtHome":
    "Before the cession every move on the Flanders map ends in home territory. Choose a city there.",
  "reason.flandersIsBound": "Before the cession no piece leaves the Flanders map. Stay there.",
  "reason.tooManyVotes": "You do not have that many votes. Divide only your own.",
  "reason.treatyForbids": "An agreement forbids this, and agreements must be kept. Choose something else.",
  "reason.noSuchOffer": "There is no such offer or agreement on the table. Look at the list.",
  "reason.notYourOffer": "This offer or agreement is not yours to decide on. Choose one of your own.",
  "reason.otherPartyMustAgree": "You have said that you want to end it. Now the other party must agree.",
  "reason.tooManyOffers":
    "Three of your offers to this player lie unanswered. Withdraw one or wait for an answer.",
  "reason.tooManyOffersThisTurn": "You have made {mostOffers} offers in this turn. Wait for the next turn.",
  "reason.tooMuchOnTheTable":
    "What lies between the two of you would become too long. Offer less, or end something first.",
  "reason.cannotPromise":
    "This cannot be promised: it is not in the parties’ power, or it changes a rule. Offer something else.",
  "reason.contractImpossible":
    "Such a subsidy contract is not possible: only a major power gives, only to an ally, and one pair has one contract. Offer something else.",
  "reason.talksAreForTheAdvancedGame":
    "Agreements can be made in the advanced game only, once set-up is over. Play on.",
  "reason.treatyTooLong": "An agreement lasts 1 to {longestTreaty} turns. Name a number in between.",
} as const satisfies Record<`reason.${Reason}`, string>;
