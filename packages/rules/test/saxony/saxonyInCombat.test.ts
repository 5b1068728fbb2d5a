import { describe, expect, test } from "vitest";
import { pending } from "../../src/game/play.ts";
import { SAXONY_AUSTRIAN_ALLY, SAXONY_NEUTRAL } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import {
  battleOf,
  citiesIn,
  fightKeys,
  fightOf,
  frameNow,
  named,
  playing,
  STOP,
} from "../support/battlefield.ts";
import { packWith, rowOf } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsPosition,
  controllerIn,
  displaceTo,
  expectLawful,
  saxonyIn,
  shiftBy,
  sitesOffered,
} from "../support/politicalChanges.ts";
import {
  asked,
  card,
  markerOn,
  offered,
  piece,
  played,
  playedAll,
  refused,
  whereIs,
} from "../support/position.ts";
import { eventsOfType } from "../support/quietPlay.ts";

/**
 * Two fronts: A against D, with a long road behind D, and B against E, with roads e1–e2 and f1–f2 behind E. The suits are
 * diamonds on Austria's side and spades on the other.
 */
const fronts = (territoryOfE: string) =>
  packWith(
    {
      A: { territory: "austria", sector: "BC5" },
      B: { territory: "austria", sector: "BC5" },
      D: { territory: "austria", sector: "BB5" },
      E: { territory: territoryOfE, sector: "BB5" },
      ...citiesIn("austria", [...named("d", 15), ...named("b", 9)]),
      ...citiesIn("prussia", [...named("e", 9)]),
      ...citiesIn("austria", [...named("f", 2)]),
    },
    [
      ["A", "D"],
      ["B", "E"],
      ...rowOf(["D", ...named("d", 15)]),
      ...rowOf(["B", ...named("b", 9)]),
      ...rowOf(["E", ...named("e", 9)]),
      ...rowOf(["E", ...named("f", 2)]),
    ],
  );

const board = fronts("austria");

/** Prussia loses the fight at D by 9 troops, 3 points; at E stand Friedrich and the Saxon general, 6 and 5 troops. */
const twoFights = (stage: 4 | 5, more: Partial<AffairsSetup> = {}): State =>
  affairsPosition({
    turn: 5,
    pack: board,
    pieces: {
      austria1: "A",
      austria2: "A",
      austria3: "B",
      prussia2: "D",
      prussia3: "D",
      prussia1: "E",
      saxony1: "E",
    },
    troops: { austria1: 8, austria2: 5, austria3: 7, prussia2: 8, prussia3: 6, prussia1: 6, saxony1: 5 },
    deputies: ["prussia1"],
    hands: { austria: ["D10"], prussia: ["S9"], saxony: ["S8"] },
    affairs: { tracks: saxonyIn(2) },
    ...more,
    begin: { stage, phase: "combat" },
  });

/** The fight between A and D is fought first, and Austria shifts the marker. */
const afterTheFirst = (state: State, stage: 4 | 5, steps: number): State =>
  playedAll(
    state,
    stage === 5 ? ["maria", fightOf(state, "A", "D")] : ["frederick", fightOf(state, "D", "A")],
    ["maria", playing("D10")],
    ["frederick", STOP],
    ["maria", shiftBy(steps)],
  );

describe("mixed stacks in pending fights", () => {
  test("EXA-53 in stage 5 the Saxon general leaves the stack for the closest empty city and Friedrich alone is attacked", () => {
    const state = afterTheFirst(twoFights(5), 5, 3);
    expect(state.saxony).toBe(SAXONY_AUSTRIAN_ALLY);
    expect(pending(state)).toEqual([{ seat: "maria", kind: "displacement" }]);
    expect(sitesOffered(state, "maria", "saxony1")).toEqual(["e1", "f1"]);
    const next = played(state, "maria", displaceTo(state, "saxony1", "f1"));
    expect(whereIs(next.state, "saxony1")).toBe("f1");
    const { attacker, defender } = battleOf(next.state);
    expect([attacker.troops, defender.troops, defender.generals]).toEqual([7, 6, [piece(board, "prussia1")]]);
    expectLawful(next.state);
  });

  test("RUL-90 a Prussian general who lost his Saxon commander fights on with his own troops and Prussia's hand", () => {
    for (const stage of [4, 5] as const) {
      const turned = afterTheFirst(twoFights(stage), stage, 3);
      const state = played(turned, "maria", displaceTo(turned, "saxony1", "e1")).state;
      const battle = battleOf(state);
      const side = stage === 4 ? battle.attacker : battle.defender;
      expect([side.power, side.troops]).toEqual([2, 6]);
      expect(asked(state)).toEqual(["frederick"]);
      refused(state, "frederick", { type: "playCard", card: card("S8") }, "CMB-26");
      expect(offered(state, "frederick", "playCard").flatMap(({ cards }) => cards)).toEqual([card("S9")]);
    }
  });

  test("RUL-90 when Saxony becomes neutral its general goes home and Friedrich fights alone", () => {
    const state = afterTheFirst(twoFights(5), 5, 1);
    expect([state.saxony, whereIs(state, "saxony1")]).toEqual([SAXONY_NEUTRAL, "dresden"]);
    expect(battleOf(state).defender.generals).toEqual([piece(board, "prussia1")]);
  });

  test("RUL-43 without a shift the stack fights as it stood", () => {
    const state = afterTheFirst(twoFights(5), 5, 0);
    const { defender } = battleOf(state);
    expect([defender.power, defender.troops]).toEqual([3, 11]);
  });
});

describe("fights that fall away", () => {
  const alone: Partial<AffairsSetup> = {
    pieces: { austria1: "A", austria2: "A", austria3: "B", prussia2: "D", prussia3: "D", saxony1: "E" },
    deputies: [],
  };

  test("RUL-43 and RUL-90 a Saxon general alone fights no more once Saxony has left Prussia, attacking or attacked", () => {
    for (const stage of [4, 5] as const)
      for (const steps of [1, 2, 3]) {
        const { events, state } = played(
          playedAll(
            twoFights(stage, alone),
            stage === 5
              ? ["maria", fightOf(twoFights(stage, alone), "A", "D")]
              : ["frederick", fightOf(twoFights(stage, alone), "D", "A")],
            ["maria", playing("D10")],
            ["frederick", STOP],
          ),
          "maria",
          shiftBy(steps),
        );
        expect(eventsOfType(events, "battleBegan")).toEqual([]);
        expect(frameNow(state, "battle")).toBeNull();
      }
    expect(frameNow(afterTheFirst(twoFights(5, alone), 5, 0), "battle")).not.toBeNull();
  });

  test("RUL-43 a Prussian general displaced from a Saxony that has become neutral fights no more either", () => {
    const saxon = fronts("saxony");
    const state = afterTheFirst(
      twoFights(5, {
        pack: saxon,
        pieces: { austria1: "A", austria2: "A", austria3: "B", prussia2: "D", prussia3: "D", prussia1: "E" },
        deputies: [],
      }),
      5,
      1,
    );
    expect([whereIs(state, "prussia1"), frameNow(state, "battle")]).toEqual(["e1", null]);
  });

  test("RUL-43 an Austrian attacker who has to leave Saxony does not attack any more", () => {
    const pack = packWith(
      {
        A: { territory: "austria", sector: "BC5" },
        D: { territory: "austria", sector: "BB5" },
        B: { territory: "saxony", sector: "BC5" },
        E: { territory: "prussia", sector: "BB5" },
        ...citiesIn("austria", [...named("d", 15), "home"]),
      },
      [["A", "D"], ["B", "E"], ["B", "home"], ...rowOf(["D", ...named("d", 15)])],
    );
    const state = afterTheFirst(
      twoFights(5, {
        pack,
        pieces: { austria1: "A", austria2: "A", austria3: "B", prussia2: "D", prussia3: "D", prussia1: "E" },
        deputies: [],
      }),
      5,
      2,
    );
    expect([whereIs(state, "austria3"), frameNow(state, "battle")]).toEqual(["home", null]);
  });

  test("RUL-90 Saxony, Austria's ally now, adds no fight to the combat phase that is running", () => {
    const state = twoFights(5, {
      pieces: { austria1: "A", austria2: "A", prussia2: "D", prussia3: "D", saxony1: "E", prussia1: "e1" },
      deputies: [],
    });
    // One fight only: it has begun by itself.
    const turned = playedAll(state, ["maria", playing("D10")], ["frederick", STOP]);
    const { events, state: after } = played(turned, "maria", shiftBy(3));
    expect(after.saxony).toBe(SAXONY_AUSTRIAN_ALLY);
    expect(eventsOfType(events, "battleBegan")).toEqual([]);
    expect([whereIs(after, "saxony1"), whereIs(after, "prussia1")]).toEqual(["E", "e1"]);
  });

  test("RUL-90 several fights left are offered anew without those that fell away", () => {
    const pieces = {
      austria1: "A",
      austria2: "A",
      austria3: "B",
      austria4: "b2",
      prussia2: "D",
      prussia3: "D",
      prussia1: "E",
      saxony1: "b1",
    };
    const troops = { austria1: 8, austria2: 5, prussia2: 8, prussia3: 6 };
    const start = twoFights(5, { pieces, troops, deputies: [] });
    expect(offered(start, "maria", "fight").flatMap(({ fights }) => fightKeys(start, fights))).toEqual([
      "A-D",
      "B-E",
      "B-b1",
      "b2-b1",
    ]);
    const after = afterTheFirst(start, 5, 3);
    // Only B against E is left, so it begins at once.
    expect(
      fightKeys(after, [
        { attacker: battleOf(after).attacker.city, defender: battleOf(after).defender.city },
      ]),
    ).toEqual(["B-E"]);
    const kept = afterTheFirst(start, 5, 0);
    expect(offered(kept, "maria", "fight").flatMap(({ fights }) => fightKeys(kept, fights))).toEqual([
      "B-E",
      "B-b1",
      "b2-b1",
    ]);
  });
});

describe("question marks", () => {
  const oneFight: Partial<AffairsSetup> = {
    pieces: { austria1: "A", austria2: "A", prussia2: "D", prussia3: "D" },
    deputies: [],
    // Without cards Saxony cannot bring its general back (SAX-16).
    hands: { austria: ["D10"] },
  };

  const settled = (stage: 4 | 5, steps: number, questionMarks: AffairsSetup["questionMarks"]) => {
    const state = twoFights(stage, { ...oneFight, ...(questionMarks && { questionMarks }) });
    const beaten = playedAll(state, ["maria", playing("D10")], ["frederick", STOP]);
    return played(beaten, "maria", shiftBy(steps));
  };

  test("RUL-90 Austria's question mark on a Saxon fortress comes off without conquest once Saxony is no enemy any more", () => {
    for (const [steps, taken] of [
      [0, "austria"],
      [1, null],
      [3, null],
    ] as const) {
      const { state, events } = settled(5, steps, { goerlitz: "austria" });
      expect(markerOn(state, "goerlitz")).toBe(taken);
      expect(eventsOfType(events, "questionMarkRemoved")).toHaveLength(taken === null ? 1 : 0);
      if (taken === null) expect(controllerIn(state, "goerlitz")).toBe("saxony");
    }
  });

  test("RUL-90 a question mark left by Saxony for Prussia still conquers for Prussia after Saxony has left", () => {
    for (const steps of [0, 1, 3]) {
      const { state } = settled(4, steps, { koeniggraetz: "prussia" });
      expect(markerOn(state, "koeniggraetz")).toBe("prussia");
    }
  });
});
