import { packOf } from "@maria/rules/board";
import {
  type CityId,
  isOnBoard,
  type Pack,
  type PieceId,
  SAXONY,
  type State,
  TRACK_NAMES,
  type TrackName,
} from "@maria/rules/model";
import type { Lesson, LessonStep, LessonValue } from "@maria/table";
import type { RouteMark } from "../board/marks.ts";
import type { LessonId } from "../lessons/catalogue.ts";

/** What a picture points out on a position. */
export interface Drawn {
  /** Cities to be in sight; none shows the whole board. */
  readonly around: readonly CityId[];
  readonly routes?: readonly RouteMark[];
  /** Cities that are marked. */
  readonly seen?: readonly CityId[];
  /** Tracks in place of a part of the board, drawn as the page shows them at the table. */
  readonly tracks?: readonly TrackName[];
}

interface Moment {
  readonly lesson: Lesson;
  readonly step: LessonStep;
  /** The game when the step begins. */
  readonly state: State;
}

/** A picture of the rules reference: a moment of a lesson, which the tests play, and what is pointed out in it. */
export interface Picture {
  readonly id: string;
  /** It stands in the section of this clause. */
  readonly clause: string;
  readonly lesson: LessonId;
  /** At the beginning of this step, counted from 0. */
  readonly step: number;
  draw(moment: Moment): Drawn;
}

const placeOf = (state: State, piece: PieceId): CityId[] => {
  const place = state.at[piece];
  return place !== undefined && isOnBoard(place) ? [place] : [];
};

/** The city a text of the step names by this word. */
const named = ({ step, state }: Moment, word: string): CityId[] => {
  const value: LessonValue | undefined = step.values[word];
  if (value === undefined) return [];
  if ("city" in value) return [value.city];
  return "piece" in value ? placeOf(state, value.piece) : [];
};

/** The way that the step asks for. */
const way =
  (kind: RouteMark["kind"]) =>
  ({ step: { task }, state }: Moment): Drawn => {
    const action = task.kind === "act" ? task.action : null;
    if (action?.type !== "march") return { around: [] };
    const path = [...placeOf(state, action.piece), ...action.path];
    return { around: path, routes: [{ path, kind }] };
  };

const fortressCities = ({ fortresses }: Pack, of: Pack["silesian"]): readonly CityId[] =>
  of.flatMap((fortress) => fortresses[fortress] ?? []);
export const silesianCities = (pack: Pack): readonly CityId[] => fortressCities(pack, pack.silesian);

/** Chapter by chapter. */
export const PICTURES = [
  {
    id: "piece",
    clause: "CMP-09",
    lesson: "pieces",
    step: 0,
    draw: (moment) => ({
      around: [...named(moment, "other"), ...named(moment, "one")],
      seen: named(moment, "other"),
    }),
  },
  { id: "mainRoad", clause: "MAP-08", lesson: "marching", step: 3, draw: way("march") },
  { id: "start", clause: "SET-01", lesson: "pieces", step: 0, draw: () => ({ around: [] }) },
  {
    id: "stack",
    clause: "STK-02",
    lesson: "pieces",
    step: 5,
    draw: (moment) => ({ around: named(moment, "city"), seen: named(moment, "city") }),
  },
  {
    id: "hussar",
    clause: "HUS-01",
    lesson: "hussars",
    step: 3,
    draw: ({ lesson }) => {
      const path = lesson.steps[1]?.places ?? [];
      return { around: path, seen: path.slice(0, 2), routes: [{ path, kind: "supply" }] };
    },
  },
  {
    id: "supply",
    clause: "SUP-05",
    lesson: "supply",
    step: 0,
    draw: ({ step: { places } }) => ({ around: places, routes: [{ path: places, kind: "supply" }] }),
  },
  { id: "march", clause: "MOV-05", lesson: "marching", step: 1, draw: way("march") },
  { id: "forceMarch", clause: "MOV-17", lesson: "forceMarch", step: 2, draw: way("force") },
  { id: "trainMarch", clause: "MOV-07", lesson: "supply", step: 2, draw: way("march") },
  { id: "conquest", clause: "CON-01", lesson: "conquest", step: 3, draw: way("march") },
  {
    id: "protection",
    clause: "CON-05",
    lesson: "conquest",
    step: 0,
    draw: (moment) => {
      const places = [...named(moment, "guarded"), ...named(moment, "protector")];
      return { around: places, seen: places };
    },
  },
  {
    id: "combat",
    clause: "CMB-01",
    lesson: "combat",
    step: 0,
    draw: ({ state }) => {
      const battle = state.agenda.at(-1);
      if (battle?.kind !== "battle") return { around: [] };
      const path = [battle.attacker.city, battle.defender.city];
      return { around: path, routes: [{ path, kind: "attack" }] };
    },
  },
  {
    id: "retreat",
    clause: "RTR-01",
    lesson: "retreat",
    step: 2,
    draw: ({ step: { places } }) => ({ around: places, routes: [{ path: places, kind: "retreat" }] }),
  },
  {
    id: "winter",
    clause: "WTR-01",
    lesson: "winter",
    step: 2,
    draw: ({ state, step: { task } }) => {
      const action = task.kind === "act" ? task.action : null;
      const generals =
        action?.type === "recruit" ? action.split.flatMap(({ general }) => placeOf(state, general)) : [];
      return { around: generals, seen: generals };
    },
  },
  { id: "victory", clause: "INT-08", lesson: "winning", step: 3, draw: way("march") },
  {
    id: "tracks",
    clause: "TRK-01",
    lesson: "tracks",
    step: 2,
    draw: () => ({ around: [], tracks: TRACK_NAMES }),
  },
  {
    id: "silesia",
    clause: "ANX-01",
    lesson: "silesia",
    step: 1,
    draw: ({ state }) => ({ around: silesianCities(packOf(state)), seen: silesianCities(packOf(state)) }),
  },
  {
    id: "saxony",
    clause: "SAX-01",
    lesson: "tracks",
    step: 0,
    draw: ({ state }) => {
      const places = packOf(state).generals.flatMap(({ id, power }) =>
        power === SAXONY ? placeOf(state, id) : [],
      );
      return { around: places, seen: places };
    },
  },
  {
    id: "ceded",
    clause: "SGA-13",
    lesson: "pieces",
    step: 0,
    draw: ({ state }) => ({ around: silesianCities(packOf(state)), seen: silesianCities(packOf(state)) }),
  },
  {
    id: "hidden",
    clause: "HID-01",
    lesson: "combat",
    step: 0,
    draw: ({ state }) => {
      const battle = state.agenda.at(-1);
      return { around: battle?.kind === "battle" ? [battle.attacker.city, battle.defender.city] : [] };
    },
  },
] as const satisfies readonly Picture[];
export type PictureId = (typeof PICTURES)[number]["id"];
