import {
  type Action,
  AUSTRIA,
  type CityId,
  distance,
  type FortressId,
  type MarchChoice,
  type MarchStep,
  type PieceId,
  type Random,
} from "@maria/rules";
import { leavingHome } from "./annexed.ts";
import { campOf, isObjective, isOfCamp } from "./objectives.ts";
import { hostOf, PROTECTION_RANGE, type Situation, type Standing, type Target } from "./situation.ts";
import { pullOf, worthOfStanding } from "./standing.ts";
import { outlookOf } from "./threat.ts";
import {
  FORTRESS,
  GUARD,
  HUSSAR,
  STEP,
  TRAIN,
  TRAIN_FEEDS,
  VICTORY,
  WHIM,
  WORTH_MARCHING,
} from "./weights.ts";

/** A march with what it would gain over staying. */
export interface Plan {
  readonly action: Action;
  readonly gain: number;
}

/** What a general does on the way, before it is known where the march ends. */
interface Deeds {
  readonly conquered: readonly Target[];
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
  readonly standingWorth: Map<CityId, number>;
  readonly targetIn: ReadonlyMap<CityId, Target>;
  /** What it is worth to stay. */
  stay: number;
  best: Plan | null;
}

const worthAt = (survey: Survey, city: CityId): number => {
  let worth = survey.standingWorth.get(city);
  if (worth === undefined) {
    const { situation, standing } = survey;
    const others = situation.mates.filter((mate) => mate.city === city && mate.general !== standing.general);
    worth = worthOfStanding(situation, standing, city, others) + WHIM * (survey.random(100) / 100);
    survey.standingWorth.set(city, worth);
  }
  return worth;
};

/** CON-03, RCQ-01: what leaving a city does. */
const leave = (survey: Survey, city: CityId, deeds: Deeds): Deeds => {
  if (survey.isFaceDown) return deeds;
  const target = survey.targetIn.get(city);
  if (target === undefined || deeds.conquered.includes(target) || deeds.marked.includes(target)) return deeds;
  return target.protectors.length === 0
    ? { ...deeds, conquered: [...deeds.conquered, target] }
    : { ...deeds, marked: [...deeds.marked, target] };
};

/** MOV-13, HUS-08: an enemy train or a hussar in a city that is entered. */
const enter = (survey: Survey, city: CityId, deeds: Deeds): Deeds => {
  const { view, major } = survey.situation;
  let worth = 0;
  if (view.hussars.includes(city)) worth += major === AUSTRIA ? -HUSSAR : HUSSAR;
  for (const { city: train, feeds } of survey.situation.prey)
    if (train === city) worth += TRAIN + feeds * TRAIN_FEEDS;
  return worth === 0 ? deeds : { ...deeds, worth: deeds.worth + worth };
};

/** RCQ-03: the chance that the combat of this stage drives every protector of the fortress out of range. */
const chanceToDriveOff = (survey: Survey, target: Target, city: CityId): number => {
  const { situation, standing } = survey;
  let chance = 1;
  for (const foe of target.protectors) {
    let best = 0;
    const needed = PROTECTION_RANGE + 1 - distance(situation.board, target.city, foe.city);
    for (const mate of [...situation.mates, { ...standing, city }]) {
      if (mate.general === standing.general && mate.city !== city) continue;
      if (distance(situation.board, mate.city, foe.city) !== 1) continue;
      const together = situation.mates.filter(
        (other) => other.city === mate.city && other.general !== standing.general,
      );
      const host = hostOf(mate.city, mate.city === city ? [{ ...standing, city }, ...together] : together);
      const { chance: wins, foeLoss } = outlookOf(situation, host, foe);
      best = Math.max(best, wins * Math.min(1, foeLoss / needed));
    }
    chance *= best;
  }
  return chance;
};

const worthOfDeeds = (survey: Survey, deeds: Deeds, city: CityId): number => {
  const { situation, standing } = survey;
  let worth = deeds.worth;
  let objectives = 0;
  for (const target of deeds.conquered) {
    worth += target.worth * FORTRESS - situation.future * pullOf(situation, target, standing.general, city);
    if (distance(situation.board, city, target.city) <= PROTECTION_RANGE) worth += target.worth * GUARD * 0.3;
    if (isObjective(situation.view, situation.pack, situation.major, target.fortress as FortressId))
      objectives++;
  }
  for (const target of deeds.marked)
    worth += target.worth * FORTRESS * chanceToDriveOff(survey, target, city);
  if (situation.missingToWin !== null && objectives >= situation.missingToWin) worth += VICTORY;
  return worth;
};

/** MOV-26: a stack with another camp's general would need his player's word, and helps him as much. */
const isTakenByAlly = ({ situation, standing }: Survey, city: CityId): boolean =>
  situation.pack.generals.some(
    ({ id, power }) =>
      situation.view.at[id] === city &&
      !isOfCamp(situation.view, campOf(situation.view, standing.power), power),
  );

const consider = (
  survey: Survey,
  path: readonly CityId[],
  force: boolean,
  step: MarchStep,
  deeds: Deeds,
): void => {
  if (isTakenByAlly(survey, step.city)) return;
  const gain =
    worthAt(survey, step.city) +
    worthOfDeeds(survey, deeds, step.city) -
    leavingHome(survey.situation, survey.standing.power, path) -
    survey.stay -
    STEP * path.length;
  if (gain <= WORTH_MARCHING || (survey.best !== null && gain <= survey.best.gain)) return;
  const march = { type: "march" as const, piece: survey.choice.piece, path: path.slice(), force };
  const [commander] = step.commanders ?? [];
  survey.best = { gain, action: commander === undefined ? march : { ...march, commander } };
};

/** Every ordinary march; each city is left with its deeds done. */
const walk = (survey: Survey, path: CityId[], deeds: Deeds): void => {
  const here = path.length === 0 ? survey.choice.from : (path[path.length - 1] as CityId);
  const left = leave(survey, here, deeds);
  for (const step of survey.choice.steps(path, false)) {
    const done = enter(survey, step.city, left);
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

/** The best march of one general, or null if he had better stay. */
export const bestMarch = (situation: Situation, choice: MarchChoice, random: Random): Plan | null => {
  const standing = situation.mates.find(({ general }) => general === (choice.piece as PieceId));
  if (standing === undefined) return null;
  const survey: Survey = {
    situation,
    standing,
    choice,
    isFaceDown: situation.view.faceDown[choice.piece] ?? false,
    random,
    standingWorth: new Map(),
    stay: 0,
    targetIn: new Map(situation.targets.map((target) => [target.city, target])),
    best: null,
  };
  survey.stay = worthAt(survey, standing.city);
  walk(survey, [], NO_DEEDS);
  if (choice.mayForce) forceMarch(survey);
  return survey.best;
};
