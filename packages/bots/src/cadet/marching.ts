import type { View } from "@maria/rules";
import { distance, powerOf } from "@maria/rules/board";
import {
  AUSTRIA,
  type CityId,
  type MarchChoice,
  type MarchStep,
  type PieceId,
  PROTECTION_RANGE,
  type Random,
} from "@maria/rules/model";
import { leavingHome } from "./annexed.ts";
import { hostOf, type Standing } from "./hosts.ts";
import { campOf, isObjective, isOfCamp } from "./objectives.ts";
import type { Plan } from "./plan.ts";
import type { Situation, Target } from "./situation.ts";
import { pullOf, worthOfStanding } from "./standing.ts";
import { outlookOf } from "./threat.ts";
import {
  FORTRESS,
  GUARD,
  HUSSAR,
  OPENING_WHIM,
  STEP,
  STILL_GUARDED,
  TRAIN,
  TRAIN_FEEDS,
  VICTORY,
  WHIM,
  WORTH_MARCHING,
} from "./weights.ts";

/** What a general does on the way, before it is known where the march ends. */
interface Deeds {
  readonly conquered: readonly Target[];
  /** RCQ-01: question marks left on protected fortresses. */
  readonly marked: readonly Target[];
  readonly worth: number;
}

const NO_DEEDS: Deeds = { conquered: [], marked: [], worth: 0 };

/** One general's marches, looked at together. */
interface Survey {
  readonly situation: Situation;
  readonly standing: Standing;
  readonly choice: MarchChoice;
  readonly isFaceDown: boolean;
  readonly random: Random;
  /** What it is worth to stand in each city, as far as asked. */
  readonly worth: Map<CityId, number>;
  readonly targetIn: ReadonlyMap<CityId, Target>;
  /** What a march must gain at least to be made at all. */
  readonly least: number;
  best: Plan | null;
}

/** In the first turns more is left to chance, so that no opening is like the last. */
const whimIn = ({ turn }: View): number => WHIM + OPENING_WHIM / turn ** 2;

const worthAt = (survey: Survey, city: CityId): number => {
  const known = survey.worth.get(city);
  if (known !== undefined) return known;
  const { situation, standing, random } = survey;
  const others = situation.mates.filter((mate) => mate.city === city && mate.general !== standing.general);
  const worth =
    worthOfStanding(situation, standing, city, others) + (whimIn(situation.view) * random(100)) / 100;
  survey.worth.set(city, worth);
  return worth;
};

/** CON-03, RCQ-01: what leaving a city does. */
const leave = (survey: Survey, city: CityId, deeds: Deeds): Deeds => {
  const target = survey.isFaceDown ? undefined : survey.targetIn.get(city);
  if (target === undefined || deeds.conquered.includes(target) || deeds.marked.includes(target)) return deeds;
  return target.protectors.length === 0
    ? { ...deeds, conquered: [...deeds.conquered, target] }
    : { ...deeds, marked: [...deeds.marked, target] };
};

/** MOV-13, HUS-08: an enemy train or a hussar in a city that is entered. */
const enter = ({ situation }: Survey, city: CityId, deeds: Deeds): Deeds => {
  let worth = 0;
  if (situation.view.hussars.includes(city)) worth += situation.major === AUSTRIA ? -HUSSAR : HUSSAR;
  for (const train of situation.prey) if (train.city === city) worth += TRAIN + train.feeds * TRAIN_FEEDS;
  return worth === 0 ? deeds : { ...deeds, worth: deeds.worth + worth };
};

/** RCQ-03: the chance that the combat of this stage drives every protector of the fortress out of range. */
const chanceToDriveOff = ({ situation, standing }: Survey, target: Target, end: CityId): number => {
  const { board, mates } = situation;
  const moved = mates.map((mate) => (mate.general === standing.general ? { ...mate, city: end } : mate));
  let chance = 1;
  for (const foe of target.protectors) {
    const needed = PROTECTION_RANGE + 1 - distance(board, target.city, foe.city);
    let best = 0;
    for (const { city } of moved) {
      if (distance(board, city, foe.city) !== 1) continue;
      const host = hostOf(
        city,
        moved.filter((mate) => mate.city === city),
      );
      const { chance: wins, foeLoss } = outlookOf(situation, host, foe);
      best = Math.max(best, wins * Math.min(1, foeLoss / needed));
    }
    chance *= best;
  }
  return chance;
};

const worthOfDeeds = (survey: Survey, deeds: Deeds, end: CityId): number => {
  const { situation, standing } = survey;
  let worth = deeds.worth;
  let objectives = 0;
  for (const target of deeds.conquered) {
    worth += target.worth * FORTRESS;
    // It draws nobody any more, but somebody has to keep it.
    worth -= situation.future * pullOf(situation, target, standing.general, end);
    if (distance(situation.board, end, target.city) <= PROTECTION_RANGE)
      worth += target.worth * GUARD * STILL_GUARDED;
    if (isObjective(situation.view, situation.pack, situation.major, target.fortress)) objectives++;
  }
  for (const target of deeds.marked) worth += target.worth * FORTRESS * chanceToDriveOff(survey, target, end);
  const wins = situation.missingToWin !== null && objectives >= situation.missingToWin;
  return wins ? worth + VICTORY : worth;
};

/** STK-06, CMB-27: of two equal ranks he commands whose hand is stronger in the suit of the city. */
const commanderIn = ({ situation }: Survey, { city, commanders }: MarchStep): PieceId | null => {
  const { pack, cards } = situation;
  const strength = (general: PieceId) =>
    cards[powerOf(pack, general) * 4 + (pack.cities[city]?.suit ?? 0)] as number;
  let best: PieceId | null = null;
  for (const general of commanders ?? [])
    if (best === null || strength(general) > strength(best)) best = general;
  return best;
};

/** MOV-26: a stack with another camp's general would need his player's word, and helps him as much. */
const isTakenByAlly = ({ situation, standing }: Survey, city: CityId): boolean => {
  const { view, pack } = situation;
  const camp = campOf(view, standing.power);
  return pack.generals.some(({ id, power }) => view.at[id] === city && !isOfCamp(view, camp, power));
};

const consider = (
  survey: Survey,
  path: readonly CityId[],
  force: boolean,
  step: MarchStep,
  deeds: Deeds,
): void => {
  if (isTakenByAlly(survey, step.city)) return;
  const stay = worthAt(survey, survey.standing.city);
  const there = worthAt(survey, step.city) + worthOfDeeds(survey, deeds, step.city);
  const broken = leavingHome(survey.situation, survey.standing.power, path);
  const gain = there - stay - broken - STEP * path.length;
  if (gain <= (survey.best?.gain ?? survey.least)) return;
  const march = { type: "march" as const, piece: survey.choice.piece, path: path.slice(), force };
  const commander = commanderIn(survey, step);
  survey.best = { gain, action: commander === null ? march : { ...march, commander } };
};

/** Every ordinary march. A city may be entered twice (RUL-25), but only once is there something to find. */
const walk = (survey: Survey, path: CityId[], deeds: Deeds): void => {
  const here = path[path.length - 1] ?? survey.choice.from;
  const left = leave(survey, here, deeds);
  for (const step of survey.choice.steps(path, false)) {
    const done = path.includes(step.city) ? left : enter(survey, step.city, left);
    path.push(step.city);
    if (step.mayEnd) consider(survey, path, false, step, done);
    if (step.mayGoOn) walk(survey, path, done);
    path.pop();
  }
};

/** MOV-24: a force march conquers nothing, so only where it ends matters and each city is reached but once. */
const forceMarch = (survey: Survey): void => {
  const reached = new Set<CityId>([survey.choice.from]);
  const paths: CityId[][] = [[]];
  for (const path of paths)
    for (const step of survey.choice.steps(path, true)) {
      if (reached.has(step.city)) continue;
      reached.add(step.city);
      const longer = [...path, step.city];
      if (step.mayEnd) consider(survey, longer, true, step, NO_DEEDS);
      if (step.mayGoOn) paths.push(longer);
    }
};

/** The best march of one general, or null if he had better stay, or none gains as much as it must. */
export const bestMarch = (
  situation: Situation,
  choice: MarchChoice,
  random: Random,
  least = WORTH_MARCHING,
): Plan | null => {
  const standing = situation.mates.find(({ general }) => general === choice.piece);
  if (standing === undefined) return null;
  const survey: Survey = {
    situation,
    standing,
    choice,
    isFaceDown: situation.view.faceDown[choice.piece] ?? false,
    random,
    worth: new Map(),
    targetIn: new Map(situation.targets.map((target) => [target.city, target])),
    least,
    best: null,
  };
  walk(survey, [], NO_DEEDS);
  if (choice.mayForce) forceMarch(survey);
  return survey.best;
};
