import { describe, expect, test } from "vitest";
import type { State } from "../../src/model/state.ts";
import { DONE, eventsOf, fightKeys, frameNow, STOP } from "../support/battlefield.ts";
import { austrianRoad } from "../support/fortressRoad.ts";
import { packWith, rowOf } from "../support/packs.ts";
import { type AffairsSetup, affairsPosition } from "../support/politicalChanges.ts";
import { marchOf, offered, piece, played, whereIs } from "../support/position.ts";
import { agreed, agreementOf, endsOffered, forbidden, lastOffer, truce } from "../support/treaties.ts";

/** c0–f1–f2–c3–c4–c5–c6 in Austria with p1 … p5 beside f1, Prussia to move. */
const onTheRoad = (setup: Omit<AffairsSetup, "begin">, stage: 3 | 4 | 5 = 4): State =>
  affairsPosition({ pack: austrianRoad, begin: { stage, phase: "movement" }, ...setup });

const withTruce = (state: State): State => agreed(state, "frederick", "maria", [truce("prussia", "austria")]);

describe("a promise not to fight", () => {
  test("NEG-04 no march of either power ends beside a general of the other", () => {
    const apart = { pieces: { prussia1: "c0", austria1: "c4" } };
    const prussia = withTruce(onTheRoad(apart));
    forbidden(prussia, "frederick", marchOf(prussia, "prussia1", ["f1", "f2", "c3"]), 1);
    played(prussia, "frederick", marchOf(prussia, "prussia1", ["f1", "f2"]));
    expect(endsOffered(prussia, "frederick", piece(austrianRoad, "prussia1"))).toEqual([
      "c0",
      "f1",
      "f2",
      "p1",
      "p2",
    ]);
    const austria = withTruce(onTheRoad(apart, 5));
    forbidden(austria, "maria", marchOf(austria, "austria1", ["c3", "f2", "f1"]), 1);
    played(austria, "maria", marchOf(austria, "austria1", ["c3", "f2"]));
  });

  test("NEG-04 a march may pass beside the other's general, for only where it ends is there a fight", () => {
    const state = withTruce(onTheRoad({ pieces: { prussia1: "c0", austria1: "p1" } }));
    forbidden(state, "frederick", marchOf(state, "prussia1", ["f1"]), 1);
    const { state: after } = played(state, "frederick", marchOf(state, "prussia1", ["f1", "f2"]));
    expect(whereIs(after, "prussia1")).toBe("f2");
  });

  test("NEG-04 a truce binds the two powers named, not their allies or other powers of the players", () => {
    const state = withTruce(onTheRoad({ pieces: { saxony1: "c0", austria1: "c4" } }));
    played(state, "frederick", marchOf(state, "saxony1", ["f1", "f2", "c3"]));
    const other = agreed(onTheRoad({ pieces: { prussia1: "c0", austria1: "c4" } }), "maria", "louis", [
      truce("austria", "france"),
    ]);
    played(other, "frederick", marchOf(other, "prussia1", ["f1", "f2", "c3"]));
  });

  test("NEG-04 a general under truce does not join an ally who stands beside the enemy", () => {
    const setup = { pieces: { france1: "c3", bavaria1: "c0", austria1: "c4" } };
    const free = onTheRoad(setup, 3);
    played(free, "louis", marchOf(free, "bavaria1", ["f1", "f2", "c3"], { commander: "france1" }));
    const bound = agreed(free, "louis", "maria", [truce("bavaria", "austria")]);
    const march = marchOf(bound, "bavaria1", ["f1", "f2", "c3"], { commander: "france1" });
    forbidden(bound, "louis", march, lastOffer(bound));
  });

  test("NEG-04 where the two are no enemies there is no fight to prevent", () => {
    const neutral = onTheRoad(
      {
        pieces: { prussia1: "berlin", austria1: "c0", pragmatic1: "hannover" },
        affairs: { annexed: true, prussiaNeutralUntil: 9 },
      },
      5,
    );
    const state = withTruce(neutral);
    expect(endsOffered(state, "maria", piece(austrianRoad, "austria1"))).toContain("c3");
    const allies = agreed(onTheRoad({ pieces: { france1: "c0", prussia1: "c4" } }, 3), "louis", "frederick", [
      truce("france", "prussia"),
    ]);
    played(allies, "louis", marchOf(allies, "france1", ["f1", "f2", "c3"]));
  });
});

describe("RUL-95 the rules go before a promise not to fight, and only the rules", () => {
  /** m–n in a dead end: whoever stands on m has nowhere to go when n is taken. */
  const deadEnd = packWith(
    { m: { territory: "austria" }, n: { territory: "austria" }, o: { territory: "austria" } },
    rowOf(["m", "n", "o"]),
  );
  const cornered = (): State =>
    withTruce(
      affairsPosition({
        pack: deadEnd,
        begin: { stage: 4, phase: "movement" },
        pieces: { prussia1: "m", austria1: "n" },
      }),
    );
  const beside = (): State => withTruce(onTheRoad({ pieces: { prussia1: "c3", austria1: "c4" } }));

  test("RUL-101 a fight that a march can avoid is not fought: the movement does not end before", () => {
    const state = beside();
    expect(offered(state, "frederick", "done")).toEqual([]);
    forbidden(state, "frederick", DONE, 1);
    forbidden(state, "frederick", marchOf(state, "prussia1", ["f2", "c3"]), 1);
    const { state: parted } = played(state, "frederick", marchOf(state, "prussia1", ["f2"]));
    const { state: after, events } = played(parted, "frederick", DONE);
    expect(eventsOf(events, "termImpossible")).toEqual([]);
    expect(frameNow(after, "battle")).toBeNull();
  });

  test("RUL-95 a fight nothing could avoid takes place, and the term is recorded as impossible to keep", () => {
    const { state, events } = played(cornered(), "frederick", DONE);
    expect(frameNow(state, "battle")).not.toBeNull();
    expect(eventsOf(events, "termImpossible")).toEqual([{ type: "termImpossible", agreement: 1, term: 0 }]);
    expect(agreementOf(state, 1)).toMatchObject({ status: "inForce", impossible: [0] });
  });

  test("RUL-95 that fight is no breach, and the truce goes on binding", () => {
    const fought = played(played(cornered(), "frederick", DONE).state, "frederick", STOP).state;
    expect([whereIs(fought, "prussia1"), whereIs(fought, "austria1")]).toEqual(["m", "n"]);
    forbidden(fought, "maria", marchOf(fought, "austria1", ["o", "n"]), 1);
    forbidden(fought, "maria", DONE, 1);
    expect(endsOffered(fought, "maria", piece(deadEnd, "austria1"))).toEqual(["o"]);
  });

  test("RUL-95 every truce a fight breaks is recorded, each once, when it is fought", () => {
    const both = agreed(
      affairsPosition({
        pack: deadEnd,
        begin: { stage: 4, phase: "movement" },
        pieces: { prussia1: "m", saxony1: "m", austria1: "n" },
        deputies: ["saxony1"],
      }),
      "frederick",
      "maria",
      [truce("prussia", "austria"), truce("saxony", "austria")],
    );
    const { state, events } = played(both, "frederick", DONE);
    expect(eventsOf(events, "termImpossible").map(({ term }) => term)).toEqual([0, 1]);
    expect(agreementOf(state, 1).impossible).toEqual([0, 1]);
  });

  test("RUL-95 a truce concluded in the combat phase does not undo attacks that are due", () => {
    const start = affairsPosition({
      pack: deadEnd,
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "n", prussia1: "m", prussia2: "o", pragmatic1: "hannover" },
    });
    const done = played(played(start, "maria", DONE).state, "frederick", DONE).state;
    const { fights } = frameNow(done, "combat") ?? { fights: [] };
    expect(fightKeys(done, fights)).toEqual(["n-m", "n-o"]);
    const agreedOn = agreed(done, "frederick", "maria", [truce("prussia", "austria")]);
    const [fight] = fights;
    if (fight === undefined) throw new Error("no fight is due");
    const { events } = played(agreedOn, "maria", {
      type: "fight",
      attacker: fight.attacker,
      defender: fight.defender,
    });
    expect(eventsOf(events, "termImpossible")).toHaveLength(1);
  });
});
