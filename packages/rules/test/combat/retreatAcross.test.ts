import { describe, expect, test } from "vitest";
import type { Seat } from "../../src/model/options.ts";
import type { Pack } from "../../src/pack/pack.ts";
import {
  citiesIn,
  eventsOf,
  keyOf,
  named,
  retreatAlong,
  retreatsOffered,
  STOP,
} from "../support/battlefield.ts";
import { packWith, rowOf } from "../support/packs.ts";
import { city, played, position, refused, type Setup, whereIs } from "../support/position.ts";

const inFlanders = { map: "flanders", sector: "FA1" } as const;

/** W–B on the Bohemia map; behind B the only road leads to the Flanders map. */
const frontier: Pack = packWith(
  { ...citiesIn("empire", ["W", "B"]), ...citiesIn("empire", named("f", 3), inFlanders) },
  [["W", "B"], ...rowOf(["B", ...named("f", 3)])],
);

/** As the frontier, but a road n1–n2–n3 stays in Bohemia; it ends nearer to W. */
const frontierWithRoom: Pack = packWith(
  { ...citiesIn("empire", ["W", "B", ...named("n", 3)]), ...citiesIn("empire", named("f", 3), inFlanders) },
  [["W", "B"], ...rowOf(["B", ...named("f", 3)]), ...rowOf(["B", ...named("n", 3)]), ["n3", "W"]],
);

/** `losers` on B, beaten by 2 and not defending themselves. */
const beaten = (
  losers: readonly string[],
  winner: string,
  stage: 5,
  seat: Seat,
  pack: Pack = frontier,
  variant: Setup["variant"] = "advanced",
) => {
  const pieces: Record<string, string> = { [winner]: "W" };
  const troops: Record<string, number> = { [winner]: 3 * losers.length + 2 };
  for (const name of losers) {
    pieces[name] = "B";
    troops[name] = 3;
  }
  const state = position({ pack, variant, begin: { stage, phase: "combat" }, pieces, troops });
  return played(state, seat, STOP).state;
};

describe("from one map to the other", () => {
  test("RTR-10 French and Austrian generals may retreat across the map edge", () => {
    expect(whereIs(beaten(["france1"], "austria1", 5, "louis"), "france1")).toBe("f2");
    expect(whereIs(beaten(["austria1"], "prussia1", 5, "maria"), "austria1")).toBe("f2");
  });

  test("RTR-10 and RTR-11 generals of the other powers may not; without another way they are lost", () => {
    expect(whereIs(beaten(["prussia1"], "austria1", 5, "frederick"), "prussia1")).toBeNull();
    expect(whereIs(beaten(["bavaria1"], "austria1", 5, "louis"), "bavaria1")).toBeNull();
    expect(whereIs(beaten(["pragmatic1"], "prussia1", 5, "frederick"), "pragmatic1")).toBeNull();
  });

  test("RUL-59 a stack crosses only if all its generals are French or Austrian", () => {
    const mixed = beaten(["france1", "bavaria1"], "austria1", 5, "louis", frontierWithRoom);
    expect([whereIs(mixed, "france1"), whereIs(mixed, "bavaria1")]).toEqual(["n2", "n2"]);
    const french = beaten(["france1", "france2"], "austria1", 5, "louis", frontierWithRoom);
    expect([whereIs(french, "france1"), whereIs(french, "france2")]).toEqual(["f2", "f2"]);
  });

  test("RTR-10 a path over the map edge is refused to those who may not cross", () => {
    const twoWays = packWith(
      {
        ...citiesIn("empire", ["W", "B", "m1", "m2", "m3"]),
        ...citiesIn("empire", named("f", 2), inFlanders),
      },
      [["W", "B"], ...rowOf(["B", "m1", "m2"]), ["m1", "m3"], ...rowOf(["B", ...named("f", 2)])],
    );
    const state = beaten(["prussia1"], "austria1", 5, "frederick", twoWays);
    expect(retreatsOffered(state, "maria")).toEqual(["m1-m2", "m1-m3"]);
    refused(state, "maria", retreatAlong(state, ["f1", "f2"]), "RTR-10", "mapCrossingForbidden");
    const french = beaten(["france1"], "austria1", 5, "louis", twoWays);
    expect(retreatsOffered(french, "maria")).toEqual(["f1-f2", "m1-m2", "m1-m3"]);
    const crossed = played(french, "maria", retreatAlong(french, ["f1", "f2"])).state;
    expect(whereIs(crossed, "france1")).toBe("f2");
  });

  test("RTR-10 and INT-01 in the introductory game nobody crosses: the other map is not there", () => {
    const state = beaten(["france1"], "austria1", 5, "louis", frontier, "introductory");
    expect(whereIs(state, "france1")).toBeNull();
  });
});

describe("hussars on the way", () => {
  /** Two ways from B to E, over p and over q; e2 lies behind E. */
  const diamond: Pack = packWith(citiesIn("austria", ["W", "B", "p", "q", "E", "e2"]), [
    ["W", "B"],
    ["B", "p"],
    ["B", "q"],
    ["p", "E"],
    ["q", "E"],
    ["E", "e2"],
  ]);

  const over = (hussars: readonly string[], loss: number) => {
    const state = position({
      pack: diamond,
      begin: { stage: 5, phase: "combat" },
      pieces: { austria1: "W", prussia1: "B" },
      troops: { austria1: 4 + loss, prussia1: 4 },
      hussars,
    });
    return played(state, "frederick", STOP);
  };

  test("RTR-12 and HUS-08 hussars on the path are removed, the one on its end too, and block nothing", () => {
    const pinned = over(["E", "e2"], 3);
    expect(whereIs(pinned.state, "prussia1")).toBe("e2");
    expect(eventsOf(pinned.events, "hussarRemoved").map(({ city: id }) => keyOf(pinned.state, id))).toEqual([
      "E",
      "e2",
    ]);
    expect(pinned.state.hussars.every((place) => place < 0)).toBe(true);
  });

  test.each([
    ["h", "k"],
    ["k", "h"],
  ])(
    "RUL-60 all four choices between two hussars are found, the road to %s before that to %s",
    (first, second) => {
      // From B to E in five steps: over neither hussar, over h, over k, or over h and then k.
      const pack: Pack = packWith(
        citiesIn("austria", [
          "W",
          "B",
          "E",
          "h",
          "k",
          "m",
          "s",
          ...named("a", 3),
          ...named("b", 3),
          ...named("c", 4),
        ]),
        [
          ["W", "B"],
          ["B", first],
          ["B", second],
          ...rowOf(["B", ...named("c", 4), "E"]),
          ...rowOf(["h", ...named("a", 3), "E"]),
          ...rowOf(["k", ...named("b", 3), "E"]),
          ...rowOf(["h", "m", "k", "s", "E"]),
        ],
      );
      const start = position({
        pack,
        begin: { stage: 5, phase: "combat" },
        pieces: { austria1: "W", austria2: "W", prussia1: "B", prussia2: "B" },
        troops: { austria1: 8, austria2: 3, prussia1: 3, prussia2: 3 },
        hussars: ["h", "k"],
      });
      const { state } = played(start, "frederick", STOP);
      const ways = retreatsOffered(state, "maria").filter((path) => path.endsWith("-E"));
      expect(ways).toEqual(["c1-c2-c3-c4-E", "h-a1-a2-a3-E", "h-m-k-s-E", "k-b1-b2-b3-E"]);
    },
  );

  test("RUL-60 of several ways to one end the winner chooses only if they differ in hussars removed", () => {
    // Without hussars p or q makes no difference: one retreat, carried out at once.
    const plain = over([], 2);
    expect(whereIs(plain.state, "prussia1")).toBe("E");
    const { state } = over(["p"], 2);
    expect(retreatsOffered(state, "maria")).toEqual(["p-E", "q-E"]);
    const removed = played(state, "maria", retreatAlong(state, ["p", "E"])).state;
    expect(removed.hussars).not.toContain(city(diamond, "p"));
    const spared = played(state, "maria", retreatAlong(state, ["q", "E"])).state;
    expect(spared.hussars).toContain(city(diamond, "p"));
  });

  test("RUL-60 with a hussar on either way the winner decides which of them goes", () => {
    const { state } = over(["p", "q"], 3);
    expect(retreatsOffered(state, "maria")).toEqual(["p-E-e2", "q-E-e2"]);
  });

  test("RUL-60 a way that comes to the same as the one offered is refused as such", () => {
    const twice: Pack = packWith(citiesIn("austria", ["W", "B", "p", "q", "r", "E"]), [
      ["W", "B"],
      ["B", "p"],
      ["B", "q"],
      ["B", "r"],
      ["p", "E"],
      ["q", "E"],
      ["r", "E"],
    ]);
    const start = position({
      pack: twice,
      begin: { stage: 5, phase: "combat" },
      pieces: { austria1: "W", prussia1: "B" },
      troops: { austria1: 6, prussia1: 4 },
      hussars: ["r"],
    });
    const state = played(start, "frederick", STOP).state;
    const offeredNow = retreatsOffered(state, "maria");
    expect(offeredNow).toHaveLength(2);
    expect(offeredNow).toContain("r-E");
    const [other] = ["p", "q"].filter((way) => !offeredNow.includes(`${way}-E`));
    refused(state, "maria", retreatAlong(state, [other as string, "E"]), "RUL-60", "notALegalRetreat");
  });
});
