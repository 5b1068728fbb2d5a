import { cessionGoals, frenchCount, prussianCount } from "@maria/rules/board";
import {
  AUSTRIA,
  FRANCE,
  FRENCH_GOAL,
  MAJOR_POWERS,
  type Pack,
  type Position,
  type Power,
  PRAGMATIC,
  PRUSSIA,
  PRUSSIAN_GOAL,
} from "@maria/rules/model";

export const BOXES = ["threeElectors", "emperor", "italy", "silesia"] as const;
export type BoxName = (typeof BOXES)[number];

/** Where a power's victory markers are (SET-13, VBX-01). */
export interface PoolRace {
  readonly kind: "pool";
  readonly power: Power;
  readonly left: number;
  readonly onMaps: number;
  readonly battles: number;
  readonly boxes: readonly BoxName[];
  readonly setAside: number;
  /** All of them. */
  readonly all: number;
}

/** Fortresses to be conquered. */
export interface GoalRace {
  readonly kind: "goal";
  readonly power: Power;
  readonly aim: "austria" | "austriaAndSilesia" | "bavariaAndFrance" | "france" | "netherlands";
  readonly done: number;
  readonly goal: number;
}

export type Race = PoolRace | GoalRace;

/** VBX-01: the boxes, besides those for battles, in which a power has a victory marker. */
export const boxesOf = ({ affairs }: Pick<Position, "affairs">, power: Power): BoxName[] => {
  if (affairs === null) return [];
  const holder = {
    threeElectors: affairs.threeElectors,
    emperor: affairs.emperor,
    italy: affairs.italy,
    silesia: affairs.silesiaBox ? PRUSSIA : -1,
  } as const satisfies Record<BoxName, number>;
  return BOXES.filter((box) => holder[box] === power);
};

/** MRK-03: a power's victory markers on fortresses; elector markers are none. */
export const markersOnMaps = ({ markers }: Pick<Position, "markers">, pack: Pack, power: Power): number =>
  markers.filter((marker, fortress) => marker === power && !pack.isElectorFortress[fortress]).length;

const poolRace = (position: Position, pack: Pack, power: Power): PoolRace => {
  const left = Math.max(0, position.affairs?.pools[power] ?? 0);
  const onMaps = markersOnMaps(position, pack, power);
  const battles = position.affairs?.battleBoxes[power] ?? 0;
  const setAside = position.affairs?.setAside[power] ?? 0;
  const boxes = boxesOf(position, power);
  const all = left + onMaps + battles + boxes.length + setAside;
  return { kind: "pool", power, left, onMaps, battles, boxes, setAside, all };
};

/** INT-08, INT-09, SGA-12: how far the two who have to conquer have come. */
export const conquestRace = (
  position: Position,
  pack: Pack,
  power: typeof FRANCE | typeof PRUSSIA,
): GoalRace =>
  power === FRANCE
    ? { kind: "goal", power, aim: "austria", done: frenchCount(position, pack), goal: FRENCH_GOAL }
    : {
        kind: "goal",
        power,
        aim: "austriaAndSilesia",
        done: prussianCount(position, pack),
        goal: PRUSSIAN_GOAL,
      };

const cededRaces = (position: Position, pack: Pack): GoalRace[] => {
  const goals = cessionGoals(position, pack);
  return [
    { kind: "goal", power: FRANCE, aim: "austria", done: goals.frenchInAustria, goal: goals.frenchGoal },
    {
      kind: "goal",
      power: FRANCE,
      aim: "netherlands",
      done: goals.frenchInFlanders,
      goal: goals.flandersGoal,
    },
    { kind: "goal", power: AUSTRIA, aim: "bavariaAndFrance", done: goals.austrian, goal: goals.austrianGoal },
    {
      kind: "goal",
      power: PRAGMATIC,
      aim: "france",
      done: goals.pragmaticInFrance,
      goal: goals.pragmaticGoal,
    },
  ];
};

/** VIC-01, INT-08, INT-09, SGA-12, SGA-25 to SGA-27: how far everybody has come who can win by markers. */
export const racesOf = (position: Position, pack: Pack): readonly Race[] => {
  if (position.options.variant === "advanced")
    return MAJOR_POWERS.map((power) => poolRace(position, pack, power));
  if (position.affairs?.cession) return cededRaces(position, pack);
  return [conquestRace(position, pack, FRANCE), conquestRace(position, pack, PRUSSIA)];
};
