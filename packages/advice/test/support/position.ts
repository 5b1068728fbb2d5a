import {
  actionsOf,
  choices,
  type LogEntry,
  logFor,
  newGame,
  pending,
  play,
  type View,
  view,
} from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import {
  type Action,
  type CityId,
  type GameOptions,
  isRefusal,
  type PieceId,
  POWER_NAMES,
  type PowerName,
  type Seat,
  type Variant,
} from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { historical } from "./historical.ts";

export { historical };

export const optionsOf = (variant: Variant): GameOptions => ({
  variant,
  players: 3,
  politicalOption: false,
  troopCeiling: false,
});

/** What a seat sees before anything has been done, with some of it changed. */
export const viewAtStart = (variant: Variant, seat: Seat | null, changes: Partial<View> = {}): View => ({
  ...view(newGame(historical, optionsOf(variant), seedFromNumber(1)), seat),
  ...changes,
});

export const city = (key: string): CityId => {
  const id = historical.cityByKey.get(key);
  if (id === undefined) throw new RangeError(`no city ${key}`);
  return id;
};

/** The general of a power with this rank. */
export const general = (power: PowerName, rank: number): PieceId => {
  const found = historical.generals.find(
    (other) => POWER_NAMES[other.power] === power && other.rank === rank,
  );
  if (found === undefined) throw new RangeError(`no general ${power} ${rank}`);
  return found.id;
};

/** The view with pieces put somewhere else. */
export const withPieces = (before: View, places: Readonly<Record<PieceId, CityId>>): View => ({
  ...before,
  at: before.at.map((place, piece) => places[piece as PieceId] ?? place),
});

export interface Seen {
  readonly view: View;
  readonly seat: Seat;
  readonly entries: readonly LogEntry[];
}

/** Every moment of a random game as the seat that is asked sees it, with what has just happened. */
export function* randomGame(variant: Variant, seed: number, most: number): Generator<Seen> {
  const random = chanceFrom(seed);
  let state = newGame(historical, optionsOf(variant), seedFromNumber(seed));
  let entries: readonly LogEntry[] = [];
  for (let action = 0; action < most; action++) {
    const [asked] = pending(state);
    if (asked === undefined) return;
    const { seat } = asked;
    yield { view: view(state, seat), seat, entries };
    const offered = choices(state, seat);
    const done = offered.find(({ type }) => type === "done");
    const [finish]: (Action | undefined)[] = done === undefined ? [] : [...actionsOf(done)];
    // Now and then a phase is ended early, so that a short stretch shows much of a game.
    const wanted = finish !== undefined && random(3) === 0 ? finish : randomAction(offered, random);
    const played = play(state, seat, wanted);
    if (isRefusal(played)) throw new Error(`refused: ${played.rule}`);
    entries = logFor(played.state, played.events, seat);
    state = played.state;
  }
}
