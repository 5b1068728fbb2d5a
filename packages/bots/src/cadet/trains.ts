import {
  type CityId,
  distance,
  homeOf,
  isOnBoard,
  type MarchChoice,
  type Power,
  type Random,
} from "@maria/rules";
import type { Plan } from "./marching.ts";
import { type Situation, SUPPLY_RANGE } from "./situation.ts";
import { STARVING, TRAIN_IN_REACH, WORTH_MARCHING } from "./weights.ts";

/** MOV-05, MOV-06: enemies at this distance may and those one farther might reach the train. */
const ENEMY_REACH = 3;
/** A train is lost but once, however many enemies are near. */
const MOST_FEAR = 4;
/** A path this short lets the general march on without leaving supply. */
const COMFORTABLE = 3;
/** A general in his home country needs no train yet. */
const AT_HOME = 0.15;

const strain = (roads: number): number => {
  if (roads > SUPPLY_RANGE) return STARVING + 0.4 * (roads - SUPPLY_RANGE);
  return 0.06 * roads + (roads > COMFORTABLE ? 0.3 * (roads - COMFORTABLE) : 0);
};

/** How well a train in this city serves its power, together with the power's other trains. */
export const worthOfTrain = (situation: Situation, power: Power, city: CityId, train: number): number => {
  const { view, pack, board, mates, foeHosts } = situation;
  let worth = 0;
  for (const mate of mates) {
    if (mate.power !== power) continue;
    let roads = distance(board, mate.city, city);
    for (const other of pack.armies[power]?.trains ?? []) {
      const place = view.at[other];
      if (other !== train && place !== undefined && isOnBoard(place))
        roads = Math.min(roads, distance(board, mate.city, place));
    }
    worth -= strain(roads) * (homeOf(view, pack, mate.city) === power ? AT_HOME : 1);
  }
  let fear = 0;
  for (const foe of foeHosts) {
    const roads = distance(board, foe.city, city);
    if (roads <= ENEMY_REACH) fear += TRAIN_IN_REACH;
    else if (roads === ENEMY_REACH + 1) fear += TRAIN_IN_REACH / 3;
  }
  // With both maps in use a train that always fled would leave its generals to starve.
  return worth - (view.options.variant === "introductory" ? fear : Math.min(fear, MOST_FEAR));
};

/** SUP-05, MOV-07: the train follows its generals and keeps out of the enemy's way. */
export const bestTrainMarch = (situation: Situation, choice: MarchChoice, random: Random): Plan | null => {
  const piece = situation.pack.pieces[choice.piece];
  if (piece === undefined) return null;
  const worthAt = (city: CityId) => worthOfTrain(situation, piece.power, city, choice.piece);
  const stay = worthAt(choice.from);
  const reached = new Map<CityId, number>();
  let best: Plan | null = null;
  const walk = (path: CityId[]): void => {
    for (const step of choice.steps(path, false)) {
      path.push(step.city);
      if (step.mayEnd && !reached.has(step.city)) {
        const gain = worthAt(step.city) - stay + random(100) / 10000;
        reached.set(step.city, gain);
        if (gain > WORTH_MARCHING && (best === null || gain > best.gain))
          best = { gain, action: { type: "march", piece: choice.piece, path: path.slice(), force: false } };
      }
      if (step.mayGoOn) walk(path);
      path.pop();
    }
  };
  walk([]);
  return best;
};
