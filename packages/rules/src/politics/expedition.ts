import { affairsOf } from "../ground/affairs.ts";
import { discardCards } from "../ground/deck.ts";
import { placePiece } from "../ground/occupation.ts";
import { canPay, refusePayment } from "../ground/payment.ts";
import { forgetGeneral } from "../ground/sightings.ts";
import { leaveStack, turnOver } from "../ground/stacks.ts";
import { iconsInEffect } from "../ground/tracks.ts";
import { troopsAllowed } from "../ground/troopCeiling.ts";
import { type Handler, notAsked } from "../model/agenda.ts";
import type { EventSink } from "../model/events.ts";
import type { ExpeditionFrame } from "../model/frames.ts";
import { type CardId, type CityId, isOnBoard, OFF_BOARD, OFF_MAP_BOX, type PieceId } from "../model/ids.ts";
import { EXPEDITION_PRICE, EXPEDITION_TROOPS } from "../model/numbers.ts";
import { POWERS, type Power, PRAGMATIC } from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Army } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";

/** RUL-80: each icon in effect, and the Jacobites, demand a general of their own. */
const demandedOf = (position: Position, power: Power): number =>
  iconsInEffect(position, "expeditionCorps", power) +
  (power === PRAGMATIC && affairsOf(position).jacobites ? 1 : 0);

export const generalsInBox = (position: Position, power: Power): PieceId[] =>
  (packOf(position).armies[power] as Army).generals.filter((general) => position.at[general] === OFF_MAP_BOX);

/** How many generals too many sit in the box. */
export const surplusInBox = (position: Position, power: Power): number => {
  let inBox = 0;
  for (const general of (packOf(position).armies[power] as Army).generals)
    if (position.at[general] === OFF_MAP_BOX) inBox++;
  return inBox - demandedOf(position, power);
};

const onBoardOf = (position: Position, power: Power): PieceId[] =>
  (packOf(position).armies[power] as Army).generals.filter((general) =>
    isOnBoard(position.at[general] as CityId),
  );

/** RUL-64: whether the two new troops would be above the ceiling. */
const isAboveCeiling = (position: Position, power: Power): boolean =>
  troopsAllowed(position, packOf(position), power) < EXPEDITION_TROOPS;

/** RUL-80: a general off the board may be chosen only if 8 points can be paid, and the troops be had. */
const offBoardOf = (position: Position, power: Power): PieceId[] =>
  canPay(position.hands[power] as readonly CardId[], EXPEDITION_PRICE) && !isAboveCeiling(position, power)
    ? (packOf(position).armies[power] as Army).generals.filter(
        (general) => position.at[general] === OFF_BOARD,
      )
    : [];

/** TRK-05: asks the power for a general. */
export const callExpedition = (draft: Draft, power: Power): void => {
  draft.agenda.push({ kind: "expedition", power });
};

/** The agenda asks its last frame first. */
const ASKED_LAST_FIRST: readonly Power[] = [...POWERS].reverse();

/** RUL-80: at the end of each politics stage every power that owes a general is asked, Prussia and the others in order. */
export const callExpeditions = (draft: Draft): void => {
  for (const power of ASKED_LAST_FIRST)
    for (let missing = -surplusInBox(draft, power); missing > 0; missing--) callExpedition(draft, power);
};

const send = (
  draft: Draft,
  power: Power,
  general: PieceId,
  cards: readonly CardId[],
  events: EventSink,
): void => {
  const pack = packOf(draft);
  if (draft.at[general] === OFF_BOARD) {
    discardCards(draft, power, cards);
    draft.troops[general] = EXPEDITION_TROOPS;
    draft.disclosures++;
  } else leaveStack(draft, pack, general);
  forgetGeneral(draft, general);
  placePiece(draft, general, OFF_MAP_BOX);
  turnOver(draft, general, false);
  events?.push({ type: "expeditionSent", power, general, cards });
};

/** DEC-14 */
export const expeditionHandler: Handler<ExpeditionFrame> = {
  waitsFor: (position, frame) => [seatOf(position, frame.power)],

  choices(position, seat, { power }) {
    if (seat !== seatOf(position, power)) return [];
    const hand = position.hands[power] as readonly CardId[];
    const onBoard = onBoardOf(position, power);
    const offBoard = offBoardOf(position, power);
    return [{ type: "expedition", power, onBoard, offBoard, price: EXPEDITION_PRICE, hand }];
  },

  refusal(position, seat, action, { power }) {
    if (seat !== seatOf(position, power)) return refuse("TRK-05", "notYourDecision");
    if (action.type !== "expedition") return notAsked("TRK-05");
    const { general, cards } = action;
    if (onBoardOf(position, power).includes(general))
      return cards.length === 0 ? null : refuse("TRK-06", "paymentTooLarge");
    const isOwn = (packOf(position).armies[power] as Army).generals.includes(general);
    if (isOwn && position.at[general] === OFF_BOARD && isAboveCeiling(position, power))
      return refuse("STK-20", "troopCeilingReached");
    if (!offBoardOf(position, power).includes(general)) return refuse("TRK-05", "generalCannotGo");
    return refusePayment(position.hands[power] as readonly CardId[], cards, EXPEDITION_PRICE, "TRK-06");
  },

  apply(draft, _seat, action, { power }, events) {
    if (action.type !== "expedition") return;
    draft.agenda.pop();
    send(draft, power, action.general, action.cards, events);
  },

  /** RUL-80: nobody can do the impossible; the duty is looked at again in the next politics stage. */
  resume(draft, { power }) {
    if (onBoardOf(draft, power).length > 0 || offBoardOf(draft, power).length > 0) return false;
    draft.agenda.pop();
    return true;
  },
};
