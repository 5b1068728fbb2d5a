import { describe, expect, test } from "vitest";
import { pending } from "../../src/game/play.ts";
import type { State } from "../../src/model/state.ts";
import { citiesIn, DONE, eventsOf, frameNow, named } from "../support/battlefield.ts";
import { packWith, rowOf } from "../support/packs.ts";
import { type AffairsSetup, affairsPosition } from "../support/politicalChanges.ts";
import { actionsOffered, marchOf, offered, piece, played } from "../support/position.ts";
import {
  agreed,
  agreedWithEvents,
  agreementOf,
  answer,
  endsOffered,
  forbidden,
  keepsAway,
  keepsOut,
  proposal,
  truce,
} from "../support/treaties.ts";

/** An ordinary road a1–…–a9 in Austria; b1–b2 leads off from a1, d1–d2 from a5; a1 and a9 are dead ends otherwise. */
const road = packWith({ ...citiesIn("austria", [...named("a", 9), ...named("b", 2), ...named("d", 2)]) }, [
  ...rowOf(named("a", 9)),
  ...rowOf(["a1", "b1", "b2"]),
  ...rowOf(["a5", "d1", "d2"]),
]);

const moving = (setup: Omit<AffairsSetup, "begin" | "pack">, stage: 3 | 4 | 5 = 4): State =>
  affairsPosition({ pack: road, begin: { stage, phase: "movement" }, ...setup });

/** Prussia has promised to keep out of these cities. */
const outOf = (state: State, cities: readonly string[]): State =>
  agreed(state, "maria", "frederick", [keepsOut("prussia", cities, road)]);

const endsOf = (state: State, name: string): string[] =>
  endsOffered(state, "frederick", piece(road, name), 8);

describe("RUL-101 (1) the movement does not end while a breach can be ended or lessened", () => {
  test("RUL-101 every general who can must march; marches of others do not help", () => {
    const state = outOf(moving({ pieces: { prussia1: "a2", prussia2: "a3", saxony1: "d2" } }), named("a", 4));
    forbidden(state, "frederick", DONE, 1);
    const saxon = played(state, "frederick", marchOf(state, "saxony1", ["d1"])).state;
    forbidden(saxon, "frederick", DONE, 1);
    const one = played(saxon, "frederick", marchOf(saxon, "prussia2", ["a4", "a5"])).state;
    forbidden(one, "frederick", DONE, 1);
    const both = played(one, "frederick", marchOf(one, "prussia1", ["a1"])).state;
    expect(offered(both, "frederick", "done")).toHaveLength(1);
    played(both, "frederick", DONE);
  });

  test("RUL-101 one who has marched nearer has done enough for this turn, and must go on in the next", () => {
    const far = outOf(moving({ pieces: { prussia1: "a1" } }), [...named("a", 9), "b1", "b2"]);
    expect(endsOf(far, "prussia1")).toEqual(["a2", "a3", "a4"]);
    const { state: nearer } = played(far, "frederick", marchOf(far, "prussia1", ["a2"]));
    const { state: after, events } = played(nearer, "frederick", DONE);
    expect(eventsOf(events, "termImpossible")).toEqual([]);
    expect(agreementOf(after, 1).impossible).toEqual([]);
  });

  test("RUL-101 and RUL-95 without any way out he stays, and only that is recorded as compelled", () => {
    const shut = moving({ pieces: { prussia1: "b2", austria1: "b1" } });
    const bound = outOf(shut, ["b2", "b1"]);
    expect(endsOf(bound, "prussia1")).toEqual([]);
    const { state, events } = played(bound, "frederick", DONE);
    expect(eventsOf(events, "termImpossible")).toEqual([{ type: "termImpossible", agreement: 1, term: 0 }]);
    expect(agreementOf(state, 1).impossible).toEqual([0]);
  });

  test("RUL-101 a treaty of another power, or of the other player, makes nobody march", () => {
    const state = moving({ pieces: { prussia1: "a2", saxony1: "d2", austria1: "a9" } });
    const saxon = agreed(state, "maria", "frederick", [keepsOut("saxony", ["a2"], road)]);
    played(saxon, "frederick", DONE);
    const austrian = agreed(state, "maria", "frederick", [keepsOut("austria", ["a9"], road)]);
    played(austrian, "frederick", DONE);
  });
});

describe("RUL-101 (2) as fast as possible", () => {
  test("RUL-101 standing in two areas he goes to where he is out of both", () => {
    const start = moving({ pieces: { prussia1: "a3" } });
    const one = agreed(start, "maria", "frederick", [keepsOut("prussia", named("a", 4), road)]);
    const two = agreed(one, "maria", "frederick", [keepsOut("prussia", ["a3", "a4", "a5", "d1"], road)]);
    // Out of both are a6 and b1, three cities away, and d2 behind d1.
    expect(endsOf(two, "prussia1")).toEqual(["a1", "a2", "a4", "a5", "a6", "b1", "d1"]);
    forbidden(two, "frederick", marchOf(two, "prussia1", ["a4", "a3"]), 1);
  });

  test("RUL-101 he never gets out of one area by entering another he was not in", () => {
    const start = moving({ pieces: { prussia1: "a3" } });
    const one = agreed(start, "maria", "frederick", [keepsOut("prussia", ["a3", "a4"], road)]);
    const two = agreed(one, "maria", "frederick", [keepsOut("prussia", ["a2"], road)]);
    expect(endsOf(two, "prussia1")).toEqual(["a5", "a6", "d1"]);
    forbidden(two, "frederick", marchOf(two, "prussia1", ["a2", "a1"]), 2);
  });

  test("RUL-101 of several fortresses he gets out of protecting distance of all, by the shortest way", () => {
    const pack = packWith(
      {
        ...citiesIn("austria", named("a", 9)),
        f: { territory: "austria", fortress: "minor" },
        g: { territory: "austria", fortress: "minor" },
      },
      [...rowOf(["f", ...named("a", 9)]), ...rowOf(["g", "a4"])],
    );
    const start = affairsPosition({
      pack,
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "a3", pragmatic1: "hannover" },
    });
    const state = agreed(start, "frederick", "maria", [keepsAway("austria", ["f", "g"], pack)]);
    // f covers a1 to a3, g covers a1 to a6: a7 is the nearest city that is free of both.
    expect(endsOffered(state, "maria", piece(pack, "austria1"))).toEqual(["a4", "a5", "a6"]);
    forbidden(state, "maria", DONE, 1);
  });
});

describe("RUL-101 and MOV-25 the shortest way out over the border of the maps", () => {
  const border = packWith(
    { ...citiesIn("austria", named("a", 6)), f: { map: "flanders", territory: "austrian_netherlands" } },
    rowOf(["f", ...named("a", 6)]),
  );
  const bound = (who: "prussia" | "france" | "austria", seat: "frederick" | "louis" | "maria"): State => {
    const start = affairsPosition({
      pack: border,
      begin: { stage: who === "france" ? 3 : who === "prussia" ? 4 : 5, phase: "movement" },
      pieces: { [`${who}1`]: "a2", ...(who === "austria" ? { pragmatic1: "hannover" } : {}) },
    });
    const other = seat === "maria" ? "frederick" : "maria";
    return agreed(start, other, seat, [keepsOut(who, named("a", 5), border)]);
  };

  test("MOV-25 counts for the generals of France and Austria, who may cross it, and for no others", () => {
    const ends = (who: "prussia" | "france" | "austria", seat: "frederick" | "louis" | "maria"): string[] =>
      endsOffered(bound(who, seat), seat, piece(border, `${who}1`));
    expect(ends("france", "louis")).toEqual(["a1", "a5", "f"]);
    expect(ends("austria", "maria")).toEqual(["a1", "a5", "f"]);
    expect(ends("prussia", "frederick")).toEqual(["a3", "a4", "a5"]);
  });
});

describe("RUL-101 (3) beside generals he was not to attack", () => {
  const truced = (state: State): State => agreed(state, "maria", "frederick", [truce("prussia", "austria")]);

  test("RUL-101 where no march avoids every fight he must march to the fewest, and cannot choose more", () => {
    // Austrians on a4 and a6 beside him, another on d2: on d1 he would still face that one.
    const state = truced(
      moving({ pieces: { prussia1: "a5", austria1: "a4", austria2: "a6", austria3: "d2" } }),
    );
    expect(endsOf(state, "prussia1")).toEqual(["d1"]);
    forbidden(state, "frederick", DONE, 1);
    const { state: moved } = played(state, "frederick", marchOf(state, "prussia1", ["d1"]));
    const { state: after, events } = played(moved, "frederick", DONE);
    expect(frameNow(after, "battle")).not.toBeNull();
    expect(eventsOf(events, "termImpossible")).toHaveLength(1);
  });

  test("RUL-101 both generals of a stack have to part from the enemy", () => {
    const state = truced(moving({ pieces: { prussia1: "a5", prussia2: "a5", austria1: "a4" } }));
    const one = played(state, "frederick", marchOf(state, "prussia1", ["a6", "a7", "a8"])).state;
    forbidden(one, "frederick", DONE, 1);
    const both = played(one, "frederick", marchOf(one, "prussia2", ["a6"])).state;
    const { events } = played(both, "frederick", DONE);
    expect(eventsOf(events, "battleBegan")).toEqual([]);
  });

  test("RUL-101 the truce binds the other side in its own stage just as well", () => {
    const state = truced(moving({ pieces: { austria1: "a4", prussia1: "a5", pragmatic1: "hannover" } }, 5));
    forbidden(state, "maria", DONE, 1);
    played(played(state, "maria", marchOf(state, "austria1", ["a3"])).state, "maria", DONE);
  });
});

describe("RUL-101 (4) own pieces do not close the last way", () => {
  test("RUL-101 no piece marches into the only way out of one who has to leave", () => {
    const state = outOf(moving({ pieces: { prussia1: "b2", saxony1: "a3", prussiaT1: "a2" } }), ["b2"]);
    forbidden(state, "frederick", marchOf(state, "prussiaT1", ["a1", "b1"]), 1);
    // The stack of Prussia and Saxony on b1 would leave him a way: he may join it.
    played(state, "frederick", marchOf(state, "saxony1", ["a4"]));
    played(state, "frederick", marchOf(state, "prussiaT1", ["a1"]));
    expect(offered(state, "frederick", "march").length).toBeGreaterThan(2);
  });

  test("RUL-101 no general joins one who has to leave, which would end his movement (MOV-11)", () => {
    const state = outOf(moving({ pieces: { prussia1: "a3", prussia2: "a5" } }), ["a2", "a3", "a4"]);
    const joining = outOf(moving({ pieces: { prussia1: "a3", saxony1: "a5" } }), ["a3"]);
    forbidden(joining, "frederick", marchOf(joining, "saxony1", ["a4", "a3"], { commander: "saxony1" }), 1);
    forbidden(state, "frederick", marchOf(state, "prussia2", ["a4", "a3"]), 1);
  });

  test("RUL-101 who stands in the way has to make way first, and where he leaves it open", () => {
    const state = outOf(moving({ pieces: { prussia1: "b2", prussiaT1: "b1" } }), ["b2"]);
    expect(endsOf(state, "prussia1")).toEqual([]);
    forbidden(state, "frederick", DONE, 1);
    // One city further the train would let him out to b1; it may stay in the way nowhere.
    const opened = played(state, "frederick", marchOf(state, "prussiaT1", ["a1"])).state;
    expect(endsOf(opened, "prussia1")).toEqual(["b1"]);
    forbidden(opened, "frederick", DONE, 1);
    played(played(opened, "frederick", marchOf(opened, "prussia1", ["b1"])).state, "frederick", DONE);
  });

  test("RUL-101 a piece that could only go on blocking compels nobody", () => {
    const state = outOf(moving({ pieces: { prussia1: "b2", prussiaT1: "b1", austria1: "a1" } }), ["b2"]);
    expect(offered(state, "frederick", "march")).toEqual([]);
    const { events } = played(state, "frederick", DONE);
    expect(eventsOf(events, "termImpossible")).toHaveLength(1);
  });

  test("RUL-101 of two who have to leave the first takes no road that shuts the second in, if there is another", () => {
    const state = outOf(moving({ pieces: { prussia1: "b2", prussia2: "b1" } }), ["b1", "b2"]);
    // On a1 he would leave prussia1 nowhere to go but to him; two generals of one power may share a city.
    expect(endsOf(state, "prussia2")).toEqual(["a1", "a2", "a3"]);
    const mixed = outOf(moving({ pieces: { prussia1: "b2", prussia2: "b2", saxony1: "b1" } }), ["b2"]);
    forbidden(mixed, "frederick", DONE, 1);
  });

  test("RUL-101 and MOV-13 who takes an enemy train beside him leaves room for him there", () => {
    const state = outOf(moving({ pieces: { prussia1: "b1", prussia2: "a2", austriaT1: "a1" } }), [
      "b1",
      "b2",
    ]);
    const taken = played(state, "frederick", marchOf(state, "prussia2", ["a1"])).state;
    expect(endsOf(taken, "prussia1")).toEqual(["a1"]);
    forbidden(taken, "frederick", DONE, 1);
  });

  test("RUL-101 a train does not re-enter in the last way of one who has to leave", () => {
    const pack = packWith(
      {
        x: { territory: "prussia" },
        y: { territory: "prussia", fortress: "major" },
        z: { territory: "prussia" },
      },
      rowOf(["x", "y", "z"]),
    );
    const start = affairsPosition({
      pack,
      begin: { stage: 4, phase: "movement" },
      pieces: { prussia1: "x", prussiaT1: "z" },
      hands: { prussia: ["H4"] },
    });
    const sitesOf = (state: State): string[] =>
      offered(state, "frederick", "reenterTrain").flatMap(({ cities }) =>
        cities.map((id) => pack.cities[id]?.key ?? ""),
      );
    expect(sitesOf(start)).toContain("y");
    const bound = agreed(start, "maria", "frederick", [keepsOut("prussia", ["x"], pack)]);
    expect(sitesOf(bound)).not.toContain("y");
    const reentry = actionsOffered(start, "frederick", "reenterTrain").find(
      (action) => action.type === "reenterTrain" && pack.cities[action.city]?.key === "y",
    );
    if (reentry === undefined) throw new Error("no re-entry on y");
    forbidden(bound, "frederick", reentry, 1);
  });

  test("RUL-101 nobody consents to a stack that would end the movement of one who has to leave", () => {
    const start = moving({ pieces: { austria1: "a3", pragmatic1: "a5" } }, 5);
    const bound = agreed(start, "frederick", "maria", [keepsOut("austria", ["a3"], road)]);
    const asked = played(
      bound,
      "frederick",
      marchOf(bound, "pragmatic1", ["a4", "a3"], { commander: "austria1" }),
    ).state;
    expect(offered(asked, "maria", "answerStack")).toEqual([{ type: "answerStack", answers: [false] }]);
    forbidden(asked, "maria", { type: "answerStack", agree: true }, 1);
    played(asked, "maria", { type: "answerStack", agree: false });
  });
});

describe("RUL-101 (5) who is done and comes under a duty is not done", () => {
  test("RUL-101 a truce concluded after the declaration calls him back, be he proposer or partner", () => {
    const start = moving({ pieces: { austria1: "a4", prussia1: "a5", pragmatic1: "hannover" } }, 5);
    const done = played(start, "maria", DONE).state;
    expect(pending(done).map(({ seat }) => seat)).toEqual(["frederick"]);
    for (const [proposer, partner] of [
      ["maria", "frederick"],
      ["frederick", "maria"],
    ] as const) {
      const { state, events } = agreedWithEvents(done, proposer, partner, [truce("prussia", "austria")]);
      expect(eventsOf(events, "seatNotDone")).toEqual([{ type: "seatNotDone", seat: "maria" }]);
      expect(pending(state).map(({ seat }) => seat)).toEqual(["maria", "frederick"]);
      forbidden(state, "maria", DONE, 1);
    }
  });

  test("RUL-101 a treaty that asks nothing of him leaves his word as it is", () => {
    const start = moving({ pieces: { austria1: "a2", prussia1: "a5", pragmatic1: "hannover" } }, 5);
    const done = played(start, "maria", DONE).state;
    const { state, events } = agreedWithEvents(done, "maria", "frederick", [truce("prussia", "austria")]);
    expect(eventsOf(events, "seatNotDone")).toEqual([]);
    expect(pending(state).map(({ seat }) => seat)).toEqual(["frederick"]);
  });
});

describe("RUL-101 in Flanders under dispute", () => {
  const pack = packWith(
    {
      p: { map: "flanders", territory: "netherlands" },
      q: { map: "flanders", territory: "netherlands" },
      r: { map: "flanders", territory: "netherlands" },
      s: { map: "flanders", territory: "netherlands" },
    },
    rowOf(["p", "q", "r", "s"]),
  );
  const disputed = (): State => {
    const start = affairsPosition({
      pack,
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "p", pragmatic1: "s" },
    });
    const asked = played(start, "maria", { type: "answerDispute", dispute: true }).state;
    const state = played(asked, "frederick", { type: "answerDispute", dispute: false }).state;
    return agreed(state, "frederick", "maria", [keepsOut("austria", ["p"], pack)]);
  };

  test("RUL-101 and MOV-27 waiting for the other side's move is no way out of it, and nobody is asked in vain", () => {
    const state = disputed();
    forbidden(state, "maria", DONE, 1);
    expect(pending(state).map(({ seat }) => seat)).toEqual(["frederick"]);
    const passed = played(state, "frederick", { type: "passFlanders" }).state;
    expect(pending(passed).map(({ seat }) => seat)).toEqual(["maria", "frederick"]);
    forbidden(passed, "maria", DONE, 1);
    played(passed, "maria", marchOf(passed, "austria1", ["q"]));
  });

  test("RUL-101 and RUL-02 nor is declaring oneself finished there", () => {
    const state = played(disputed(), "frederick", marchOf(disputed(), "pragmatic1", ["r"])).state;
    expect(offered(state, "maria", "passFlanders")).toEqual([]);
    forbidden(state, "maria", { type: "passFlanders" }, 1);
  });
});

test("RUL-101 an offer that would call somebody back binds only once it is accepted", () => {
  const start = moving({ pieces: { prussia1: "a2" } });
  const offer = played(start, "maria", proposal("frederick", [keepsOut("prussia", ["a2"], road)])).state;
  expect(offered(offer, "frederick", "done")).toHaveLength(1);
  const accepted = played(offer, "frederick", answer(1, true)).state;
  forbidden(accepted, "frederick", DONE, 1);
});
