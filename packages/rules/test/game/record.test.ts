import { describe, expect, test } from "vitest";
import {
  type Entry,
  type GameRecord,
  newGame,
  openTable,
  parseAction,
  play,
  playAtTable,
  RULES_VERSION,
  refusalOf,
  replay,
  type State,
  seedFromNumber,
  type Table,
} from "../../src/engine.ts";
import { isRefusal } from "../../src/model/rule.ts";
import {
  EVERY_KIND,
  type GamePlan,
  introductory,
  optionsOf,
  overRandomGames,
  randomFrom,
  randomGame,
} from "../support/games.ts";
import { mutantsOf } from "../support/mutants.ts";
import { historical } from "../support/packs.ts";
import { played } from "../support/position.ts";
import { quietPlay } from "../support/quietPlay.ts";

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const recordOf = (plan: GamePlan, entries: readonly Entry[]): GameRecord => ({
  rules: RULES_VERSION,
  pack: historical.id,
  options: optionsOf(plan),
  seed: seedFromNumber(plan.shuffle),
  entries,
});

const freeze = <T>(value: T): T => {
  if (value !== null && typeof value === "object" && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
};

/** Plays at a table what must be legal. */
const at = (table: Table, { seat, action }: Entry): Table => {
  const outcome = playAtTable(table, seat, action);
  if (isRefusal(outcome)) throw new Error(`refused by ${outcome.rule}`);
  return outcome.table;
};

describe("a record is the whole game", () => {
  test("a record sent through JSON replays to the very same state", () => {
    const holds = (plan: GamePlan): void => {
      const entries: Entry[] = [];
      let last: State | undefined;
      for (const { seat, action, after } of randomGame(plan)) {
        entries.push({ seat, action });
        last = after;
      }
      expect(replay(throughJson(recordOf(plan, entries)))).toEqual({ state: last });
    };
    overRandomGames(2, holds);
  });

  test("every state of a replay is the state of the game at that entry, with the same events", () => {
    const holds = (plan: GamePlan): void => {
      const steps = [...randomGame(plan)];
      let index = 0;
      replay(recordOf(plan, steps), (played) => {
        if (played.type !== "played") return;
        const step = steps[index++];
        expect([played.number, played.seat, played.action, played.events]).toEqual([
          index,
          step?.seat,
          step?.action,
          step?.events,
        ]);
        expect(JSON.stringify(played.state)).toBe(JSON.stringify(step?.after));
      });
      expect(index).toBe(steps.length);
    };
    overRandomGames(1, holds);
  });

  test("a state put away as JSON in the middle of the game goes on exactly as the game did", () => {
    const holds = (plan: GamePlan): void => {
      const steps = [...randomGame(plan)];
      const from = plan.whim % steps.length;
      let resumed = throughJson(steps[from]?.before as State);
      for (const { seat, action, events, after } of steps.slice(from)) {
        const outcome = played(resumed, seat, action);
        expect(outcome.events).toEqual(events);
        resumed = outcome.state;
        if (after.result !== null) expect(resumed).toEqual(after);
      }
    };
    overRandomGames(2, holds);
  });

  test("play changes nothing it was given, neither state nor action, whether it accepts or refuses", () => {
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim + 7);
      for (const { before, seat, action, after } of randomGame(plan)) {
        freeze(before);
        const again = play(before, seat, freeze(action));
        expect(isRefusal(again) ? again : again.state).toEqual(after);
        for (const mutant of mutantsOf(before, action, random)) play(before, seat, freeze(mutant));
      }
    };
    overRandomGames(1, holds);
  });

  test("every action that is played can be read back from a file", () => {
    const holds = (plan: GamePlan): void => {
      for (const { action } of randomGame(plan)) expect(parseAction(throughJson(action))).toEqual(action);
    };
    overRandomGames(1, holds);
  });

  test("a table writes down every action and stands where its record leads", () => {
    for (const kind of EVERY_KIND) {
      const plan: GamePlan = { ...kind, shuffle: 4, whim: 4 };
      let table = openTable(historical.id, optionsOf(plan), seedFromNumber(4));
      for (const step of randomGame(plan)) {
        table = at(table, step);
        expect(table.state).toEqual(step.after);
      }
      expect(replay(table.record)).toEqual({ state: table.state });
      expect(Object.keys(table.record).sort()).toEqual(["entries", "options", "pack", "rules", "seed"]);
    }
  });

  test("a table refuses what play refuses and writes nothing down", () => {
    const table = openTable(historical.id, introductory(3), seedFromNumber(4));
    const action = { type: "done" } as const;
    const outcome = playAtTable(table, "maria", action);
    expect(outcome).toEqual(refusalOf(table.state, "maria", action));
    expect(table.record.entries).toEqual([]);
  });
});

describe("a record that cannot be replayed says why", () => {
  const plan: GamePlan = { players: 3, shuffle: 9, whim: 9 };
  const start = newGame(historical, introductory(3), seedFromNumber(9));
  const quiet = [...quietPlay(start)].slice(0, 6).map(({ seat, action }): Entry => ({ seat, action }));

  test("an entry that is not legal where it stands, with its number and the clause", () => {
    const entries: Entry[] = [...quiet.slice(0, 3), { seat: "louis", action: { type: "stop" } }];
    expect(replay(recordOf(plan, entries))).toMatchObject({
      number: 4,
      entry: entries[3],
      refusal: { rule: "HUS-02" },
    });
  });

  test("a seed or options that no parsed record has are the caller's mistake", () => {
    expect(() => replay({ ...recordOf(plan, quiet), seed: "7" })).toThrow(RangeError);
    const options = { ...introductory(3), players: 4 as 3 };
    expect(() => replay({ ...recordOf(plan, quiet), options })).toThrow(RangeError);
  });
});
