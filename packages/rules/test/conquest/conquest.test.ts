import { describe, expect, test } from "vitest";
import { conquests, eventsOf, questionMarkOn } from "../support/battlefield.ts";
import { austrianRoad, prussiaInAustria } from "../support/fortressRoad.ts";
import {
  actionsOffered,
  handOf,
  marchOf,
  markerOn,
  played,
  position,
  type Setup,
  whereIs,
} from "../support/position.ts";

/** The Prussian general of rank 1 goes this way; what is conquered, in order, and what is marked. */
const march = (
  setup: Omit<Setup, "begin">,
  path: readonly string[],
  extra: { force?: boolean; name?: string } = {},
) => {
  const before = position(prussiaInAustria(setup));
  const action = marchOf(before, extra.name ?? "prussia1", path, { force: extra.force ?? false });
  const { state, events } = played(before, "frederick", action);
  return { state, events, conquered: conquests(state, events) };
};

describe("who conquers what", () => {
  test("CON-01 SUP-12 a face-down general conquers nothing, his face-up comrade does", () => {
    const pieces = { prussia1: "f1", prussia2: "f2" };
    const before = position(prussiaInAustria({ pieces, faceDown: ["prussia1"] }));
    const first = played(before, "frederick", marchOf(before, "prussia1", ["c0"]));
    expect(conquests(first.state, first.events)).toEqual([]);
    expect(markerOn(first.state, "f1")).toBeNull();
    const second = played(first.state, "frederick", marchOf(first.state, "prussia2", ["c3"]));
    expect(conquests(second.state, second.events)).toEqual(["f2"]);
  });

  test("CON-01 a supply train rolls through an enemy fortress without conquering it", () => {
    const { state, conquered } = march({ pieces: { prussiaT1: "c0" } }, ["f1", "f2", "c3"], {
      name: "prussiaT1",
    });
    expect(conquered).toEqual([]);
    expect([markerOn(state, "f1"), markerOn(state, "f2")]).toEqual([null, null]);
    expect([questionMarkOn(state, "f1"), questionMarkOn(state, "f2")]).toEqual([null, null]);
  });

  test("CON-02 and EXA-20 a Prussian general who leaves a French-controlled fortress takes nothing from the ally", () => {
    const { state, events } = march({ pieces: { prussia1: "c0" }, markers: { f1: "france" } }, [
      "f1",
      "f2",
      "c3",
    ]);
    expect(conquests(state, events)).toEqual(["f2"]);
    expect(eventsOf(events, "questionMarkPlaced")).toEqual([]);
    expect(markerOn(state, "f1")).toBe("france");
  });

  test("CON-02 a fortress the power controls already is not conquered again", () => {
    const { conquered } = march({ pieces: { prussia1: "c0" }, markers: { f1: "prussia" } }, ["f1", "c0"]);
    expect(conquered).toEqual([]);
  });
});

describe("when a fortress is conquered", () => {
  test("CON-03 a fortress falls when the general moves out of it, whether he entered it now or began there", () => {
    expect(march({ pieces: { prussia1: "c0" } }, ["f1", "p1"]).conquered).toEqual(["f1"]);
    expect(march({ pieces: { prussia1: "f1" } }, ["p1"]).conquered).toEqual(["f1"]);
  });

  test("CON-04 a general who ends his move on a fortress, or stays on it, does not conquer it", () => {
    const { state, conquered } = march({ pieces: { prussia1: "c0", prussia2: "f2" } }, ["f1"]);
    expect(conquered).toEqual([]);
    const after = played(state, "frederick", { type: "done" });
    expect(conquests(after.state, after.events)).toEqual([]);
    expect([markerOn(after.state, "f1"), markerOn(after.state, "f2")]).toEqual([null, null]);
  });

  test("CON-08 and MOV-24 a force march that starts on an enemy fortress does not conquer it", () => {
    expect(march({ pieces: { prussia1: "f2" } }, ["c3"], { force: true }).conquered).toEqual([]);
    expect(march({ pieces: { prussia1: "f2" } }, ["c3"]).conquered).toEqual(["f2"]);
  });

  test("CON-09 one move conquers every fortress it leaves", () => {
    const { state, conquered } = march({ pieces: { prussia1: "c0" } }, ["f1", "f2", "c3"]);
    expect(conquered).toEqual(["f1", "f2"]);
    expect([markerOn(state, "f1"), markerOn(state, "f2")]).toEqual(["prussia", "prussia"]);
  });

  test("CON-10 a conquered fortress stays open to everybody", () => {
    const { state } = march({ pieces: { prussia1: "f1", prussia2: "c0", prussiaT1: "f2" } }, ["p1"]);
    expect(markerOn(state, "f1")).toBe("prussia");
    const own = played(state, "frederick", marchOf(state, "prussiaT1", ["f1"])).state;
    expect(whereIs(own, "prussiaT1")).toBe("f1");
    const austria = position({
      pack: austrianRoad,
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "p2", austriaT1: "c3" },
      markers: { f1: "prussia", f2: "prussia" },
    });
    const general = played(austria, "maria", marchOf(austria, "austria1", ["p1", "f1"])).state;
    expect(whereIs(general, "austria1")).toBe("f1");
    const train = played(general, "maria", marchOf(general, "austriaT1", ["f2"])).state;
    expect(whereIs(train, "austriaT1")).toBe("f2");
  });

  test("RUL-32 nobody may leave an unprotected enemy fortress without conquering it", () => {
    const before = position(prussiaInAustria({ pieces: { prussia1: "f1" } }));
    const marches = actionsOffered(before, "frederick", "march").filter(
      (action) => action.type === "march" && !action.force,
    );
    expect(marches.length).toBeGreaterThan(10);
    for (const action of marches) {
      const { state, events } = played(before, "frederick", action);
      expect(conquests(state, events)).toContain("f1");
    }
  });

  test("RUL-33 leaving and coming back conquers, by the same road too; staying does not", () => {
    const returned = march({ pieces: { prussia1: "f1" } }, ["c0", "f1"]);
    expect(returned.conquered).toEqual(["f1"]);
    expect(whereIs(returned.state, "prussia1")).toBe("f1");
    expect(march({ pieces: { prussia1: "c0" } }, ["f1", "c0"]).conquered).toEqual(["f1"]);
    const stays = position(prussiaInAustria({ pieces: { prussia1: "f1" } }));
    const { state, events } = played(stays, "frederick", { type: "done" });
    expect(conquests(state, events)).toEqual([]);
  });
});

describe("generals of a stack", () => {
  const stack = { pieces: { prussia1: "f1", prussia2: "f1" } };

  test("RUL-37 the first general to leave conquers, the second finds the fortress friendly", () => {
    const first = march(stack, ["c0"], { name: "prussia2" });
    expect(first.conquered).toEqual(["f1"]);
    const second = played(first.state, "frederick", marchOf(first.state, "prussia1", ["p1"]));
    expect(conquests(second.state, second.events)).toEqual([]);
    expect(eventsOf(second.events, "questionMarkPlaced")).toEqual([]);
  });

  test("EXA-61 of a stack on a fortress only the face-up general conquers on leaving, in either order, and not by force march", () => {
    const mixed = { ...stack, faceDown: ["prussia1"] };
    const downFirst = march(mixed, ["p1"]);
    expect(downFirst.conquered).toEqual([]);
    const then = played(downFirst.state, "frederick", marchOf(downFirst.state, "prussia2", ["c0"]));
    expect(conquests(then.state, then.events)).toEqual(["f1"]);

    const upFirst = march(mixed, ["c0"], { name: "prussia2" });
    expect(upFirst.conquered).toEqual(["f1"]);
    const after = played(upFirst.state, "frederick", marchOf(upFirst.state, "prussia1", ["p1"]));
    expect(conquests(after.state, after.events)).toEqual([]);

    const forced = march(mixed, ["c0"], { name: "prussia2", force: true });
    expect(forced.conquered).toEqual([]);
    expect(questionMarkOn(forced.state, "f1")).toBeNull();
  });
});

test("RUL-41 and MAP-23 an enemy general who merely stands on München takes neither control nor Bavaria's cards", () => {
  const begin = { stage: 3, phase: "tacticalCards" } as const;
  const visited = position({ begin, turn: 2, pieces: { austria1: "muenchen" } });
  expect(handOf(visited, "bavaria")).toHaveLength(2);
  const taken = position({
    begin,
    turn: 2,
    pieces: { austria1: "muenchen" },
    markers: { muenchen: "austria" },
  });
  expect(handOf(taken, "bavaria")).toHaveLength(0);
});
