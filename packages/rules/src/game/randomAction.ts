import { MOST_TROOPS } from "../ground/stacks.ts";
import type {
  Action,
  AssignTroopsAction,
  ExecuteAction,
  MarchAction,
  RecruitAction,
  Reentry,
} from "../model/actions.ts";
import type { Shift } from "../model/affairs.ts";
import { isReserve, RESERVE_MAXIMUM, type Suit, worthOf, worthOfHand } from "../model/cards.ts";
import type {
  AssignTroopsChoice,
  Choice,
  MarchChoice,
  MarchStep,
  RecruitChoice,
  TroopPlaces,
} from "../model/choices.ts";
import type { CardId, CityId, PieceId } from "../model/ids.ts";
import { takeOut } from "../tools/takeOut.ts";
import { actionsOf, receiversOf, splitOf } from "./actionsOf.ts";

/** A source of chance: a whole number from 0 to below − 1. */
export type Random = (below: number) => number;

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

/** A payment with no card too many: cards at random until the price is covered, then spare ones back. */
export const randomPayment = (hand: readonly CardId[], price: number, random: Random): CardId[] => {
  const left = hand.slice();
  const cards: CardId[] = [];
  let sum = 0;
  while (sum < price && left.length > 0) {
    const card = takeOut(left, random(left.length));
    cards.push(card);
    sum += worthOf(card);
  }
  for (let index = 0; index < cards.length; ) {
    const worth = worthOf(cards[index] as CardId);
    if (sum - worth < price) index++;
    else {
      sum -= worth;
      takeOut(cards, index);
    }
  }
  return cards;
};

/** Shares `total` one by one among places with room left above their minimum. */
const randomSplit = (
  total: number,
  minimum: readonly number[],
  maximum: readonly number[],
  random: Random,
): number[] => {
  const share = minimum.slice();
  let left = total;
  for (const count of share) left -= count;
  while (left > 0) {
    const index = random(share.length);
    if ((share[index] as number) >= (maximum[index] as number)) continue;
    share[index] = (share[index] as number) + 1;
    left--;
  }
  return share;
};

/** A walk down the march tree that stops somewhere on the way. */
const randomMarch = (choice: MarchChoice, random: Random): MarchAction | null => {
  const force = choice.mayForce && random(4) === 0;
  const path: CityId[] = [];
  let last: MarchStep | null = null;
  while (last === null || (last.mayGoOn && (!last.mayEnd || random(3) > 0))) {
    const steps = choice.steps(path, force);
    if (steps.length === 0) break;
    last = pick(steps, random);
    path.push(last.city);
  }
  if (last === null || !last.mayEnd) return null;
  const { piece } = choice;
  if (last.commanders === null) return { type: "march", piece, path, force };
  return { type: "march", piece, path, force, commander: pick(last.commanders, random) };
};

const randomReentries = (places: TroopPlaces, most: number, random: Random): Reentry[] => {
  const reentries: Reentry[] = [];
  for (const { general, sites } of places.offBoard) {
    const open = sites.filter(({ city }) => {
      const vacancies = places.vacancies.find((entry) => entry.city === city)?.vacancies ?? 0;
      return reentries.filter((reentry) => reentry.city === city).length < vacancies;
    });
    if (open.length === 0 || reentries.length >= most || random(3) === 0) continue;
    const { city, commanders } = pick(open, random);
    reentries.push(
      commanders === null ? { general, city } : { general, city, commander: pick(commanders, random) },
    );
  }
  return reentries;
};

const randomRecruit = (choice: RecruitChoice, random: Random): RecruitAction => {
  const { power, hand, pricePerTroop } = choice;
  const affordable = Math.min(Math.floor(worthOfHand(hand) / pricePerTroop), choice.mostTroops);
  const reentries = randomReentries(choice, affordable, random);
  const receivers = receiversOf(choice, reentries);
  const most = Math.min(affordable, receivers.room);
  const troops = reentries.length + random(most - reentries.length + 1);
  const share = randomSplit(troops, receivers.minimum, receivers.maximum, random);
  return {
    type: "recruit",
    power,
    troops,
    reentries,
    cards: randomPayment(hand, troops * pricePerTroop, random),
    split: splitOf(receivers, share),
  };
};

const randomAssignment = (choice: AssignTroopsChoice, random: Random): AssignTroopsAction => {
  const reentries = randomReentries(choice, Math.min(choice.troops, choice.mostTroops), random);
  const receivers = receiversOf(choice, reentries);
  const troops = Math.min(choice.troops, receivers.room);
  const share = randomSplit(troops, receivers.minimum, receivers.maximum, random);
  return { type: "assignTroops", reentries, split: splitOf(receivers, share) };
};

const randomExecution = (choice: Extract<Choice, { type: "execute" }>, random: Random): ExecuteAction => {
  const shifts: Shift[] = [];
  for (const { track, steps, isPromised } of choice.shifts)
    if (isPromised || random(3) > 0) shifts.push({ track, steps: pick(steps, random) });
  const instruction = choice.hasInstruction && random(4) > 0;
  return instruction && choice.receivers !== null
    ? { type: "execute", instruction, shifts, receiver: pick(choice.receivers, random) }
    : { type: "execute", instruction, shifts };
};

/** RUL-22: generals in random order, each covered if he still fits. */
const randomCover = (choice: Extract<Choice, { type: "coverSupply" }>, random: Random): PieceId[] => {
  const charges = choice.charges.slice();
  const covered: PieceId[] = [];
  let left = choice.worth;
  while (charges.length > 0) {
    const [charge] = charges.splice(random(charges.length), 1);
    if (charge === undefined || charge.price > left) continue;
    left -= charge.price;
    covered.push(charge.general);
  }
  return covered;
};

/** Some action the choice stands for, or null if the walk led nowhere and another should be tried. */
export const randomOf = (choice: Choice, random: Random): Action | null => {
  switch (choice.type) {
    case "allot": {
      const maximum = choice.minimum.map(() => MOST_TROOPS);
      return {
        type: "allot",
        power: choice.power,
        troops: randomSplit(choice.total, choice.minimum, maximum, random),
      };
    }
    case "transfer":
      return { type: "transfer", from: choice.from, to: choice.to, troops: 1 + random(choice.most) };
    case "placeHussar":
      return { type: "placeHussar", hussar: choice.hussar, city: pick(choice.cities, random) };
    case "subsidy":
      return { type: "subsidy", pay: random(2) === 0 };
    case "paySupply":
      return {
        type: "paySupply",
        power: choice.power,
        cards: randomPayment(choice.hand, choice.price, random),
      };
    case "coverSupply":
      return { type: "coverSupply", power: choice.power, generals: randomCover(choice, random) };
    case "march":
      return randomMarch(choice, random);
    case "reenterTrain": {
      const cards = randomPayment(choice.hand, choice.price, random);
      return { type: "reenterTrain", train: choice.train, city: pick(choice.cities, random), cards };
    }
    case "answerDispute":
      return { type: "answerDispute", dispute: random(2) === 0 };
    case "answerStack":
      return { type: "answerStack", agree: pick(choice.answers, random) };
    case "fight": {
      const { attacker, defender } = pick(choice.fights, random);
      return { type: "fight", attacker, defender };
    }
    case "playCard": {
      const card = pick(choice.cards, random);
      return isReserve(card)
        ? { type: "playCard", card, value: 1 + random(RESERVE_MAXIMUM) }
        : { type: "playCard", card };
    }
    case "retreat":
      return { type: "retreat", path: pick(choice.paths, random) };
    case "proposeStack": {
      const { city, commanders } = pick(choice.sites, random);
      const proposal = { type: "proposeStack" as const, general: choice.general, city };
      return commanders === null ? proposal : { ...proposal, commander: pick(commanders, random) };
    }
    case "recruit":
      return randomRecruit(choice, random);
    case "chooseTrump":
      return { type: "chooseTrump", suit: random(4) as Suit };
    case "placeCard": {
      const index = random(choice.hand.length + (choice.mayPlaceNone ? 1 : 0));
      return { type: "placeCard", power: choice.power, card: choice.hand[index] ?? null };
    }
    case "selectCard":
      return { type: "selectCard", card: pick(choice.cards, random) };
    case "execute":
      return randomExecution(choice, random);
    case "assignTroops":
      return randomAssignment(choice, random);
    case "expedition": {
      const general = pick([...choice.onBoard, ...choice.offBoard], random);
      const pays = choice.offBoard.includes(general);
      return {
        type: "expedition",
        general,
        cards: pays ? randomPayment(choice.hand, choice.price, random) : [],
      };
    }
    case "bringBack":
      return { type: "bringBack", general: pick(choice.generals, random) };
    case "displace": {
      const { city, commanders } = pick(choice.sites, random);
      const displacement = { type: "displace" as const, piece: choice.piece, city };
      return commanders === null ? displacement : { ...displacement, commander: pick(commanders, random) };
    }
    case "shiftSaxony":
      return { type: "shiftSaxony", steps: random(choice.most + 1) };
    case "reduce":
      return { type: "reduce", reduce: random(2) === 0 };
    case "offerPeace":
      return { type: "offerPeace", offer: pick(choice.offers, random) };
    case "answerPeace":
      return { type: "answerPeace", accept: pick(choice.answers, random) };
    case "placeTrain":
      return { type: "placeTrain", city: pick(choice.cities, random) };
    case "vote":
      return { type: "vote", charles: choice.least + random(choice.most - choice.least + 1) };
    case "cede":
      return { type: "cede", cede: random(2) === 0 };
    case "propose":
      return choice.suggestions(pick(choice.partners, random), random)[0] ?? null;
    case "answerOffer":
      return {
        type: "answerOffer",
        agreement: choice.agreement,
        accept: choice.mayAccept && random(2) === 0,
      };
    case "withdrawOffer":
    case "endTreaty":
      return { type: choice.type, agreement: choice.agreement };
    default:
      return { type: choice.type };
  }
};

/** Transfers and train re-entries are possible nearly always; taken as often as marches they would crowd out play. */
const takenOneIn = (type: Choice["type"]): number => {
  switch (type) {
    case "transfer":
    case "endTreaty":
      return 20;
    case "reenterTrain":
    case "withdrawOffer":
      return 10;
    case "propose":
      return 50;
    default:
      return 1;
  }
};

/** Many tries without success: what is seldom taken may be all there is. */
const PATIENCE = 500;

/** A random legal action among these choices; every kind and every piece has its chance. */
export const randomAction = (choices: readonly Choice[], random: Random): Action => {
  for (let tries = 0; tries < 2 * PATIENCE; tries++) {
    const choice = pick(choices, random);
    const oneIn = takenOneIn(choice.type);
    if (oneIn > 1 && tries < PATIENCE && random(oneIn) > 0) continue;
    const action = randomOf(choice, random);
    if (action !== null) return action;
  }
  // A march under treaties may have a single end that a random walk hardly ever finds.
  for (const choice of choices) for (const action of actionsOf(choice)) return action;
  throw new Error("no legal action found among the choices offered");
};
