import { discardCards } from "../ground/deck.ts";
import { occupy } from "../ground/occupation.ts";
import { refusePayment } from "../ground/payment.ts";
import { losePoints } from "../ground/pools.ts";
import { activePowers } from "../ground/sequence.ts";
import { forgetGeneral, loseFromSight } from "../ground/sightings.ts";
import { generalsIn, loseTroops, powerOf, turnOver } from "../ground/stacks.ts";
import { type Handler, notAsked, replaceTop } from "../model/agenda.ts";
import { worthOfHand } from "../model/cards.ts";
import type { EventSink } from "../model/events.ts";
import type { Charge, SupplyFrame } from "../model/frames.ts";
import { type CardId, type CityId, isOnBoard, type PieceId } from "../model/ids.ts";
import { LOSS_FACE_DOWN, LOSS_FACE_UP } from "../model/numbers.ts";
import { majorOf, type Power } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { seatOf, seatOfFirst } from "../model/seats.ts";
import type { Draft } from "../model/state.ts";
import type { Army, Pack } from "../pack/pack.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import { offerSaxonyShift, pointsMoveSaxony } from "../saxony/saxony.ts";
import { noteDueCharges } from "../treaties/compelledByRules.ts";
import { FREE, supplyOf, UNSUPPLIED } from "./supplyPath.ts";

/** SUP-01, SUP-02: every active general on the board is checked, one result per general. */
export const enterSupply = (draft: Draft, events: EventSink): void => {
  const pack = packOf(draft);
  const board = boardOf(draft);
  const charges: Charge[] = [];
  const unsupplied: PieceId[] = [];
  const paying: Power[] = [];
  const occupation = occupy(draft, board);
  for (const power of activePowers(draft))
    for (const general of (pack.armies[power] as Army).generals) {
      const supply = supplyOf(draft, pack, board, general, occupation);
      if (supply === UNSUPPLIED) unsupplied.push(general);
      else if (supply !== FREE) {
        charges.push({ general, price: supply });
        if (!paying.includes(power)) paying.push(power);
      }
    }
  noteDueCharges(draft, paying, events);
  draft.agenda.push({ kind: "supply", paying, charges, unsupplied });
};

const chargesOf = (pack: Pack, frame: SupplyFrame, power: Power): Charge[] =>
  frame.charges.filter(({ general }) => powerOf(pack, general) === power);

const sumOf = (charges: readonly Charge[]): number => charges.reduce((sum, { price }) => sum + price, 0);

/** SUP-11: all of the power's generals have their supply. */
const turnFaceUp = (draft: Draft, generals: readonly PieceId[], events: EventSink): void => {
  for (const general of generals)
    if (draft.faceDown[general] && isOnBoard(draft.at[general] as CityId)) {
      turnOver(draft, general, false);
      events?.push({ type: "backInSupply", general });
    }
};

/** SUP-09 to SUP-11, RUL-23: losses are fixed per general and taken per power and city. */
const settleSupply = (draft: Draft, frame: SupplyFrame, events: EventSink): void => {
  const pack = packOf(draft);
  if (frame.unsupplied.length === 0) {
    for (const power of activePowers(draft)) turnFaceUp(draft, (pack.armies[power] as Army).generals, events);
    return;
  }
  const commanders = commandersOver(draft, pack, frame.unsupplied);
  const points: SupplyPoint[] = [];
  for (const power of activePowers(draft)) {
    const losses: Loss[] = [];
    for (const general of (pack.armies[power] as Army).generals) {
      const city = draft.at[general];
      if (city === undefined || !isOnBoard(city)) continue;
      if (frame.unsupplied.includes(general)) {
        const loss = draft.faceDown[general] ? LOSS_FACE_DOWN : LOSS_FACE_UP;
        turnOver(draft, general, true);
        addLoss(losses, city, loss);
        events?.push({ type: "outOfSupply", general, loss });
      } else if (draft.faceDown[general]) {
        turnOver(draft, general, false);
        events?.push({ type: "backInSupply", general });
      }
    }
    for (const { city, loss } of losses) {
      const generals = generalsIn(draft, pack, city).filter((general) => powerOf(pack, general) === power);
      loseFromSight(draft, generals, loss);
      loseTroops(draft, pack, generals, loss, "supply", events);
      for (const general of generals) {
        if (isOnBoard(draft.at[general] as CityId)) continue;
        forgetGeneral(draft, general);
        points.push({ power: commanders.find((other) => other.city === city)?.power ?? power, city });
      }
    }
  }
  if (draft.options.variant === "advanced") loseSupplyPoints(draft, points, events);
};

/** What the generals of one power in one city lose together. */
interface Loss {
  readonly city: CityId;
  loss: number;
}

const addLoss = (losses: Loss[], city: CityId, loss: number): void => {
  for (const other of losses)
    if (other.city === city) {
      other.loss += loss;
      return;
    }
  losses.push({ city, loss });
};

interface SupplyPoint {
  readonly power: Power;
  readonly city: CityId;
}

/** VBX-10, RUL-67: before any loss, the power in supreme command in each city that will suffer one. */
const commandersOver = (draft: Draft, pack: Pack, unsupplied: readonly PieceId[]): SupplyPoint[] => {
  const commanders: SupplyPoint[] = [];
  for (const general of unsupplied) {
    const city = draft.at[general] as CityId;
    const commander = generalsIn(draft, pack, city)[0];
    if (commander !== undefined) commanders.push({ power: powerOf(pack, commander), city });
  }
  return commanders;
};

/** VBX-08, SUP-21, RUL-88: a point for each general lost; then Austria's say over Saxony, once for the phase. */
const loseSupplyPoints = (draft: Draft, points: readonly SupplyPoint[], events: EventSink): void => {
  let forSaxony = 0;
  for (const { power, city } of points) {
    const major = majorOf(power, draft.saxony);
    losePoints(draft, major, 1, events);
    if (pointsMoveSaxony(draft, major, packOf(draft).cities[city]?.map === "bohemia")) forSaxony++;
  }
  if (forSaxony > 0) offerSaxonyShift(draft, forSaxony);
};

/** RUL-22: the set named fits into what the hand is worth, and no further general would. */
const refuseCover = (
  charges: readonly Charge[],
  worth: number,
  generals: readonly PieceId[],
): Refusal | null => {
  let left = worth;
  for (let index = 0; index < generals.length; index++) {
    const general = generals[index] as PieceId;
    const charge = charges.find((entry) => entry.general === general);
    if (!charge || generals.indexOf(general) !== index) return refuse("SUP-19", "notCharged");
    left -= charge.price;
  }
  if (left < 0) return refuse("SUP-19", "coversTooMuch");
  const another = charges.some(({ general, price }) => !generals.includes(general) && price <= left);
  return another ? refuse("RUL-22", "moreCouldBeCovered") : null;
};

/** DEC-22, DEC-23, one power after another (RUL-21). */
export const supplyHandler: Handler<SupplyFrame> = {
  waitsFor: (position, frame) => seatOfFirst(position, frame.paying),

  choices(position, seat, frame) {
    const power = frame.paying[0];
    if (power === undefined || seat !== seatOf(position, power)) return [];
    const charges = chargesOf(packOf(position), frame, power);
    const hand = position.hands[power] as readonly CardId[];
    const price = sumOf(charges);
    const worth = worthOfHand(hand);
    return worth >= price
      ? [{ type: "paySupply", power, price, hand }]
      : [{ type: "coverSupply", power, worth, charges }];
  },

  refusal(position, seat, action, frame) {
    const power = frame.paying[0];
    if (power === undefined || seat !== seatOf(position, power)) return refuse("SUP-01", "notYourDecision");
    if (action.type !== "paySupply" && action.type !== "coverSupply") return notAsked("SUP-18");
    if (action.power !== power) return refuse("TAC-20", "notPayingNow");
    const charges = chargesOf(packOf(position), frame, power);
    const hand = position.hands[power] as readonly CardId[];
    const price = sumOf(charges);
    const payable = worthOfHand(hand) >= price;
    if (action.type === "paySupply") {
      if (!payable) return refuse("SUP-19", "cannotPayInFull");
      return refusePayment(hand, action.cards, price, "SUP-18");
    }
    if (payable) return refuse("SUP-18", "mustPayInFull");
    return refuseCover(charges, worthOfHand(hand), action.generals);
  },

  apply(draft, _seat, action, frame, events) {
    if (action.type !== "paySupply" && action.type !== "coverSupply") return;
    const { power } = action;
    const charges = chargesOf(packOf(draft), frame, power);
    const price = sumOf(charges);
    let { unsupplied } = frame;
    if (action.type === "paySupply") {
      discardCards(draft, power, action.cards);
      events?.push({ type: "supplyPaid", power, price, cards: action.cards });
    } else {
      const cards = (draft.hands[power] as CardId[]).slice();
      discardCards(draft, power, cards);
      draft.disclosures++;
      events?.push({ type: "handSurrendered", power, price, cards, covered: action.generals });
      const uncovered = charges
        .map(({ general }) => general)
        .filter((general) => !action.generals.includes(general));
      unsupplied = [...unsupplied, ...uncovered];
    }
    replaceTop(draft, { ...frame, paying: frame.paying.slice(1), unsupplied });
  },

  resume(draft, frame, events) {
    if (frame.paying.length > 0) return false;
    draft.agenda.pop();
    settleSupply(draft, frame, events);
    return true;
  },
};
