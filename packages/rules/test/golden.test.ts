import { describe, expect, test } from "vitest";
import {
  type Entry,
  type GameEvent,
  type GameRecord,
  newGame,
  RULES_VERSION,
  seedFromNumber,
} from "../src/index.ts";
import { isUpdating, readRecord, readText, writeRecord, writeText } from "./support/fixtures.ts";
import { type GameKind, livelySeatAndAction, optionsOf, randomFrom } from "./support/games.ts";
import { historical } from "./support/packs.ts";
import { playthroughOf } from "./support/playthrough.ts";
import { played } from "./support/position.ts";
import { replayed } from "./support/replayed.ts";

// UPDATE_GOLDEN=1 npx vitest run packages/rules/test/golden.test.ts packages/rules/test/endings.test.ts
// plays all recorded games anew; needed whenever the engine leads a recorded game elsewhere.

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

/** Games chosen because much happens in them; they break off when their last turn has begun. */
const GAMES = [
  { name: "three-players", kind: { players: 3 }, seed: 57, until: 4, wanted: FOUGHT },
  { name: "two-players", kind: { players: 2 }, seed: 221, until: 4, wanted: FOUGHT },
  {
    name: "advanced",
    kind: { variant: "advanced", players: 3 },
    seed: 1,
    until: 4,
    wanted: POLITICAL,
  },
  {
    name: "option",
    kind: { variant: "advanced", players: 2, politicalOption: true, troopCeiling: false },
    seed: 1,
    until: 4,
    wanted: [...POLITICAL, "cardsTakenBack"],
  },
  {
    name: "silesia-gambit",
    kind: { variant: "silesia-gambit", players: 3 },
    seed: 1,
    until: 7,
    wanted: [...FOUGHT, "cardsPutAside", "silesiaCeded", "putAsideTaken"],
  },
] as const satisfies readonly {
  name: string;
  kind: GameKind;
  seed: number;
  until: number;
  wanted: readonly GameEvent["type"][];
}[];

type Golden = (typeof GAMES)[number];

const recordFile = ({ name }: Golden): string => `golden/${name}.record.json`;
const textFile = ({ name }: Golden): string => `golden/${name}.playthrough.txt`;

const SEEDS_TRIED = 400;

/** The events of a game, each kind once. */
const eventsIn = (record: GameRecord): Set<GameEvent["type"]> => {
  const seen = new Set<GameEvent["type"]>();
  replayed(record, (step) => {
    if (step.type === "played") for (const { type } of step.events) seen.add(type);
  });
  return seen;
};

const playUntil = (game: Golden, number: number): GameRecord => {
  const options = optionsOf(game.kind);
  const seed = seedFromNumber(number);
  const random = randomFrom(number);
  const entries: Entry[] = [];
  let state = newGame(historical, options, seed);
  while (state.result === null && state.turn < game.until) {
    const [seat, action] = livelySeatAndAction(state, random);
    entries.push({ seat, action });
    state = played(state, seat, action).state;
  }
  return { rules: RULES_VERSION, pack: historical.id, options, seed, entries };
};

/** Games are played until one has in it what is wanted. */
const recordAnew = (game: Golden): void => {
  for (let number = game.seed; number < game.seed + SEEDS_TRIED; number++) {
    const record = playUntil(game, number);
    const seen = eventsIn(record);
    if (!game.wanted.every((type) => seen.has(type))) continue;
    writeRecord(recordFile(game), record);
    writeText(textFile(game), playthroughOf(record));
    return;
  }
  throw new Error(`nothing much happens in any game for ${game.name}`);
};

if (isUpdating) GAMES.forEach(recordAnew);

describe("golden playthroughs", () => {
  test.each(GAMES)("the game for $name is read, seen and offered as it was", (game) => {
    const told = playthroughOf(readRecord(recordFile(game))).split("\n");
    const known = readText(textFile(game)).split("\n");
    // The first line that differs says more than the whole text.
    const changed = told.findIndex((line, index) => line !== known[index]);
    expect(changed < 0 ? null : [changed + 1, told[changed]]).toEqual(
      changed < 0 ? null : [changed + 1, known[changed]],
    );
    expect(told.length).toBe(known.length);
  });

  test.each(GAMES)("what it was chosen for comes to pass in the game for $name", (game) => {
    const seen = eventsIn(readRecord(recordFile(game)));
    expect(game.wanted.filter((type) => !seen.has(type))).toEqual([]);
  });
});
