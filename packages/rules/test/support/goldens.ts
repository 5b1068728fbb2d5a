import {
  type Entry,
  type GameEvent,
  type GameRecord,
  newGame,
  RULES_VERSION,
  seedFromNumber,
} from "../../src/engine.ts";
import { type GameKind, livelySeatAndAction, optionsOf, randomFrom } from "./games.ts";
import { historical } from "./packs.ts";
import { played } from "./position.ts";
import { replayed } from "./replayed.ts";

const FOUGHT: readonly GameEvent["type"][] = [
  "conquered",
  "battleBegan",
  "retreated",
  "outOfSupply",
  "recruited",
];
const POLITICAL: readonly GameEvent["type"][] = [
  "cardRevealed",
  "politicalCardSelected",
  "politicalCardExecuted",
  "troopsAssigned",
  "markerShifted",
  "agreementChanged",
  "subsidyPaid",
  "battleBegan",
];

/** A game that is told step by step because much happens in it; it breaks off when its last turn has begun. */
export interface Golden {
  readonly name: string;
  readonly kind: GameKind;
  readonly until: number;
  /** What has to come to pass in it. */
  readonly wanted: readonly GameEvent["type"][];
}

export const GOLDENS: readonly Golden[] = [
  { name: "three-players", kind: { players: 3 }, until: 4, wanted: FOUGHT },
  { name: "two-players", kind: { players: 2 }, until: 4, wanted: FOUGHT },
  { name: "advanced", kind: { variant: "advanced", players: 3 }, until: 4, wanted: POLITICAL },
  {
    name: "option",
    kind: { variant: "advanced", players: 2, politicalOption: true },
    until: 4,
    wanted: [...POLITICAL, "cardsTakenBack"],
  },
  {
    name: "silesia-gambit",
    kind: { variant: "silesia-gambit", players: 3 },
    until: 7,
    wanted: [...FOUGHT, "cardsPutAside", "silesiaCeded", "putAsideTaken"],
  },
];

/** The events of a game, each kind once. */
export const eventsIn = (record: GameRecord): Set<GameEvent["type"]> => {
  const seen = new Set<GameEvent["type"]>();
  replayed(record, (step) => {
    if (step.type === "played") for (const { type } of step.events) seen.add(type);
  });
  return seen;
};

const playUntil = ({ kind, until }: Golden, number: number): GameRecord => {
  const options = optionsOf(kind);
  const seed = seedFromNumber(number);
  const random = randomFrom(number);
  const entries: Entry[] = [];
  let state = newGame(historical, options, seed);
  while (state.result === null && state.turn < until) {
    const [seat, action] = livelySeatAndAction(state, random);
    entries.push({ seat, action });
    state = played(state, seat, action).state;
  }
  return { rules: RULES_VERSION, pack: historical.id, options, seed, entries };
};

const SEEDS_TRIED = 1000;

/** Plays games until one has in it what is wanted. */
export const findGolden = (golden: Golden): GameRecord => {
  for (let number = 1; number <= SEEDS_TRIED; number++) {
    const record = playUntil(golden, number);
    const seen = eventsIn(record);
    if (golden.wanted.every((type) => seen.has(type))) return record;
  }
  throw new Error(`nothing much happens in any game for ${golden.name}`);
};
