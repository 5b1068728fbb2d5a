import { describe, expect, test } from "vitest";
import { newGame } from "../../src/engine.ts";
import { brokenLaws } from "../../src/game/laws.ts";
import { FRANCE, PRAGMATIC, PRUSSIA, SAXONY } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { historical } from "../support/packs.ts";
import {
  affairs,
  incomes,
  type PoliticsSetup,
  packWithCard,
  placed,
  politics,
  poolOf,
  selectedAndExecuted,
  selectionOver,
} from "../support/politics.ts";
import { power } from "../support/position.ts";
import { eventsOfType, quietPlay } from "../support/quietPlay.ts";

/** Nobody places anything in this turn; the markers of the tracks stay where they are. */
const quiet = (setup: PoliticsSetup): State => politics({ hands: { prussia: ["C2"] }, ...setup });

/** Austria, alone on the display, executes the shift of one card on the Italy track. */
const shiftItaly = (key: string, steps: number, setup: PoliticsSetup) => {
  const state = politics({ ...setup, opens: [key, "military-aid"], hands: { austria: ["H9"] } });
  const ranked = placed(state, { austria: "H9" }).state;
  return selectedAndExecuted(ranked, key, { shifts: [{ track: "italy", steps }] });
};

/** Incomes without any icon, in a turn with the compulsory subsidy to Bavaria. */
const PLAIN = { france: 4, bavaria: 2, prussia: 3, saxony: 1, austria: 5, pragmatic: 3 };

describe("icons", () => {
  test("SET-24 each of the three markers starts on the starred box of its track", () => {
    const state = newGame(
      historical,
      { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false },
      "0123456789abcdef".repeat(4),
    );
    const starOf = (name: "saxony" | "russia" | "italy") =>
      historical.data.politics.tracks[name].boxes.find(({ star }) => star)?.position;
    expect(affairs(state).tracks).toEqual({
      saxony: starOf("saxony"),
      russia: starOf("russia"),
      italy: starOf("italy"),
    });
  });

  test("TRK-01 all icons of the box in which the marker lies are in effect, those of other boxes are not", () => {
    // Russia 3: expedition corps and −1 for Prussia, +1 for Austria. Nothing of the boxes beside it is added.
    expect(incomes(quiet({ tracks: { russia: 3 } }))).toEqual({ ...PLAIN, prussia: 2, austria: 6 });
    expect(incomes(quiet({ tracks: { russia: 1 } }))).toEqual(PLAIN);
  });

  test("TRK-02 the colour of an icon tells which power is affected", () => {
    expect(incomes(quiet({ tracks: { italy: -1 } }))).toEqual({ ...PLAIN, austria: 4 });
    expect(incomes(quiet({ tracks: { italy: 1 } }))).toEqual({ ...PLAIN, france: 3 });
  });

  test("TRK-03 and TAC-07 a penalty lowers the income by one as long as the marker stays", () => {
    const state = quiet({ tracks: { italy: -1 } });
    expect(incomes(state).austria).toBe(4);
    const next = [...quietPlay(state, (at) => at.turn === 2)].at(-1)?.after;
    if (!next) throw new Error("no second turn");
    expect(incomes(next).austria).toBe(4);
  });

  test("TRK-04 and TAC-07 a bonus raises the income by one as long as the marker stays", () => {
    expect(incomes(quiet({ tracks: { russia: -2 }, inBox: [] })).prussia).toBe(4);
    expect(incomes(quiet({ tracks: { russia: -3 }, inBox: [] }))).toEqual({
      ...PLAIN,
      prussia: 4,
      austria: 4,
    });
    expect(incomes(quiet({ tracks: { saxony: 5 } })).saxony).toBe(2);
  });

  test("TRK-09 nothing of a penalty is remembered once the marker has left the box", () => {
    const { state } = shiftItaly("piedmont-sardinia", 2, {
      tracks: { italy: -1 },
      pieces: { france1: "paris" },
    });
    expect(affairs(state).tracks.italy).toBe(1);
    expect(incomes(state)).toMatchObject({ austria: 5, france: 3 });
    const back = shiftItaly("naples", -1, { tracks: { italy: 1 } }).state;
    expect(incomes(back)).toEqual(PLAIN);
  });

  test("RUL-16 base income, icons and card effects are added up and never fall below nothing", () => {
    const changes = (entries: Readonly<Record<number, number>>) => ({
      incomeChanges: [0, 1, 2, 3, 4, 5].map((index) => entries[index] ?? 0),
    });
    const added = quiet({ tracks: { italy: 1 }, affairs: changes({ [FRANCE]: -1 }) });
    expect(incomes(added)).toMatchObject({ france: 2, bavaria: 2 });
    const bottom = quiet({ tracks: { russia: 2 }, affairs: changes({ [PRUSSIA]: -7, [PRAGMATIC]: -3 }) });
    expect(incomes(bottom)).toMatchObject({ prussia: 0, pragmatic: 0 });
  });

  test("RUL-16 contracts are served from what is left of the income", () => {
    const contracts = [
      { giver: PRUSSIA, receiver: SAXONY, turns: 2, from: 1, agreement: 1 },
      { giver: PRUSSIA, receiver: FRANCE, turns: 2, from: 1, agreement: 2 },
    ] as const;
    const incomeChanges = [0, 0, -1, 0, 0, 0];
    // Prussia 3, −1 for the box, −1 for the card: one TC, which goes to Saxony under the older contract.
    const state = quiet({ turn: 4, tracks: { russia: 2 }, affairs: { contracts, incomeChanges } });
    expect(incomes(state)).toMatchObject({ prussia: 0, saxony: 2, france: 5 });
  });
});

describe("the box Italy", () => {
  const FRENCH = { affairs: { italy: FRANCE }, inBox: ["prussia4", "austria2"] } as const;

  test("TRK-07 the power whose icon the marker reaches puts one marker from its pool into the box", () => {
    const setup = { tracks: { italy: -2 }, inBox: ["prussia4", "austria2"] };
    const { state, events } = shiftItaly("naples", -1, setup);
    expect(affairs(state).italy).toBe(FRANCE);
    expect(poolOf(state, "france")).toBe(10);
    expect(events).toContainEqual({ type: "italyMarker", power: FRANCE });
    const austrian = shiftItaly("commodore-martin", 1, {
      tracks: { italy: 2 },
      inBox: ["prussia4", "france1"],
    });
    expect(affairs(austrian.state).italy).toBe(power("austria"));
    expect(poolOf(austrian.state, "austria")).toBe(2);
    expect(brokenLaws(austrian.state)).toEqual([]);
  });

  test("TRK-08 the marker stays when the political marker merely leaves the icon's box", () => {
    const { state, events } = shiftItaly("commodore-martin", 1, { ...FRENCH, tracks: { italy: -3 } });
    expect(affairs(state).tracks.italy).toBe(-2);
    expect(affairs(state).italy).toBe(FRANCE);
    expect(eventsOfType(events, "italyMarker")).toEqual([]);
  });

  test("TRK-08 it returns to the pool once the political marker is back on the star", () => {
    const { state } = shiftItaly("piedmont-sardinia", 2, { ...FRENCH, tracks: { italy: -2 } });
    expect(affairs(state).tracks.italy).toBe(0);
    expect(affairs(state).italy).toBe(-1);
    expect(poolOf(state, "france")).toBe(11);
    expect(brokenLaws(state)).toEqual([]);
  });

  test("EXA-51 one left of the star, shifted one left: the French marker stays", () => {
    const { state } = shiftItaly("naples", -1, { ...FRENCH, tracks: { italy: -1 }, inBox: ["prussia4"] });
    expect(affairs(selectionOver(state).state).italy).toBe(FRANCE);
    expect(poolOf(state, "france")).toBe(10);
  });

  test("EXA-51 and RUL-79 shifted one right onto the star or two right across it, the French marker returns", () => {
    for (const [key, steps] of [
      ["commodore-martin", 1],
      ["piedmont-sardinia", 2],
    ] as const) {
      const { state } = shiftItaly(key, steps, { ...FRENCH, tracks: { italy: -1 }, inBox: ["prussia4"] });
      expect(affairs(state).tracks.italy).toBe(-1 + steps);
      expect(affairs(state).italy).toBe(-1);
      expect(poolOf(state, "france")).toBe(11);
    }
  });

  test("RUL-79 a victory point in the box of arrival takes effect after the old marker has left", () => {
    const pack = packWithCard("piedmont-sardinia", { shifts: [{ track: "italy", steps: 4 }] });
    const setup = {
      ...FRENCH,
      pack,
      inBox: ["prussia4"],
      pieces: { france1: "paris" },
      tracks: { italy: -1 },
    };
    const { state, events } = shiftItaly("piedmont-sardinia", 4, setup);
    expect(affairs(state).tracks.italy).toBe(3);
    expect(affairs(state).italy).toBe(power("austria"));
    expect(eventsOfType(events, "italyMarker").map((event) => event.power)).toEqual([-1, power("austria")]);
    expect([poolOf(state, "france"), poolOf(state, "austria")]).toEqual([11, 2]);
    expect(brokenLaws(state)).toEqual([]);
  });

  test("RUL-79 a marker already in the box is not placed twice", () => {
    const { state, events } = shiftItaly("naples", -1, { ...FRENCH, tracks: { italy: -2 } });
    expect(affairs(state).tracks.italy).toBe(-3);
    expect(affairs(state).italy).toBe(FRANCE);
    expect(poolOf(state, "france")).toBe(10);
    expect(eventsOfType(events, "italyMarker")).toEqual([]);
    expect(brokenLaws(state)).toEqual([]);
  });
});
