import { describe, expect, test } from "vitest";
import { play } from "../../src/game/play.ts";
import { view } from "../../src/game/view.ts";
import type { ActionStage } from "../../src/ground/sequence.ts";
import { type Seat, seatsOf } from "../../src/model/options.ts";
import { POWER_NAMES, type PowerName } from "../../src/model/powers.ts";
import { isRefusal } from "../../src/model/rule.ts";
import { historical, packWith } from "../support/packs.ts";
import {
  actionsOffered,
  asked,
  card,
  city,
  marchOf,
  markerOn,
  piece,
  played,
  position,
  positionWithEvents,
  power,
  refused,
} from "../support/position.ts";
import { eventsOfType } from "../support/quietPlay.ts";

const STAGE_OF: Readonly<Record<PowerName, ActionStage>> = {
  france: 3,
  bavaria: 3,
  prussia: 4,
  saxony: 4,
  austria: 5,
  pragmatic: 5,
};

const SEAT_OF: Readonly<Record<PowerName, Seat>> = {
  france: "louis",
  bavaria: "louis",
  prussia: "frederick",
  saxony: "frederick",
  austria: "maria",
  pragmatic: "frederick",
};

describe("roles", () => {
  const state = position({
    variant: "advanced",
    begin: { stage: 2, phase: "hussars" },
    hands: Object.fromEntries(POWER_NAMES.map((name, index) => [name, [`H${index + 2}`]])),
  });

  const powersSeenBy = (seat: Seat): PowerName[] =>
    POWER_NAMES.filter((name) => (view(state, seat).hands[power(name)]?.length ?? 0) > 0);

  const decidersIn = (stage: ActionStage): Seat[] =>
    asked(position({ variant: "advanced", begin: { stage, phase: "movement" } }));

  test("PWR-01 the three roles are Maria Theresa, Frederick and Louis XV, and nobody else may act", () => {
    expect([...seatsOf(state.options)].sort()).toEqual(["frederick", "louis", "maria"]);
    refused(state, "playerA", { type: "done" }, "PWR-01", "unknownSeat");
    refused(state, "playerB", { type: "done" }, "PWR-01", "unknownSeat");
  });

  test("PWR-02 Maria Theresa runs Austria and nothing else", () => {
    expect(powersSeenBy("maria")).toEqual(["austria"]);
    expect(asked(state)).toEqual(["maria"]);
  });

  test("PWR-03 Frederick runs Prussia, Saxony and the Pragmatic Army", () => {
    expect(powersSeenBy("frederick")).toEqual(["prussia", "saxony", "pragmatic"]);
    expect(decidersIn(4)).toEqual(["frederick"]);
    expect(decidersIn(5)).toEqual(["maria", "frederick"]);
  });

  test("PWR-04 Louis XV runs France and Bavaria", () => {
    expect(powersSeenBy("louis")).toEqual(["france", "bavaria"]);
    expect(decidersIn(3)).toEqual(["louis"]);
  });
});

describe("major and minor powers", () => {
  const fortresses = packWith(
    {
      inBavaria: { territory: "bavaria", fortress: "minor" },
      beyondBavaria: {},
      inAustria: { territory: "austria", fortress: "minor" },
      beyondAustria: {},
    },
    [
      ["inBavaria", "beyondBavaria"],
      ["inAustria", "beyondAustria"],
    ],
  );

  /** Whose marker lies on an enemy fortress that a general of the power has just left. */
  const markerAfterConquestBy = (name: PowerName): PowerName | null => {
    const [from, to] =
      STAGE_OF[name] === 5
        ? (["inBavaria", "beyondBavaria"] as const)
        : (["inAustria", "beyondAustria"] as const);
    const state = position({
      pack: fortresses,
      variant: "advanced",
      begin: { stage: STAGE_OF[name], phase: "movement" },
      pieces: { [`${name}1`]: from },
    });
    return markerOn(played(state, SEAT_OF[name], marchOf(state, `${name}1`, [to])).state, from);
  };

  /** Where an eliminated train of the power may come back. */
  const trainSitesOf = (name: PowerName): string[] => {
    const state = position({
      variant: "advanced",
      begin: { stage: STAGE_OF[name], phase: "movement" },
      hands: { [name]: ["H4"] },
    });
    const keys = actionsOffered(state, SEAT_OF[name], "reenterTrain").flatMap((action) =>
      action.type === "reenterTrain" && action.train === piece(historical, `${name}T1`)
        ? [historical.cities[action.city]?.key ?? ""]
        : [],
    );
    return keys.sort();
  };

  test("PWR-05 Austria, Prussia, France and the Pragmatic Army are major powers and conquer for themselves", () => {
    for (const name of ["austria", "prussia", "france", "pragmatic"] as const)
      expect(markerAfterConquestBy(name)).toBe(name);
  });

  test("PWR-06 the minor powers Bavaria and Saxony set no markers of their own", () => {
    expect(markerAfterConquestBy("bavaria")).toBe("france");
    expect(markerAfterConquestBy("saxony")).toBe("prussia");
  });

  test("PWR-15 each minor power has one co-operating major power, to which alone its major fortress is open", () => {
    expect(trainSitesOf("france")).toEqual(["metz", "muenchen", "paris", "strassburg"]);
    expect(trainSitesOf("prussia")).toEqual(["berlin", "dresden", "magdeburg"]);
    expect(trainSitesOf("bavaria")).toEqual(["muenchen"]);
    expect(trainSitesOf("saxony")).toEqual(["dresden"]);
    for (const name of ["austria", "pragmatic"] as const) {
      expect(trainSitesOf(name)).not.toContain("muenchen");
      expect(trainSitesOf(name)).not.toContain("dresden");
    }
  });
});

describe("relations", () => {
  const twoCities = packWith({ x: {}, y: {} }, [["x", "y"]]);

  /** Side by side at the beginning of a's combat phase, they must fight (CMB-01) exactly if they are enemies. */
  const mustFight = (a: PowerName, b: PowerName): boolean => {
    const { events } = positionWithEvents({
      pack: twoCities,
      variant: "advanced",
      begin: { stage: STAGE_OF[a], phase: "combat" },
      pieces: { [`${a}1`]: "x", [`${b}1`]: "y" },
    });
    return eventsOfType(events, "fightsListed").length > 0;
  };

  /** a's general may end his move with b's (STK-02) exactly if the two powers co-operate. */
  const mayJoin = (a: PowerName, b: PowerName): boolean => {
    const state = position({
      pack: twoCities,
      variant: "advanced",
      begin: { stage: STAGE_OF[a], phase: "movement" },
      pieces: { [`${a}1`]: "x", [`${b}1`]: "y" },
    });
    const march = marchOf(state, `${a}1`, ["y"], { commander: `${a}1` });
    return !isRefusal(play(state, SEAT_OF[a], march));
  };

  const relation = (a: PowerName, b: PowerName): "E" | "C" | "A" | "–" => {
    if (a === b) return "–";
    if (mustFight(a, b)) return "E";
    return mayJoin(a, b) ? "C" : "A";
  };

  test("PWR-07 France, Bavaria, Prussia and Saxony never fight one another", () => {
    const allies = ["france", "bavaria", "prussia", "saxony"] as const;
    for (const a of allies) for (const b of allies) if (a !== b) expect(mustFight(a, b)).toBe(false);
  });

  test("PWR-08 Austria and the Pragmatic Army do not fight each other", () => {
    expect(mustFight("austria", "pragmatic")).toBe(false);
    expect(mustFight("pragmatic", "austria")).toBe(false);
  });

  test("PWR-09 two powers that are not allied are enemies, whoever of them is active", () => {
    for (const a of ["france", "bavaria", "prussia", "saxony"] as const)
      for (const b of ["austria", "pragmatic"] as const) {
        expect(mustFight(a, b)).toBe(true);
        expect(mustFight(b, a)).toBe(true);
      }
  });

  test("PWR-10, PWR-11 and PWR-12 only France with Bavaria, Prussia with Saxony, Austria with the Pragmatic Army co-operate", () => {
    const table = Object.fromEntries(
      POWER_NAMES.map((a) => [a, POWER_NAMES.map((b) => relation(a, b)).join(" ")]),
    );
    // The table at the end of section 2.
    expect(table).toEqual({
      france: "– C A A E E",
      bavaria: "C – A A E E",
      prussia: "A A – C E E",
      saxony: "A A C – E E",
      austria: "E E E E – C",
      pragmatic: "E E E E C –",
    });
  });

  test("PWR-13 Frederick's Prussia fights Frederick's Pragmatic Army, each with its own hand", () => {
    const state = position({
      pack: twoCities,
      variant: "advanced",
      begin: { stage: 4, phase: "combat" },
      pieces: { prussia1: "x", pragmatic1: "y" },
      troops: { prussia1: 2, pragmatic1: 5 },
      hands: { prussia: ["H10"], pragmatic: ["H9"] },
    });
    expect(asked(state)).toEqual(["frederick"]);
    refused(state, "frederick", { type: "playCard", card: card("H9") }, "CMB-26");
    const answered = played(state, "frederick", { type: "playCard", card: card("H10") }).state;
    expect(asked(answered)).toEqual(["frederick"]);
    expect(actionsOffered(answered, "frederick", "playCard")).toEqual([
      { type: "playCard", card: card("H9") },
    ]);
  });
});

test("PWR-14 every power keeps its own pieces, troop total and hand, also beside another of the same player", () => {
  const state = position({
    variant: "advanced",
    begin: { stage: 3, phase: "movement" },
    pieces: { france1: "regensburg", bavaria1: "regensburg", france2: "amberg", bavariaT1: "ingolstadt" },
    troops: { france1: 7, france2: 6, bavaria1: 5 },
    hands: { france: ["H10"], bavaria: ["S2"] },
  });
  const { troopTotals, handBacks } = view(state, "louis");
  expect([troopTotals?.[power("france")], troopTotals?.[power("bavaria")]]).toEqual([13, 5]);
  expect([handBacks[power("france")], handBacks[power("bavaria")]]).toEqual([
    [1, 0, 0, 0],
    [1, 0, 0, 0],
  ]);
  refused(
    state,
    "louis",
    { type: "transfer", from: piece(historical, "france1"), to: piece(historical, "bavaria1"), troops: 1 },
    "STK-15",
  );
  refused(
    state,
    "louis",
    {
      type: "reenterTrain",
      train: piece(historical, "bavariaT1"),
      city: city(historical, "muenchen"),
      cards: [card("H10")],
    },
    "TAC-20",
  );
});
