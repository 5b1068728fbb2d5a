import { canPay, minimalPayments } from "../ground/payment.ts";
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
import { isReserve, RESERVE_MAXIMUM } from "../model/cards.ts";
import type {
  AssignTroopsChoice,
  Choice,
  MarchChoice,
  MarchStep,
  RecruitChoice,
  TroopPlaces,
} from "../model/choices.ts";
import type { Charge } from "../model/frames.ts";
import type { CityId, PieceId } from "../model/ids.ts";

/** Every way to share `total` among places that take between their minimum and their maximum. */
export function* splits(
  total: number,
  minimum: readonly number[],
  maximum: readonly number[],
): Generator<readonly number[]> {
  const share: number[] = [];
  function* fill(index: number, left: number): Generator<readonly number[]> {
    if (index === minimum.length) {
      if (left === 0) yield share.slice();
      return;
    }
    const most = Math.min(left, maximum[index] as number);
    for (let count = minimum[index] as number; count <= most; count++) {
      share.push(count);
      yield* fill(index + 1, left - count);
      share.pop();
    }
  }
  yield* fill(0, total);
}

/** RUL-22: every set of generals that fits into `worth` and could not be enlarged. */
export function* maximalCovers(charges: readonly Charge[], worth: number): Generator<readonly PieceId[]> {
  for (let set = 0; set < 1 << charges.length; set++) {
    const covered = charges.filter((_, index) => set & (1 << index));
    const left = worth - covered.reduce((sum, { price }) => sum + price, 0);
    const maximal = left >= 0 && charges.every((charge) => covered.includes(charge) || charge.price > left);
    if (maximal) yield covered.map(({ general }) => general);
  }
}

const marchEnding = (
  choice: MarchChoice,
  path: readonly CityId[],
  force: boolean,
  step: MarchStep,
): MarchAction[] => {
  const march: MarchAction = { type: "march", piece: choice.piece, path: path.slice(), force };
  return step.commanders === null ? [march] : step.commanders.map((commander) => ({ ...march, commander }));
};

function* marches(choice: MarchChoice, force: boolean, path: CityId[] = []): Generator<MarchAction> {
  for (const step of choice.steps(path, force)) {
    path.push(step.city);
    if (step.mayEnd) yield* marchEnding(choice, path, force, step);
    if (step.mayGoOn) yield* marches(choice, force, path);
    path.pop();
  }
}

/** WTR-08: every set of re-entries that leaves no city with more generals than it takes. */
function* reentrySets(choice: TroopPlaces, index = 0, chosen: Reentry[] = []): Generator<readonly Reentry[]> {
  const candidate = choice.offBoard[index];
  if (candidate === undefined) {
    yield chosen.slice();
    return;
  }
  yield* reentrySets(choice, index + 1, chosen);
  const { general } = candidate;
  for (const { city, commanders } of candidate.sites) {
    const vacancies = choice.vacancies.find((entry) => entry.city === city)?.vacancies ?? 0;
    if (chosen.filter((reentry) => reentry.city === city).length >= vacancies) continue;
    const reentries = commanders?.map((commander) => ({ general, city, commander })) ?? [{ general, city }];
    for (const reentry of reentries) {
      chosen.push(reentry);
      yield* reentrySets(choice, index + 1, chosen);
      chosen.pop();
    }
  }
}

interface Receivers {
  readonly generals: readonly PieceId[];
  readonly minimum: readonly number[];
  readonly maximum: readonly number[];
  readonly room: number;
}

/** WTR-03, WTR-13, RUL-64: who may receive new troops when these generals re-enter, how many each, and how many all. */
export const receiversOf = (places: TroopPlaces, reentries: readonly Reentry[]): Receivers => {
  const generals: PieceId[] = [];
  const minimum: number[] = [];
  const maximum: number[] = [];
  let room = 0;
  const add = (general: PieceId, least: number, most: number): void => {
    generals.push(general);
    minimum.push(least);
    maximum.push(most);
    room += most;
  };
  for (const place of places.room) add(place.general, 0, place.room);
  for (const reentry of reentries) add(reentry.general, 1, MOST_TROOPS);
  return { generals, minimum, maximum, room: Math.min(room, places.mostTroops) };
};

export const splitOf = (
  receivers: Receivers,
  share: readonly number[],
): { readonly general: PieceId; readonly troops: number }[] => {
  const split: { general: PieceId; troops: number }[] = [];
  receivers.generals.forEach((general, index) => {
    const troops = share[index] as number;
    if (troops > 0) split.push({ general, troops });
  });
  return split;
};

function* recruitments(choice: RecruitChoice): Generator<RecruitAction> {
  const { power, hand, pricePerTroop } = choice;
  for (const reentries of reentrySets(choice)) {
    const receivers = receiversOf(choice, reentries);
    for (
      let troops = reentries.length;
      troops <= receivers.room && canPay(hand, troops * pricePerTroop);
      troops++
    )
      for (const share of splits(troops, receivers.minimum, receivers.maximum))
        for (const cards of minimalPayments(hand, troops * pricePerTroop))
          yield { type: "recruit", power, troops, reentries, cards, split: splitOf(receivers, share) };
  }
}

function* assignments(choice: AssignTroopsChoice): Generator<AssignTroopsAction> {
  for (const reentries of reentrySets(choice)) {
    const receivers = receiversOf(choice, reentries);
    const troops = Math.min(choice.troops, receivers.room);
    for (const share of splits(troops, receivers.minimum, receivers.maximum))
      yield { type: "assignTroops", reentries, split: splitOf(receivers, share) };
  }
}

/** PCE-01 to PCE-04: the instruction or not, and each shift in one of its ways or not at all. */
function* executions(choice: Extract<Choice, { type: "execute" }>): Generator<ExecuteAction> {
  let sets: Shift[][] = [[]];
  for (const { track, steps, isPromised } of choice.shifts)
    sets = sets.flatMap((set) => [
      ...(isPromised ? [] : [set]),
      ...steps.map((count) => [...set, { track, steps: count }]),
    ]);
  for (const shifts of sets) {
    yield { type: "execute", instruction: false, shifts };
    if (!choice.hasInstruction) continue;
    if (choice.receivers === null) yield { type: "execute", instruction: true, shifts };
    else
      for (const receiver of choice.receivers) yield { type: "execute", instruction: true, receiver, shifts };
  }
}

/** Every action a choice stands for, one after another. Some choices stand for very many; stop when you have enough. */
export function* actionsOf(choice: Choice): Generator<Action> {
  switch (choice.type) {
    case "allot": {
      const maximum = choice.minimum.map(() => MOST_TROOPS);
      for (const troops of splits(choice.total, choice.minimum, maximum))
        yield { type: "allot", power: choice.power, troops };
      return;
    }
    case "transfer":
      for (let troops = 1; troops <= choice.most; troops++)
        yield { type: "transfer", from: choice.from, to: choice.to, troops };
      return;
    case "placeHussar":
      for (const city of choice.cities) yield { type: "placeHussar", hussar: choice.hussar, city };
      return;
    case "subsidy":
      yield { type: "subsidy", pay: true };
      yield { type: "subsidy", pay: false };
      return;
    case "paySupply":
      for (const cards of minimalPayments(choice.hand, choice.price))
        yield { type: "paySupply", power: choice.power, cards };
      return;
    case "coverSupply":
      for (const generals of maximalCovers(choice.charges, choice.worth))
        yield { type: "coverSupply", power: choice.power, generals };
      return;
    case "march":
      yield* marches(choice, false);
      if (choice.mayForce) yield* marches(choice, true);
      return;
    case "reenterTrain":
      for (const city of choice.cities)
        for (const cards of minimalPayments(choice.hand, choice.price))
          yield { type: "reenterTrain", train: choice.train, city, cards };
      return;
    case "answerDispute":
      yield { type: "answerDispute", dispute: true };
      yield { type: "answerDispute", dispute: false };
      return;
    case "answerStack":
      for (const agree of choice.answers) yield { type: "answerStack", agree };
      return;
    case "fight":
      for (const { attacker, defender } of choice.fights) yield { type: "fight", attacker, defender };
      return;
    case "playCard":
      for (const card of choice.cards)
        if (isReserve(card))
          for (let value = 1; value <= RESERVE_MAXIMUM; value++) yield { type: "playCard", card, value };
        else yield { type: "playCard", card };
      return;
    case "retreat":
      for (const path of choice.paths) yield { type: "retreat", path };
      return;
    case "proposeStack": {
      const { general } = choice;
      for (const { city, commanders } of choice.sites)
        if (commanders === null) yield { type: "proposeStack", general, city };
        else for (const commander of commanders) yield { type: "proposeStack", general, city, commander };
      return;
    }
    case "recruit":
      yield* recruitments(choice);
      return;
    case "chooseTrump":
      for (const suit of [0, 1, 2, 3] as const) yield { type: "chooseTrump", suit };
      return;
    case "placeCard":
      if (choice.mayPlaceNone) yield { type: "placeCard", power: choice.power, card: null };
      for (const card of choice.hand) yield { type: "placeCard", power: choice.power, card };
      return;
    case "selectCard":
      for (const card of choice.cards) yield { type: "selectCard", card };
      return;
    case "execute":
      yield* executions(choice);
      return;
    case "assignTroops":
      yield* assignments(choice);
      return;
    case "expedition":
      for (const general of choice.onBoard) yield { type: "expedition", general, cards: [] };
      for (const general of choice.offBoard)
        for (const cards of minimalPayments(choice.hand, choice.price))
          yield { type: "expedition", general, cards };
      return;
    case "bringBack":
      for (const general of choice.generals) yield { type: "bringBack", general };
      return;
    case "displace": {
      const { piece } = choice;
      for (const { city, commanders } of choice.sites)
        if (commanders === null) yield { type: "displace", piece, city };
        else for (const commander of commanders) yield { type: "displace", piece, city, commander };
      return;
    }
    case "shiftSaxony":
      for (let steps = 0; steps <= choice.most; steps++) yield { type: "shiftSaxony", steps };
      return;
    case "reduce":
      yield { type: "reduce", reduce: true };
      yield { type: "reduce", reduce: false };
      return;
    case "offerPeace":
      for (const offer of choice.offers) yield { type: "offerPeace", offer };
      return;
    case "answerPeace":
      for (const accept of choice.answers) yield { type: "answerPeace", accept };
      return;
    case "placeTrain":
      for (const city of choice.cities) yield { type: "placeTrain", city };
      return;
    case "vote":
      for (let charles = choice.least; charles <= choice.most; charles++) yield { type: "vote", charles };
      return;
    case "cede":
      yield { type: "cede", cede: true };
      yield { type: "cede", cede: false };
      return;
    case "propose":
      yield* choice.suggestions();
      return;
    case "answerOffer":
      if (choice.mayAccept) yield { type: "answerOffer", agreement: choice.agreement, accept: true };
      yield { type: "answerOffer", agreement: choice.agreement, accept: false };
      return;
    case "withdrawOffer":
    case "endTreaty":
      yield { type: choice.type, agreement: choice.agreement };
      return;
    default:
      yield { type: choice.type };
  }
}
