import { type Entry, type GameRecord, newGame, view } from "@maria/rules";
import { seatsOf, UNKNOWN } from "@maria/rules/model";
import { optionsOf } from "@maria/table";
import { describe, expect, test } from "vitest";
import { readHistory } from "../../src/replay/history.ts";
import { readerOf } from "../../src/replay/reader.ts";
import { pack, playedGame, stateOf } from "./game.ts";

const INTRODUCTORY = optionsOf("introductory", 3);
const ADVANCED = optionsOf("advanced", 3, { politicalOption: true });
const introductory = await playedGame(INTRODUCTORY, 5);
const advanced = await playedGame(ADVANCED, 6);

const firstEntries = (record: GameRecord, entries: number): GameRecord => ({
  ...record,
  entries: record.entries.slice(0, entries),
});

describe("the history of a finished game", () => {
  test.each([
    ["introductory", introductory],
    ["advanced", advanced],
  ])("%s: shows at any step what the record leads to, all hands and strengths open", async (_, record) => {
    const { steps, viewAt } = await readHistory(record, "everybody");
    for (const at of [1, 17, 40, 41, Math.floor(steps.length / 2), steps.length - 1]) {
      const state = stateOf(firstEntries(record, steps[at]?.played ?? 0));
      const shown = viewAt(at);
      expect(shown.at).toEqual(state.at);
      expect(shown.troops).toEqual(state.troops);
      expect(shown.hands).toEqual(state.hands);
      expect(shown.markers).toEqual(state.markers);
    }
    expect(viewAt(0).at).toEqual(newGame(pack, record.options, record.seed).at);
    expect(viewAt(steps.length - 1).result).not.toBeNull();
  });

  test("knows nothing of what was taken back", async () => {
    const begun = firstEntries(introductory, 8);
    const [first, ...rest] = begun.entries as [Entry, ...Entry[]];
    const takeBack: Entry = { seat: first.seat, action: { type: "takeBack" } };
    const detour = { ...begun, entries: [first, takeBack, first, ...rest] };
    const [straight, winding] = [
      await readHistory(begun, "everybody"),
      await readHistory(detour, "everybody"),
    ];
    expect(winding.steps.map(({ played }) => played)).toEqual(
      straight.steps.map(({ played }) => (played === 0 ? 0 : played + 2)),
    );
    winding.steps.forEach((step, at) => {
      expect(step.lines).toEqual(straight.steps[at]?.lines);
      expect(winding.viewAt(at)).toEqual(straight.viewAt(at));
    });
  });

  test("can be gone through backwards: a step looks the same from either side", async () => {
    const { steps, viewAt } = await readHistory(introductory, "everybody");
    const before = viewAt(30);
    viewAt(steps.length - 1);
    expect(viewAt(30)).toEqual(before);
  });

  test("marks its battles, conquests and winters, and in the advanced game its politics", async () => {
    const { steps } = await readHistory(advanced, "everybody");
    const marks = new Set(steps.flatMap((step) => step.marks));
    expect([...marks].sort()).toEqual(["battle", "conquest", "politics", "winter"]);
  });

  test("VIC-01, INT-08 the race is counted in what is still lacking", async () => {
    const { steps } = await readHistory(introductory, "everybody");
    expect([...(steps[0]?.counts ?? [])]).toEqual([
      [0, 9],
      [2, 10],
    ]);
    const pools = (await readHistory(advanced, "everybody")).steps[0]?.counts;
    expect([...(pools ?? [])]).toEqual([
      [0, 11],
      [2, 11],
      [4, 3],
      [5, 8],
    ]);
  });
});

describe("the history of a game that is still played", () => {
  const running = firstEntries(advanced, Math.floor(advanced.entries.length / 2));

  test("HID-01, HID-05 a seat sees what its view shows, nothing else", async () => {
    for (const seat of [...seatsOf(ADVANCED), null]) {
      const { steps, viewAt } = await readHistory(running, seat);
      const last = steps.length - 1;
      const state = stateOf(firstEntries(running, steps[last]?.played ?? 0));
      expect(viewAt(last)).toEqual(view(state, seat));
    }
  });

  test("HID-14 neither lines nor the race tell the scores of past winters, and all is told at the end", async () => {
    const last = advanced.entries.length - 1;
    const before = firstEntries(advanced, last);
    for (const seat of [...seatsOf(ADVANCED), null]) {
      const { steps, showsRace, viewAt } = await readHistory(before, seat);
      const scored = steps.flatMap(({ lines }) => lines).filter(({ type }) => type === "winterScored");
      expect(scored.length).toBeGreaterThan(0);
      for (const line of scored) expect(line).toEqual({ type: "winterScored" });
      expect(showsRace).toBe(false);
      expect(steps.every(({ counts }) => counts.size === 0)).toBe(true);
      expect(viewAt(steps.length - 1).winterScores).toEqual([]);
    }
    const over = await readHistory(advanced, "everybody");
    expect(over.showsRace).toBe(true);
    const told = over.steps.flatMap(({ lines }) => lines).filter(({ type }) => type === "winterScored");
    expect(told.every((line) => "scores" in line)).toBe(true);
    const quick = await readHistory(firstEntries(introductory, 50), null);
    expect(quick.showsRace).toBe(true);
  });

  test("HID-03 transfers inside a stack are no steps for those who may not know of them", async () => {
    const record = await playedGame(ADVANCED, 8, "random");
    const transfers = record.entries.filter(({ action }) => action.type === "transfer");
    const open = await readHistory(record, "everybody");
    const spectator = await readHistory(record, null);
    expect(transfers.length).toBeGreaterThan(0);
    expect(open.steps.length - spectator.steps.length).toBe(transfers.length);
    expect(spectator.steps.flatMap(({ lines }) => lines).some(({ type }) => type === "transferred")).toBe(
      false,
    );
    expect(spectator.viewAt(5).troops.every((troops) => troops <= 0 || troops === UNKNOWN)).toBe(true);
  });
});

describe("who may see what of a saved game", () => {
  const result = { winner: null, ending: "oneConditionOnly", power: -1, turn: 9 } as const;
  const person = { kind: "person" } as const;
  const cadet = { kind: "bot", level: "cadet" } as const;

  test("everything once the game is over", () => {
    const players = { maria: person, frederick: person, louis: cadet };
    expect(readerOf({ options: INTRODUCTORY, players, progress: { result } })).toBe("everybody");
  });

  test("a single person's seat while it is played, and a spectator's view for several or none", () => {
    const readerWith = (players: Parameters<typeof readerOf>[0]["players"]) =>
      readerOf({ options: INTRODUCTORY, players, progress: { result: null } });
    expect(readerWith({ maria: cadet, frederick: person, louis: cadet })).toBe("frederick");
    expect(readerWith({ maria: person, frederick: person, louis: cadet })).toBeNull();
    expect(readerWith({ maria: cadet, frederick: cadet, louis: cadet })).toBeNull();
  });
});
