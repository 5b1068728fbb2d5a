import type { Action } from "../../src/model/actions.ts";
import type { GameEvent } from "../../src/model/events.ts";
import type { BattleFrame, Fight, Frame } from "../../src/model/frames.ts";
import type { CityId, FortressId } from "../../src/model/ids.ts";
import type { Seat } from "../../src/model/options.ts";
import { NOBODY, POWER_NAMES, type PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import type { CityData, RoadKind } from "../../src/pack/data.ts";
import type { Pack } from "../../src/pack/pack.ts";
import { packOf } from "../../src/pack/registry.ts";
import { packWith, rowOf } from "./packs.ts";
import { card, city, fortress, offered, type Setup } from "./position.ts";

/** Keys of a row of cities: named("d", 3) is ["d1", "d2", "d3"]. */
export const named = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

/** Invented cities that all lie alike, for instance in Austria, so that Austrian generals there need no train. */
export const citiesIn = (
  territory: string,
  keys: readonly string[],
  more: Partial<CityData> = {},
): Record<string, Partial<CityData>> =>
  Object.fromEntries(keys.map((key): [string, Partial<CityData>] => [key, { territory, ...more }]));

export type Road = readonly [string, string] | readonly [string, string, RoadKind];

/**
 * Two cities side by side in Austria, A in a diamonds sector and D in a spades sector, each with one long road behind
 * it, so that a retreat of up to 15 cities has exactly one way to go.
 */
export const arena: Pack = packWith(
  {
    ...citiesIn("austria", [...named("a", 15), ...named("d", 15)]),
    A: { territory: "austria", sector: "BC5" },
    D: { territory: "austria", sector: "BB5" },
  },
  [["A", "D"], ...rowOf(["A", ...named("a", 15)]), ...rowOf(["D", ...named("d", 15)])],
);

/** Austria, in its combat phase, attacks from A whoever stands in D. */
export const austriaAttacks = (setup: Omit<Setup, "begin">): Setup => ({
  pack: arena,
  begin: { stage: 5, phase: "combat" },
  ...setup,
});

export const STOP: Action = { type: "stop" };
export const DONE: Action = { type: "done" };

/** Plays a tactical card; a value is declared for a Reserve. */
export const playing = (text: string, value?: number): Action =>
  value === undefined
    ? { type: "playCard", card: card(text) }
    : { type: "playCard", card: card(text), value };

export const fightOf = (state: State, attacker: string, defender: string): Action => {
  const pack = packOf(state);
  return { type: "fight", attacker: city(pack, attacker), defender: city(pack, defender) };
};

export const retreatAlong = (state: State, path: readonly string[]): Action => ({
  type: "retreat",
  path: path.map((key) => city(packOf(state), key)),
});

/** The decision on top of the agenda, if it is of this kind. */
export const frameNow = <Kind extends Frame["kind"]>(
  state: State,
  kind: Kind,
): Extract<Frame, { kind: Kind }> | null => {
  const top = state.agenda.at(-1);
  return top?.kind === kind ? (top as Extract<Frame, { kind: Kind }>) : null;
};

/** The battle that is being fought; there must be one. */
export const battleOf = (state: State): BattleFrame => {
  const frame = frameNow(state, "battle");
  if (!frame) throw new Error("no battle is being fought");
  return frame;
};

export const keyOf = (state: State, id: CityId): string => {
  const found = packOf(state).cities[id];
  if (!found) throw new Error(`no city ${id}`);
  return found.key;
};

/** "A-D" for each fight, in alphabetical order. */
export const fightKeys = (state: State, fights: readonly Pick<Fight, "attacker" | "defender">[]): string[] =>
  fights.map(({ attacker, defender }) => `${keyOf(state, attacker)}-${keyOf(state, defender)}`).sort();

/** "x-y-z" for each retreat offered to the seat, in alphabetical order. */
export const retreatsOffered = (state: State, seat: Seat, hyphen = "-"): string[] =>
  offered(state, seat, "retreat")
    .flatMap(({ paths }) => paths.map((path) => path.map((id) => keyOf(state, id)).join(hyphen)))
    .sort();

/** The events of one type, in order. */
export const eventsOf = <Type extends GameEvent["type"]>(
  events: readonly GameEvent[],
  type: Type,
): Extract<GameEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);

/** The fortresses conquered, by key, in order. */
export const conquests = (state: State, events: readonly GameEvent[]): string[] =>
  eventsOf(events, "conquered").map(({ fortress: id }) =>
    keyOf(state, packOf(state).fortresses[id as FortressId] as CityId),
  );

/** Whose question mark lies on a fortress. */
export const questionMarkOn = (state: State, key: string): PowerName | null => {
  const marker = state.questionMarks[fortress(packOf(state), key)];
  return marker === undefined || marker === NOBODY ? null : POWER_NAMES[marker];
};
