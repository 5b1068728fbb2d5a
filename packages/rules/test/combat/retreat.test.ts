import { describe, expect, test } from "vitest";
import type { State } from "../../src/model/state.ts";
import type { Pack } from "../../src/pack/pack.ts";
import {
  citiesIn,
  eventsOf,
  fightOf,
  frameNow,
  named,
  type Road,
  retreatAlong,
  retreatsOffered,
  STOP,
} from "../support/battlefield.ts";
import { austriaAtTheCrossroads } from "../support/crossroads.ts";
import { karlAttacks } from "../support/forkedRoad.ts";
import { packWith, rowOf } from "../support/packs.ts";
import {
  actionsOffered,
  asked,
  markerOn,
  offered,
  played,
  position,
  refused,
  type Setup,
  whereIs,
} from "../support/position.ts";

/** Karl on W drives Friedrich from B, `loss` cities far. */
const driven = (loss: number, setup: Omit<Setup, "begin"> = {}) => {
  const state = position(
    karlAttacks({ troops: { austria1: 4 + loss, prussia1: 4, ...setup.troops }, ...setup }),
  );
  return played(state, "frederick", STOP);
};

/** A small board in Austria with these cities and roads. */
const boardOf = (keys: readonly string[], roads: readonly Road[]): Pack =>
  packWith(citiesIn("austria", keys), roads);

describe("the worked examples", () => {
  test("EXA-27 with RTR-04 and RTR-06 of the three full-length ends the winner chooses between the two farthest", () => {
    const { state } = driven(3);
    expect(retreatsOffered(state, "maria")).toEqual(["c1-c2-c3", "c1-c2-e3"]);
    refused(state, "maria", retreatAlong(state, ["d1", "d2", "d3"]), "RTR-06", "notALegalRetreat");
    const after = played(state, "maria", retreatAlong(state, ["c1", "c2", "e3"])).state;
    expect(whereIs(after, "prussia1")).toBe("e3");
  });

  test("EXA-28 with a piece on c1 the only full-length end is next to the winner and must be taken", () => {
    for (const blocker of ["prussiaT1", "austriaT1", "france1"]) {
      const { state } = driven(3, { pieces: { [blocker]: "c1" } });
      expect(whereIs(state, "prussia1")).toBe("d3");
    }
  });

  test("EXA-29 and RTR-11 with pieces on c1 and d2 there is no retreat of 3: everything is lost", () => {
    const { state, events } = driven(3, { pieces: { austriaT1: "c1", prussiaT1: "d2" } });
    expect(whereIs(state, "prussia1")).toBeNull();
    expect(eventsOf(events, "noRetreat")).toMatchObject([{ length: 3 }]);
    expect(eventsOf(events, "retreated")).toEqual([]);
  });
});

describe("who chooses, and when", () => {
  test("DEC-33 and RTR-04 the retreats are offered to the winner alone, and nothing else can be done", () => {
    const { state } = driven(3);
    expect(asked(state)).toEqual(["maria"]);
    expect(actionsOffered(state, "maria", "retreat")).toEqual(
      expect.arrayContaining([
        retreatAlong(state, ["c1", "c2", "c3"]),
        retreatAlong(state, ["c1", "c2", "e3"]),
      ]),
    );
    expect(actionsOffered(state, "maria", "retreat")).toHaveLength(2);
    for (const seat of ["frederick", "louis"] as const) {
      expect(offered(state, seat, "retreat")).toEqual([]);
      refused(state, seat, retreatAlong(state, ["c1", "c2", "c3"]), "RTR-04", "notYourDecision");
    }
    refused(state, "maria", { type: "done" }, "RTR-01", "notAskedNow");
  });

  test("RTR-04 the defender chooses when it is the attacker who is beaten", () => {
    const begin = { stage: 4, phase: "combat" } as const;
    const state = position(karlAttacks({ begin, troops: { austria1: 7, prussia1: 4 } }));
    const after = played(state, "frederick", STOP).state;
    expect(asked(after)).toEqual(["maria"]);
    expect(retreatsOffered(after, "maria")).toHaveLength(2);
  });

  test("RUL-60 for a mixed stack the player of the commanding power chooses", () => {
    // Karl himself stands aside; Traun and a Pragmatic general have 7 troops together.
    const beatenBy = (pragmatic: string): State => {
      const pieces = { austria1: "d3", austria2: "W", [pragmatic]: "W" };
      const troops = { austria2: 4, [pragmatic]: 3, prussia1: 4 };
      const state = position(karlAttacks({ variant: "advanced", pieces, troops }));
      return played(state, "frederick", STOP).state;
    };
    const george = beatenBy("pragmatic1");
    expect(asked(george)).toEqual(["frederick"]);
    expect(retreatsOffered(george, "frederick")).toEqual(["c1-c2-c3", "c1-c2-e3"]);
    refused(george, "maria", retreatAlong(george, ["c1", "c2", "c3"]), "RTR-04", "notYourDecision");
    const traun = beatenBy("pragmatic3");
    expect(asked(traun)).toEqual(["maria"]);
    expect(retreatsOffered(traun, "maria")).toEqual(["c1-c2-c3", "c1-c2-e3"]);
  });

  test("RTR-01 the beaten general retreats before the next attack is resolved", () => {
    const state = position(
      austriaAtTheCrossroads({
        pieces: { austria1: "G", prussia1: "X", prussia2: "Y" },
        troops: { austria1: 5, prussia1: 4, prussia2: 4 },
      }),
    );
    const beaten = played(played(state, "maria", fightOf(state, "G", "X")).state, "frederick", STOP).state;
    expect(frameNow(beaten, "retreat")).not.toBeNull();
    refused(beaten, "maria", fightOf(beaten, "G", "Y"), "RTR-01", "notAskedNow");
    const after = played(beaten, "maria", retreatAlong(beaten, ["x1"])).state;
    expect(frameNow(after, "battle")).not.toBeNull();
  });

  test("RUL-61 after a tie and after a total loss there is no retreat; any surviving loser goes at least 1 city", () => {
    const tie = position(karlAttacks({ troops: { austria1: 4, prussia1: 4 } }));
    expect(eventsOf(played(tie, "maria", STOP).events, "retreated")).toEqual([]);
    expect(eventsOf(driven(4).events, "retreated")).toEqual([]);
    const smallest = driven(1);
    expect(frameNow(smallest.state, "retreat")?.length).toBe(1);
  });
});

describe("how far and where", () => {
  test("RTR-02 and RTR-05 the retreat is exactly as long as the loss", () => {
    const { state } = driven(3);
    refused(state, "maria", retreatAlong(state, ["c1", "c2"]), "RTR-05");
    refused(state, "maria", retreatAlong(state, ["c1", "c2", "c3", "e3"]), "RTR-05");
    refused(state, "maria", retreatAlong(state, []), "RTR-05");
    const two = driven(2).state;
    expect(whereIs(two, "prussia1")).toBe("c2");
  });

  test("RTR-03 a stack retreats as one", () => {
    const { state } = driven(3, {
      pieces: { austria2: "W", prussia2: "B" },
      troops: { austria1: 8, austria2: 3, prussia1: 4, prussia2: 4 },
    });
    const after = played(state, "maria", retreatAlong(state, ["c1", "c2", "c3"])).state;
    expect([whereIs(after, "prussia1"), whereIs(after, "prussia2")]).toEqual(["c3", "c3"]);
  });

  test("RTR-06 only the distance from the winning general counts, not that from other enemies", () => {
    const pack = boardOf(
      ["W", "B", "c1", "c2", "E"],
      [
        ["W", "B"],
        ["B", "c1"],
        ["c1", "c2"],
        ["c2", "E"],
      ],
    );
    const { state } = driven(2, { pack, pieces: { austria2: "E" } });
    expect(whereIs(state, "prussia1")).toBe("c2");
  });

  test("RUL-57 the way there may lead nearer to the winner first", () => {
    const pack = boardOf(
      ["W", "B", "n", "f1", "f2", "x"],
      [["W", "B"], ["W", "n"], ["B", "n"], ...rowOf(["n", "f1", "f2"]), ["B", "x"]],
    );
    // n is a neighbour of the winner; f2 behind it is the farthest end.
    expect(whereIs(driven(3, { pack }).state, "prussia1")).toBe("f2");
  });

  test("RUL-57 the distance ignores pieces", () => {
    const pack = boardOf(
      ["W", "s", "B", "p1", "p2", "q1", "q2"],
      [["W", "B"], ["W", "s"], ["s", "q2"], ...rowOf(["B", "p1", "p2"]), ...rowOf(["B", "q1", "q2"])],
    );
    // Traun on s blocks the short way from W to q2, yet q2 counts as 2 cities away; p2 is 3.
    const { state } = driven(2, { pack, pieces: { austria2: "s" } });
    expect(whereIs(state, "prussia1")).toBe("p2");
  });

  test("RTR-07 no city is entered twice", () => {
    const pack = boardOf(
      ["W", "B", "x", "y"],
      [
        ["W", "B"],
        ["B", "x"],
        ["x", "y"],
      ],
    );
    // Only to and fro between x and y could fill three cities.
    expect(whereIs(driven(3, { pack }).state, "prussia1")).toBeNull();
    const { state } = driven(3);
    refused(state, "maria", retreatAlong(state, ["c1", "c2", "c1"]), "RTR-07");
  });

  test("RUL-58 the city he leaves may not be re-entered", () => {
    const pack = boardOf(
      ["W", "B", "x", "y"],
      [
        ["W", "B"],
        ["B", "x"],
        ["x", "y"],
        ["y", "B"],
      ],
    );
    expect(whereIs(driven(3, { pack }).state, "prussia1")).toBeNull();
    const { state } = driven(3);
    refused(state, "maria", retreatAlong(state, ["c1", "B", "d1"]), "RTR-07");
  });

  test("RTR-08 no city with any piece is entered, neither to eliminate a train nor to form a stack", () => {
    for (const blocker of ["austriaT1", "prussiaT1", "prussia2", "austria2", "saxony1"]) {
      const { state } = driven(3, { pieces: { [blocker]: "c3" } });
      expect(whereIs(state, "prussia1")).toBe("e3");
      expect(whereIs(state, blocker)).toBe("c3");
    }
    const { state } = driven(3, { pieces: { austriaT1: "d3" } });
    refused(state, "maria", retreatAlong(state, ["d1", "d2", "d3"]), "RTR-08");
  });

  test("RTR-05 a retreat follows the roads", () => {
    const { state } = driven(3);
    refused(state, "maria", retreatAlong(state, ["c1", "c3", "c2"]), "MAP-09", "noSuchRoad");
  });

  test("RTR-09 and CON-11 a retreat leads through and onto fortresses and conquers nothing", () => {
    const pack = packWith(
      {
        ...citiesIn("austria", ["W", "B", "z"]),
        ...citiesIn("austria", named("f", 3), { fortress: "minor" }),
      },
      [["W", "B"], ...rowOf(["B", ...named("f", 3)]), ["W", "z"]],
    );
    const { state, events } = driven(3, { pack });
    expect(whereIs(state, "prussia1")).toBe("f3");
    expect([...eventsOf(events, "conquered"), ...eventsOf(events, "questionMarkPlaced")]).toEqual([]);
    expect(named("f", 3).map((key) => markerOn(state, key))).toEqual([null, null, null]);
  });
});
