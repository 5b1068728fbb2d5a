import fc from "fast-check";
import { expect } from "vitest";
import {
  type Action,
  AUSTRIA,
  areEnemies,
  boardOf,
  type CityId,
  chanceFrom,
  choices,
  distance,
  type GameEvent,
  type GameOptions,
  isEnemyFortress,
  isOnBoard,
  newGame,
  type Piece,
  type Power,
  pending,
  powerOf,
  type Random,
  randomAction,
  type Seat,
  type State,
  seatsOf,
  seedFromNumber,
  type Variant,
} from "../../src/engine.ts";
import { packOf } from "../../src/pack/registry.ts";
import { historical } from "./packs.ts";
import { played } from "./position.ts";

export const introductory = (players: 2 | 3): GameOptions => ({
  variant: "introductory",
  players,
  politicalOption: false,
  troopCeiling: false,
});

/** What a whole random game follows from. */
export interface GamePlan {
  readonly players: 2 | 3;
  /** The introductory game, if nothing is said. */
  readonly variant?: Variant;
  readonly politicalOption?: boolean;
  readonly troopCeiling?: boolean;
  /** The game's own seed. */
  readonly shuffle: number;
  /** The seed of the players' whims. */
  readonly whim: number;
}

export type GameKind = Pick<GamePlan, "players" | "variant" | "politicalOption" | "troopCeiling">;

/** Every kind of game there is; the troop ceiling, which any may have, in two of them. */
export const EVERY_KIND: readonly GameKind[] = [
  { players: 2 },
  { players: 3 },
  { players: 3, troopCeiling: true },
  { variant: "advanced", players: 2 },
  { variant: "advanced", players: 3 },
  { variant: "advanced", players: 2, politicalOption: true, troopCeiling: true },
  { variant: "advanced", players: 3, politicalOption: true },
  { variant: "silesia-gambit", players: 3 },
];

export const optionsOf = ({ players, variant, politicalOption, troopCeiling }: GameKind): GameOptions => ({
  variant: variant ?? "introductory",
  players,
  politicalOption: politicalOption ?? false,
  troopCeiling: troopCeiling ?? false,
});

/** Each test has games of its own, the same ones in every run; new ones are for the fuzzer to try. */
const seedOfTest = (): number => {
  let hash = 0;
  for (const letter of expect.getState().currentTestName ?? "")
    hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return hash;
};

/** Checks a law over so many random games of every kind. The first that breaks it is reported as it is: no seed is simpler. */
export const overRandomGames = (gamesOfEachKind: number, law: (plan: GamePlan) => void): void => {
  for (const kind of EVERY_KIND) {
    const plans = fc.record({
      players: fc.constant(kind.players),
      variant: fc.constant(optionsOf(kind).variant),
      politicalOption: fc.constant(optionsOf(kind).politicalOption),
      troopCeiling: fc.constant(optionsOf(kind).troopCeiling),
      shuffle: fc.nat(0xffff_ffff),
      whim: fc.nat(0xffff_ffff),
    });
    fc.assert(fc.property(plans, law), { numRuns: gamesOfEachKind, endOnFailure: true, seed: seedOfTest() });
  }
};

export const randomFrom = chanceFrom;

const nearest = (state: State, from: CityId, pieces: readonly Piece[], enemyOf: Power): number => {
  const distances = pieces.flatMap(({ id, power }) => {
    const place = state.at[id];
    const counts = place !== undefined && isOnBoard(place) && areEnemies(power, enemyOf, state.saxony);
    return counts ? [distance(boardOf(state), from, place)] : [];
  });
  return Math.min(...distances, 12);
};

/** How much an action stirs the game up: fortresses to conquer, enemies to meet, trains to disturb. */
const stir = (state: State, action: Action): number => {
  const pack = packOf(state);
  if (action.type === "placeHussar") return 12 - nearest(state, action.city, pack.trains, AUSTRIA);
  if (action.type !== "march") return -1;
  const power = powerOf(pack, action.piece);
  const end = action.path[action.path.length - 1] as CityId;
  const fortresses = action.path.filter((city) => isEnemyFortress(state, pack, power, city));
  return Math.max(4 * fortresses.length, 12 - nearest(state, end, pack.generals, power));
};

/** Random play hardly ever meets the enemy: mostly the most stirring of several random actions is taken. */
export const livelyAction = (state: State, seat: Seat, random: Random): Action => {
  const offered = choices(state, seat);
  const first = randomAction(offered, random);
  const stirring = offered.filter(({ type }) => type === "march" || type === "placeHussar");
  if (stirring.length === 0 || first.type === "transfer" || random(5) === 0) return first;
  let best: Action = first;
  for (let tries = 0; tries < 16; tries++) {
    const other = randomAction(stirring, random);
    if (stir(state, other) > stir(state, best)) best = other;
  }
  return best;
};

/** One action of a game, with the game before and after it. */
export interface PlayedStep {
  readonly before: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** The seat that acts next: one of those asked, or now and then another that has something to do (STK-13). */
const nextSeat = (state: State, random: Random): Seat => {
  const asked = pending(state);
  const seats = seatsOf(state.options);
  const any = seats[random(seats.length)] as Seat;
  if (random(6) === 0 && choices(state, any).length > 0) return any;
  return (asked[random(asked.length)] as { seat: Seat }).seat;
};

/** Who acts next in a random game, and how. */
export const livelySeatAndAction = (state: State, random: Random): [Seat, Action] => {
  const seat = nextSeat(state, random);
  return [seat, livelyAction(state, seat, random)];
};

/** A whole random game, action by action. */
export function* randomGame(plan: GamePlan): Generator<PlayedStep> {
  const random = randomFrom(plan.whim);
  let state = newGame(historical, optionsOf(plan), seedFromNumber(plan.shuffle));
  while (state.result === null) {
    const before = state;
    const [seat, action] = livelySeatAndAction(before, random);
    const { state: after, events } = played(before, seat, action);
    yield { before, seat, action, after, events };
    state = after;
  }
}

/** Some steps of a random game, one in so many by chance; for laws that are dear to check. */
export function* someStepsOf(plan: GamePlan, oneIn: number): Generator<PlayedStep> {
  const random = randomFrom(plan.whim + oneIn);
  for (const step of randomGame(plan)) if (random(oneIn) === 0 || step.after.result !== null) yield step;
}
