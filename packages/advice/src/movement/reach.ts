import {
  type CityId,
  GENERAL_MARCH,
  GENERAL_ON_MAIN_ROAD,
  type MarchChoice,
  type MarchProgress,
  type PieceId,
  type Position,
  TRAIN_MARCH,
} from "@maria/rules/model";

/** "mainRoad" needs main roads all the way (MOV-06, MOV-08), "force" is a force march. */
export type Pace = "normal" | "mainRoad" | "force";

/** One way to march somewhere. */
export interface Way {
  /** The cities entered, in order. */
  readonly path: readonly CityId[];
  readonly force: boolean;
  /** Who may be named commander where the ranks are equal (STK-06). */
  readonly commanders: readonly PieceId[] | null;
}

/** A city where the march may end. */
export interface ReachedCity {
  readonly city: CityId;
  readonly pace: Pace;
  /** Every way of a normal march, the shortest first: back and forth may pay (MOV-05). */
  readonly normal: readonly Way[];
  /**
   * A shortest force march: it conquers nothing, so its way hardly matters (MOV-24). None where a normal march gets to
   * the city and may go the same way: it forbids nothing that a force march allows (MOV-20, MOV-22, MOV-29).
   */
  readonly force: Way | null;
}

export type Reach = ReadonlyMap<CityId, ReachedCity>;

export const endOf = (path: readonly CityId[]): CityId | null => path[path.length - 1] ?? null;

const walk = (choice: MarchChoice, path: readonly CityId[], into: Map<CityId, Way[]>): void => {
  for (const step of choice.steps(path, false)) {
    const longer = [...path, step.city];
    if (step.mayEnd) {
      const ways = into.get(step.city) ?? [];
      ways.push({ path: longer, force: false, commanders: step.commanders });
      into.set(step.city, ways);
    }
    if (step.mayGoOn) walk(choice, longer, into);
  }
};

const spread = (choice: MarchChoice, into: Map<CityId, Way>): void => {
  const seen = new Set<CityId>([choice.from]);
  let paths: (readonly CityId[])[] = [[]];
  while (paths.length > 0) {
    const further: (readonly CityId[])[] = [];
    for (const path of paths)
      for (const step of choice.steps(path, true)) {
        if (seen.has(step.city)) continue;
        seen.add(step.city);
        const longer = [...path, step.city];
        if (step.mayEnd) into.set(step.city, { path: longer, force: true, commanders: step.commanders });
        if (step.mayGoOn) further.push(longer);
      }
    paths = further;
  }
};

const paceOf = (normal: readonly Way[], ordinary: number): Pace => {
  const [shortest] = normal;
  if (shortest === undefined) return "force";
  return shortest.path.length <= ordinary ? "normal" : "mainRoad";
};

/**
 * Everywhere the piece may march, with the ways there. `taken` is how far a march has come that is taken up again
 * (DEC-26).
 */
export const marchReach = (choice: MarchChoice, isGeneral: boolean, taken = 0): Reach => {
  const normal = new Map<CityId, Way[]>();
  walk(choice, [], normal);
  const force = new Map<CityId, Way>();
  if (choice.mayForce) spread(choice, force);
  // MOV-05, MOV-07: beyond these every step was on main road.
  const ordinary = (isGeneral ? GENERAL_MARCH : TRAIN_MARCH) - taken;
  const reach = new Map<CityId, ReachedCity>();
  for (const city of [...normal.keys(), ...force.keys()]) {
    const ways = (normal.get(city) ?? []).sort((a, b) => a.path.length - b.path.length);
    const forced = force.get(city) ?? null;
    const isNeedless =
      ways.length > 0 && forced !== null && forced.path.length <= GENERAL_ON_MAIN_ROAD - taken;
    reach.set(city, { city, pace: paceOf(ways, ordinary), normal: ways, force: isNeedless ? null : forced });
  }
  return reach;
};

/** DEC-26: a march taken up again after a refused stack, if one is; no other may be chosen. */
export const marchBegun = ({ agenda }: Pick<Position, "agenda">): MarchProgress | null => {
  const frame = agenda[agenda.length - 1];
  return frame?.kind === "marchOn" ? frame.march : null;
};

/** The step a path ends with, if the whole path may be walked. */
const lastStep = (choice: MarchChoice, path: readonly CityId[], force: boolean) => {
  let step = null;
  for (const [index, city] of path.entries()) {
    if (step !== null && !step.mayGoOn) return null;
    step = choice.steps(path.slice(0, index), force).find((next) => next.city === city) ?? null;
    if (step === null) return null;
  }
  return step;
};

/** A road traced city by city: how it may be walked, and whether the march may end there. */
export interface Traced extends Way {
  readonly mayEnd: boolean;
}

/** The path as a march at the pace wanted, or at the other one; null if neither allows it. */
export const traced = (choice: MarchChoice, path: readonly CityId[], force: boolean): Traced | null => {
  for (const pace of [force, !force]) {
    const step = lastStep(choice, path, pace);
    if (step !== null) return { path, force: pace, commanders: step.commanders, mayEnd: step.mayEnd };
  }
  return null;
};

/** The cities a traced road may go on to. */
export const continuations = (
  choice: MarchChoice,
  path: readonly CityId[],
  force: boolean,
): readonly CityId[] => {
  const step = lastStep(choice, path, force);
  if (path.length > 0 && !step?.mayGoOn) return [];
  return choice.steps(path, force).map(({ city }) => city);
};
