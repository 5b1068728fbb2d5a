import { describe, expect, test } from "vitest";
import { brokenLaws } from "../../src/game/laws.ts";
import type { AssignTroopsAction } from "../../src/model/actions.ts";
import { OFF_MAP_BOX } from "../../src/model/ids.ts";
import {
  FRANCE,
  type PowerName,
  PRAGMATIC,
  SAXONY_AUSTRIAN_ALLY,
  SAXONY_PRUSSIAN_ALLY,
} from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { historical } from "../support/packs.ts";
import {
  affairs,
  executed,
  incomes,
  isAsked,
  type PoliticsSetup,
  packWithCard,
  placed,
  politics,
  poolOf,
  powerAsked,
  selected,
  selectionOver,
} from "../support/politics.ts";
import {
  actionsOffered,
  asked,
  city,
  handOf,
  markerOn,
  offered,
  piece,
  played,
  power,
  refused,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { eventsOfType, quietPlay } from "../support/quietPlay.ts";

/** The power has selected the card; another power has still to act after it. */
const selecting = (key: string, by: PowerName, setup: PoliticsSetup = {}): State => {
  const other = by === "austria" ? "prussia" : "austria";
  const state = politics({
    ...setup,
    opens: [key, "alexei-bestuzhev"],
    hands: { ...setup.hands, [by]: ["H9"], [other]: ["H4"] },
  });
  return selected(placed(state, { [by]: "H9", [other]: "H4" }).state, key).state;
};

const following = (key: string, by: PowerName, setup: PoliticsSetup = {}, receiver?: PowerName) =>
  executed(selecting(key, by, setup), receiver ? { instruction: true, receiver } : { instruction: true });

const assigning = (name: string, troops: number, at?: string): AssignTroopsAction => {
  const general = piece(historical, name);
  const reentries = at === undefined ? [] : [{ general, city: city(historical, at) }];
  return { type: "assignTroops", reentries, split: [{ general, troops }] };
};

const granted = (outcome: { readonly events: Parameters<typeof eventsOfType>[0] }) =>
  eventsOfType(outcome.events, "troopsGranted").map((event) => [event.power, event.troops]);

describe("cards that give", () => {
  test("CRD-06 War of Jenkins' Ear: France receives 1 TC less this turn", () => {
    const { state, events } = following("jenkins-ear", "pragmatic");
    expect(events).toContainEqual({ type: "incomeChanged", power: FRANCE, change: -1 });
    expect(incomes(state)).toMatchObject({ france: 3, bavaria: 2 });
  });

  test("CRD-07 Denmark: the Pragmatic Army receives 1 TC and 3 troops, though France executed it", () => {
    const outcome = following("denmark", "france", { pieces: { pragmatic1: "hannover" } });
    expect(granted(outcome)).toEqual([[PRAGMATIC, 3]]);
    expect(handOf(outcome.state, "pragmatic")).toHaveLength(1);
    expect(asked(outcome.state)).toEqual(["frederick"]);
    const after = played(outcome.state, "frederick", assigning("pragmatic1", 3)).state;
    expect(troopsAt(after, "pragmatic1")).toBe(7);
  });

  test("CRD-12 and RUL-78 Hessian Mercenaries: the selecting power receives 3 troops and no TC", () => {
    for (const [name, seat, general] of [
      ["prussia", "frederick", "prussia1"],
      ["france", "louis", "france1"],
      ["pragmatic", "frederick", "pragmatic1"],
      ["austria", "maria", "austria2"],
    ] as const) {
      const outcome = following("hessian-mercenaries", name, { pieces: { [general]: "heilbronn" } });
      expect(granted(outcome)).toEqual([[power(name), 3]]);
      expect(handOf(outcome.state, name)).toEqual([]);
      expect(asked(outcome.state)).toEqual([seat]);
      expect(troopsAt(played(outcome.state, seat, assigning(general, 3)).state, general)).toBe(7);
    }
  });

  test("CRD-19 and RUL-78 Union of Frankfurt: its executor names France or Bavaria for 2 troops", () => {
    const pieces = { france1: "paris", bavaria1: "landshut" };
    for (const by of ["prussia", "france", "austria"] as const)
      for (const [receiver, general] of [
        ["france", "france1"],
        ["bavaria", "bavaria1"],
      ] as const) {
        const outcome = following("union-of-frankfurt", by, { pieces }, receiver);
        expect(granted(outcome)).toEqual([[power(receiver), 2]]);
        expect(asked(outcome.state)).toEqual(["louis"]);
        expect(troopsAt(played(outcome.state, "louis", assigning(general, 2)).state, general)).toBe(6);
      }
    const back = executed(selecting("union-of-frankfurt", "prussia", { tracks: { saxony: 3 } }), {
      shifts: [{ track: "saxony", steps: -1 }],
    });
    expect(selectionOver(back.state).state.saxony).toBe(SAXONY_PRUSSIAN_ALLY);
  });

  test("CRD-25 and RUL-78 Carnatic Wars: the Pragmatic Army or France, whichever executes it, gets 1 TC and 2 troops", () => {
    for (const [name, general] of [
      ["pragmatic", "pragmatic1"],
      ["france", "france1"],
    ] as const) {
      const outcome = following("carnatic-wars", name, { pieces: { [general]: "heilbronn" } });
      expect(granted(outcome)).toEqual([[power(name), 2]]);
      expect(handOf(outcome.state, name)).toHaveLength(1);
    }
    const pack = packWithCard("carnatic-wars", { powers: ["austria"] });
    const choosing = selecting("carnatic-wars", "austria", { pack });
    expect(offered(choosing, "maria", "execute")[0]?.receivers).toEqual([PRAGMATIC, FRANCE]);
    const chosen = executed(choosing, { instruction: true, receiver: "france" });
    expect(granted(chosen)).toEqual([[FRANCE, 2]]);
  });
});

describe("Electoral Palatinate", () => {
  test("CRD-13 Mannheim becomes French controlled, France receives 1 TC and 3 troops", () => {
    const setup = { pieces: { france1: "paris" }, markers: { mannheim: "austria" } } as const;
    const outcome = following("electoral-palatinate", "austria", setup);
    expect(markerOn(outcome.state, "mannheim")).toBe("france");
    expect(eventsOfType(outcome.events, "conquered")).toEqual([]);
    expect(granted(outcome)).toEqual([[FRANCE, 3]]);
    expect(handOf(outcome.state, "france")).toHaveLength(1);
    expect(asked(outcome.state)).toEqual(["louis"]);
  });

  test("RUL-78 with Mannheim French already only the TC and the troops are given", () => {
    const outcome = following("electoral-palatinate", "france", { pieces: { france1: "paris" } });
    expect(eventsOfType(outcome.events, "electorTurned")).toEqual([]);
    expect(granted(outcome)).toEqual([[FRANCE, 3]]);
  });

  test("EXA-52 as the third elector fortress Mannheim puts a French marker into the box 3 Electors", () => {
    const markers = { koeln: "france", trier: "france", mainz: "austria", mannheim: "austria" } as const;
    const { state } = following("electoral-palatinate", "france", { markers });
    expect(affairs(state).threeElectors).toBe(FRANCE);
    expect(poolOf(state, "france")).toBe(10);
    expect(brokenLaws(state)).toEqual([]);
  });

  test("EXA-52 taken from three joint ones it makes the Pragmatic marker leave the box and brings France none", () => {
    const markers = { koeln: "france", trier: "austria", mainz: "austria", mannheim: "austria" } as const;
    const setup = { markers, affairs: { threeElectors: PRAGMATIC } } as const;
    const { state } = following("electoral-palatinate", "france", setup);
    expect(affairs(state).threeElectors).toBe(-1);
    expect([poolOf(state, "pragmatic"), poolOf(state, "france")]).toEqual([8, 11]);
    expect(brokenLaws(state)).toEqual([]);
  });
});

describe("Quadruple Alliance", () => {
  test("CRD-20 Saxony at once becomes Austria's ally and receives 2 troops", () => {
    const { state, events } = following("quadruple-alliance", "pragmatic", {
      pieces: { saxony1: "dresden" },
    });
    expect(state.saxony).toBe(SAXONY_AUSTRIAN_ALLY);
    expect(affairs(state).tracks.saxony).toBe(5);
    expect(granted({ events })).toEqual([[power("saxony"), 2]]);
    expect(asked(state)).toEqual(["maria"]);
    const after = played(state, "maria", assigning("saxony1", 2)).state;
    expect(troopsAt(after, "saxony1")).toBe(6);
    expect(powerAsked(after)).toBe("austria");
  });

  test("RUL-78 the Saxon general may re-enter with the troops of the Quadruple Alliance", () => {
    const { state } = following("quadruple-alliance", "austria");
    const after = played(state, "maria", assigning("saxony1", 2, "dresden")).state;
    expect(whereIs(after, "saxony1")).toBe("dresden");
    expect(troopsAt(after, "saxony1")).toBe(2);
  });

  test("RUL-78 it leaves a stack with a Prussian general first, and only troops come if it is Austria's ally already", () => {
    const pieces = { saxony1: "dresden", prussia2: "dresden" };
    const { state } = following("quadruple-alliance", "austria", { pieces });
    expect(isAsked(state, "displacement")).toBe(true);
    expect(asked(state)).toEqual(["maria"]);
    const [first] = actionsOffered(state, "maria", "displace");
    const moved = played(state, "maria", first as AssignTroopsAction).state;
    expect(isAsked(moved, "grant")).toBe(true);
    const ally = following("quadruple-alliance", "austria", {
      pieces: { saxony1: "dresden" },
      tracks: { saxony: 5 },
    });
    expect(eventsOfType(ally.events, "saxonyChanged")).toEqual([]);
    expect(isAsked(ally.state, "grant")).toBe(true);
  });

  test("RUL-78 arrow shifts of the same stage are applied afterwards from the new box", () => {
    const start = politics({
      opens: ["quadruple-alliance", "union-of-frankfurt"],
      hands: { prussia: ["H9"], austria: ["H4"] },
      pieces: { saxony1: "dresden" },
    });
    const ranked = placed(start, { prussia: "H9", austria: "H4" }).state;
    const first = executed(selected(ranked, "union-of-frankfurt").state, {
      shifts: [{ track: "saxony", steps: -1 }],
    });
    const second = executed(selected(first.state, "quadruple-alliance").state, { instruction: true }).state;
    expect(affairs(second).tracks.saxony).toBe(5);
    const over = played(second, "maria", assigning("saxony1", 2)).state;
    expect(affairs(over).tracks.saxony).toBe(4);
  });

  test("RUL-78 the ban of Charles Emmanuel is checked when the shift is announced", () => {
    const start = politics({
      opens: ["quadruple-alliance", "charles-emmanuel"],
      hands: { pragmatic: ["H9"], france: ["H4"] },
      pieces: { saxony1: "dresden" },
    });
    const ranked = placed(start, { pragmatic: "H9", france: "H4" }).state;
    const allied = executed(selected(ranked, "quadruple-alliance").state, { instruction: true }).state;
    const next = selected(played(allied, "maria", assigning("saxony1", 2)).state, "charles-emmanuel").state;
    const over = executed(next, { shifts: [{ track: "saxony", steps: -1 }] }).state;
    expect(affairs(over).tracks.saxony).toBe(4);
  });
});

describe("Jacobite Rebellion", () => {
  const pieces = { pragmatic1: "hannover", pragmatic2: "utrecht" };
  const send = { type: "expedition", general: piece(historical, "pragmatic2"), cards: [] } as const;

  test("CRD-26 the Pragmatic Army puts a general into its box at once and draws 1 TC less, to the end of the game", () => {
    const { state } = following("jacobite-rebellion", "france", { pieces });
    expect(isAsked(state, "expedition")).toBe(true);
    expect(asked(state)).toEqual(["frederick"]);
    refused(state, "louis", send, "TRK-05", "notYourDecision");
    const after = played(state, "frederick", send).state;
    expect(after.at[send.general]).toBe(OFF_MAP_BOX);
    expect(powerAsked(after)).toBe("austria");
    expect(incomes(after).pragmatic).toBe(2);
    const later = [...quietPlay(after, (at) => at.turn === 3)].at(-1)?.after;
    if (!later) throw new Error("no third turn");
    expect(later.at[send.general]).toBe(OFF_MAP_BOX);
    expect(incomes(later).pragmatic).toBe(2);
  });

  test("RUL-78 Jacobite Rebellion counts as an expedition corps that never ends", () => {
    const setup = { affairs: { jacobites: true }, inBox: ["prussia4", "pragmatic2", "pragmatic3"] };
    const state = placed(politics({ ...setup, hands: { prussia: ["C2"] } })).state;
    expect(isAsked(state, "return")).toBe(true);
    const generals = ["pragmatic2", "pragmatic3"].map((name) => piece(historical, name));
    expect(offered(state, "frederick", "bringBack")[0]?.generals).toEqual(generals);
  });

  test("CRD-26 TCs that come back as both cards are taken may pay for a general off the board", () => {
    const start = politics({
      opens: ["jacobite-rebellion", "naples"],
      hands: { france: ["H9"], austria: ["H10"], pragmatic: ["H8"] },
    });
    const ranked = placed(start, { france: "H9", austria: "H10", pragmatic: "H8" }).state;
    const first = executed(selected(ranked, "naples").state).state;
    const second = executed(selected(first, "jacobite-rebellion").state, { instruction: true }).state;
    expect(asked(second)).toEqual(["frederick"]);
    const paying = actionsOffered(second, "frederick", "expedition");
    expect(paying).toHaveLength(3);
    expect(handOf(second, "pragmatic")).toHaveLength(1);
  });
});
