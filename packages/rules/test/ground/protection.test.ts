import { describe, expect, test } from "vitest";
import { OFF_MAP_BOX } from "../../src/model/ids.ts";
import { conquests, questionMarkOn } from "../support/battlefield.ts";
import { austrianRoad, fortressRoad, prussiaInAustria } from "../support/fortressRoad.ts";
import { marchOf, markerOn, piece, played, position, type Setup } from "../support/position.ts";

/** A Prussian general starts on f1 and leaves it. */
const leavesF1 = (setup: Omit<Setup, "begin">) => {
  const before = position(prussiaInAustria({ ...setup, pieces: { prussia1: "f1", ...setup.pieces } }));
  return played(before, "frederick", marchOf(before, "prussia1", ["c0"])).state;
};

const isTaken = (setup: Omit<Setup, "begin">): boolean => markerOn(leavesF1(setup), "f1") === "prussia";

test("CON-05 a general of the controlling power protects up to 3 cities away, not at 4", () => {
  const taken = ["p1", "p2", "p3", "p4"].map((place) => isTaken({ pieces: { austria1: place } }));
  expect(taken).toEqual([false, false, false, true]);
});

test("CON-05 a supply train and a hussar protect nothing", () => {
  expect(isTaken({ pieces: { austriaT1: "p1" }, hussars: ["p2"] })).toBe(true);
});

test("CON-06 a general of a co-operating power protects like one of the controller", () => {
  expect(isTaken({ variant: "advanced", pieces: { pragmatic1: "p3" } })).toBe(false);
  expect(isTaken({ variant: "advanced", pieces: { pragmatic1: "p4" } })).toBe(true);
});

test("CON-07 pieces between the protector and the fortress do not matter", () => {
  const between = { prussia2: "p1", prussiaT1: "p2" };
  expect(isTaken({ pieces: { austria1: "p3", ...between } })).toBe(false);
  expect(isTaken({ pieces: between })).toBe(true);
});

test("RUL-35 facing is irrelevant to protection; generals off the board do not protect", () => {
  expect(isTaken({ pieces: { austria1: "p3" }, faceDown: ["austria1"] })).toBe(false);
  // Nobody of Austria's is on the board; Karl is even in an off-map box.
  const before = position(prussiaInAustria({ pieces: { prussia1: "f1" }, noPart: ["austria2"] }));
  const at = before.at.slice();
  at[piece(austrianRoad, "austria1")] = OFF_MAP_BOX;
  const boxed = { ...before, at };
  const { state } = played(boxed, "frederick", marchOf(boxed, "prussia1", ["c0"]));
  expect(markerOn(state, "f1")).toBe("prussia");
});

test("RUL-35 protection does not change in the course of the mover's phase", () => {
  const before = position(
    prussiaInAustria({ pieces: { prussia1: "f1", prussia2: "c0", prussia3: "f2", austria1: "p3" } }),
  );
  const first = played(before, "frederick", marchOf(before, "prussia3", ["c3"]));
  expect(conquests(first.state, first.events)).toEqual(["f2"]);
  const second = played(first.state, "frederick", marchOf(first.state, "prussia1", ["p1", "p2", "p1"]));
  expect(conquests(second.state, second.events)).toEqual([]);
  expect(questionMarkOn(second.state, "f1")).toBe("prussia");
});

describe("RUL-36 only the controller and its co-operating powers protect", () => {
  const bavarianRoad = fortressRoad("bavaria");
  /** An Austrian general leaves f1 in Bavaria. */
  const austriaTakes = (setup: Omit<Setup, "begin">): boolean => {
    const before = position({
      pack: bavarianRoad,
      begin: { stage: 5, phase: "movement" },
      ...setup,
      pieces: { austria1: "f1", ...setup.pieces },
    });
    const { state } = played(before, "maria", marchOf(before, "austria1", ["c0"]));
    return markerOn(state, "f1") === "austria";
  };

  test("RUL-36 in Bavaria without a marker Bavarian and French generals protect, Prussian ones do not", () => {
    expect(austriaTakes({ pieces: { bavaria1: "p3" } })).toBe(false);
    expect(austriaTakes({ pieces: { france1: "p3" } })).toBe(false);
    expect(austriaTakes({ pieces: { prussia1: "p3", saxony1: "p2" } })).toBe(true);
  });

  test("RUL-36 a Bavarian general does not protect a Prussian-marked fortress, not even in Bavaria", () => {
    const markers = { f1: "prussia" } as const;
    expect(austriaTakes({ markers, pieces: { bavaria1: "p1", france1: "p2" } })).toBe(true);
    expect(austriaTakes({ markers, pieces: { prussia1: "p3" } })).toBe(false);
    expect(austriaTakes({ markers, pieces: { saxony1: "p3" } })).toBe(false);
  });
});

describe("RUL-34 who leaves a question mark", () => {
  const protectedF1 = { pieces: { austria1: "p3" } };

  test("RUL-34 and RCQ-01 a face-up general on a normal move who only fails for the protection", () => {
    const state = leavesF1(protectedF1);
    expect(questionMarkOn(state, "f1")).toBe("prussia");
    expect(markerOn(state, "f1")).toBeNull();
  });

  test("RUL-34 a face-down general leaves none", () => {
    expect(questionMarkOn(leavesF1({ ...protectedF1, faceDown: ["prussia1"] }), "f1")).toBeNull();
  });

  test("RUL-34 a force-marching general leaves none", () => {
    const before = position(
      prussiaInAustria({ pack: austrianRoad, pieces: { prussia1: "f1", austria1: "p3" } }),
    );
    const { state } = played(before, "frederick", marchOf(before, "prussia1", ["c0"], { force: true }));
    expect(questionMarkOn(state, "f1")).toBeNull();
  });
});
