import { describe, expect, test } from "vitest";
import { settleQuestionMarks } from "../../src/conquest/conquest.ts";
import { view } from "../../src/game/view.ts";
import type { GameEvent } from "../../src/model/events.ts";
import {
  AUSTRIA,
  NOBODY,
  type Power,
  PRUSSIA,
  SAXONY_AUSTRIAN_ALLY,
  SAXONY_PRUSSIAN_ALLY,
  type SaxonyStatus,
} from "../../src/model/powers.ts";
import { draftOf, type State } from "../../src/model/state.ts";
import { boardOf } from "../../src/pack/registry.ts";
import { withNumber } from "../../src/tools/withEntry.ts";
import {
  conquests,
  DONE,
  eventsOf,
  fightOf,
  frameNow,
  questionMarkOn,
  STOP,
} from "../support/battlefield.ts";
import { austrianRoad, fortressRoad, prussiaInAustria } from "../support/fortressRoad.ts";
import { historical } from "../support/packs.ts";
import {
  fortress,
  marchOf,
  markerOn,
  played,
  playedAll,
  position,
  type Setup,
  troopsAt,
  whereIs,
} from "../support/position.ts";

/**
 * Friedrich leaves f1 for c0 although Karl protects it; Schwerin stands beside Karl and will attack him with one
 * troop more than he has.
 */
const friedrichPasses = (karl: string, schwerin: string): State => {
  const before = position(
    prussiaInAustria({
      pieces: { prussia1: "f1", prussia2: schwerin, austria1: karl },
      troops: { prussia2: 4, austria1: 3 },
    }),
  );
  return played(before, "frederick", marchOf(before, "prussia1", ["c0"])).state;
};

/** Movement ends, Karl is attacked and does not defend himself; he retreats one city. */
const karlIsBeaten = (state: State) => {
  const fighting = played(state, "frederick", DONE).state;
  expect(frameNow(fighting, "battle")).not.toBeNull();
  return played(fighting, "maria", STOP);
};

test("RCQ-01 a general who leaves a protected enemy fortress puts a question mark of his side on it, for all to see", () => {
  const state = friedrichPasses("p3", "p2");
  expect(questionMarkOn(state, "f1")).toBe("prussia");
  expect(markerOn(state, "f1")).toBeNull();
  expect(view(state, "louis").questionMarks).toEqual(state.questionMarks);
});

test("RCQ-01 passing through a protected fortress counts like leaving it, and each fortress is judged by itself", () => {
  const before = position(prussiaInAustria({ pieces: { prussia1: "c0", austria1: "p3" } }));
  const { state, events } = played(before, "frederick", marchOf(before, "prussia1", ["f1", "f2", "c3"]));
  expect(questionMarkOn(state, "f1")).toBe("prussia");
  expect(conquests(state, events)).toEqual(["f2"]);
});

test("RCQ-02 and RCQ-03 a marked fortress whose protector was driven off in combat is conquered after all combat", () => {
  const { state, events } = karlIsBeaten(friedrichPasses("p3", "p2"));
  expect(whereIs(state, "austria1")).toBe("p4");
  expect(conquests(state, events)).toEqual(["f1"]);
  expect(eventsOf(events, "conquered")[0]?.retroactive).toBe(true);
  const order = events.map(({ type }) => type);
  expect(order.indexOf("conquered")).toBeGreaterThan(order.indexOf("retreated"));
  expect(markerOn(state, "f1")).toBe("prussia");
  expect(questionMarkOn(state, "f1")).toBeNull();
});

test("RCQ-02 while fights are still due nothing is checked", () => {
  const before = position(
    prussiaInAustria({
      pieces: { prussia1: "f1", prussia2: "p2", prussia3: "c5", austria1: "p3", austria2: "c6" },
      troops: { prussia2: 4, austria1: 3, prussia3: 4, austria2: 4 },
    }),
  );
  const moved = playedAll(
    before,
    ["frederick", marchOf(before, "prussia1", ["c0"])],
    ["frederick", DONE],
    ["frederick", fightOf(before, "p2", "p3")],
  );
  const between = played(moved, "maria", STOP);
  expect(whereIs(between.state, "austria1")).toBe("p4");
  expect(questionMarkOn(between.state, "f1")).toBe("prussia");
  expect(markerOn(between.state, "f1")).toBeNull();
  const after = played(between.state, "frederick", STOP);
  expect(markerOn(after.state, "f1")).toBe("prussia");
});

describe("RCQ-04 still protected", () => {
  test("RCQ-04 a protector beaten but still within 3 cities keeps the fortress, and the question mark goes", () => {
    const { state, events } = karlIsBeaten(friedrichPasses("p2", "p1"));
    expect(whereIs(state, "austria1")).toBe("p3");
    expect(conquests(state, events)).toEqual([]);
    expect(eventsOf(events, "questionMarkRemoved")).toEqual([
      { type: "questionMarkRemoved", fortress: fortress(austrianRoad, "f1") },
    ]);
    expect(questionMarkOn(state, "f1")).toBeNull();
  });

  test("RUL-35 and RCQ-04 a protector who retreats onto the fortress itself protects it at distance 0", () => {
    const { state, events } = karlIsBeaten(friedrichPasses("p1", "p2"));
    expect(whereIs(state, "austria1")).toBe("f1");
    expect(conquests(state, events)).toEqual([]);
    expect(questionMarkOn(state, "f1")).toBeNull();
  });

  test("RCQ-04 and RCQ-05 without combat nothing is conquered, and a protector who leaves in a later stage comes too late", () => {
    const passed = friedrichPasses("p3", "c6");
    const { state, events } = played(passed, "frederick", DONE);
    expect(conquests(state, events)).toEqual([]);
    expect(questionMarkOn(state, "f1")).toBeNull();
    const gone = played(state, "maria", marchOf(state, "austria1", ["p4", "p5"]));
    const after = played(gone.state, "maria", DONE);
    expect(conquests(after.state, [...gone.events, ...after.events])).toEqual([]);
    expect(markerOn(after.state, "f1")).toBeNull();
  });
});

test("RCQ-05 the general who passed the fortress need not be the one who drove the protector off", () => {
  const passed = friedrichPasses("p3", "p2");
  expect(whereIs(passed, "prussia1")).toBe("c0");
  expect(markerOn(karlIsBeaten(passed).state, "f1")).toBe("prussia");
});

describe("RUL-38 question marks in detail", () => {
  test("RUL-38 a question mark works even if the general who left it is wiped out", () => {
    const before = position(
      prussiaInAustria({
        pieces: { prussia1: "f1", prussia2: "p2", austria1: "p3", austria2: "c5" },
        troops: { prussia1: 1, prussia2: 4, austria1: 3, austria2: 8 },
      }),
    );
    const fighting = playedAll(
      before,
      ["frederick", marchOf(before, "prussia1", ["f2", "c3", "c4"])],
      ["frederick", DONE],
      ["frederick", fightOf(before, "c4", "c5")],
      ["frederick", STOP],
    );
    expect(whereIs(fighting, "prussia1")).toBeNull();
    const { state } = played(fighting, "maria", STOP);
    expect(markerOn(state, "f1")).toBe("prussia");
    // f2 stays protected by Traun on c5.
    expect(markerOn(state, "f2")).toBeNull();
  });

  test("RUL-38 a minor power's question mark is one of its major power, and so is the conquest", () => {
    const before = position({
      pack: austrianRoad,
      begin: { stage: 3, phase: "movement" },
      pieces: { bavaria1: "f1", france1: "p2", austria1: "p3" },
      troops: { france1: 4, austria1: 3 },
    });
    const passed = played(before, "louis", marchOf(before, "bavaria1", ["c0"])).state;
    expect(questionMarkOn(passed, "f1")).toBe("france");
    const fighting = played(passed, "louis", DONE).state;
    expect(markerOn(played(fighting, "maria", STOP).state, "f1")).toBe("france");
  });

  test("RUL-38 the first general's question mark stays when another power's general passes later", () => {
    const before = position({
      pack: fortressRoad("france"),
      variant: "advanced",
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "f1", pragmatic1: "c0", pragmatic2: "p2", france1: "p3" },
      troops: { pragmatic2: 4, france1: 3 },
    });
    const first = played(before, "maria", marchOf(before, "austria1", ["f2", "c3"])).state;
    expect(questionMarkOn(first, "f1")).toBe("austria");
    const second = played(first, "frederick", marchOf(first, "pragmatic1", ["f1", "f2"])).state;
    expect(questionMarkOn(second, "f1")).toBe("austria");
    const fighting = playedAll(second, ["maria", DONE], ["frederick", DONE]);
    const { state } = played(fighting, "louis", STOP);
    expect(markerOn(state, "f1")).toBe("austria");
  });
});

describe("RUL-66 question marks are bookkeeping", () => {
  const EIGHT = ["prag", "eger", "pilsen", "budweis", "tabor", "leitmeritz", "koeniggraetz", "kolin"];

  /** France has taken eight fortresses in Austria and leaves a ninth that Karl protects. */
  const leavesTheNinth = (pieces: Setup["pieces"]): State => {
    const before = position({
      pack: austrianRoad,
      begin: { stage: 3, phase: "movement" },
      pieces: { france1: "f1", ...pieces },
      troops: { france2: 4, austria1: 3 },
      markers: Object.fromEntries(EIGHT.map((key) => [key, "france" as const])),
    });
    return played(before, "louis", marchOf(before, "france1", ["c0"])).state;
  };

  test("RUL-66 a question mark on the ninth fortress gives no control and does not win the game", () => {
    const passed = leavesTheNinth({ austria1: "p3" });
    expect(questionMarkOn(passed, "f1")).toBe("france");
    expect(passed.result).toBeNull();
    const after = played(passed, "louis", DONE).state;
    expect(after.result).toBeNull();
    expect(markerOn(after, "f1")).toBeNull();
  });

  test("RUL-66 and INT-08 once the protector is driven off the ninth counts", () => {
    const passed = leavesTheNinth({ austria1: "p3", france2: "p2" });
    const fighting = played(passed, "louis", DONE).state;
    const { state } = played(fighting, "maria", STOP);
    expect(troopsAt(state, "austria1")).toBe(2);
    expect(state.result).toMatchObject({ winner: "louis", ending: "fortressesInAustria" });
  });
});

describe("RCQ-03 a question mark counts only where the fortress is still an enemy's", () => {
  const settled = (key: string, by: Power, saxony: SaxonyStatus) => {
    const before = position({ begin: { stage: 4, phase: "movement" }, variant: "advanced", saxony });
    const draft = draftOf(before);
    const marked = fortress(historical, key);
    draft.questionMarks = withNumber(draft.questionMarks, marked, by);
    const events: GameEvent[] = [];
    settleQuestionMarks(draft, historical, boardOf(draft), events);
    expect(draft.questionMarks[marked]).toBe(NOBODY);
    return events.filter(({ type }) => type === "conquered" || type === "questionMarkRemoved");
  };
  const removed = (key: string) => [{ type: "questionMarkRemoved", fortress: fortress(historical, key) }];

  test("RCQ-04 on Prussia's own fortress or its ally's it goes", () => {
    expect(settled("berlin", PRUSSIA, SAXONY_PRUSSIAN_ALLY)).toEqual(removed("berlin"));
    expect(settled("paris", PRUSSIA, SAXONY_PRUSSIAN_ALLY)).toEqual(removed("paris"));
    expect(settled("wien", AUSTRIA, SAXONY_PRUSSIAN_ALLY)).toEqual(removed("wien"));
  });

  test("RCQ-03 on the enemy's it conquers, whatever Saxony's status", () => {
    for (const saxony of [SAXONY_PRUSSIAN_ALLY, SAXONY_AUSTRIAN_ALLY] as const)
      expect(settled("prag", PRUSSIA, saxony)).toEqual([
        {
          type: "conquered",
          fortress: fortress(historical, "prag"),
          by: PRUSSIA,
          marker: PRUSSIA,
          retroactive: true,
        },
      ]);
  });
});
