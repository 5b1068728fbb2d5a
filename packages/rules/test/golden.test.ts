import { describe, expect, test } from "vitest";
import { type Entry, type GameEvent, newGame, RULES_VERSION, replay, seedFromNumber } from "../src/index.ts";
import { isUpdating, readRecord, readText, writeRecord, writeText } from "./support/fixtures.ts";
import { introductory, livelySeatAndAction, randomFrom } from "./support/games.ts";
import { historical } from "./support/packs.ts";
import { playthroughOf } from "./support/playthrough.ts";
import { played } from "./support/position.ts";

/** Games chosen because much happens in them; they break off when their last turn has begun. */
const GAMES = [
  { name: "three-players", players: 3, shuffle: 57, whim: 57, until: 4 },
  { name: "two-players", players: 2, shuffle: 221, whim: 221, until: 4 },
] as const;

type Golden = (typeof GAMES)[number];

const recordFile = ({ name }: Golden): string => `golden/${name}.record.json`;
const textFile = ({ name }: Golden): string => `golden/${name}.playthrough.txt`;

const recordAnew = (game: Golden): void => {
  const options = introductory(game.players);
  const seed = seedFromNumber(game.shuffle);
  const random = randomFrom(game.whim);
  const entries: Entry[] = [];
  let state = newGame(historical, options, seed);
  while (state.result === null && state.turn < game.until) {
    const [seat, action] = livelySeatAndAction(state, random);
    entries.push({ seat, action });
    state = played(state, seat, action).state;
  }
  const record = { rules: RULES_VERSION, pack: historical.id, options, seed, entries };
  writeRecord(recordFile(game), record);
  writeText(textFile(game), playthroughOf(record));
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

  test("conquest, combat with retreat, loss of supply and winter all come to pass in each of them", () => {
    const wanted: GameEvent["type"][] = ["conquered", "battleBegan", "retreated", "outOfSupply", "recruited"];
    for (const game of GAMES) {
      const seen = new Set<GameEvent["type"]>();
      replay(readRecord(recordFile(game)), (_state, _entry, events) => {
        for (const { type } of events) seen.add(type);
      });
      expect(wanted.filter((type) => !seen.has(type))).toEqual([]);
    }
  });
});
