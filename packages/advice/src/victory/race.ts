import {
  AUSTRIA,
  cessionGoals,
  FRANCE,
  FRENCH_GOAL,
  frenchCount,
  MAJOR_POWERS,
  type Pack,
  type Power,
  PRAGMATIC,
  PRUSSIA,
  PRUSSIAN_GOAL,
  prussianCount,
  type View,
} from "@maria/rules";
import { lastTurn } from "./lastTurn.ts";

export const BOXES = ["threeElectors", "emperor", "italy", "silesia"] as const;
export type BoxName = (typeof BOXES)[number];

/** VBX-05 */
export const BATTLE_BOXES = 2;

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

const boxesOf = (view: View, power: Power): BoxName[] => {
  const { affairs } = view;
  if (affairs === null) return [];
  const holder = {
    threeElectors: affairs.threeElectors,
    emperor: affairs.emperor,
    italy: affairs.italy,
    silesia: affairs.silesiaBox ? PRUSSIA : -1,
  } as const satisfies Record<BoxName, number>;
  return BOXES.filter((box) => holder[box] === power);
};

const poolRace = (view: View, pack: Pack, power: Power): PoolRace => {
  const left = Math.max(0, view.affairs?.pools[power] ?? 0);
  const onMaps = view.markers.filter(
    (marker, index) => marker === power && !pack.isElectorFortress[index],
  ).length;
  const battles = view.affairs?.battleBoxes[power] ?? 0;
  const setAside = view.affairs?.setAside[power] ?? 0;
  const boxes = boxesOf(view, power);
  const all = left + onMaps + battles + boxes.length + setAside;
  return { kind: "pool", power, left, onMaps, battles, boxes, setAside, all };
};

const cededRaces = (view: View, pack: Pack): GoalRace[] => {
  const goals = cessionGoals(view, pack);
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
export const racesOf = (view: View, pack: Pack): readonly Race[] => {
  if (view.options.variant === "advanced") return MAJOR_POWERS.map((power) => poolRace(view, pack, power));
  if (view.affairs?.cession) return cededRaces(view, pack);
  return [
    { kind: "goal", power: FRANCE, aim: "austria", done: frenchCount(view, pack), goal: FRENCH_GOAL },
    {
      kind: "goal",
      power: PRUSSIA,
      aim: "austriaAndSilesia",
      done: prussianCount(view, pack),
      goal: PRUSSIAN_GOAL,
    },
  ];
};

/** A space of the time track. */
export interface TurnSpace {
  readonly turn: number;
  readonly isNow: boolean;
  readonly isOver: boolean;
  readonly isLast: boolean;
  /** WTR-01: a winter follows. */
  readonly winter: boolean;
  /** SGA-06: after this turn Austria may cede Silesia. */
  readonly cession: boolean;
}

const TURNS_BETWEEN_WINTERS = 3;
const CESSION_AFTER = 6;

/** MAP-18, WTR-01: the turns of the game as far as they are known. */
export const turnSpaces = (view: View): TurnSpace[] => {
  const last = lastTurn(view);
  const isAdvanced = view.options.variant === "advanced";
  const maybeCeded = view.options.variant === "silesia-gambit" && !view.affairs?.cession;
  return Array.from({ length: last }, (_, index): TurnSpace => {
    const turn = index + 1;
    const isLast = turn === last;
    return {
      turn,
      isNow: turn === view.turn,
      isOver: turn < view.turn,
      isLast,
      winter: turn % TURNS_BETWEEN_WINTERS === 0 && (isAdvanced || !isLast),
      cession: maybeCeded && turn === CESSION_AFTER && view.turn <= turn,
    };
  });
};

const FIRST_YEAR = 1741;

/** CRD-01: in the advanced game every third turn begins a new year of Political Cards. */
export const yearOf = (turn: number): number => FIRST_YEAR + Math.floor((turn - 1) / TURNS_BETWEEN_WINTERS);
