import { describe, expect, test } from "vitest";
import type { Affairs } from "../../src/model/affairs.ts";
import { SAXONY_NEUTRAL, SAXONY_PRUSSIAN_ALLY, type SaxonyStatus } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import { retreatAlong, retreatsOffered, STOP } from "../support/battlefield.ts";
import { historical, packWith, rowOf } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsPosition,
  affairsWithEvents,
  PRUSSIAN_SILESIA,
} from "../support/politicalChanges.ts";
import {
  actionsOffered,
  card,
  city,
  marchOf,
  offered,
  piece,
  played,
  refused,
  whereIs,
} from "../support/position.ts";
import { eventsOfType } from "../support/quietPlay.ts";
import { isFaceDown } from "../support/supply.ts";

/** Prussia after the annexation, neutral until turn 7. */
const NEUTRAL: Partial<Affairs> = { annexed: true, silesiaBox: true, prussiaNeutralUntil: 7 };

/** Turn 6, Prussia with Silesia and Saxony both neutral. */
const neutral = (setup: AffairsSetup): State =>
  affairsPosition({
    turn: 6,
    saxony: SAXONY_NEUTRAL,
    ...setup,
    markers: { ...PRUSSIAN_SILESIA, ...setup.markers },
    affairs: { ...NEUTRAL, ...setup.affairs },
  });

/** The territories a seat's marches could enter. */
const territoriesEntered = (state: State, seat: "maria" | "louis" | "frederick"): string[] => {
  const { cities } = packOf(state);
  const entered = actionsOffered(state, seat, "march").flatMap((action) =>
    action.type === "march" ? action.path.map((id) => cities[id]?.territory ?? "") : [],
  );
  return [...new Set(entered)].sort();
};

describe("marches", () => {
  test("NEU-01, NEU-05 and MOV-28 neither generals nor trains of others may enter neutral Prussia, Silesia or Saxony", () => {
    const state = neutral({
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "trautenau", austria2: "teplitz", austriaT1: "nachod", austriaT2: "zuckmantel" },
    });
    refused(state, "maria", marchOf(state, "austria1", ["landeshut"]), "MOV-28", "closedTerritory");
    refused(state, "maria", marchOf(state, "austria1", ["landeshut", "trautenau"]), "MOV-28");
    refused(state, "maria", marchOf(state, "austria2", ["pirna"]), "MOV-28", "closedTerritory");
    refused(state, "maria", marchOf(state, "austriaT1", ["glatz"]), "MOV-28", "closedTerritory");
    refused(state, "maria", marchOf(state, "austriaT2", ["neisse"]), "MOV-28", "closedTerritory");
    // Force marches reach Bavaria; nothing reaches the neutral countries.
    expect(territoriesEntered(state, "maria")).toEqual(["austria", "bavaria"]);
  });

  test("NEU-05 allies of old stay out as well", () => {
    const state = neutral({
      begin: { stage: 3, phase: "movement" },
      pieces: { france1: "dessau", bavaria1: "hof" },
    });
    for (const key of ["magdeburg", "halle", "wittenberg"])
      refused(state, "louis", marchOf(state, "france1", [key]), "MOV-28", "closedTerritory");
    refused(state, "louis", marchOf(state, "bavaria1", ["plauen"]), "MOV-28", "closedTerritory");
  });

  test("MOV-28 a force march does not lead through neutral territory either", () => {
    const state = neutral({ begin: { stage: 5, phase: "movement" }, pieces: { austria1: "koeniggraetz" } });
    const force = { force: true };
    refused(
      state,
      "maria",
      marchOf(state, "austria1", ["nachod", "glatz"], force),
      "MOV-28",
      "closedTerritory",
    );
    const there = played(state, "maria", marchOf(state, "austria1", ["nachod"], force)).state;
    expect(whereIs(there, "austria1")).toBe("nachod");
  });

  test("NEU-03 and MOV-28 neutral generals and trains may not leave their home country", () => {
    const prussian = neutral({
      begin: { stage: 4, phase: "movement" },
      pieces: { prussia1: "glatz", prussiaT1: "schwiebus" },
    });
    refused(prussian, "frederick", marchOf(prussian, "prussia1", ["nachod"]), "MOV-28", "closedTerritory");
    refused(prussian, "frederick", marchOf(prussian, "prussia1", ["nachod"], { force: true }), "MOV-28");
    refused(prussian, "frederick", marchOf(prussian, "prussiaT1", ["meseritz"]), "MOV-28");
    const saxon = neutral({
      begin: { stage: 5, phase: "movement" },
      pieces: { saxony1: "pirna", saxonyT1: "wittenberg" },
    });
    refused(saxon, "maria", marchOf(saxon, "saxony1", ["teplitz"]), "MOV-28", "closedTerritory");
    refused(saxon, "maria", marchOf(saxon, "saxonyT1", ["dessau"]), "MOV-28", "closedTerritory");
    expect(territoriesEntered(saxon, "maria")).toEqual(["saxony"]);
  });

  test("NEU-07 for Prussia home includes annexed Silesia: its neutral pieces go to and fro between the two", () => {
    const state = neutral({ begin: { stage: 4, phase: "movement" }, pieces: { prussia1: "crossen" } });
    expect(territoriesEntered(state, "frederick")).toEqual(["prussia", "silesia"]);
    const there = played(state, "frederick", marchOf(state, "prussia1", ["gruenberg", "freystadt"])).state;
    expect(whereIs(there, "prussia1")).toBe("freystadt");
  });

  test("NEU-01 in war both countries are open", () => {
    const state = affairsPosition({
      turn: 6,
      saxony: SAXONY_PRUSSIAN_ALLY,
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "trautenau", austria2: "teplitz" },
    });
    expect(territoriesEntered(state, "maria")).toEqual(["austria", "bavaria", "saxony", "silesia"]);
  });
});

describe("supply", () => {
  /** c0–c1–c2, with a way round c0–r1–r2–r3–c2; c1 lies in the territory named. */
  const through = (territory: string) =>
    packWith({ c0: {}, c1: { territory }, c2: {}, r1: {}, r2: {}, r3: {} }, [
      ...rowOf(["c0", "c1", "c2"]),
      ...rowOf(["c0", "r1", "r2", "r3", "c2"]),
    ]);

  test("NEU-06 and SUP-20 a supply path may not lead through neutral Saxony or neutral Prussia and Silesia", () => {
    for (const territory of ["saxony", "prussia", "silesia"]) {
      const setup: AffairsSetup = {
        pack: through(territory),
        begin: { stage: 3, phase: "supply" },
        // The way round is barred by an enemy.
        pieces: { france1: "c0", franceT1: "c2", austria1: "r2" },
      };
      expect(isFaceDown(neutral(setup), "france1")).toBe(true);
      expect(isFaceDown(affairsPosition({ turn: 6, ...setup }), "france1")).toBe(false);
    }
  });

  test("SUP-20 the path may go round the neutral country", () => {
    const state = neutral({
      pack: through("saxony"),
      begin: { stage: 3, phase: "supply" },
      pieces: { france1: "c0", franceT1: "c2" },
    });
    expect(isFaceDown(state, "france1")).toBe(false);
  });

  test("NEU-06 and SUP-20 the neutral power itself is in supply at home", () => {
    const state = neutral({
      begin: { stage: 5, phase: "supply" },
      pieces: { saxony1: "zwickau", austria1: "wien" },
      faceDown: ["saxony1"],
    });
    expect(isFaceDown(state, "saxony1")).toBe(false);
  });
});

describe("combat", () => {
  /** Who must fight when the stage named comes to its combat phase. */
  const fights = (setup: AffairsSetup, saxony: SaxonyStatus = SAXONY_NEUTRAL): number => {
    const { events } = affairsWithEvents({ turn: 6, ...setup, saxony, markers: PRUSSIAN_SILESIA });
    return eventsOfType(events, "fightsListed").flatMap(({ fights: listed }) => listed).length;
  };

  test("NEU-04 and CMB-10 neutral generals neither attack nor are attacked", () => {
    const beside = { austria1: "nachod", prussia1: "glatz", austria2: "teplitz", saxony1: "pirna" };
    for (const stage of [4, 5] as const) {
      const setup: AffairsSetup = { pieces: beside, begin: { stage, phase: "combat" } };
      expect(fights({ ...setup, affairs: NEUTRAL })).toBe(0);
      expect(fights(setup, SAXONY_PRUSSIAN_ALLY)).toBe(2);
    }
  });
});

describe("retreats", () => {
  /** Behind B one road of three cities leads through the territory named, another of three through the Empire. */
  const behind = (territory: string, ways: readonly string[]) =>
    packWith(
      {
        W: {},
        B: {},
        n1: { territory },
        n2: { territory },
        n3: { territory },
        ...Object.fromEntries(ways.map((key) => [key, {}])),
      },
      [["W", "B"], ...rowOf(["B", "n1", "n2", "n3"]), ...rowOf(["B", ...ways])],
    );

  const beaten = (ways: readonly string[], saxony: AffairsSetup["saxony"]): State => {
    const base: AffairsSetup = {
      turn: 6,
      pack: behind("saxony", ways),
      begin: { stage: 3, phase: "combat" },
      pieces: { france1: "W", austria1: "B" },
      troops: { france1: 8, austria1: 6 },
    };
    const state = affairsPosition({ ...base, saxony: saxony ?? SAXONY_NEUTRAL });
    return played(state, "maria", STOP).state;
  };

  test("RTR-13 a retreat may not enter neutral territory", () => {
    const open = beaten(["e1", "e2"], SAXONY_PRUSSIAN_ALLY);
    expect(retreatsOffered(open, "louis")).toEqual(["e1-e2", "n1-n2"]);
    expect(whereIs(beaten(["e1", "e2"], SAXONY_NEUTRAL), "austria1")).toBe("e2");
  });

  test("RTR-13 the winner who names a way through neutral territory is told so", () => {
    const pack = packWith(
      { W: {}, B: {}, n1: { territory: "saxony" }, n2: { territory: "saxony" }, e1: {}, e2: {}, f2: {} },
      [["W", "B"], ...rowOf(["B", "n1", "n2"]), ...rowOf(["B", "e1", "e2"]), ["e1", "f2"]],
    );
    const state = played(
      affairsPosition({
        turn: 6,
        pack,
        saxony: SAXONY_NEUTRAL,
        begin: { stage: 3, phase: "combat" },
        pieces: { france1: "W", austria1: "B" },
        troops: { france1: 8, austria1: 6 },
      }),
      "maria",
      STOP,
    ).state;
    expect(retreatsOffered(state, "louis")).toEqual(["e1-e2", "e1-f2"]);
    refused(state, "louis", retreatAlong(state, ["n1", "n2"]), "RTR-13", "closedTerritory");
  });

  test("RTR-13 where neutral territory is the only way out there is no retreat", () => {
    expect(whereIs(beaten([], SAXONY_PRUSSIAN_ALLY), "austria1")).toBe("n2");
    expect(whereIs(beaten([], SAXONY_NEUTRAL), "austria1")).toBeNull();
  });
});

describe("re-entry", () => {
  const trainSites = (state: State, seat: "maria" | "frederick", train: string): string[] =>
    offered(state, seat, "reenterTrain")
      .filter((choice) => choice.train === piece(historical, train))
      .flatMap(({ cities }) => cities.map((id) => historical.cities[id]?.key ?? ""))
      .sort();

  test("NEU-05 Dresden is closed to Prussian and Austrian trains while Saxony is neutral, and open to the Saxon one", () => {
    const hands = { prussia: ["H4"], austria: ["S4"], saxony: ["D4"] } as const;
    const prussian = affairsPosition({
      saxony: SAXONY_NEUTRAL,
      hands,
      begin: { stage: 4, phase: "movement" },
    });
    expect(trainSites(prussian, "frederick", "prussiaT1")).toEqual(["berlin", "magdeburg"]);
    const other = affairsPosition({ saxony: SAXONY_NEUTRAL, hands, begin: { stage: 5, phase: "movement" } });
    expect(trainSites(other, "maria", "austriaT1")).not.toContain("dresden");
    expect(trainSites(other, "maria", "saxonyT1")).toEqual(["dresden"]);
  });

  test("NEU-03 a neutral Prussia may not put a train into Dresden, though Saxony is back on its side", () => {
    const state = neutral({
      saxony: SAXONY_PRUSSIAN_ALLY,
      hands: { prussia: ["H4"] },
      begin: { stage: 4, phase: "movement" },
    });
    expect(trainSites(state, "frederick", "prussiaT1")).toEqual(["berlin", "breslau", "magdeburg"]);
    const dresden = city(historical, "dresden");
    const train = piece(historical, "prussiaT1");
    refused(
      state,
      "frederick",
      { type: "reenterTrain", train, city: dresden, cards: [card("H4")] },
      "NEU-03",
      "closedTerritory",
    );
  });
});
