/** The id of a clause in docs/rules/rules.md, for instance "MOV-07". */
export type RuleId =
  `${"GEN" | "PWR" | "CMP" | "MAP" | "SET" | "SEQ" | "STK" | "HUS" | "TAC" | "SUP" | "MOV" | "TRN" | "CON" | "RCQ" | "MRK" | "CMB" | "RTR" | "WTR" | "INT" | "SGA" | "TWO" | "RUL" | "DEC" | "HID"}-${number}`;

/** Why an action is not allowed; each has a sentence in every language file. */
export type Reason =
  | "gameIsOver"
  | "notYourDecision"
  | "notAskedNow"
  | "malformedAction"
  | "unknownSeat"
  | "nothingToTakeBack"
  | "notYourPower"
  | "notYourPiece"
  | "alreadyAllotted"
  | "allTroopsMustBeAllotted"
  | "generalNeedsTroops"
  | "generalHoldsAtMostEight"
  | "belowSetUpMinimum"
  | "wrongGenerals"
  | "onlyWithinOwnStack"
  | "keepsAtLeastOneTroop"
  | "hussarAlreadyPlaced"
  | "hussarOnBohemiaOnly"
  | "hussarTooFar"
  | "cityHoldsPiece"
  | "otherHussarIsThere"
  | "notPayingNow"
  | "cardNotInHand"
  | "cardTwice"
  | "paymentTooSmall"
  | "paymentTooLarge"
  | "mustPayInFull"
  | "cannotPayInFull"
  | "notCharged"
  | "coversTooMuch"
  | "moreCouldBeCovered"
  | "pieceNotOnBoard"
  | "pieceTakesNoPart"
  | "pieceNotActive"
  | "hasMoved"
  | "stackEndedItsMove"
  | "reenteredThisPhase"
  | "needsAStep"
  | "noSuchRoad"
  | "mapNotInUse"
  | "generalMovesThree"
  | "generalMovesFourOnMainRoad"
  | "trainMovesTwo"
  | "trainMovesThreeOnMainRoad"
  | "trainCannotForceMarch"
  | "forceMarchIsEight"
  | "forceMarchNeedsMainRoad"
  | "forceMarchEnemyFortress"
  | "forceMarchNearEnemy"
  | "cannotPassPiece"
  | "noRoomInCity"
  | "mayNotStackWith"
  | "trainSharesNoCity"
  | "joiningEndsMove"
  | "mapCrossingForbidden"
  | "commanderFollowsRank"
  | "mustNameCommander"
  | "disputeMustBeAnswered"
  | "disputeNotPossible"
  | "otherSideMovesFirst"
  | "finishedInFlanders"
  | "stackWasRefused"
  | "alreadyDone"
  | "notDone"
  | "trainCannotReenter"
  | "reenterOnMajorFortress"
  | "fortressNotFriendly"
  | "fortressNotEmpty"
  | "noSuchFight"
  | "austriaAttacksFirst"
  | "wrongSuit"
  | "reserveValue"
  | "valueIsPrinted"
  | "mustPlayAtZero"
  | "notALegalRetreat"
  | "alreadyRecruited"
  | "recruitsHaveNoRoom"
  | "generalIsOnBoard"
  | "reenteringGeneralNeedsRecruit"
  | "recruitsMustAllBePlaced"
  | "illegalStackOnReentry";

/** What `play` answers to an action that the rules do not allow. Nothing has changed. */
export interface Refusal {
  readonly refused: true;
  /** The clause that forbids it. */
  readonly rule: RuleId;
  readonly reason: Reason;
}

export const refuse = (rule: RuleId, reason: Reason): Refusal => ({ refused: true, rule, reason });

export const isRefusal = (outcome: object | null): outcome is Refusal =>
  outcome !== null && "refused" in outcome;
