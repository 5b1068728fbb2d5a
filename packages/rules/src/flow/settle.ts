import type { EventSink } from "../model/events.ts";
import type { Frame } from "../model/frames.ts";
import type { Draft } from "../model/state.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import { enterCombat } from "../phases/combat.ts";
import { settleQuestionMarks } from "../phases/conquest.ts";
import { enterHussars } from "../phases/hussars.ts";
import { enterMovement } from "../phases/movement.ts";
import { enterSupply } from "../phases/supply.ts";
import { enterTacticalCards } from "../phases/tacticalCards.ts";
import { checkEndOfTurn } from "../phases/victory.ts";
import { enterWinter } from "../phases/winter.ts";
import { handlerOf } from "./handlers.ts";
import { momentOf, type PhaseName, stepAfter } from "./sequence.ts";

/** What happens by itself when a phase begins; a phase with decisions puts a frame on the agenda. */
const ENTER: { readonly [Phase in PhaseName]: (draft: Draft, events: EventSink) => void } = {
  setUp() {},
  turnBegins(draft, events) {
    events.push({ type: "turnBegan", turn: draft.turn });
  },
  hussars: enterHussars,
  tacticalCards: enterTacticalCards,
  supply: enterSupply,
  movement: enterMovement,
  combat: enterCombat,
  retroactiveConquest(draft, events) {
    settleQuestionMarks(draft, packOf(draft), boardOf(draft), events);
  },
  turnEnds: checkEndOfTurn,
  winter(draft, events) {
    if (momentOf(draft).stage === 3) events.push({ type: "winterBegan", turn: draft.turn });
    enterWinter(draft);
  },
};

/** SEQ-07, SET-02: the turn marker starts on 1 and advances when the sequence starts over. */
const enterNextStep = (draft: Draft, events: EventSink): void => {
  const comesFromSetUp = momentOf(draft).phase === "setUp";
  draft.step = stepAfter(draft.step, draft.turn);
  const { phase } = momentOf(draft);
  if (phase === "turnBegins" && !comesFromSetUp) draft.turn++;
  ENTER[phase](draft, events);
};

/** Runs the game on until somebody has to decide or it is over. */
export const settle = (draft: Draft, events: EventSink): void => {
  while (draft.result === null) {
    const top = draft.agenda.length - 1;
    if (top < 0) enterNextStep(draft, events);
    else {
      const frame = draft.agenda[top] as Frame;
      if (!handlerOf(frame).resume(draft, frame, events)) return;
    }
  }
};
