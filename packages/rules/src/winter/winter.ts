import { discardCards } from "../ground/deck.ts";
import { refusePayment } from "../ground/payment.ts";
import { activePowers, momentOf } from "../ground/sequence.ts";
import type { RecruitAction } from "../model/actions.ts";
import { type Handler, notAsked, replaceTop } from "../model/agenda.ts";
import type { Choice, RecruitChoice } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import type { Consents, WinterFrame } from "../model/frames.ts";
import type { CardId } from "../model/ids.ts";
import { TROOP_PRICE } from "../model/numbers.ts";
import type { Seat } from "../model/options.ts";
import type { Power } from "../model/powers.ts";
import { type Refusal, type RuleId, refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Pack } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import { proposeStack, pushProposals, refuseProposal } from "../troops/stackProposal.ts";
import {
  hasTroopPlace,
  placeTroops,
  refuseReentries,
  refuseSplit,
  troopPlacesOf,
} from "../troops/troopPlaces.ts";

/** RUL-63: a power is asked if it holds cards and could place a troop; both are public knowledge. */
const couldRecruit = (position: Position, pack: Pack, consents: Consents, power: Power): boolean =>
  position.hands[power]?.length !== 0 && hasTroopPlace(position, pack, consents, power);

/** SEQ-09: the powers of one action stage declare in parallel. */
export const enterWinter = (draft: Draft): void => {
  const pack = packOf(draft);
  const asked: Consents = { agreedStacks: [], refusedStacks: [] };
  const waiting = activePowers(draft).filter((power) => couldRecruit(draft, pack, asked, power));
  if (waiting.length > 0) draft.agenda.push({ kind: "winter", waiting, agreedStacks: [], refusedStacks: [] });
};

const recruitChoice = (position: Position, pack: Pack, frame: WinterFrame, power: Power): RecruitChoice => {
  const { room, offBoard, vacancies, mostTroops } = troopPlacesOf(position, pack, frame, power);
  const hand = position.hands[power] as readonly CardId[];
  return { type: "recruit", power, room, offBoard, vacancies, mostTroops, pricePerTroop: TROOP_PRICE, hand };
};

const refuseRecruit = (
  position: Position,
  pack: Pack,
  frame: WinterFrame,
  action: RecruitAction,
): Refusal | null => {
  const { power, troops } = action;
  if (!frame.waiting.includes(power)) return refuse("WTR-02", "alreadyRecruited");
  if (!Number.isInteger(troops) || troops < 0) return refuse("WTR-02", "malformedAction");
  return (
    refuseReentries(position, pack, frame, power, action.reentries) ??
    refuseSplit(position, pack, power, troops, action.reentries, action.split) ??
    refusePayment(position.hands[power] as readonly CardId[], action.cards, troops * TROOP_PRICE, "WTR-02")
  );
};

/** WTR-02 to WTR-12 */
const recruit = (draft: Draft, pack: Pack, action: RecruitAction, events: EventSink): void => {
  const { power, troops, reentries, cards, split } = action;
  discardCards(draft, power, cards);
  draft.disclosures++;
  events?.push({ type: "recruited", power, troops, reentries, cards, split });
  placeTroops(draft, pack, power, reentries, split, events);
};

/** SAX-16: outside winter only a Saxon general is asked about, when Saxony has just become Austria's ally. */
const ruleAsking = (position: Position, inWinter: RuleId): RuleId =>
  momentOf(position).phase === "winter" ? inWinter : "SAX-16";

/** DEC-15, DEC-41 to DEC-43 */
export const winterHandler: Handler<WinterFrame> = {
  waitsFor(position, frame) {
    const seats: Seat[] = [];
    for (const power of frame.waiting) {
      const seat = seatOf(position, power);
      if (!seats.includes(seat)) seats.push(seat);
    }
    return seats;
  },

  choices(position, seat, frame) {
    const pack = packOf(position);
    const found: Choice[] = [];
    for (const power of frame.waiting) {
      if (seatOf(position, power) !== seat) continue;
      found.push(recruitChoice(position, pack, frame, power));
      pushProposals(position, pack, frame, power, found);
    }
    return found;
  },

  refusal(position, seat, action, frame) {
    const pack = packOf(position);
    if (!winterHandler.waitsFor(position, frame).includes(seat))
      return refuse(ruleAsking(position, "SEQ-09"), "notYourDecision");
    if (action.type === "proposeStack") return refuseProposal(position, seat, frame.waiting, frame, action);
    if (action.type === "reenterTrain") return notAsked("WTR-16");
    if (action.type !== "recruit") return notAsked(ruleAsking(position, "WTR-01"));
    if (seatOf(position, action.power) !== seat) return refuse("TAC-20", "notYourPower");
    return refuseRecruit(position, pack, frame, action);
  },

  apply(draft, _seat, action, frame, events) {
    const pack = packOf(draft);
    if (action.type === "recruit") {
      const { agreedStacks, refusedStacks } = frame;
      const waiting = frame.waiting.filter((power) => power !== action.power);
      replaceTop(draft, { kind: "winter", waiting, agreedStacks, refusedStacks });
      recruit(draft, pack, action, events);
    } else if (action.type === "proposeStack") proposeStack(draft, action, events);
  },

  resume(draft, frame) {
    if (frame.waiting.length > 0) return false;
    draft.agenda.pop();
    return true;
  },
};
