import { beginDisplacement } from "../displacement/displacement.ts";
import { othersIn } from "../displacement/displacementSites.ts";
import { removeHussar } from "../ground/hussarsOnBoard.ts";
import { noteLeavingPrussia } from "../ground/leavingPrussia.ts";
import { placePiece } from "../ground/occupation.ts";
import { powerOf, turnOver } from "../ground/stacks.ts";
import { type Handler, notAsked, replaceTop } from "../model/agenda.ts";
import type { EventSink } from "../model/events.ts";
import type { ReturnFrame } from "../model/frames.ts";
import type { CityId, PieceId } from "../model/ids.ts";
import { POWERS, type Power } from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import { seatOf, seatOfFirst } from "../model/seats.ts";
import type { Draft } from "../model/state.ts";
import { packOf } from "../pack/registry.ts";
import { generalsInBox, surplusInBox } from "./expedition.ts";

/** OFF-02, OFF-05, RUL-81: at the end of the politics stage generals whose penalty is over come back. */
export const enterReturns = (draft: Draft): void => {
  if (draft.options.variant !== "advanced") return;
  const powers: Power[] = [];
  for (const power of POWERS)
    for (let surplus = surplusInBox(draft, power); surplus > 0; surplus--) powers.push(power);
  if (powers.length > 0) draft.agenda.push({ kind: "return", powers, chosen: null });
};

const exitOf = (draft: Draft, general: PieceId): CityId | null => {
  const pack = packOf(draft);
  return pack.offMapExits[powerOf(pack, general)] ?? null;
};

/** OFF-03, OFF-04: the arrow city is cleared first; RUL-82: he returns face-up. */
const comeBack = (draft: Draft, frame: ReturnFrame, general: PieceId, events: EventSink): void => {
  const city = exitOf(draft, general);
  const pack = packOf(draft);
  const blocking = city === null ? [] : othersIn(draft, city, general);
  if (city === null) {
    replaceTop(draft, { ...frame, powers: frame.powers.slice(1), chosen: null });
    return;
  }
  if (blocking.length > 0) {
    replaceTop(draft, { ...frame, chosen: general });
    beginDisplacement(draft, "offMapReturn", blocking);
    return;
  }
  replaceTop(draft, { ...frame, powers: frame.powers.slice(1), chosen: null });
  placePiece(draft, general, city);
  turnOver(draft, general, false);
  events?.push({ type: "generalReturned", general, city });
  removeHussar(draft, city, events);
  noteLeavingPrussia(draft, pack, general, city, events);
};

/** DEC-18 */
export const returnHandler: Handler<ReturnFrame> = {
  waitsFor: (position, frame) => seatOfFirst(position, frame.powers),

  choices(position, seat, frame) {
    const [power] = frame.powers;
    if (power === undefined || seat !== seatOf(position, power)) return [];
    return [{ type: "bringBack", generals: generalsInBox(position, power) }];
  },

  refusal(position, seat, action, frame) {
    const [power] = frame.powers;
    if (power === undefined || seat !== seatOf(position, power)) return refuse("RUL-81", "notYourDecision");
    if (action.type !== "bringBack") return notAsked("RUL-81");
    return generalsInBox(position, power).includes(action.general) ? null : refuse("RUL-81", "notInTheBox");
  },

  apply(draft, _seat, action, frame, events) {
    if (action.type === "bringBack") comeBack(draft, frame, action.general, events);
  },

  resume(draft, frame, events) {
    const [power] = frame.powers;
    if (power === undefined) {
      draft.agenda.pop();
      return true;
    }
    const inBox = generalsInBox(draft, power);
    const general = frame.chosen ?? (inBox.length === 1 ? inBox[0] : undefined);
    if (general === undefined) return false;
    comeBack(draft, frame, general, events);
    return true;
  },
};
