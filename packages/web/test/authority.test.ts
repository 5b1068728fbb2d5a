import {
  chanceFrom,
  choices,
  type GameOptions,
  type GameRecord,
  openTable,
  pending,
  randomAction,
  type Seat,
  seedFromNumber,
} from "@maria/rules";
import { describe, expect, test } from "vitest";
import { Authority } from "../src/table/authority.ts";
import { botAction } from "../src/table/botPlayer.ts";
import type { Players } from "../src/table/table.ts";
import { historical as pack } from "./support/historical.ts";

const OPTIONS: GameOptions = {
  variant: "introductory",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};
const BOTS: Players = {
  maria: { kind: "bot", level: "cadet" },
  frederick: { kind: "bot", level: "cadet" },
  louis: { kind: "bot", level: "cadet" },
};

const CHANCE = chanceFrom(1);

const fresh = (options = OPTIONS, seed = 5): Authority =>
  new Authority(openTable(pack.id, options, seedFromNumber(seed)).record);

const playBots = async (table: Authority, entries: number): Promise<void> => {
  for (let n = 0; n < entries; n++) {
    const move = botAction(table, BOTS);
    if (move === null) return;
    expect(table.act(move.seat, table.seq, move.action)).toEqual({ accepted: true });
  }
};

const firstAction = (table: Authority, seat: Seat) =>
  randomAction(choices(table.moment(seat, null).view, seat), CHANCE);

describe("the authority over a game", () => {
  test("resumes a stored record at the same moment, log and all", async () => {
    const table = fresh();
    await playBots(table, 120);
    const resumed = new Authority(JSON.parse(JSON.stringify(table.record)) as GameRecord);
    for (const reader of ["maria", "frederick", "louis", null] as const)
      expect(resumed.moment(reader, null)).toEqual(table.moment(reader, null));
  });

  test("refuses an entry made before the seat's last one, and changes nothing", async () => {
    const table = fresh();
    const action = firstAction(table, "maria");
    expect(table.act("maria", 0, action)).toEqual({ accepted: true });
    expect(table.act("maria", 0, action)).toEqual({ stale: true });
    expect(table.seq).toBe(1);
  });

  test("lets two seats decide at the same time: another seat's entry does not make one stale", () => {
    const table = fresh();
    expect(table.act("maria", 0, firstAction(table, "maria"))).toEqual({ accepted: true });
    expect(table.act("louis", 0, firstAction(table, "louis"))).toEqual({ accepted: true });
  });

  test("answers what the rules forbid with the clause", () => {
    const answer = fresh().act("maria", 0, { type: "done" });
    expect(answer).toMatchObject({ refused: true });
  });

  test("refuses what is no action at all, and stores its own copy of what is one", () => {
    const table = fresh();
    const sent = firstAction(table, "maria");
    const junk = { ...sent, constructor: "x".repeat(99) };
    expect(table.act("maria", 0, junk)).toMatchObject({ reason: "malformedAction" });
    expect(table.act("maria", 0, { type: "takeBack", by: 1 } as never)).toMatchObject({ refused: true });
    expect(table.seq).toBe(0);
    expect(table.act("maria", 0, sent)).toEqual({ accepted: true });
    const stored = table.record.entries[0]?.action;
    expect(stored).toEqual(sent);
    expect(stored).not.toBe(sent);
  });

  test("forgets the lines of an entry that was taken back", () => {
    const table = fresh();
    table.act("maria", 0, firstAction(table, "maria"));
    expect(table.moment("maria", null).lines.length).toBeGreaterThan(0);
    expect(table.act("maria", 1, { type: "takeBack" })).toEqual({ accepted: true });
    expect(table.moment("maria", null).lines).toEqual([]);
    expect(table.record.entries).toHaveLength(2);
  });

  test("HID-03 keeps what others have secretly done since, and resumes with the same numbers", () => {
    const table = fresh();
    for (const seat of ["maria", "louis"] as const) table.act(seat, table.seq, firstAction(table, seat));
    expect(table.act("maria", table.seq, { type: "takeBack" })).toEqual({ accepted: true });
    table.act("maria", table.seq, firstAction(table, "maria"));
    const lines = table.moment(null, null).lines;
    expect(lines.map(({ seq, by }) => [seq, by])).toEqual([
      [2, "louis"],
      [4, "maria"],
    ]);
    const resumed = new Authority(JSON.parse(JSON.stringify(table.record)) as GameRecord);
    for (const reader of ["maria", "frederick", "louis", null] as const)
      expect(resumed.moment(reader, null)).toEqual(table.moment(reader, null));
  });

  test("does not take up a record that the rules do not allow", () => {
    const { record } = fresh();
    const entries: GameRecord["entries"] = [{ seat: "maria", action: { type: "takeBack" } }];
    expect(() => new Authority({ ...record, entries })).toThrow("entry 1 (maria, takeBack) breaks HID-07");
    expect(() => new Authority({ ...record, rules: record.rules + 1 })).toThrow("other rules");
  });

  test("HID-01, HID-05 tells another seat neither troops nor cards", () => {
    const table = fresh();
    table.act("maria", 0, firstAction(table, "maria"));
    const [line] = table.moment("louis", null).lines;
    expect(line?.entry).toEqual({ type: "allotted", power: 4 });
    expect(table.moment("louis", null).view.hands[4]).toEqual([]);
  });
});

describe("a bot at the table", () => {
  test("plays a whole game of every variant to its end", async () => {
    for (const options of [
      OPTIONS,
      { ...OPTIONS, variant: "advanced" as const, politicalOption: true, troopCeiling: false },
      { ...OPTIONS, variant: "silesia-gambit" as const },
    ]) {
      const table = fresh(options);
      await playBots(table, 5000);
      expect(table.position.result).not.toBeNull();
    }
  });

  test("answers the same when the game is resumed", async () => {
    const table = fresh();
    await playBots(table, 40);
    const resumed = new Authority(table.record);
    expect(botAction(resumed, BOTS)).toEqual(botAction(table, BOTS));
  });

  test("leaves to people what people have to decide", async () => {
    const table = fresh();
    const players: Players = { ...BOTS, maria: { kind: "person" } };
    for (;;) {
      const move = botAction(table, players);
      if (move === null) break;
      expect(move.seat).not.toBe("maria");
      table.act(move.seat, table.seq, move.action);
    }
    expect(pending(table.position).map(({ seat }) => seat)).toEqual(["maria"]);
  });
});
