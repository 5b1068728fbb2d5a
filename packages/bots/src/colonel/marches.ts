import { isEnemyFortress, packOf, powerOf } from "@maria/rules/board";
import {
  type CityId,
  type MarchAction,
  type MarchChoice,
  type MarchStep,
  type Position,
  seatOfPower,
} from "@maria/rules/model";
import type { Known } from "../value/known.ts";

/** A march among all those that come to the same: where it ends, what it conquers, which trains and hussars it meets. */
export interface March {
  readonly key: string;
  readonly action: MarchAction;
}

/** Cities that matter to whoever passes: an enemy fortress when left (CON-03), a train or a hussar when entered. */
const marksOf = (position: Position, choice: MarchChoice) => {
  const pack = packOf(position);
  const power = powerOf(pack, choice.piece);
  const isGeneral = pack.pieces[choice.piece]?.kind === "general";
  const conquers = isGeneral && position.faceDown[choice.piece] !== true;
  return {
    isLeft: (city: CityId): boolean => conquers && isEnemyFortress(position, pack, power, city),
    isMet: (city: CityId): boolean =>
      position.hussars.includes(city) ||
      (isGeneral && pack.trains.some(({ id }) => position.at[id] === city && id !== choice.piece)),
  };
};

/** MOV-26: a stack with another player's general would need his word. */
const isForeign = (position: Position, choice: MarchChoice, city: CityId): boolean => {
  const pack = packOf(position);
  const { options, saxony } = position;
  const own = seatOfPower(options, powerOf(pack, choice.piece), saxony);
  return pack.generals.some(
    ({ id, power }) => position.at[id] === city && seatOfPower(options, power, saxony) !== own,
  );
};

/** STK-06, CMB-27: of two equal ranks he commands whose hand is stronger there. */
const commandIn = (position: Position, known: Known, { city, commanders }: MarchStep) => {
  const pack = packOf(position);
  const suit = pack.cities[city]?.suit ?? 0;
  let best = commanders?.[0];
  for (const general of commanders ?? [])
    if (
      best !== undefined &&
      (known.cards[powerOf(pack, general) * 4 + suit] as number) >
        (known.cards[powerOf(pack, best) * 4 + suit] as number)
    )
      best = general;
  return best === undefined ? {} : { commander: best };
};

/** Every march of a piece once: of those that come to the same, the shortest. */
export const marchesOf = (position: Position, choice: MarchChoice, known: Known): March[] => {
  const found = new Map<string, March>();
  const { isLeft, isMet } = marksOf(position, choice);
  const { piece, from } = choice;
  const note = (path: readonly CityId[], marks: string, step: MarchStep, force: boolean): void => {
    const key = `${piece} ${step.city}${marks}${force ? " f" : ""}`;
    const before = found.get(key);
    if (before !== undefined && before.action.path.length <= path.length) return;
    if (before === undefined && isForeign(position, choice, step.city)) return;
    const command = commandIn(position, known, step);
    found.set(key, { key, action: { type: "march", piece, path: path.slice(), force, ...command } });
  };
  const walk = (path: CityId[], marks: string): void => {
    const here = path[path.length - 1] ?? from;
    const left = isLeft(here) && !marks.includes(`x${here}.`) ? `${marks}x${here}.` : marks;
    for (const step of choice.steps(path, false)) {
      const met = isMet(step.city) && !left.includes(`o${step.city}.`) ? `${left}o${step.city}.` : left;
      path.push(step.city);
      if (step.mayEnd && step.city !== from) note(path, met, step, false);
      else if (step.mayEnd && met !== "") note(path, met, step, false);
      if (step.mayGoOn) walk(path, met);
      path.pop();
    }
  };
  walk([], "");
  if (!choice.mayForce) return [...found.values()];
  const reached = new Set<CityId>([from]);
  const paths: CityId[][] = [[]];
  for (const path of paths)
    for (const step of choice.steps(path, true)) {
      if (reached.has(step.city)) continue;
      reached.add(step.city);
      const longer = [...path, step.city];
      if (step.mayEnd && !found.has(`${piece} ${step.city}`)) note(longer, "", step, true);
      if (step.mayGoOn) paths.push(longer);
    }
  return [...found.values()];
};
