import { choices, newGame, pending, play, refusalOf, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import {
  type Action,
  type Affairs,
  type Frame,
  type GameOptions,
  isRefusal,
  type Power,
  type Seat,
  type State,
} from "@maria/rules/model";
import { expect } from "vitest";
import { BOTS } from "../../src/index.ts";
import { historical } from "./historical.ts";

export { historical };

export const ADVANCED: GameOptions = {
  variant: "advanced",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};
export const TWO_PLAYERS: GameOptions = {
  variant: "advanced",
  players: 2,
  politicalOption: false,
  troopCeiling: false,
};
export const OPTIONAL_RULE: GameOptions = {
  variant: "advanced",
  players: 3,
  politicalOption: true,
  troopCeiling: false,
};
export const GAMBIT: GameOptions = {
  variant: "silesia-gambit",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};

/** Chance that always falls the same way. */
export const always = (number: number) => (below: number) => Math.min(number, below - 1);

/** What the cadet does here; the answer has been found legal. */
export const cadetAnswers = (state: State, seat: Seat, chance = always(1)): Action => {
  const seen = view(state, seat);
  const action = BOTS.cadet(seen, choices(seen, seat), { milliseconds: 0 }, chance);
  expect(refusalOf(state, seat, action)).toBeNull();
  return action;
};

/** A game set up by cadets, waiting for its first decision after the allotment. */
export const setUpGame = (options: GameOptions): State => {
  let state = newGame(historical, options, seedFromNumber(7));
  while (state.agenda[0]?.kind === "allotment") {
    const [decision] = pending(state);
    if (decision === undefined) throw new Error("nobody allots");
    const played = play(state, decision.seat, cadetAnswers(state, decision.seat));
    if (isRefusal(played)) throw new Error(played.reason);
    state = played.state;
  }
  return state;
};

/** The same game, waiting for another decision, with other affairs. */
export const waitingFor = (state: State, frame: Frame, affairs: Partial<Affairs> = {}): State => ({
  ...state,
  agenda: [frame],
  affairs: state.affairs === null ? null : { ...state.affairs, ...affairs },
});

export const politicalCard = (key: string): number => {
  const found = historical.politics.cards.find((card) => card.key === key);
  if (found === undefined) throw new Error(`no political card ${key}`);
  return found.id;
};

/** The game with this marker on the fortresses in these cities. */
export const withMarkers = (state: State, power: Power, keys: readonly string[]): State => ({
  ...state,
  markers: state.markers.map((marker, fortress) => {
    const key = historical.cities[historical.fortresses[fortress] ?? -1]?.key ?? "";
    return keys.includes(key) ? power : marker;
  }),
});
