import { enterCombat } from "../combat/combat.ts";
import { settleQuestionMarks } from "../conquest/conquest.ts";
import { changeAffairs } from "../ground/affairs.ts";
import { momentOf, type PhaseName, SEQUENCE, stepAfter } from "../ground/sequence.ts";
import { enterHussars } from "../hussars/hussars.ts";
import type { EventSink } from "../model/events.ts";
import type { Frame } from "../model/frames.ts";
import { POWERS } from "../model/powers.ts";
import type { Draft } from "../model/state.ts";
import { enterMovement } from "../movement/movement.ts";
import { renewTalks } from "../negotiation/negotiation.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import { enterElection } from "../politics/election.ts";
import { callExpeditions } from "../politics/expedition.ts";
import { enterPolitics } from "../politics/influence.ts";
import { enterReturns } from "../politics/offMapReturn.ts";
import { carryOutShifts } from "../politics/politicalShifts.ts";
import { mayOfferPeace } from "../silesia/annexation.ts";
import { mayCede } from "../silesia/cession.ts";
import { mayReduce } from "../silesia/reduction.ts";
import { enterSupply } from "../supply/supply.ts";
import { enterTacticalCards } from "../tacticalCards/tacticalCards.ts";
import { numbersAlike } from "../tools/alike.ts";
import { checkEndOfTurn, checkPools, scoreWinter } from "../victory/victory.ts";
import { enterWinter } from "../winter/winter.ts";
import { resume } from "./handlers.ts";

const NO_CHANGES: readonly number[] = numbersAlike(POWERS.length, 0);

/** What happens by itself when a phase begins; a phase with decisions puts a frame on the agenda. */
const ENTER: { readonly [Phase in PhaseName]: (draft: Draft, events: EventSink) => void } = {
  setUp() {},
  turnBegins(draft, events) {
    draft.spent.fill(0);
    changeAffairs(draft, { drawn: [], incomeChanges: NO_CHANGES });
    events?.push({ type: "turnBegan", turn: draft.turn });
    renewTalks(draft, events);
  },
  politics: enterPolitics,
  politicalShifts: carryOutShifts,
  expeditions(draft) {
    if (draft.options.variant === "advanced") callExpeditions(draft);
  },
  returns: enterReturns,
  victoryCheck: checkPools,
  hussars: enterHussars,
  tacticalCards: enterTacticalCards,
  supply: enterSupply,
  movement: enterMovement,
  combat: enterCombat,
  retroactiveConquest(draft, events) {
    settleQuestionMarks(draft, packOf(draft), boardOf(draft), events);
  },
  // RUL-71: after the victory check France may reduce its objectives, Prussia may offer peace.
  stageOptions(draft) {
    const { stage } = momentOf(draft);
    if (stage === 3 && mayReduce(draft)) draft.agenda.push({ kind: "reduction" });
    if (stage === 4 && mayOfferPeace(draft)) draft.agenda.push({ kind: "peaceOffer" });
  },
  election: enterElection,
  cession(draft) {
    if (mayCede(draft)) draft.agenda.push({ kind: "cession" });
  },
  turnEnds: checkEndOfTurn,
  winter(draft, events) {
    if (momentOf(draft).stage === 3) events?.push({ type: "winterBegan", turn: draft.turn });
    enterWinter(draft);
  },
  winterScoring: scoreWinter,
};

/** By step of the sequence. */
const ENTER_STEP = SEQUENCE.map(({ phase }) => ENTER[phase]);

/** SEQ-07, SET-02: the turn marker starts on 1 and advances when the sequence starts over. */
const enterNextStep = (draft: Draft, events: EventSink): void => {
  const comesFromSetUp = momentOf(draft).phase === "setUp";
  draft.step = stepAfter(draft.step, draft.turn);
  const { phase } = momentOf(draft);
  if (phase === "turnBegins" && !comesFromSetUp) draft.turn++;
  ENTER_STEP[draft.step]?.(draft, events);
};

/** Runs the game on until somebody has to decide or it is over. */
export const settle = (draft: Draft, events: EventSink): void => {
  while (draft.result === null) {
    const top = draft.agenda.length - 1;
    if (top < 0) enterNextStep(draft, events);
    else {
      const frame = draft.agenda[top] as Frame;
      if (!resume(draft, frame, events)) return;
    }
  }
};
