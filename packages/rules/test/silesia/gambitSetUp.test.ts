import { describe, expect, test } from "vitest";
import { newGame } from "../../src/engine.ts";
import { pending } from "../../src/game/play.ts";
import { view } from "../../src/game/view.ts";
import type { Variant } from "../../src/model/options.ts";
import { SAXONY_PRUSSIAN_ALLY } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { compilePack } from "../../src/pack/compile.ts";
import { registerPack } from "../../src/pack/registry.ts";
import { seedFromNumber } from "../../src/tools/rng.ts";
import { afterCession, gambit, leaving, roadToFlanders } from "../support/gambit.ts";
import { historical, historicalData } from "../support/packs.ts";
import {
  asked,
  handOf,
  markerOn,
  offered,
  piece,
  played,
  position,
  refused,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { quietPlay } from "../support/quietPlay.ts";
import { citiesOffered } from "../support/recruiting.ts";
import { isFaceDown } from "../support/supply.ts";

const newGambit = (seed = 1): State =>
  newGame(
    historical,
    { variant: "silesia-gambit", players: 3, politicalOption: false, troopCeiling: false },
    seedFromNumber(seed),
  );

describe("a variant of its own", () => {
  test("GEN-07 and SGA-01 there is no politics stage: the hussar stage follows set-up and every turn", () => {
    const kinds = new Set<string>();
    const begun: number[] = [];
    for (const { before, events } of quietPlay(newGambit())) {
      if (before.turn > 2) break;
      for (const { kind } of pending(before)) kinds.add(kind);
      for (const event of events) {
        if (event.type === "stageBegan") begun.push(event.stage);
        expect(["politicsBegan", "politicalCardOpened", "trumpChosen"]).not.toContain(event.type);
      }
    }
    expect(begun.slice(0, 8)).toEqual([2, 3, 4, 5, 2, 3, 4, 5]);
    for (const political of ["trump", "placement", "selection", "vote", "peaceOffer", "reduction"])
      expect(kinds.has(political)).toBe(false);
  });

  test("GEN-07 and SGA-01 the reduced French income of EN 14 does not hold, both maps are in play", () => {
    const income = (variant: Variant): number => {
      const state = position({ variant, turn: 4, begin: { stage: 3, phase: "tacticalCards" } });
      const after = played(state, "louis", { type: "subsidy", pay: false }).state;
      return handOf(after, "france").length + (after.affairs?.putAside ?? 0);
    };
    expect([income("introductory"), income("silesia-gambit")]).toEqual([3, 5]);
    expect(whereIs(newGambit(), "pragmatic1")).toBe("hannover");
  });

  test("SGA-01 there are no talks and no contracts", () => {
    const state = gambit({ begin: { stage: 3, phase: "movement" }, pieces: { france1: "prag" } });
    const offer = {
      type: "propose",
      partner: "frederick",
      terms: [{ type: "noCombat", power: 0, other: 5 }],
      turns: 1,
    } as const;
    refused(state, "louis", offer, "NEG-01", "talksAreForTheAdvancedGame");
    expect(offered(state, "louis", "propose")).toEqual([]);
    expect(newGambit().affairs?.contracts).toEqual([]);
  });

  test("SGA-01 Arenberg has none of his ties to the Netherlands", () => {
    const supply = (variant: Variant, pieces: Record<string, string>): boolean =>
      isFaceDown(
        position({ pack: roadToFlanders, variant, begin: { stage: 5, phase: "supply" }, pieces }),
        "austria6",
      );
    expect(supply("silesia-gambit", { austria6: "dutch" })).toBe(true);
    expect(supply("advanced", { austria6: "dutch" })).toBe(false);
    expect(supply("silesia-gambit", { austria6: "rhine", pragmaticT1: "dutch" })).toBe(true);
    expect(supply("advanced", { austria6: "rhine", pragmaticT1: "dutch" })).toBe(false);
    expect(supply("silesia-gambit", { austria6: "rhine", austriaT1: "dutch" })).toBe(false);
    const winter = gambit({ turn: 3, begin: { stage: 5, phase: "winter" }, hands: { austria: ["H4"] } });
    const sites = offered(winter, "maria", "recruit").flatMap((choice) =>
      citiesOffered(winter, choice, "austria6"),
    );
    expect(sites).toEqual(["bruessel", "luxemburg", "olmuetz", "prag", "pressburg", "wien"]);
  });

  test("SGA-01 Saxony stays Prussia's ally whatever Prussia loses", () => {
    const state = gambit({
      pack: roadToFlanders,
      begin: { stage: 5, phase: "combat" },
      pieces: { austria1: "post", prussia1: "ulm1" },
      troops: { austria1: 8, prussia1: 4 },
    });
    const after = played(state, "frederick", { type: "stop" }).state;
    expect(troopsAt(after, "prussia1")).toBe(0);
    expect(after.saxony).toBe(SAXONY_PRUSSIAN_ALLY);
    expect(pending(after).map(({ kind }) => kind)).not.toContain("saxonyShift");
  });

  test("GEN-07 and RUL-98 French generals re-enter in München, as in the introductory rules", () => {
    const winter = gambit({ turn: 3, begin: { stage: 3, phase: "winter" }, hands: { france: ["H4"] } });
    const sites = offered(winter, "louis", "recruit").flatMap((choice) =>
      citiesOffered(winter, choice, "france1"),
    );
    expect(sites).toEqual(["metz", "muenchen", "paris", "strassburg"]);
  });

  test("GEN-07 it is a game for three, and without the optional political rule", () => {
    const create = (players: 2 | 3, politicalOption: boolean) => () =>
      newGame(
        historical,
        { variant: "silesia-gambit", players, politicalOption, troopCeiling: false },
        seedFromNumber(1),
      );
    expect(create(2, false)).toThrow("RUL-96");
    expect(create(3, true)).toThrow("GEN-08");
    expect(create(3, false)().agenda[0]?.kind).toBe("allotment");
  });
});

describe("what is used", () => {
  test("SGA-02 all pieces start on both maps, but for the general in Ostpreussen and the train in the Silesia box", () => {
    const state = newGambit();
    const absent = historical.pieces.filter(({ id }) => (state.at[id] as number) < 0).map(({ id }) => id);
    expect(absent).toEqual([piece(historical, "prussia4"), piece(historical, "prussiaT2")]);
    for (const { id, start } of historical.pieces) if (!absent.includes(id)) expect(state.at[id]).toBe(start);
  });

  test("SGA-02 the troops of the general in Ostpreussen are allotted, take no part and are not in the total", () => {
    let state = newGambit();
    for (const { before, after } of quietPlay(newGambit())) {
      state = after;
      if (before.agenda[0]?.kind !== "allotment") break;
    }
    const absent = troopsAt(state, "prussia4");
    expect(absent).toBeGreaterThanOrEqual(6);
    expect(view(state, "frederick").troopTotals?.[2]).toBe(22 - absent);
    const winter = gambit({
      turn: 3,
      begin: { stage: 4, phase: "winter" },
      pieces: { prussia1: "berlin" },
      noPart: ["prussia4", "prussiaT2"],
      hands: { prussia: ["H4"] },
    });
    const [choice] = offered(winter, "frederick", "recruit");
    expect(choice?.offBoard.map(({ general }) => general)).not.toContain(piece(historical, "prussia4"));
    const moving = gambit({
      begin: { stage: 4, phase: "movement" },
      noPart: ["prussiaT2"],
      hands: { prussia: ["H4"] },
    });
    expect(offered(moving, "frederick", "reenterTrain").map(({ train }) => train)).toEqual([
      piece(historical, "prussiaT1"),
    ]);
  });

  test("SGA-10 neither victory boxes nor an Electoral College are used", () => {
    const state = afterCession(
      { prussiaLacked: 1, franceLacked: 1, austriaHeld: 0 },
      { begin: { stage: 3, phase: "movement" }, pieces: { france1: "mainz", france4: "trier" } },
    );
    const one = played(state, "louis", leaving(state, "louis", "france1")).state;
    const { affairs } = played(one, "louis", leaving(one, "louis", "france4")).state;
    expect([markerOn(one, "mainz"), affairs?.threeElectors, affairs?.pools]).toEqual([
      "france",
      -1,
      [0, 0, 0, 0, 0, 0],
    ]);
    const battle = gambit({
      pack: roadToFlanders,
      begin: { stage: 5, phase: "combat" },
      pieces: { austria1: "post", france1: "ulm1" },
      troops: { austria1: 8, france1: 1 },
    });
    const won = played(battle, "louis", { type: "stop" }).state;
    expect(won.affairs?.battleBoxes).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test("SGA-02 everybody allots for all his powers, the Pragmatic Army included", () => {
    expect([...asked(newGambit())].sort()).toEqual(["frederick", "louis", "maria"]);
    expect(offered(newGambit(), "frederick", "allot").map(({ power }) => power)).toEqual([2, 5]);
    expect(handOf(newGambit(), "pragmatic")).toHaveLength(3);
  });
});

test("SET-03 the first city of the list is a set-up city like any other", () => {
  const first = historicalData.board.cities[0]?.id ?? "";
  const pack = registerPack(
    compilePack({
      ...historicalData,
      armies: JSON.parse(
        JSON.stringify(historicalData.armies).replace('"start":"utrecht"', `"start":"${first}"`),
      ),
    }),
  );
  const options = {
    variant: "silesia-gambit",
    players: 3,
    politicalOption: false,
    troopCeiling: false,
  } as const;
  const moved = pack.generals.filter(({ start }) => start === 0);
  expect(moved).toHaveLength(1);
  expect(newGame(pack, options, seedFromNumber(1)).at[moved[0]?.id ?? -1]).toBe(0);
});
