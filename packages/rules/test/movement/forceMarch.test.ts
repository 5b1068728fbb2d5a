import { describe, expect, test } from "vitest";
import type { CityData } from "../../src/pack/data.ts";
import { FRENCH_MOVES } from "../support/movementPhases.ts";
import {
  actionsOffered,
  marchOf,
  markerOn,
  played,
  position,
  refused,
  type Setup,
  whereIs,
} from "../support/position.ts";
import { rowBoard, rowNames } from "../support/smallBoards.ts";

/** Main road m0–m1–…–m9; s beside m5, t beside m0, u beside m3, by ordinary roads. */
const mainRoad = (cities: Record<string, Partial<CityData>> = {}) =>
  rowBoard({
    letter: "m",
    last: 9,
    kind: "main",
    cities: { s: {}, t: {}, u: {}, ...cities },
    roads: [
      ["m5", "s"],
      ["m0", "t"],
      ["m3", "u"],
    ],
  });

const plain = mainRoad();
const names = rowNames("m", 9);

/** "m1" up to the city named. */
const along = (last: number): string[] => names.slice(1, last + 1);

const forced = (state: ReturnType<typeof position>, last: number) =>
  marchOf(state, "france1", along(last), { force: true });

const moves = (pieces: Record<string, string> = {}, more: Partial<Setup> = {}) =>
  position({ pack: plain, begin: FRENCH_MOVES, pieces: { france1: "m0", ...pieces }, ...more });

/** The farthest city of the road that a force march from m0 reaches. */
const farthest = (state: ReturnType<typeof position>): number => {
  const offers = actionsOffered(state, "louis", "march").map((action) => JSON.stringify(action));
  return Math.max(
    0,
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].filter((last) => offers.includes(JSON.stringify(forced(state, last)))),
  );
};

describe("how far and on which roads", () => {
  test("MOV-17 in place of a normal move a general may make a force march of up to 8 cities", () => {
    const state = moves();
    const after = played(state, "louis", forced(state, 8)).state;
    expect(whereIs(after, "france1")).toBe("m8");
    refused(after, "louis", marchOf(after, "france1", ["m7"]), "MOV-03", "hasMoved");
    refused(state, "louis", forced(state, 9), "MOV-17", "forceMarchIsEight");
    refused(state, "louis", marchOf(state, "france1", along(5)), "MOV-06");
  });

  test("MOV-18 a supply train cannot force march", () => {
    const state = moves({ franceT1: "m4" });
    refused(
      state,
      "louis",
      marchOf(state, "franceT1", ["m5"], { force: true }),
      "MOV-18",
      "trainCannotForceMarch",
    );
    const trains = actionsOffered(state, "louis", "march").filter(
      (action) => action.type === "march" && action.force && action.piece >= plain.generals.length,
    );
    expect(trains).toEqual([]);
  });

  test("MOV-19 every step of a force march is on main road", () => {
    const state = moves();
    refused(
      state,
      "louis",
      marchOf(state, "france1", ["t"], { force: true }),
      "MOV-19",
      "forceMarchNeedsMainRoad",
    );
    const sideways = marchOf(state, "france1", [...along(5), "s"], { force: true });
    refused(state, "louis", sideways, "MOV-19", "forceMarchNeedsMainRoad");
    played(state, "louis", marchOf(state, "france1", ["t"]));
  });

  test("EXA-15 friendly fortresses let a force march pass; an enemy fortress or an enemy beside m5 stops it at m4", () => {
    const fortress: Partial<CityData> = { territory: "austria", fortress: "minor" };
    const friendly = mainRoad({ m3: fortress, m6: { territory: "bavaria", fortress: "major" } });
    const open = moves({}, { pack: friendly, markers: { m3: "france" } });
    expect(farthest(open)).toBe(8);
    refused(open, "louis", forced(open, 9), "MOV-17");
    expect(farthest(moves({}, { pack: mainRoad({ m5: fortress }) }))).toBe(4);
    expect(farthest(moves({ austria1: "s" }))).toBe(4);
    expect(farthest(moves({ austriaT1: "s" }))).toBe(4);
    expect(farthest(moves({ austria1: "t" }))).toBe(8);
  });

  test("RUL-27 a force march is declared, and may have any length from 1 to 8", () => {
    for (const length of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const state = moves();
      const { state: after, events } = played(state, "louis", forced(state, length));
      expect(whereIs(after, "france1")).toBe(`m${length}`);
      expect(events).toMatchObject([{ type: "marched", force: true }]);
    }
    const state = moves();
    const { events } = played(state, "louis", marchOf(state, "france1", along(4)));
    expect(events).toMatchObject([{ type: "marched", force: false }]);
    expect(actionsOffered(state, "louis", "march")).toContainEqual(forced(state, 2));
    expect(actionsOffered(state, "louis", "march")).toContainEqual(marchOf(state, "france1", along(2)));
  });

  test("RUL-27 a march that was begun as a force march goes on as one after a refused stack", () => {
    const pack = rowBoard({ letter: "m", last: 9, kind: "main" });
    const start = position({
      pack,
      variant: "advanced",
      begin: { stage: 5, phase: "movement" },
      pieces: { pragmatic2: "m0", austria1: "m6" },
    });
    const proposed = played(
      start,
      "frederick",
      marchOf(start, "pragmatic2", along(6), { force: true }),
    ).state;
    const waiting = played(proposed, "maria", { type: "answerStack", agree: false }).state;
    refused(waiting, "frederick", marchOf(waiting, "pragmatic2", ["m4"]), "RUL-27", "notAskedNow");
    const back = marchOf(waiting, "pragmatic2", ["m4", "m3", "m2"], { force: true });
    expect(whereIs(played(waiting, "frederick", back).state, "pragmatic2")).toBe("m2");
    const tooFar = marchOf(waiting, "pragmatic2", ["m4", "m3", "m2", "m1"], { force: true });
    refused(waiting, "frederick", tooFar, "MOV-17", "forceMarchIsEight");
  });
});

describe("what stops a force march", () => {
  const fortressOn = (city: string, territory: string) =>
    mainRoad({ [city]: { territory, fortress: "minor" } });

  test("MOV-20 a force march neither enters nor passes an enemy-controlled fortress", () => {
    for (const [pack, markers] of [
      [fortressOn("m2", "austria"), {}],
      [fortressOn("m2", "bavaria"), { m2: "austria" }],
      [fortressOn("m2", "empire"), { m2: "austria" }],
    ] as const) {
      const state = moves({}, { pack, markers });
      refused(state, "louis", forced(state, 2), "MOV-20", "forceMarchEnemyFortress");
      refused(state, "louis", forced(state, 3), "MOV-20", "forceMarchEnemyFortress");
      expect(farthest(state)).toBe(1);
      played(state, "louis", marchOf(state, "france1", along(3)));
    }
  });

  test("MOV-21 a force march may start on an enemy fortress but never conquers it", () => {
    const pack = fortressOn("m0", "austria");
    const state = moves({}, { pack });
    const { state: after, events } = played(state, "louis", forced(state, 5));
    expect(markerOn(after, "m0")).toBeNull();
    expect(events.map(({ type }) => type)).toEqual(["marched"]);
    expect(markerOn(played(state, "louis", marchOf(state, "france1", along(1))).state, "m0")).toBe("france");
    const andBack = marchOf(state, "france1", ["m1", "m0"], { force: true });
    refused(state, "louis", andBack, "MOV-20", "forceMarchEnemyFortress");
  });

  test("MOV-22 no city entered on a force march, the last included, is adjacent to an enemy general or train", () => {
    for (const enemy of ["austria1", "austriaT1"]) {
      const state = moves({ [enemy]: "s" });
      refused(state, "louis", forced(state, 5), "MOV-22", "forceMarchNearEnemy");
      refused(state, "louis", forced(state, 8), "MOV-22", "forceMarchNearEnemy");
      expect(farthest(state)).toBe(4);
    }
    // On the road itself the enemy closes the city next to his own as well.
    expect(farthest(moves({ austria1: "m7" }))).toBe(5);
  });

  test("MOV-23 friendly fortresses on the road and friendly pieces beside it do not hinder a force march", () => {
    const state = moves(
      { france2: "s", bavariaT1: "u", prussia1: "t", prussia2: "m9" },
      { pack: fortressOn("m4", "austria"), markers: { m4: "prussia" } },
    );
    expect(farthest(state)).toBe(8);
  });

  test("MOV-24 a force-marching general conquers nothing and leaves no question mark", () => {
    const pack = fortressOn("m0", "austria");
    for (const pieces of [{}, { austria1: "t" }]) {
      const state = moves(pieces, { pack });
      const { state: after } = played(state, "louis", forced(state, 3));
      expect(after.markers).toEqual(state.markers);
      expect(after.questionMarks).toEqual(state.questionMarks);
    }
    const marched = moves({ austria1: "t" }, { pack });
    const { events } = played(marched, "louis", marchOf(marched, "france1", along(1)));
    expect(events.map(({ type }) => type)).toContain("questionMarkPlaced");
  });

  test("RUL-28 a force march enters no city with an enemy train, though it may start beside enemies", () => {
    const train = moves({ austriaT1: "m3" });
    expect(farthest(train)).toBe(1);
    refused(train, "louis", forced(train, 3), "MOV-22", "forceMarchNearEnemy");
    const general = moves({ austria1: "m1" });
    refused(general, "louis", forced(general, 1), "MOV-09", "cannotPassPiece");
    const beside = moves({ austria1: "t" });
    expect(farthest(beside)).toBe(8);
    // Coming back to the city of departure would be entering it.
    const andBack = marchOf(beside, "france1", ["m1", "m0"], { force: true });
    refused(beside, "louis", andBack, "MOV-22", "forceMarchNearEnemy");
  });

  test("RUL-28 hussars do not hinder a force march, and it may end by joining a friendly general", () => {
    const state = moves({ france2: "m7" }, { hussars: ["m3", "s"] });
    const { state: after, events } = played(state, "louis", forced(state, 7));
    expect([whereIs(after, "france1"), whereIs(after, "france2")]).toEqual(["m7", "m7"]);
    expect(events.map(({ type }) => type)).toEqual(["marched", "hussarRemoved", "stackFormed"]);
    refused(state, "louis", forced(state, 8), "MOV-11", "joiningEndsMove");
    const watched = moves({ france2: "m5", austria1: "s" });
    refused(watched, "louis", forced(watched, 5), "MOV-22", "forceMarchNearEnemy");
  });
});
