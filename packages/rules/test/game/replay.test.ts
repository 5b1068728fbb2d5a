import { describe, expect, test } from "vitest";
import {
  type Action,
  choices,
  type Entry,
  type GameRecord,
  isRefusal,
  openTable,
  playAtTable,
  type ReplayStep,
  RULES_VERSION,
  randomOf,
  replay,
  replaySteps,
  type Seat,
  seatsOf,
  seedFromNumber,
  type Table,
} from "../../src/engine.ts";
import {
  type GamePlan,
  introductory,
  livelySeatAndAction,
  optionsOf,
  overRandomGames,
  randomFrom,
} from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { marchOf, piece } from "../support/position.ts";
import { quietAction } from "../support/quietPlay.ts";
import { replayed } from "../support/replayed.ts";

const TAKE_BACK = { type: "takeBack" } as const;
const nothingToTakeBack = { refused: true, rule: "RUL-105", reason: "nothingToTakeBack" };
const unknownSeat = { refused: true, rule: "PWR-01", reason: "unknownSeat" };

/** Plays at a table what must be legal. */
const at = (table: Table, seat: Seat, action: Action | typeof TAKE_BACK): Table => {
  const outcome = playAtTable(table, seat, action);
  if (isRefusal(outcome)) throw new Error(`refused by ${outcome.rule}`);
  return outcome.table;
};

/** A table in the first movement phase of France and Bavaria, after four entries. */
const movement = (): Table => {
  let table = openTable(historical.id, introductory(3), seedFromNumber(2));
  for (const seat of ["louis", "frederick", "maria", "maria"] as const)
    table = at(table, seat, quietAction(table.state, seat));
  return table;
};

const marched = (): Table => {
  const table = movement();
  return at(table, "louis", marchOf(table.state, "france1", ["straubing"]));
};

/** Schwerin gives a troop to the King or gets it back, secretly and whatever phase it is. */
const shift = (forth: boolean): Action => {
  const schwerin = piece(historical, "prussia2");
  const king = piece(historical, "prussia1");
  return forth
    ? { type: "transfer", from: schwerin, to: king, troops: 1 }
    : { type: "transfer", from: king, to: schwerin, troops: 1 };
};

const withEntries = ({ record }: Table, ...more: readonly Entry[]): GameRecord => ({
  ...record,
  entries: [...record.entries, ...more],
});

const takeBackOf = (seat: Seat): Entry => ({ seat, action: TAKE_BACK });

describe("replay checks every take-back as the table does", () => {
  test("RUL-105 a take-back past cards that were drawn is refused, and its number told", () => {
    const ended = at(marched(), "louis", { type: "done" });
    expect(replay(withEntries(ended, takeBackOf("louis")))).toEqual({
      number: 7,
      entry: takeBackOf("louis"),
      refusal: nothingToTakeBack,
    });
  });

  test("RUL-105 a take-back past another seat's open action is refused", () => {
    const shifted = at(movement(), "frederick", shift(true));
    const open = at(shifted, "louis", marchOf(shifted.state, "france1", ["straubing"]));
    expect(replay(withEntries(open, takeBackOf("frederick")))).toMatchObject({
      number: 7,
      refusal: nothingToTakeBack,
    });
    expect("state" in replay(withEntries(open, takeBackOf("louis"), takeBackOf("frederick")))).toBe(true);
  });

  test("RUL-105 nobody takes back another seat's action, or more than he has left", () => {
    for (const seat of ["maria", "frederick"] as const)
      expect(replay(withEntries(marched(), takeBackOf(seat)))).toMatchObject({
        number: 6,
        entry: { seat },
        refusal: nothingToTakeBack,
      });
    const twice = withEntries(marched(), takeBackOf("louis"), takeBackOf("louis"));
    expect(replay(twice)).toMatchObject({ number: 7, refusal: nothingToTakeBack });
    const atOnce = { ...twice, entries: [takeBackOf("maria")] };
    expect(replay(atOnce)).toMatchObject({ number: 1, refusal: nothingToTakeBack });
  });

  test("PWR-01 a seat of another game neither acts nor takes back", () => {
    const entry: Entry = { seat: "playerA", action: { type: "done" } };
    expect(replay(withEntries(marched(), entry))).toEqual({ number: 6, entry, refusal: unknownSeat });
    expect(replay(withEntries(marched(), takeBackOf("playerB")))).toMatchObject({
      number: 6,
      refusal: unknownSeat,
    });
  });

  test("RUL-105 over whole games a take-back is refused in a record exactly where the table refuses it", () => {
    let refusals = 0;
    let allowed = 0;
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim);
      let table = openTable(historical.id, optionsOf(plan), seedFromNumber(plan.shuffle));
      const forged: { number: number; seat: Seat; isAllowed: boolean }[] = [];
      while (table.state.result === null) {
        table = at(table, ...livelySeatAndAction(table.state, random));
        if (random(12) > 0) continue;
        const seats = seatsOf(table.state.options);
        const seat = seats[random(seats.length)] as Seat;
        const outcome = playAtTable(table, seat, TAKE_BACK);
        forged.push({ number: table.record.entries.length + 1, seat, isAllowed: !isRefusal(outcome) });
        if (!isRefusal(outcome) && random(3) === 0) {
          table = outcome.table;
          forged.pop();
        }
      }
      const { entries } = table.record;
      expect(replay(table.record)).toEqual({ state: table.state });
      for (const { number, seat, isAllowed } of forged) {
        const record = { ...table.record, entries: [...entries.slice(0, number - 1), takeBackOf(seat)] };
        const outcome = replay(record);
        expect("state" in outcome).toBe(isAllowed);
        if (isAllowed) allowed++;
        else {
          refusals++;
          expect(outcome).toEqual({ number, entry: takeBackOf(seat), refusal: nothingToTakeBack });
          const goingOn = { ...record, entries: [...record.entries, ...entries.slice(number - 1)] };
          expect(replay(goingOn)).toEqual(outcome);
        }
      }
    };
    overRandomGames(1, holds);
    expect(refusals).toBeGreaterThan(50);
    expect(allowed).toBeGreaterThan(5);
  });
});

describe("replay counts the entries of the record", () => {
  test("an illegal entry after take-backs has the number it has in the record", () => {
    const entry: Entry = { seat: "louis", action: { type: "stop" } };
    const record = withEntries(
      at(at(marched(), "louis", TAKE_BACK), "frederick", shift(true)),
      takeBackOf("frederick"),
      entry,
      takeBackOf("maria"),
    );
    expect(record.entries[8]).toEqual(entry);
    expect(replay(record)).toMatchObject({ number: 9, entry, refusal: { refused: true } });
  });

  test("steps carry those numbers, and a take-back names the entry it removes", () => {
    const table = at(at(marched(), "frederick", shift(true)), "louis", TAKE_BACK);
    const steps = [...replaySteps(at(table, "louis", { type: "done" }).record)];
    expect(
      steps.map((step) => [
        step.type,
        step.type === "begun" ? null : step.number,
        step.type === "takenBack" ? step.removed : null,
      ]),
    ).toEqual([
      ["begun", null, null],
      ...[1, 2, 3, 4, 5, 6].map((number) => ["played", number, null]),
      ["takenBack", 7, 5],
      // What Prussia had secretly done since stands, and is played again without the march.
      ["played", 6, null],
      ["played", 8, null],
    ]);
  });

  test("whoever drops what is taken back keeps the entries that stand, with the state after each", () => {
    const kept: { number: number; state: string }[] = [];
    const watch = (step: ReplayStep): void => {
      if (step.type === "takenBack") while ((kept.at(-1)?.number ?? 0) >= step.removed) kept.pop();
      if (step.type === "played") kept.push({ number: step.number, state: JSON.stringify(step.state) });
    };
    const table = at(at(marched(), "frederick", shift(true)), "louis", TAKE_BACK);
    expect(JSON.stringify(replayed(table.record, watch))).toBe(JSON.stringify(table.state));
    expect(kept.map(({ number }) => number)).toEqual([1, 2, 3, 4, 6]);
    const entries = kept.map(({ number }) => table.record.entries[number - 1] as Entry);
    kept.forEach(({ state }, index) => {
      const standing = { ...table.record, entries: entries.slice(0, index + 1) };
      expect(state).toBe(JSON.stringify(replayed(standing)));
    });
  });
});

describe("replay answers to what it cannot play", () => {
  test("rules of another version, and a pack that is not loaded", () => {
    const { record } = marched();
    for (const rules of [0, RULES_VERSION - 1, RULES_VERSION + 1])
      expect(replay({ ...record, rules })).toEqual({ foreign: "rules" });
    for (const pack of ["", "none", "__proto__"])
      expect(replay({ ...record, pack })).toEqual({ foreign: "pack" });
  });

  test("the record is left as it was, and a refusal comes with nothing else", () => {
    const record = withEntries(marched(), takeBackOf("maria"));
    const before = JSON.stringify(record);
    expect(Object.keys(replay(record)).sort()).toEqual(["entry", "number", "refusal"]);
    expect(JSON.stringify(record)).toBe(before);
  });
});

describe("a long record is replayed in time that grows with its entries", () => {
  const stepsOf = (record: GameRecord): number => {
    let steps = 0;
    replayed(record, () => steps++);
    return steps;
  };

  test("ten thousand entries, action and take-back in turns", () => {
    const start = movement();
    const march: Entry = { seat: "louis", action: marchOf(start.state, "france1", ["straubing"]) };
    const more = Array.from({ length: 10_000 }, (_, index) =>
      index % 2 === 0 ? march : takeBackOf("louis"),
    );
    const record = withEntries(start, ...more);
    expect(stepsOf(record)).toBe(1 + record.entries.length);
    expect(JSON.stringify(replayed(record))).toBe(JSON.stringify(start.state));
  });

  test("thousands of actions taken back from behind thousands of another seat's secret ones", () => {
    const start = openTable(historical.id, introductory(3), seedFromNumber(2));
    const table = seatsOf(start.state.options).reduce(
      (before, seat) => at(before, seat, quietAction(before.state, seat)),
      start,
    );
    const own = choices(table.state, "maria").find(({ type }) => type === "transfer");
    const forth = own === undefined ? null : randomOf(own, () => 0);
    if (forth?.type !== "transfer") throw new Error("Austria has no stack to shift troops in");
    const back: Action = { ...forth, from: forth.to, to: forth.from };
    const secret = Array.from(
      { length: 3000 },
      (_, index): Entry => ({ seat: "maria", action: index % 2 === 0 ? forth : back }),
    );
    const shifts = secret.map((_, index): Entry => ({ seat: "frederick", action: shift(index % 2 === 0) }));
    const record = withEntries(table, ...shifts, ...secret, ...shifts.map(() => takeBackOf("frederick")));
    let steps = 0;
    const outcome = replay(record, () => steps++);
    // Nobody is refused for another's secrets: beyond all measure they go with what is taken back (RUL-105).
    expect(outcome).toEqual({ state: table.state });
    expect(steps).toBeLessThan(22 * record.entries.length);
    // As far as a person could ever go, it is allowed.
    const few = withEntries(table, ...shifts.slice(0, 20), ...secret.slice(0, 100));
    expect(stepsOf({ ...few, entries: [...few.entries, ...Array(20).fill(takeBackOf("frederick"))] })).toBe(
      1 + few.entries.length + 20 + 20 * 100,
    );
  });

  test("five thousand actions, then five thousand take-backs", () => {
    const start = movement();
    const forth = Array.from(
      { length: 5000 },
      (_, index): Entry => ({ seat: "frederick", action: shift(index % 2 === 0) }),
    );
    const record = withEntries(start, ...forth, ...forth.map(() => takeBackOf("frederick")));
    expect(stepsOf(record)).toBe(1 + record.entries.length);
    expect(JSON.stringify(replayed(record))).toBe(JSON.stringify(start.state));
  });
});
