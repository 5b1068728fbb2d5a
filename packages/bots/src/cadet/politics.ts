import { influenceOfTrump, isTrump } from "@maria/advice/politics";
import type { View } from "@maria/rules";
import { influenceOf, packOf } from "@maria/rules/board";
import {
  type Action,
  type CardId,
  type Choice,
  MAJOR_POWERS,
  type Pack,
  type PoliticalCardId,
  type Power,
  type Random,
  type SelectionFrame,
  type Shift,
  type Suit,
  seatOfPower,
  suitOf,
  worthOf,
} from "@maria/rules/model";
import { keepingWorth } from "./payments.ts";
import { bestExecution, harmBy } from "./statecraft.ts";

type PlaceChoice = Extract<Choice, { type: "placeCard" }>;
type SelectChoice = Extract<Choice, { type: "selectCard" }>;
type ExecuteChoice = Extract<Choice, { type: "execute" }>;

/** How likely another power wants a card that serves it. */
const TAKEN_BY_OTHERS = 0.5;
/** What a trump placed face-down by somebody else is worth on average. */
const USUAL_TRUMP = 6;
/** The margin of influence at which a power comes first three times in four. */
const SPREAD = 4;
/** POL-10: one bluff in so many times with nothing better to place. */
const BLUFF = 7;
/** OPT-09: under the optional rule a bluff costs the card for a turn. */
const DEAR_BLUFF = 40;
/** A card on the display does nothing in the field meanwhile. */
const IDLE_CARD = 0.1;
/** A card has to be worth this much more than the trump that buys it. */
const WORTHWHILE = 0.3;

/** What selecting a political card is worth: its use, and that nobody else has it. */
const worthOfSelecting = (view: View, pack: Pack, power: Power, id: PoliticalCardId): number => {
  const card = pack.politics.cards[id];
  if (card === undefined || !card.powers.includes(power)) return 0;
  const seat = (each: Power) => seatOfPower(view.options, each, view.saxony);
  let harm = 0;
  for (const other of MAJOR_POWERS)
    if (seat(other) !== seat(power) && card.powers.includes(other))
      harm = Math.max(harm, harmBy(view, pack, power, other, card));
  return bestExecution(view, pack, power, card).utility + TAKEN_BY_OTHERS * harm;
};

/** What the open cards are worth to a power, the best one first. */
const worthsOf = (view: View, pack: Pack, power: Power, open: readonly PoliticalCardId[]) =>
  open
    .map((card) => ({ card, worth: worthOfSelecting(view, pack, power, card) }))
    .sort((a, b) => b.worth - a.worth);

/** POL-13: the open card that serves the power best, if any does. */
export const mostWanted = (view: View, power: Power): PoliticalCardId | null => {
  const [best] = worthsOf(view, packOf(view), power, view.affairs?.openCards ?? []);
  return best === undefined || best.worth <= 0 ? null : best.card;
};

/** How likely this influence comes before all rivals who want a card. */
const chanceToLead = (
  view: View,
  pack: Pack,
  power: Power,
  influence: number,
  open: readonly number[],
): number => {
  let chance = 1;
  for (const rival of MAJOR_POWERS) {
    if (rival === power || !open.some((card) => pack.politics.cards[card]?.powers.includes(rival))) continue;
    const hasCards = (view.handBacks[rival] ?? []).some((count) => count > 0);
    const expected = influenceOf(view, rival) + (hasCards ? USUAL_TRUMP / 2 : 0);
    chance *= 1 / (1 + Math.exp(-(influence - expected) / SPREAD));
  }
  // POL-17: of two cards the second in rank still gets one.
  return open.length > 1 ? 1 - (1 - chance) ** 2 : chance;
};

/** DEC-08: the suit in which the seat's powers can best buy what they want. */
export const chooseTrump = (view: View, random: Random): Action => {
  const pack = packOf(view);
  const open = view.affairs?.openCards ?? [];
  let best: Suit = random(4) as Suit;
  let most = 0;
  for (const suit of [0, 1, 2, 3] as const) {
    let worth = 0;
    for (const power of MAJOR_POWERS) {
      if (seatOfPower(view.options, power, view.saxony) !== view.seat) continue;
      const wanted = worthsOf(view, pack, power, open)[0]?.worth ?? 0;
      const strongest = Math.max(
        0,
        ...(view.hands[power] ?? []).filter((card) => suitOf(card) === suit).map(worthOf),
      );
      worth += wanted * strongest;
    }
    if (worth <= most) continue;
    most = worth;
    best = suit;
  }
  return { type: "chooseTrump", suit: best };
};

/** DEC-09: the trump that best buys a card the power wants; otherwise nothing, if it may, or now and then a bluff. */
export const placeCard = (view: View, choice: PlaceChoice, random: Random): Action => {
  const pack = packOf(view);
  const { power, hand, mayPlaceNone } = choice;
  const open = view.affairs?.openCards ?? [];
  const trump = view.affairs?.trump ?? null;
  const wanted = worthsOf(view, pack, power, open)[0]?.worth ?? 0;
  const keeping = keepingWorth(view, power, hand);
  const display = view.affairs?.conserved[power] ?? [];
  const onDisplay = keepingWorth(view, power, display).reduce((sum, worth) => sum + worth, 0);
  const before = influenceOf(view, power);
  const gainWith = (influence: number, sacrifice: number): number =>
    influence === 0 ? 0 : chanceToLead(view, pack, power, influence, open) * (wanted - sacrifice - onDisplay);
  let best: CardId | null = null;
  // RUL-103: where something must be placed even the least loss is a gain.
  let most = mayPlaceNone ? Math.max(0, gainWith(before, 0)) : Number.NEGATIVE_INFINITY;
  hand.forEach((card, index) => {
    if (!isTrump(card, trump)) return;
    const sacrifice = keeping[index] as number;
    const gain = gainWith(before + influenceOfTrump(card), sacrifice) - IDLE_CARD - sacrifice * IDLE_CARD;
    if (gain <= most) return;
    most = gain;
    best = card;
  });
  if (best === null && hand.length > 0 && random(view.options.politicalOption ? DEAR_BLUFF : BLUFF) === 0) {
    const bluffs = hand.filter((card) => !isTrump(card, trump));
    best = bluffs[random(Math.max(1, bluffs.length))] ?? null;
  }
  return { type: "placeCard", power, card: best };
};

/** DEC-10: the most useful card, if it is worth the cards on the display; otherwise they are kept for later. */
export const selectCard = (view: View, offered: readonly Choice[]): Action => {
  const choice = offered.find((entry): entry is SelectChoice => entry.type === "selectCard");
  const frame = view.agenda[view.agenda.length - 1] as SelectionFrame | undefined;
  const power = frame?.ranking[0];
  const mayConserve = offered.some(({ type }) => type === "conserve");
  if (choice === undefined || power === undefined) return { type: "conserve" };
  const pack = packOf(view);
  const [best] = worthsOf(view, pack, power, choice.cards);
  if (best === undefined) return { type: "conserve" };
  const price = keepingWorth(view, power, view.affairs?.conserved[power] ?? []).reduce(
    (sum, worth) => sum + worth,
    0,
  );
  if (mayConserve && best.worth <= price * WORTHWHILE) return { type: "conserve" };
  return { type: "selectCard", card: best.card };
};

/** RUL-103: the shifts wanted, with every one that was promised in its place. */
const keptTo = ({ shifts }: ExecuteChoice, wanted: readonly Shift[]): Shift[] =>
  shifts.flatMap(({ track, steps, isPromised }) => {
    const chosen = wanted.find((shift) => shift.track === track && steps.includes(shift.steps));
    if (chosen !== undefined) return [chosen];
    return isPromised ? steps.slice(0, 1).map((count) => ({ track, steps: count })) : [];
  });

/** DEC-11, DEC-13 */
export const executeCard = (view: View, choice: ExecuteChoice): Action => {
  const pack = packOf(view);
  const frame = view.agenda[view.agenda.length - 1];
  const card = pack.politics.cards[choice.card];
  if (frame?.kind !== "execution" || card === undefined)
    return { type: "execute", instruction: false, shifts: [] };
  const { action } = bestExecution(view, pack, frame.power, card, choice.receivers);
  return { ...action, shifts: keptTo(choice, action.shifts) };
};
