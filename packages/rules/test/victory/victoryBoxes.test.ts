import { describe, expect, test } from "vitest";
import type { Played } from "../../src/game/play.ts";
import type { PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import type { Pack } from "../../src/pack/pack.ts";
import { arena, citiesIn, eventsOf, playing, STOP } from "../support/battlefield.ts";
import { packWith } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsIn,
  affairsPosition,
  countOf,
  expectLawful,
} from "../support/politicalChanges.ts";
import { asked, played, power } from "../support/position.ts";

/** The combat phase of a stage in the arena: A beside D, each with a long road behind it, all in Austria. */
const combat = (stage: 3 | 4 | 5, setup: Partial<AffairsSetup>, pack: Pack = arena): State =>
  affairsPosition({ pack, begin: { stage, phase: "combat" }, ...setup });

/** Whoever is asked in the battle gives in at once. */
const conceded = (state: State): Played => {
  const [seat] = asked(state);
  if (seat === undefined) throw new Error("nobody is asked");
  return played(state, seat, STOP);
};

const boxes = (state: State, name: PowerName): number => countOf(state, "battleBoxes", name);
const pool = (state: State, name: PowerName): number => countOf(state, "pools", name);

/** Austria with so many troops beats Prussia with so many, which gives in at once. */
const austriaBeats = (
  austrian: readonly number[],
  prussian: readonly number[],
  affairs: AffairsSetup["affairs"] = {},
): Played => {
  const pieces: Record<string, string> = {};
  const troops: Record<string, number> = {};
  austrian.forEach((count, index) => {
    pieces[`austria${index + 1}`] = "A";
    troops[`austria${index + 1}`] = count;
  });
  prussian.forEach((count, index) => {
    pieces[`prussia${index + 1}`] = "D";
    troops[`prussia${index + 1}`] = count;
  });
  return conceded(combat(5, { pieces, troops, affairs }));
};

const pointsOf = ({ events }: Played): number => eventsOf(events, "pointsGained")[0]?.points ?? 0;

describe("what a combat is worth", () => {
  test("VBX-02, CMB-30 and EXA-32 one point for each full three troops the loser loses", () => {
    expect(pointsOf(austriaBeats([8], [6]))).toBe(0);
    expect(pointsOf(austriaBeats([8], [5]))).toBe(1);
    expect(pointsOf(austriaBeats([8, 2], [5]))).toBe(1);
    expect(pointsOf(austriaBeats([8, 8], [8, 2]))).toBe(2);
    expect(pointsOf(austriaBeats([8, 8], [7]))).toBe(2);
  });

  test("VBX-03 and EXA-32 fewer than three troops and a general gone: exactly one point, two generals gone the same", () => {
    const loses2 = austriaBeats([8], [2]);
    expect(eventsOf(loses2.events, "generalRemoved")).toHaveLength(1);
    expect(pointsOf(loses2)).toBe(1);
    const loses2AndTwo = austriaBeats([8], [1, 1]);
    expect(eventsOf(loses2AndTwo.events, "generalRemoved")).toHaveLength(2);
    expect(pointsOf(loses2AndTwo)).toBe(1);
    const loses5AndTwo = austriaBeats([8, 2], [3, 2]);
    expect(eventsOf(loses5AndTwo.events, "generalRemoved")).toHaveLength(2);
    expect(pointsOf(loses5AndTwo)).toBe(1);
  });

  test("VBX-04 the winner gains and the loser loses that many points", () => {
    const { state, events } = austriaBeats([8], [5], { battleBoxes: [0, 0, 1, 0, 0, 0] });
    expect(eventsOf(events, "pointsGained")).toEqual([
      { type: "pointsGained", power: power("austria"), points: 1, markers: 1 },
    ]);
    expect(eventsOf(events, "pointsLost")).toEqual([
      { type: "pointsLost", power: power("prussia"), points: 1, markers: 1 },
    ]);
    expect([boxes(state, "austria"), boxes(state, "prussia")]).toEqual([1, 0]);
    expect([pool(state, "austria"), pool(state, "prussia")]).toEqual([2, 11]);
    expectLawful(state);
  });

  test("VBX-05, MAP-15 and RUL-67 a power has two battle boxes; what does not fit lapses", () => {
    const { state } = austriaBeats([8, 8], [7], { battleBoxes: [0, 0, 0, 0, 1, 0] });
    expect([boxes(state, "austria"), pool(state, "austria")]).toEqual([2, 1]);
    const full = austriaBeats([8], [5], { battleBoxes: [0, 0, 0, 0, 2, 0] });
    expect(eventsOf(full.events, "pointsGained")[0]?.markers).toBe(0);
    expect([boxes(full.state, "austria"), pool(full.state, "austria")]).toEqual([2, 1]);
  });

  test("VBX-06 and RUL-67 losses beyond the markers in the boxes lapse for the boxes", () => {
    const { state, events } = austriaBeats([8, 8], [7], { battleBoxes: [0, 0, 1, 0, 0, 0] });
    expect(eventsOf(events, "pointsLost")[0]).toMatchObject({ points: 2, markers: 1 });
    expect([boxes(state, "prussia"), pool(state, "prussia")]).toEqual([0, 11]);
    expectLawful(state);
  });

  test("RUL-67 gains and losses of one combat are independent of each other", () => {
    const { state } = austriaBeats([8], [5], { battleBoxes: [0, 0, 0, 0, 2, 0] });
    expect([boxes(state, "austria"), boxes(state, "prussia"), pool(state, "prussia")]).toEqual([2, 0, 11]);
  });

  test("RUL-52 points are settled after the retreat, and count both powers of a mixed stack", () => {
    const start = combat(5, {
      pieces: { austria1: "A", austria2: "A", prussia2: "D", saxony1: "D" },
      troops: { austria1: 8, austria2: 3, prussia2: 6, saxony1: 2 },
    });
    const { events } = conceded(start);
    const order = events.map(({ type }) => type);
    expect(order.indexOf("retreated")).toBeGreaterThan(-1);
    expect(order.indexOf("retreated")).toBeLessThan(order.indexOf("pointsGained"));
    expect(eventsOf(events, "battleEnded")[0]?.loss).toBe(3);
    expect(eventsOf(events, "pointsLost")[0]).toMatchObject({ power: power("prussia"), points: 1 });
  });
});

/** A beside D and no other road from D: whoever is beaten there cannot retreat. */
const deadEnd = packWith(citiesIn("austria", ["A", "D", "B"]), [
  ["A", "D"],
  ["A", "B"],
]);

describe("EXA-30 and EXA-31 Bavaria beats an Austria that cannot retreat", () => {
  const beaten = (troops: readonly [number, number]): Played => {
    // A lies in a hearts sector: Bavaria's 3 of hearts turns −2 into +1.
    const state = combat(
      3,
      {
        pieces: { bavaria1: "A", austria1: "D", austria2: "D" },
        troops: { bavaria1: troops[0] + troops[1] - 2, austria1: troops[0], austria2: troops[1] },
        hands: { bavaria: ["H3"] },
        affairs: { battleBoxes: [0, 0, 0, 0, 1, 0] },
      },
      deadEnd,
    );
    return conceded(played(state, "louis", playing("H3")).state);
  };

  test("EXA-30, VBX-07 and VBX-09 ten troops lost for want of a retreat are three points for France", () => {
    const { state, events } = beaten([8, 2]);
    expect(eventsOf(events, "battleEnded")[0]?.loss).toBe(1);
    expect(eventsOf(events, "noRetreat")).toHaveLength(1);
    expect(eventsOf(events, "pointsGained")).toEqual([
      { type: "pointsGained", power: power("france"), points: 3, markers: 2 },
    ]);
    expect([boxes(state, "france"), pool(state, "france")]).toEqual([2, 9]);
    expect(eventsOf(events, "pointsLost")[0]).toMatchObject({
      power: power("austria"),
      points: 3,
      markers: 1,
    });
    expect([boxes(state, "austria"), pool(state, "austria")]).toEqual([0, 3]);
    expectLawful(state);
  });

  test("EXA-31 two generals removed add nothing to the points of the troops", () => {
    const { events } = beaten([5, 5]);
    expect(eventsOf(events, "generalRemoved")).toHaveLength(2);
    expect(eventsOf(events, "pointsGained")[0]?.points).toBe(3);
  });
});

describe("whose points they are", () => {
  test("VBX-09 a minor power's points count for or against its major power", () => {
    const bavaria = conceded(
      combat(5, { pieces: { austria1: "A", bavaria1: "D" }, troops: { austria1: 8, bavaria1: 5 } }),
    );
    expect(eventsOf(bavaria.events, "pointsLost")[0]?.power).toBe(power("france"));
    const saxony = conceded(
      combat(5, { pieces: { austria1: "A", saxony1: "D" }, troops: { austria1: 8, saxony1: 5 } }),
    );
    expect(eventsOf(saxony.events, "pointsLost")[0]?.power).toBe(power("prussia"));
    const austrian = conceded(
      combat(5, { pieces: { saxony1: "A", france1: "D" }, troops: { saxony1: 8, france1: 5 }, saxony: 2 }),
    );
    expect(eventsOf(austrian.events, "pointsGained")[0]?.power).toBe(power("austria"));
  });

  test("VBX-10 a mixed stack wins and loses for the power in supreme command", () => {
    // Pragmatic 1 outranks Austria 2, Austria 1 outranks Pragmatic 2.
    for (const [austrian, pragmatic, commanding] of [
      ["austria2", "pragmatic1", "pragmatic"],
      ["austria1", "pragmatic2", "austria"],
    ] as const) {
      const pieces = { [austrian]: "A", [pragmatic]: "A", france1: "D" };
      const won = conceded(combat(5, { pieces, troops: { [austrian]: 6, [pragmatic]: 2, france1: 5 } }));
      expect(eventsOf(won.events, "pointsGained")[0]?.power).toBe(power(commanding));
      const lost = conceded(combat(3, { pieces, troops: { [austrian]: 2, [pragmatic]: 2, france1: 7 } }));
      expect(eventsOf(lost.events, "pointsLost")[0]?.power).toBe(power(commanding));
    }
    const saxonCommands = conceded(
      combat(4, {
        pieces: { saxony1: "A", prussia2: "A", austria1: "D" },
        troops: { saxony1: 5, prussia2: 3, austria1: 5 },
      }),
    );
    expect(eventsOf(saxonCommands.events, "pointsGained")[0]?.power).toBe(power("prussia"));
  });
});

describe("CMB-31 the last combat winner", () => {
  test("CMB-31 every win counts, with points or without, for the player of the winning power", () => {
    const { state } = austriaBeats([8], [7]);
    expect(affairsIn(state).lastWinner).toBe("maria");
    const lost = conceded(
      combat(5, { pieces: { pragmatic1: "A", prussia1: "D" }, troops: { pragmatic1: 2, prussia1: 8 } }),
    );
    expect(affairsIn(lost.state).lastWinner).toBe("frederick");
  });

  test("RUL-53 a tie changes nothing, and a mixed stack wins for its commander's player", () => {
    const tie = conceded(
      combat(5, { pieces: { austria1: "A", prussia1: "D" }, affairs: { lastWinner: "louis" } }),
    );
    expect(eventsOf(tie.events, "battleEnded")[0]?.winner).toBeNull();
    expect(affairsIn(tie.state).lastWinner).toBe("louis");
    const mixed = conceded(
      combat(5, {
        pieces: { austria2: "A", pragmatic1: "A", france1: "D" },
        troops: { austria2: 6, pragmatic1: 2, france1: 5 },
      }),
    );
    expect(affairsIn(mixed.state).lastWinner).toBe("frederick");
  });
});
