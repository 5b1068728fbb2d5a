import { describe, expect, test } from "vitest";
import type { Action } from "../../src/model/actions.ts";
import type { State } from "../../src/model/state.ts";
import { conquests, DONE, eventsOf, questionMarkOn, STOP } from "../support/battlefield.ts";
import { austrianRoad } from "../support/fortressRoad.ts";
import { packWith, rowOf } from "../support/packs.ts";
import { type AffairsSetup, affairsPosition, expectLawful } from "../support/politicalChanges.ts";
import { marchOf, markerOn, offered, piece, played, whereIs } from "../support/position.ts";
import { citiesOffered, recruitOf } from "../support/recruiting.ts";
import {
  agreed,
  agreementOf,
  endsOffered,
  forbidden,
  noConquest,
  sparesTrains,
} from "../support/treaties.ts";

const onTheRoad = (setup: Omit<AffairsSetup, "begin">, stage: 3 | 4 | 5 = 4): State =>
  affairsPosition({ pack: austrianRoad, begin: { stage, phase: "movement" }, ...setup });

const spared = (state: State): State =>
  agreed(state, "maria", "frederick", [noConquest("prussia", "austria")]);

describe("a promise to conquer nothing", () => {
  test("NEG-04 a general may end on the other's fortress, but not leave it by a normal march, which conquers", () => {
    const state = spared(onTheRoad({ pieces: { prussia1: "c0" } }));
    forbidden(state, "frederick", marchOf(state, "prussia1", ["f1", "f2"]), 1);
    forbidden(state, "frederick", marchOf(state, "prussia1", ["f1", "c0"]), 1);
    const { state: after, events } = played(state, "frederick", marchOf(state, "prussia1", ["f1"]));
    expect(conquests(after, events)).toEqual([]);
    expect(endsOffered(state, "frederick", piece(austrianRoad, "prussia1"))).toEqual(["f1"]);
  });

  test("NEG-04 leaving a protected fortress is forbidden as well, for it may be conquered after the combat", () => {
    const state = spared(onTheRoad({ pieces: { prussia1: "c0", austria1: "p3" } }));
    forbidden(state, "frederick", marchOf(state, "prussia1", ["f1", "f2"]), 1);
  });

  test("NEG-04 one who stands on such a fortress already may stay, or leave by a force march, which conquers nothing", () => {
    const state = spared(onTheRoad({ pieces: { prussia1: "f2" }, markers: { f1: "prussia" } }));
    forbidden(state, "frederick", marchOf(state, "prussia1", ["c3"]), 1);
    const forced = marchOf(state, "prussia1", ["c3", "c4", "c5"], { force: true });
    const { state: after, events } = played(state, "frederick", forced);
    expect(conquests(after, events)).toEqual([]);
    expect(offered(state, "frederick", "done")).toHaveLength(1);
  });

  test("NEG-04 a general who conquers nothing is not bound: face-down he goes where he likes", () => {
    const state = spared(onTheRoad({ pieces: { prussia1: "c0" }, faceDown: ["prussia1"] }));
    const { state: after, events } = played(
      state,
      "frederick",
      marchOf(state, "prussia1", ["f1", "f2", "c3"]),
    );
    expect(whereIs(after, "prussia1")).toBe("c3");
    expect(conquests(after, events)).toEqual([]);
  });

  test("NEG-04 only the power that promised is bound, and only towards the power named", () => {
    const saxon = spared(onTheRoad({ pieces: { saxony1: "c0" } }));
    const { state, events } = played(saxon, "frederick", marchOf(saxon, "saxony1", ["f1", "f2"]));
    expect(conquests(state, events)).toEqual(["f1"]);
    const other = agreed(onTheRoad({ pieces: { prussia1: "c0" } }), "maria", "frederick", [
      noConquest("prussia", "pragmatic"),
    ]);
    expect(
      conquests(other, played(other, "frederick", marchOf(other, "prussia1", ["f1", "f2"])).events),
    ).toEqual(["f1"]);
  });

  test("NEG-04 towards an ally the promise means nothing and traps nobody", () => {
    const state = agreed(
      onTheRoad({ pieces: { france1: "c0" }, markers: { f1: "prussia" } }, 3),
      "louis",
      "frederick",
      [noConquest("france", "prussia")],
    );
    played(state, "louis", marchOf(state, "france1", ["f1", "c0"]));
  });

  test("NEG-04 elector fortresses of the Austrian-Pragmatic side are the Pragmatic Army's as much as Austria's", () => {
    const before = affairsPosition({
      begin: { stage: 3, phase: "movement" },
      pieces: { france1: "mainz" },
    });
    const [first] = offered(before, "louis", "march").flatMap((choice) => choice.steps([], false));
    if (first === undefined) throw new Error("no road from Mainz");
    const away = {
      type: "march",
      piece: piece(austrianRoad, "france1"),
      path: [first.city],
      force: false,
    } as const;
    played(before, "louis", away);
    for (const holder of ["austria", "pragmatic"] as const) {
      const partner = holder === "austria" ? "maria" : "frederick";
      forbidden(agreed(before, "louis", partner, [noConquest("france", holder)]), "louis", away, 1);
    }
  });
});

describe("a question mark left before the promise", () => {
  test("RUL-101 (6) and RUL-95 who promised no conquest leaves its protector alone; what others do is compelled", () => {
    // f has one road in, and its protector stands at distance 3 where he can be driven off.
    const pack = packWith(
      {
        a: { territory: "austria" },
        f: { territory: "austria", fortress: "minor" },
        ...Object.fromEntries(
          ["b", "c", "d", "e", "g", "h", "i"].map((key) => [key, { territory: "austria" }]),
        ),
      },
      [...rowOf(["a", "f", "b", "c", "d", "e", "g"]), ...rowOf(["c", "h"]), ...rowOf(["c", "i"])],
    );
    const start = affairsPosition({
      pack,
      begin: { stage: 4, phase: "movement" },
      pieces: { prussia1: "a", prussia2: "i", saxony1: "h", austria1: "d" },
      troops: { saxony1: 8, austria1: 2 },
    });
    const marked = played(start, "frederick", marchOf(start, "prussia1", ["f", "a"])).state;
    expect(questionMarkOn(marked, "f")).toBe("prussia");
    const bound = agreed(marked, "frederick", "maria", [noConquest("prussia", "austria")]);
    forbidden(bound, "frederick", marchOf(bound, "prussia2", ["c"]), 1);
    const near = played(bound, "frederick", marchOf(bound, "saxony1", ["c"])).state;
    const battle = played(near, "frederick", DONE).state;
    const { state, events } = played(battle, "maria", STOP);
    expect(conquests(state, events)).toEqual(["f"]);
    expect(eventsOf(events, "termImpossible")).toEqual([{ type: "termImpossible", agreement: 1, term: 0 }]);
    expect(agreementOf(state, 1).impossible).toEqual([0]);
    expect(markerOn(state, "f")).toBe("prussia");
  });
});

describe("a promise to spare supply trains", () => {
  test("NEG-04 no march enters the city of a train that was promised safety, others are fair game", () => {
    const state = agreed(
      onTheRoad({ pieces: { prussia1: "c3", austriaT1: "c4", pragmaticT1: "f2" } }),
      "maria",
      "frederick",
      [sparesTrains("prussia", "austria")],
    );
    forbidden(state, "frederick", marchOf(state, "prussia1", ["c4"]), 1);
    forbidden(state, "frederick", marchOf(state, "prussia1", ["c4", "c5"]), 1);
    const { events } = played(state, "frederick", marchOf(state, "prussia1", ["f2"]));
    expect(eventsOf(events, "trainEliminated")).toHaveLength(1);
  });

  test("NEG-04 and WTR-12 a general does not come back in winter onto a train that was promised safety", () => {
    const winter = affairsPosition({
      begin: { stage: 4, phase: "winter" },
      turn: 3,
      pieces: { austriaT1: "berlin", prussia1: "halle" },
      hands: { prussia: ["H4", "H5"] },
    });
    const comesBackIn = (key: string): Action =>
      recruitOf(winter, "prussia", { cards: ["H4"], split: { prussia2: 1 }, reentries: [["prussia2", key]] });
    played(winter, "frederick", comesBackIn("berlin"));
    const bound = agreed(winter, "maria", "frederick", [sparesTrains("prussia", "austria")]);
    forbidden(bound, "frederick", comesBackIn("berlin"), 1);
    expectLawful(played(bound, "frederick", comesBackIn("magdeburg")).state);
    const [before] = offered(winter, "frederick", "recruit");
    const [after] = offered(bound, "frederick", "recruit");
    expect(citiesOffered(winter, before, "prussia2")).toEqual(["berlin", "magdeburg"]);
    expect(citiesOffered(bound, after, "prussia2")).toEqual(["magdeburg"]);
  });
});

test("NEG-04 the treaty named is the one that forbids the thing, whatever others say", () => {
  const start = affairsPosition({
    pack: austrianRoad,
    begin: { stage: 4, phase: "movement" },
    pieces: { prussia1: "c3", austriaT1: "c4" },
    markers: { f1: "prussia" },
  });
  const first = agreed(start, "maria", "frederick", [noConquest("prussia", "pragmatic")]);
  const second = agreed(first, "frederick", "maria", [sparesTrains("saxony", "austria")]);
  const third = agreed(second, "maria", "frederick", [
    sparesTrains("prussia", "austria"),
    noConquest("saxony", "austria"),
  ]);
  const fourth = agreed(third, "maria", "frederick", [noConquest("prussia", "austria")]);
  forbidden(fourth, "frederick", marchOf(fourth, "prussia1", ["c4"]), 3);
  forbidden(fourth, "frederick", marchOf(fourth, "prussia1", ["f2", "c3"]), 4);
});
