import { describe, expect, test } from "vitest";
import type { State } from "../../src/model/state.ts";
import type { Term } from "../../src/model/treaties.ts";
import { citiesIn, DONE, named } from "../support/battlefield.ts";
import { packWith, rowOf } from "../support/packs.ts";
import { type AffairsSetup, affairsPosition, displaceTo, sitesOffered } from "../support/politicalChanges.ts";
import { marchOf, offered, piece, played, refused, whereIs } from "../support/position.ts";
import { citiesOffered, recruitOf } from "../support/recruiting.ts";
import { agreed, endsOffered, forbidden, keepsAway, keepsOut, truce } from "../support/treaties.ts";

/** An ordinary road a1–a2–…–a9 through Austria with a fortress f beside a1. */
const road = packWith(
  { ...citiesIn("austria", named("a", 9)), f: { territory: "austria", fortress: "minor" } },
  rowOf(["f", ...named("a", 9)]),
);
const AREA = named("a", 4);

const moving = (setup: Omit<AffairsSetup, "begin">, stage: 3 | 4 | 5 = 5): State =>
  affairsPosition({ pack: road, begin: { stage, phase: "movement" }, ...setup });

const endsOf = (state: State, name: string): string[] => endsOffered(state, "maria", piece(road, name));

describe("a promise to keep out of an area", () => {
  const out = (state: State): State => agreed(state, "frederick", "maria", [keepsOut("austria", AREA, road)]);

  test("NEG-04 a general from outside neither enters the area nor passes through it", () => {
    const state = out(moving({ pieces: { austria1: "a6" } }));
    forbidden(state, "maria", marchOf(state, "austria1", ["a5", "a4"]), 1);
    forbidden(state, "maria", marchOf(state, "austria1", ["a5", "a4", "a5"]), 1);
    expect(endsOf(state, "austria1")).toEqual(["a5", "a6", "a7", "a8", "a9"]);
  });

  test("NEG-04 a general who stands inside may leave, and on his way out pass through the area", () => {
    const state = out(moving({ pieces: { austria1: "a2" } }));
    const { state: left } = played(state, "maria", marchOf(state, "austria1", ["a3", "a4", "a5"]));
    expect(whereIs(left, "austria1")).toBe("a5");
  });

  test("NEG-04 and RUL-101 inside the area he may end only nearer the way out than he was, and may not stay", () => {
    // The area ends at f on one side and at a5 on the other: a1 and a4 are one city from the way out, a2 and a3 two.
    const state = out(moving({ pieces: { austria1: "a2" } }));
    expect(endsOf(state, "austria1")).toEqual(["a1", "a4", "a5", "f"]);
    forbidden(state, "maria", marchOf(state, "austria1", ["a3"]), 1);
    expect(offered(state, "maria", "done")).toEqual([]);
    forbidden(state, "maria", DONE, 1);
    const atEdge = out(moving({ pieces: { austria1: "a4" } }));
    expect(endsOf(atEdge, "austria1")).toEqual(["a5", "a6", "a7"]);
    forbidden(atEdge, "maria", marchOf(atEdge, "austria1", ["a5", "a4"]), 1);
  });

  test("NEG-04 the promise is about generals; trains come and go", () => {
    const state = out(moving({ pieces: { austriaT1: "a6" } }));
    played(state, "maria", marchOf(state, "austriaT1", ["a5", "a4"]));
  });

  test("NEG-04 only the power that promised keeps out", () => {
    const state = out(moving({ pieces: { prussia1: "a6", austria1: "wien" } }, 4));
    played(state, "frederick", marchOf(state, "prussia1", ["a5", "a4"]));
  });

  test("NEG-04 a general does not come back in winter on a fortress he was to keep out of", () => {
    const winter = affairsPosition({
      begin: { stage: 5, phase: "winter" },
      turn: 3,
      pieces: { austria1: "linz", pragmatic1: "hannover" },
      hands: { austria: ["H4", "H5"] },
    });
    const bound = agreed(winter, "louis", "maria", [keepsOut("austria", ["prag", "luxemburg"])]);
    const comesBackIn = (key: string) =>
      recruitOf(bound, "austria", { cards: ["H4"], split: { austria2: 1 }, reentries: [["austria2", key]] });
    forbidden(bound, "maria", comesBackIn("prag"), 1);
    refused(bound, "maria", comesBackIn("budweis"), "WTR-06");
    played(bound, "maria", comesBackIn("wien"));
    const [choice] = offered(bound, "maria", "recruit");
    expect(citiesOffered(bound, choice, "austria2")).toEqual(["bruessel", "olmuetz", "pressburg", "wien"]);
  });
});

describe("a promise to keep out of protecting distance", () => {
  const away = (state: State): State =>
    agreed(state, "frederick", "maria", [keepsAway("austria", ["f"], road)]);

  test("NEG-04 no march ends at most 3 cities from the fortress; 4 cities away is far enough", () => {
    const state = away(moving({ pieces: { austria1: "a6" } }));
    forbidden(state, "maria", marchOf(state, "austria1", ["a5", "a4", "a3"]), 1);
    expect(endsOf(state, "austria1")).toEqual(["a4", "a5", "a6", "a7", "a8", "a9"]);
  });

  test("NEG-04 he may pass within protecting distance, which protects nobody once he is gone", () => {
    const state = away(moving({ pieces: { austria1: "a4" } }));
    played(state, "maria", marchOf(state, "austria1", ["a3", "a4"]));
  });

  test("NEG-04 and RUL-101 one who stands too near must go nearer to where it is far enough, and may not stay", () => {
    const state = away(moving({ pieces: { austria1: "a2" } }));
    expect(endsOf(state, "austria1")).toEqual(["a3", "a4", "a5"]);
    forbidden(state, "maria", marchOf(state, "austria1", ["a1"]), 1);
    forbidden(state, "maria", marchOf(state, "austria1", ["a1", "a2"]), 1);
    forbidden(state, "maria", DONE, 1);
    const onIt = away(moving({ pieces: { austria1: "f" } }));
    expect(endsOf(onIt, "austria1")).toEqual(["a1", "a2", "a3"]);
  });

  test("NEG-08 the promise switches no protection off: a general who is near protects all the same", () => {
    const start = moving({ pieces: { austria1: "a3", prussia1: "f" } }, 4);
    const state = away(start);
    const { state: after } = played(state, "frederick", marchOf(state, "prussia1", ["a1"]));
    expect(after.questionMarks).toContain(2);
    expect(after.markers).toEqual(state.markers);
  });
});

describe("what the rules do with a general goes before what he was to keep", () => {
  /** A general has to leave the stack on s; x and y are equally near, and an Austrian stands beyond y. */
  const pack = packWith({ s: {}, x: {}, y: {}, z: {} }, [
    ["s", "x"],
    ["s", "y"],
    ["y", "z"],
  ]);
  const driftingApart = (terms: readonly Term[]): State => {
    const start = affairsPosition({
      pack,
      begin: { stage: 4, phase: "movement" },
      pieces: { prussia1: "s", saxony1: "s", austria1: "z" },
      deputies: ["saxony1"],
    });
    const pieces = [piece(pack, "prussia1")];
    return {
      ...agreed(start, "maria", "frederick", terms),
      agenda: [{ kind: "displacement", cause: "leavesStack", pieces, refusedStacks: [] }],
    };
  };

  test("NEG-04 a displaced general is not put where his player's treaties forbid, if another city is as near", () => {
    const asks = driftingApart([keepsOut("prussia", ["x"], pack)]);
    expect(sitesOffered(asks, "frederick", "prussia1")).toEqual(["y"]);
    forbidden(asks, "frederick", displaceTo(asks, "prussia1", "x"), 1);
    refused(asks, "frederick", displaceTo(asks, "prussia1", "z"), "SAX-15");
    played(asks, "frederick", displaceTo(asks, "prussia1", "y"));
  });

  test("RUL-95 where only forbidden cities are left the rules stand", () => {
    const asks = driftingApart([keepsOut("prussia", ["x"], pack), truce("prussia", "austria")]);
    expect(sitesOffered(asks, "frederick", "prussia1")).toEqual(["x", "y"]);
  });
});
