import { packOf } from "@maria/rules/board";
import {
  type Action,
  type CardId,
  type Choice,
  isReserve,
  LONGEST_PROMISE,
  LONGEST_TREATY,
  type MarchStep,
  MOST_TERMS,
  MOST_TROOPS,
  type Position,
  RESERVE_MAXIMUM,
  type Reentry,
  type Seat,
  seatOfPower,
  type Term,
  type TroopPlaces,
  worthOf,
} from "@maria/rules/model";

/**
 * Whether an action is among those a choice stands for, found by walking the choice and never by asking the engine's
 * refusals: a second opinion on what they let through.
 */
type ChoiceOf<Type> = Extract<Choice, { type: Type }>;
type ActionOf<Type> = Extract<Action, { type: Type }>;
type Membership<Type> = (choice: ChoiceOf<Type>, action: ActionOf<Type>) => boolean;

const areDistinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

const isSum = (numbers: readonly number[], total: number): boolean =>
  numbers.reduce((sum, number) => sum + number, 0) === total;

/** RUL-14: the cards cover the price, and none of them could be left out. */
const isPayment = (hand: readonly CardId[], cards: readonly CardId[], price: number): boolean => {
  const worths = cards.map(worthOf);
  const sum = worths.reduce((total, worth) => total + worth, 0);
  return (
    areDistinct(cards) &&
    cards.every((card) => hand.includes(card)) &&
    sum >= price &&
    worths.every((worth) => sum - worth < price)
  );
};

const isCommander = (commanders: readonly number[] | null, commander: number | undefined): boolean =>
  commanders === null ? commander === undefined : commander !== undefined && commanders.includes(commander);

const isSite = (
  sites: readonly { readonly city: number; readonly commanders: readonly number[] | null }[],
  city: number,
  commander: number | undefined,
): boolean => sites.some((site) => site.city === city && isCommander(site.commanders, commander));

const march: Membership<"march"> = (choice, { piece, path, force, commander }) => {
  if (piece !== choice.piece || (force && !choice.mayForce)) return false;
  let last: MarchStep | undefined;
  for (const [taken, city] of path.entries()) {
    if (last !== undefined && !last.mayGoOn) return false;
    last = choice.steps(path.slice(0, taken), force).find((step) => step.city === city);
    if (last === undefined) return false;
  }
  return last?.mayEnd === true && isCommander(last.commanders, commander);
};

/** WTR-08: every general once, each where he may, no city with more than it takes. */
const mayReenter = ({ offBoard, vacancies }: TroopPlaces, reentries: readonly Reentry[]): boolean =>
  areDistinct(reentries.map(({ general }) => general)) &&
  reentries.every(({ general, city, commander }) => {
    const sites = offBoard.find((other) => other.general === general)?.sites ?? [];
    const most = vacancies.find((other) => other.city === city)?.vacancies ?? 0;
    return isSite(sites, city, commander) && reentries.filter((other) => other.city === city).length <= most;
  });

type Split = ActionOf<"recruit">["split"];

/** WTR-03, WTR-13: troops go to generals with room, and each who re-enters gets at least one. */
const mayReceive = ({ room }: TroopPlaces, reentries: readonly Reentry[], split: Split): boolean =>
  areDistinct(split.map(({ general }) => general)) &&
  reentries.every(({ general }) => split.some((share) => share.general === general)) &&
  split.every(({ general, troops }) => {
    const isBack = reentries.some((reentry) => reentry.general === general);
    const most = isBack ? MOST_TROOPS : (room.find((place) => place.general === general)?.room ?? 0);
    return troops >= 1 && troops <= most;
  });

/** RUL-64: as many as the generals have room for and the power may have. */
const roomFor = ({ room, mostTroops }: TroopPlaces, reentries: readonly Reentry[]): number =>
  Math.min(
    room.reduce((sum, place) => sum + place.room, reentries.length * MOST_TROOPS),
    mostTroops,
  );

const troopsOf = (split: Split): number[] => split.map(({ troops }) => troops);

const execute: Membership<"execute"> = (choice, { instruction, receiver, shifts }) => {
  if (instruction && !choice.hasInstruction) return false;
  const receivers = instruction ? choice.receivers : null;
  if (receivers === null ? receiver !== undefined : receiver === undefined || !receivers.includes(receiver))
    return false;
  return (
    areDistinct(shifts.map(({ track }) => track)) &&
    shifts.every(({ track, steps }) =>
      choice.shifts.some((shift) => shift.track === track && shift.steps.includes(steps)),
    ) &&
    choice.shifts.every(
      ({ track, isPromised }) => !isPromised || shifts.some((shift) => shift.track === track),
    )
  );
};

const bare = (): boolean => true;
const isAgreement = (choice: { agreement: number }, action: { agreement: number }): boolean =>
  choice.agreement === action.agreement;

/** One line for every kind of choice there is. */
const OFFERED: { readonly [Type in Choice["type"]]: Membership<Type> } = {
  allot: ({ power, minimum, total }, action) =>
    action.power === power &&
    action.troops.length === minimum.length &&
    action.troops.every((count, index) => count >= (minimum[index] as number) && count <= MOST_TROOPS) &&
    isSum(action.troops, total),
  transfer: ({ from, to, most }, action) =>
    action.from === from && action.to === to && action.troops >= 1 && action.troops <= most,
  placeHussar: ({ hussar, cities }, action) => action.hussar === hussar && cities.includes(action.city),
  subsidy: bare,
  paySupply: ({ power, hand, price }, action) =>
    action.power === power && isPayment(hand, action.cards, price),
  coverSupply({ power, charges, worth }, { power: payer, generals }) {
    const covered = charges.filter(({ general }) => generals.includes(general));
    const left = worth - covered.reduce((sum, { price }) => sum + price, 0);
    return (
      payer === power &&
      areDistinct(generals) &&
      covered.length === generals.length &&
      left >= 0 &&
      charges.every((charge) => covered.includes(charge) || charge.price > left)
    );
  },
  march,
  halt: bare,
  reenterTrain: ({ train, cities, hand, price }, action) =>
    action.train === train && cities.includes(action.city) && isPayment(hand, action.cards, price),
  answerDispute: bare,
  dispute: bare,
  passFlanders: bare,
  answerStack: ({ answers }, { agree }) => answers.includes(agree),
  done: bare,
  notDone: bare,
  fight: ({ fights }, { attacker, defender }) =>
    fights.some((fight) => fight.attacker === attacker && fight.defender === defender),
  playCard: ({ cards }, { card, value }) =>
    cards.includes(card) &&
    (isReserve(card) ? value !== undefined && value >= 1 && value <= RESERVE_MAXIMUM : value === undefined),
  stop: bare,
  retreat: ({ paths }, { path }) => paths.some((known) => known.join() === path.join()),
  proposeStack: ({ general, sites }, action) =>
    action.general === general && isSite(sites, action.city, action.commander),
  recruit: (choice, { power, troops, reentries, cards, split }) =>
    power === choice.power &&
    mayReenter(choice, reentries) &&
    mayReceive(choice, reentries, split) &&
    isSum(troopsOf(split), troops) &&
    troops <= choice.mostTroops &&
    isPayment(choice.hand, cards, troops * choice.pricePerTroop),
  chooseTrump: (_choice, { suit }) => suit >= 0 && suit <= 3,
  placeCard: ({ power, hand, mayPlaceNone }, action) =>
    action.power === power && (action.card === null ? mayPlaceNone : hand.includes(action.card)),
  selectCard: ({ cards }, { card }) => cards.includes(card),
  conserve: bare,
  execute,
  assignTroops: (choice, { reentries, split }) =>
    mayReenter(choice, reentries) &&
    mayReceive(choice, reentries, split) &&
    isSum(troopsOf(split), Math.min(choice.troops, roomFor(choice, reentries))),
  expedition: ({ onBoard, offBoard, hand, price }, { general, cards }) =>
    (onBoard.includes(general) && cards.length === 0) ||
    (offBoard.includes(general) && isPayment(hand, cards, price)),
  bringBack: ({ generals }, { general }) => generals.includes(general),
  displace: ({ piece, sites }, action) =>
    action.piece === piece && isSite(sites, action.city, action.commander),
  shiftSaxony: ({ most }, { steps }) => steps >= 0 && steps <= most,
  reduce: bare,
  offerPeace: ({ offers }, { offer }) => offers.includes(offer),
  answerPeace: ({ answers }, { accept }) => answers.includes(accept),
  placeTrain: ({ cities }, { city }) => cities.includes(city),
  vote: ({ least, most }, { charles }) => charles >= least && charles <= most,
  cede: bare,
  propose: ({ partners }, { partner, terms, turns }) =>
    partners.includes(partner) &&
    turns >= 1 &&
    turns <= LONGEST_TREATY &&
    terms.length >= 1 &&
    terms.length <= MOST_TERMS,
  answerOffer: (choice, action) => isAgreement(choice, action) && (choice.mayAccept || !action.accept),
  withdrawOffer: isAgreement,
  endTreaty: isAgreement,
};

/** NEG-06: what may be promised is not listed, but each term speaks of things there are and for its own parties. */
const isSoundTerm = (position: Position, parties: readonly Seat[], term: Term): boolean => {
  const pack = packOf(position);
  const speaker = "power" in term ? term.power : "giver" in term ? term.giver : null;
  if (speaker !== null && !parties.includes(seatOfPower(position.options, speaker, position.saxony)))
    return false;
  if ("cities" in term) return term.cities.length > 0 && term.cities.every((city) => pack.cities[city]);
  if ("fortresses" in term)
    return term.fortresses.length > 0 && term.fortresses.every((fortress) => pack.fortresses[fortress]);
  if ("card" in term) return pack.politics.cards[term.card] !== undefined;
  return !("text" in term) || (term.text.length > 0 && term.text.length <= LONGEST_PROMISE);
};

/** Whether the action is among the choices the seat is offered. */
export const isOffered = (
  position: Position,
  seat: Seat,
  offered: readonly Choice[],
  action: Action,
): boolean => {
  const membership = OFFERED[action.type] as (choice: Choice, action: Action) => boolean;
  if (!offered.some((choice) => choice.type === action.type && membership(choice, action))) return false;
  return (
    action.type !== "propose" ||
    action.terms.every((term) => isSoundTerm(position, [seat, action.partner], term))
  );
};
