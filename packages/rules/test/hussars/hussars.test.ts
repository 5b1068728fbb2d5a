import { describe, expect, test } from "vitest";
import type { Action } from "../../src/model/actions.ts";
import { type CityId, isOnBoard, OFF_BOARD, OFF_MAP_BOX } from "../../src/model/ids.ts";
import type { State } from "../../src/model/state.ts";
import type { Pack } from "../../src/pack/pack.ts";
import { packOf } from "../../src/pack/registry.ts";
import { historical, historicalData, packWith, rowOf } from "../support/packs.ts";
import {
  actionsOffered,
  asked,
  card,
  city,
  marchOf,
  markerOn,
  offered,
  piece,
  played,
  position,
  power,
  refused,
  type Setup,
} from "../support/position.ts";
import { quietlyTo } from "../support/quietPlay.ts";

const row = packWith(
  Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`h${index}`, {}])),
  rowOf(Array.from({ length: 8 }, (_, index) => `h${index}`)),
);

const hussarStage = (setup: Partial<Setup> = {}): State =>
  position({ pack: row, begin: { stage: 2, phase: "hussars" }, pieces: { austria1: "h0" }, ...setup });

const place = (state: State, hussar: number, key: string): Action => ({
  type: "placeHussar",
  hussar,
  city: city(packOf(state), key),
});

const hussarsAt = (state: State): (string | null)[] =>
  state.hussars.map((at) => (isOnBoard(at) ? (packOf(state).cities[at]?.key ?? null) : null));

/** Where hussars may go, worked out from the pack's roads alone (HUS-03 to HUS-05, RUL-09, RUL-18). */
const citiesInReach = (state: State, pack: Pack, closed: readonly string[] = []): string[] => {
  const reached = new Map<string, number>();
  const bohemia = new Set(historicalData.board.cities.filter((c) => c.map === "bohemia").map((c) => c.id));
  const isUsed = (key: string) => state.options.variant !== "introductory" || bohemia.has(key);
  const queue = pack.generals.flatMap(({ id, power: owner }) => {
    const at = state.at[id] ?? OFF_BOARD;
    return owner === power("austria") && isOnBoard(at) ? [pack.cities[at]?.key ?? ""] : [];
  });
  for (const key of queue) reached.set(key, 0);
  for (const key of queue)
    for (const [a, b] of historicalData.board.roads)
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const)
        if (from === key && isUsed(to) && !reached.has(to) && (reached.get(key) ?? 9) < 4) {
          reached.set(to, (reached.get(key) ?? 0) + 1);
          queue.push(to);
        }
  const held = new Set(state.at.filter(isOnBoard).map((at) => pack.cities[at]?.key ?? ""));
  return [...reached.keys()]
    .filter((key) => bohemia.has(key) && !held.has(key) && !closed.includes(key))
    .sort();
};

const offeredCities = (state: State, hussar: number): string[] =>
  offered(state, "maria", "placeHussar")
    .filter((choice) => choice.hussar === hussar)
    .flatMap(({ cities }) => cities.map((id: CityId) => packOf(state).cities[id]?.key ?? ""))
    .sort();

describe("placing", () => {
  test("HUS-01 Austria has two hussars, no more", () => {
    const state = hussarStage();
    expect(state.hussars).toHaveLength(2);
    refused(state, "maria", place(state, 2, "h1"), "HUS-01");
    refused(state, "maria", place(state, -1, "h1"), "HUS-01");
  });

  test("HUS-01 hussars only disturb the supply of Austria's enemies", () => {
    const supplied = (stage: 3 | 5, general: string, train: string): State =>
      position({
        pack: row,
        variant: "advanced",
        begin: { stage, phase: "supply" },
        pieces: { [general]: "h2", [train]: "h4" },
        hussars: ["h3"],
        hands: { france: ["H2"], austria: ["H3"], pragmatic: ["H4"] },
      });
    expect(offered(supplied(3, "france1", "franceT1"), "louis", "paySupply")[0]?.price).toBe(2);
    for (const [general, train] of [
      ["austria1", "austriaT1"],
      ["pragmatic1", "pragmaticT1"],
    ] as const) {
      const state = supplied(5, general, train);
      expect(state.faceDown[piece(row, general)]).toBe(false);
      expect([state.hands[4], state.hands[5]]).toEqual([[card("H3")], [card("H4")]]);
    }
  });

  test("HUS-02 only Austria places hussars, and only in the hussar stage", () => {
    const state = hussarStage();
    expect(asked(state)).toEqual(["maria"]);
    for (const seat of ["louis", "frederick"] as const)
      refused(state, seat, place(state, 0, "h1"), "HUS-02", "notYourDecision");
    const moving = position({
      pack: row,
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "h0" },
    });
    refused(moving, "maria", place(moving, 0, "h1"), "SEQ-04", "notAskedNow");
    const placed = played(state, "maria", place(state, 0, "h1"));
    expect(hussarsAt(placed.state)).toEqual(["h1", null]);
    refused(placed.state, "maria", marchOf(state, "austria1", ["h1"]), "SEQ-01");
  });

  test("HUS-03 the city must be on the Bohemia map", () => {
    const state = hussarStage({ pack: historical, variant: "advanced", pieces: { austria1: "goeppingen" } });
    refused(state, "maria", place(state, 0, "stuttgart"), "HUS-03", "hussarOnBohemiaOnly");
    expect(hussarsAt(played(state, "maria", place(state, 0, "ulm")).state)).toEqual(["ulm", null]);
  });

  test("HUS-04 the city must be at most 4 cities from an Austrian general", () => {
    const state = hussarStage({ pieces: { austria1: "h0", prussia1: "h7" } });
    refused(state, "maria", place(state, 0, "h5"), "HUS-04", "hussarTooFar");
    expect(hussarsAt(played(state, "maria", place(state, 0, "h4")).state)).toEqual(["h4", null]);
    const noAustrian = hussarStage({ pieces: { prussia1: "h0" } });
    refused(noAustrian, "maria", place(noAustrian, 0, "h1"), "HUS-04");
    expect(offered(noAustrian, "maria", "placeHussar")).toEqual([]);
  });

  test("HUS-05 the city must hold no piece, whoever's", () => {
    const state = hussarStage({
      pieces: { austria1: "h0", prussia1: "h1", franceT1: "h2", austriaT1: "h3" },
    });
    for (const key of ["h0", "h1", "h2", "h3"])
      refused(state, "maria", place(state, 0, key), "HUS-05", "cityHoldsPiece");
    expect(offeredCities(state, 0)).toEqual(["h4"]);
  });

  test("HUS-06 a hussar on the board is left where it is or re-placed, once in a stage", () => {
    const state = hussarStage({ hussars: ["h1"] });
    expect(hussarsAt(played(state, "maria", { type: "done" }).state)).toEqual(["h1", null]);
    const moved = played(state, "maria", place(state, 0, "h3"));
    expect(hussarsAt(moved.state)).toEqual(["h3", null]);
    refused(moved.state, "maria", place(state, 0, "h2"), "HUS-06", "hussarAlreadyPlaced");
    expect(offeredCities(moved.state, 0)).toEqual([]);
  });
});

describe("rulings on placing", () => {
  test("RUL-08 placing is optional, in any order, and both hussars never go to one city", () => {
    const state = hussarStage();
    expect(hussarsAt(played(state, "maria", { type: "done" }).state)).toEqual([null, null]);
    const second = played(state, "maria", place(state, 1, "h2")).state;
    refused(second, "maria", place(state, 0, "h2"), "RUL-08", "otherHussarIsThere");
    expect(offeredCities(second, 0)).toEqual(["h1", "h3", "h4"]);
    expect(hussarsAt(played(second, "maria", place(state, 0, "h1")).state)).toEqual(["h1", "h2"]);
  });

  test("RUL-08 a hussar on the board is not simply taken off: every choice leaves it on the board", () => {
    const state = hussarStage({ hussars: ["h1", "h2"] });
    const actions = [...actionsOffered(state, "maria", "placeHussar"), { type: "done" } as const];
    expect(actions).toHaveLength(2 * 2 + 1);
    for (const action of actions) expect(hussarsAt(played(state, "maria", action).state)).not.toContain(null);
  });

  test("RUL-09 face-down generals count, those who take no part or sit in an off-map box do not", () => {
    const down = hussarStage({ faceDown: ["austria1"] });
    expect(offeredCities(down, 0)).toEqual(["h1", "h2", "h3", "h4"]);
    const inert = hussarStage({ pieces: { austria1: "h0" }, noPart: ["austria6"] });
    expect(offeredCities(inert, 0)).toEqual(["h1", "h2", "h3", "h4"]);
    const away: State = { ...down, at: down.at.map((at) => (isOnBoard(at) ? OFF_MAP_BOX : at)) };
    expect(offered(away, "maria", "placeHussar")).toEqual([]);
  });

  test("RUL-09 a hussar left in place need not be in range, and stays on the board over winter", () => {
    const state = position({
      pack: row,
      turn: 3,
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "h0" },
      hussars: ["h7"],
    });
    const spring = quietlyTo(played(state, "maria", { type: "done" }).state, 2, "hussars", 4);
    expect(hussarsAt(spring)).toEqual(["h7", null]);
    expect(hussarsAt(played(spring, "maria", { type: "done" }).state)).toEqual(["h7", null]);
  });

  test("RUL-09 a hussar may be placed on any fortress and changes neither its control nor its conquest", () => {
    const state = position({
      begin: { stage: 2, phase: "hussars" },
      pieces: { austria1: "liegnitz", prussia1: "sagan" },
    });
    const placed = played(state, "maria", place(state, 0, "glogau")).state;
    expect([hussarsAt(placed)[0], markerOn(placed, "glogau")]).toEqual(["glogau", "prussia"]);
    const conquest = position({
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "steinau" },
      hussars: ["glogau"],
    });
    const after = played(conquest, "maria", marchOf(conquest, "austria1", ["glogau", "steinau"])).state;
    expect(markerOn(after, "glogau")).toBe("austria");
  });

  test("DEC-20 Austria is offered, for each hussar, exactly the free cities in reach of its generals", () => {
    for (const variant of ["introductory", "advanced"] as const) {
      const state = position({
        variant,
        begin: { stage: 2, phase: "hussars" },
        pieces: {
          austria1: "prag",
          austria2: variant === "advanced" ? "stuttgart" : "wien",
          prussia1: "melnik",
          austriaT1: "beraun",
          france1: "ulm",
        },
        hussars: ["tabor"],
      });
      expect(asked(state)).toEqual(["maria"]);
      const reach = citiesInReach(state, historical, ["tabor"]);
      expect(reach.length).toBeGreaterThan(30);
      expect([offeredCities(state, 0), offeredCities(state, 1)]).toEqual([reach, reach]);
      expect(offered(state, "maria", "done")).toHaveLength(1);
      for (const seat of ["louis", "frederick"] as const)
        expect(actionsOffered(state, seat, "placeHussar")).toEqual([]);
    }
  });
});
