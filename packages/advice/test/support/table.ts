import { choices, newGame, pending, play } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import {
  type Action,
  type CityId,
  type GameOptions,
  isRefusal,
  type MarchChoice,
  OFF_BOARD,
  type Pack,
  type PieceId,
  POWER_NAMES,
  type PowerName,
  type Random,
  type Seat,
  type State,
} from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { historical } from "./historical.ts";

export const pack: Pack = historical;

export const INTRODUCTORY: GameOptions = {
  variant: "introductory",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};
export const ADVANCED: GameOptions = {
  variant: "advanced",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};

export const randomFrom: (seed: number) => Random = chanceFrom;

export const after = (state: State, seat: Seat, action: Action): State => {
  const played = play(state, seat, action);
  if (isRefusal(played)) throw new Error(`refused: ${played.rule} ${played.reason}`);
  return played.state;
};

/** The states of a random game, with the seat asked first in each. */
export function* randomGame(options: GameOptions, seed: number): Generator<{ state: State; seat: Seat }> {
  const random = randomFrom(seed);
  let state = newGame(pack, options, seedFromNumber(seed));
  for (;;) {
    const [asked] = pending(state);
    if (asked === undefined) return;
    yield { state, seat: asked.seat };
    state = after(state, asked.seat, randomAction(choices(state, asked.seat), random));
  }
}

export const city = (key: string): CityId => {
  const id = pack.cityByKey.get(key);
  if (id === undefined) throw new Error(`no city ${key}`);
  return id;
};

/** "prussia1" is the Prussian general of rank 1, "prussiaT1" the first Prussian train. */
export const piece = (name: string): PieceId => {
  const match = /^([a-z]+?)(T?)(\d+)$/.exec(name);
  const power = POWER_NAMES.indexOf(match?.[1] as PowerName);
  const number = Number(match?.[3]);
  const found = match?.[2]
    ? pack.trains.filter((train) => train.power === power)[number - 1]
    : pack.generals.find((general) => general.power === power && general.rank === number);
  if (!found) throw new Error(`no piece ${name}`);
  return found.id;
};

/** The first movement phase of a seat, with these pieces alone on the board. */
export const movementOf = (
  seat: Seat,
  pieces: Readonly<Record<string, string>>,
  options = INTRODUCTORY,
): State => {
  for (const { state, seat: asked } of randomGame(options, 1)) {
    const frame = state.agenda[state.agenda.length - 1];
    if (asked !== seat || frame?.kind !== "movement" || frame.done.length > 0) continue;
    const at = state.at.map((place) => (place >= 0 ? OFF_BOARD : place));
    for (const [name, key] of Object.entries(pieces)) at[piece(name)] = city(key);
    const troops = state.troops.map((count, general) => (at[general] === OFF_BOARD ? 0 : Math.max(1, count)));
    const spent = state.spent.map(() => 0);
    return { ...state, at, troops, sightings: [], hussars: [OFF_BOARD, OFF_BOARD], spent };
  }
  throw new Error(`${seat} never moves`);
};

export const marchChoiceOf = (state: State, seat: Seat, name: string): MarchChoice => {
  const id = piece(name);
  const found = choices(state, seat).find((choice) => choice.type === "march" && choice.piece === id);
  if (found?.type !== "march") throw new Error(`${name} cannot march`);
  return found;
};
